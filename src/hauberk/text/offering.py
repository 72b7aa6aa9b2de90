"""Numbered answers: a list of lines, read out part by part; shots and blows with their chance."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from hauberk.battle.core import commands as c
from hauberk.battle.core.questions import ChargeMet, ChargeWatched, MoveWatched, OrderWatched
from hauberk.battle.shooting.defensive_fire import leader
from hauberk.tell.battle.labours import task_text
from hauberk.tell.grammar import sentence
from hauberk.text.allowed import counts, nobodys
from hauberk.text.looking import Eyes
from hauberk.text.naming import Option, Scene
from hauberk.text.odds import chance_to_hurt, percent
from hauberk.text.parsing import Order, parse
from hauberk.text.sentences import sentence_of

PAGE = 12
"""Answers read out at once."""
PATIENCE = 1.0
"""Seconds after which answers are read without their chances."""
DEFAULTS = (c.HoldFire, c.LetCome, c.StandFast, c.HoldGround)
"""Answers that let things be: Enter gives them."""
SPARED: dict[type, tuple[str, ...]] = {
    c.Shoot: ("aim", "origin", "weapon"),
    c.ShootBack: ("aim", "origin", "weapon"),
    c.Charge: ("path",),
    c.CounterCharge: ("path",),
    c.Withdraw: ("path",),
    c.Retreat: ("tail", "via"),
}
"""Parts one need not hear where the table would find them."""


class Offer:
    """The answers that can be picked by number."""

    def __init__(self, voice: Callable[[str], None]) -> None:
        self._voice = voice
        self._answers: list[c.Command | Option] = []
        self._read = 0
        self.default = ""
        """The line that Enter gives."""

    def clear(self) -> None:
        """Nothing is offered any more."""
        self._answers, self._read, self.default = [], 0, ""

    def set(self, scene: Scene, answers: list[c.Command | Option], default: bool = False) -> None:
        """Offer these and read out the first of them."""
        self.clear()
        self._answers = answers
        if default and answers:
            self.default = self._line(scene, answers[0])
        self.read_on(scene)

    def line(self, scene: Scene, number: int) -> str:
        """The line behind a number; empty if there is none."""
        return self._line(scene, self._answers[number - 1]) if 0 < number <= len(self._answers) else ""

    def _line(self, scene: Scene, answer: c.Command | Option) -> str:
        return answer.line if isinstance(answer, Option) else sentence_of(scene.roll, answer)

    def read_on(self, scene: Scene) -> None:
        """The next answers of the list."""
        say, began = scene.roll.names.messages.say, monotonic()
        page = self._answers[self._read : self._read + PAGE]
        for number, answer in enumerate(page, start=self._read + 1):
            text = answer.text if isinstance(answer, Option) else _told(scene, answer, monotonic() - began < PATIENCE)
            key = "text-option-default" if number == 1 and self.default else "text-option"
            self._voice(say(key, number=number, text=text))
        self._read += len(page)
        if left := len(self._answers) - self._read:
            self._voice(say("text-more", number=left))
        elif not page:
            self._voice(say("text-no-more" if self._answers else "text-nothing"))


def _told(scene: Scene, command: c.Command, weigh: bool) -> str:
    """A command as an answer: no longer than it need be, with its chance to hurt."""
    say, text = scene.roll.names.messages.say, short_of(scene, command)
    if isinstance(command, c.HoldFire) and command.scope == "man":
        question = scene.state.pending[-1] if scene.state.pending else None
        who = leader(question) if isinstance(question, MoveWatched | OrderWatched) else ""
        return say("text-whole-man", text=text, who=scene.roll.names.being(scene.state, who))
    if isinstance(command, c.Work):
        return say("text-work", task=task_text(scene.roll.names, scene.state, command), text=text)
    chance = chance_to_hurt(scene, command) if weigh else None
    return text if chance is None else say("text-hurts", text=text, percent=percent(chance))


def short_of(scene: Scene, command: c.Command) -> str:
    """The shortest sentence that still means this very command."""
    spared = SPARED.get(type(command), ())
    if spared:
        short = sentence_of(scene.roll, command, spared)
        found = parse(scene, short)
        if isinstance(found, Order) and found.command == command:
            return short
    return sentence_of(scene.roll, command)


def answers_to(scene: Scene, man: str = "") -> list[c.Command | Option]:
    """The answers to the open question: what lets things be first, then what moves nobody else."""
    found = [command for command in scene.legal if not man or getattr(command, "man", "") == man]
    return sorted(found, key=lambda command: (not isinstance(command, DEFAULTS), bool(getattr(command, "displaced", ()))))


def everybody(scene: Scene) -> list[c.Command | Option]:
    """Who can do what, each with the line that lists it, and what nobody in particular does."""
    words, eyes, names = scene.words, Eyes(scene), scene.roll.names
    found: list[c.Command | Option] = []
    for who, acts in counts(scene.legal).items():
        listed = ", ".join(names.messages.say("text-act", verb=words.verb(word), number=number) for word, number in acts.items())
        gaps = {"who": names.being(scene.state, who), "place": eyes.place(scene.state.beings[who]), "acts": listed}
        found.append(Option(f"{words.verb('options')} {who}", sentence(names.messages.say("text-man-options", **gaps))))
    return [*found, *nobodys(scene.legal)]


def declared_way(scene: Scene) -> str:
    """The way somebody has declared, if the open question is about it."""
    question = scene.state.pending[-1] if scene.state.pending else None
    path: tuple[int, ...] = ()
    if isinstance(question, MoveWatched):
        path = question.path
    elif isinstance(question, OrderWatched):
        path = tuple(stage.cells[0] for stage in question.stages)
    elif isinstance(question, ChargeMet | ChargeWatched):
        plan = question.plans[question.number]
        path = plan.path[plan.ridden :]
    return " ".join(scene.field.name(cell) for cell in path)
