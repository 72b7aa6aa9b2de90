"""`hauberk selfplay` and `train`: games to learn from, and the chance to win learned from them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from hauberk.lab.examples import examples
from hauberk.lab.selfplay import selfplay as played
from hauberk.lab.train import KEPT_BACK, KEPT_OUT, Epoch, Plan, split, told
from hauberk.lab.train import train as trained
from hauberk.verbs.common import Seed, out

PLAN = Plan()


def selfplay(
    folder: Annotated[Path, typer.Argument(help="where the games are kept, a file for each worker", file_okay=False)],
    games: Annotated[int, typer.Option(help="how many there shall be; those that are there already are not played again", min=1)] = 1000,
    seed: Seed = "1066",
    workers: Annotated[int, typer.Option(help="games at once, each in a process of this machine", min=1)] = 1,
    seconds: Annotated[float, typer.Option(help="stop after so many seconds")] = float("inf"),
) -> None:
    """Play battles between captains of all tempers and strengths, begun a little differently each time, and keep their positions."""
    out.print(f"{played(folder, seed, games, workers, seconds):,} games in {folder}")


def train(
    games: Annotated[list[Path], typer.Argument(help="files that `hauberk selfplay` has made", exists=True, dir_okay=False)],
    to: Annotated[Path, typer.Option("--to", help="the weights; what can be said of them stands beside, as JSON")] = Path("weights.npz"),
    kept: Annotated[Path, typer.Option("--examples", help="where the examples are kept, or will be", file_okay=False)] = Path("examples"),
    every: Annotated[bool, typer.Option("--all", help="keep no battles out: for the weights of the package")] = False,
    epochs: Annotated[int, typer.Option(help="how often all examples are gone through", min=1)] = PLAN.epochs,
    seed: Annotated[int, typer.Option(help="of the first weights, of the order, and of what is kept back")] = PLAN.seed,
    width: Annotated[int, typer.Option(help="how wide the layers are", min=2)] = PLAN.width,
    fade: Annotated[float, typer.Option(help="how fast weights fade that nothing holds up", min=0)] = PLAN.fade,
    workers: Annotated[int, typer.Option(help="files at once of which examples are made", min=1)] = 1,
) -> None:
    """Learn the chance to win from games, with NumPy alone (docs/value.md)."""
    plan, kept_out = Plan(epochs, seed, width, fade), () if every else KEPT_OUT
    known = examples(games, kept, workers)
    parts = split(known, kept_out, KEPT_BACK, seed)
    out.print(f"{int(known.game.max()) + 1:,} games, {len(known.won):,} positions")
    net, curve = trained(known, parts, plan, _heard)
    net.save(str(to))
    to.with_suffix(".json").write_text(json.dumps(told(net, known, parts, plan, curve, kept_out), indent=1) + "\n", encoding="utf-8")


def _heard(number: int, epoch: Epoch) -> None:
    back, strange = epoch.kept_games, epoch.kept_scenarios
    out.print(f"{number + 1:3}  loss {epoch.learned:.4f}; of games kept back {back:.4f}; of battles kept out {strange:.4f}")
