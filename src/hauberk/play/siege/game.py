"""The siege as a game: one turn, one day; the fights of the day are battles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from hauberk.battle.core.being import SIDES
from hauberk.battle.core.state import State
from hauberk.play.battle.fight_results import result_of
from hauberk.play.battle.fights import fight_scenario, is_readable
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.scenario import Scenario
from hauberk.play.contract import FightCall, Game, Listed, Reported
from hauberk.play.match import Match
from hauberk.play.record_writer import lines_of
from hauberk.play.siege.forecast import foreseen
from hauberk.play.siege.lands import fight_words, lands_of
from hauberk.play.siege.outcomes import EXPLAINED, comes_to
from hauberk.play.siege.scenario import SiegeScenario, every_siege_files, load_siege
from hauberk.play.siege.standing import standing
from hauberk.play.siege.standing_orders import BOOK
from hauberk.play.siege.view import view
from hauberk.play.siege.wire import SiegeWire
from hauberk.rulesets.people import load_people
from hauberk.rulesets.tables.armies import load_armies
from hauberk.siege import commands as c
from hauberk.siege.actions import decide, offered, opening, refuse, to_decide
from hauberk.siege.armies import at_call
from hauberk.siege.building import is_engine
from hauberk.siege.events import Event, Followed
from hauberk.siege.evolve import evolve
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.questions import FightAwaited
from hauberk.siege.quiet import whose
from hauberk.siege.results import FightResult
from hauberk.siege.set_up import CENTRE
from hauberk.siege.state import BESIEGER, CAMP, INSIDE, Engine, Person, SiegeState

SiegeMatch = Match[SiegeScenario, SiegePosition, SiegeState, c.Command, Event, Listed[c.Command]]
"""A siege being played."""


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


def start(scenario: SiegeScenario) -> SiegePosition:
    """The position before the first day."""
    field = siege_field(scenario)
    return field.at(siege_start(scenario, field))


def legal(position: SiegePosition, _before: Listed[c.Command] | None = None) -> Listed[c.Command]:
    """What may be ordered or answered now, the usual first."""
    return Listed(offered(position), lambda command: refuse(position, command))


def sight(position: SiegePosition, seats: Sequence[int]) -> dict[str, Any]:
    """What these sides see of it."""
    return view(position, seats)


# -- fights --------------------------------------------------------------------------------------------------------------


def fight(position: SiegePosition) -> FightCall | None:
    """The fight that is to be fought on the map before the day goes on."""
    state = position.state
    if not state.pending or not isinstance(state.pending[-1], FightAwaited) or state.fight is None:
        return None
    set_up = state.fight.set_up
    return FightCall(BATTLE, lambda: fight_scenario(set_up), set_up, f"fight {state.fight.number}", report_of, fight_result)


def reported(command: c.Command) -> Reported | None:
    """The report of a fight, if that is the command."""
    return command if isinstance(command, c.Report) else None


def report_of(fight: Battle) -> c.Report:
    """What a fight that is over reports to the siege, with its record."""
    return c.Report(fight_result(fight.scenario, fight.state), tuple(lines_of(fight)))


def fight_result(scenario: Scenario, state: State) -> FightResult:
    """The result of a fight, with who stands where: in the place, in its redoubt, cut off from its centre. [ASSLT-08, A-ACT-07]"""
    areas = scenario.field.areas
    return result_of(scenario, state, areas, CENTRE if CENTRE in areas else "")


SIEGE = Game(
    kind="siege",
    key="siege",
    switches=("switches", "siege_switches"),
    files=every_siege_files,
    load=load_siege,
    start=start,
    opening=opening,
    refuse=refuse,
    decide=decide,
    evolve=evolve,
    seat=lambda position: to_decide(position.state),
    seats=lambda _scenario: tuple(SIDES),
    legal=legal,
    wire=lambda _scenario: SiegeWire(),
    sight=sight,
    standing=standing,
    comes_to=comes_to,
    explained=EXPLAINED,
    standing_orders=BOOK,
    foreseen=foreseen,
    fight=fight,
    reported=reported,
    speaks=lambda _position, command: whose(command),
    follows=lambda _position, event: event.side if isinstance(event, Followed) else None,
)
