"""What a seat cannot know is drawn: what it sees stays the same to the byte, and the game can be played on."""

from __future__ import annotations

import random

import msgspec
import pytest

from hauberk.play.games import GAMES
from hauberk.play.keys import key
from hauberk.play.match import Match
from hauberk.play.record_writer import AnyMatch
from hauberk.players.anybody import Anybody
from hauberk.players.by_name import seated
from hauberk.players.unseen import imagine
from tests.server.worlds import differences

POSITIONS, ON = 10, 12
"""So many positions of each game are imagined from every seat, and played on for so many commands."""
NAMES = [(kind, name) for kind in ("siege", "campaign") for name in GAMES[kind].files()]


def told(match: AnyMatch, seat: int) -> bytes:
    """What a seat sees."""
    return msgspec.json.encode(match.game.sight(match.position, [seat]), order="deterministic")


def imagined(match: AnyMatch, seed: str) -> list[AnyMatch]:
    """The match as every seat may imagine it; each sees what it saw."""
    found = []
    for seat in range(len(match.game.seats(match.scenario))):
        thought = imagine(match, seat, seed)
        one, two = told(match, seat), told(thought, seat)
        assert one == two, list(differences(msgspec.json.decode(one), msgspec.json.decode(two)))[:3]
        found.append(thought)
    return found


@pytest.mark.rule("RULING-G-52", "C-CG-08", "C-CG-09")
@pytest.mark.parametrize(("kind", "name"), NAMES)
def test_a_seat_sees_no_difference_and_plays_on(kind: str, name: str) -> None:
    game, chance, looked, differ, tries = GAMES[kind], random.Random(name), 0, 0, 0
    while looked < POSITIONS:
        match, anybody = Match(game, game.load(name), f"unseen {tries}"), Anybody(f"{tries}", orders=0.05)
        tries += 1
        while match.side is not None and looked < POSITIONS:
            if chance.random() < 0.1:
                looked += 1
                for thought in imagined(match, f"{tries} {looked}"):
                    differ += key(thought.state) != key(match.state)
                    other = Anybody(looked)
                    for _ in range(ON):
                        if thought.side is None or thought.awaits_fight:
                            break
                        thought.do(other.choose(thought))
            match.do(anybody.choose(match))
    assert differ > looked / 2


@pytest.mark.parametrize(("kind", "name"), [("siege", "snow_at_oxford"), ("campaign", "the_harvest_of_oxford")])
def test_commanders_play_on_in_what_they_imagine(kind: str, name: str) -> None:
    game = GAMES[kind]
    match = Match(game, game.load(name), "commanders")
    players = [seated(match, seat, "steady", "x") for seat in range(len(game.seats(match.scenario)))]
    for number in range(40):
        if match.side is None:
            break
        if number % 10 == 5:
            for thought in imagined(match, str(number)):
                others = [seated(thought, seat, "steady", "y") for seat in range(len(players))]
                for _ in range(8):
                    if thought.side is not None and not thought.awaits_fight:
                        thought.do(others[thought.side].choose(thought))
        match.do(players[match.side].choose(match))


def test_what_is_hidden_is_drawn_and_not_copied() -> None:
    """Many thoughts of the besieger hold other days of food than there are, about as many as the table gives."""
    match = Match(GAMES["siege"], GAMES["siege"].load("snow_at_oxford"), "food")
    found = [imagine(match, 0, str(number)).state.food for number in range(60)]
    assert len(set(found)) > 5
    assert imagine(match, 1, "own").state.food == match.state.food
    assert key(imagine(match, 0, "a").state) == key(imagine(match, 0, "a").state)


def test_a_battle_lies_open() -> None:
    match = Match(GAMES["battle"], GAMES["battle"].load("the_ford"), "open")
    thought = imagine(match, 0, "x")
    assert thought.state == match.state
    assert thought.seed != match.seed
