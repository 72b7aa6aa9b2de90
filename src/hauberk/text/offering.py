"""Numbered answers: a list of lines, read out part by part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from hauberk.tell.messages import Messages
from hauberk.text.naming import Option, Scene

PAGE = 12
"""Answers read out at once."""
PATIENCE = 1.0
"""Seconds after which answers are read without their chances."""


class Offer:
    """The answers that can be picked by number: options, or commands that are said as `told` says them, with their chances or without."""

    def __init__(self, voice: Callable[[str], None], messages: Messages, told: Callable[[Any, bool], str]) -> None:
        self._voice, self._messages, self._told = voice, messages, told
        self._answers: Sequence[Any] = []
        self._read = 0
        self.default = ""
        """The line that Enter gives."""

    def clear(self) -> None:
        """Nothing is offered any more."""
        self._answers, self._read, self.default = [], 0, ""

    def set(self, scene: Scene, answers: Sequence[Any], default: bool = False) -> None:
        """Offer these and read out the first of them."""
        self.clear()
        self._answers = answers
        if default and answers:
            self.default = self._line(scene, answers[0])
        self.read_on()

    def line(self, scene: Scene, number: int) -> str:
        """The line behind a number; empty if there is none."""
        return self._line(scene, self._answers[number - 1]) if 0 < number <= len(self._answers) else ""

    def _line(self, scene: Scene, answer: Any) -> str:
        return answer.line if isinstance(answer, Option) else scene.write(answer)

    def read_on(self) -> None:
        """The next answers of the list."""
        say, began = self._messages.say, monotonic()
        page = self._answers[self._read : self._read + PAGE]
        for number, answer in enumerate(page, start=self._read + 1):
            text = answer.text if isinstance(answer, Option) else self._told(answer, monotonic() - began < PATIENCE)
            key = "text-option-default" if number == 1 and self.default else "text-option"
            self._voice(say(key, number=number, text=text))
        self._read += len(page)
        if left := len(self._answers) - self._read:
            self._voice(say("text-more", number=left))
        elif not page:
            self._voice(say("text-no-more" if self._answers else "text-nothing"))
