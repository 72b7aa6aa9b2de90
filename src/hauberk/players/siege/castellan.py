"""The castellan: sally, forage, dig against a mine, or keep still. Guiscard 11.1.3, 11.4; The Anarchy 7.1.3, 7.7."""

from __future__ import annotations

from hauberk.common.dice import D10
from hauberk.players.siege.answers import redoubt_falls
from hauberk.players.siege.known import Known
from hauberk.players.siege.mustering import party, patrols
from hauberk.players.siege.prospects import outlook
from hauberk.players.siege.reason import Reason, per_cent
from hauberk.players.siege.temper import Temper
from hauberk.players.siege.walls import breach_in, dig_days, mine_ready, throwers
from hauberk.players.siege.weighing import FEWER_STORMS, FEWER_WAITS, NEVER, Force, Outlook, Weighing
from hauberk.siege import commands as c
from hauberk.siege import fights
from hauberk.siege import questions as q
from hauberk.siege.activities import going, may_break_bridge, roll_of
from hauberk.siege.fires_by_day import chance as catches
from hauberk.siege.fires_by_day import is_archer
from hauberk.siege.fires_by_day import targets as fuel
from hauberk.siege.initiative import PASS
from hauberk.siege.jobs import Roll
from hauberk.siege.kinds import ASSAULT, CAMP_SORTIE, COUNTER_MINE, GENERAL_SORTIE, MINE_FIGHT, MINE_SALLY, SUPPLY_SORTIE
from hauberk.siege.mining_days import may_dig, met, next_hexes, open_mines
from hauberk.siege.parties import garrison
from hauberk.siege.place import distance
from hauberk.siege.rules import NO
from hauberk.siege.state import CAMP, Fight, Mine, Person
from hauberk.siege.tables import Losses

ROUT, RECOIL = "rout", "recoil"
CAULDRON, CAULDRONS = "cauldron", 2
HEAVY = ("ram", "siege_tower")
"""Engines that come over a bridge."""
STORMS_AT = 1 / 2
"""So likely a redoubt must fall before besieged besiegers storm it. [BESB-08, A-ACT-17]"""
BELOW = 1 / 2
"""How often a fight below ground is won. [A-MINE-14, A-MINE-15]"""


class Castellan:
    """A commander within the walls."""

    def __init__(self, known: Known, temper: Temper, on_map: bool = False) -> None:
        self.known, self.temper, self.on_map = known, temper, on_map
        self.weighing = Weighing(known.position, FEWER_STORMS, FEWER_WAITS, known.budget)
        self.outlook = outlook(known, self.weighing)

    def act(self, choices: tuple[str, ...]) -> tuple[c.Command, Reason]:
        """The action of the day: whatever leaves the besieger the least chance. [INIT-03, A-SIEGE-16]"""
        weighing, now = self.weighing, self.outlook
        passing = weighing.plan(now).best
        offers: list[tuple[float, str, Reason]] = [(passing, PASS, Reason("hold", days=max(1, round(self.known.days))))]
        if ASSAULT in choices:
            falls = redoubt_falls(self.known, self.known.state.free(self.known.side), garrison(self.known.state, 1 - self.known.side))
            if falls > STORMS_AT:
                return c.Answer(ASSAULT), Reason("storm", percent=per_cent(falls))
        if CAMP_SORTIE in choices:
            value, won = self.camp()
            offers.append((value - self.temper.sallies, CAMP_SORTIE, Reason("sally_camp", percent=per_cent(won))))
        if SUPPLY_SORTIE in choices:
            value, won = self.forage()
            key = "forage_last" if self.known.days <= 2 else "forage"
            offers.append(
                (value - self.temper.sallies, SUPPLY_SORTIE, Reason(key, percent=per_cent(won), days=max(1, round(self.known.days))))
            )
        if GENERAL_SORTIE in choices:
            value, won = self.sally_out()
            offers.append((value - self.temper.sallies, GENERAL_SORTIE, Reason("sally_all", percent=per_cent(won))))
        if MINE_SALLY in choices:
            value, won = self.against_mine()
            offers.append((value - self.temper.sallies, MINE_SALLY, Reason("sally_mine", percent=per_cent(won))))
        if COUNTER_MINE in choices and self.usual(COUNTER_MINE, self.known.side):
            offers.append((self.against_digging(), COUNTER_MINE, Reason("counter_mine")))
        if MINE_FIGHT in choices:
            offers.append((self.against_digging(), MINE_FIGHT, Reason("mine_fight")))
        _, choice, reason = min(offers, key=lambda offer: offer[0])
        return c.Answer(choice), reason

    # -- what a sortie is worth ----------------------------------------------------------------------------------------

    def usual(self, kind: str, side: int) -> list[Person]:
        """Who would usually take part in a fight, as far as this side can see."""
        state = self.known.state._replace(fight=Fight(kind, self.known.side, number=self.known.state.fights + 1))
        if kind not in fights.KINDS:
            return []
        command = fights.default_muster(self.known.field.at(state), q.MusterAsked(side, kind))
        men = command.men or tuple(who for patrol in self.met(patrols(self.known, command.patrols, self.on_map)) for who in patrol)
        return [state.people[who] for who in men]

    def met(self, sent: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
        """So many patrols as foragers must expect to meet: the first, and others by the dice of the first turns. [FORAGE-07, A-ACT-30]"""
        more = sum(highest / D10 for highest in self.known.field.rules.patrols.comes)
        return sent[: 1 + round(more)]

    def clash(self, kind: str) -> tuple[list[tuple[float, Losses, Losses]], Force, Force]:
        """The results of a sortie in the open, with both parties."""
        state = self.known.state
        ours, theirs = party(self.known, kind, self.usual(kind, state.besieged), self.on_map), self.usual(kind, state.besieger)
        mine, yours = self.weighing.force(ours, siege=False), self.weighing.force(theirs, siege=False)
        return self.weighing.battle(mine, yours), self.weighing.force(ours), self.weighing.force(theirs)

    def after(self, ours: Force, theirs: Force, mine: Losses, yours: Losses) -> Outlook:
        """How it stands after a sortie of some against some, each with its losses."""
        now = self.outlook
        own, other = ours.points / max(1.0, now.theirs.points), theirs.points / max(1.0, now.ours.points)
        left = now.ours.after(yours, min(1.0, other))
        return now._replace(theirs=now.theirs.after(mine, min(1.0, own)), ours=left, storming=left)

    def camp(self) -> tuple[float, float]:
        """What the besieger's chance comes to after a sortie against his camp, and the chance to burn it. [CAMP-07, CAMP-11, A-ACT-22]"""
        figures, found, won = self.known.field.rules.figures, 0.0, 0.0
        rest = self.known.field.rules.restock_days(figures.tents * figures.tent_hexes)
        results, ours, theirs = self.clash(CAMP_SORTIE)
        for chance, mine, yours in results:
            after = self.after(ours, theirs, mine, yours)
            if yours.flag and not mine.flag:
                won += chance
                after = self.sacked(after._replace(idle=after.idle + rest))
            found += chance * self.weighing.tomorrow(after)
        return found, won

    def sacked(self, after: Outlook) -> Outlook:
        """Engines that stood in the camp are gone. [CAMP-07, A-ACT-22]"""
        left = [engine for engine in self.known.state.engines.values() if engine.side != self.known.side and engine.where != CAMP]
        breach = after.breach if after.breach == 0 or any(engine.kind == "gallery" for engine in left) else min(NEVER, 2 * after.breach)
        return after._replace(engine=after.engine if left or after.engine else max(after.idle, 4), breach=breach)

    def forage(self) -> tuple[float, float]:
        """The same for a sortie for food. [FORAGE-02, PROV-05]"""
        rules, found, won = self.known.field.rules, 0.0, 0.0
        mean = (rules.figures.pack_die + 1) // 2 * rules.figures.pack_days
        results, ours, theirs = self.clash(SUPPLY_SORTIE)
        for chance, mine, yours in results:
            food = 0 if mine.flag == ROUT else mean // 2 if mine.flag == RECOIL else mean
            after = self.after(ours, theirs, mine, yours)
            if food:
                won += chance
                after = after._replace(nights=(0.0,) * food + after.nights)
            found += chance * self.weighing.tomorrow(after)
        return found, won

    def sally_out(self) -> tuple[float, float]:
        """The same for a sortie with everybody: besiegers who give way go home. [GSORT-06, A-ACT-39]"""
        state, weighing, now = self.known.state, self.weighing, self.outlook
        ours, theirs = (weighing.force(state.present(side), siege=False) for side in (state.besieged, state.besieger))
        found, won = 0.0, 0.0
        for chance, mine, yours in weighing.battle(ours, theirs):
            if yours.flag and not mine.flag:
                won += chance
            else:
                found += chance * weighing.tomorrow(self.after(now.theirs, now.ours, mine, yours)._replace(sallied=True))
        return found, won

    def against_mine(self) -> tuple[float, float]:
        """The same for a sally against what stands at the wall. [A-MINE-16]"""
        found, won = 0.0, 0.0
        results, ours, theirs = self.clash(MINE_SALLY)
        for chance, mine, yours in results:
            after = self.after(ours, theirs, mine, yours)
            if yours.flag and not mine.flag:
                won += chance
                after = after._replace(breach=NEVER) if after.breach else after
            found += chance * self.weighing.tomorrow(after)
        return found, won

    def against_digging(self) -> float:
        """The besieger's chance if one digs against his mine, and nobody storms today. [A-MINE-13]"""
        state, now = self.known.state, self.outlook
        without = breach_in(self.known.field.at(state._replace(mines={})), throwers(self.known.field.at(state), state.besieger))
        chance = self.stops()
        return chance * self.weighing.tomorrow(now._replace(breach=without)) + (1 - chance) * self.weighing.tomorrow(now)

    def stops(self) -> float:
        """How likely a counter-mine stops the mine in time: it must reach it, and then it takes the initiative once more to fight below
        ground before the wall falls.

        [A-MINE-13, A-MINE-14, A-MINE-15, A-MINE-19, A-ACT-32]
        """
        position = self.known.position
        field, state = position
        mines = [(mine_ready(position, mine), mine) for mine in open_mines(state, state.besieger) if not mine.lost]
        hands = len(state.present(state.besieged)) // field.rules.figures.mine_party
        if not mines or not hands:
            return 0.0
        days, mine = min(mines, key=lambda pair: pair[0])
        reached = 0 if met(position) else dig_days(position, mine.section, hands)
        today, later = 0.0 if reached else BELOW, max(0.0, days - reached - 1)
        fails = float((1 - BELOW * (1 - self.weighing.initiative)) ** later)
        return 1 - (1 - today) * fails

    # -- orders ------------------------------------------------------------------------------------------------------

    def orders(self) -> tuple[c.Command, Reason]:
        """Digging, fire at what stands at the wall, cauldrons, the bridge. [A-SIEGE-24, A-FIRE-06, A-MINE-13, A-SIEGE-27]"""
        field, state, side = self.known.field, self.known.state, self.known.side
        roll, reason = roll_of(field.at(state), side), Reason("keep_watch")
        digs: list[c.Dig] = []
        if going(field.at(state), "dig") != NO and (dig := counter_dig(self.known, roll)) is not None:
            digs.append(dig)
            reason = Reason("fill_mine" if dig.fill else "counter_dig")
        burn, archers = "", tuple[str, ...]()
        marks = fuel(field.at(state), side)
        if marks and going(field.at(state), "burn") != NO:
            archers = tuple(person.id for person in roll.others() if is_archer(person))
            if archers and roll.engage(archers, "A-FIRE-06") is None:
                burn = max(marks, key=lambda name: catches(field.at(state), name, len(archers)))
                reason = Reason("burn_engine", percent=per_cent(float(catches(field.at(state), burn, len(archers)))))
        sites: tuple[c.Site, ...] = ()
        if (
            going(field.at(state), "build") != NO
            and state.stock[side].get(CAULDRON, 0) < CAULDRONS
            and (site := cauldrons(self.known, roll))
        ):
            sites = (site,)
            reason = reason if digs or burn else Reason("cauldrons")
        bridge = may_break_bridge(field.at(state)) and any(
            engine.kind in HEAVY and engine.side != side for engine in state.engines.values()
        )
        orders = c.Orders(burn=burn, archers=archers if burn else (), sites=sites, digs=tuple(digs), bridge=bridge)
        return orders, Reason("break_bridge") if bridge and reason.key == "keep_watch" else reason


def counter_dig(known: Known, roll: Roll) -> c.Dig | None:
    """A mine that was won is filled; else the counter-mine is driven towards the mine. [A-MINE-13, A-MINE-15, A-MINE-19]"""
    field, state, side = known.field, known.state, known.side
    lost = [mine for mine in open_mines(state, 1 - side) if mine.lost and mine.dug]
    own = [mine for mine in open_mines(state, side) if not mine.lost]
    leaders = roll.engineers()
    if not (lost or own) or (not leaders and not field.rules.switches.unled_counter_mine):
        return None
    most = len(state.present(side)) // field.rules.figures.mine_party
    men = tuple(person.id for person in roll.others() if may_dig(state, person))[:most]
    engineer = leaders[0].id if leaders else ""
    if not men or roll.engage((*men, *([engineer] if engineer else [])), "A-MINE-13") is not None:
        return None
    if lost:
        return c.Dig(lost[0].id, engineer, men, fill=True)
    return c.Dig(own[0].id, engineer, men, hexes=towards(known, own[0]))


def towards(known: Known, counter: Mine) -> tuple[str, ...]:
    """The next hex of a counter-mine, as near to the mine as it can be. [A-MINE-04, A-MINE-14]"""
    section = known.field.place.sections[counter.section]
    foe = [name for mine in open_mines(known.state, 1 - known.side) if mine.section == counter.section for name in mine.dug]
    free = [name for name in section.hexes if name not in counter.dug]
    if counter.dug:
        free = [name for name in free if any(distance(name, other) == 1 for other in counter.dug)]
    if not foe or not free:
        return next_hexes(known.field, counter, 1)
    return (min(free, key=lambda name: (min(distance(name, other) for other in foe), name)),)


def cauldrons(known: Known, roll: Roll) -> c.Site | None:
    """A site for cauldrons, where the besieged may build them and have hands. [RULING-A-BUILD-03]"""
    building = known.field.rules.building
    leaders = [person.id for person in roll.engineers()][:1] if building.engineer else []
    workers = tuple(person.id for person in roll.others())[: building.team]
    if CAULDRON not in building.besieged or CAULDRON not in building.products or len(workers) < building.team:
        return None
    if building.engineer and not leaders:
        return None
    return c.Site(CAULDRON, workers, leaders[0] if leaders else "") if roll.engage((*workers, *leaders), "BUILD-02") is None else None
