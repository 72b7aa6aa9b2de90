"""Random play with torches, flaming arrows, Greek fire and oil: no crash, no dead end, fires that end."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from hauberk.battle.core.commands import Command, Done, Work
from hauberk.battle.core.evolve import evolve
from hauberk.battle.core.state import State
from hauberk.common.dice import SeededDice
from hauberk.play.battle.deciding import decide
from hauberk.play.battle.legal import Legal
from tests.battle.storming import front, machine
from tests.contract.working import written
from tests.kit import Table, drawn, man, rider

COMMANDS = 500


def hamlet(ruleset: str) -> Table:
    """A camp of tents and a jetty, archers and a siphon."""
    return drawn(
        """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  A  T  T  .  .  .  .  T  T  C  .
        .  .  T  T  .  J  J  .  T  T  .  .
        .  B  T  .  w  w  J  .  .  T  D  .
        .  .  E  .  w  w  J  .  .  F  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        """,
        ruleset=ruleset, sequence="fire", map={"legend": {"T": "tent", "J": "jetty"}},
        A=man("stephanos", "A"), B=man("dorian", "A"), E=man("alexio", "A"),
        C=man("petros", "B"), D=man("osmond", "B"), F=rider("drogon", "B", 0),
        machines=[{"id": "siphon", "kind": "siphon", "side": "A", "at": "B5", "facing": 1}],
    )  # fmt: skip


def palisade(ruleset: str) -> Table:
    """A palisade, half of it with a platform, and a gate that tilts."""
    walk = "____________\n____________\n_____PPP____\n____________\n____________"
    return drawn(
        """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  A  .  .  .  .  .  .  C  .  .
        .  .  .  .  .  F  F  F  .  .  .  .
        .  .  D  .  .  .  B  .  .  .  .  .
        .  .  .  .  .  .  E  .  .  .  .  .
        """,
        ruleset=ruleset, sequence="movement",
        A=man("petros", "A"), C=man("osmond", "A"), D=man("drogon", "A"), B=man("stephanos", "B"), E=man("okeanos", "B"),
        men=[{"who": "kosmas", "side": "B", "at": "G3/1"}],
        map={
            "legend": {"F": "timber_frame", "P": "platform"},
            "hexsides": {"palisade": ["D3/D2", "E3/E2", "E3/D2", "I3/I2", "I3/J2"]},
            "storeys": [{"storey": 1, "level": 1, "terrain": walk, "hexsides": {"stakes": ["F3/F2", "G3/G2", "H3/H2"]}}],
            "links": ["G4 G3/1"],
            "doors": [{"id": "gate", "kind": "tilting_gate", "state": "closed", "hexes": "J3", "posts": "J4"}],
        },
    )  # fmt: skip


def rampart(ruleset: str) -> Table:
    """A wall with a hoarding, oil above and a ram below."""
    kind = "barrel" if ruleset == "siege_classic" else "cauldron"
    men = {"B:gifford": "B3/2", "B:godbert": "D3/2", "B:petros": "F3/2", "B:foulque": "C2"}
    men |= {"wat": "E5", "hob": "D6", "tom": "C4", "stephanos": "F8", "alfwin": "D7"}
    return front(
        ruleset=ruleset, men=men, sequence="combat", active="B", machines=[machine("ram", "C8")],
        works={"ground": {"hoarding": "F4/2 G4/2"}},
        things=[{"id": "one", "kind": kind, "at": "C3/2", "side": "B"}, {"id": "two", "kind": kind, "at": "E3/2", "side": "B"}],
    )  # fmt: skip


def choose(legal: Legal, chance: random.Random, done: set[str]) -> Command:
    """Anything lawful: works rather than anything else, those first that nobody has done yet; and not for ever in one sequence."""
    luck = chance.random()
    works = [command for command in written(legal) if isinstance(command, Work)] if luck < 0.6 else []
    fresh = [command for command in works if command.task not in done]
    if works:
        return chance.choice(fresh or works)
    return Done() if luck > 0.9 and Done() in legal else legal.nth(chance.randrange(len(legal)))


PLACES: list[tuple[str, Callable[[str], Table], set[str]]] = [
    ("guiscard", hamlet, {"set_fire", "flaming_arrow", "shoot_siphon"}),
    ("guiscard", palisade, {"set_fire", "flaming_arrow", "put_out"}),
    ("anarchy", palisade, {"set_fire", "flaming_arrow", "put_out"}),
    ("anarchy", rampart, {"tip_oil", "flaming_arrow"}),
    ("siege_classic", hamlet, {"flaming_arrow"}),
    ("siege_classic", rampart, {"pour_barrel", "flaming_arrow"}),
]


@pytest.mark.parametrize(("ruleset", "place", "tasks"), PLACES)
def test_everything_may_burn_and_the_game_goes_on(ruleset: str, place: Callable[[str], Table], tasks: set[str]) -> None:
    done = {task for seed in range(4) for task in play(ruleset, place, seed)}
    assert tasks <= done


def play(ruleset: str, place: Callable[[str], Table], seed: int) -> set[str]:
    """One battle; what has been worked in it."""
    game = place(ruleset)
    field, state, people = game.field, game.state, set(game.state.beings)
    chance, dice = random.Random(f"{ruleset} {seed}"), SeededDice(f"{seed}")
    done: set[str] = set()
    for _ in range(COMMANDS):
        legal = Legal(field.at(state))
        assert len(legal), f"dead end: {state.pending}"
        command = choose(legal, chance, done)
        events, after = decide(field.at(state), command, dice)
        folded = state
        for event in events:
            folded = evolve(folded, event)
        assert folded == after
        state = after
        done |= {command.task} if isinstance(command, Work) else set()
        assert set(state.beings) == people
        assert all(1 <= fire.age <= field.rules.works.fire_turns + 1 for fire in state.works.fires.values())
        _nobody_is_nowhere(game, state)
        if state.outcome is not None:
            break
    return done


def _nobody_is_nowhere(game: Table, state: State) -> None:
    """Everybody alive stands on a cell that is there."""
    board = game.field.now(state).board
    for being in state.beings.values():
        if being.alive:
            assert all(board.all >> cell & 1 for cell in being.cells), f"{being.id} stands on nothing"
