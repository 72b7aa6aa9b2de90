"""A campaign being played at this server, as those who sit at it see it."""

from __future__ import annotations

from typing import Any, ClassVar

from hauberk.campaign import questions as q
from hauberk.campaign.actions import STANDING
from hauberk.campaign.commands import Choose, Command, InSiege, March
from hauberk.campaign.meetings import gives_way
from hauberk.campaign.sieges import days_now, field_of
from hauberk.campaign.state import CampaignState
from hauberk.play.battle.view import person_json
from hauberk.play.campaign.deeds import deeds
from hauberk.play.campaign.forecast import forecasts
from hauberk.play.campaign.game import CampaignMatch, legal
from hauberk.play.campaign.overlays import overlays
from hauberk.play.campaign.reach import reach_now
from hauberk.play.campaign.sight import LOOKER_ON, sight
from hauberk.play.campaign.view import view
from hauberk.play.campaign.wire import SEATS
from hauberk.play.fighting import ASK
from hauberk.server.campaign.routes import route
from hauberk.server.campaign.siege_view import ground_shown, plan_shown, sheets_shown, siege_shown
from hauberk.server.campaign.speech import CampaignSpeech
from hauberk.server.days import ASKS, DaysTable
from hauberk.server.encoding import Json
from hauberk.server.messages import OutOfTurn, Request
from hauberk.siege import questions as sq
from hauberk.siege.commands import Answer
from hauberk.siege.state import BESIEGED, BESIEGER
from hauberk.tell.campaign.life import life

DAYS_SHOWN = 8
SHOWN = {"siege": siege_shown, "plan": plan_shown, "ground": ground_shown, "sheets": sheets_shown}
"""What is asked about a siege inside the campaign."""


class CampaignTable(DaysTable):
    """A campaign with its seats, one for each faction somebody decides for."""

    letters = SEATS
    asks: ClassVar = {
        **ASKS, "life": ("who",), "siege": ("place",), "plan": ("place",), "ground": ("place",), "sheets": ("place",), "route": ("to",),
        "overlays": (),
    }  # fmt: skip
    shown_every = 25
    no_undo: ClassVar = False
    game: CampaignMatch

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def state(self) -> CampaignState:
        """How things stand."""
        return self.game.state

    def speech(self, language: str) -> CampaignSpeech:
        """How this campaign is told in a language, made once."""
        found: CampaignSpeech = super().speech(language)
        return found

    @property
    def left_word(self) -> bool:
        """Is a counter of a person's on its route, or does he let days go by?"""
        state = self.state
        factions = {*(route.faction for route in state.routes.values()), *(each for each, days in state.quiet.items() if days.run)}
        return any(self.is_person(self.letter(faction)) for faction in factions)

    @property
    def asks_how(self) -> bool:
        """Is it being asked how a battle in the field is fought, or a fight of the siege whose day it is?"""
        state = self.state
        if state.pending:
            return isinstance(state.pending[-1], q.HowAsked) and state.battle is not None
        days = days_now(state)
        return days is not None and bool(days.pending) and isinstance(days.pending[-1], sq.ResolveAsked)

    def letter(self, faction: str) -> str:
        """The seat of a faction; "" for one nobody decides for."""
        return next((SEATS[number] for number, each in enumerate(self.scenario.factions) if each.id == faction and each.played), "")

    def faction(self, seat: str) -> str:
        """The faction of a seat."""
        return str(self.scenario.factions[SEATS.index(seat)].id)

    def fighters(self) -> tuple[str, str]:
        """The seats of those who meet in the field, or at the place whose siege has its day."""
        state = self.state
        if state.battle is not None and state.pending:
            return self.letter(state.battle.factions[0]), self.letter(state.battle.factions[1])
        siege = state.sieges[state.now]
        return self.letter(siege.besieger), self.letter(siege.besieged)

    def how(self, choice: str) -> Command:
        """A battle in the field on the map or by the table of quick results, or a fight of the siege whose day it is."""
        return Choose(choice) if self.state.pending else InSiege(Answer(choice))

    def asked_how(self, seat: str) -> str:
        """In the field each side says it for itself; in a siege one says it for both. [RULING-C-QUICK-WHO]"""
        return seat if self.state.pending else super().asked_how(seat)

    # -- views -------------------------------------------------------------------------------------------------------

    def new_speech(self, language: str) -> CampaignSpeech:
        """How this campaign is told in a language."""
        return CampaignSpeech(self.game, language)

    def eyes(self, you: tuple[str, ...]) -> str:
        """The faction through whose eyes a guest sees: of several seats the one that decides, else the first; "" for a looker-on."""
        if not you:
            return ""
        return self.faction(self.seat if self.seat in you else you[0])

    def watcher(self, you: tuple[str, ...]) -> str:
        """The faction as which these seats know the story."""
        return self.eyes(you)

    def listener(self, you: tuple[str, ...]) -> str | None:
        """As their faction hears the story; when all is over, everything is told."""
        return None if self.over else self.eyes(you)

    def sides(self, language: str) -> list[Json]:
        """The factions somebody decides for."""
        played = [each for each in self.scenario.factions if each.played]
        return [{"id": each.id, "seat": self.letter(each.id), "name": each.name[language], "colour": each.colour} for each in played]

    def winners(self) -> list[str]:
        """The factions that have won."""
        return list(self.state.outcome.winners) if self.state.outcome is not None else []

    def reader(self, seat: str) -> str:
        """The faction that sits there."""
        return self.faction(seat)

    def shown(self, language: str, you: tuple[str, ...]) -> Json:
        """The campaign as one faction sees it."""
        eyes = self.eyes(you)
        scenario = self.scenario
        position = view(self.game.field.at(self.state), eyes or LOOKER_ON)
        return {
            "campaign": {
                "id": scenario.id, "title": scenario.title[language], "briefing": scenario.briefing[language], "begins": scenario.begins,
                "days": scenario.days, "ruleset": scenario.ruleset.id, "map": scenario.map.id, "year": scenario.year,
                "attitude": self.game.field.rules.attitude.kind,
                "bands": [{"upto": level, "band": band} for level, band in self.game.field.rules.scale()],
                "factions": [
                    {"id": each.id, "seat": self.letter(each.id), "name": each.name[language], "letter": each.letter, "colour": each.colour}
                    for each in scenario.factions
                ],
                "aims": {name: words[language] for name, words in scenario.aims.items() if name == eyes},
            },
            "eyes": eyes,
            "told": self.speech(language).standing(eyes or LOOKER_ON),
            "position": position,
            "people": self._people(position, language),
            "names": self.speech(language).names_of(position),
            "ask": self.ask(language, you),
            "chronicle": self.chronicle(language, you)[-DAYS_SHOWN:],
            "standing": self.standing(language, (self.letter(eyes),) if eyes else ()),
            "undo": not self.fight_id and any(self._may_undo(SEATS.index(seat)) for seat in you),
            "fight": self.fight_id if self._fights(you) else "",
        }  # fmt: skip

    def _may_undo(self, side: int) -> bool:
        """May this faction take its last step back, while the decision is still its own?"""
        return self.game.side == side and self.game.may_undo(side) is None

    def _fights(self, you: tuple[str, ...]) -> bool:
        """Does one of these seats take part in the battle of the moment?"""
        return bool(self.fight_id) and any(seat in you for seat in self.fighters() if seat)

    def _people(self, position: Json, language: str) -> Json:
        """Whoever is named in the position, as his counter shows him."""
        known = {*position["people"], *position["leaders"]}
        pool = self.state.pool
        return {who: person_json(pool[who], language) for who in known if who in pool}

    def ask(self, language: str, you: tuple[str, ...]) -> Json | None:
        """Who must decide and what; for whoever may answer, with all the answers there are."""
        if self.game.side is None:
            return None
        mine = bool(self.seat) and self.seat in you
        found = self.speech(language).asked(mine)
        if self.way != ASK and self.settled_how is not None:
            found["text"] = self.speech(language).messages.say("page-siege-made-ready")
        if not mine:
            return found
        commands = [command for command in legal(self.game.field.at(self.state)) if not isinstance(command, (March, *STANDING))]
        found["options"] = [self.wire.command(command) for command in commands]
        if (costs := deeds(self.game.field.at(self.state), commands)) is not None:
            found["deeds"] = costs
        if (reach := reach_now(self.game.field.at(self.state))) is not None:
            found["reach"] = {hex_: {"cost": way.cost, "path": list(way.path), "hungry": way.hungry} for hex_, way in reach.items()}
        if (odds := forecasts(self.game.field.at(self.state))) is not None:
            found["odds"] = odds
        battle = self.state.battle
        if battle is not None and self.state.pending and isinstance(self.state.pending[-1], q.AttackAsked):
            found["gives_way"] = self.speech(language).gives_way(gives_way(self.game.field.at(self.state), battle))
        days = days_now(self.state)
        if not self.state.pending and days is not None and days.pending:
            side = BESIEGER if self.faction(self.seat) == self.state.sieges[self.state.now].besieger else BESIEGED
            found["siege"] = self.speech(language).siege_asked(field_of(self.game.field.at(self.state), self.state.now).at(days), side)
        return found

    def life(self, language: str, you: tuple[str, ...], who: str) -> Json:
        """What is told of somebody on which day, as far as these seats may know; of whom one knows nothing, nothing is told."""
        eyes = self.eyes(you) or LOOKER_ON
        known = sight(self.game.field.at(self.state), eyes)
        if who not in known.people and who not in known.leaders:
            return {"who": who, "days": []}
        days = life(self.game, who, language, None if self.state.outcome is not None else eyes)
        return {
            "who": who,
            "person": person_json(self.state.pool[who], language),
            "days": [{"day": day.day, "date": day.date, "sentences": list(day.sentences)} for day in days],
        }

    def further(self, language: str, you: tuple[str, ...], request: Request) -> Any:
        """What is told of somebody; a siege inside; map modes; the way to a hex, for whoever is about to march."""
        fields = request.fields
        if request.kind == "overlays":
            return overlays(self.game.position, self.eyes(you) or LOOKER_ON)
        if request.kind == "life":
            return self.life(language, you, fields["who"])
        if request.kind != "route":
            return SHOWN[request.kind](self, fields["place"] or "", language, you)
        if self.seat not in you:
            raise OutOfTurn
        return route(self.speech(language), fields["to"])
