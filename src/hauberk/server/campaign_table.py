"""A campaign being played at this server, as those who sit at it see it."""

from __future__ import annotations

from hauberk.campaign import questions as q
from hauberk.campaign.commands import Command, March
from hauberk.campaign.sieges import days_now, field_of
from hauberk.campaign.state import CampaignState
from hauberk.play.campaign_forecast import forecasts
from hauberk.play.campaign_game import CampaignGame, fight_awaited
from hauberk.play.campaign_legal import legal_commands, reach_now
from hauberk.play.campaign_record import header, parse, states
from hauberk.play.campaign_sight import sight
from hauberk.play.campaign_view import view
from hauberk.play.campaign_wire import SEATS, CampaignWire
from hauberk.play.records import entry_json
from hauberk.play.view import person_json
from hauberk.server.campaign_speech import CampaignSpeech
from hauberk.server.speech import Json
from hauberk.server.store import Kept, Row
from hauberk.server.table import encode
from hauberk.tell.life import life

DAYS_SHOWN = 8


class CampaignTable:
    """A campaign with its seats, one for each faction somebody decides for."""

    def __init__(self, kept: Kept, game: CampaignGame, after: list[CampaignState] | None = None) -> None:
        self.id = kept.id
        self.kept = kept
        self.seats: dict[str, Json] = kept.seats
        self.game = game
        self.scenario = game.scenario
        self.wire = CampaignWire()
        self.after = after if after is not None else [game.state]
        """The state after each entry of the log."""
        self.captains = False
        """Two captains fight the battle of the moment, and nobody need look on."""
        self._speeches: dict[str, CampaignSpeech] = {}

    @classmethod
    def load(cls, kept: Kept, entries: list[str]) -> CampaignTable:
        """A campaign as its entries tell it."""
        record = parse("\n".join((encode(kept.header).decode(), *entries)), kept.id)
        after = [state for _, state in states(record)]
        game = CampaignGame(record.scenario, kept.seed)
        game.restore(tuple(record.log), after)
        return cls(kept, game, after)

    @classmethod
    def head(cls, game: CampaignGame) -> Json:
        """The header of its record."""
        return header(game)

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the position."""
        return len(self.game.log)

    @property
    def state(self) -> CampaignState:
        """How things stand."""
        return self.game.state

    @property
    def seat(self) -> str:
        """The letter of the seat that must decide; "" for nobody, or while a battle is fought.

        How a battle of the computer's is fought, a person says who takes part in it.
        """
        side = None if self.game.awaits_fight else self.game.side
        if side is None:
            return ""
        if self.state.pending and isinstance(self.state.pending[-1], q.HowAsked) and self.state.battle is not None:
            letters = [self.letter(faction) for faction in self.state.battle.factions]
            people = [letter for letter in letters if letter and self.seats.get(letter, {}).get("who") == "person"]
            if people and self.seats.get(SEATS[side], {}).get("who") != "person":
                return people[0]
        return SEATS[side]

    def letter(self, faction: str) -> str:
        """The seat of a faction; "" for one nobody decides for."""
        return next((SEATS[number] for number, each in enumerate(self.scenario.factions) if each.id == faction and each.played), "")

    def faction(self, seat: str) -> str:
        """The faction of a seat."""
        return self.scenario.factions[SEATS.index(seat)].id

    @property
    def computer(self) -> Json | None:
        """The computer that must decide now, if it is one."""
        seat = self.seats.get(self.seat)
        return seat if seat is not None and seat["who"] == "captain" else None

    @property
    def fight_id(self) -> str:
        """The id of the game in which the battle of the moment is fought: it follows from that of the campaign."""
        awaited = fight_awaited(self.state)
        return f"{self.id}-{awaited[1].replace(' ', '_')}" if awaited is not None else ""

    def fighters(self) -> tuple[str, str]:
        """The seats of the two sides of the battle of the moment, A and B on its map; "" where nobody decides."""
        state = self.state
        if state.battle is not None and state.pending:
            return self.letter(state.battle.factions[0]), self.letter(state.battle.factions[1])
        siege = state.sieges[state.now]
        return self.letter(siege.besieger), self.letter(siege.besieged)

    def do(self, command: Command) -> Row:
        """Carry out a command; the row to be stored. Raises Refused, and then nothing has changed."""
        self.game.do(command)
        return self._row()

    def undo(self, seat: str) -> Row:
        """Take back a faction's last step. Raises Refused."""
        self.game.undo(SEATS.index(seat))
        return self._row()

    def _row(self) -> Row:
        self.after.append(self.game.state)
        number = len(self.game.log) - 1
        return Row(self.id, number, encode(entry_json(self.wire, self.game.log[number])))

    def bodies(self) -> list[bytes]:
        """All entries of the log as they are stored."""
        return [encode(entry_json(self.wire, entry)) for entry in self.game.log]

    def record(self) -> bytes:
        """The whole record, JSON lines; the seed comes last, when the campaign is over."""
        lines = [encode(self.kept.header), *self.bodies()]
        if self.state.outcome is not None:
            lines.append(encode({"seed": self.game.seed}))
        return b"\n".join(lines) + b"\n"

    # -- views -------------------------------------------------------------------------------------------------------

    def speech(self, language: str) -> CampaignSpeech:
        """How this campaign is told in a language."""
        if language not in self._speeches:
            self._speeches[language] = CampaignSpeech(self.game, language)
        return self._speeches[language]

    def eyes(self, you: tuple[str, ...]) -> str:
        """The faction through whose eyes a guest sees: of several seats the one that decides, else the first; "" for a looker-on."""
        if not you:
            return ""
        return self.faction(self.seat if self.seat in you else you[0])

    def view(self, language: str, you: tuple[str, ...]) -> Json:
        """Everything one who sits down must know, built up from nothing."""
        eyes = self.eyes(you)
        scenario = self.scenario
        position = view(self.game.field, self.state, eyes)
        story = self.speech(language).days(eyes)
        found: Json = {
            "id": self.id,
            "seq": self.seq,
            "campaign": {
                "id": scenario.id, "title": scenario.title[language], "briefing": scenario.briefing[language], "begins": scenario.begins,
                "days": scenario.days, "ruleset": scenario.ruleset.id, "map": scenario.map.id, "year": scenario.year,
                "factions": [
                    {"id": each.id, "seat": self.letter(each.id), "name": each.name[language], "letter": each.letter, "colour": each.colour}
                    for each in scenario.factions
                ],
                "aims": {name: words[language] for name, words in scenario.aims.items() if name == eyes},
            },
            "you": list(you),
            "eyes": eyes,
            "seats": self.seats,
            "position": position,
            "people": self._people(position, language),
            "names": self.speech(language).names_of(position),
            "ask": self.ask(language, you),
            "chronicle": story[-DAYS_SHOWN:],
            "undo": any(self.game.side == SEATS.index(seat) and self.game.may_undo(SEATS.index(seat)) is None for seat in you),
            "fight": self.fight_id if self._fights(you) else "",
            "captains": self.captains and bool(self.fight_id),
            "commitment": self.game.commitment,
        }  # fmt: skip
        if self.state.outcome is not None:
            found["seed"] = self.game.seed
        return found

    def _fights(self, you: tuple[str, ...]) -> bool:
        """Does one of these seats take part in the battle of the moment?"""
        return bool(self.fight_id) and any(seat in you for seat in self.fighters() if seat)

    def _people(self, position: Json, language: str) -> Json:
        """Whoever is named in the position, as his counter shows him."""
        known = {*position["people"], *position["leaders"]}
        pool = self.state.pool
        return {who: person_json(pool[who], language) for who in known if who in pool}

    def ask(self, language: str, you: tuple[str, ...]) -> Json | None:
        """Who must decide and what; with all that can be said to it for who may say it."""
        if self.game.side is None:
            return None
        mine = bool(self.seat) and self.seat in you
        found = self.speech(language).asked(mine)
        if not mine:
            return found
        commands = [command for command in legal_commands(self.game.field, self.state) if not isinstance(command, March)]
        found["options"] = [self.wire.command(command) for command in commands]
        if (reach := reach_now(self.game.field, self.state)) is not None:
            found["reach"] = {hex_: {"cost": spent, "path": list(path)} for hex_, (spent, path) in reach.items()}
        if (odds := forecasts(self.game.field, self.state)) is not None:
            found["odds"] = odds
        days = days_now(self.state)
        if not self.state.pending and days is not None and days.pending:
            found["siege"] = self.speech(language).siege_asked(field_of(self.game.field, self.state, self.state.now), days)
        return found

    def life(self, language: str, you: tuple[str, ...], who: str) -> Json:
        """What is told of somebody on which day, as far as these seats may know; of whom one knows nothing, nothing is told."""
        eyes = self.eyes(you)
        known = sight(self.game.field, self.state, eyes)
        if who not in known.people and who not in known.leaders:
            return {"who": who, "days": []}
        days = life(self.game, who, language, None if self.state.outcome is not None else eyes)
        return {
            "who": who,
            "person": person_json(self.state.pool[who], language),
            "days": [{"day": day.day, "date": day.date, "sentences": list(day.sentences)} for day in days],
        }

    def why(self, command: Command, language: str) -> Json:
        """Whether a command is lawful, else the refusal."""
        refusal = self.game.why_not(command)
        return {"lawful": True} if refusal is None else {"lawful": False, "refused": self.speech(language).refusal(refusal)}

    def note(self, languages: tuple[str, ...]) -> Json:
        """How the campaign stands, for the list of games."""
        state = self.state
        return {
            "day": state.day, "over": state.outcome is not None, "side": self.seat or None,
            **{language: {"title": self.scenario.title[language]} for language in languages},
        }  # fmt: skip
