"""Games of all scales whose players have thrown in salts, played to their end by chance; fights on the map inside where there are some."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

from hauberk.campaign.commands import Choose, InSiege
from hauberk.common.dice import MAKER, Salt
from hauberk.play.games import game_of
from hauberk.play.match import Match
from hauberk.play.record_writer import AnyMatch, lines_of
from hauberk.players.random_player import BrawlingPlayer, play_out
from hauberk.siege.commands import Answer

SEED, WORD = "5eed0f5eed0f5eed0f5eed0f5eed0f0", "stamford"
QUICK: tuple[Any, ...] = (Answer("quick"), Choose("quick"), InSiege(Answer("quick")))
ON_MAP: tuple[Any, ...] = (Answer("map"), Choose("map"), InSiege(Answer("map")))
GAMES_SALTED = ("the_lesson", "the_first_arrows", "the_farm_on_the_gargano_road", "rain_at_malmesbury", "the_harvest_of_oxford")


def begun(name: str, seed: str = SEED, word: str = WORD) -> AnyMatch:
    """A game whose maker has thrown in a salt."""
    game = game_of(name)
    return Match(game, game.load(name), seed, (Salt(MAKER, word, 0),))


def end(match: AnyMatch, chance: str = "0", on_map: int = 1, salts: bool = True) -> AnyMatch:
    """Play it out; each seat throws in a salt just before its first command; so many fights on the map, the others by the table."""
    dice, seats = random.Random(chance), match.game.wire(match.scenario).seats
    while (side := match.side) is not None:
        if match.awaits_fight:
            fight = match.open_fight()
            play_out(fight, (BrawlingPlayer(1), BrawlingPlayer(2)))
            match.close_fight(fight)
            on_map -= 1
            continue
        if salts and all(salt.by != seats[side] for salt in match.salts):
            match.salt(seats[side], f"salt_of-{seats[side]}")
        choices = list(match.legal)
        wanted = [each for each in (ON_MAP if on_map > 0 else QUICK) if each in choices]
        match.do(wanted[0] if wanted else dice.choice(choices))
    return match


@cache
def salted(name: str) -> tuple[str, ...]:
    """The record of such a game."""
    return tuple(lines_of(end(begun(name))))


def rolls(lines: tuple[str, ...]) -> list[tuple[int, int]]:
    """The throws of a record: the line of each, and which of its events it is."""
    rows = enumerate(map(json.loads, lines))
    return [(line, at) for line, row in rows for at, event in enumerate(row.get("events", [])) if event["event"] == "rolled"]


def with_line(lines: tuple[str, ...], number: int, row: dict[str, Any]) -> list[str]:
    """The same record with another line."""
    return [*lines[:number], json.dumps(row, ensure_ascii=False), *lines[number + 1 :]]


