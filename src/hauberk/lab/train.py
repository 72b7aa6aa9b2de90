"""Learns the chance to win from kept games, with NumPy alone: the net is small, and so is what it takes to teach it.

Logistic loss, Adam with weights that fade, the same seed the same weights. Some scenarios can be kept out altogether: how well it judges
battles that it has never seen is the figure that counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from hauberk.lab.examples import Examples
from hauberk.lab.targets import class_of
from hauberk.play.battle.game import BATTLE
from hauberk.players.value.features import COLUMNS, Floats
from hauberk.players.value.model import CROWD, Batch, Layers, Net, weighed
from hauberk.players.value.stakes import WIDTH

BATCH, RATE = 512, 1.5e-3
KEPT_OUT = ("the_beacon", "the_ford", "the_silver_of_the_priory", "the_barn", "ladders_at_devizes", "the_tower_at_faringdon")
"""Battles of each class that a net for measuring never sees."""
KEPT_BACK = 0.1
"""How many games of the other battles are kept back."""
BINS = 20
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
"""What Adam remembers of the slopes and of their squares."""
Numbers = npt.NDArray[np.int64]


class Plan(NamedTuple):
    """How it is learned."""

    epochs: int = 16
    seed: int = 1
    width: int = 32
    """How wide the layers are: a man, the men, a side; both sides have half."""
    fade: float = 3.0


class Epoch(NamedTuple):
    """How it stood after once through all examples: mean logistic losses."""

    learned: float
    kept_games: float
    kept_scenarios: float


def fresh(plan: Plan) -> Net:
    """A net that knows nothing."""
    chance, wide, half = np.random.default_rng(plan.seed), plan.width, plan.width // 2

    def layer(rows: int, columns: int) -> Floats:
        return chance.normal(0.0, np.sqrt(2.0 / rows), (rows, columns)).astype(np.float32)

    def none(columns: int) -> Floats:
        return np.zeros(columns, np.float32)

    last = chance.normal(0.0, np.sqrt(0.1 / half), half).astype(np.float32)
    return Net(
        layer(COLUMNS, wide), none(wide), layer(wide, wide), none(wide), layer(4 * wide + WIDTH, wide), none(wide), layer(wide, half),
        none(half), last,
    )  # fmt: skip


def loss(odds: Floats, won: Floats) -> float:
    """The mean logistic loss."""
    return float(np.mean(np.logaddexp(0.0, odds) - won * odds))


def slopes(net: Net, batch: Batch, layers: Layers, won: Floats) -> Net:
    """How the loss changes with each weight."""
    odds = (1.0 / (1.0 + np.exp(-layers.odds)) - won) / len(won)
    out = np.stack((odds, -odds), axis=1).ravel()
    sides = np.outer(out, net.last) * (layers.sides > 0)
    side = (sides @ net.sides.T) * (layers.side > 0)
    seats = side @ net.side.T
    width = net.men.shape[1]
    pooled = seats[:, : 2 * width] + seats[:, 2 * width : 4 * width].reshape(-1, 2, 2 * width)[:, ::-1].reshape(-1, 2 * width)
    lengths = np.diff(np.append(batch.starts, len(batch.rows)))
    highest = layers.men == np.repeat(layers.most, lengths, axis=0)
    men = np.repeat(pooled[:, :width] / CROWD, lengths, axis=0) + np.repeat(pooled[:, width:], lengths, axis=0) * highest
    men *= layers.men > 0
    man = (men @ net.men.T) * (layers.man > 0)
    found = (
        batch.rows.T @ man, man.sum(0), layers.man.T @ men, men.sum(0), layers.seats.T @ side, side.sum(0), layers.side.T @ sides,
        sides.sum(0), layers.sides.T @ out,
    )  # fmt: skip
    return Net(*(each.astype(np.float32) for each in found))


def odds_of(net: Net, known: Examples, numbers: Numbers) -> Floats:
    """The logarithms of the odds of some examples."""
    parts = [weighed(net, known.batch(numbers[first : first + 4096])).odds for first in range(0, len(numbers), 4096)]
    return np.concatenate(parts) if parts else np.zeros(0, np.float32)


class Split(NamedTuple):
    """Which examples are learned from, and which are kept back."""

    learned: Numbers
    games: Numbers
    """Of games of battles that are learned from."""
    scenarios: Numbers
    """Of battles that are not."""


def split(known: Examples, kept_out: Sequence[str], share: float, seed: int) -> Split:
    """Whole games and whole scenarios are kept back, never single positions."""
    chance = np.random.default_rng(seed)
    apart = chance.random(int(known.game.max()) + 1) < share
    strange = np.isin(known.scenario, list(kept_out))
    back = apart[known.game]
    every = np.arange(len(known.won))
    return Split(every[~strange & ~back], every[~strange & back], every[strange])


def train(
    known: Examples, parts: Split, plan: Plan, heard: Callable[[int, Epoch], None] = lambda _number, _epoch: None
) -> tuple[Net, list[Epoch]]:
    """Learn, so many times through all examples; the rate of learning falls to nothing at the end."""
    chance, net = np.random.default_rng(plan.seed), fresh(plan)
    first = Net(*(np.zeros_like(each) for each in net))
    second = Net(*(np.zeros_like(each) for each in net))
    steps, step, found = plan.epochs * -(-len(parts.learned) // BATCH), 0, list[Epoch]()
    for number in range(plan.epochs):
        order, losses = chance.permutation(parts.learned), 0.0
        for begin in range(0, len(order), BATCH):
            some = np.sort(order[begin : begin + BATCH])
            batch, won = known.batch(some), known.won[some]
            layers = weighed(net, batch)
            losses += loss(layers.odds, won) * len(some)
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps)) * min(1.0, step / min(200, 1 + steps // 10))
            grown = []
            for weight, slope, one, two in zip(net, slopes(net, batch, layers, won), first, second, strict=True):
                one += (1 - FIRST) * (slope - one)
                two += (1 - SECOND) * (slope * slope - two)
                change = one / (1 - FIRST**step) / (np.sqrt(two / (1 - SECOND**step)) + TINY)
                grown.append((weight - rate * (change + plan.fade * weight)).astype(np.float32))
            net = Net(*grown)
        kept = [loss(odds_of(net, known, each), known.won[each]) if len(each) else float("nan") for each in (parts.games, parts.scenarios)]
        found.append(Epoch(losses / len(order), *kept))
        heard(number, found[-1])
    return net, found


# -- how good it is ------------------------------------------------------------------------------------------------------


def measured(odds: Floats, won: Floats) -> dict[str, float]:
    """What can be said of judgements: their loss, how often they favour who wins, and the same for somebody who looks at nothing."""
    decided = won != 0.5
    share = float(np.clip(won.mean(), 1e-3, 1 - 1e-3)) if len(won) else 0.5
    return {
        "positions": len(won),
        "loss": loss(odds, won) if len(won) else 0.0,
        "right": float(np.mean((odds > 0)[decided] == (won > 0.5)[decided])) if decided.any() else 0.0,
        "blind_loss": -share * float(np.log(share)) - (1 - share) * float(np.log(1 - share)),
        "blind_right": max(float((won > 0.5).sum()), float((won < 0.5).sum())) / max(1, int(decided.sum())),
        "brier": float(np.mean((1 / (1 + np.exp(-odds)) - won) ** 2)) if len(won) else 0.0,
    }


def measures(net: Net, known: Examples, numbers: Numbers) -> dict[str, Any]:
    """The same by how much of the game was over, by class and by battle, and how often what was promised came true."""
    odds, won = odds_of(net, known, numbers), known.won[numbers]
    over, names, stakes = known.played[numbers], known.scenario[numbers], known.staked[numbers]
    classes = np.array([class_of(BATTLE.kind, str(name)) for name in names])
    sure = 1 / (1 + np.exp(-odds))
    bins = np.minimum((sure * BINS).astype(int), BINS - 1)
    return {
        "all": measured(odds, won),
        "staked": measured(odds[stakes], won[stakes]),
        "played": {f"{part / 4:.2f}": measured(odds[some], won[some]) for part in range(4) for some in [(over * 4).astype(int) == part]},
        "classes": {str(each): measured(odds[classes == each], won[classes == each]) for each in np.unique(classes)},
        "battles": {str(each): measured(odds[names == each], won[names == each]) for each in np.unique(names)},
        "calibration": [
            [float(sure[bins == each].mean()), float(won[bins == each].mean()), int((bins == each).sum())]
            for each in range(BINS)
            if (bins == each).any()
        ],
    }


def told(net: Net, known: Examples, parts: Split, plan: Plan, curve: Sequence[Epoch], kept_out: Sequence[str]) -> dict[str, Any]:
    """All that can be said of a net, for the page about it."""
    return {
        "plan": plan._asdict(),
        "kept_out": list(kept_out),
        "games": len(np.unique(known.game)),
        "positions": {name: len(each) for name, each in parts._asdict().items()},
        "weights": sum(each.size for each in net),
        "curve": [list(each) for each in curve],
        "measures": {name: measures(net, known, each) for name, each in parts._asdict().items() if name != "learned" and len(each)},
    }
