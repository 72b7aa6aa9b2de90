"""A witness of a campaign: after every step it looks whether anybody or anything came from nowhere, or is in two places at once."""

from __future__ import annotations

from collections import Counter

from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.convoys import endless
from hauberk.campaign.evolve import evolve
from hauberk.campaign.state import GONE, MERCENARIES, NEUTRAL, PRISONER, CampaignState
from hauberk.play.campaign.game import CampaignMatch
from hauberk.play.record_writer import AnyStep

SPENT = (e.StoresEaten, e.SiegeCarriedOver, e.StoresPlundered, e.StoresGiven)
"""How resources leave a place for good; a tribute is loaded again or becomes coin."""
LOST = (e.LoadEaten, e.LoadPlundered, e.PackAnimalsLost)
"""How they leave a convoy for good."""
TRADED = (e.TributeLoaded, e.LoadBought, e.LoadSold)
"""How a load comes from a tribute, or passes to another convoy."""
CARRIED = (e.ConvoyLoaded, e.ConvoyUnloaded, e.ConvoyTurnedRound)
"""How they pass between a place and a convoy: what one loses the other gains."""


class Witness:
    """Sees every step of a campaign; whatever cannot be is an AssertionError."""

    def __init__(self, game: CampaignMatch) -> None:
        self.field = game.field
        self.state = game.start
        for step in game.steps:
            self.see(step, None)
        assert self.state == game.state, "the events of the opening do not make its state"

    def see(self, step: AnyStep, after: CampaignState | None) -> None:
        """One step: its events are followed one by one, then everybody is looked for."""
        start = self.state
        for event in step.events:
            self._event(event)
        if after is not None:
            assert self.state == after, "the events do not make the state"
        self._coin(start, step)
        self._stores(start, step)
        self._people()

    def _event(self, event: e.Event) -> None:
        self.state = evolve(self.state, event)
        if isinstance(event, e.DayBegan):
            self._dawn()

    # -- people --------------------------------------------------------------------------------------------------------

    def _people(self) -> None:
        """Everybody is in exactly one place, and his own page says the same."""
        state = self.state
        where: dict[str, list[str]] = {}
        for group in state.groups.values():
            for who in group.men:
                where.setdefault(who, []).append(f"man of {group.id}")
            for who in group.prisoners:
                where.setdefault(who, []).append(f"prisoner of {group.id}")
        for holding in state.places.values():
            for kind, men in (("garrison", holding.garrison), ("treated", holding.treated), ("captive", holding.captives)):
                for who in men:
                    where.setdefault(who, []).append(f"{kind} of {holding.id}")
        for spy in state.spies.values():
            where.setdefault(spy.who, []).append(f"spy {spy.id}")
        for convoy in state.convoys.values():
            if convoy.drover in state.people:
                where.setdefault(convoy.drover, []).append(f"drover of {convoy.id}")
        militia = {*state.battle.militia} if state.battle is not None else set()
        for who, person in state.people.items():
            found = where.get(who, [])
            assert len(found) <= 1, f"{who} is in two places: {found}"
            if person.fate == GONE or not person.alive:
                assert not found, f"{who} is {person.fate or 'dead'} and still {found}"
            elif person.fate == PRISONER:
                self._prisoner(who, found)
            elif not found:
                assert who in militia or self._in_hand(who), (
                    f"{who} ({person.faction}) is free and nowhere: {person.group!r} {person.place!r}"
                )
            else:
                self._free(who, found[0])
        assert not {*where} - {*state.people}, "somebody is listed whom nobody knows"

    def _in_hand(self, who: str) -> bool:
        """While the consequences of a battle are drawn somebody may be on his way from one list to the next."""
        return self.state.battle is not None and self.state.battle.ending is not None

    def _prisoner(self, who: str, found: list[str]) -> None:
        person = self.state.people[who]
        led_off = any(who in question.prisoners for question in self.state.pending if isinstance(question, q.EscortAsked))
        if not found and (led_off or self.state.battle is not None):
            return  # taken just now, and not yet led off
        if found:
            assert found[0].startswith(("prisoner of", "captive of")), f"{who} is a prisoner and {found}"
            assert found[0].split(" of ")[1] == (person.group or person.place), (
                f"{who} is {found}, and his page says {person.group or person.place}"
            )
        else:
            assert person.place, f"{who} is a prisoner and nowhere"
            assert not person.leads, f"{who} leads, is a prisoner and in no dungeon"

    def _free(self, who: str, found: str) -> None:
        person = self.state.people[who]
        kind, _, at = found.partition(" of ")
        assert kind not in ("prisoner", "captive"), f"{who} is free and {found}"
        if kind == "man":
            group = self.state.groups[at]
            assert person.group == at, f"{who} is a {found}, and his page says {person.group!r}"
            if group.kind != MERCENARIES:
                assert person.faction == group.faction, f"{who} of {person.faction} is a {found} of {group.faction}"
        elif kind in ("garrison", "treated"):
            assert person.place == at, f"{who} is {found}, and his page says {person.place!r}"
            assert person.faction == self.state.places[at].faction, (
                f"{who} of {person.faction} is {found}, which is {self.state.places[at].faction}'s"
            )

    # -- money ---------------------------------------------------------------------------------------------------------

    def _coin(self, before: CampaignState, step: AnyStep) -> None:
        """Coin comes from the country or goes there, and from nowhere else; nobody owes any."""
        made = sum(event.coin * ((not event.giver) - (not event.taker)) for event in step.events if isinstance(event, e.Paid))
        have, had = (sum(group.coin for group in state.groups.values()) for state in (self.state, before))
        assert have == had + made, f"coin: {had} and {made:+d} make {have}"
        assert all(group.coin >= 0 for group in self.state.groups.values()), "somebody has less than nothing"

    # -- resources -----------------------------------------------------------------------------------------------------

    def _stores(self, before: CampaignState, step: AnyStep) -> None:
        """Resources leave places and convoys for a reason that is named, and pass between them point by point."""
        state, gone, came = before, 0, 0
        endless_given = 0
        for event in step.events:
            after = evolve(state, event)
            change = self._points(after) - self._points(state)
            if isinstance(event, e.StoresHarvested):
                assert step.command is None, "last year's harvest is thrown before play"
                came += change
            elif isinstance(event, SPENT):
                gone -= change
                assert change <= 0, f"{event.holding.id}: {change:+d} points by {type(event).__name__}"
            elif isinstance(event, LOST):
                gone -= change
            elif isinstance(event, TRADED):
                came += change
            elif isinstance(event, CARRIED):
                endless_given += change if self._at_city(event.convoy.hex) else 0
            else:
                assert not change or isinstance(event, e.StoresCarried | e.ConvoyGone), f"{change:+d} points by {type(event).__name__}"
            state = after
        assert self._points(self.state) == self._points(before) - gone + came + endless_given, "points came from nowhere"
        assert all(convoy.load >= 0 for convoy in self.state.convoys.values())
        assert all(holding.resources >= 0 for holding in self.state.places.values())

    def _at_city(self, hex_: str) -> bool:
        place = self.field.map.place_at(hex_, self.field.year)
        return place is not None and endless(self.field, place.id)

    @staticmethod
    def _points(state: CampaignState) -> int:
        return sum(holding.resources for holding in state.places.values()) + sum(convoy.load for convoy in state.convoys.values())

    # -- at dawn -------------------------------------------------------------------------------------------------------

    def _dawn(self) -> None:
        """No group of one or two but leaders and trains, nobody of another side on one's hex but before a place."""
        state = self.state
        for group in state.groups.values():
            leads = any(state.people[who].leads for who in group.men)
            assert len(group.men) >= self.field.rules.figures.least_group or leads or group.engines, (
                f"{group.id} is {len(group.men)} men at dawn"
            )
        besieging = {id_ for siege in state.sieges.values() for id_ in (*siege.groups, *siege.inside)}
        open_ = [group for group in state.groups.values() if group.id not in besieging and group.faction not in ("", NEUTRAL)]
        for hex_, count in Counter(group.hex for group in open_).items():
            if count > 1:
                sides = {group.faction for group in open_ if group.hex == hex_}
                apart = [(one, other) for one in sides for other in sides if not self.field.friends(one, other)]
                assert not apart, f"{apart[0]} share {hex_} at dawn"
