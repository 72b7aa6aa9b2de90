"""Sieges for tests: a scenario of the package, changed as a test needs it, and dice that are written down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from hauberk.battle.core.being import Health, Side
from hauberk.common.dice import ScriptedDice
from hauberk.common.refusal import Refusal, Refused
from hauberk.play.siege.game import siege_field, siege_start
from hauberk.play.siege.scenario import load_siege
from hauberk.siege import actions
from hauberk.siege.commands import Command
from hauberk.siege.doing import Doing
from hauberk.siege.events import Event
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.state import ACTIVITIES, SiegeState

FARM, NEST, PRIORY = "the_farm_on_the_gargano_road", "the_myrtles_of_taormina", "marmions_ditch"
CASTLE, RELIEVED, CLASSIC = "snow_at_oxford", "rain_at_malmesbury", "the_monk_of_arques"
E = TypeVar("E")


class Siege:
    """A siege at some moment, to which a test does one thing after the other."""

    def __init__(self, name: str = CASTLE, **switches: bool) -> None:
        scenario = load_siege(name)
        if switches:
            scenario = scenario.under(scenario.ruleset.with_siege_switches(**switches))
        self.field: SiegeField = siege_field(scenario)
        self.state: SiegeState = siege_start(scenario, self.field)._replace(day=7, step=ACTIVITIES - 1, food=20)
        self.events: tuple[Event, ...] = ()

    @property
    def position(self) -> SiegePosition:
        """The siege as it stands."""
        return self.field.at(self.state)

    def change(self, **changes: Any) -> Siege:
        """Let the state be otherwise."""
        self.state = self.state._replace(**changes)
        return self

    def keep(self, side: Side, number: int) -> Siege:
        """Only so many of a side are left, its commander among them."""
        people = sorted(self.state.present(side), key=lambda person: "commander" not in person.roles)
        for person in people[number:]:
            self.state = self.state.with_person(person._replace(health=Health.DEAD))
        return self

    def run(self, step: Callable[[Doing], None], dice: Iterable[int] = ()) -> Siege:
        """One part of a day, with these dice and no others."""
        thrown = ScriptedDice(dice)
        doing = Doing(self.position, thrown)
        step(doing)
        assert not thrown.left_over, "dice were left over"
        self.state, self.events = doing.state, tuple(doing.events)
        return self

    def ask(self, question: Any) -> Siege:
        """Let something be asked."""
        return self.change(pending=(*self.state.pending, question))

    def do(self, command: Command, dice: Iterable[int] = (), strict: bool = True) -> Siege:
        """A command, with these dice; the day goes on from there, so there may have to be more of them than a test is about."""
        thrown = ScriptedDice(dice)
        self.events, self.state = actions.decide(self.position, command, thrown)
        assert not strict or not thrown.left_over, "dice were left over"
        return self

    def refused(self, command: Command) -> Refusal | None:
        """Why a command is turned down."""
        return actions.refuse(self.position, command)

    def happened(self, kind: type[E]) -> list[E]:
        """Events of a kind that the last thing brought."""
        return [event for event in self.events if isinstance(event, kind)]

    def men(self, side: Side, *kinds: str) -> list[str]:
        """Free people of a side, of some kinds if any are named."""
        return [person.id for person in self.state.free(side) if not kinds or person.character.kind in kinds]

    def commander(self, side: Side) -> str:
        """Who commands a side."""
        return next(person.id for person in self.state.present(side) if "commander" in person.roles)


def refusal(run: Callable[[], object]) -> str:
    """The reason a thing is refused for; "" if it is not."""
    try:
        run()
    except Refused as refused:
        return refused.refusal.reason
    return ""


def reasons(terms: Sequence[Any]) -> dict[str, int]:
    """A reckoning by its reasons."""
    return {term.reason: term.value for term in terms}
