"""A battle at the text table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import Mark, Side
from hauberk.battle.core.events import PhaseBegan
from hauberk.battle.core.state import CHARGES, MOVEMENT
from hauberk.battle.movement.forfeits import forfeits
from hauberk.play.battle.game import Battle
from hauberk.play.battle.legal import can_pass
from hauberk.tell.battle.reasons import decision_text, forfeit_text
from hauberk.tell.grammar import sentence
from hauberk.tell.telling import Line
from hauberk.text.battle.allowed import counts, orders_of
from hauberk.text.battle.asking import answer
from hauberk.text.battle.looking import Eyes
from hauberk.text.battle.offering import answers_to, declared_way, everybody, told
from hauberk.text.battle.reading import BattleSentence
from hauberk.text.battle.scene import BattleScene
from hauberk.text.battle.speech import BattleSpeech
from hauberk.text.opponent import Opponent
from hauberk.text.parsing import Order
from hauberk.text.table import TextTable


class BattleTable(TextTable):
    """A battle played line by line."""

    speech: BattleSpeech

    def __init__(
        self,
        game: Battle,
        sides: frozenset[Side],
        captains: tuple[Opponent, Opponent],
        language: str,
        voice: Callable[[str], None],
        record: Path | None = None,
    ) -> None:
        super().__init__(BattleSpeech(game, language), sides, captains, voice, record)
        self._names = self.speech.names
        self._warned: object = None
        self._ending: object = None
        """The word that would end the fight, said once."""
        self._consent: object = None
        """The command by which something would be given up, said once."""

    @property
    def scene(self) -> BattleScene:
        """The position as lines are read in it."""
        return self.speech.scene

    def _offered(self, command: c.Command, weigh: bool) -> str:
        return told(self.scene, command, weigh)

    def _by_rule(self) -> c.Command | None:
        if not can_pass(self.game.legal):
            return None
        self._say(f"skipped-{self.game.state.sequence}")
        return c.Done()

    def _keeps_after(self, events: Sequence[Any]) -> bool:
        return any(isinstance(event, PhaseBegan) for event in events)

    def _answer(self, word: str, rest: BattleSentence) -> list[str] | None:
        return answer(self.scene, word, rest, self._first)

    def _held_back(self, order: Order) -> bool:
        command = order.command
        if isinstance(command, c.Done) and self._warn():
            return True
        if isinstance(command, c.CallOff) and not self._meant(command):
            return True
        return not self._consents(command)

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
        interrupted = any(isinstance(command, c.ShootBack) for command in self._meanwhile)  # the mover may go on
        self._meanwhile.clear()
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
        """Whoever was shot at on his way may go on, if he still can."""
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

    def _all_options(self, rest: BattleSentence) -> None:
        """What can be done: by whom, by one man, or the answers to the question."""
        man = rest.being("man") if rest.word else ""
        if self.game.state.pending:
            self._offer.set(self.scene, answers_to(self.scene, man), default=not man)
        elif man:
            self._offer.set(self.scene, list(orders_of(self.game.legal, man)))
        else:
            self._offer.set(self.scene, everybody(self.scene))

    def _meant(self, command: c.CallOff) -> bool:
        """A fight is ended by saying it twice."""
        key = (self.game.state.phase, self.game.state.sequence, command)
        meant, self._ending = self._ending == key, key
        if not meant:
            self._say("sure")
        return meant

    def _consents(self, command: c.Command) -> bool:
        """What one gives up by going is said first; whoever says the same once more means it. [RULING-T-112]"""
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
