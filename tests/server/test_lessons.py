"""Lessons: whatever one does in them, what the guide says is so. Each is played in five ways, and every leaf is held against the engine."""

from __future__ import annotations

import json
import random
import subprocess
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hauberk.common.faults import LANGUAGES
from hauberk.ledger import ledger
from hauberk.play.games import GAMES
from hauberk.play.lessons import Lesson, Step, lessons
from hauberk.play.match import Match
from hauberk.players.by_name import seated
from hauberk.server.encoding import encode
from hauberk.server.lessons import shelf
from hauberk.server.store import Kept
from hauberk.server.tables import TABLES
from hauberk.tell.messages import messages_in

WEB = Path(__file__).parents[2] / "src" / "hauberk" / "web"
ALL = {lesson.id: lesson for lesson in lessons()}
WAYS: dict[str, tuple[str, ...]] = {
    "idly": ("done", "hold_fire", "hold_ground", "stay", "morning", "orders"),
    "by shot and march": ("shoot", "shoot_back", "march"),
    "hand to hand": ("attack", "charge", "group_charge", "advance", "attack_place", "move", "march"),
    "anyhow": (),
    "as a captain": (),
}
"""What somebody does first if he may: five ways to play. The captain, commander or marshal knows by himself."""
CAPTAIN = "as a captain"
PLAYERS = {"battle": "rash:1", "siege": "steady", "campaign": "steady"}
STEPS = {"battle": 160, "siege": 24, "campaign": 40}
FOLLOW = """
import { readFileSync } from 'node:fs';
const facts = await import(process.argv[1] + '/screens/facts.js'), { Lesson } = await import(process.argv[1] + '/screens/lesson.js');
const { plan, moments, country } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const lesson = new Lesson(plan), said = [];
lesson.begun = true;
for (const { view, command } of moments) {
  const read = { battle: facts.battleFacts, siege: facts.siegeFacts, campaign: (each) => facts.campaignFacts(each, country) }[plan.game];
  lesson.see(read(view), plan.game === 'battle' ? `${view.position.turn} ${view.position.active}` : String(view.position.day));
  const { id } = lesson.leaf;
  if (command) lesson.hear(command);
  said.push({ id, done: [...lesson.done] });
}
console.log(JSON.stringify(said));
"""


class Moment(NamedTuple):
    """A moment of a lesson, and what the engine knows of it."""

    view: dict[str, Any]
    command: dict[str, Any] | None
    """What the seat says now."""
    mine: bool | None
    """Must the seat decide? None when it is over."""
    lawful: frozenset[str]
    """The words of all commands there are."""
    riders: bool
    """Is anybody of this side in the saddle and fit to fight?"""
    within_reach: frozenset[str]
    """The steps that one of these commands would tick."""


@pytest.mark.parametrize("name", ALL)
def test_every_word_of_a_lesson_is_there(name: str) -> None:
    """Names, welcome, end, steps and leaves in every language; the rules that are shown are rules."""
    lesson = ALL[name]
    for language in LANGUAGES:
        keys = set(messages_in(language).keys)
        wanted = {f"lesson-{name}-{part}" for part in ("name", "welcome", "over")} | {leaf.key for leaf in lesson.leaves}
        wanted |= {f"lesson-{name}-step-{step.id}{part}" for step in lesson.steps for part in ("", ".short")}
        wanted |= {f"{leaf.key}.title" for leaf in lesson.leaves if not leaf.step}
        assert sorted(wanted - keys) == []
    assert all(rule in ledger() for step in lesson.steps for rule in step.rules)


def test_no_word_of_lessons_lies_about_unused() -> None:
    used = {f"lesson-{lesson.id}-{part}" for lesson in ALL.values() for part in ("name", "welcome", "over")}
    used |= {leaf.key for lesson in ALL.values() for leaf in lesson.leaves}
    used |= {f"lesson-{lesson.id}-step-{step.id}" for lesson in ALL.values() for step in lesson.steps}
    assert {key.split(".")[0] for key in messages_in("en").keys if key.startswith("lesson-")} == used


@cache
def played(name: str, way: str) -> list[Moment]:
    """Every moment of a lesson played in one way, until it is over or so many commands are given."""
    lesson = ALL[name]
    game = GAMES[lesson.game]
    match = Match(game, game.load(lesson.id), f"{lesson.seed} {way}")
    table = TABLES[lesson.game](Kept("x", {game.key: lesson.id}, {letter: {"who": "person"} for letter in "ABC"}, {}, "x"), match)
    chance, mine, wire = random.Random(way), "AB".index(lesson.seat), game.wire(match.scenario)
    player = seated(match, mine, PLAYERS[lesson.game], way)
    found = []
    for _ in range(STEPS[lesson.game]):
        view, seat = json.loads(encode(table.view("en", (lesson.seat,)))), game.seat(match.position)
        legal = [] if seat is None else list(match.legal)
        riders = any(man.able and man.mounted and man.side == mine for man in getattr(match.position.state, "beings", {}).values())
        told = [wire.command(command) for command in legal]
        lawful = frozenset(command["do"] for command in told)
        reach = frozenset(step.id for step in lesson.steps if seat == mine and any(would_tick(step, command) for command in told))
        if seat is None:
            return [*found, Moment(view, None, None, lawful, riders, reach)]
        if seat == mine and way == CAPTAIN:
            command = player.choose(match)
        else:
            command = chosen(legal, WAYS[way] if seat == mine else (), wire, chance)
        found.append(Moment(view, wire.command(command) if seat == mine else None, table.seat == lesson.seat, lawful, riders, reach))
        table.do(command)
    return found


def would_tick(step: Step, command: dict[str, Any]) -> bool:
    """Would this command show that the step was done?"""
    fields, has, men, *_ = step.done
    hands = len(command.get("men") or [1])
    return (
        bool(fields)
        and all(command.get(key) in words for key, words in fields.items())
        and all(command.get(key) for key in has)
        and hands >= men
    )


def chosen(legal: list[Any], first: tuple[str, ...], wire: Any, chance: random.Random) -> Any:
    """One of what is lawful: of the words somebody prefers the first that he may say, else anything."""
    words: dict[str, list[Any]] = {}
    for command in legal:
        words.setdefault(wire.command(command)["do"], []).append(command)
    fights = [each for each in legal if getattr(each, "choice", "") == "quick"]  # a fight of a day by the table: it is not what is learned
    if fights:
        return fights[0]
    word = next((each for each in first if each in words), None) or chance.choice(sorted(words))
    return chance.choice(words[word])


def said(lesson: Lesson, way: str, folder: Path) -> list[dict[str, Any]]:
    """What the guide says at each moment, by the page's own modules."""
    plan = next(each for each in shelf("en")["lessons"] if each["id"] == lesson.id)
    places = GAMES["campaign"].load(lesson.id).map.places.values() if lesson.game == "campaign" else ()
    moments = [{"view": moment.view, "command": moment.command} for moment in played(lesson.id, way)]
    path = folder / "moments.json"
    path.write_bytes(encode({"plan": plan, "moments": moments, "country": {"places": [{"id": one.id, "hex": one.hex} for one in places]}}))
    line = ["node", "--input-type=module", "-e", FOLLOW, WEB.as_uri(), str(path)]
    found = subprocess.run(line, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    return list(json.loads(found.stdout))


OTHERS = {"rest", "wait", "answering", "siege_rest", "campaign_rest"}
SHOTS, MOVES, BLOWS, CHARGES = {"shoot"}, {"move", "work", "dismount", "mount"}, {"attack", "work", "clear_hex"}, {"charge", "group_charge"}
DEEDS = {
    "shoot": SHOTS, "shoot_again": SHOTS, "window": SHOTS, "clear": SHOTS, "charge": CHARGES, "again": CHARGES, "charge_more": CHARGES,
    "move": MOVES, "move_more": MOVES, "move_again": MOVES, "ride": MOVES, "ride_more": MOVES, "come": MOVES, "come_more": MOVES,
    "climb": MOVES, "more": MOVES, "hold": MOVES, "carry_first": MOVES,
    "fight": BLOWS, "fight_more": BLOWS, "fight_again": BLOWS, "fight_alone": BLOWS, "strike": BLOWS,
    "place": {"attack_place"}, "march": {"march", "stay"}, "march_more": {"march", "stay"}, "spy": {"march", "stay"},
    "morning": {"morning"}, "morning_later": {"morning"}, "orders": {"orders"}, "orders_again": {"orders"},
    "build": {"orders"}, "talk": {"orders"},
    "action": {"answer"}, "action_later": {"answer"}, "react": {"shoot_back"}, "react_again": {"shoot_back"}, "ending": {"shoot_back"},
    "watched": {"shoot_back"},
}  # fmt: skip
"""What must be lawful when a leaf is shown: one of these."""
NOTHING = {"charge_none": CHARGES, "charge_over": CHARGES, "idle": {"shoot", "attack", "move", "charge", "group_charge"}}
"""What must not be lawful then."""


def is_true(leaf: str, moment: Moment) -> bool:
    """Does the engine agree with what a leaf says?"""
    if leaf in ("over", "short"):
        return moment.mine is None
    if leaf in OTHERS:
        return moment.mine is False
    if not moment.mine or moment.lawful & NOTHING.get(leaf, set()):
        return False
    return not moment.riders if leaf == "on_foot" else leaf not in DEEDS or bool(moment.lawful & DEEDS[leaf])


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ALL)
def test_the_guide_never_lies(name: str, way: str, tmp_path: Path) -> None:
    """At every decision what is said is so, whichever way one plays; and there is always something to say."""
    told = said(ALL[name], way, tmp_path)
    moments = played(name, way)
    assert {leaf["id"] for leaf in told} - {each.id for each in ALL[name].leaves} <= {"over", "short"}
    assert [(number, leaf["id"]) for number, leaf in enumerate(told) if not is_true(leaf["id"], moments[number])] == []


@pytest.mark.parametrize("name", ALL)
def test_steps_tick_themselves(name: str, tmp_path: Path) -> None:
    """Of the five ways some do most of it, and idling does not; what none has done could have been done in one of them."""
    done = [set(said(ALL[name], way, tmp_path)[-1]["done"]) for way in WAYS]
    steps = {step.id for step in ALL[name].steps}
    within_reach = {step for way in WAYS for moment in played(name, way) for step in moment.within_reach}
    assert set.union(*done) | within_reach == steps
    assert len(set.union(*done)) > len(steps) / 2 or name == "the_first_day"
    assert done[list(WAYS).index("idly")] < steps
