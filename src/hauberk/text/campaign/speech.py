"""A campaign in the words of one language, as far as a faction may know it; the day of a siege in the siege's own words."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.campaign.actions import whose
from hauberk.campaign.sieges import days_now, field_of
from hauberk.play.campaign.game import CampaignMatch
from hauberk.play.campaign.sight import sight
from hauberk.siege.knowledge import known_to
from hauberk.siege.state import BESIEGED, BESIEGER
from hauberk.tell.campaign.questions import question_help, siege_question
from hauberk.text.campaign.asking import Asked, answer
from hauberk.text.campaign.scene import scene_of
from hauberk.text.orders import OrderScene, OrderSentence
from hauberk.text.siege.asking import answer as answer_at_siege
from hauberk.text.siege.scene import SiegeScene
from hauberk.text.siege.speech import look as look_at_siege
from hauberk.text.speech import DaysSpeech


class CampaignSpeech(DaysSpeech):
    """One language at one campaign."""

    game: CampaignMatch

    @property
    def scene(self) -> OrderScene:
        """The moment, as lines are read in it."""
        return scene_of(self.game.position, self.names)

    def side(self, side: int) -> str:
        """A faction by its name."""
        return str(self.names.faction(self.game.scenario.factions[side].id))

    def asked(self) -> list[str]:
        """Who must decide what, with a few words on it; in a siege by the siege's own words."""
        state = self.game.state
        days = days_now(state) if not state.pending and state.outcome is None else None
        if days is not None and days.pending:
            field = field_of(self.game.position, state.now)
            told = siege_question(self.names, field.at(days), days.pending[-1])
            return [self.names.waits_for(whose(state) or ""), told["text"], told["help"]]
        found = super().asked()
        return [*found, question_help(self.names, state.pending[-1])] if found and state.pending else found

    def look(self) -> list[str]:
        """The day, the groups, convoys and places one knows, and what is asked."""
        return [*self._look(), *self._siege(), *self.asked()]

    def answer(self, word: str, rest: OrderSentence) -> list[str] | None:
        """Who somebody is and where, what a way costs, who is about; on the day of a siege what is asked there. Raises Stuck."""
        state, faction = self.game.state, self._listener
        if not isinstance(self.scene, SiegeScene):
            return answer(Asked(self.game.position, self.names, sight(self.game.position, faction)), word, rest)
        siege, field, days = state.sieges[state.now], field_of(self.game.position, state.now), self.scene.position.state
        if self.watcher is not None:
            days = known_to(self.scene.position, BESIEGER if self.watcher == siege.besieger else BESIEGED)
        return answer_at_siege(field.at(days), self.names.siege(field), word, rest)

    @property
    def _listener(self) -> str:
        """The faction that is told: whoever listens, else whose turn it is."""
        return str(self.watcher) if self.watcher is not None else whose(self.game.state) or ""

    def _look(self) -> Iterator[str]:
        state, names, say = self.game.state, self.names, self.messages.say
        known = sight(self.game.position, self._listener)
        yield say("text-campaign-day", day=state.day, days=self.game.field.days, date=names.date(state.day))
        own = state.groups if self.watcher is None else known.groups
        for id_, group in own.items():
            gaps = {"group": names.group(state, id_), "side": names.faction(group.faction), "place": names.hex(group.hex)}
            yield say("text-campaign-group", **gaps, number=len(group.men), coins=names.coins(group.coin))
        for id_, banner in known.banners.items():
            if id_ not in own:
                gaps = {"group": names.group(state, id_), "side": names.faction(banner.faction), "place": names.hex(banner.hex)}
                yield say("text-campaign-banner", **gaps)
        for id_, convoy in (state.convoys if self.watcher is None else known.convoys).items():
            yield say("text-campaign-convoy", convoy=names.convoy(state, id_), place=names.hex(convoy.hex), points=convoy.load)
        for id_, route in state.routes.items():
            if self.watcher in (None, route.faction) and route.path:
                yield say("text-campaign-on-the-way", group=names.thing(state, id_), place=names.hex(route.path[-1]))
        for each in self.game.field.factions:
            held = [f"{names.place(id_)} {town.resources}" for id_, town in known.towns.items() if town.faction == each.id]
            if held:
                yield say("text-campaign-places", side=names.faction(each.id), places=", ".join(held))
        for place, siege in state.sieges.items():
            yield say("text-campaign-siege", place=names.place(place), side=names.faction(siege.besieger))

    def _siege(self) -> Iterator[str]:
        """The siege whose day it is, for those who are in it."""
        state = self.game.state
        days = days_now(state) if not state.pending else None
        if days is None:
            return
        siege, field = state.sieges[state.now], field_of(self.game.position, state.now)
        if self.watcher is None:
            yield from look_at_siege(field.at(days), self.names.siege(field), None)
        elif self.watcher in (siege.besieger, siege.besieged):
            side = BESIEGER if self.watcher == siege.besieger else BESIEGED
            yield from look_at_siege(field.at(known_to(field.at(days), side)), self.names.siege(field), side)
