"""How good a siege stands for the besieger: small honest sums over the days to come, and one table for every fight.

Nobody knows how a fight on the map will end; what the table of quick resolution makes of both sides is the measure of strength.
[C-QUICK-07, C-QUICK-09, C-QUICK-10]
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from hauberk.battle.core.being import Side
from hauberk.common.dice import D10
from hauberk.players.budget import Budget
from hauberk.siege.armies import muster
from hauberk.siege.field import SiegePosition
from hauberk.siege.quick import Fighter, class_of
from hauberk.siege.rules import LIFTED
from hauberk.siege.state import Person, SiegeState
from hauberk.siege.surrender import progress
from hauberk.siege.tables import WHOLE, Losses, Quick

NEVER = 99
"""More days than any siege has left."""
HORIZON = 25
"""So many days he looks ahead."""
MENDING = 0.87
"""What is left of the weight of wounds after a day. [HEAL-01]"""
STORMS, FEWER_STORMS = 3, 2
"""So many assaults in a row he thinks through: the besieger his own, the castellan those of the other."""
WAITS, FEWER_WAITS = (1, 2, 3, 4, 6, 8, 11, 15), (1, 3, 6, 10)
"""Days after which he would think of storming."""
RELIEF, HELP = "relief_army", "reinforcements"
SURRENDERS, GOES_HOME = "garrison_surrenders", "siege_lifted"


class Force(NamedTuple):
    """What a side is worth on the table of quick resolution."""

    points: float
    """Of everybody, sound."""
    hurt: float
    """What wounds take off that."""
    heads: float

    @property
    def value(self) -> float:
        """What it is worth today."""
        return self.points - self.hurt

    def after(self, toll: Losses, share: float = 1.0) -> Force:
        """The same after losses of a part of it. [C-QUICK-11]"""
        dead, wounded = toll.dead * share / WHOLE, toll.wounded * share / WHOLE
        points = self.points * (1 - dead)
        return Force(points, min(points / 2, self.hurt * (1 - dead) + points * wounded / 2), self.heads * (1 - dead))

    def joined(self, other: Force, chance: float) -> Force:
        """The same with others who come with some chance."""
        return Force(self.points + chance * other.points, self.hurt, self.heads + chance * other.heads)

    def mended(self, days: int) -> Force:
        """The same after some days of rest. [HEAL-02]"""
        return self._replace(hurt=self.hurt * MENDING**days)


NOBODY = Force(0.0, 0.0, 0.0)


class Outlook(NamedTuple):
    """A siege in a few numbers, from the besieger's side. Days count from today, which is 0."""

    day: int
    ours: Force
    theirs: Force
    storming: Force
    """Those of the besiegers who could storm today."""
    nights: tuple[float, ...]
    """The chance that the food ends on each of the coming nights."""
    engine: int = NEVER
    """The day from which an engine helps an assault. [C-QUICK-08]"""
    breach: int = NEVER
    """The day from which there is a breach. [C-QUICK-08]"""
    idle: int = 0
    """Days on which the besieger can do nothing. [CAMP-11, A-SIEGE-28]"""
    pledge: int = NEVER
    """The day on which the garrison has promised to yield. [A-EVENT-07]"""
    last: int = NEVER
    """The last day of the scenario."""
    sallied: bool = False
    """The garrison has made its sortie with everybody. [GSORT-01, A-ACT-37]"""


class Plan(NamedTuple):
    """What comes of an outlook."""

    now: float
    """The besieger's chance to win if he storms today."""
    later: float
    """His chance if he waits, and storms on another day or never."""
    wait: int
    """The day on which it is best to storm after waiting; NEVER: let them starve."""
    take: float
    """The chance that an assault today takes the place at once."""

    @property
    def best(self) -> float:
        """The besieger's chance if he chooses well."""
        return max(self.now, self.later)


class Weighing:
    """The sums of one siege: field and what has happened once and for all."""

    def __init__(
        self, position: SiegePosition, storms: int = STORMS, waits: tuple[int, ...] = WAITS, budget: Budget | None = None
    ) -> None:
        field, state = position
        self.budget = budget or Budget()
        self.field, self.table, self.storms, self.waits = field, field.rules.quick, storms, waits
        self.events = state.events
        self.stage = progress(position)
        self.mounted = self._in_the_saddle(state, state.besieger), self._in_the_saddle(state, state.besieged)
        """How much more both sides are worth in the open than at a wall. [C-QUICK-04]"""
        self.army, self.help = self._coming(state, state.besieged, RELIEF), self._coming(state, state.besieger, HELP)
        self.asks = not state.swapped
        self._calm: dict[tuple[object, ...], list[float]] = {}
        self._ahead: dict[tuple[int, ...], float] = {}
        self._beaten: dict[tuple[int, int], float] = {}
        self._seen: dict[tuple[bool, int], tuple[float, float, float]] = {}
        self._hunger: dict[tuple[tuple[float, ...], int], tuple[tuple[int, float], ...]] = {}

    # -- forces ------------------------------------------------------------------------------------------------------

    def force(self, people: Iterable[Person], siege: bool = True) -> Force:
        """What some people are worth. [C-QUICK-02, C-QUICK-03, C-QUICK-04]"""
        points = hurt = 0
        heads = 0
        for person in people:
            if person.character.is_beast:
                continue
            worth = self.table.points[class_of(self.table, Fighter(person.id, person.character, person.wounded, person.mounted), siege)]
            points, heads = points + worth, heads + 1
            hurt += worth if person.wounded else 0
        return Force(points, hurt / self.table.wounded_share, heads)

    def _in_the_saddle(self, state: SiegeState, side: Side) -> float:
        people = state.present(side)
        return self.force(people, siege=False).points / max(1.0, self.force(people).points)

    def _coming(self, state: SiegeState, side: Side, why: str) -> Force:
        """The strongest army that could still come to the help of a side. [EVENT-11, EVENT-19, A-EVENT-11, A-EVENT-19]"""
        event, armies = self.field.rules.events.events.get(why), self.field.armies[side]
        if event is None or not armies or why in state.events:
            return NOBODY
        return max((self.army_of(state, side, name, event.amount) for name in armies), key=lambda force: force.points)

    def army_of(self, state: SiegeState, side: Side, name: str, points: int) -> Force:
        """What an army is worth that comes for so many points. [EVENT-11, EVENT-19]"""
        people = [state.pool[who] for who in self.field.armies[side][name]]
        men = muster(self.field.prices, people, state.people, points)
        return self.force([Person(who, state.pool[who], side, state.pool[who].rides) for who in men], siege=False)

    def walled(self, force: Force) -> float:
        """What a garrison is worth behind its walls. [C-QUICK-05]"""
        return force.value * (WHOLE + self.table.bonuses["castle" if self.field.place.kind == "castle" else "village"]) / WHOLE

    # -- sitting still -----------------------------------------------------------------------------------------------

    def risks(self, outlook: Outlook, day: int, ours: Force, theirs: Force) -> float:
        """The chance that a day ends the siege for the besieger before he can act: by a message, by a relieving army, by everybody who
        comes out of the gate.

        [EVENT-19, EVENT-20, GSORT-06, A-ACT-39]
        """
        lifted, relief, _ = self._omens(outlook.day + day <= self.field.rules.figures.first_days, self.grip(ours, theirs))
        lost = 0.0 if LIFTED in self.events else lifted
        if RELIEF not in self.events:
            lost += relief * self.beaten(ours, theirs, self.army)
        if not outlook.sallied:
            lost += (1 - self.initiative) * self.initiative**day * self.beaten(ours, theirs)
        return min(1.0, lost)

    def grip(self, ours: Force, theirs: Force) -> int:
        """What a thin blockade adds to the event roll. [BLOCK-01, A-SIEGE-19]"""
        return self.field.rules.blockade.grip(round(ours.heads), max(1, round(theirs.heads))).modifier

    def beaten(self, ours: Force, theirs: Force, more: Force = NOBODY) -> float:
        """The chance that the garrison, with whoever comes to its help, drives the besiegers off in the open. [C-QUICK-10, GSORT-06]"""
        mounted = self.mounted
        difference = theirs.value * mounted[1] + more.value - ours.value * mounted[0]
        added = self.table.modifier_for_numbers(round(theirs.heads + more.heads), max(1, round(ours.heads)))
        key = (round(difference), added)
        if key not in self._beaten:
            self._beaten[key] = sum(chance for letter, chance in results(self.table, difference, added) if self._drives_off(letter))
        return self._beaten[key]

    def _drives_off(self, letter: str) -> bool:
        attacker, defender = self.table.losses(letter, False)
        return bool(defender.flag) and not attacker.flag

    def grown(self, outlook: Outlook, day: int, ours: Force) -> Force:
        """The besiegers after some days, with those who may have joined them by then. [EVENT-11, A-EVENT-11]"""
        early = outlook.day + day // 2 <= self.field.rules.figures.first_days
        comes = 1 - (1 - self._omens(early, self.grip(ours, outlook.theirs))[2]) ** day
        return ours.joined(self.help, comes).mended(day)

    def _omens(self, early: bool, grip: int) -> tuple[float, float, float]:
        """The chances of the message that lifts a siege, of a relieving army and of one that joins the besiegers. [RULING-G-49]"""
        if (early, grip) not in self._seen:
            rules = self.field.rules
            number = rules.blockade.modifiers.index(grip)
            besiegers = rules.blockade.over[number] * D10 + 1 if number < len(rules.blockade.over) else 1
            chances = rules.event_chances(1 if early else rules.figures.first_days + 1, besiegers, D10)
            self._seen[early, grip] = float(chances.get(LIFTED, 0)), float(chances.get(RELIEF, 0)), float(chances.get(HELP, 0))
        return self._seen[early, grip]

    def yielding(self, outlook: Outlook, day: int) -> float:
        """The chance that the garrison yields when it is asked. [SURR-03, SURR-04, A-SURR-03, A-SURR-04]"""
        if not self.asks or day < outlook.idle:
            return 0.0
        rules = self.field.rules.surrender
        stage = max(self.stage, 1 if day >= outlook.breach else 0)
        bonus = rules.numbers(round(outlook.ours.heads), max(1, round(outlook.theirs.heads))) + (rules.progress[stage - 1] if stage else 0)
        return sum(chance * max(0, D10 + 1 + bonus + more - rules.threshold) / D10 for more, chance in self.hunger(outlook.nights, day))

    def hunger(self, nights: tuple[float, ...], day: int) -> tuple[tuple[int, float], ...]:
        """What few days of food may add on a day, each with its chance; nothing where it does not count. [RULING-G-73, RULING-A-SURR-01]"""
        if not self.field.rules.switches.ration_bonus:
            return ((0, 1.0),)
        if (nights, day) not in self._hunger:
            rules, left, found = self.field.rules.surrender, 1.0, dict[int, float]()
            for days in range(1, HORIZON):
                ends = nights[day + days - 1] if day + days - 1 < len(nights) else 1.0
                bonus = rules.rations(days)
                found[bonus] = found.get(bonus, 0.0) + left * ends
                left *= 1 - ends
            found[0] = found.get(0, 0.0) + left
            self._hunger[nights, day] = tuple(pair for pair in found.items() if pair[1] > 0)
        return self._hunger[nights, day]

    def calm(self, outlook: Outlook) -> list[float]:
        """The besieger's chance to win from each day on if he only sits before the place and asks for it. [SURR-01, SURR-03]"""
        ours, theirs = outlook.ours, outlook.theirs
        asked = self.yielding(outlook, 0), self.yielding(outlook, NEVER)
        ousted = self.beaten(ours, theirs), self.beaten(ours, theirs, self.army)
        key = (self.grip(ours, theirs), ousted, asked, outlook[4:], outlook.day)
        if key not in self._calm:
            found = [1 / 2] * (HORIZON + 2)
            for day in range(HORIZON, -1, -1):
                morning = 1 - self.risks(outlook, day + 1, self.grown(outlook, day + 1, ours), theirs)
                yields = self.yielding(outlook, day)
                found[day] = yields + (1 - yields) * self.night(outlook, day, morning * found[day + 1])
            self._calm[key] = found
        return self._calm[key]

    def night(self, outlook: Outlook, day: int, goes_on: float) -> float:
        """The besieger's chance in the evening of a day, if the next days are worth `goes_on` to him. [SURR-01, A-SURR-01, A-EVENT-07]"""
        if day >= outlook.pledge:
            return 1.0
        ends = outlook.nights[day] if day < len(outlook.nights) else 1.0
        return ends + (1 - ends) * (0.0 if day >= outlook.last else goes_on)

    # -- storming ----------------------------------------------------------------------------------------------------

    def letters(self, outlook: Outlook, day: int, ours: Force, theirs: Force) -> list[tuple[str, float]]:
        """The results of an assault on a day, each with its chance. [C-QUICK-07, C-QUICK-08]"""
        added = (self.table.engine if day >= outlook.engine else 0) + (self.table.rubble if day >= outlook.breach else 0)
        return results(self.table, ours.value - self.walled(theirs), added)

    def storm(self, outlook: Outlook, day: int, ours: Force, theirs: Force, again: int) -> float:
        """The besieger's chance to win if he storms on a day, and goes on storming as long as that is better than waiting."""
        found = 0.0
        self.budget.spend()
        for letter, chance in self.letters(outlook, day, ours, theirs):
            mine, yours = self.table.losses(letter, True)
            if yours.flag == SURRENDERS:
                found += chance
            elif mine.flag != GOES_HOME:
                found += chance * self.night(outlook, day, self._next(outlook, day, ours.after(mine), theirs.after(yours), again - 1))
        return found

    def _next(self, outlook: Outlook, day: int, ours: Force, theirs: Force, again: int) -> float:
        """What the day after an assault is worth to the besieger, before its event is known; like cases are reckoned once."""
        key = (day, again, *map(round, ours), *map(round, theirs))
        if key not in self._ahead:
            lost = self.risks(outlook, day + 1, ours, theirs)
            calm = self.calm(outlook._replace(ours=ours, theirs=theirs))[min(day + 1, HORIZON)]
            goes_on = again and not self.budget.over()
            storms = self.storm(outlook, day + 1, ours.mended(1), theirs.mended(1), again) if goes_on else 0.0
            self._ahead[key] = (1 - lost) * max(calm, storms)
        return self._ahead[key]

    def plan(self, outlook: Outlook) -> Plan:
        """The best the besieger can do: storm today, on a later day, or never."""
        self._ahead = {}
        calm = self.calm(outlook)
        keeps = self.initiative
        best, wait = calm[0], NEVER
        through, won = 1.0, 0.0
        for day in range(1, self.waits[-1] + 1):
            yields = self.yielding(outlook, day - 1)
            won += through * yields
            evening = through * (1 - yields)
            ends = self.night(outlook, day - 1, 0.0)
            won += evening * ends
            through = evening * (1 - ends) * (1 - self.risks(outlook, day, self.grown(outlook, day, outlook.ours), outlook.theirs))
            if through < 1e-6 or day >= outlook.last:
                break
            if day in self.waits and day >= outlook.idle and not self.budget.over():
                storm = self.storm(outlook, day, self.grown(outlook, day, outlook.ours), outlook.theirs.mended(day), self.storms)
                value = won + through * (keeps * storm + (1 - keeps) * calm[day])
                if value > best:
                    best, wait = value, day
        if outlook.idle or not outlook.storming.heads:
            return Plan(0.0, best, wait, 0.0)
        away = outlook.ours.points - outlook.storming.points
        now = self._storm_now(outlook, away)
        take = sum(chance for letter, chance in self.letters(outlook, 0, outlook.storming, outlook.theirs) if self._yields(letter))
        return Plan(now, best, wait, take)

    def _storm_now(self, outlook: Outlook, away: float) -> float:
        """Storming today with those who are free; the others are there again tomorrow."""
        found = 0.0
        for letter, chance in self.letters(outlook, 0, outlook.storming, outlook.theirs):
            mine, yours = self.table.losses(letter, True)
            if yours.flag == SURRENDERS:
                found += chance
            elif mine.flag != GOES_HOME:
                share = outlook.storming.points / max(1.0, outlook.storming.points + away)
                ours = outlook.ours.after(mine, share)
                found += chance * self.night(outlook, 0, self._next(outlook, 0, ours, outlook.theirs.after(yours), self.storms - 1))
        return found

    # -- in the open -------------------------------------------------------------------------------------------------

    def battle(self, attackers: Force, defenders: Force, walls: bool = False) -> list[tuple[float, Losses, Losses]]:
        """How a fight in the open, or before walls that are not stormed, may end for attacker and defender: each way with its chance and
        mean losses.

        [C-QUICK-05, C-QUICK-07, C-QUICK-10]
        """
        added = self.table.modifier_for_numbers(round(attackers.heads), max(1, round(defenders.heads)))
        worth = self.walled(defenders) if walls else defenders.value
        ways: dict[tuple[str, str], list[tuple[float, Losses, Losses]]] = {}
        for letter, chance in results(self.table, attackers.value - worth, added):
            mine, yours = self.table.losses(letter, False)
            ways.setdefault((mine.flag, yours.flag), []).append((chance, mine, yours))
        return [(sum(each[0] for each in some), _mean(some, 1), _mean(some, 2)) for some in ways.values()]

    def tomorrow(self, outlook: Outlook) -> float:
        """The besieger's chance at the end of a day on which nobody storms, if he chooses well from the next morning on."""
        lost = self.risks(outlook, 1, outlook.ours, outlook.theirs)
        ahead = outlook._replace(
            day=outlook.day + 1, ours=outlook.ours.mended(1), theirs=outlook.theirs.mended(1), storming=outlook.ours.mended(1),
            nights=outlook.nights[1:], engine=max(0, outlook.engine - 1), breach=max(0, outlook.breach - 1), idle=max(0, outlook.idle - 1),
            pledge=outlook.pledge - 1, last=outlook.last - 1,
        )  # fmt: skip
        evening = self.night(outlook, 0, 1.0)
        ends = self.night(outlook, 0, 0.0)
        if evening == ends:
            return ends
        return ends + (evening - ends) * (1 - lost) * self.plan(ahead).best

    def _yields(self, letter: str) -> bool:
        return self.table.losses(letter, True)[1].flag == SURRENDERS

    @property
    def initiative(self) -> float:
        """How often the besieger has the initiative. [INIT-01, A-SIEGE-14]"""
        return _initiative(self.field.rules.initiative.besieger)


@cache
def _initiative(bonus: int) -> float:
    faces = range(1, D10 + 1)
    return sum(attack + bonus >= defence for attack in faces for defence in faces) / D10**2


def _mean(some: list[tuple[float, Losses, Losses]], which: Literal[1, 2]) -> Losses:
    whole = sum(each[0] for each in some)
    dead, wounded = (sum(each[0] * getattr(each[which], part) for each in some) / whole for part in ("dead", "wounded"))
    return Losses(some[0][which].flag, round(dead), round(wounded))


def results(table: Quick, difference: float, added: int) -> list[tuple[str, float]]:
    """The letters of a fight, each with its chance. [C-QUICK-07, C-QUICK-09]"""
    return _results(tuple(table.rows), tuple(table.columns), round(difference), added)


@lru_cache(maxsize=4096)
def _results(rows: tuple[str, ...], columns: tuple[int, ...], difference: int, added: int) -> list[tuple[str, float]]:
    column = sum(difference > upto for upto in columns)
    found: dict[str, float] = {}
    for die in range(1, len(rows) + 1):
        letter = rows[max(1, min(len(rows), die + added)) - 1][column]
        found[letter] = found.get(letter, 0.0) + 1 / len(rows)
    return list(found.items())
