"""The text table: one game, one prompt, plain lines. Where the lines come from and go to is handed in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from hauberk.common.faults import BadInput
from hauberk.common.refusal import Refusal, Refused
from hauberk.play.record_writer import AnyMatch
from hauberk.play.steps import undoing
from hauberk.tell.grammar import sentence
from hauberk.tell.telling import Line
from hauberk.text.helping import help_on, rule_text
from hauberk.text.naming import Scene, Stuck, Trouble, Which
from hauberk.text.offering import Offer
from hauberk.text.opponent import Opponent
from hauberk.text.parsing import Asking, Order, parse, parse_command
from hauberk.text.reading import Sentence
from hauberk.text.saved_games import can_be_kept, keep
from hauberk.text.speech import Speech
from hauberk.text.standing_orders import Standing
from hauberk.text.words import plain, tokens_of

LOG = 20
"""Lines of the story told at once."""
MOST_DIGITS = 6


class TextTable(ABC):
    """A game played line by line."""

    def __init__(
        self,
        speech: Speech,
        sides: frozenset[int],
        players: tuple[Opponent, Opponent],
        voice: Callable[[str], None],
        record: Path | None = None,
    ) -> None:
        self.game: AnyMatch = speech.game
        self.left = False
        """The player has left the table."""
        self.speech, self._messages = speech, speech.messages
        self._sides, self._voice, self._record = sides, voice, record
        self._opponent, self._adviser = players
        self._lines: list[tuple[int, Line]] = []
        """The story so far, each line with the number of its step."""
        self._by_itself: set[int] = set()
        """Numbers of steps that were made because nothing else could be done."""
        self._standing = Standing(speech)
        self._offer = Offer(voice, self._messages, self._offered)
        self._announced: object = None
        self._meanwhile: list[Any] = []
        """What others have done since something was announced."""

    # -- what differs from game to game ----------------------------------------------------------------------------

    @abstractmethod
    def _offered(self, command: Any, weigh: bool) -> str:
        """A command as an answer, with its chance or without."""

    @abstractmethod
    def _announce(self) -> None:
        """Say what is to be decided, once."""

    @abstractmethod
    def _answer(self, word: str, rest: Any) -> list[str] | None:
        """The lines that answer an asking word of this game; None if it is not one of these. Raises Stuck and Refused."""

    @abstractmethod
    def _all_options(self, rest: Any) -> None:
        """Offer what can be done."""

    def _by_rule(self) -> Any:
        """The command that is given without asking because nothing else can be done; None if the player is to be asked."""
        return None

    def _held_back(self, order: Order) -> bool:
        """Is a lawful command not carried out yet, because something is said first?"""
        return False

    def _keeps_after(self, events: Sequence[Any]) -> bool:
        """Is it time to keep the game?"""
        return True

    def _plays_inside(self) -> bool:
        """Is a game inside this one played at this table now?"""
        return False

    # -- speaking --------------------------------------------------------------------------------------------------

    def _say(self, key: str, **gaps: object) -> None:
        self._voice(self._messages.say(f"text-{key}", **gaps))

    def _trouble(self, found: Trouble | Which | Refusal) -> None:
        """Why a line was not carried out, and the answers if it could mean several things."""
        if isinstance(found, Refusal):
            self._voice(self.speech.refusal(found))
            if found.reason == "answer_first":
                self._announced = None
                self._announce()
            return
        about, hint = found.about, found.hint if isinstance(found, Trouble) else ""
        if found.key in ("text-missing", "text-two"):
            about = self._messages.say(f"part-{about}")
        if found.key == "text-no-ride":
            about, hint = (self.speech.called(who) for who in (about, hint))
        elif hint:
            hint = self._messages.say("text-alike", words=hint)
        self._voice(self._messages.say(found.key, about=about, hint=hint).strip())
        if isinstance(found, Which):
            self._offer.set(self.scene, list(found.options))

    @property
    def scene(self) -> Scene:
        """The position as lines are read in it."""
        return self.speech.scene

    @property
    def _first(self) -> int:
        """Whose people are told first."""
        if self.game.side in self._sides:
            return self.game.side if self.game.side is not None else 0
        return min(self._sides, default=0)

    # -- the course of play ----------------------------------------------------------------------------------------

    def open(self) -> None:
        """Title, story, who leads whom; a game that goes on tells its last lines."""
        scenario, language = self.game.scenario, self._messages.language
        for text in (scenario.title[language], scenario.story[language], scenario.briefing[language]):
            self._voice(text)
        seats = range(len(self.game.game.seats(scenario)))
        if others := [self.speech.side(side) for side in seats if side not in self._sides]:
            own = ", ".join(self.speech.side(side) for side in sorted(self._sides))
            self._say("you-lead", side=own, other=", ".join(others), captain=self._opponent.title(self._messages))
        else:
            self._say("both-lead")
        self._say("type-help")
        for number, step in enumerate(self.game.steps):
            before = self.game.state_at(number - 1) if number else self.game.start
            self._lines += [(number, line) for line in self.speech.tell(step.events, before, step.standing)]
        if len(self.game.steps) > 1:
            self._say("resumed")
        for _, line in self._lines[-1:]:
            self._voice(line.text)
        self.go_on()

    def go_on(self) -> None:
        """Let everybody else act until the player is asked, and ask him."""
        while (side := self.game.side) is not None:
            if self._plays_inside():
                return
            if side not in self._sides:
                command = self._opponent.choose(self.game)
                self._do(command)
                self._meanwhile.append(command)
            elif (command := self._by_rule()) is not None:
                self._by_itself.add(len(self.game.steps))
                self._do(command)
            elif (command := self._standing.answer(side, self._adviser)) is not None:
                self._by_itself.add(len(self.game.steps))
                self._do(command, standing=True)
            else:
                break
        self._announce()

    def _do(self, command: Any, standing: bool = False) -> None:
        """Carry out a lawful command and tell it; `standing`: a standing order says it."""
        before, number = self.game.state, len(self.game.steps)
        events = self.game.do(command, standing)
        self._tell_step(number, events, before, standing)

    def _tell_step(self, number: int, events: Sequence[Any], before: Any, standing: bool = False) -> None:
        self._offer.clear()
        for line in self.speech.tell(events, before, standing):
            self._lines.append((number, line))
            self._tell(line)
        if self._record and (self.game.side is None or self._keeps_after(events)):
            self._keep(self._record, quiet=True)

    def _tell(self, line: Line) -> None:
        self._voice(line.text)

    # -- hearing ---------------------------------------------------------------------------------------------------

    def hear(self, line: str) -> None:
        """One typed line, from reading it to the next thing that is asked."""
        line = line.strip()
        if not line:
            self._enter()
        elif line.isdecimal():
            self._pick(line)
        else:
            self._obey(line)

    def _enter(self) -> None:
        """Enter alone: the default, else what is asked once more."""
        if self.game.state.outcome is not None:
            self._quit()
        elif self._offer.default:
            self._obey(self._offer.default)
        else:
            self._announced = None
            self._announce()

    def _pick(self, number: str) -> None:
        line = self._offer.line(self.scene, int(number[:MOST_DIGITS]))
        if line:
            self._obey(line)
        else:
            self._trouble(Trouble("text-no-such-number", number[:MOST_DIGITS]))

    def _obey(self, line: str) -> None:
        found = parse(self.scene, line)
        try:
            if isinstance(found, Order):
                self._order(found)
            elif isinstance(found, Asking):
                self._ask(found.word, found.rest)
            else:
                self._trouble(found)
        except Stuck as stuck:
            self._trouble(stuck.why)

    def _order(self, order: Order) -> None:
        """Carry out a command, or say why not."""
        refusal = self.game.why_not(order.command)
        if self.game.speaker(order.command) not in (*self._sides, None):
            refusal = Refusal("nothing_to_revoke", "RULING-C-ROUTE")  # nobody is told what others have ordered
        if refusal is not None:
            self._trouble(refusal)
            return
        if self._held_back(order):
            return
        if order.added:
            self._say("meant", sentence=self.scene.write(order.command))
        self._do(order.command)
        self.go_on()

    def _ask(self, word: str, rest: Sentence) -> None:
        if word == "odds" and rest.word.isdecimal() and (line := self._offer.line(self.scene, int(rest.word[:MOST_DIGITS]))):
            rest = self.scene.sentence(tokens_of(line, self.scene.commas))
        found = self._answer(word, rest)
        if found is not None:
            for line in found:
                self._voice(line)
            return
        actions: dict[str, Callable[[], None]] = {
            "odds": lambda: self._odds(rest),
            "rule": lambda: self._speak(rule_text(self._messages, rest.rest().upper().strip())),
            "help": lambda: self._speak(help_on(self._messages, self.scene, plain(rest.rest()), self.game.state.outcome is not None)),
            "log": lambda: self._log(rest),
            "why": lambda: self._why(rest),
            "options": lambda: self._all_options(rest),
            "more": self._offer.read_on,
            "goal": lambda: self._speak(self.speech.goal()),
            "undo": self._undo,
            "hint": self._hint,
            "standing": lambda: self._left(rest),
            "save": lambda: self._save(rest),
            "quit": self._quit,
        }
        actions[word]()

    def _speak(self, lines: list[str]) -> None:
        for line in lines:
            self._voice(line)

    def _odds(self, rest: Sentence) -> None:
        """What may come of a command that is named after the word."""
        if not rest.word:
            raise Stuck(Trouble("text-missing", "do"))
        found = parse_command(self.scene, rest)
        try:
            self._speak([self.speech.refusal(found)] if isinstance(found, Refusal) else self.speech.odds(found.command))
        except Refused as refused:
            self._voice(self.speech.refusal(refused.refusal))

    # -- the story -------------------------------------------------------------------------------------------------

    def _log(self, rest: Sentence) -> None:
        size = max(1, rest.number()) if rest.word else LOG
        first = max(0, len(self._lines) - size)
        for number, (_, line) in enumerate(self._lines[first:], start=first + 1):
            self._say("log", number=number, text=line.text)

    def _why(self, rest: Sentence) -> None:
        """The reckoning of a line of the log; without a number, of the last one that has any."""
        if rest.word:
            number = rest.number()
            if not 0 < number <= len(self._lines):
                raise Stuck(Trouble("text-no-line", str(number)))
        else:
            number = next((n for n in range(len(self._lines), 0, -1) if self._lines[n - 1][1].details), 0)
            if not number:
                raise Stuck(Trouble("text-nothing-told"))
        line = self._lines[number - 1][1]
        self._say("log", number=number, text=line.text)
        for detail in line.reckoning or (self._messages.say("text-no-details"),):
            self._say("detail", text=detail)

    # -- keeping house ---------------------------------------------------------------------------------------------

    def _undo(self) -> None:
        """Take back the last step, with those that followed it by themselves."""
        steps, side = self.game.steps, self.game.side
        number = len(steps) - 1
        while number in self._by_itself:
            number -= 1
        last = steps[number].side if number >= 0 else 0
        seat = last if last in self._sides else side if side is not None else 0
        going = steps[number:]
        refusal = next((found for step in going if (found := undoing(step, side, seat))), None) or self.game.may_undo(seat)
        if refusal is not None or seat not in self._sides:
            self._trouble(refusal or Refusal("others_turn", "UNDO"))
            return
        command = going[0].command
        for _ in going:
            self.game.undo(seat)
        self._by_itself = {each for each in self._by_itself if each < number}
        self._lines = [each for each in self._lines if each[0] < number]
        self._offer.clear()
        self._announced = None
        if command is not None:
            self._say("taken-back", sentence=self.scene.write(command))
        self.go_on()

    def _hint(self) -> None:
        if self.game.side is None:
            raise Stuck(Trouble("text-nothing"))
        command = self._adviser.choose(self.game)
        captain = self._adviser.title(self._messages)
        self._voice(sentence(self._messages.say("text-hint", captain=captain, sentence=self.scene.write(command))))
        if why := self._adviser.why(self._messages.language):
            self._voice(why)

    def _left(self, rest: Sentence) -> None:
        """Standing orders are left, listed, dropped, rehearsed; what is asked now they answer at once."""
        self._speak(self._standing.hear(self._first, rest.rest().split()))
        self.go_on()

    def _save(self, rest: Sentence) -> None:
        name = rest.rest()
        path = Path(name) if name else self._record
        if path is None:
            self._say("save-where")
        elif not can_be_kept(self.game.game, self.game.scenario):
            self._say("no-record")
        else:
            self._record = path if self._keep(path) else self._record

    def _keep(self, path: Path, quiet: bool = False) -> bool:
        try:
            keep(self.game, path)
        except (BadInput, ValueError) as bad:  # a name that no file can have is a ValueError
            self._say("not-saved", why=f"{bad}.")
            return False
        if not quiet:
            self._say("saved", file=str(path))
        return True

    def _quit(self) -> None:
        if not self.left and self._record is not None:
            self._keep(self._record)
        elif not self.left and self.game.state.outcome is None:
            self._say("left-unkept")
        self.left = True

    def leave(self) -> None:
        """The player is gone, with or without a word."""
        self._quit()
