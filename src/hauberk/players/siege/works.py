"""What a besieger orders beside the action of the day: mines, stones, fire, building, mending. [A-SIEGE-24, INIT-02]"""

from __future__ import annotations

from hauberk.players.siege.known import Known
from hauberk.players.siege.prospects import outlook
from hauberk.players.siege.reason import Reason, per_cent
from hauberk.players.siege.walls import best_mark, fire_mark, is_open, mine_days, miners, rolls_up, stretches, throwers
from hauberk.players.siege.weighing import Weighing
from hauberk.siege import commands as c
from hauberk.siege.activities import going, roll_of
from hauberk.siege.bombarding_days import crew_wanted, in_need
from hauberk.siege.building import is_engine
from hauberk.siege.fires_by_day import is_archer
from hauberk.siege.lands import storey_of
from hauberk.siege.mining_days import may_dig, open_mines, room
from hauberk.siege.parties import on_maps
from hauberk.siege.place import needed
from hauberk.siege.rules import NO
from hauberk.siege.state import WALL, Engine
from hauberk.siege.surrender import may_negotiate

GALLERY, LADDER, MANTLET, GRAPNEL, FASCINE = "gallery", "ladder", "mantlet", "grapnel", "fascine"
LADDERS, SCREENS = 4, 2
"""So many ladders are enough, and so many mantlets, grapnels or bundles for a ditch."""
BUSY = 3
"""One in so many may be away on sites that take days: the others guard the camp and stand ready to storm."""
SITES = 2
"""So many things he builds at a time."""
ARCHERS = 4
"""So many archers he spares to shoot fire."""


class Orders:
    """The orders of a day as they grow, and the hands that are left for them."""

    def __init__(self, known: Known, on_map: bool = False) -> None:
        self.known, self.position, self.on_map = known, known.position, on_map
        self.field, self.state = self.position
        self.roll = roll_of(known.position, known.side)
        self.reason = Reason("sit", days=round(known.days))
        self.digs: list[c.Dig] = []
        self.props: list[str] = []
        self.aims: list[c.Aim] = []
        self.crews: list[tuple[str, tuple[str, ...]]] = []
        self.sites: list[c.Site] = []
        self.burn, self.archers = "", tuple[str, ...]()

    def open_to(self, activity: str) -> bool:
        """Does it go on today? [A-SIEGE-24]"""
        return going(self.position, activity) != NO

    def done(self) -> c.Orders:
        """The orders, sealed."""
        state, side = self.state, self.known.side
        throwing = {name for aim in self.aims for name in aim.engines}
        mended = tuple(key for key in in_need(state, side) if key not in throwing)
        return c.Orders(
            bombard=tuple(self.aims), repair=mended, crews=tuple(self.crews), burn=self.burn, archers=self.archers,
            sites=tuple(self.sites), digs=tuple(self.digs), props=tuple(self.props), negotiate=self.asks(),
        )  # fmt: skip

    def asks(self) -> bool:
        """Asking costs nothing where it is no action, so he asks whenever they might yield. [SURR-03, RULING-G-83]"""
        field, state = self.field, self.state
        if field.rules.negotiation_is_action or state.combat or may_negotiate(state) is not None:
            return False
        weighing = Weighing(self.position, budget=self.known.budget)
        return weighing.yielding(outlook(self.known, weighing), 0) > 0

    # -- mines -------------------------------------------------------------------------------------------------------

    def dig(self) -> None:
        """The mine goes on, and is fired as soon as half of the wall hangs over it. [A-MINE-03, A-MINE-08]"""
        if not self.open_to("dig"):
            return
        for mine in open_mines(self.state, self.known.side):
            gallery = self.state.engines.get(mine.gallery)
            if mine.lost or gallery is None:
                continue
            if len(mine.dug) >= needed(self.field.place.sections[mine.section]):
                self.props.append(mine.id)
                self.reason = Reason("fire_props")
                continue
            leaders = self.roll.engineers()
            men = [person.id for person in self.roll.others() if may_dig(self.state, person)][: room(self.position, mine)]
            if gallery.where == WALL and leaders and men and self.roll.engage((leaders[0].id, *men), "A-MINE-03") is None:
                self.digs.append(c.Dig(mine.id, leaders[0].id, tuple(men)))
                self.reason = Reason("dig", days=round(mine_days(self.position, mine.section, len(mine.dug), len(men))))

    # -- stones ------------------------------------------------------------------------------------------------------

    def bombard(self) -> None:
        """All stones at one hex until it is down; engines that need a day's rest have it. [DEMO-05, A-BOMB-04, A-BOMB-05]"""
        if not self.open_to("bombard"):
            return
        ready = [engine for engine in throwers(self.position, self.known.side) if not self._rests(engine)]
        served: list[Engine] = []
        for engine in ready:
            if crew := self._crew(engine):
                self.crews.append((engine.id, crew))
            if crew is not None:
                served.append(engine)
        mark = best_mark(self.position, sum(engine.points for engine in served))
        if mark is None or mark.days > 40:
            for _, crew in self.crews:
                self.roll.give_back(crew)
            self.crews = []
            return
        self.aims.append(c.Aim(mark.hex, tuple(engine.id for engine in served)))
        self.reason = Reason("bombard", days=max(1, round(mark.days)), hex=mark.hex)

    def _rests(self, engine: Engine) -> bool:
        """Is it time to mend it? When half of what it can do is gone. [A-MANG-12, SC-CATA-07]"""
        return engine.damaged and 2 * engine.points <= self.field.rules.engines[engine.kind]

    def _crew(self, engine: Engine) -> tuple[str, ...] | None:
        """Hands for an engine; () where none are wanted, None where there are not enough. [A-MANG-04]"""
        wanted, led = crew_wanted(self.field, engine)
        if not wanted:
            return ()
        leaders = [person.id for person in self.roll.engineers()][:1] if led else []
        if led and not leaders:
            return None
        crew = (*leaders, *[person.id for person in self.roll.others()][: wanted - len(leaders)])
        if len(crew) < wanted or self.roll.engage(crew, "A-MANG-04") is not None:
            return None
        return crew

    # -- fire --------------------------------------------------------------------------------------------------------

    def shoot_fire(self) -> None:
        """Archers shoot fire at what burns. [A-FIRE-01, A-FIRE-02]"""
        if not self.open_to("burn"):
            return
        archers = tuple(person.id for person in self.roll.others() if is_archer(person))[-ARCHERS:]
        found = fire_mark(self.position, len(archers))
        if found is not None and found[1] > 0 and self.roll.engage(archers, "A-FIRE-01") is None:
            self.burn, self.archers = found[0], archers
            if not self.aims and not self.digs:
                self.reason = Reason("burn", percent=per_cent(found[1]), hex=found[0])

    # -- building ----------------------------------------------------------------------------------------------------

    def build(self, soon: bool) -> None:
        """What was left lying goes on; then ladders, a gallery, engines for the assault, engines that throw. [BUILD-01, A-BUILD-01]"""
        if not self.open_to("build"):
            return
        for project in self.state.projects.values():
            if project.side == self.known.side and project.paused and not self._late(project.line):
                self._site(project.line, project.id)
        for line in self.wishes():
            days = self._days(line)
            if len(self.sites) + len(self._running()) >= SITES:
                return
            if days == 1 or (not soon and not self._late(line) and self._spare()):
                self._site(line)

    def _running(self) -> list[str]:
        return [each.line for each in self.state.projects.values() if each.side == self.known.side and not each.paused]

    def _days(self, line: str) -> int:
        found = self.field.rules.building.line(line)
        return found.days if found is not None else 1

    def _team(self, line: str) -> int:
        """How many he sends to a site: for work of days as many as he can spare. [BUILD-01, A-BUILD-02]"""
        building, most = self.field.rules.building, len(self.state.present(self.known.side)) // BUSY
        large = [least for least, pace in building.crews if pace > 1 and least <= most]
        return large[-1] if large and self._days(line) > 1 else building.team

    def takes(self, line: str) -> int:
        """Days until such a team has built it. [BUILD-01, A-BUILD-02]"""
        pace = max(pace for least, pace in self.field.rules.building.crews if least <= self._team(line))
        return -(-self._days(line) // pace)

    def _late(self, line: str) -> bool:
        """Would it be ready only when they have nothing left to eat?"""
        return self._days(line) > 1 and self.takes(line) > self.known.days - 1

    def _spare(self) -> bool:
        """Are enough men left to guard the camp and to storm?"""
        side = self.known.side
        away = sum(bool(person.job) for person in self.state.present(side)) + sum(
            len(site.workers) for site in self.sites if self._days(site.line) > 1
        )
        return away + self.field.rules.building.team <= len(self.state.present(side)) // BUSY

    def wishes(self) -> list[str]:
        """What he would like to have, the most useful first."""
        field, state, side = self.field, self.state, self.known.side
        stock, have = state.stock[side], [engine for engine in state.engines.values() if engine.side == side]
        lines, busy = field.rules.building.products, [*self._running(), *(site.line for site in self.sites)]
        found: list[str] = []
        if stock.get(LADDER, 0) < LADDERS:
            found.append(LADDER)
        breach = is_open(field.at(state))
        galleries = [engine for engine in have if engine.kind == GALLERY]
        if field.rules.mining and not breach and not galleries and miners(state, side) and stretches(field.at(state)):
            found.append(GALLERY)
        if self.on_map and not breach:
            found += [line for line in self.ways_in() if not any(engine.kind == line for engine in have)]
        if not any(on_maps(field, engine) and engine.kind != GALLERY for engine in have):
            found += [line for line in ("ram", "petraria") if line in lines][:1]
        if not breach:
            found += [line for line in ("trebuchet", "mangonel", "petraria") if line in lines][:1]
        found += [line for line in (MANTLET, GRAPNEL, FASCINE) if stock.get(line, 0) < SCREENS]
        return [line for line in found if line in lines and line not in busy]

    def ways_in(self) -> list[str]:
        """What he would roll to walls too high for a ladder to be safe: a tower where one has a straight way and the time, else a ram; no
        use to whoever lets the table settle his fights.

        [A-TOWER-10, A-TOWER-11, A-RAM-02, A-BUILD-01]
        """
        field, land = self.field, self.field.lands[self.field.place.sheet]
        high = [kind for kind in ("siege_tower",) if kind in field.rules.building.products and kind in field.battle.machines]
        walls = max((storey_of(walk) for walk in land.walks), default=0)
        able = [kind for kind in high if walls >= field.battle.machines[kind].assault_floor and rolls_up(field.at(self.state), kind)]
        rams = [kind for kind in ("ram",) if kind in field.rules.building.products and rolls_up(field.at(self.state), kind)]
        return [kind for kind in able if not self._late(kind)] or rams

    def _site(self, line: str, project: str = "") -> None:
        building = self.field.rules.building
        leaders = [person.id for person in self.roll.engineers()][:1] if building.engineer else []
        hands = [person.id for person in self.roll.others()]
        if building.engineer and not leaders:
            return
        workers = tuple(hands[: self._team(line)])
        if len(workers) < building.team or self.roll.engage((*workers, *leaders), "BUILD-02") is not None:
            return
        self.sites.append(c.Site(line, workers, leaders[0] if leaders else "", project))
        if not self.aims and not self.digs and not self.props and not self.burn:
            self.reason = Reason("build_engine" if is_engine(self.field, line) else "build_small", days=self._days(line))


def besieger_orders(known: Known, soon: bool, on_map: bool = False) -> tuple[c.Orders, Reason]:
    """The orders of a besieger; `soon`: he means to storm tomorrow and wants all hands; `on_map`: his storms are fought out."""
    orders = Orders(known, on_map)
    orders.dig()
    orders.bombard()
    orders.shoot_fire()
    orders.build(soon)
    return orders.done(), orders.reason
