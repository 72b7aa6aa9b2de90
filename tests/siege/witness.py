"""A witness of a siege: folds every event once more, and finds fault with whatever comes from nowhere or goes nowhere.

The invariants of both digests (Guiscard 9.6, The Anarchy 12.2): people, food, stores, engines and their points, walls and jobs change by
the events that say so and by no others; and nobody sees what the other side has sealed.
"""

from __future__ import annotations

from typing import Any

from hauberk.battle.core.being import SIDES, Health, Side
from hauberk.play.record_writer import AnyStep
from hauberk.play.siege.game import SiegeMatch
from hauberk.play.siege.view import view
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import questions as q
from hauberk.siege.evolve import evolve
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.place import INNER, OUTER
from hauberk.siege.rules import STRICT
from hauberk.siege.state import NEVER, SiegeState

SEALED = (c.Orders, c.Muster, c.Arrange)
WHO_CHANGES: dict[str, tuple[type, ...]] = {
    "food": (e.FoodChanged, e.ProvisionsFound),
    "modifier": (e.ProvisionsFound,),
    "store": (e.StoreChanged,),
    "stock": (e.StockChanged,),
    "engines": (e.EngineSet, e.EngineLost, e.DayBegan),
    "projects": (e.ProjectSet, e.ProjectClosed),
    "mines": (e.MineSet,),
    "damage": (e.GradeLost,),
    "down": (e.GradeLost,),
    "burnt": (e.Burnt,),
    "gate": (e.PlaceSet,),
    "bridge": (e.PlaceSet,),
    "fascines": (e.PlaceSet,),
    "held": (e.FellBack,),
    "redoubt": (e.FellBack,),
    "swapped": (e.RolesSwapped,),
    "restock": (e.CampBurnt,),
    "pledge": (e.PledgeMade,),
    "events": (e.EventDrawn,),
    "outcome": (e.SiegeEnded,),
}
"""What each event may change of the siege; the engines of a new day are the same but for those under repair."""


class Witness:
    """Watches a siege step by step."""

    def __init__(self, game: SiegeMatch) -> None:
        self.field: SiegeField = game.field
        self.state: SiegeState = game.start
        self.actions = self.fights = 0
        self.struck: set[str] = set()
        self.seen: dict[Side, Any] = {}
        for number, step in enumerate(game.steps):
            self.see(step, game.state_at(number))

    @property
    def position(self) -> SiegePosition:
        """The siege as it stands."""
        return self.field.at(self.state)

    def see(self, step: AnyStep, after: SiegeState) -> None:
        """One more step: every event by itself, then the whole."""
        for event in step.events:
            before = self.state
            self.state = evolve(before, event)
            self._kept(before, event, self.state)
            self._people(before, event, self.state)
            self._things(before, event, self.state)
            self._day(before, event)
        assert self.state == after, "the events are the whole truth"
        self._sound(self.state)
        self._secrets(step)

    # -- one event -----------------------------------------------------------------------------------------------------

    def _kept(self, before: SiegeState, event: e.Event, after: SiegeState) -> None:
        for name, kinds in WHO_CHANGES.items():
            if getattr(before, name) != getattr(after, name):
                assert isinstance(event, kinds), f"{name} changed by {event}"
        if isinstance(event, e.FoodChanged):
            assert event.change == after.food - before.food
        if isinstance(event, e.EventDrawn) and event.what:
            assert event.what not in before.events, f"{event.what} happens twice"

    def _people(self, before: SiegeState, event: e.Event, after: SiegeState) -> None:
        """Who is counted as present changes by deaths, departures and arrivals, man by man."""
        was = {who for who, person in before.people.items() if person.present}
        now = {who for who, person in after.people.items() if person.present}
        gone, come = was - now, now - was
        assert not gone or (isinstance(event, (e.Hurt, e.Departed)) and gone == {event.who}), event
        assert not come or (isinstance(event, e.Joined) and come == set(event.men)), event
        if isinstance(event, e.Joined):
            assert come == set(event.men), f"somebody comes who is here already: {event}"
        if isinstance(event, (e.Hurt, e.Healed)):
            assert event.who in was, f"{event} befalls somebody who is not there"
        if isinstance(event, e.Hurt):
            assert event.health == (Health.DEAD if before.people[event.who].wounded else event.health)
        if isinstance(event, e.Healed):
            assert before.people[event.who].wounded
        if isinstance(event, e.Employed) and event.job:
            assert before.people[event.who].job in ("", event.job), f"{event.who} has two jobs"
        for who, person in before.people.items():
            other = after.people[who]
            if person.side != other.side:
                raise AssertionError(f"{who} changes sides by {event}")

    def _things(self, before: SiegeState, event: e.Event, after: SiegeState) -> None:
        """Points of bombardment are worn off one by one, mended to the full, built or lost; engines and stores likewise."""
        was, now = points(before), points(after)
        if isinstance(event, e.EngineSet):
            known = before.engines.get(event.engine.id)
            full = self.field.rules.engines.get(event.engine.kind, 0)
            if event.why == "worn":
                assert now == was - 1
            elif event.why == "threw":
                assert now == was
            elif event.why == "mended":
                assert after.engines[event.engine.id].points == full or not full
            elif event.why == "built":
                assert known is None
                assert now == was + full
            assert known is not None or event.why == "built", f"an engine from nowhere: {event}"
            assert 0 <= event.engine.points <= max(full, event.engine.points if known is None else known.points, 0)
        elif isinstance(event, e.EngineLost):
            assert event.id in before.engines
            assert now == was - before.engines[event.id].points
        else:
            assert was == now, event
            assert before.engines.keys() == after.engines.keys()
        if isinstance(event, e.GradeLost):
            grades, wall = self.field.battle.bombardment.grades, self.field.place.walls.get(event.hex)
            assert event.hex not in before.down, f"{event.hex} falls twice"
            assert wall is None or event.grade <= grades[wall.material]
            assert event.grade > before.damage.get(event.hex, 0)
            if event.why == "stones":
                assert event.grade == before.damage.get(event.hex, 0) + 1
                assert event.hex not in self.struck, f"{event.hex} loses two grades to stones on one day"
                self.struck.add(event.hex)

    def _day(self, before: SiegeState, event: e.Event) -> None:
        """One action a day, one fight; no inner wall struck too early; nothing is built on a day of blows where the rules forbid it."""
        if isinstance(event, e.DayBegan):
            self.actions = self.fights = 0
            self.struck = set()
            assert event.day == before.day + 1
            assert not before.hurt, "a wound nobody has looked at"
        if isinstance(event, e.ActionChosen) and event.action != "pass":
            self.actions += 1
            assert self.actions == 1, "two actions on one day"
        if isinstance(event, e.FightEnded):
            self.fights += 1
            assert self.fights == 1, "two fights on one day"
        if isinstance(event, e.Bombarded) and event.engines and event.engines[0] in before.engines:
            self._stones(before, event)
        if isinstance(event, (e.ProjectSet, e.ProjectClosed)):
            self._built(before, event)

    def _stones(self, before: SiegeState, event: e.Bombarded) -> None:
        walls = self.field.place.walls
        assert event.hex not in before.down
        assert event.points == sum(before.engines[name].points for name in event.engines)
        if walls[event.hex].ring == INNER and self.field.rules.hidden_keep:
            assert any(walls[name].ring == OUTER for name in before.down if name in walls), "an inner wall struck before there is a breach"

    def _built(self, before: SiegeState, event: e.ProjectSet | e.ProjectClosed) -> None:
        known = before.projects.get(event.project.id if isinstance(event, e.ProjectSet) else event.id)
        further = event.why == "done" if isinstance(event, e.ProjectClosed) else known is not None and event.project.done > known.done
        if further and before.combat and self.field.rules.activities["camp_sortie"]["build"] == STRICT:
            assert self.field.rules.switches.build_on_combat_days, "built on a day of blows"

    # -- the whole -----------------------------------------------------------------------------------------------------

    def _sound(self, state: SiegeState) -> None:
        assert (state.outcome is None) == bool(state.pending), "somebody must decide, or the siege is over"
        assert min(state.food, state.store, state.restock) >= 0
        assert all(number >= 0 for stock in state.stock for number in stock.values()), state.stock
        assert all(engine.points >= 0 for engine in state.engines.values())
        self._jobs(state)
        if state.fight is not None:
            named = [who for party in state.fight.parties for who in party]
            assert len(named) == len(set(named)), "somebody is in the fight twice"
            for side, party in enumerate(state.fight.parties):
                assert all(state.people[who].side == side and state.people[who].present for who in party)
                if state.fight.kind not in ("general_sortie", "relief"):
                    assert not any(state.people[who].job for who in party), "somebody fights who builds"
        for person in state.people.values():
            if person.present and person.wounded and person.id not in state.hurt:
                assert 0 < person.heal_day <= NEVER, f"nobody has looked at the wound of {person.id}"

    def _jobs(self, state: SiegeState) -> None:
        """Everybody is where his job says, and at one place only."""
        hands: dict[str, str] = {}
        for project in state.projects.values():
            for who in (*project.workers, *([project.engineer] if project.engineer else [])):
                assert who not in hands, f"{who} builds at two places"
                hands[who] = project.id
                assert project.paused or not state.people[who].present or state.people[who].job == project.id
        for person in state.people.values():
            if person.present and person.job in state.projects:
                assert hands.get(person.id) == person.job

    # -- what is hidden --------------------------------------------------------------------------------------------------

    def _secrets(self, step: AnyStep) -> None:
        """Cellars are closed to the besieger; what one side seals changes nothing that the other sees."""
        state, now = self.state, {side: view(self.position, (side,)) for side in (0, 1)}
        if state.outcome is None and not self.field.rules.switches.open_provisions:
            assert not keys(now[state.besieger]) & {"food"}, "the besieger sees the cellars"
        other = 1 - step.side
        if isinstance(step.command, SEALED) and not any(isinstance(event, (e.Rolled, e.StepBegan, e.FightEnded)) for event in step.events):
            old, new = dict(self.seen[other]), dict(now[other])
            for shown in (old, new):
                shown.pop("asked")
                shown["sides"] = {side: {**each, "quiet": None} for side, each in shown["sides"].items()}  # they end because he is asked
                shown["fight"] = {**(shown["fight"] or {}), "parties": None, "begun": None}
            assert old == new, f"side {SIDES[other]} sees what was sealed: {step.command}"
            assert now[other]["fight"] is None or set(now[other]["fight"]["parties"]) <= {SIDES[other]}
        pending = state.pending[-1] if state.pending else None
        if pending is not None and not isinstance(pending, q.FightAwaited):
            assert now[1 - pending.side]["asked"] == {"side": SIDES[pending.side]}
        self.seen = now


def points(state: SiegeState) -> int:
    """Points of bombardment of all engines."""
    return sum(engine.points for engine in state.engines.values())


def keys(found: Any) -> set[str]:
    """Every key of a view, however deep."""
    if isinstance(found, dict):
        return set(found) | {key for value in found.values() for key in keys(value)}
    return {key for value in found for key in keys(value)} if isinstance(found, list) else set()
