"""What holds for every game, every edition and every scenario: the contract between the rules and the world."""

from __future__ import annotations

import json
import random
from fractions import Fraction
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

import hauberk
from hauberk.battle.core.events import Rolled
from hauberk.common.dice import DiceRanOut, ScriptedDice
from hauberk.common.faults import BadInput
from hauberk.common.refusal import Refused
from hauberk.library import SpokenMatch, load
from hauberk.play.contract import names
from hauberk.play.forecast import branches, drawn, forecast, merged
from hauberk.play.games import GAMES
from hauberk.play.record import parse, resume, states, verify
from hauberk.play.record_writer import AnyMatch, lines_of
from hauberk.players.anybody import Anybody
from hauberk.rulesets.editions import RULESETS
from hauberk.tell.messages import LANGUAGES
from hauberk.text.parsing import Order
from hauberk.text.parsing import parse as parse_line
from hauberk.text.tables import SPEECHES
from tests.contract.matches import EVERY, FIRST, WITNESSES, begun, playable, player_of, scenario_of

STEPS = 120
LISTED = 400
"""A longer list is not walked from end to end."""
BY_OTHER_RULES = "by the rules|edition|ruleset"
"""Why a scenario cannot be played by another edition than its own."""
LIKELY = 4.5
"""Standard errors that a drawn chance may be off; the seeds are fixed, so what holds once holds always."""


def check_legal(match: AnyMatch, chance: random.Random) -> list[Any]:
    """What is counted, numbered, asked and listed agrees; some of it."""
    legal = match.legal
    size = len(legal)
    assert size > 0
    some = [legal.nth(chance.randrange(size)) for _ in range(3)]
    assert all(command in legal and match.why_not(command) is None for command in some)
    for number in (-1, size):
        with pytest.raises(IndexError):
            legal.nth(number)
    if size <= LISTED:
        listed = list(legal)
        assert listed == [legal.nth(number) for number in range(size)]
        name = next((part for part in match.state.beings if names(listed[-1], part)), "") if match.game.kind == "battle" else ""
        assert set(legal.of(name)) <= set(listed) if name else True
    return some


def check_forms(match: AnyMatch, commands: list[Any], language: str) -> None:
    """What is lawful can be written down and typed, and means the same when it is read."""
    wire, scene = match.game.wire(match.scenario), SPEECHES[match.game.kind](match, language).scene
    for command in commands:
        assert wire.read_command(json.loads(json.dumps(wire.command(command)))) == command
        line = scene.write(command)
        found = parse_line(scene, line)
        assert isinstance(found, Order), f"{line}: {found}"
        assert found.command == command, line


def check_step(match: AnyMatch, command: Any) -> None:
    """The input stays as it was, and events alone make the same state."""
    before, told = match.state, repr(match.state) if len(match.steps) % 8 == 0 else ""
    state = before
    for event in match.do(command):
        state = match.game.evolve(state, event)
    assert state == match.state
    assert not told or repr(before) == told, "decide changed its input"


@pytest.mark.parametrize(("kind", "edition", "name"), EVERY)
def test_a_match_keeps_the_contract(kind: str, edition: str, name: str) -> None:
    """Lawful commands are accepted, written and typed; a match written down, read, resumed and verified is the same match."""
    if not playable(kind, edition, name):
        with pytest.raises(BadInput, match=BY_OTHER_RULES):
            scenario_of(kind, edition, name)
        return
    match = begun(kind, name, f"{edition}/{name}", edition)
    chance, player, witness = random.Random(name), player_of(kind, name), WITNESSES.get(kind, lambda _match: None)(match)
    assert match.scenario.ruleset.digest() == match.scenario.ruleset.digest()
    for number in range(STEPS):
        if match.side is None:
            break
        some = check_legal(match, chance)
        if number % 3 == 0:
            check_forms(match, some, LANGUAGES[number % len(LANGUAGES)])
        check_step(match, player.choose(match))
        if witness is not None:
            witness.see(match.steps[-1], match.state)
        back_and_forth(match, chance)
    record = parse("\n".join(lines_of(match)))
    assert verify(record) is None
    *_, (_, last) = states(record)
    again = resume(record, match.seed)
    assert last == match.state == again.state
    if match.side is not None:
        following = match.legal.nth(0)
        assert again.do(following) == match.do(following), "the dice go on"


def back_and_forth(match: AnyMatch, chance: random.Random) -> None:
    """Whoever may take his step back gets the state of before; no throw is ever taken back, and nobody takes back another's."""
    last, side = match.steps[-1], match.side
    if last.command is None or chance.random() > 0.3:
        return
    if side is not None and side != last.side:
        with pytest.raises(Refused):
            match.undo(side)
    if match.may_undo(last.side) is not None:
        return
    assert not any(isinstance(event, Rolled) for event in last.events)
    before, after = match.state_at(len(match.steps) - 2), match.state
    match.undo(last.side)
    assert match.state == before
    match.do(last.command)
    assert match.state == after


@pytest.mark.parametrize(("kind", "name"), FIRST)
def test_same_seed_same_match_and_two_do_not_touch(kind: str, name: str) -> None:
    """Matches side by side, of all editions and two of one, play step by step as each does alone; a copy goes its own way."""
    editions = [edition for edition in RULESETS if playable(kind, edition, name)]

    def played(editions: list[str]) -> list[Any]:
        matches = [begun(kind, name, "twins", edition) for edition in editions]
        players = [player_of(kind, "twin") for _ in matches]
        for _ in range(60):
            for match, player in zip(matches, players, strict=True):
                if match.side is not None:
                    match.do(player.choose(match))
        return [match.state for match in matches]

    alone = [played([edition])[0] for edition in editions]
    assert played([*editions, editions[0]]) == [*alone, alone[0]]
    match = SpokenMatch(begun(kind, name, "twins"))
    other = match.copy()
    match.do(match.legal[0])
    assert len(other.match.steps) < len(match.match.steps)
    assert other.do(other.legal[0]) == match.copy().story()[-len(other.story()) :] or other.match.state == match.match.state


@pytest.mark.parametrize(("kind", "name"), FIRST)
def test_a_forecast_sums_to_one_and_is_what_decide_does(kind: str, name: str) -> None:
    """Where the dice can fall in few ways, each is what `decide` makes of these faces; what is drawn lies within its error."""
    match, player, exact, guessed = begun(kind, name, "odds"), player_of(kind, "odds"), 0, 0
    game = match.game
    for _ in range(260):
        if match.side is None or (exact >= 6 and guessed >= 2):
            break
        command = player.choose(match)
        found = forecast(game, match.position, command, most=120, number=60)
        assert sum((outcome.chance for outcome in found.outcomes), Fraction(0)) == 1
        assert all(0 <= chance <= 1 for chance in found.changes.values())
        if found.drawn:
            guessed += 1
            assert all(0 < found.error(chance) < 0.2 for chance in found.changes.values())
        elif len(ways := list(branches(game, match.position, command))) > 1:
            exact += 1
            for way in ways[:5]:
                assert game.decide(match.position, command, ScriptedDice(way.faces)) == (way.events, way.state)
            with pytest.raises(DiceRanOut):
                game.decide(match.position, command, ScriptedDice(ways[0].faces[:-1]))
            check_drawn(match, command, found)
        match.do(command)
    assert exact or guessed


def check_drawn(match: AnyMatch, command: Any, found: Any) -> None:
    """As many draws come as near to the exact chances as draws can."""
    number = 80
    counted = {outcome.changes: Fraction(0) for outcome in found.outcomes}
    for outcome in merged(match.game, match.state, drawn(match.game, match.position, command, "check", number)):
        counted[outcome.changes] += outcome.chance
    for changes, part in counted.items():
        chance = float(found.chance(lambda outcome, wanted=changes: outcome.changes == wanted))
        assert abs(float(part) - chance) <= LIKELY * sqrt(max(chance * (1 - chance), 0.002) / number)


@pytest.mark.parametrize(("kind", "name"), FIRST)
def test_what_a_seat_sees_is_json_and_its_own(kind: str, name: str) -> None:
    """It is made of the position and nothing else, can be written down, and of nobody's seat there is no more than of one's own."""
    match, player = begun(kind, name, "sight"), player_of(kind, "sight")
    seats = range(len(match.game.seats(match.scenario)))
    for _ in range(30):
        if match.side is None:
            break
        whole = len(json.dumps(match.game.sight(match.position, tuple(seats))))
        for seat in seats:
            seen = json.dumps(match.game.sight(match.position, (seat,)))
            assert seen == json.dumps(match.game.sight(match.position, (seat,)))
            assert match.seed not in seen
            assert kind == "campaign" or len(seen) <= whole
        match.do(player.choose(match))


@pytest.mark.parametrize(("kind", "name"), FIRST)
def test_a_program_plays_by_sentences(kind: str, name: str, tmp_path: Path) -> None:
    """`hauberk.load`, whatever the scale: asked, weighed, done, taken back, copied, kept, gone on with and verified."""
    match = load(name, seed="1066")
    assert repr(match).startswith(f"<{kind} {name}: 0 steps")
    assert len(str(match).splitlines()) > 3
    assert "sing a song" not in match.legal
    for number in range(12):
        sentence = match.legal[number % len(match.legal)]
        assert sentence in match.legal
        assert match.why_not(sentence) is None
        assert match.read(str(sentence)) == sentence.command
        twin = match.copy()
        told = match.do(str(sentence), lang=LANGUAGES[number % len(LANGUAGES)])  # English is understood in every language
        assert [len(line.details) for line in told] == [len(line.details) for line in twin.do(sentence)]
        if match.match.awaits_fight:
            break
    path = tmp_path / "match.jsonl"
    match.save(path)
    other = load(path, seed="1066")
    assert other.match.state == match.match.state
    assert [*other.story("fr")] == [*match.story("fr")]
    assert GAMES[kind].load(name).ruleset.digest() == match.match.scenario.ruleset.digest()


# -- when it is over ---------------------------------------------------------------------------------------------------


def test_nobody_is_advised_when_it_is_over() -> None:
    match = hauberk.load("the_farm_on_the_gargano_road", seed="1066")
    anybody = Anybody("1066")
    while not match.over:
        match.do(anybody.choose(match.match))
    assert match.seat is None
    assert list(match.legal) == []
    with pytest.raises(LookupError, match="over"):
        match.hint()
