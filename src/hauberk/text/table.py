"""The text table: one battle, one prompt, plain lines. Where the lines come from and go to is handed in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hauberk.basis.faults import BadInput
from hauberk.basis.refusal import Refusal
from hauberk.battle.core import commands as c
from hauberk.battle.core.being import Mark, Side
from hauberk.battle.core.events import PhaseBegan
from hauberk.battle.core.state import CHARGES, MOVEMENT
from hauberk.battle.movement.forfeits import forfeits
from hauberk.play.battle.game import Battle, Step
from hauberk.play.battle.legal import can_pass
from hauberk.play.steps import undoing
from hauberk.tell.battle.reasons import decision_text, forfeit_text, refusal_text
from hauberk.tell.grammar import sentence
from hauberk.tell.story import Story
from hauberk.tell.telling import Line
from hauberk.text.allowed import counts, orders_of
from hauberk.text.asking import answer
from hauberk.text.keeping import can_be_kept, keep
from hauberk.text.looking import Eyes
from hauberk.text.naming import Roll, Scene, Stuck, Trouble, Which
from hauberk.text.offering import Offer, answers_to, declared_way, everybody
from hauberk.text.opponent import Opponent
from hauberk.text.parsing import Asking, Order, parse
from hauberk.text.reading import Sentence
from hauberk.text.sentences import sentence_of
from hauberk.text.words import tokens_of, words_in

LOG = 20
"""Lines of the story told at once."""
MOST_DIGITS = 6


class TextTable:
    """A battle played line by line."""

    def __init__(
        self,
        game: Battle,
        sides: frozenset[Side],
        captains: tuple[Opponent, Opponent],
        language: str,
        voice: Callable[[str], None],
        record: Path | None = None,
    ) -> None:
        self.game = game
        self.left = False
        """The player has left the table."""
        self._sides, self._voice, self._record = sides, voice, record
        self._opponent, self._adviser = captains
        self._story = Story(game.game, game.scenario, language)
        self._names, self._messages = self._story.names, self._story.messages
        self._roll = Roll(self._names, game.scenario.start, words_in(language))
        self._lines: list[tuple[int, Line]] = []
        """The story so far, each line with the number of its step."""
        self._by_itself: set[int] = set()
        """Numbers of steps that were made because nothing else could be done."""
        self._offer = Offer(voice)
        self._announced: object = None
        self._interrupted = False
        """The enemy has shot at a mover, who may go on."""
        self._warned: object = None
        self._ending: object = None
        """The word that would end the fight, said once."""
        self._consent: object = None
        """The command by which something would be given up, said once."""

    # -- speaking --------------------------------------------------------------------------------------------------

    def _say(self, key: str, **gaps: object) -> None:
        self._voice(self._messages.say(f"text-{key}", **gaps))

    def _trouble(self, found: Trouble | Which | Refusal) -> None:
        """Why a line was not carried out, and the answers if it could mean several things."""
        if isinstance(found, Refusal):
            self._voice(refusal_text(self._messages, found, self.game.position, self._names.sides))
            if found.reason == "answer_first":
                self._announced = None
                self._announce()
            return
        about, hint = found.about, found.hint if isinstance(found, Trouble) else ""
        if found.key in ("text-missing", "text-two"):
            about = self._messages.say(f"part-{about}")
        if found.key == "text-no-ride":
            about, hint = (self._names.being(self.game.state, who).text for who in (about, hint))
        elif hint:
            hint = self._messages.say("text-alike", words=hint)
        self._voice(self._messages.say(found.key, about=about, hint=hint).strip())
        if isinstance(found, Which):
            self._offer.set(self.scene, list(found.options))

    @property
    def scene(self) -> Scene:
        """The position as lines are read in it."""
        return Scene(self._roll, self.game.legal)

    @property
    def _first(self) -> Side:
        """Whose people are told first."""
        if self.game.side in self._sides:
            return self.game.side if self.game.side is not None else 0
        return min(self._sides, default=0)

    # -- the course of play ----------------------------------------------------------------------------------------

    def open(self) -> None:
        """Title, story, who leads whom; a battle that goes on tells its last lines."""
        scenario, language = self.game.scenario, self._messages.language
        for text in (scenario.title[language], scenario.story[language], scenario.briefing[language]):
            self._voice(text)
        if len(self._sides) == 1:
            (own,) = self._sides
            captain = self._opponent.title(self._messages)
            self._say("you-lead", side=self._names.side(own), other=self._names.side(1 - own), captain=captain)
        else:
            self._say("both-lead")
        self._say("type-help")
        for number, step in enumerate(self.game.steps):
            before = self.game.state_at(number - 1) if number else scenario.start
            self._lines += [(number, line) for line in self._story.tell(step.events, before)]
        if len(self.game.steps) > 1:
            self._say("resumed")
        for _, line in self._lines[-1:]:
            self._voice(line.text)
        self.go_on()

    def go_on(self) -> None:
        """Let everybody else act until the player is asked, and ask him."""
        while (side := self.game.side) is not None:
            if side not in self._sides:
                command = self._opponent.choose(self.game)
                self._do(command)
                self._interrupted |= isinstance(command, c.ShootBack)
            elif self._only_done():
                self._by_itself.add(len(self.game.steps))
                self._say(f"skipped-{self.game.state.sequence}")
                self._do(c.Done())
            else:
                break
        self._announce()

    def _only_done(self) -> bool:
        return can_pass(self.game.legal)

    def _do(self, command: c.Command) -> None:
        """Carry out a lawful command and tell it."""
        before, number = self.game.state, len(self.game.steps)
        events = self.game.do(command)
        self._offer.clear()
        for line in self._story.tell(events, before):
            self._lines.append((number, line))
            self._tell(line)
        if self._record and (self.game.side is None or any(isinstance(event, PhaseBegan) for event in events)):
            self._keep(self._record, quiet=True)

    def _tell(self, line: Line) -> None:
        own = line.people and self.game.state.beings[line.people[0]].side in self._sides
        if line.kind == "phase_began":
            self._voice("")
        if line.kind == "moved" and own and line.details:
            self._voice(f"{line.text} {sentence(str(line.details[-1]))}.")
        else:
            self._voice(line.text)

    def _announce(self) -> None:
        """Say what is to be decided, once."""
        state = self.game.state
        if state.outcome is not None:
            self._over()
            return
        interrupted, self._interrupted = self._interrupted, False
        kinds = tuple(type(question) for question in state.pending)  # questions of two kinds with the same contents would be equal
        key = (state.turn, state.active, state.sequence, kinds, state.pending, self.game.side)
        if key == self._announced:
            if interrupted:
                self._tell_mover()
            return
        self._announced = key
        self._voice(decision_text(self._names, state))
        if way := declared_way(self.scene):
            self._say("way", hexes=way)
        if state.pending:
            self._offer.set(self.scene, answers_to(self.scene), default=True)
        else:
            self._say(f"remaining-{state.sequence}", number=len(counts(self.game.legal)))

    def _tell_mover(self) -> None:
        """Who was shot at on his way may go on, if he still can."""
        last = next((step.command for step in reversed(self.game.steps) if step.side in self._sides), None)
        who = last.man if isinstance(last, c.Move | c.Drive) else last.men[0] if isinstance(last, c.PushMachine | c.Work) else ""
        man = self.game.state.beings.get(who)
        if man is not None and man.able and man.left > 0 and (man.along or not man.has(Mark.HALTED)):
            hex_ = self._names.hex(man.cell)
            self._say("may-go-on", who=self._names.being(self.game.state, man.id), hex=hex_, points=man.left)

    def _over(self) -> None:
        if self._announced == "over":
            return
        self._announced = "over"
        eyes = Eyes(self.scene)
        for line in (*eyes.score(), *(eyes.fallen(side) for side in (0, 1))):
            self._voice(line)
        self._say("over-words")

    def _all_options(self, rest: Sentence) -> None:
        """What can be done: by whom, by one man, or the answers to the question."""
        man = rest.being("man") if rest.word else ""
        if self.game.state.pending:
            self._offer.set(self.scene, answers_to(self.scene, man), default=not man)
        elif man:
            self._offer.set(self.scene, list(orders_of(self.game.legal, man)))
        else:
            self._offer.set(self.scene, everybody(self.scene))

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
        if refusal is not None:
            self._trouble(refusal)
            return
        if isinstance(order.command, c.Done) and self._warn():
            return
        if isinstance(order.command, c.CallOff) and not self._meant(order.command):
            return
        if not self._consents(order.command):
            return
        if order.added:
            self._say("meant", sentence=sentence_of(self._roll, order.command))
        self._do(order.command)
        self.go_on()

    def _meant(self, command: c.CallOff) -> bool:
        """A fight is ended by saying it twice."""
        key = (self.game.state.phase, self.game.state.sequence, command)
        meant, self._ending = self._ending == key, key
        if not meant:
            self._say("sure")
        return meant

    def _consents(self, command: c.Command) -> bool:
        """What one gives up by going is said first; who says the same once more means it. [RULING-T-112]"""
        state = self.game.state
        key = (len(self.game.steps), command)
        meant, self._consent = self._consent == key, key
        found = () if meant else forfeits(self.game.field.at(state), command)
        for one in found:
            self._voice(f"{forfeit_text(self._names, one, state)} ({one.rule}).")
        if found:
            self._say("sure-forfeit")
        return not found

    def _warn(self) -> bool:
        """Who has done nothing yet, said once a sequence before it ends. Charging is never expected of anybody."""
        state = self.game.state
        key = (state.phase, state.sequence)
        if state.sequence == CHARGES or self._warned == key:
            return False
        self._warned = key
        idle = [who for who in counts(self.game.legal) if not (state.sequence == MOVEMENT and state.beings[who].has(Mark.MOVED))]
        names = [self._names.being(state, who).text for who in idle if not state.beings[who].character.is_beast]
        if names:
            self._say("unused", names=self._names.list(names), sequence=self._names.sequence(state.sequence))
        return bool(names)

    def _ask(self, word: str, rest: Sentence) -> None:
        if word == "odds" and rest.word.isdecimal() and (line := self._offer.line(self.scene, int(rest.word[:MOST_DIGITS]))):
            rest = Sentence(self.scene, tokens_of(line))
        found = answer(word, rest, self._first)
        if found is not None:
            for line in found:
                self._voice(line)
            return
        actions: dict[str, Callable[[], None]] = {
            "log": lambda: self._log(rest),
            "why": lambda: self._why(rest),
            "options": lambda: self._all_options(rest),
            "more": lambda: self._offer.read_on(self.scene),
            "goal": self._goal,
            "undo": self._undo,
            "hint": self._hint,
            "save": lambda: self._save(rest),
            "quit": self._quit,
        }
        actions[word]()

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

    def _goal(self) -> None:
        self._voice(self.game.scenario.briefing[self._messages.language])
        for line in (Eyes(self.scene).turn(), *Eyes(self.scene).score()):
            self._voice(line)

    # -- keeping house ---------------------------------------------------------------------------------------------

    def _undo(self) -> None:
        """Take back the last step, with those that followed it by themselves."""
        steps, side = self.game.steps, self.game.side
        number = len(steps) - 1
        while number in self._by_itself:
            number -= 1
        going: list[Step] = steps[number:]
        refusal = next((found for step in going if (found := undoing(step, side, side if side is not None else 0))), None)
        if refusal is not None or side not in self._sides:
            self._trouble(refusal or Refusal("others_turn", "UNDO"))
            return
        command = going[0].command
        for _ in going:
            self.game.undo(side)
        self._by_itself = {each for each in self._by_itself if each < number}
        self._lines = [each for each in self._lines if each[0] < number]
        self._offer.clear()
        self._announced = None
        if command is not None:
            self._say("taken-back", sentence=sentence_of(self._roll, command))
        self.go_on()

    def _hint(self) -> None:
        if self.game.side is None:
            raise Stuck(Trouble("text-nothing"))
        command = self._adviser.choose(self.game)
        captain = self._adviser.title(self._messages)
        self._voice(sentence(self._messages.say("text-hint", captain=captain, sentence=sentence_of(self._roll, command))))
        if why := self._adviser.why(self._messages.language):
            self._voice(why)

    def _save(self, rest: Sentence) -> None:
        name = rest.rest()
        path = Path(name) if name else self._record
        if path is None:
            self._say("save-where")
        elif not can_be_kept(self.game.scenario):
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
