"""Men who push machines, and other odds and ends of the core that later chapters build on."""

from __future__ import annotations

import pytest

from hauberk.battle.core.being import Mark
from hauberk.battle.core.commands import Advance, Attack, Move, PushMachine
from hauberk.battle.core.events import Rolled
from hauberk.battle.machines.pushing import speed
from hauberk.ledger import ledger
from hauberk.rulesets.people import load_people
from tests.kit import Table, drawn, man, of_kind

CREW = ("wat", "hob", "tom", "alfwin", "wulfric", "ailred")


def crewed(number: int, kind: str = "ram", **more: object) -> Table:
    """A machine on C10–C7, facing up, with so many men on the hexes beside it."""
    places = ("B9", "B8", "D9", "D8", "B7", "D7")
    men = [{"who": who, "side": "A", "at": place} for who, place in zip(CREW[:number], places, strict=False)]
    rows = "\n".join(" ".join("." for _ in range(6)) for _ in range(12))
    machine = {"id": "ram", "kind": kind, "side": "A", "at": "C10", "facing": 0, "team": []}
    return drawn(rows, ruleset="anarchy", machines=[machine], men=men, **more)


@pytest.mark.rule("OXEN-04", "A-OXEN-06")
@pytest.mark.parametrize(("men", "hexes"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_the_crew_decides_how_far_a_ram_is_pushed(men: int, hexes: int) -> None:
    """Fewer than three men move nothing, three to five one hex, six two; the crew walks along and is done."""
    game = crewed(men)
    crew = CREW[:men]
    assert speed(game.field, game.state.machines["ram"], men) == hexes
    assert game.refused(PushMachine(crew, "ram", hexes + 1)).rule == "OXEN-04"
    if not hexes:
        assert not [command for command in game.legal if isinstance(command, PushMachine)]
        return
    assert PushMachine(crew, "ram", hexes) in list(game.legal)
    game.do(PushMachine(crew, "ram", hexes))
    assert game.field.name(game.state.machines["ram"].cells[-1]) == f"C{7 - hexes}"
    assert game.at("wat") == f"B{9 - hexes}"
    assert not game.allowed(Move("wat", game.cells("A9")))


@pytest.mark.rule("OXEN-04", "A-OXEN-07")
def test_a_pushed_machine_goes_straight_over_flat_ground() -> None:
    """Straight on or straight back; scrub before the nose stops it; a man away from it does not push."""
    game = crewed(3, map={"branches": ""})
    game.do(PushMachine(CREW[:3], "ram", -1))
    assert game.field.name(game.state.machines["ram"].cells[0]) == "C11"
    other = crewed(3)
    assert other.refused(PushMachine(("wat", "hob", "wat"), "ram", 1)).reason == "crew_too_small"


@pytest.mark.rule("SHOOT-08")
def test_two_shooting_machines_are_crewed_and_nobody_s_own_weapon() -> None:
    """Stone-thrower and Greek fire are machines with a crew, and so are the engines of a siege; no character carries them."""
    game = crewed(0)
    crewed_kinds = {kind.id for kind in game.field.rules.machines.values() if kind.crewed}
    assert crewed_kinds == {"petraria", "siphon", "ballista", "mangonel"}
    people = {word for being in load_people().characters.values() for word in being.weapons}
    assert not crewed_kinds & people


@pytest.mark.rule("ELEV-04")
def test_levels_in_and_around_buildings_have_rules_of_their_own() -> None:
    """A wall stops the line whatever the levels, until the rules of buildings say otherwise; those rules are in the ledger."""
    game = drawn(
        """
        . . . .
        . A . .
        . B . .
        . . . .
        """,
        levels="1111\n1111\n1111\n1111", A=man("hamza", "A"), B=man("drogon", "B"), sequence="fire", map={"hexsides": {"wall": ["B2/B3"]}},
    )  # fmt: skip
    assert not game.field.sight.sees(game["hamza"].cell, game["drogon"].cell)
    assert all(f"LEVEL-{number:02}" in ledger() for number in range(1, 7))


@pytest.mark.rule("INF-13", "MELEE-27")
def test_who_carries_a_ladder_holds_nobody_up_and_strikes_nobody() -> None:
    """Past two Normans with a ladder between them Ahmad pays no surcharge and takes no test, and they do not attack."""
    picture = """
        .  .  .  .  .  .
        .  .  A  N  .  .
        .  .  .  .  .  .
        .  .  .  M  .  .
        .  .  .  .  .  .
        """
    ladder = {"marks": ["ladder"]}
    game = drawn(picture, A=man("ahmad", "B"), N=man("avray", "A", **ladder), M=man("arthur", "A", **ladder), active="B")
    events = game.do(Move("ahmad", game.cells("C3 D3 C4")))
    assert not of_kind(events, Rolled)
    assert game["ahmad"].left == 8 - 3
    fight = drawn(picture, A=man("ahmad", "B"), N=man("avray", "A", **ladder), M=man("arthur", "A"), sequence="combat")
    assert fight.refused(Attack(("avray",), "ahmad")).rule == "MELEE-27"


@pytest.mark.rule("ADV-10")
def test_an_advance_takes_the_place_of_the_climb() -> None:
    """From the foot of a ladder onto the platform: the climb costs more than half an allowance, the advance takes him up."""
    game = drawn(
        """
        . . . .
        . A . .
        . . . .
        . . . .
        """,
        A=man("drogon", "A"), sequence="combat",
        men=[{"who": "ahmad", "side": "B", "at": "B2/1"}],
        map={"storeys": [{"storey": 1, "level": 1, "terrain": "____\n_kk_\n____\n____"}], "links": ["B2/0 B2/1"]},
    )  # fmt: skip
    assert game.field.move_graph(game["drogon"]).step[game.cell("B2"), game.cell("B2/1")] == 4
    game.do(Attack(("drogon",), "ahmad"), 1)
    assert game.asked == "advance_offered"
    assert Advance("drogon", game.cells("B2/1")) in list(game.legal)
    game.do(Advance("drogon", game.cells("B2/1")))
    assert game.at("drogon") == "B2/1"


@pytest.mark.rule("INF-07")
@pytest.mark.parametrize("opening", ["church_window", "arrow_slit"])
def test_an_enemy_behind_a_window_or_a_slit_does_not_count(opening: str) -> None:
    """Ahmad goes along a wall with two Normans behind its openings: no surcharge, no test, though they see him."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  A  N  .  .
        .  .  .  M  .  .
        .  .  .  .  .  .
        """,
        A=man("ahmad", "B"), N=man("avray", "A"), M=man("arthur", "A"), active="B",
        map={"hexsides": {opening: ["C2/D1", "C2/D2", "C3/D2", "C3/D3", "C4/D3"]}},
    )  # fmt: skip
    game.do(Move("ahmad", game.cells("C3 C4")))
    assert not game.faces()
    assert game["ahmad"].left == 8 - 2
    assert game.field.sight.sees(game.cell("D2"), game.cell("C3"))


@pytest.mark.rule("DFIRE-03")
@pytest.mark.parametrize(("stone", "bow"), [("stone_at_hand", "short_bow"), ("stone_beside", "longbow"), ("stone_fetched", "crossbow")])
def test_stones_are_thrown_at_the_pace_of_a_bow(stone: str, bow: str) -> None:
    """The farther the pile, the slower: as short bow, longbow or crossbow."""
    weapons = crewed(0).field.rules.weapons
    assert (weapons[stone].fires, weapons[stone].limit) == (weapons[bow].fires, weapons[bow].limit)
    assert weapons[stone].bands[-1] == 1


@pytest.mark.rule("OXEN-04", "A-TOWER-12")
def test_who_does_not_push() -> None:
    """A rider, a prisoner, a bearer, who has moved or shot; and nobody while an enemy stands inside."""
    game = crewed(4)
    push = PushMachine(CREW[:4], "ram", 1)
    assert game.allowed(push)
    fresh = game.state
    for change in ({"mount": "x"}, {"captive": True}, {"carries": "tom"}, {"marks": Mark.MOVED}, {"marks": Mark.SHOT}):
        game.state = fresh.with_being(game["hob"]._replace(**change))
        assert game.refused(push).reason == "cannot_push"
        game.state = fresh
    enemy = crewed(5)
    enemy.state = enemy.state.with_being(enemy["wulfric"]._replace(side=1))
    assert enemy.refused(push).reason == "enemy_in_machine"
