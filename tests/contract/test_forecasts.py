"""The reckoning before the dice is what the dice do: every face of every die, thrown through `decide`, in random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import islice, product
from typing import Any, NamedTuple

from tools import golden

from hauberk.battle.core import commands as c
from hauberk.battle.core import events as e
from hauberk.battle.core.field import Position
from hauberk.battle.core.questions import CoverAsked
from hauberk.campaign import events as ce
from hauberk.common.doing import Rolled
from hauberk.common.term import DIE
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.queries import MOST_BRANCHES, field_of_fire
from hauberk.play.campaign.forecast import quick, refusal
from hauberk.play.contract import AnyGame
from hauberk.play.forecast import Branch, branches, merged
from hauberk.play.games import GAMES
from hauberk.play.record import parse, states
from hauberk.play.siege.forecast import parley
from hauberk.play.steps import Undone
from hauberk.server.battle.odds import forecast
from hauberk.server.battle.speech import Speech
from hauberk.siege import events as se
from hauberk.siege.bombarding_days import chances
from hauberk.siege.fires_by_day import chance as fire_chance

MOST_BATTLES = 3
"""So many battles by the table are looked at, with the ground drawn and without."""
OFTEN = 3
"""Of the shots of a record every so manieth is looked at."""


def thrown() -> Iterator[tuple[Speech, Position, c.Command, list[Branch]]]:
    """Blows, shots and tests of the recorded battles, each with every way it can turn out."""
    for path in sorted(golden.RECORDS.glob("battle-*.jsonl.gz")):
        record = parse("\n".join(golden.read(path)), path.name)
        field, state = BATTLE.start(record.scenario).field, record.scenario.start
        found = []
        for entry, after in states(record):
            if not isinstance(entry, Undone) and isinstance(entry.command, c.Attack | c.Shoot):
                found.append((field.at(state), entry.command))
            state = after
        speech = Speech(record.scenario, "en")
        shots = [each for each in found if isinstance(each[1], c.Shoot)]
        for position, command in (*(each for each in found if each not in shots), *shots[::OFTEN]):
            ways = list(islice(all_ways(position, command), MOST_BRANCHES))
            if len(ways) < MOST_BRANCHES:
                yield speech, position, command, ways


def all_ways(position: Position, command: c.Command) -> Iterator[Branch]:
    """Through `decide` alone; who is shot at round a corner takes cover against this shot."""
    for way in branches(BATTLE, position, command):
        asked = way.state.pending[-1] if way.state.pending else None
        if isinstance(asked, CoverAsked) and isinstance(command, c.Shoot):
            for after in branches(BATTLE, position.field.at(way.state), c.TakeCover(asked.man, command.man)):
                yield Branch(way.chance * after.chance, way.faces + after.faces, way.events + after.events, after.state)
        else:
            yield way


def faces_of(found: list[Branch], kind: type, field: str) -> dict[int, set[Any]]:
    """By the face of the die of a sum, the events in which it fell."""
    come: dict[int, set[Any]] = {}
    for branch in found:
        for event in branch.events:
            if isinstance(event, kind):
                face = next((term.value for term in getattr(event, field) if term.reason == DIE), 0)
                come.setdefault(face, set()).add(event)
    return come


def test_a_forecast_is_every_face_thrown() -> None:
    """The outcomes with their chances, and, face by face, what is said to come of it."""
    blows = shots = 0
    for speech, position, command, ways in thrown():
        assert sum(way.chance for way in ways) == 1
        shown = forecast(speech, position.state, command)
        outcomes = merged(BATTLE, position.state, ways)
        if set(shown.assumes) <= {"cover_asked"}:
            assert [(Fraction(each.chance), each.changes, each.asked) for each in shown.outcomes] == [
                (outcome.chance, dict(outcome.changes), outcome.asked) for outcome in outcomes
            ]
        for row in shown.reckoning:
            if row.event == "fought":
                read = {face: {each.result for each in found} for face, found in faces_of(ways, e.Fought, "die_terms").items()}
                assert not read or {each.face: {each.result} for each in row.faces} == read
                blows += bool(read)
            elif row.title == "What it does":
                struck = [event for way in ways for event in way.events if isinstance(event, e.Shot) and event.victim == row.target]
                for event in struck:
                    if event.cover_terms == struck[0].cover_terms:
                        assert row.faces[event.hit_terms[0].value - 1].result == (event.result or "-")
                shots += bool(struck)
    assert blows > 5
    assert shots > 20


def test_the_field_of_fire_has_the_chances_of_a_shot() -> None:
    """Against somebody on foot and without armour, where nobody stands in the way of a stray shot: the share of the faces that harm."""
    compared = 0
    for _, position, command, ways in thrown():
        if not isinstance(command, c.Shoot):
            continue
        man, target = position.state.beings[command.man], position.state.beings[command.target]
        weapon = position.field.rules.weapons[command.weapon]
        mark = next((each for each in field_of_fire(position, man, weapon) if each.cell == command.aim), None)
        if mark is None or mark.origin != command.origin or target.mounted or target.character.armoured:
            continue
        flown = [(way.chance, event) for way in ways for event in way.events if isinstance(event, e.Shot)]
        assert sum((chance for chance, shot in flown if shot.impact == command.aim), Fraction(0)) == mark.on_target
        harm = sum((chance for chance, shot in flown if shot.impact == command.aim and shot.result), Fraction(0))
        assert harm == mark.harm
        compared += 1
    assert compared > 5


# -- sieges and campaigns ------------------------------------------------------------------------------------------------


class Instead:
    """The dice of a recorded step up to some throw, other faces from there on, and then middling ones."""

    def __init__(self, before: list[int], faces: tuple[int, ...]) -> None:
        self._faces = [*before, *faces]

    def throw(self, sides: int) -> int:
        return min(sides, self._faces.pop(0)) if self._faces else (sides + 1) // 2


class Cast(NamedTuple):
    """An event that a die has decided, in the step of a recorded game."""

    game: AnyGame
    position: Any
    """Before the step."""
    command: Any
    index: int
    """Where it stands in the step."""
    events: tuple[Any, ...]

    @property
    def rolls(self) -> list[int]:
        """Where in the step the dice fell before it."""
        return [index for index, event in enumerate(self.events[: self.index]) if isinstance(event, Rolled)]

    def before(self, last: int = 1) -> Any:
        """The position before the last dice fell."""
        state = self.position.state
        for event in self.events[: self.rolls[-last]]:
            state = self.game.evolve(state, event)
        return self.position.field.at(state)

    def faces(self, last: int = 1, kind: type | None = None) -> Iterator[Any]:
        """What this event, or the next of another kind, is with every face of the last dice before it, decided anew."""
        rolls = [self.events[index] for index in self.rolls]
        before, start = [roll.face for roll in rolls[:-last]], self.rolls[-last]
        for faces in product(*(range(1, roll.sides + 1) for roll in rolls[-last:])):
            events, _ = self.game.decide(self.position, self.command, Instead(before, faces))
            assert events[:start] == self.events[:start]
            yield next(event for event in events[start:] if type(event) is (kind or type(self.events[self.index])))


def cast(kind: str, *events: type) -> Iterator[Cast]:
    """All of these events in the recorded games of a scale."""
    for path in sorted(golden.RECORDS.glob(f"{kind}-*.jsonl.gz")):
        record = parse("\n".join(golden.read(path)), path.name)
        game = GAMES[kind]
        before = game.start(record.scenario)
        for entry, after in states(record):
            if not isinstance(entry, Undone) and entry.command is not None:
                found = [index for index, event in enumerate(entry.events) if isinstance(event, events)]
                yield from (Cast(game, before, entry.command, index, entry.events) for index in found)
            before = before.field.at(after)


def shares(found: Iterable[str]) -> dict[str, Fraction]:
    """How often each word comes."""
    counted = Counter(found)
    return {word: Fraction(number, counted.total()) for word, number in counted.items()}


def test_the_chances_of_a_siege_are_what_is_decided() -> None:
    """Stones against a wall, fire at timber, a parley: every face of the die, in the days of the recorded sieges."""
    compared: Counter[type] = Counter()
    for each in cast("siege", se.Bombarded, se.FireTried, se.Parleyed):
        event, position = each.events[each.index], each.before()
        if isinstance(event, se.Bombarded):
            assert shares(found.result for found in each.faces()) == chances(position, event.hex, event.points)
        elif isinstance(event, se.Parleyed):
            shown, yields = parley(position), shares(str(found.yields) for found in each.faces()).get("True", Fraction(0))
            assert yields == Fraction(shown["chance"]) or (yields > Fraction(shown["chance"]) and shown["at_least"])
        elif event.what in ("caught", "failed") and not any(term.reason == "all_day" and len(event.terms) == 2 for term in event.terms):
            archers = 1 + sum(term.value for term in event.terms if term.reason == "more_archers")
            assert shares(found.what for found in each.faces()).get("caught", Fraction(0)) == fire_chance(position, event.hex, archers)
        else:
            continue
        compared[type(event)] += 1
    assert compared[se.Bombarded] > 15
    assert compared[se.Parleyed] > 8


def test_the_chances_of_who_slips_away_are_what_is_decided() -> None:
    compared = 0
    for each in islice(cast("campaign", ce.Slipped), 40):
        event, position = each.events[each.index], each.before()
        group = next((group for group in position.state.groups.values() if event.who in group.men), None)
        if group is None:
            continue
        shown = refusal(position, group._replace(men=(event.who,)))
        assert shown == {word: float(share) for word, share in shares(found.result for found in each.faces()).items()}
        compared += 1
    assert compared > 20


def test_the_letters_of_a_battle_by_the_table_are_what_is_decided() -> None:
    """Whatever ground is drawn for it."""
    grounds: Counter[bool] = Counter()
    for each in cast("campaign", ce.QuickFought):
        purposes = [each.events[index].purpose for index in each.rolls]
        drawn = purposes.index("quick")
        while drawn and purposes[drawn - 1] in ("sheet", "turned", "north"):
            drawn -= 1
        if grounds[drawn < purposes.index("quick")] == MOST_BATTLES:
            continue
        upto = each._replace(index=each.rolls[purposes.index("quick")] + 1)
        last = purposes.index("quick") + 1 - drawn
        position = upto.before(last)
        shown = quick(position, position.state.battle)["letters"]
        come = shares(found.letter for found in upto.faces(last, type(each.events[each.index])))
        assert {letter["letter"]: Fraction(letter["chance"]) for letter in shown} == come
        grounds[drawn < purposes.index("quick")] += 1
    assert min(grounds[True], grounds[False]) == MOST_BATTLES
