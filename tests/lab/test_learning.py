"""Games that are kept to learn from, and the learning."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest
from tools import value_card
from typer.testing import CliRunner

from hauberk.battle.core.state import State
from hauberk.cli import app
from hauberk.lab import selfplay
from hauberk.lab.examples import Examples, examples, joined
from hauberk.lab.kept import DECODER, FIELDS, kept, line, read, states
from hauberk.lab.train import Plan, fresh, loss, slopes, split, told, train
from hauberk.lab.variations import indispensable, other_stake, staked, varied
from hauberk.play.battle.scenario import load_scenario
from hauberk.players.value.features import seen
from hauberk.players.value.model import Net, together, weighed

SHORT = "the_charge"
"""A lesson of one turn."""
WORKS = "the_hoardings_of_cary"


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "battles", lambda: (SHORT,))


def spied(monkeypatch: pytest.MonkeyPatch, name: str, number: int) -> tuple[list[State], bytes]:
    """The positions of a game as they were, and its line."""
    found: list[State] = []
    monkeypatch.setattr(selfplay, "battles", lambda: (name,))
    monkeypatch.setattr(selfplay, "kept", lambda some: kept([found.append(each) or each for each in some]))  # type: ignore[func-returns-value]
    game = selfplay.game("test", number)
    assert game is not None
    return found, line(game)


@pytest.mark.parametrize("name", [WORKS, "the_kings_ram", "the_wall_of_spears"])
def test_positions_come_back_as_they_were(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Everybody, works, machines, ranks; to learn from them is the same as to have been there."""
    were, raw = spied(monkeypatch, name, 3)
    game = DECODER.decode(raw)
    scenario = selfplay.ground(game.scenario, game.edition)
    if game.stake is not None:
        scenario = staked(scenario, game.stake)
    field = scenario.field.apart()
    for was, back in zip(were, states(game, scenario), strict=True):
        assert (was.turn, was.active, was.phase, was.sequence) == (back.turn, back.active, back.phase, back.sequence)
        assert was.beings.keys() == back.beings.keys()
        for who, man in was.beings.items():
            assert [getattr(man, each) for each in FIELDS] == [getattr(back.beings[who], each) for each in FIELDS]
        assert (was.works, was.machines, was.formations, was.ranks) == (back.works, back.machines, back.formations, back.ranks)
        one, two = seen(field.at(was)), seen(field.at(back))
        assert one.rows.tobytes() == two.rows.tobytes()
        assert one.wholes.tobytes() == two.wholes.tobytes()


@pytest.mark.usefixtures("_short")
def test_the_same_seed_is_the_same_game() -> None:
    games = [selfplay.game("once", 5) for _ in range(2)]
    assert games[0] is not None
    assert games[0] == games[1]
    assert games[0] != selfplay.game("once", 6)


@pytest.mark.usefixtures("_short")
def test_only_what_is_missing_is_played_again(tmp_path: Path) -> None:
    """A line that was broken off is played again; two workers share the games; how many there were before makes no difference."""
    assert selfplay.selfplay(tmp_path, "once", 4, 2) == 4
    path = tmp_path / "games-00.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])
    assert selfplay.selfplay(tmp_path, "once", 5, 1) == 5
    assert {game.number for game in read(sorted(tmp_path.glob("*.jsonl")))} == set(range(5))


@pytest.mark.parametrize("name", [WORKS, "the_first_arrows", "saint_lawrences_day"])
def test_a_battle_that_begins_differently_is_still_this_battle(name: str) -> None:
    """Nobody whom it needs stays away; all stand where they may; the same seed is the same beginning."""
    scenario = load_scenario(name)
    needed = indispensable(scenario)
    begun = [varied(scenario, f"{number}").start for number in range(12)]
    assert varied(scenario, "3").start == begun[3]
    assert len({len(each.beings) for each in begun}) > 1
    for state in begun:
        assert needed & scenario.start.beings.keys() <= state.beings.keys()
        cells = [cell for man in state.beings.values() if man.on_map for cell in man.cells]
        assert len(cells) == len(set(cells))


def test_it_can_be_fought_for_something_else() -> None:
    scenario = load_scenario("the_first_arrows")
    stakes = [other_stake(scenario, f"{number}") for number in range(20)]
    assert {bool(each.area) for each in stakes} == {True, False}
    for each in stakes:
        changed = staked(scenario, each)
        assert changed.field.victories == each.victories
        assert changed.field.turns == each.turns
        assert scenario.field.victories != each.victories


# -- learning ----------------------------------------------------------------------------------------------------------


def made_up(games: int = 60) -> Examples:
    """Positions in which whoever has more men wins, mostly."""
    position = load_scenario("the_first_arrows")
    state, chance, found = position.start, Random(7), []
    for game in range(games):
        now = state
        side = chance.randrange(2)
        for man in chance.sample(state.people(side), len(state.people(side)) // 2):
            now = now.with_being(man._replace(health=3))
        batch = together([seen(position.field.at(now))])
        won = np.array([float(side) if chance.random() < 0.9 else 1.0 - side], np.float32)
        found.append(
            Examples(
                batch.rows.astype(np.float16), batch.starts, batch.wholes.astype(np.float16), won, np.zeros(1, np.int32),
                np.array(["the_first_arrows" if game % 5 else "the_ford"]), np.array([0.5], np.float32), np.array([False]),
            )
        )  # fmt: skip
    return joined(found)


def test_slopes_are_those_of_the_loss() -> None:
    """Each weight, moved a little, changes the loss as its slope says."""
    known = made_up(8)
    net, every = fresh(Plan(width=8)), np.arange(8)
    batch, won = known.batch(every), known.won
    found = slopes(net, batch, weighed(net, batch), won)
    for name in Net._fields:
        weight = getattr(net, name)
        place = np.unravel_index(int(abs(getattr(found, name)).argmax()), weight.shape)
        sides = []
        for step in (1e-2, -1e-2):
            moved = weight.copy()
            moved[place] += step
            sides.append(loss(weighed(net._replace(**{name: moved}), batch).odds, won))
        assert getattr(found, name)[place] == pytest.approx((sides[0] - sides[1]) / 2e-2, rel=0.05, abs=1e-5), name


def test_what_can_be_learned_is_learned() -> None:
    """And the same seed learns the same; what is kept out is not learned from."""
    known = made_up()
    parts, plan = split(known, ("the_ford",), 0.2, 1), Plan(epochs=250, width=8)
    assert not set(parts.learned) & (set(parts.games) | set(parts.scenarios))
    assert set(known.scenario[parts.scenarios]) == {"the_ford"}
    net, curve = train(known, parts, plan)
    assert curve[-1].learned < 0.6 < curve[0].learned
    again, _ = train(known, parts, plan)
    assert all(np.array_equal(one, two) for one, two in zip(net, again, strict=True))
    said = told(net, known, parts, plan, curve, ("the_ford",))
    assert said["measures"]["scenarios"]["all"]["right"] > 0.7


@pytest.mark.usefixtures("_short")
def test_examples_are_made_once(tmp_path: Path) -> None:
    selfplay.selfplay(tmp_path / "games", "once", 3, 1)
    source = tmp_path / "games" / "games-00.jsonl"
    one = examples([source], tmp_path / "examples")
    (made,) = (tmp_path / "examples").iterdir()
    when = made.stat().st_mtime_ns
    two = examples([source], tmp_path / "examples")
    assert made.stat().st_mtime_ns == when
    assert all(np.array_equal(*pair) for pair in zip(one, two, strict=True))
    assert len(np.unique(one.game)) == 3


@pytest.mark.usefixtures("_short")
def test_the_commands(tmp_path: Path) -> None:
    """Games, the learning, and what is written about it."""
    run = CliRunner()
    played = run.invoke(app, ["selfplay", str(tmp_path / "games"), "--games", "12", "--seed", "once"])
    assert played.exit_code == 0, played.output
    assert "12 games" in played.output
    games, weights = str(tmp_path / "games" / "games-00.jsonl"), tmp_path / "net.npz"
    options = ["--to", str(weights), "--examples", str(tmp_path / "examples"), "--epochs", "2", "--all"]
    learned = run.invoke(app, ["train", games, *options])
    assert learned.exit_code == 0, learned.output
    with np.load(weights) as found:
        assert set(found) == set(Net._fields)
    said = json.loads(weights.with_suffix(".json").read_text(encoding="utf-8"))
    assert said["games"] == 12
    assert len(said["curve"]) == 2
    page = value_card.figures({**said, "measures": {"scenarios": said["measures"]["games"], **said["measures"]}}, said)
    assert "Games: **12**" in page
    bins = said["measures"]["games"]["calibration"]
    assert value_card.calibration(bins).count("<circle") == len(bins)
