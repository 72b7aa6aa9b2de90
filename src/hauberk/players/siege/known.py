"""What a commander knows of a siege: what his side may see, and what he can work out of it. Everything he decides rests on this."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

from hauberk.battle.core.being import NOBODY, Side
from hauberk.common.dice import D10
from hauberk.play.siege.game import SiegeMatch
from hauberk.players.budget import Budget
from hauberk.siege import events as e
from hauberk.siege import marker
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.kinds import SUPPLY_SORTIE
from hauberk.siege.knowledge import counts_food, known_to
from hauberk.siege.rules import SiegeRules
from hauberk.siege.state import OUTER_LOST, SiegeState

STOLEN = "provisions_stolen"


class Known(NamedTuple):
    """A siege as one side knows it."""

    field: SiegeField
    state: SiegeState
    """The state without what the other side keeps to itself: its food, stores, building sites, jobs, sealed orders and musters."""
    side: Side
    food: dict[int, float]
    """How many days the besieged can still eat, today counted, each with its chance; to themselves it is certain."""
    budget: Budget = Budget()
    """How much may be thought about it."""

    @property
    def position(self) -> SiegePosition:
        """Field and state as he knows them."""
        return self.field.at(self.state)

    @property
    def nights(self) -> tuple[float, ...]:
        """The chance that the food ends tonight, tomorrow night and so on, if it has lasted till then. [PROV-06, A-SIEGE-07]"""
        most, left, found = max(self.food), 1.0, list[float]()
        for day in range(1, most + 1):
            chance = self.food.get(day, 0.0)
            found.append(min(1.0, chance / left) if left > 1e-9 else 1.0)
            left -= chance
        return tuple(found)

    @property
    def days(self) -> float:
        """Days of food on average."""
        return sum(days * chance for days, chance in self.food.items())


def known(game: SiegeMatch, side: Side, budget: Budget | None = None) -> Known:
    """What a side knows of a siege. [RULING-G-52]"""
    position = game.position
    field, state = position
    food = {max(1, state.food): 1.0} if counts_food(field, side) else guessed(game)
    return Known(field, known_to(position, side), side, food, budget or Budget())


# -- the besieger's guess ----------------------------------------------------------------------------------------------


def guessed(game: SiegeMatch) -> dict[int, float]:
    """How long the food may last, for one who counts days, mouths and what he has seen carried in or lost.

    [PROV-01, PROV-02, PROV-03, PROV-05, PROV-07, A-SIEGE-04, A-SIEGE-05, A-SIEGE-06, A-SIEGE-09, A-SIEGE-10]
    """
    rules = game.field.rules
    mouths = len(game.start.present(game.start.besieged))
    food = at_first(rules, game.field.place.kind, mouths)
    held = game.start.held
    for step in game.steps:
        for event in step.events:
            if isinstance(event, e.DayBegan) and event.day > 1:
                food = _shifted(food, {-1: 1.0})
            elif isinstance(event, e.MarkerMoved):
                food = _shifted(food, {-event.boxes: 1.0})
            elif isinstance(event, e.EventDrawn) and event.what == STOLEN and not marker.runs(game.field):
                food = _shifted(food, {-rules.events.events[STOLEN].amount: 1.0})
            elif isinstance(event, e.FightEnded) and event.kind == SUPPLY_SORTIE:
                food = _shifted(food, _carried(rules, event.winner, game.start.besieged))
            elif isinstance(event, e.FellBack):
                if event.held == OUTER_LOST and held != OUTER_LOST:
                    food = _halved(food)
                held = event.held
    return food


def at_first(rules: SiegeRules, kind: str, mouths: int) -> dict[int, float]:
    """The days of provisions with which a place begins, each with its chance. [PROV-01, PROV-02, PROV-03]"""
    return dict(_thrown(rules.provisions.dice[kind], rules.provisions.modifier(kind, mouths), rules.provisions.least))


@cache
def _thrown(dice: int, modifier: int, least: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for faces in product(range(1, D10 + 1), repeat=dice):
        days = max(least, sum(faces) + modifier)
        found[days] = found.get(days, 0.0) + 1 / D10**dice
    return found


def _carried(rules: SiegeRules, winner: Side | None, besieged: Side) -> dict[int, float]:
    """Beasts that may have come in: all of them when the foragers held the field, or half of them. [FORAGE-02, PROV-05]"""
    die = rules.figures.pack_die
    share = 1 if winner in (besieged, None, NOBODY) else 2
    found: dict[int, float] = {}
    for face in range(1, die + 1):
        found[face // share] = found.get(face // share, 0.0) + 1 / die
    return found


def _shifted(food: dict[int, float], by: dict[int, float]) -> dict[int, float]:
    """The days after a change; they still hold out, so there is a day left at least."""
    found: dict[int, float] = {}
    for days, chance in food.items():
        for change, part in by.items():
            if days + change > 0:
                found[days + change] = found.get(days + change, 0.0) + chance * part
    whole = sum(found.values())
    return {days: chance / whole for days, chance in sorted(found.items())} if whole else {1: 1.0}


def _halved(food: dict[int, float]) -> dict[int, float]:
    """Half of it, rounded down, was left behind. [PROV-07, A-SIEGE-10]"""
    found: dict[int, float] = {}
    for days, chance in food.items():
        left = max(1, days - days // 2)
        found[left] = found.get(left, 0.0) + chance
    return found
