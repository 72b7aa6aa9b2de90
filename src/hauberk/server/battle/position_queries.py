"""What can be asked of a position: what a man may do and why not the rest, prices, fields of fire, forecasts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import UNSET

from hauberk.battle.charge.declaring import may_charge
from hauberk.battle.core import commands as c
from hauberk.battle.core.actions import out_of_place, refuse, to_decide
from hauberk.battle.core.being import SIDES, Away, Being, BeingId, Side
from hauberk.battle.core.state import MOVEMENT, State
from hauberk.battle.core.tasks import is_built
from hauberk.battle.melee.combat import AttackChoices
from hauberk.battle.movement.far import nowhere_to_go
from hauberk.battle.movement.forfeits import forfeits
from hauberk.battle.movement.mobility import obstacles
from hauberk.battle.shooting.shots import arms
from hauberk.board.board import Cells, bits
from hauberk.common.refusal import Refusal, Refused
from hauberk.common.term import total
from hauberk.play.battle import arrivals, queries
from hauberk.play.battle.game import Step
from hauberk.play.battle.legal import Legal
from hauberk.play.protocol.battle import asks as said
from hauberk.play.protocol.common import Forfeit, Lawfulness
from hauberk.play.wire import snake
from hauberk.server.battle import places
from hauberk.server.battle import prompt as asking
from hauberk.server.battle.near_misses import Hindered, hindered, stood
from hauberk.server.battle.odds import forecast
from hauberk.server.battle.speech import Speech
from hauberk.server.encoding import Json
from hauberk.tell.battle.reasons import forfeit_text

A = TypeVar("A")
MOST = 200
"""More commands of one sort about one man than this are not listed."""


class Answers:
    """Answers about one position in one language."""

    def __init__(self, speech: Speech, legal: Legal, steps: list[Step]) -> None:
        self.speech = speech
        self.legal = legal
        self.position = legal.position
        self.field, self.state = legal.position
        self._steps = steps
        self._known: dict[Any, Any] = {}

    def once(self, key: Any, make: Callable[[], A]) -> A:
        """An answer, worked out when first asked for; a position never changes."""
        if key not in self._known:
            self._known[key] = make()
        found: A = self._known[key]
        return found

    def _names(self, cells: Cells) -> list[str]:
        return [self.field.name(cell) for cell in bits(cells)]

    # -- the whole table ---------------------------------------------------------------------------------------------

    def ask(self) -> Json:
        """The bar."""
        return self.once("ask", lambda: asking.ask(self.speech, self.legal, self._steps))

    def summary(self) -> Json:
        """What may be done now, counted; works by task."""
        return self.once("legal", self._summary)

    def _summary(self) -> Json:
        men: dict[BeingId, dict[str, int]] = {}
        rest: list[Json] = []
        works: list[c.Work] = []
        for group in self.legal.groups:
            kind = snake(type(group.nth(0)).__name__)
            about = group.men if isinstance(group, AttackChoices) else (group.about,) if group.about else ()
            for who in about:
                men.setdefault(who, {})
                men[who][kind] = men[who].get(kind, 0) + len(group)
            if not about:
                commands = [group.nth(number) for number in range(min(len(group), MOST))]
                works += [each for each in commands if isinstance(each, c.Work)]
                commands = [each for each in commands if not isinstance(each, c.Work)]
                rest += [{"do": self.speech.wire_command(each), "text": self.speech.command(each, self.state)} for each in commands]
        found: Json = {"count": len(self.legal), "men": men, "rest": rest}
        return found | ({"works": self._works(works)} if works else {})

    def _works(self, works: list[c.Work]) -> list[Json]:
        """Works by task: what each is called, and every way to do it with its place, its thing and its men."""
        found: dict[str, Json] = {}
        for work in works:
            label = self.speech.task(work, self.state)
            group = found.setdefault(work.task, {"task": work.task, "label": label, "choices": []})
            choice: Json = {"do": self.speech.wire_command(work), "text": self.speech.command(work, self.state), "label": label}
            choice |= {"men": list(work.men)} | ({"hex": self.field.name(work.cell)} if work.cell >= 0 else {})
            if work.thing:
                choice |= {"thing": work.thing, "name": self.speech.names.work(self.state, work.thing).text}
            group["choices"].append(choice)
        return list(found.values())

    def place(self, cell: int) -> Json:
        """All that can be said of a place."""
        return self.once(("place", cell), lambda: places.place(self.speech, self.position, cell))

    # -- one man -----------------------------------------------------------------------------------------------------

    def of(self, who: BeingId) -> Json:
        """Everything one man may do, and why not the rest."""
        return self.once(("of", who), lambda: self._of(who))

    def _of(self, who: BeingId) -> Json:
        state, speech, man = self.state, self.speech, self.state.beings[who]
        commands = self._commands(who)
        counts: dict[str, int] = {}
        found: Json = {"who": who, "can": [], "cannot": [], "moves": {}, "shots": [], "charges": [], "attacks": [], "others": []}
        works = self._works([each for each in commands if isinstance(each, c.Work)])
        for command in commands:
            if isinstance(command, c.Work | c.Enter):
                continue
            kind = snake(type(command).__name__)
            counts[kind] = counts.get(kind, 0) + 1
            entry: Json = {"do": speech.wire_command(command), "text": speech.command(command, state)}
            if isinstance(command, c.Shoot | c.ShootBack):
                found["shots"].append(entry | {"target": command.target, "aim": self.field.name(command.aim), "weapon": command.weapon})
            elif isinstance(command, c.Charge):
                path = [self.field.name(cell) for cell in command.path]
                found["charges"].append(entry | {"target": command.target, "path": path})
            elif isinstance(command, c.Attack):
                found["attacks"].append(entry | {"target": command.target, "men": list(command.men)})
            else:
                cell = next((cell for name in ("cell", "head") if isinstance(cell := getattr(command, name, None), int)), -1)
                found["others"].append(entry | ({"hex": self.field.name(cell)} if cell >= 0 else {}))
        if state.sequence == MOVEMENT and not state.pending and state.outcome is None and man.side == state.active:
            found["moves"] = self._moves(state, who)
            counts |= {"move": len(found["moves"])} if found["moves"] else {}
        if entries := self._entries(man):
            found["entries"] = entries
            counts["enter"] = len(entries)
        found["can"] = [{"act": kind, "label": speech.act(kind), "count": count} for kind, count in counts.items()]
        found["can"] += [{"act": "work", "task": each["task"], "label": each["label"], "count": len(each["choices"])} for each in works]
        found |= {"works": works} if works else {}
        found["cannot"] = [
            {"act": act, "label": speech.act(act), "refused": speech.refusal(refusal, state)}
            for act, refusal in self._refused(man, counts).items()
        ]
        stopped = hindered(self.field.at(state), man, [each for each in commands if isinstance(each, c.Work)]) if self._built else []
        found["cannot"] += [self._hindered(each) for each in stopped]
        if stopped or works:
            found["stood"] = stood(state, man)
        return found

    @property
    def _built(self) -> bool:
        """Is there anything on this field to work at, and is it the time for it?"""
        return not self.state.pending and self.state.outcome is None and is_built(self.position)

    def _hindered(self, each: Hindered) -> Json:
        """A work that is stopped, with its thing and its reason."""
        work, state = each.work, self.state
        found: Json = {"act": "work", "task": work.task, "label": self.speech.task(work, state)}
        if work.thing:
            found |= {"thing": work.thing, "name": self.speech.names.work(state, work.thing).text}
        machine = state.machines.get(work.thing)
        if machine is not None and (text := places.progress(self.speech, self.field.at(state), machine)):
            found["progress"] = text
        return found | {"refused": self.speech.refusal(each.refusal, state)}

    def _commands(self, who: BeingId) -> list[c.Command]:
        """The lawful commands he has a part in, without his moves."""
        found: list[c.Command] = []
        for group in self.legal.groups:
            if isinstance(group, AttackChoices):
                if who in group.men:
                    chosen = [each for each in group if who in asking.concerned(each)]
                    found += sorted(chosen, key=lambda each: len(asking.concerned(each)))[:MOST]
                continue
            if group.about not in ("", who):
                continue
            first = group.nth(0)
            if isinstance(first, c.Move):
                continue
            listed = [group.nth(number) for number in range(min(len(group), MOST))] if group.about else list(group)
            found += [each for each in listed if who in asking.concerned(each)][:MOST]
        return found

    def _moves(self, state: State, who: BeingId) -> Json:
        places = queries.reach_of(self.field.at(state), who)
        watched = queries.watched_places(self.field.at(state), who, places)
        left = max(0, state.beings[who].left)
        found: Json = {}
        for place in sorted(places, key=lambda each: each.price):
            entry: Json = {
                "cost": place.price,
                "left": left - place.price,
                "path": [self.field.name(cell) for cell in place.path],
                "watched": (place.cell, place.facing) in watched,
            }
            if place.facing >= 0:
                entry["facing"] = place.facing
            name = self.field.name(place.cell)
            if name in found:
                found[name].setdefault("also", []).append(entry)
            else:
                found[name] = entry
        return found

    def _entries(self, man: Being) -> Json:
        """The hexes by which somebody who waits beside the map can come in, as `moves`; a rider's with each way he can face."""
        found: Json = {}
        for way in arrivals.ways_in(self.position, man) if man.away == Away.WAITING else ():
            entry: Json = {"cost": way.price, "left": way.left, "do": self.speech.wire_command(way.command)}
            if way.command.facing >= 0:
                entry["facing"] = way.command.facing
            name = self.field.name(way.command.cell)
            if name in found:
                found[name].setdefault("also", []).append(entry)
            else:
                found[name] = entry
        return found

    def next_in(self) -> Json:
        """What brings the next of those who wait onto the map; nothing when nobody can come in."""
        return self.once("next_in", self._next_in)

    def _next_in(self) -> Json:
        command = arrivals.next_in(self.position)
        return {"do": self.speech.wire_command(command), "text": self.speech.command(command, self.state)} if command else {}

    def _refused(self, man: Being, can: dict[str, int]) -> dict[str, Refusal]:
        """The acts a man cannot do now, each with its reason."""
        if man.character.is_beast:
            return {}
        if man.away == Away.WAITING and man.side == self.state.active:
            refusal = None if "enter" in can else arrivals.why_not_in(self.position, man)
            return {"enter": refusal} if refusal is not None else {}
        found: dict[str, Refusal] = {}
        for act in ("shoot", "charge", "move", "attack"):
            if act in can or (act == "shoot" and not man.character.missile) or (act == "charge" and not man.character.rides):
                continue
            refusal = self._why_not(man, act)
            if refusal is not None:
                found[act] = refusal
        for act, kind, has in (("mount", c.Mount, man.character.rides and not man.mounted), ("dismount", c.Dismount, man.mounted)):
            if has and act not in can and (refusal := out_of_place(self.state, kind)):
                found[act] = refusal
        return found

    def _why_not(self, man: Being, act: str) -> Refusal | None:
        """Why he can do nothing of a sort: what the match says to the likeliest attempt, or why there is no way, if that is all."""
        refusal: Refusal | None = None
        for attempt in self._attempts(man, act):
            refusal = refuse(self.position, attempt)
        if refusal is not None and refusal.reason == "empty_path":
            return nowhere_to_go(self.field, man, obstacles(self.position, man))
        if refusal is not None and refusal.reason == "charge_too_short":
            return queries.nearest_refused_charge(self.position, man)
        return refusal

    def _attempts(self, man: Being, act: str) -> list[c.Command]:
        """What he would be commanded if he could: against the nearest enemy, with each of his weapons; a way is not named."""
        if act == "move":
            return [c.Move(man.id, ())]
        foes = queries.nearest_foes(self.position, man)[:1]
        if act == "charge":
            return [c.Charge(man.id, foe.id, ()) for foe in foes]
        if act == "attack":
            return [c.Attack((man.id,), foe.id) for foe in foes]
        return [c.Shoot(man.id, foe.id, foe.cell, man.cell, weapon.id) for foe in foes for weapon in arms(self.position, man)]

    def reach(self, who: BeingId) -> Json:
        """Where anybody could go if it were his movement now."""
        return self.once(("reach", who), lambda: self._reach(who))

    def _reach(self, who: BeingId) -> Json:
        man = self.state.beings[who]
        now = self.state
        if now.sequence != MOVEMENT or now.pending or man.side != now.active:
            now = queries.as_if_to_move(now, man.side)
        return {"who": who, "moves": self._moves(now, who)}

    # -- paths -------------------------------------------------------------------------------------------------------

    def path(self, who: BeingId, path: tuple[int, ...]) -> Json:
        """The price of a path, hex by hex."""
        return self.once(("path", who, path), lambda: self._path(who, path))

    def _path(self, who: BeingId, path: tuple[int, ...]) -> Json:
        found = queries.price_path(self.position, who, path)
        left, steps, spent = found.points, [], 0
        for stride in found.strides:
            cost = total(stride.costs)
            left, spent = left - cost, spent + cost
            pose = stride.leg.pose
            step: Json = {"hex": self.field.name(pose.cell), "cost": cost, "terms": self.speech.terms(stride.costs), "left": left}
            if pose.facing >= 0:
                step |= {"facing": pose.facing, "tail": self.field.name(pose.tail), "kind": stride.leg.kind}
            if stride.test:
                step["test"] = True
            steps.append(step)
        walked = path[: len(steps)]
        seen = queries.watchers(self.position, who, walked) if walked else {}
        out: Json = {"steps": steps, "total": spent, "lawful": found.refusal is None}
        out["watched"] = [{"who": shooter, "from": step} for shooter, step in seen.items()]
        if found.refusal is not None:
            out["refused"] = self.speech.refusal(found.refusal, self.state)
            return out
        given_up = self._forfeits(c.Move(who, path))
        return out | ({"forfeits": given_up} if given_up else {})

    def way(self, who: BeingId, to: int, by: tuple[int, ...]) -> Json:
        """The cheapest way through some hexes."""
        found = queries.way_through(self.position, who, (*by, to))
        if isinstance(found, Refusal):
            return {"path": [], "lawful": False, "refused": self.speech.refusal(found, self.state)}
        return {"path": [self.field.name(cell) for cell in found]} | (self.path(who, found) if found else {"steps": [], "lawful": False})

    # -- shooting and charging ---------------------------------------------------------------------------------------

    def fire(self, who: BeingId) -> Json:
        """Field of fire with each weapon."""
        return self.once(("fire", who), lambda: self._fire(who))

    def _fire(self, who: BeingId) -> Json:
        man = self.state.beings[who]
        weapons = []
        for weapon in arms(self.position, man) if man.on_map else ():
            marks = {
                self.field.name(mark.cell): {
                    "range": mark.range,
                    "band": mark.band,
                    "cover": mark.cover.name.lower(),
                    "on_target": percent(mark.on_target),
                    "percent": percent(mark.harm),
                }
                for mark in queries.field_of_fire(self.position, man, weapon)
            }
            bands = weapon.saddle if man.mounted else weapon.bands
            weapons.append({"weapon": weapon.id, "name": self.speech.names.weapon(weapon.id), "bands": list(bands), "hexes": marks})
        return {"who": who, "weapons": weapons}

    def threat(self, side: Side) -> Json:
        """The hexes a side holds, and those it can shoot at."""
        return self.once(
            ("threat", side),
            lambda: {
                "side": SIDES[side],
                "zone": self._names(queries.zone_of(self.position, side)),
                "fire": self._names(queries.under_fire(self.position, side)),
            },
        )

    def lanes(self, who: BeingId) -> Json:
        """Charge lanes with their ends."""
        return self.once(("lanes", who), lambda: self._lanes(who))

    def _lanes(self, who: BeingId) -> Json:
        man, name = self.state.beings[who], self.field.name
        lanes = []
        for run in queries.charge_lanes(self.position, who):
            ends = [
                {"hex": name(pose.cell), "tail": name(pose.tail), "facing": pose.facing, "path": [name(cell) for cell in path]}
                for pose, path in queries.ends_of(run, self.field)
            ]
            lanes.append({"target": run.target, "ends": ends})
        found: Json = {"who": who, "lanes": lanes}
        refusal = may_charge(self.state, man)
        if refusal is None and not lanes:
            refusal = queries.nearest_refused_charge(self.position, man)
        if refusal is not None:
            found["refused"] = self.speech.refusal(refusal, self.state)
        return found

    # -- commands ----------------------------------------------------------------------------------------------------

    def why(self, command: c.Command) -> Lawfulness:
        """Is a command lawful, and if not, why?"""
        refusal = refuse(self.position, command)
        if refusal is None:
            return Lawfulness(True, self.speech.command(command, self.state), forfeits=self._forfeits(command) or UNSET)
        return Lawfulness(False, refused=self.speech.refusal(refusal, self.state))

    def _forfeits(self, command: c.Command) -> list[Forfeit]:
        """What of his own the player would give up by it, if anything: he is asked before it happens. [RULING-T-112]"""
        found = forfeits(self.position, command)
        names = self.speech.names
        return [Forfeit(one.reason, one.rule, forfeit_text(names, one, self.state)) for one in found]

    def forecast(self, command: c.Command) -> said.Forecast:
        """The whole reckoning before the dice, or why the command is not lawful."""
        return self.once(("forecast", command), lambda: self._forecast(command))

    def _forecast(self, command: c.Command) -> said.Forecast:
        try:
            return forecast(self.speech, self.state, command)
        except Refused as refused:
            return said.Forecast([], [], {}, refused=self.speech.refusal(refused.refusal, self.state))

    @property
    def decides(self) -> Side | None:
        """Who must decide here."""
        return to_decide(self.state)


def percent(share: Any) -> float:
    """A chance in per cent."""
    return round(float(share) * 100, 2)
