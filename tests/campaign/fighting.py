"""Battles of a campaign for tests: a small country drawn by hand, groups by name, dice that are written down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Self, TypeVar

from hauberk.battle.core.being import Health
from hauberk.campaign import actions, aftermath
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.classes import class_of
from hauberk.campaign.doing import Doing
from hauberk.campaign.evolve import evolve
from hauberk.campaign.field import CampaignField, CampaignPosition, FactionInfo
from hauberk.campaign.map import CampaignMap, Hex, Levels, Place, hex_name
from hauberk.campaign.meetings import declare
from hauberk.campaign.state import MARCHES, Battle, CampaignState, Convoy, Group, Holding, Person
from hauberk.common.dice import ScriptedDice, SeededDice
from hauberk.common.refusal import Refusal
from hauberk.play.campaign.game import sheets_of
from hauberk.play.siege.lands import fight_words
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.people import load_people
from hauberk.siege.lands import Land
from hauberk.siege.results import FightResult, ManResult

E = TypeVar("E")
RED, GREEN = "royalist", "angevin"
NORMANS, ARABS = "norman", "arab"
MIDDLE = "0404"
"""The hex in which tests fight."""
N, NE, SE, S, SW, NW = "0403", "0504", "0505", "0405", "0305", "0304"
"""Its neighbours."""
LETTERS = {".": "open", "f": "forest", "h": "hill", "r": "river", "s": "sea", "m": "marsh"}
COUNTRY = """
.......
.......
.......
.......
.......
.......
.......
"""


@cache
def surveyed(edition: str) -> dict[str, Land]:
    """The sheets of an edition, looked at once for all tests."""
    return sheets_of(RULESETS[edition])


def country(drawing: str = COUNTRY, places: Iterable[Place] = ()) -> CampaignMap:
    """A map, one letter a hex."""
    rows = drawing.split()
    hexes = {
        hex_name(column, row): Hex(hex_name(column, row), column, row, frozenset({LETTERS[letter]}))
        for row, line in enumerate(rows, start=1)
        for column, letter in enumerate(line, start=1)
    }
    words = {"en": "T", "fr": "T", "it": "T"}
    return CampaignMap("test", words, len(rows[0]), len(rows), hexes, {place.id: place for place in places})


def place(id_: str, hex_: str, kind: str = "village", faction: str = RED, resources: int = 5, flags: Sequence[str] = ()) -> Place:
    """A settlement or castle."""
    words = {"en": id_, "fr": id_, "it": id_}
    return Place(id_, words, hex_, kind, {1000: Levels(faction, resources=resources)}, frozenset(flags))


def levies(edition: str) -> dict[str, tuple[str, ...]]:
    """Everybody of the people files by roll and class, as a scenario has them."""
    found: dict[str, list[str]] = {}
    people = load_people()
    for name, kin in RULESETS[edition].campaign_rules().factions.items():
        for source, rolls in ((name, kin.people), (kin.townsfolk, (kin.townsfolk,))):
            for who in (who for roll in rolls for who in people.rolls[roll]):
                men = found.setdefault(f"{source}/{class_of(people.characters[who])}", [])
                men += [who] if who not in men else []
    return {key: tuple(men) for key, men in found.items()}


class Campaign:
    """A campaign at some moment, to which a test does one thing after the other."""

    def __init__(self, edition: str = "anarchy", map_: CampaignMap | None = None, quick: str = "choice", **turned: bool) -> None:
        ruleset = RULESETS[edition]
        rules = ruleset.campaign_rules()
        rules = replace(rules, switches=replace(rules.switches, **turned))
        names = (RED, GREEN) if edition == "anarchy" else (NORMANS, ARABS)
        map_ = map_ or country()
        self.field = CampaignField(
            rules, ruleset.siege_rules(), ruleset.rules(), map_, 1139, 30,
            tuple(FactionInfo(name, rules.factions[name].name, townsfolk=rules.factions[name].townsfolk) for name in names),
            quick=quick, lands=surveyed(edition), edition=edition, words=fight_words(), levies=levies(edition),
        )  # fmt: skip
        places = {}
        for each in map_.places.values():
            levels = each.at(self.field.year)
            assert levels is not None
            places[each.id] = Holding(each.id, levels.faction, levels.resources, levels.attitude)
        self.state = CampaignState(3, MARCHES, {}, {}, places, pool=load_people().characters)
        self.events: tuple[e.Event, ...] = ()
        people = load_people()
        self.rolls = {name: [who for roll in kin.people for who in people.rolls[roll]] for name, kin in rules.factions.items()}

    @property
    def position(self) -> CampaignPosition:
        """The campaign as it stands."""
        return self.field.at(self.state)

    def light(self, faction: str, number: int) -> tuple[str, ...]:
        """So many of a faction on foot and without armour who are not in the campaign yet."""
        pool = self.state.pool
        free = [who for who in self.rolls[faction] if who not in self.state.people and not pool[who].rides and not pool[who].armoured]
        return tuple(free[:number])

    def riders(self, faction: str, number: int) -> tuple[str, ...]:
        """So many horsemen in armour."""
        pool = self.state.pool
        free = [who for who in self.rolls[faction] if who not in self.state.people and pool[who].rides and pool[who].armoured]
        return tuple(free[:number])

    # -- who is there ------------------------------------------------------------------------------------------------

    def group(self, id_: str, faction: str, hex_: str, men: int | Sequence[str], leader: int = 0, **more: Any) -> Self:
        """A group of so many of a faction, or of these people; its first man leads it if it has a prestige."""
        roll = more.pop("roll", faction)
        free = [who for who in self.rolls[roll] if who not in self.state.people]
        names = tuple(free[:men]) if isinstance(men, int) else tuple(men)
        for number, who in enumerate(names):
            character = self.state.pool[who]
            person = Person(who, character, faction, character.rides, group=id_, prestige=leader if not number else 0, attitude=5)
            self.state = self.state.with_person(person)
        self.state = self.state.with_group(Group(id_, faction, hex_, names, **more))
        return self

    def garrison(self, place_: str, faction: str, men: int) -> Self:
        """Fighters in a castle."""
        names = tuple([who for who in self.rolls[faction] if who not in self.state.people][:men])
        for who in names:
            self.state = self.state.with_person(Person(who, self.state.pool[who], faction, place=place_))
        holding = self.state.places[place_]._replace(garrison=names)
        self.state = self.state._replace(places={**self.state.places, place_: holding})
        return self

    def convoy(self, id_: str, faction: str, hex_: str, load: int, escort: str = "", drover: str = "local") -> Self:
        """Pack animals."""
        found = Convoy(id_, faction, hex_, load, 5, drover, escort)
        self.state = self.state._replace(convoys={**self.state.convoys, id_: found})
        return self

    def wound(self, *men: str) -> Self:
        """Some are wounded."""
        for who in men:
            self.state = self.state.with_person(self.state.people[who]._replace(health=Health.WOUNDED))
        return self

    def capture(self, group: str, men: Sequence[str], faction: str, captor: str) -> Self:
        """A group leads prisoners of another faction along."""
        for who in men:
            character = self.state.pool[who]
            self.state = self.state.with_person(Person(who, character, faction, fate="prisoner", captor=captor, group=group))
        found = self.state.groups[group]
        self.state = self.state.with_group(found._replace(prisoners=(*found.prisoners, *men)))
        return self

    def change(self, **changes: Any) -> Self:
        """Let the state be otherwise."""
        self.state = self.state._replace(**changes)
        return self

    def set(self, id_: str, **changes: Any) -> Self:
        """Let a group be otherwise."""
        self.state = self.state.with_group(self.state.groups[id_]._replace(**changes))
        return self

    def men(self, id_: str) -> tuple[str, ...]:
        """The people of a group."""
        return self.state.groups[id_].men

    def person(self, who: str) -> Person:
        """Somebody."""
        return self.state.people[who]

    @property
    def battle(self) -> Battle:
        """The battle in hand."""
        assert self.state.battle is not None
        return self.state.battle

    # -- what happens ------------------------------------------------------------------------------------------------

    def run(self, deed: Callable[[Doing], object], dice: Iterable[int] | str | SeededDice = ()) -> Self:
        """Let something happen, with these dice and no others, or those of a seed; its events alone give the same state."""
        thrown = dice if isinstance(dice, SeededDice) else SeededDice(dice) if isinstance(dice, str) else ScriptedDice(dice)
        before = self.state
        doing = Doing(self.position, thrown)
        deed(doing)
        if not doing.state.pending:
            aftermath.go_on(doing)  # what follows a battle follows at once
        assert isinstance(thrown, SeededDice) or not thrown.left_over, "dice were left over"
        self.state, self.events = doing.state, tuple(doing.events)
        for event in self.events:
            before = evolve(before, event)
        assert before == self.state
        return self

    def put(self, battle: Battle, deed: Callable[[Doing], object]) -> Self:
        """A battle as it stands, and what is done with it."""
        return self.run(lambda doing: doing.emit(e.BattleSet(battle))).run(deed)

    def attack(self, attacker: str, attacked: str, dice: Iterable[int] | str = ()) -> Self:
        """One group attacks another on its hex."""
        one, two = self.state.groups[attacker], self.state.groups[attacked]
        here = self.field.map.place_at(one.hex, self.field.year)
        battle = Battle(one.hex, attacker, ((attacker,), (attacked,)), (one.faction, two.faction), place=here.id if here else "")
        return self.run(lambda doing: declare(doing, battle), dice)

    def storm(self, attacker: str, dice: Iterable[int] | str = ()) -> Self:
        """A group attacks the settlement on its hex."""
        group = self.state.groups[attacker]
        here = self.field.map.place_at(group.hex, self.field.year)
        assert here is not None
        owner = self.state.places[here.id].faction
        battle = Battle(group.hex, attacker, ((attacker,), ()), (group.faction, owner), reason="settlement", place=here.id)
        return self.run(lambda doing: declare(doing, battle), dice)

    @property
    def asked(self) -> Any:
        """What is asked now; None for nothing."""
        return self.state.pending[-1] if self.state.pending else None

    def say(self, command: c.Command | str, dice: Iterable[int] | str = ()) -> Self:
        """Answer what is asked; the day itself does not go on."""
        answer: Any = c.Choose(command) if isinstance(command, str) else command
        refused = self.refused(answer)
        assert refused is None, refused
        question = self.state.pending[-1]

        def deed(doing: Doing) -> None:
            doing.answer()
            actions.HANDLERS[type(question)][type(answer)].resolve(doing, question, answer)

        return self.run(deed, dice)

    def refused(self, command: c.Command) -> Refusal | None:
        """Why an answer is turned down."""
        return actions.refuse(self.position, command)

    def reason(self, command: c.Command) -> str:
        """The reason for which an answer is turned down; "" if it is not."""
        found = self.refused(command)
        return found.reason if found is not None else ""

    def happened(self, kind: type[E]) -> list[E]:
        """Events of a kind that the last thing brought."""
        return [event for event in self.events if isinstance(event, kind)]

    def to_the_map(self, sheets: Sequence[str] = ("meadow",), north: int = 1, deploy: str = "second_opens") -> Self:
        """From the question how it is fought to the battle that is awaited."""
        self.say("map")
        for number, name in enumerate(sheets):
            self.say(name, (north,) if number == len(sheets) - 1 else ())
        return self.say(deploy).as_usual()

    def as_usual(self) -> Self:
        """Everybody stands where his sergeant thinks best."""
        while isinstance(self.asked, q.DrawUpAsked):
            self.say("usual")
        return self

    def report(self, winner: int | None, reason: str = "victory", dice: Iterable[int] | str = (), **fates: str) -> Self:
        """The battle on the map ends: `fates` says for some what became of them, as `dead`, `stunned K8`, `exited`; the others are well
        and stand at the edge of the map."""
        men = []
        self.as_usual()
        for side in (0, 1):
            for who in self.fighters(side):
                men.append(_fate(who, side, fates.get(who, "healthy")))
        return self.say(c.BattleReport(FightResult(winner, reason, turns=5, men=tuple(men), fought=True)), dice)

    def fighters(self, side: int) -> tuple[str, ...]:
        """Everybody on a side of the battle on the map."""
        from hauberk.campaign.set_up import column
        from hauberk.campaign.sides import people_of

        led = [who for who, other in column(self.position, self.battle) if other == side]
        return (*people_of(self.state, self.battle, side), *led)


def _fate(who: str, side: int, words: str) -> ManResult:
    """`healthy`, `wounded`, `stunned`, `dead`; then `captive`, `captured`, `exited`, `unhorsed`, or a hex."""
    health, *more = words.split()
    away = next((word for word in more if word in ("captured", "exited", "waiting")), "")
    if health in ("exited", "captured"):
        health, away = "healthy", health
    hexes = [word for word in more if word[0].isupper() or word[0].isdigit()]
    at = "" if away or health == "dead" else (hexes or ["A1"])[0]
    return ManResult(
        who, side, health, "captive" in more or away == "captured", away, "home" if away == "exited" else "", at,
        horse_lost="unhorsed" in more, unarmed="unarmed" in more,
    )  # fmt: skip
