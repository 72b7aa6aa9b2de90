"""Examples to learn from: positions of kept games as figures, with how the game ended. Made once, and read by whoever learns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hauberk.lab.kept import KeptGame, read, states
from hauberk.lab.selfplay import ground
from hauberk.lab.variations import staked
from hauberk.players.value.features import COLUMNS, Floats, seen
from hauberk.players.value.model import Batch, together
from hauberk.players.value.stakes import WIDTH

EACH = 12
"""So many positions of a game are looked at; more of the same game say little that is new."""


class Examples(NamedTuple):
    """Positions side by side, with their ends."""

    rows: npt.NDArray[np.float16]
    starts: npt.NDArray[np.int64]
    wholes: npt.NDArray[np.float16]
    won: Floats
    """Of side A: 1, 0, or ½ where nobody won."""
    game: npt.NDArray[np.int32]
    """The number of the game among all."""
    scenario: npt.NDArray[np.str_]
    played: Floats
    """How much of the game was over, from 0 to 1."""
    staked: npt.NDArray[np.bool_]
    """Was it fought for something else than its scenario says?"""

    def batch(self, numbers: npt.NDArray[np.int64]) -> Batch:
        """Some of them, to be weighed."""
        ends = np.append(self.starts, len(self.rows))
        first, last = ends[2 * numbers], ends[2 * numbers + 2]
        lengths = np.stack((ends[2 * numbers + 1] - first, last - ends[2 * numbers + 1]), axis=1).ravel()
        starts = np.concatenate(([0], np.cumsum(lengths)[:-1]))
        whole = last - first
        offsets = np.repeat(first - np.concatenate(([0], np.cumsum(whole)[:-1])), whole) + np.arange(whole.sum())
        wholes = self.wholes.reshape(-1, 2, self.wholes.shape[1])[numbers].reshape(-1, self.wholes.shape[1])
        return Batch(self.rows[offsets].astype(np.float32), starts, wholes.astype(np.float32))


def of_game(game: KeptGame, seed: str = "examples") -> Iterator[tuple[float, Batch]]:
    """Some positions of a game, each with how much of it was over."""
    scenario = ground(game.scenario, game.edition)
    if game.stake is not None:
        scenario = staked(scenario, game.stake)
    field = scenario.field.apart()
    many = len(game.positions)
    taken = set(Random(f"{seed}/{game.seed}").sample(range(many), min(EACH, many)))
    for number, state in enumerate(states(game, scenario)):
        if number in taken:
            yield number / many, together([seen(field.at(state))])


def of_games(games: Sequence[KeptGame]) -> Examples:
    """Examples of some games."""
    rows, starts, wholes = list[npt.NDArray[np.float16]](), list[npt.NDArray[np.int64]](), list[npt.NDArray[np.float16]]()
    won, number, scenario, played, stakes, count = [], [], [], [], [], 0
    for place, each in enumerate(games):
        for over, batch in of_game(each):
            rows.append(batch.rows.astype(np.float16))
            starts.append(batch.starts + count)
            wholes.append(batch.wholes.astype(np.float16))
            count += len(batch.rows)
            won.append(0.5 if each.winner is None else 1.0 - each.winner)
            number.append(place)
            scenario.append(each.scenario)
            played.append(over)
            stakes.append(each.stake is not None)
    return Examples(
        np.concatenate([np.zeros((0, COLUMNS), np.float16), *rows]),
        np.concatenate([np.zeros(0, np.int64), *starts]),
        np.concatenate([np.zeros((0, WIDTH), np.float16), *wholes]),
        np.array(won, np.float32), np.array(number, np.int32), np.array(scenario), np.array(played, np.float32), np.array(stakes, bool),
    )  # fmt: skip


def joined(parts: Sequence[Examples]) -> Examples:
    """Examples of several files; games are numbered through."""
    rows = np.cumsum([0, *(len(each.rows) for each in parts)])
    games = np.cumsum([0, *(int(each.game.max(initial=-1)) + 1 for each in parts)])
    moved = [
        each._replace(starts=each.starts + before, game=each.game + first)
        for each, before, first in zip(parts, rows[:-1], games[:-1], strict=True)
    ]
    return Examples(*(np.concatenate(column) for column in zip(*moved, strict=True)))


def _made(job: tuple[Path, Path]) -> Path:
    source, target = job
    if not target.exists() or target.stat().st_mtime_ns < source.stat().st_mtime_ns:
        found = of_games(list(read([source])))
        with target.with_suffix(".part").open("wb") as file:
            np.savez(file, **found._asdict())
        target.with_suffix(".part").rename(target)
    return target


def examples(sources: Sequence[Path], folder: Path, workers: int = 1) -> Examples:
    """The examples of files of games, made where they are not made yet."""
    folder.mkdir(parents=True, exist_ok=True)
    jobs = [(source, folder / f"{source.parent.name}-{source.name.partition('.')[0]}.npz") for source in sources]
    with get_context("fork").Pool(workers) as pool:
        made = pool.map(_made, jobs, 1)
    return joined([Examples(**found) for each in made if len((found := dict(np.load(each)))["won"])])
