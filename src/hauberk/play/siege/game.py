"""A siege being played: from its scenario to its first day, and on."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import lru_cache

from hauberk.basis.dice import derived_seed
from hauberk.basis.refusal import Refusal
from hauberk.battle.being import Side
from hauberk.battle.state import State
from hauberk.play.battle.fight_results import result_of
from hauberk.play.battle.fights import is_readable, scenario_of
from hauberk.play.battle.game import Game
from hauberk.play.battle.record import lines_of
from hauberk.play.battle.scenario import Scenario
from hauberk.play.siege.lands import fight_words, lands_of
from hauberk.play.siege.scenario import SiegeScenario
from hauberk.play.steps import Played, StepOf
from hauberk.rulesets.armies_table import load_armies
from hauberk.rulesets.people import load_people
from hauberk.siege import commands as c
from hauberk.siege.actions import decide, opening, refuse, to_decide
from hauberk.siege.armies import at_call
from hauberk.siege.building import is_engine
from hauberk.siege.events import Event
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.questions import FightAwaited
from hauberk.siege.results import FightResult
from hauberk.siege.set_up import CENTRE
from hauberk.siege.state import BESIEGER, CAMP, INSIDE, Engine, Person, SiegeState

SiegeStep = StepOf[c.Command, Event]
"""One command of a siege and what came of it."""


def siege_field(scenario: SiegeScenario) -> SiegeField:
    """Everything that stays the same while a siege goes on."""
    ruleset, people = scenario.ruleset, load_people().characters
    armies = load_armies()
    groups = [{people[each.id].group for each in scenario.of_side(side)} for side in (0, 1)]
    calls = [at_call(armies, people, scenario.groups[side], groups[1 - side]) for side in (0, 1)]
    return SiegeField(
        rules=ruleset.siege_rules(),
        battle=ruleset.rules(),
        place=scenario.place,
        prices=armies.prices,
        days=scenario.days,
        armies=(calls[0], calls[1]),
        refugees=armies.refugees.get(scenario.groups[1], ()),
        engineers=scenario.newcomers,
        grounds=scenario.grounds,
        lands=lands_of(scenario.place.id, scenario.grounds, ruleset),
        title=scenario.title,
        sides=scenario.sides,
        edition=ruleset.id,
        switches={each.name: getattr(ruleset.switches, each.name) for each in fields(ruleset.switches)},
        words=fight_words(),
        readable=is_readable,
    )


def siege_start(scenario: SiegeScenario, field: SiegeField) -> SiegeState:
    """The state before the first day."""
    pool = load_people().characters
    people = {each.id: Person(each.id, pool[each.id], each.side, each.mounted, frozenset(each.roles)) for each in scenario.people}
    engines: dict[str, Engine] = {}
    stock: tuple[dict[str, int], dict[str, int]] = (dict(scenario.stock[0]), dict(scenario.stock[1]))
    for park in scenario.engines:
        if not is_engine(field, park.kind):
            stock[park.side][park.kind] = stock[park.side].get(park.kind, 0) + park.number
            continue
        for _ in range(park.number):
            worth = field.rules.engines.get(park.kind, 0)
            damaged = park.state == "damaged"
            name = f"{park.kind} {len(engines) + 1}"
            where = CAMP if park.side == BESIEGER else INSIDE
            engines[name] = Engine(name, park.kind, park.side, worth - damaged if worth else 0, where, damaged=damaged)
    grades = field.battle.bombardment.grades
    walls = field.place.walls
    down = frozenset(name for name, grade in scenario.damage.items() if grade >= grades[walls[name].material])
    return SiegeState(0, 0, people, engines, stock, damage=dict(scenario.damage), down=down, pool=pool, made=len(engines))


@lru_cache(maxsize=4)
def fight_scenario(set_up: str) -> Scenario:
    """The battle of a fight, from its set-up. Raises BadInput if it cannot be fought."""
    return scenario_of(json.loads(set_up), "fight")


class SiegeGame(Played[SiegeState, c.Command, Event]):
    """A siege from its first day to its last."""

    def __init__(self, scenario: SiegeScenario, seed: str | None = None) -> None:
        super().__init__(seed)
        self.scenario = scenario
        self.field = siege_field(scenario)
        self.start = siege_start(scenario, self.field)
        events, self.state = opening(self.field.at(self.start), self.dice)
        self._add(StepOf(None, events, 0))

    @property
    def side(self) -> Side | None:
        """Who must decide now."""
        return to_decide(self.state)

    @property
    def position(self) -> SiegePosition:
        """The siege as it is at this moment."""
        return self.field.at(self.state)

    def why_not(self, command: c.Command) -> Refusal | None:
        """Why a command would be refused."""
        return refuse(self.position, command)

    def do(self, command: c.Command) -> tuple[Event, ...]:
        """Carry out a command. Raises Refused, and then nothing has changed."""
        side = self.side
        events, state = decide(self.position, command, self.dice)
        self.state = state
        self._add(StepOf(command, events, side if side is not None else 0))
        return events

    # -- fights ------------------------------------------------------------------------------------------------------

    @property
    def awaits_fight(self) -> bool:
        """Is a fight to be fought on the map before the day goes on?"""
        return bool(self.state.pending) and isinstance(self.state.pending[-1], FightAwaited)

    def fight_seed(self, number: int) -> str:
        """The seed of a fight follows from that of the siege, so that nobody can choose it."""
        return fight_seed(self.seed, number)

    def open_fight(self) -> Game:
        """The fight of the day as a game of its own."""
        assert self.awaits_fight
        assert self.state.fight is not None
        return Game(fight_scenario(self.state.fight.set_up), self.fight_seed(self.state.fight.number))

    def close_fight(self, fight: Game) -> tuple[Event, ...]:
        """Take the result of a fight over. Raises Refused if it is not over or not this one."""
        return self.do(report_of(fight))


def fight_seed(seed: str, number: int) -> str:
    """The seed of the n-th fight of a siege."""
    return derived_seed(seed, f"fight {number}")


def report_of(fight: Game) -> c.Report:
    """What a fight that is over reports to the siege, with its record."""
    return c.Report(fight_result(fight.scenario, fight.state), tuple(lines_of(fight)))


def fight_result(scenario: Scenario, state: State) -> FightResult:
    """The result of a fight, with who stands where: in the place, in its redoubt, cut off from its centre. [ASSLT-08, A-ACT-07]"""
    areas = scenario.field.areas
    return result_of(scenario, state, areas, CENTRE if CENTRE in areas else "")
