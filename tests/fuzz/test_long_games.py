"""Sieges and campaigns to the end under the eyes of a witness: no crash, no dead end, nothing from nowhere, and their records hold."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hauberk.campaign.events import BattleEnded
from hauberk.common.refusal import Refused
from hauberk.lab.bouts import CAPTAINS, Bout, begun, captains, play_on, players, problem
from hauberk.play.games import GAMES
from hauberk.play.match import Match
from hauberk.play.record_writer import AnyMatch
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.play.siege.game import legal as options
from hauberk.play.siege.scenario import load_siege
from hauberk.players.anybody import Anybody
from hauberk.players.random_player import play_out
from hauberk.siege import commands as c
from hauberk.siege import questions as q
from hauberk.siege.events import FightEnded, QuickFought
from hauberk.siege.fights import MAP
from tests.contract.matches import WITNESSES, player_of
from tests.siege.fight_kit import Stubborn
from tests.siege.kit import CASTLE, FARM, NEST, PRIORY
from tests.siege.wild import WildCommander

SMALL = str(Path(__file__).parent.parent / "campaign" / "small.toml")
NAMES = [(kind, name) for kind in ("siege", "campaign") for name in GAMES[kind].files()] + [("campaign", SMALL)]
EVERY = pytest.mark.parametrize(("kind", "name"), NAMES, ids=lambda name: Path(name).stem)
NUMBER = {"siege": 6, "campaign": 2}
"""Games for every scenario; three hundred are watched by hand, with commanders who know what they want."""
LIMIT = 6_000
LAWS = pytest.mark.rule(
    "SIEGE-03", "SIEGE-04", "SIEGE-05", "A-SIEGE-03", "A-SIEGE-24", "A-SIEGE-25", "EVENT-P5", "A-SIEGE-13", "BUILD-02", "A-BUILD-03",
    "DEMO-06", "A-BOMB-07", "RULING-G-52", "RULING-A-BUILD-06",
    "C-TURN-01", "C-TURN-02", "C-TURN-08", "C-GROUP-01", "C-GROUP-08", "C-MONEY-02", "C-CONVOY-04", "C-CG-01", "C-CG-09", "C-CG-13",
    "RULING-C-VICTORY", "RULING-C-MONEY-HOLDER",
)  # fmt: skip


def brawled(seed: str, fight: Any) -> None:
    """A fight inside, fought out by people who do not give up."""
    play_out(fight, (Stubborn(f"{seed} a"), Stubborn(f"{seed} b")))


def played(match: AnyMatch, seats: list[Any], limit: int = LIMIT) -> None:
    """Play on under the eyes of a witness, until it is over or so many commands were given; its record holds."""
    witness = WITNESSES[match.game.kind](match)
    fighter = partial(brawled, match.seed) if match.game is SIEGE else captains(match.seed)
    play_on(match, seats, fighter, lambda _events, _before: witness.see(match.steps[-1], match.state), limit)
    assert match.state.outcome is not None or limit < LIMIT, f"{match.seed!r}: no end"
    assert problem(match) == ""


@LAWS
@EVERY
def test_random_games_end(kind: str, name: str) -> None:
    """Somebody can always decide something until the game is over."""
    for number in range(NUMBER[kind]):
        match = begun(Bout(kind, name, f"{Path(name).stem} {number}"))
        anybody = partial(Anybody, orders=0.1) if number % 3 == 0 else partial(player_of, kind)
        played(match, [anybody(f"{match.seed} {seat}") for seat in range(len(match.game.seats(match.scenario)))])


@LAWS
@EVERY
def test_computer_players_keep_every_law_too(kind: str, name: str) -> None:
    """A game between those who know what they want, under the same eyes."""
    bout = Bout(kind, name, f"steady {Path(name).stem}", ("steady", "rash", "cautious"))
    match = begun(bout)
    played(match, players(match, bout))


def test_battles_fought_by_captains_come_back() -> None:
    """Battles on the map between two captains: their results flow back, and the record knows all of it."""
    bout = Bout("campaign", "the_harvest_of_oxford", "captains", fights=CAPTAINS)
    match = begun(bout)
    played(match, players(match, bout))
    ended = [event for step in match.steps for event in step.events if isinstance(event, BattleEnded) and event.fought]
    assert any(event.result is not None for event in ended)


@pytest.mark.parametrize(("name", "action"), [(FARM, "camp_sortie"), (NEST, "assault"), (PRIORY, "supply_sortie")])
def test_fights_on_the_map_come_back(name: str, action: str) -> None:
    """A fight is fought on the map by brawlers, the siege goes on from its result, and the record knows all of it."""
    match = begun_with(name, action)
    played(match, [WildCommander(match.seed, maps=1.0), WildCommander(match.seed, maps=1.0)], limit=8)
    ended = [event for step in match.steps for event in step.events if isinstance(event, FightEnded)]
    assert ended
    assert ended[0].result is not None
    assert not [event for step in match.steps for event in step.events if isinstance(event, QuickFought)]


def begun_with(name: str, action: str, seed: str = "") -> SiegeMatch:
    """A siege on whose first day somebody chooses that action."""
    for number in range(60):
        match = Match(SIEGE, load_siege(name), f"{seed or action} {number}")
        question = match.state.pending[-1] if match.state.pending else None
        if isinstance(question, q.ActionAsked) and action in question.choices:
            match.do(c.Answer(action))
            return match
    raise AssertionError(f"nobody can choose {action}")


def test_a_fight_must_be_over_before_it_is_reported() -> None:
    """What is reported of a fight that goes on, or of another one, is refused, and nothing has changed."""
    match = begun_with(CASTLE, "assault")
    while not isinstance(match.state.pending[-1], q.ResolveAsked):
        match.do(options(match.position).nth(0))
    match.do(c.Answer(MAP))
    fight, before = match.open_fight(), match.state
    with pytest.raises(Refused, match="fight_not_over"):
        match.close_fight(fight)
    assert match.state == before
    assert not options(match.position)
