"""Days of a campaign for tests: a small country drawn as text, groups by a line each, dice that are written down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Self

from hauberk.campaign import actions, turn
from hauberk.campaign import commands as c
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import FactionInfo
from hauberk.campaign.map import CampaignMap, Hex, Place, hex_name
from hauberk.campaign.marches import allowance_of
from hauberk.campaign.state import MARCHES, MERCENARIES, MORNING, NEUTRAL, Spy
from hauberk.common.dice import ScriptedDice, SeededDice
from hauberk.play.campaign.game import _besieging
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.tables.armies import load_armies
from tests.campaign.fighting import Campaign, country, place

__all__ = ["Days", "country", "ground", "place"]


def ground(*kinds: str, places: Iterable[Place] = ()) -> CampaignMap:
    """A map of one row, hex by hex from west to east: "hill forest river", "road mountain", "open"."""
    hexes = {
        hex_name(column, 1): Hex(hex_name(column, 1), column, 1, frozenset(words.split())) for column, words in enumerate(kinds, start=1)
    }
    words = {"en": "T", "fr": "T", "it": "T"}
    return CampaignMap("test", words, len(kinds), 1, hexes, {each.id: each for each in places})


class Days(Campaign):
    """A campaign whose days go on: groups act, factions give their orders, steps are taken up."""

    def __init__(self, edition: str = "anarchy", map_: CampaignMap | None = None, neutral: bool = False, **turned: Any) -> None:
        super().__init__(edition, map_, **turned)
        if neutral:
            nobody = FactionInfo(NEUTRAL, {"en": NEUTRAL, "fr": NEUTRAL, "it": NEUTRAL}, played=False)
            self.field = replace(self.field, factions=(*self.field.factions, nobody))

    def company(self, id_: str, hex_: str, men: int, roll: str, **more: Any) -> Self:
        """Mercenaries, unhired if nothing else is said."""
        faction = more.pop("faction", "")
        self.group(id_, faction, hex_, men, roll=roll, kind=MERCENARIES, **more)
        return self

    def spy(self, id_: str, faction: str, hex_: str) -> Self:
        """A spy."""
        who = next(each for each in self.rolls[faction] if each not in self.state.people)
        self.group("for_a_moment", faction, hex_, (who,))
        groups = {key: group for key, group in self.state.groups.items() if key != "for_a_moment"}
        person = self.state.people[who]._replace(group="")
        self.state = self.state.with_person(person)._replace(groups=groups, spies={**self.state.spies, id_: Spy(id_, faction, who, hex_)})
        return self

    def holding(self, id_: str, **changes: Any) -> Self:
        """Let a place be otherwise."""
        self.state = self.state._replace(places={**self.state.places, id_: self.state.places[id_]._replace(**changes)})
        return self

    def with_sieges(self) -> Self:
        """Castles can be besieged: each on the sheet of its kind."""
        ruleset, sheets = RULESETS[self.field.edition], self.field.rules.sheets
        besieging = _besieging(self.field.map, ruleset, sheets.castles, sheets.open)
        self.field = replace(self.field, besieging=besieging, armies=load_armies())
        return self

    # -- whose turn it is --------------------------------------------------------------------------------------------

    def turn(self, id_: str) -> Self:
        """A group, convoy or spy has its turn, with a full day before it."""
        asked: q.Question
        if id_ in self.state.groups:
            asked = q.GroupToAct(self.state.groups[id_].faction, id_)
        elif id_ in self.state.convoys:
            asked = q.ConvoyToAct(self.state.convoys[id_].faction, id_)
        else:
            asked = q.SpyToAct(self.state.spies[id_].faction, id_)
        left = allowance_of(self.position, id_)
        self.change(step=MARCHES, now=id_, left=left, stepped=False, met=(), pending=(asked,))
        return self

    def march(self, id_: str, *hexes: str, dice: Iterable[int] | str = ()) -> Self:
        """It marches along these hexes."""
        self.turn(id_).say(c.March(hexes), dice)
        return self

    def order(self, faction: str, **orders: Sequence[Any]) -> Self:
        """A faction gives its orders of the morning, and they are carried out."""
        self.change(step=MORNING, now=faction, pending=(q.MorningAsked(faction),), morning={})
        self.say(c.Morning(**{key: tuple(value) for key, value in orders.items()}))
        self.run(turn.STEPS[MORNING].close)
        return self

    def order_refused(self, faction: str, **orders: Sequence[Any]) -> str:
        """Why such orders are turned down."""
        self.change(step=MORNING, now=faction, pending=(q.MorningAsked(faction),), morning={})
        return self.reason(c.Morning(**{key: tuple(value) for key, value in orders.items()}))

    def through(self, step: int, dice: Iterable[int] | str = ()) -> Self:
        """A whole step passes in which nobody has anything to decide."""

        def pass_(doing: Doing) -> None:
            for what in turn.STEPS[step].list_up(doing):
                doing.state = doing.state._replace(step=step, now=what)
                turn.STEPS[step].take_up(doing, what)
            turn.STEPS[step].close(doing)

        thrown = SeededDice(dice) if isinstance(dice, str) else ScriptedDice(dice)
        doing = Doing(self.field.at(self.state._replace(step=step)), thrown)
        pass_(doing)
        assert isinstance(thrown, SeededDice) or not thrown.left_over, "dice were left over"
        self.state, self.events = doing.state, tuple(doing.events)
        return self

    def do(self, command: c.Command, dice: Iterable[int] | str = ()) -> Self:
        """Answer what is asked, and let the day go on until the next question."""
        thrown = SeededDice(dice) if isinstance(dice, str) else ScriptedDice(dice)
        self.events, self.state = actions.decide(self.position, command, thrown)
        return self
