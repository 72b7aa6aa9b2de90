"""Random sieges to the end: no crash, no dead end, nothing from nowhere; records verify, and half a siege goes on with the same dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pytest

from hauberk.basis.refusal import Refused
from hauberk.lab.bouts import play_on
from hauberk.play.battle.game import Battle
from hauberk.play.match import Match
from hauberk.play.record import parse, resume, verify
from hauberk.play.record_writer import lines_of
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.play.siege.game import legal as options
from hauberk.play.siege.scenario import SiegeScenario, load_siege, siege_files
from hauberk.players.anybody import Anybody
from hauberk.players.by_name import Player
from hauberk.players.random_player import play_out
from hauberk.players.siege import commander
from hauberk.siege import commands as c
from hauberk.siege import questions as q
from hauberk.siege.events import FightEnded, QuickFought
from hauberk.siege.fights import MAP
from tests.siege.fight_kit import Stubborn
from tests.siege.kit import CASTLE, FARM, NEST, PRIORY
from tests.siege.wild import WildCommander
from tests.siege.witness import Witness

SIEGES = tuple(siege_files())
NUMBER = 6
"""Sieges for every scenario; three hundred are watched by hand, with commanders who know what they want."""
LIMIT = 4_000


@lru_cache
def siege_of(name: str) -> SiegeScenario:
    """A siege, read once."""
    return load_siege(name)


def played(game: SiegeMatch, players: Sequence[Player], limit: int = LIMIT) -> None:
    """Play on under the eyes of a witness, until the siege is over or so many commands were given."""
    witness = Witness(game)

    def fight_out(fight: Battle) -> None:
        play_out(fight, (Stubborn(f"{game.seed} a"), Stubborn(f"{game.seed} b")))

    play_on(game, players, fight_out, lambda _events, _before: witness.see(game.steps[-1], game.state), limit)


@pytest.mark.rule(
    "SIEGE-03", "SIEGE-04", "SIEGE-05", "A-SIEGE-03", "A-SIEGE-24", "A-SIEGE-25", "EVENT-P5", "A-SIEGE-13", "BUILD-02", "A-BUILD-03",
    "DEMO-06", "A-BOMB-07", "RULING-G-52", "RULING-A-BUILD-06",
)  # fmt: skip
@pytest.mark.parametrize("number", range(NUMBER))
@pytest.mark.parametrize("name", SIEGES)
def test_random_sieges_end(name: str, number: int) -> None:
    """Somebody can always decide something until the siege is over; every fifth record is verified line by line."""
    seed = f"{name} {number}"
    game = Match(SIEGE, siege_of(name), seed)
    kind = Anybody if number % 3 == 0 else WildCommander
    played(game, (kind(f"{seed} a"), kind(f"{seed} b")))
    assert game.state.outcome is not None, f"{seed!r}: no end"
    if (SIEGES.index(name) * NUMBER + number) % 5 == 0:
        record = parse("\n".join(lines_of(game)), seed)
        assert verify(record) is None
        assert resume(record, seed).state == game.state


@pytest.mark.parametrize(("name", "action"), [(FARM, "camp_sortie"), (NEST, "assault"), (PRIORY, "supply_sortie")])
def test_fights_on_the_map_come_back(name: str, action: str) -> None:
    """A fight is fought on the map by brawlers, the siege goes on from its result, and the record knows all of it."""
    game = begun_with(name, action)
    seed = game.seed
    played(game, (WildCommander(seed, maps=1.0), WildCommander(seed, maps=1.0)), limit=8)
    ended = [event for step in game.steps for event in step.events if isinstance(event, FightEnded)]
    assert ended
    assert ended[0].result is not None
    assert not [event for step in game.steps for event in step.events if isinstance(event, QuickFought)]
    record = parse("\n".join(lines_of(game)), seed)
    assert verify(record) is None


def begun_with(name: str, action: str) -> SiegeMatch:
    """A siege on whose first day somebody chooses that action."""
    for number in range(60):
        game = Match(SIEGE, siege_of(name), f"{action} {number}")
        question = game.state.pending[-1] if game.state.pending else None
        if isinstance(question, q.ActionAsked) and action in question.choices:
            game.do(c.Answer(action))
            return game
    raise AssertionError(f"nobody can choose {action}")


def test_a_fight_must_be_over_before_it_is_reported() -> None:
    """What is reported of a fight that goes on, or of another one, is refused, and nothing has changed."""
    game = begun_with(CASTLE, "assault")
    while not isinstance(game.state.pending[-1], q.ResolveAsked):
        game.do(options(game.position).nth(0))
    game.do(c.Answer(MAP))
    fight: Battle = game.open_fight()
    before = game.state
    with pytest.raises(Refused, match="fight_not_over"):
        game.close_fight(fight)
    assert game.state == before
    assert not options(game.position)


@pytest.mark.parametrize("name", SIEGES)
def test_commanders_who_know_what_they_want_keep_every_law_too(name: str) -> None:
    """A siege between the two computer commanders under the same eyes."""
    game = Match(SIEGE, siege_of(name), f"steady {name}")
    played(game, (commander("steady", 0), commander("steady", 1)))
    assert game.state.outcome is not None
