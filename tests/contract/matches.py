"""Every game × edition × scenario, somebody who plays it, and what must be true of every state of it. A fourth game needs no line here."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from hauberk.battle.core.being import Away, Health
from hauberk.battle.core.state import MOVEMENT, State
from hauberk.play.games import GAMES
from hauberk.play.match import Match
from hauberk.play.record_writer import AnyMatch
from hauberk.players.anybody import Anybody
from hauberk.players.random_player import BrawlingPlayer
from hauberk.rulesets.editions import RULESETS
from tests.campaign.witness import Witness as CampaignWitness
from tests.siege.wild import WildCommander
from tests.siege.witness import Witness as SiegeWitness

EVERY = [(kind, edition, name) for kind, game in GAMES.items() for name in game.files() for edition in RULESETS]
"""By name: nothing is read until a test asks for it, so that finding the tests takes no time."""
FIRST = [(kind, next(iter(game.files()))) for kind, game in GAMES.items()]
Choose = Callable[[AnyMatch], Any]


@lru_cache(maxsize=6)
def scenario_of(kind: str, edition: str, name: str) -> Any:
    """A scenario by the rules of an edition. Raises BadInput if it cannot be played by them."""
    scenario = GAMES[kind].load(name)
    return scenario if scenario.ruleset.id == edition else scenario.under(RULESETS[edition])


def playable(kind: str, edition: str, name: str) -> bool:
    """Can a scenario be played by the rules of an edition? Most battles by all of them; what lasts for days by its own."""
    scenario = GAMES[kind].load(name)
    return scenario.ruleset.id == edition or edition in {each.id for each in getattr(scenario, "editions", list)()}


def begun(kind: str, name: str, seed: str, edition: str = "") -> AnyMatch:
    """A match at its beginning."""
    return Match(GAMES[kind], scenario_of(kind, edition, name) if edition else GAMES[kind].load(name), seed)


class Brawler:
    """Fights whenever he can: most of what can happen in a battle happens then."""

    def __init__(self, seed: str) -> None:
        self._player = BrawlingPlayer(seed)

    def choose(self, match: AnyMatch) -> Any:
        """Something lawful."""
        return self._player.choose(match.legal)


PLAYERS: dict[str, Callable[[str], Any]] = {
    "battle": Brawler, "siege": WildCommander, "campaign": lambda seed: Anybody(seed, orders=0.1),
}  # fmt: skip


def player_of(kind: str, seed: str) -> Any:
    """Somebody who plays a game without thinking."""
    return PLAYERS.get(kind, Anybody)(seed)


# -- laws ----------------------------------------------------------------------------------------------------------------


def rebuilt(state: State) -> State:
    """The look-ups of a state worked out from its beings alone."""
    fresh = State(state.turn, state.active, state.sequence, state.phase, {}, {})
    for being in state.beings.values():
        fresh = fresh.with_being(being)
    return fresh


class BattleWitness:
    """What must be true of every state of a battle."""

    def __init__(self, match: AnyMatch) -> None:
        self.field = match.field
        self.people = set(match.state.beings)

    def see(self, _step: Any, state: State) -> None:
        """The look-ups are those of the beings; nobody is created or lost, or stands where somebody stands."""
        fresh = rebuilt(state)
        assert set(state.beings) == self.people, "people are never created or lost"
        assert (fresh.ranks, fresh.lying, fresh.beasts, fresh.captives) == (state.ranks, state.lying, state.beasts, state.captives)
        assert {cell: set(who) for cell, who in fresh.at.items()} == {cell: set(who) for cell, who in state.at.items()}
        assert (fresh.dead_men, fresh.dead_horses) == (state.dead_men, state.dead_horses)
        assert fresh.led == state.led
        riding = any(type(question).__name__.startswith("Charge") for question in state.pending)
        if state.sequence != MOVEMENT and not riding:
            for here in state.at.values():  # who fell on somebody lies on him until he moves [RULING-G-25]
                assert sum(state.beings[who].able for who in here) <= 1, "one living being a hex"
                assert len(here) == 1 or state.works.ladders or state.machines, "one living being a hex"
        for being in state.beings.values():
            if being.mount:
                assert state.beings[being.mount].away == Away.RIDDEN
            if being.alive and being.tail >= 0:
                assert self.field.board.neighbours[being.tail][being.facing] == being.cell
            if being.health == Health.STUNNED:
                assert not being.mount, "there is no mounted stunned face"


WITNESSES: dict[str, Callable[[Any], Any]] = {"battle": BattleWitness, "siege": SiegeWitness, "campaign": CampaignWitness}
