"""Unhorsed riders and horses as targets. Rulebook 6.8."""

from __future__ import annotations

import pytest

from hauberk.battle.core.being import Away, Health
from hauberk.battle.core.commands import Attack, Dismount, Displaced, Done, Fall, HoldFire, Shoot
from hauberk.battle.core.events import Fell, Fought, Hurt, InfiltrationTested, Rolled, Shot, Unhorsed
from tests.kit import Table, drawn, falls, man, of_kind, rider

AROUND = ("B2", "C2", "D2", "B3", "D3", "B4", "D4", "C5")
"""The eight hexes around a horse with its head on C3 and its tail on C4."""
NORMANS = ("drogon", "arthur", "guy", "raoul", "thierry", "hamon", "gautier", "enguerrand")


def ring(friends: dict[str, dict[str, object]], *, free: str = "", wet: str = "", **more: object) -> Table:
    """Ziri in the saddle (C3, C4) with Normans on every hex around him, but for friends of his and hexes left free."""
    rows = [["."] * 6 for _ in range(7)]
    for name in wet.split():
        rows[int(name[1:]) - 1]["ABCDEF".index(name[0])] = "w"
    taken = {str(friend["at"]) for friend in friends.values()} | set(free.split()) | set(wet.split())
    places = [name for name in AROUND if name not in taken]
    men = [{"who": who, "side": "A", "at": place} for who, place in zip(NORMANS, places, strict=False)]
    men += [{"who": who, "side": "B", **friend} for who, friend in friends.items()]
    men += [{"who": more.pop("who", "ziri"), "side": "B", "at": "C3", "mounted": True, "facing": 0}]
    return drawn("\n".join(" ".join(row) for row in rows), sequence="combat", men=men, **more)


def throw(game: Table, die: int = 4) -> None:
    """Drogon and Arthur strike at the rider together: 48 - 8 = 40; 1 kills, 2 wounds, 4 stuns."""
    rider_ = next(who for who in ("ziri", "hammad") if who in game.state.beings)
    game.do(Attack(("drogon", "arthur"), rider_), die)


@pytest.mark.rule("UNHORSE-01")
@pytest.mark.parametrize(("die", "health"), [(4, Health.STUNNED), (2, Health.WOUNDED), (1, Health.DEAD)])
def test_the_unhorsed_man_comes_to_lie_beside_his_horse(die: int, health: int) -> None:
    """Ziri falls, stunned, wounded or dead; his side puts him on a free hex around the horse, without test or cost."""
    game = ring({}, free="C5 D4 B4")
    throw(game, die)
    assert (game.asked, game.decides) == ("fall_asked", 1)
    assert falls(game) == ({"C5", "D4", "B4"} if health != Health.DEAD else set(AROUND))
    for name in ("C6", "C3"):
        assert game.refused(Fall(game.cell(name))).reason == "cannot_fall_there"
    events = game.do(Fall(game.cell("D4")))
    assert of_kind(events, Fell) == [Fell("ziri", game.cell("D4"))]
    assert not of_kind(events, Rolled)
    assert not of_kind(events, InfiltrationTested)
    assert (game.at("ziri"), game["ziri"].health, game["ziri"].mounted) == ("D4", health, False)


@pytest.mark.rule("UNHORSE-01")
def test_an_arrow_unhorses_too() -> None:
    """Olivier's arrow kills the horse and throws Ziri, who lies stunned where his side wants him."""
    game = drawn(
        "\n".join([". . O ."] + [". . . ."] * 4 + [". . Z ."] + [". . . ."] * 2),
        sequence="fire", O=man("olivier", "A"), Z=rider("ziri", "B", 0),
    )  # fmt: skip
    game.do(Shoot("olivier", "ziri", game.cell("C6"), game.cell("C1"), "short_bow"), 1, 4)
    assert (game.asked, game.decides) == ("fall_asked", 1)
    assert len(falls(game)) == 8
    game.do(Fall(game.cell("B6")))
    assert (game.at("ziri"), game["ziri"].health, game["ziri.horse"].health) == ("B6", Health.STUNNED, Health.DEAD)


@pytest.mark.rule("UNHORSE-01")
def test_not_on_ground_nobody_can_stand_on() -> None:
    """A hex barred by a wall or by six dead men is no place to fall; deep water only if nothing else is left."""
    fallen = ("turold", "bernier", "olivier", "alphonse", "renouf", "colin")
    heap = [{"who": who, "side": "A", "at": "C2", "health": "dead"} for who in fallen]
    game = drawn(
        """
        .  .  .  .  .  .
        .  D  .  .  .  .
        .  A  Z  .  .  .
        .  .  .  w  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        """,
        sequence="combat", D=man("drogon", "A"), A=man("arthur", "A"), Z=rider("ziri", "B", 0), men=heap,
        map={"hexsides": {"wall": ["C4/C5"]}},
    )  # fmt: skip
    throw(game)
    assert falls(game) == {"D2", "D3", "B4"}


@pytest.mark.rule("UNHORSE-02")
def test_a_friend_makes_room_for_the_fallen() -> None:
    """Every hex is held; Jemal is shifted one hex, and tested beside an enemy; then Ziri lies in his place."""
    game = ring({"jemal": {"at": "C5"}})
    throw(game)
    assert falls(game) == {"C5"}
    shifts = {command.displaced for command in game.legal if isinstance(command, Fall)}
    names = {(one.man, game.field.name(one.cell)) for (one,) in shifts}
    assert names == {("jemal", "B5"), ("jemal", "C6"), ("jemal", "D5")}
    events = game.do(Fall(game.cell("C5"), (Displaced("jemal", game.cell("D5")),)), 1)
    assert [test.man for test in of_kind(events, InfiltrationTested)] == ["jemal"]
    assert (game.at("jemal"), game.at("ziri"), game["ziri"].health) == ("D5", "C5", Health.STUNNED)


@pytest.mark.rule("UNHORSE-02")
def test_nobody_is_shifted_while_a_hex_is_free() -> None:
    """B4 is free: Jemal stays where he is and Ziri falls on B4."""
    game = ring({"jemal": {"at": "C5"}}, free="B4")
    throw(game)
    assert (game.at("ziri"), game.at("jemal")) == ("B4", "C5")


@pytest.mark.rule("UNHORSE-02", "UNHORSE-03")
def test_the_stunned_are_not_shifted() -> None:
    """The only friend around lies stunned: there is no room, and Ziri is dead."""
    game = ring({"jemal": {"at": "C5", "health": "stunned"}})
    throw(game)
    assert game["ziri"].health == Health.DEAD
    assert game.at("jemal") == "C5"


@pytest.mark.rule("UNHORSE-02", "RULING-T-91")
def test_a_friend_in_the_saddle_makes_room_too() -> None:
    """A rider is a character like any other: Buluggin rides back a hex, and Ziri lies stunned where he was."""
    game = ring({"buluggin": {"at": "C5", "mounted": True, "facing": 0}})
    throw(game)
    assert falls(game) == {"C5"}
    (answer,) = [command for command in game.legal if isinstance(command, Fall)]
    game.do(answer)
    assert (game.at("buluggin"), game.at("ziri"), game["ziri"].health) == ("C6", "C5", Health.STUNNED)


@pytest.mark.rule("UNHORSE-02", "UNHORSE-03")
def test_a_friend_without_room_saves_nobody() -> None:
    """Jemal himself is hemmed in by the dead and by enemies: he cannot be shifted, and Ziri is dead."""
    fallen = ("turold", "bernier", "olivier", "alphonse", "renouf", "colin")
    others = ("osmond", "landry")
    game = drawn(
        """
        .  .  .  .  .  .
        .  D  A  G  .  .
        .  R  Z  T  .  .
        .  H  .  E  .  .
        .  .  J  .  .  .
        .  .  .  .  .  .
        """,
        sequence="combat", D=man("drogon", "A"), A=man("arthur", "A"), G=man("guy", "A"), R=man("raoul", "A"),
        T=man("thierry", "A"), H=man("hamon", "A"), E=man("enguerrand", "A"), J=man("jemal", "B"),
        Z=rider("ziri", "B", 0),
        men=[{"who": who, "side": "A", "at": "C6", "health": "dead"} for who in fallen]
        + [{"who": who, "side": "A", "at": place} for who, place in zip(others, ("B5", "D5"), strict=True)],
    )  # fmt: skip
    throw(game)
    assert (game["ziri"].health, game.at("jemal")) == (Health.DEAD, "C5")


@pytest.mark.rule("UNHORSE-03")
def test_among_enemies_only_he_is_killed() -> None:
    """Normans on all eight hexes: stunned or wounded, Ziri is dead."""
    for die in (4, 2):
        game = ring({})
        game.do(Attack(("drogon", "arthur"), "ziri"), die)
        hurt = [event for event in game.told if isinstance(event, Hurt) and event.man == "ziri"]
        assert (hurt[-1].health, hurt[-1].rule) == (Health.DEAD, "UNHORSE-03")
        assert game["ziri"].on_map


@pytest.mark.rule("UNHORSE-03")
def test_deep_water_is_the_last_resort() -> None:
    """Only the river is left: Ziri in his shirt falls into it and lives, Hammad in mail drowns."""
    light = ring({}, wet="C5")
    throw(light)
    assert (light.at("ziri"), light["ziri"].health) == ("C5", Health.STUNNED)
    heavy = ring({}, wet="C5", who="hammad")
    throw(heavy, 3)  # 48 - 12 = 36: column 5, 3 + 1 for his mail
    assert (heavy.at("hammad"), heavy["hammad"].health) == ("C5", Health.DEAD)
    room = ring({"jemal": {"at": "B4"}}, wet="C5")  # a friend who can make room comes first
    throw(room)
    assert falls(room) == {"B4"}


@pytest.mark.rule("UNHORSE-04")
@pytest.mark.parametrize(("die", "alive"), [(4, True), (1, True), (2, False)])
def test_the_horse_stays(die: int, alive: bool) -> None:
    """The horse keeps its two hexes and its facing, alone, alive or dead as the result says."""
    game = ring({}, free="C5 D4 B4")
    assert game["ziri.horse"].away == Away.RIDDEN
    events = game.do(Attack(("drogon", "arthur"), "ziri"), die)
    assert of_kind(events, Unhorsed) == [Unhorsed("ziri", "ziri.horse")]
    game.do(Fall(game.cell("D4")))
    horse = game["ziri.horse"]
    assert (game.at("ziri.horse"), game.field.name(horse.tail), horse.facing) == ("C3", "C4", 0)
    assert (horse.health == Health.HEALTHY, horse.away, horse.leader) == (alive, Away.HERE, "")


@pytest.mark.rule("UNHORSE-05")
@pytest.mark.parametrize(("owner", "armour"), [("ziri", 0), ("nikephoros", 1)])
def test_a_riderless_horse_is_a_target_like_a_man_on_foot(owner: str, armour: int) -> None:
    """His horse alone is shot at and attacked: defence 1, the tables for men on foot, armour only if barded."""
    picture = ["G . . ."] + [". . . ."] * 5 + [". . Z ."] + [". . . ."] * 3
    guy = [{"who": "guy", "side": "A", "at": "D6"}]
    game = drawn("\n".join(picture), active="B", Z=rider(owner, "B", 0), G=man("olivier", "A"), men=guy)
    game.do(Dismount(owner, game.cell("B7")))
    game.do(Done())
    game.do(HoldFire())
    game.do(Done())
    horse = f"{owner}.horse"
    events = game.do(Shoot("olivier", horse, game.cell("C7"), game.cell("A1"), "short_bow"), 1, 7 - armour)
    (shot,) = of_kind(events, Shot)
    assert (shot.victim, [term.value for term in shot.hit_terms][1:]) == (horse, [1] * armour)
    assert shot.result == ""
    for _ in range(3):
        game.do(Done())
    (fought,) = of_kind(game.do(Attack(("guy",), horse), 2), Fought)
    assert [term.value for term in fought.differential] == [14, -1]
    assert [term.value for term in fought.die_terms] == [2] + [1] * armour
    assert fought.result == "E"
    assert game[horse].health == Health.DEAD


@pytest.mark.rule("UNHORSE-05")
def test_an_arrow_drives_a_horse_back_or_kills_it() -> None:
    """What would wound a man kills a horse; what would drive a man back drives it back along its axis."""
    picture = "\n".join(["G . . ."] + [". . . ."] * 5 + [". . H ."] + [". . . ."] * 5)
    for die, health, asked in ((4, Health.DEAD, ""), (5, Health.HEALTHY, "retreat_owed")):
        game = drawn(picture, sequence="fire", H=man("pack_horse", "B", facing=0), G=man("olivier", "A"))
        game.do(Shoot("olivier", "pack_horse", game.cell("C7"), game.cell("A1"), "short_bow"), 1, die)
        assert (game["pack_horse"].health, game.asked) == (health, asked)
