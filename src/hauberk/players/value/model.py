"""How the figures of a position are weighed: everybody's row goes through two small layers, each side's people are added up and their
highest taken, and both sides with the battle as a whole go through two more. What comes out for side A less what comes out for side B is
the logarithm of the odds: so whoever changes sides changes the chance into its counterpart, whatever was learned.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hauberk.players.value.features import COLUMNS, Floats, Seen

CROWD = 8.0
"""Sums over people are divided by this."""
FILE = "data/value/weights.npz"


class Net(NamedTuple):
    """What was learned."""

    man: Floats
    man_bias: Floats
    men: Floats
    men_bias: Floats
    side: Floats
    side_bias: Floats
    sides: Floats
    sides_bias: Floats
    last: Floats

    def save(self, path: str) -> None:
        """Write it down, half as exact as it is reckoned with."""
        np.savez_compressed(path, **{name: each.astype(np.float16) for name, each in self._asdict().items()})


class Batch(NamedTuple):
    """Positions side by side."""

    rows: Floats
    starts: npt.NDArray[np.int64]
    """Where the people of each side of each position begin."""
    wholes: Floats
    """Two rows a position: as side A sees it, and as side B does."""


class Layers(NamedTuple):
    """What the layers made of a batch."""

    man: Floats
    men: Floats
    most: Floats
    """The highest of each side."""
    seats: Floats
    """What is known to each side: its own people, the others, the whole."""
    side: Floats
    sides: Floats
    odds: Floats
    """Logarithms of the odds of side A."""


def weights() -> Traversable:
    """The file of the package with what was learned."""
    return files("hauberk").joinpath(FILE)


@cache
def learned() -> Net:
    """What was learned, read once."""
    with weights().open("rb") as file, np.load(file) as found:
        return Net(*(found[name].astype(np.float32) for name in Net._fields))


def together(positions: Sequence[Seen]) -> Batch:
    """Positions side by side; a side of which nobody is left has one empty row."""
    rows, starts, count = list[Floats](), list[int](), 0
    for each in positions:
        for half in (each.rows[: each.split], each.rows[each.split :]):
            starts.append(count)
            some = half if len(half) else np.zeros((1, COLUMNS), np.float32)
            rows.append(some)
            count += len(some)
    return Batch(np.concatenate(rows), np.array(starts), np.concatenate([each.wholes for each in positions]))


def weighed(net: Net, batch: Batch) -> Layers:
    """What the layers make of some positions."""
    man = np.maximum(batch.rows @ net.man + net.man_bias, 0.0)
    men = np.maximum(man @ net.men + net.men_bias, 0.0)
    most = np.maximum.reduceat(men, batch.starts)
    pooled = np.concatenate((np.add.reduceat(men, batch.starts) / CROWD, most), axis=1)
    others = pooled.reshape(-1, 2, pooled.shape[1])[:, ::-1].reshape(pooled.shape)
    seats = np.concatenate((pooled, others, batch.wholes), axis=1)
    side = np.maximum(seats @ net.side + net.side_bias, 0.0)
    sides = np.maximum(side @ net.sides + net.sides_bias, 0.0)
    out = sides @ net.last
    return Layers(man, men, most, seats, side, sides, out[::2] - out[1::2])


def chances(net: Net, positions: Sequence[Seen]) -> list[float]:
    """Side A's chance to win in each of some positions; a draw is half a victory."""
    odds = weighed(net, together(positions)).odds
    return [float(each) for each in 1.0 / (1.0 + np.exp(-odds))]
