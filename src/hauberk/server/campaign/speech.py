"""How the server speaks of a campaign to one reader: questions, answers, refusals, the chronicle, all as JSON with their texts."""

from __future__ import annotations

from hauberk.battle.core.being import Side
from hauberk.campaign import commands as c
from hauberk.campaign import questions as q
from hauberk.campaign.actions import whose
from hauberk.campaign.state import CampaignState, GroupId, Halt
from hauberk.common.refusal import Refusal
from hauberk.play.campaign.game import CampaignMatch
from hauberk.play.campaign.wire import CampaignWire
from hauberk.play.protocol import common as said
from hauberk.play.siege.forecast import choices, event_odds, quick_odds
from hauberk.play.siege.wire import SiegeWire
from hauberk.server.encoding import Json
from hauberk.siege import questions as sq
from hauberk.siege.field import SiegePosition
from hauberk.siege.fights import default_arrange, default_muster
from hauberk.siege.knowledge import known_to
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.campaign.outcome import ended
from hauberk.tell.campaign.questions import choice_text, halt_text, question_help, question_text, quiet_text, refusal_text, siege_question
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import messages_in


class CampaignSpeech:
    """One language at one campaign."""

    def __init__(self, game: CampaignMatch, language: str) -> None:
        self.game, self.language = game, language
        self.messages = messages_in(language)
        self.names = CampaignNames(self.messages, game.scenario, game.field)

    def asked(self, mine: bool) -> Json:
        """Who must decide, and for him what he can say."""
        state = self.game.state
        faction = whose(state) or ""
        found: Json = {"faction": faction, "text": self.names.waits_for(faction)}
        if not mine or not state.pending:
            return found
        question = state.pending[-1]
        found |= {
            "text": question_text(self.names, question, state),
            "help": question_help(self.names, question),
            "question": CampaignWire().question(question),
        }
        if isinstance(question, q.CHOICES):
            found["answers"] = [{"choice": choice, "text": choice_text(self.names, state, question, choice)} for choice in question.choices]
        return found

    def gives_way(self, group: GroupId) -> str:
        """Who goes if nobody attacks; mercenaries who may be won over stay."""
        if not group:
            return self.messages.say("page-campaign-nobody-gives-way")
        return sentence(self.messages.say("page-campaign-gives-way", group=self.names.group(self.game.state, group)))

    def siege_asked(self, position: SiegePosition, side: Side) -> Json:
        """The question of a siege inside the campaign, with what a side can say to it."""
        question, seen = position.state.pending[-1], position.field.at(known_to(position, side))
        found: Json = {
            "place": self.game.state.now,
            "question": SiegeWire().question(question),
            **siege_question(self.names, seen, question),
            "events": event_odds(seen),
        }
        if isinstance(question, sq.OrdersAsked):
            found["choices"] = choices(seen, question.side)
        elif isinstance(question, sq.MusterAsked):
            found["usual"] = SiegeWire().command(default_muster(seen, question))
        elif isinstance(question, sq.ArrangeAsked):
            found["usual"] = SiegeWire().command(default_arrange(seen, question))
        elif isinstance(question, sq.ResolveAsked):
            found["odds"] = quick_odds(seen, side)
        return found

    def standing(self, faction: str) -> Json:
        """Why routes and quiet days of a faction are over, as far as that is still spoken of, and why the campaign is."""
        state = self.game.state
        halts = {id_: self._halt(id_, halt) for id_, halt in state.halts.items() if halt.faction == faction}
        days = state.quiet.get(faction)
        over = days is not None and not days.run
        return {
            "halts": halts,
            "quiet": quiet_text(self.names, state, days.why, days.about) if days is not None and over else "",
            "end": ended(self.names, state, state.outcome.winners, state.outcome.reason) if state.outcome is not None else "",
        }

    def _halt(self, counter: str, halt: Halt) -> Json:
        rule = halt.refused.rule if halt.refused is not None else ""
        return {"text": halt_text(self.names, self.game.state, counter, halt), "rule": rule}

    def command(self, command: c.Command, state: CampaignState) -> str:
        """A command in words, if it is a word, a way or a list; orders are shown by the sheet they fill in."""
        if isinstance(command, c.Choose) and state.pending:
            return choice_text(self.names, state, state.pending[-1], command.choice)
        if isinstance(command, c.March):
            return sentence(self.names.hex(command.path[-1]))
        if isinstance(command, c.Join):
            return sentence(self.names.groups(state, command.groups).text) if command.groups else ""
        return sentence(self.names.people(state, command.men).text) if isinstance(command, c.Name) and command.men else ""

    def refusal(self, refusal: Refusal) -> said.Refusal:
        """Why not, as a value and as a sentence."""
        text = refusal_text(self.names, refusal, self.game.state)
        return said.Refusal(text=text, **refusal.as_json())

    def names_of(self, position: Json) -> Json:
        """The names of groups, convoys, places and spies that a position speaks of."""
        state = self.game.state
        ids = (*position["groups"], *position["convoys"], *position["places"], *position["spies"])
        return {id_: self.names.called(id_, state) for id_ in ids}
