"""The table told in plain lines: everybody, one man, one hex, who is about, and what a way costs."""

from __future__ import annotations

from math import atan2, pi, sqrt

from hauberk.battle.core.being import Away, Being, Mark, Side
from hauberk.battle.core.commands import Move
from hauberk.battle.core.state import MOVEMENT
from hauberk.battle.movement.walking import Walk, plan_move
from hauberk.battle.scenario.victory import is_out, points
from hauberk.battle.shooting.defensive_fire import is_watched
from hauberk.battle.shooting.shots import arms
from hauberk.board.board import Cell
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import to_offset
from hauberk.play.battle.legal import Legal
from hauberk.rulesets.people import load_people
from hauberk.tell.battle.names import Names, ground_name
from hauberk.tell.battle.reasons import refusal_text
from hauberk.tell.details import of_term
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Messages, Name
from hauberk.text.battle.allowed import MAIN, counts, fits, why_not
from hauberk.text.battle.naming import Moment
from hauberk.text.battle.ways import Path, way

HOURS = 12
USUAL_DISTANCE = 5
SHOWN = (Mark.SHOT, Mark.ATTACKED, Mark.CHARGED, Mark.HALTED, Mark.WORKED, Mark.SHOT_BACK, Mark.COUNTERED, Mark.LADDER)


class Eyes:
    """Tells what is to be seen in one position."""

    def __init__(self, scene: Moment) -> None:
        self.scene = scene
        self.position = scene.position
        self.field, self.state = scene.position
        self.names: Names = scene.roll.names
        self.messages: Messages = self.names.messages

    def _say(self, key: str, **gaps: object) -> str:
        return self.messages.say(f"text-{key}", **gaps)

    # -- the whole table -------------------------------------------------------------------------------------------

    def table(self, first: Side) -> list[str]:
        """Everything in reading order: the turn, one's own people, the enemy, beasts, machines."""
        found = [self.turn()]
        for side in (first, 1 - first):
            found += self._side(side)
        beasts = [being for being in self._in_order() if being.character.is_beast and being.alive and not being.away]
        if beasts:
            found += [self._say("beasts", number=len(beasts)), *(self.man(being) for being in beasts)]
        machines = [machine for machine in self.state.machines.values() if not machine.away]
        if machines:
            found.append(self._say("machines", number=len(machines)))
        for machine in machines:
            hexes = " ".join(self.names.hex(cell) for cell in machine.cells)
            team = self.names.group(self.state, machine.team).text or self._say("no-team")
            found.append(sentence(self._say("machine", machine=self.names.machine(self.state, machine.id), hexes=hexes, team=team)))
        return found

    def turn(self) -> str:
        """Turn, side and sequence."""
        state = self.state
        gaps = {"turn": state.turn, "side": self.names.side(state.active), "sequence": self.names.sequence(max(1, state.sequence))}
        return self._say("turn-of", turns=self.field.turns, **gaps) if self.field.turns else self._say("turn", **gaps)

    def _side(self, side: Side) -> list[str]:
        people = self.state.people(side)
        here = [man for man in self._in_order() if man.side == side and not man.character.is_beast and man.alive]
        out = sum(is_out(man) for man in people)
        away = sum(man.away in (Away.WAITING, Away.EXITED) for man in people)
        head = self._say("side", side=self.names.side(side), number=len(here), out=out, away=away)
        return [head, *(self.man(man) for man in here)]

    def _in_order(self) -> list[Being]:
        """Everybody on the map by rows from the top, each from the left."""
        board = self.field.board

        def place(being: Being) -> tuple[int, int]:
            column, row = to_offset(board.hex(being.cell))
            return row, column

        return sorted((being for being in self.state.beings.values() if being.on_map), key=place)

    # -- one man ---------------------------------------------------------------------------------------------------

    def man(self, man: Being) -> str:
        """Somebody in one line: where, who, how, and the three numbers."""
        kind = self.messages.pick(load_people().kinds[man.character.kind].name)
        gaps = {"place": self.place(man), "who": self.names.character(man.character), "kind": kind, "state": self.condition(man)}
        if man.character.is_beast:
            return sentence(self._say("beast", **gaps))
        attack, defence, movement = man.values
        guarded = self._say("armoured", defence=defence) if man.character.armoured else defence
        return sentence(self._say("man", **gaps, attack=attack, defence=guarded, movement=movement))

    def place(self, man: Being) -> str:
        """His hex; of riders both, and where they look."""
        if man.cell < 0 or man.away:
            return self._say("place-away")
        if man.tail < 0:
            return self.names.hex(man.cell)
        hour = (man.facing * 2 - 1) % HOURS + 1
        return self._say("place-two", hex=self.names.hex(man.cell), tail=self.names.hex(man.tail), hour=hour)

    def condition(self, man: Being) -> str:
        """How somebody is and what he has done, in a few words."""
        who = self.names.character(man.character)
        found = [self._say(f"state-{('healthy', 'wounded', 'stunned', 'dead')[man.health]}", who=who)]
        found += [self._say(f"state-{word}", who=who) for word in ("captive", "disarmed", "mounted", "pikes") if getattr(man, word)]
        if man.away in (Away.WAITING, Away.EXITED):
            found.append(self._say(f"state-{man.away}"))
        if man.formation in self.state.formations:
            closed = self.state.formations[man.formation].foulkon
            found.append(self._say("state-foulkon" if closed else "state-ranks", number=man.formation))
        led = [being.id for being in self.state.beings.values() if being.leader == man.id]
        found += [self._say("state-leads", who=self.names.group(self.state, led))] if led else []
        found += [self._say("state-carries", who=self.names.being(self.state, man.carries))] if man.carries else []
        marks = [Mark.NAMES[mark.bit_length() - 1] for mark in SHOWN if man.marks & mark]
        return ", ".join([*found, *(self._say(f"mark-{word}") for word in marks)])

    def who(self, man: Being) -> list[str]:
        """A man in full: what he carries, what he may do now, and why not the rest."""
        found = [self.man(man)]
        if note := man.character.note.get(self.messages.language):
            found.append(note)
        if weapons := arms(self.position, man):
            found.append(self._say("weapons", weapons=self.names.list([self.names.weapon(arm.id) for arm in weapons])))
        if man.side == self.state.active and man.able and not man.character.is_beast:
            found.append(sentence(self._say("points-left", points=max(0, man.left), allowance=man.allowance)))
        if man.side != self.scene.legal.side or man.character.is_beast:
            return found
        return found + self._may(man)

    def _may(self, man: Being) -> list[str]:
        words = self.scene.words
        mine = counts(self.scene.legal).get(man.id, {})
        acts = [self._say("act", verb=words.verb(word), number=number) for word, number in mine.items()]
        found = [self._say("can", acts=", ".join(acts))] if acts else [self._say("can-nothing")]
        for kind in MAIN:
            word = kind.__name__.lower()
            refusal = why_not(self.position, kind, man) if fits(self.state, kind) and word not in mine else None
            if refusal is not None:
                why = refusal_text(self.messages, refusal, self.position, self.names.sides)
                found.append(self._say("cannot", verb=words.verb(word), why=why))
        return found

    # -- places ----------------------------------------------------------------------------------------------------

    def hex(self, cell: Cell) -> list[str]:
        """A hex: its ground, who and what is there, and what lies beside it by the clock."""
        board, name = self.field.board, self.names.hex(cell)
        found = [sentence(self._say("hex", hex=name, ground=self._ground(cell), level=board.height[cell] // 2))]
        if board.branches >> cell & 1:
            found.append(self._say("hex-branches"))
        found += [self._say("hex-area", area=area) for area, cells in self.field.areas.items() if cells >> cell & 1]
        found += [self._say("hex-exit", side=self.names.side(each.side)) for each in self.field.exits if each.cells >> cell & 1]
        here = [self.state.beings[who] for who in self.state.at.get(cell, ())]
        found += [self.man(being) for being in here] or [self._say("hex-empty")]
        men, horses = self.state.dead_men.get(cell, 0), self.state.dead_horses.get(cell, 0)
        if men or horses:
            found.append(self._say("hex-dead", men=men, horses=horses))
        return found + [self._beside(side, other) for side, other in enumerate(board.neighbours[cell]) if other >= 0]

    def _ground(self, cell: Cell) -> str:
        return ground_name(self.messages, self.field.board.table, self.field.board.ground[cell].id)

    def _beside(self, direction: int, cell: Cell) -> str:
        men = [self.names.being(self.state, who).text for who in self.state.at.get(cell, ())]
        what = ", ".join([self._ground(cell), *men])
        return sentence(self._say("beside", hour=(direction * 2 - 1) % HOURS + 1, hex=self.names.hex(cell), what=what))

    def near(self, man: Being, reach: int = USUAL_DISTANCE) -> list[str]:
        """Who is about, the nearest first, each with his direction by the clock."""
        board, found = self.field.board, []
        for other in self.state.beings.values():
            if other.id == man.id or not other.alive or other.id == man.mount:
                continue
            hexes = min(board.distance(one, two) for one in man.cells for two in other.cells)
            if hexes <= reach:
                found.append((hexes, other))
        if not found:
            return [self._say("near-none", hexes=reach, who=self.names.being(self.state, man.id))]
        return [self._seen(man, hexes, other) for hexes, other in sorted(found, key=lambda each: (each[0], each[1].id))]

    def _seen(self, man: Being, hexes: int, other: Being) -> str:
        side = self._say("near-friend" if other.side == man.side else "near-foe")
        state = ", ".join([side, self.condition(other)]) if not other.character.is_beast else self.condition(other)
        hour = clock(self.scene, man.cell, other.cell)
        who = self.names.character(other.character)
        return sentence(self._say("near", who=who, hexes=hexes, hour=hour, place=self.names.hex(other.cell), state=state))

    # -- ways ------------------------------------------------------------------------------------------------------

    def reach(self, man: Being) -> list[str]:
        """Where somebody can stop, by cost; anybody's, as if it were his movement now."""
        prices: dict[Cell, int] = {}
        for command in self._moves(man):
            walk = plan_move(self.position, command)
            if isinstance(walk, Walk):
                end = command.path[-1]
                prices[end] = min(walk.price, prices.get(end, walk.price))
        who: Name = self.names.being(self.state, man.id)
        if not prices and (refusal := why_not(self.position, Move, man)):
            return [refusal_text(self.messages, refusal, self.position, self.names.sides)]
        found = [sentence(self._say("reach", who=who, points=max(0, man.left), number=len(prices)))]
        for price in sorted(set(prices.values())):
            hexes = ", ".join(self.names.hex(cell) for cell in sorted(prices) if prices[cell] == price)
            found.append(self._say("reach-cost", points=price, hexes=hexes))
        return found

    def _moves(self, man: Being) -> list[Move]:
        mover = self.state._replace(sequence=MOVEMENT, pending=())
        return [command for command in Legal(self.field.at(mover)).of(man.id) if isinstance(command, Move)]

    def cost(self, man: Being, hexes: Path) -> list[str]:
        """What a way costs, hex by hex, with every term and its rule."""
        path = way(self.position, man, hexes)
        walk = path if isinstance(path, Refusal) else plan_move(self.position, Move(man.id, path))
        if isinstance(walk, Refusal) or isinstance(path, Refusal):
            assert isinstance(walk, Refusal)
            return [refusal_text(self.messages, walk, self.position, self.names.sides)]
        found = []
        for stride in walk.strides:
            terms = ", ".join(str(of_term(self.messages, term)) for term in stride.costs)
            found.append(self._say("step", hex=self.names.hex(stride.leg.pose.cell), terms=terms))
        found.append(self._say("price", cost=walk.price, left=walk.points - walk.price))
        if is_watched(self.position, man, path):
            found.append(sentence(self._say("watched", who=self.names.being(self.state, man.id))))
        return found

    # -- how it stands ---------------------------------------------------------------------------------------------

    def score(self) -> list[str]:
        """What each side has put out of action."""
        return [self._say("score", side=self.names.side(side), points=points(self.state, side)) for side in (0, 1)]

    def fallen(self, side: Side) -> str:
        """The dead and the prisoners of a side by name."""
        out = [self.names.being(self.state, man.id).text for man in self.state.people(side) if is_out(man)]
        key, gaps = ("fallen", {"names": ", ".join(out)}) if out else ("none-fallen", {})
        return self._say(key, side=self.names.side(side), **gaps)


def clock(scene: Moment, one: Cell, two: Cell) -> int:
    """The direction from one hex to another as an hour; twelve is up."""
    here, there = scene.field.board.hex(one), scene.field.board.hex(two)
    across, down = there.q - here.q, there.r - here.r
    right, below = across * sqrt(3) / 2, down + across / 2
    return (round(atan2(right, -below) * HOURS / (2 * pi)) - 1) % HOURS + 1
