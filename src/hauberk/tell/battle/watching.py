"""Battles told in the terminal: watched live, or from a record."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from hauberk.battle.core import events as e
from hauberk.battle.core.commands import Command
from hauberk.battle.core.state import State
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.scenario import Scenario, load_scenario
from hauberk.play.match import Match
from hauberk.play.record import Record, states
from hauberk.play.steps import Undone
from hauberk.tell.battle.story import Line, Story

COLOURS = {"fought": "bold", "shot": "cyan", "hurt": "red", "unhorsed": "magenta", "captured": "magenta", "battle_ended": "bold green"}


class Narrator:
    """Prints the story of a battle as it unfolds."""

    def __init__(self, console: Console, scenario: Scenario, language: str, details: bool) -> None:
        self._console = console
        self._details = details
        self._story = Story(scenario, language)
        console.print(Rule(Text(scenario.title[language], style="bold")))
        console.print(scenario.story[language], markup=False)
        console.print(Text(scenario.briefing[language], style="italic"))

    def tell(self, events: tuple[e.Event, ...], before: State) -> None:
        """Tell one step."""
        for line in self._story.tell(events, before):
            self._print(line)

    def _print(self, line: Line) -> None:
        if line.kind == "phase_began":
            self._console.print(Rule(Text(line.text)))
            return
        indent = "" if line.kind == "sequence_began" else "  "
        self._console.print(Text(indent + line.text, style=COLOURS.get(line.kind, "dim" if not indent else "")))
        for detail in line.details if self._details else ():
            self._console.print(Text(f"      {detail}", style="dim"))


Player = Callable[[Battle], Command]


def watch_battle(console: Console, name: str, seed: str, language: str, details: bool, players: tuple[Player, Player]) -> Battle:
    """Let two computer players fight and tell it."""
    scenario = load_scenario(name)
    game = Match(BATTLE, scenario, seed)
    narrator = Narrator(console, scenario, language, details)
    narrator.tell(game.steps[0].events, scenario.start)
    while (side := game.side) is not None:
        before = game.state
        narrator.tell(game.do(players[side](game)), before)
    return game


def tell_battle_record(console: Console, record: Record, language: str, upto: int, details: bool) -> None:
    """Tell a record from its events alone."""
    narrator = Narrator(console, record.scenario, language, details)
    before = record.scenario.start
    for number, (entry, state) in enumerate(states(record), start=1):
        if not isinstance(entry, Undone):
            narrator.tell(entry.events, before)
        before = state
        if number == upto:
            return
