"""A match told in the terminal, of whatever game: as it is played, or from its record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from hauberk.play.contract import AnyGame
from hauberk.play.record import Record, states
from hauberk.play.steps import Undone
from hauberk.tell.standing_orders import by_order
from hauberk.tell.story import Story
from hauberk.tell.telling import Line


class Narrator:
    """Prints the story of a match as it unfolds."""

    def __init__(self, console: Console, game: AnyGame, scenario: Any, language: str, details: bool) -> None:
        self._console, self._details = console, details
        self._story = Story(game, scenario, language)
        self._voice = self._story.voice.headlines or self._story.voice
        self._headed = self._silence = False
        """Was there a heading; and has nothing been told since the last one? The first never stands for silence."""
        console.print(Rule(Text(scenario.title[language], style="bold")))
        console.print(scenario.story[language], markup=False)
        console.print(Text(scenario.briefing[language], style="italic"))

    def tell(self, events: Sequence[Any], before: Any, standing: bool = False) -> None:
        """Tell one step; `standing`: a standing order brought it about."""
        lines = self._voice.tell(self._story.names, events, before)
        for line in by_order(self._story.messages, lines) if standing else lines:
            if self._details or line.kind not in self._voice.minor:
                self._print(line)

    def _print(self, line: Line) -> None:
        if line.kind == self._voice.head:
            self._head(line.text)
            return
        self._silence = False
        indent = "" if line.kind == self._voice.undented else "  "
        self._console.print(Text(indent + line.text, style=self._voice.colours.get(line.kind, "")))
        for detail in line.details if self._details else ():
            self._console.print(Text(f"      {detail}", style="dim"))

    def _head(self, text: str) -> None:
        if self._silence and self._voice.quiet:
            self._console.print(Text(f"  {self._story.messages.say(self._voice.quiet)}"))
        self._console.print(Rule(Text(text)))
        self._silence, self._headed = self._headed, True


def tell_record(console: Console, record: Record, language: str, upto: int, details: bool) -> None:
    """Tell a match again from its events alone, so many entries of its record; what was taken back is told as it happened."""
    narrator = Narrator(console, record.game, record.scenario, language, details)
    before = record.game.start(record.scenario).state
    for number, (entry, state) in enumerate(states(record), start=1):
        if not isinstance(entry, Undone):
            narrator.tell(entry.events, before, entry.standing)
        before = state
        if number == upto:
            return
