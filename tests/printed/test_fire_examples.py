"""Printed examples and derived checks of fire, Greek fire and oil."""

from __future__ import annotations

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.commands import Done, Work
from hauberk.play.battle.game import BATTLE
from hauberk.play.forecast import branches
from tests.kit import drawn, man, of_kind


@pytest.mark.rule("GFIRE-03", "GFIRE-05", "GFIRE-06", "GFIRE-08", "GFIRE-09", "GFIRE-12")
@pytest.mark.example("EX-G-10.5.1-1")
def test_dorian_and_alexio_shoot_greek_fire() -> None:
    """Seven hexes of naphtha; two of the four Normans stand in it, unhurt until an arrow lights it: then these two throw."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  N  .
        .  .  .  .  .  .  .  .  .  .  .  .
        D  .  .  .  .  .  .  .  T  .  .  .
        A  .  S  .  .  .  .  .  G  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  O
        """,
        sequence="fire", D=man("dorian", "A"), A=man("alexio", "A"), S=man("stephanos", "A"),
        T=man("tancrede", "B"), G=man("guy", "B"), N=man("drogon", "B"), O=man("osmond", "B"),
        machines=[{"id": "siphon", "kind": "siphon", "side": "A", "at": "B4", "facing": 1}],
    )  # fmt: skip
    target = game.cell("H4")
    assert 5 <= game.field.board.distance(game.cell("B4"), target) <= 10
    game.do(Work("shoot_siphon", ("dorian", "alexio"), target, "siphon"), 4)
    assert {game.field.name(cell) for cell in game.state.works.naphtha} == {"H4", "H3", "H5", "G4", "G5", "I4", "I5"}
    normans = ("tancrede", "guy", "drogon", "osmond")
    assert [game[who].face for who in normans] == ["foot"] * 4
    game.do(Work("flaming_arrow", ("stephanos",), target), 8, 5, 1)
    assert [game[who].face for who in normans] == ["dead", "dead", "foot", "foot"]


@pytest.mark.rule("SC-FIRE-03")
@pytest.mark.example("TC-S-03")
@pytest.mark.parametrize(("kind", "percent"), [("siege_tower", 6), ("ballista", 18)])
def test_a_flaming_arrow_in_the_classic_siege(kind: str, percent: int) -> None:
    """6/10 × 1/10 at a tower, 6/10 × 3/10 at a ballista."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .
        A  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        """,
        sequence="fire", ruleset="siege_classic", A=man("stephanos", "A"),
        machines=[{"id": "engine", "kind": kind, "side": "B", "at": "E2", "facing": 2}],
    )  # fmt: skip
    (arrow, *_) = [work for work in game.legal if isinstance(work, Work) and work.task == "flaming_arrow"]
    lit = sum(branch.chance for branch in branches(BATTLE, game.position, arrow) if branch.state.works.fires)
    assert lit * 100 == percent


@pytest.mark.rule("A-TOWER-31")
@pytest.mark.example("DX-A-12")
@pytest.mark.parametrize(("archer", "lit"), [("I1", False), ("B7", True), ("P7", True), ("I12", True)])
def test_a_fire_arrow_at_a_siege_tower(archer: str, lit: bool) -> None:
    """A natural 8 does nothing to the front of a siege tower, and lights its sides and its rear."""
    rows = [["."] * 16 for _ in range(12)]
    rows[int(archer[1:]) - 1][ord(archer[0]) - ord("A")] = "A"
    game = drawn(
        "\n".join("  ".join(line) for line in rows), sequence="fire", ruleset="anarchy", A=man("stephanos", "A"), storeys=4,
        machines=[{"id": "tower", "kind": "siege_tower", "side": "B", "at": "I8", "facing": 0}],
    )  # fmt: skip
    arrows = [work for work in game.legal if isinstance(work, Work) and work.task == "flaming_arrow"]
    assert arrows
    game.do(arrows[0], 8)
    assert bool(game.state.works.fires) is lit


@pytest.mark.rule("A-OIL-07", "A-OIL-08", "RULING-A-GEN-05")
@pytest.mark.example("EX-A-4.3.2-1")
@pytest.mark.parametrize(("die", "face"), [(7, "dead"), (6, "dead")])
def test_a_cauldron_is_dropped_on_the_rampart(die: int, face: str) -> None:
    """Godbert is stunned: the oil takes Gifford, Godbert and Foulque, who comes up from the court; Galeran is behind the parapet."""
    walk = ["__________", "__________", "_rrrrrrr__", "__________", "__________", "__________"]
    crenels = ["C3/C4", "B3/B4", "B3/C4", "B3/A4", "D3/D4", "D3/C4", "D3/E4"]
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .
        .  .  F  .  .  .  .  .  .  .
        #  #  #  #  #  #  #  #  #  #
        .  .  G  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        """,
        sequence="movement", active="B", ruleset="anarchy", F=man("foulque", "B"), G=man("galeran", "A"),
        map={"storeys": [{"storey": 2, "level": 2, "terrain": "\n".join(walk), "hexsides": {"crenels": crenels}}]},
        men=[{"who": "gifford", "side": "B", "at": "B3/2"}, {"who": "godbert", "side": "B", "at": "D3/2", "health": "stunned"}],
        things=[{"id": "cauldron", "kind": "cauldron", "at": "C3/2", "side": "B", "men": ["gifford", "godbert"]}],
    )  # fmt: skip
    table, figures = game.field.rules.melee, game.field.rules.works
    assert table.labels[figures.oil_splash] == "13–20"
    events = game.do(Done(), 10, die, 10)
    struck = [event.man for event in of_kind(events, e.Tested) if event.task == "oil"]
    assert sorted(struck) == ["foulque", "gifford", "godbert"]
    assert struck[1] == "godbert"
    assert (game["godbert"].face, game["galeran"].face) == (face, "foot")
    assert game.state.works.things == {}
