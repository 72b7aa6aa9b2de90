"""Sieges told in the terminal: watched live, or from a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from hauberk.play.battle.game import Battle
from hauberk.play.match import Match
from hauberk.play.record import Record
from hauberk.play.siege.game import SIEGE, SiegeMatch, siege_field, siege_start
from hauberk.play.siege.scenario import SiegeScenario, load_siege
from hauberk.siege.commands import Command
from hauberk.siege.events import Event
from hauberk.siege.field import SiegeField
from hauberk.siege.state import SiegeState
from hauberk.tell.battle.telling import Line
from hauberk.tell.siege.chronicle import DAY, steps_of_record
from hauberk.tell.siege.story import SiegeStory

COLOURS = {
    "event_drawn": "italic", "action_chosen": "bold", "hurt": "red", "departed": "magenta", "grade_lost": "cyan", "bombarded": "cyan",
    "siege_ended": "bold green",
}  # fmt: skip

Commander = Callable[[SiegeMatch], Command]
Fighter = Callable[[Battle], None]
"""Fights a fight of the siege out on the map."""


class SiegeNarrator:
    """Prints the story of a siege as it unfolds."""

    def __init__(self, console: Console, scenario: SiegeScenario, field: SiegeField, language: str, details: bool) -> None:
        self._console = console
        self._details = details
        self._story = SiegeStory(scenario, language, None, field)
        console.print(Rule(Text(scenario.title[language], style="bold")))
        console.print(scenario.story[language], markup=False)
        console.print(Text(scenario.briefing[language], style="italic"))

    def tell(self, events: Sequence[Event], before: SiegeState) -> None:
        """Tell one step."""
        for line in self._story.tell(events, before):
            self._print(line)

    def _print(self, line: Line) -> None:
        if line.kind == DAY:
            self._console.print(Rule(Text(line.text)))
            return
        self._console.print(Text(f"  {line.text}", style=COLOURS.get(line.kind, "")))
        for detail in line.details if self._details else ():
            self._console.print(Text(f"      {detail}", style="dim"))


def play_out(game: SiegeMatch, commanders: tuple[Commander, Commander], fighter: Fighter, limit: int) -> SiegeMatch:
    """Let two commanders play on, their fights on the map being fought by somebody else, to the end or for so many commands."""
    for _ in range(limit):
        if (side := game.side) is None:
            break
        if game.awaits_fight:
            fight = game.open_fight()
            fighter(fight)
            game.close_fight(fight)
        else:
            game.do(commanders[side](game))
    return game


def watch_siege(
    console: Console,
    name: str,
    seed: str,
    language: str,
    details: bool,
    commanders: tuple[Commander, Commander],
    fighter: Fighter,
    limit: int,
) -> SiegeMatch:
    """Let two computer commanders besiege each other and tell it."""
    game = Match(SIEGE, load_siege(name), seed)
    narrator = SiegeNarrator(console, game.scenario, game.field, language, details)
    narrator.tell(game.steps[0].events, game.start)
    for _ in range(limit):
        before, told = game.state, len(game.steps)
        play_out(game, commanders, fighter, 1)
        if len(game.steps) == told:
            break
        narrator.tell(game.steps[-1].events, before)
    return game


def tell_siege_record(console: Console, record: Record, language: str, upto: int, details: bool) -> None:
    """Tell the record of a siege from its events alone; steps that were taken back are not told."""
    field = siege_field(record.scenario)
    narrator = SiegeNarrator(console, record.scenario, field, language, details)
    steps = steps_of_record(record, siege_start(record.scenario, field))
    for events, before in steps[: upto or len(steps)]:
        narrator.tell(events, before)
