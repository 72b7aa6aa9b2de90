"""A siege being played at this server, as those who sit at it see it."""

from __future__ import annotations

from hauberk.battle.being import SIDES, Side
from hauberk.play.records import entry_json
from hauberk.play.siege_forecast import choices, event_odds, quick_odds
from hauberk.play.siege_game import SiegeGame
from hauberk.play.siege_record import header, parse, states
from hauberk.play.siege_view import view
from hauberk.play.siege_wire import SiegeWire
from hauberk.play.view import person_json
from hauberk.server.siege_board import ground_of, machines_of
from hauberk.server.siege_sheet import calendar, event_name, muster_offer, prospects, room_for, tents_of
from hauberk.server.siege_speech import SiegeSpeech
from hauberk.server.speech import Json
from hauberk.server.store import Kept, Row
from hauberk.server.table import encode
from hauberk.siege import questions as q
from hauberk.siege.commands import Command
from hauberk.siege.fights import default_arrange, default_muster
from hauberk.siege.state import SiegeState

DAYS_SHOWN = 12


class SiegeTable:
    """A siege with its seats."""

    def __init__(self, kept: Kept, game: SiegeGame, after: list[SiegeState] | None = None) -> None:
        self.id = kept.id
        self.kept = kept
        self.seats: dict[str, Json] = kept.seats
        self.game = game
        self.scenario = game.scenario
        self.wire = SiegeWire()
        self.after = after if after is not None else [game.state]
        """The state after each entry of the log."""
        self.captains = False
        """Two captains fight the fight of the day, and nobody need look on."""
        self._speeches: dict[str, SiegeSpeech] = {}

    @classmethod
    def load(cls, kept: Kept, entries: list[str]) -> SiegeTable:
        """A siege as its entries tell it."""
        record = parse("\n".join((encode(kept.header).decode(), *entries)), kept.id)
        after = [state for _, state in states(record)]
        game = SiegeGame(record.scenario, kept.seed)
        game.restore(tuple(record.log), after)
        return cls(kept, game, after)

    @classmethod
    def head(cls, game: SiegeGame) -> Json:
        """The header of its record."""
        return header(game)

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the position."""
        return len(self.game.log)

    @property
    def state(self) -> SiegeState:
        """How things stand."""
        return self.game.state

    @property
    def side(self) -> Side | None:
        """Who must decide; nobody while a fight is fought. How a fight of the computer's is fought, the person on the other side says."""
        side = None if self.game.awaits_fight else self.game.side
        if side is None or not isinstance(self.state.pending[-1], q.ResolveAsked):
            return side
        lone = self.seats[SIDES[side]]["who"] == "captain" and self.seats[SIDES[1 - side]]["who"] == "person"
        return 1 - side if lone else side

    @property
    def commander(self) -> Json | None:
        """The computer that must decide now, if it is one."""
        seat = self.seats[SIDES[self.side]] if self.side is not None else None
        return seat if seat is not None and seat["who"] == "captain" else None

    @property
    def fight_id(self) -> str:
        """The id of the game in which the fight of the day is fought: it follows from that of the siege."""
        fight = self.state.fight
        return f"{self.id}-{fight.number}" if fight is not None and self.game.awaits_fight else ""

    def do(self, command: Command) -> Row:
        """Carry out a command; the row to be stored. Raises Refused, and then nothing has changed."""
        self.game.do(command)
        return self._row()

    def undo(self, side: Side) -> Row:
        """Take back a side's last step. Raises Refused."""
        self.game.undo(side)
        return self._row()

    def _row(self) -> Row:
        self.after.append(self.game.state)
        number = len(self.game.log) - 1
        return Row(self.id, number, encode(entry_json(self.wire, self.game.log[number])))

    def bodies(self) -> list[bytes]:
        """All entries of the log as they are stored."""
        return [encode(entry_json(self.wire, entry)) for entry in self.game.log]

    def record(self) -> bytes:
        """The whole record, JSON lines; the seed comes last, when the siege is over."""
        lines = [encode(self.kept.header), *self.bodies()]
        if self.state.outcome is not None:
            lines.append(encode({"seed": self.game.seed}))
        return b"\n".join(lines) + b"\n"

    # -- views -------------------------------------------------------------------------------------------------------

    def speech(self, language: str) -> SiegeSpeech:
        """How this siege is told in a language."""
        if language not in self._speeches:
            self._speeches[language] = SiegeSpeech(self.game, language)
        return self._speeches[language]

    def view(self, language: str, you: tuple[str, ...]) -> Json:
        """Everything one who sits down must know, built up from nothing."""
        sees = tuple(SIDES.index(side) for side in you)
        state, scenario = self.state, self.scenario
        story = self.days(language, sees)
        found: Json = {
            "id": self.id,
            "seq": self.seq,
            "siege": {
                "id": scenario.id, "title": scenario.title[language], "briefing": scenario.briefing[language], "begins": scenario.begins,
                "days": scenario.days, "ruleset": scenario.ruleset.id,
                "open_provisions": scenario.ruleset.siege_switches.open_provisions,
                "sides": [{"side": letter, "name": scenario.sides[side][language]} for side, letter in enumerate(SIDES)],
            },
            "you": list(you),
            "seats": self.seats,
            "position": self._position(sees),
            "people": {who: person_json(person.character, language) for who, person in state.people.items()},
            "ask": self.ask(language, sees),
            "chronicle": story[-DAYS_SHOWN:],
            "days": len(story),
            "events": self._events(language),
            "calendar": calendar(self.game, sees),
            "undo": [SIDES[side] for side in sees if not self.fight_id and self.game.may_undo(side) is None],
            "fight": self.fight_id,
            "captains": self.captains and bool(self.fight_id),
            "commitment": self.game.commitment,
        }  # fmt: skip
        if state.outcome is not None:
            found["seed"] = self.game.seed
        return found

    def _position(self, sees: tuple[Side, ...]) -> Json:
        """The siege as these seats see it."""
        found = view(self.game.field, self.state, sees)
        found["machines"] = machines_of(self.scenario, self.state)
        if self.state.pending and isinstance(self.question, q.ResolveAsked) and self.question.side in sees:
            found["asked"] = self.wire.question(self.question)
        return found

    def _events(self, language: str) -> list[Json]:
        """What the next morning may bring."""
        if self.state.outcome is not None:
            return []
        field = self.game.field
        return [each | {"name": event_name(field, each["event"], language)} for each in event_odds(field, self.state)]

    def days(self, language: str, sees: tuple[Side, ...]) -> list[Json]:
        """The chronicle as those see it who hold these seats; with both seats, or when all is over, everything is told."""
        side = None if self.state.outcome is not None or len(sees) == len(SIDES) else sees[0] if sees else -1
        return self.speech(language).days(side)

    def ask(self, language: str, sees: tuple[Side, ...]) -> Json | None:
        """Who must decide and what; with all that can be said to it for who may say it."""
        state, field = self.state, self.game.field
        if not state.pending:
            return None
        question = self.question
        mine = question.side in sees
        found = self.speech(language).asked(question, mine)
        if not mine:
            return found
        if isinstance(question, q.OrdersAsked):
            found["choices"] = choices(field, state, question.side)
        elif isinstance(question, q.MusterAsked):
            found["usual"] = self.wire.command(default_muster(field, state, question))
            found["offer"] = muster_offer(field, state, question, language)
        elif isinstance(question, q.ArrangeAsked):
            found["usual"] = self.wire.command(default_arrange(field, state, question))
            found["zone"] = room_for(field, state, question)
        elif isinstance(question, q.ActionAsked):
            found |= prospects(field, state, question)
        elif isinstance(question, q.ResolveAsked):
            found["odds"] = quick_odds(field, state)
        return found

    def ground(self, language: str) -> Json | None:
        """The open ground on which a side is about to place its people, with the tents on it; None where it is the place itself."""
        state, field = self.state, self.game.field
        question = state.pending[-1] if state.pending else None
        if not isinstance(question, q.ArrangeAsked) or not (name := room_for(field, state, question)["ground"]):
            return None
        return {"board": ground_of(self.scenario, name, language), "works": {"ground": tents_of(field, state)}}

    @property
    def question(self) -> q.Question:
        """What is asked, of whom it is asked here."""
        question, side = self.state.pending[-1], self.side
        return question._replace(side=side) if side is not None and isinstance(question, q.ResolveAsked) else question

    def why(self, command: Command, language: str) -> Json:
        """Whether a command is lawful, else the refusal."""
        refusal = self.game.why_not(command)
        return {"lawful": True} if refusal is None else {"lawful": False, "refused": self.speech(language).refusal(refusal)}

    def note(self, languages: tuple[str, ...]) -> Json:
        """How the siege stands, for the list of games."""
        state = self.state
        return {
            "day": state.day, "over": state.outcome is not None, "side": SIDES[self.game.side] if self.game.side is not None else None,
            **{language: {"title": self.scenario.title[language]} for language in languages},
        }  # fmt: skip
