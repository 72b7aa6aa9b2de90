"""Friends who make room for one another. Rulebook 5.4.4, 6.5."""

from __future__ import annotations

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Attack, Displaced, HoldGround, Retreat, Shoot
from hauberk.battle.core.events import InfiltrationTested, Retreated
from hauberk.grid.hex import name_of
from tests.kit import Table, drawn, man, of_kind, rider

COLUMN = """
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  G  A  .  .
    .  .  .  J  .  .
    .  .  .  B  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
"""


def column(picture: str = COLUMN, **more: object) -> Table:
    """Guy (C3) drives back Ahmad (D3), behind whom stand Jemal (D4) and Abbas (D5)."""
    people = {"G": man("guy", "A"), "A": man("ahmad", "B"), "J": man("jemal", "B"), "B": man("abbas", "B")}
    game = drawn(picture, **{"sequence": "combat", **people, **more})
    game.do(Attack(("guy",), "ahmad"), 7)
    assert game.asked == "retreat_owed"
    return game


def back(game: Table, end: str, *moved: tuple[str, ...]) -> Retreat:
    """Ahmad goes to a hex; friends (name, hex, tail's hex) make room."""
    displaced = tuple(Displaced(who, *(game.cell(name) for name in hexes)) for who, *hexes in moved)
    return Retreat("ahmad", game.cell(end), displaced=displaced)


@pytest.mark.rule("RETREAT-05")
def test_a_friend_makes_room() -> None:
    """Jemal steps aside for Ahmad: one hex, at no cost, and he has not retreated himself."""
    game = column()
    before = game["jemal"]
    events = game.do(back(game, "D4", ("jemal", "E5")))
    assert (game.at("ahmad"), game.at("jemal")) == ("D4", "E5")
    assert [(event.man, event.displaced) for event in of_kind(events, Retreated)] == [("jemal", True), ("ahmad", False)]
    after = game["jemal"]
    assert after == before._replace(cell=after.cell, busy=after.busy)


@pytest.mark.rule("RETREAT-05")
def test_a_cascade() -> None:
    """Jemal takes the hex of Abbas, who steps on in turn; a cascade that leaves two on a hex is no retreat."""
    game = column()
    assert game.refused(back(game, "D4", ("jemal", "D5"))).rule == "RETREAT-05"
    game.do(back(game, "D4", ("jemal", "D5"), ("abbas", "D6")))
    assert [game.at(who) for who in ("ahmad", "jemal", "abbas")] == ["D4", "D5", "D6"]


@pytest.mark.rule("RETREAT-05")
@pytest.mark.parametrize(
    "moved",
    [
        (("jemal", "D6"),),  # two hexes
        (("jemal", "D3"),),  # the hex Ahmad leaves
        (("jemal", "C3"),),  # Guy stands there
        (("jemal", "D5"), ("abbas", "D4")),  # into a hex left in this cascade
        (("jemal", "E5"), ("jemal", "E6")),  # twice
        (("jemal", "E5"), ("abbas", "D6")),  # Abbas is in nobody's way
        (("guy", "C2"), ("jemal", "E5")),  # no friend
    ],
)
def test_unlawful_cascades(moved: tuple[tuple[str, ...], ...]) -> None:
    """Each friend moves once, one hex, because his own is wanted, and to a hex nobody has left in this cascade."""
    game = column()
    assert game.refused(back(game, "D4", *moved)).rule == "RETREAT-05"


@pytest.mark.rule("RETREAT-05")
@pytest.mark.parametrize("state", [{"health": "stunned"}, {"captive": True}])
def test_who_cannot_be_displaced(state: dict[str, object]) -> None:
    """A stunned friend and a prisoner of the enemy stay where they are."""
    game = column(J=man("jemal", "B", **state))
    assert game.refused(back(game, "D4", ("jemal", "E5"))).rule == "RETREAT-05"
    assert game.refused(back(game, "D4")).rule == "RETREAT-05"
    assert all(command.cell != game.cell("D4") for command in game.legal)


@pytest.mark.rule("RETREAT-05")
def test_hoplites_in_ranks_are_not_displaced() -> None:
    """Okeanos in the ranks gives way to nobody; out of them he does."""
    picture = """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  G  A  .  .
        .  .  .  K  .  .
        .  .  .  L  .  .
        .  .  .  P  .  .
        .  .  .  .  .  .
    """
    hoplites = {"K": man("okeanos", "B"), "L": man("leontios", "B"), "P": man("philemon", "B")}
    formed = [{"men": ["okeanos", "leontios", "philemon"], "side": "B", "right": 0}]
    for formations, allowed in ((formed, False), ([], True)):
        game = column(picture, formations=formations, **hoplites)
        assert game.allowed(back(game, "D4", ("okeanos", "E5"))) is allowed


@pytest.mark.rule("RETREAT-05")
def test_a_friend_steps_only_where_he_can() -> None:
    """Umar in mail does not step into the river, nor anybody onto a hex barred by the dead."""
    river = column(COLUMN.replace("J  .", "J  .").replace(".  .  .  B  .  .", ".  .  .  B  w  ."), J=man("umar", "B"))
    river.refused(back(river, "D4", ("umar", "E5")))
    fallen = ("turold", "bernier", "olivier", "alphonse", "renouf", "colin")
    heap = column(men=[{"who": who, "side": "A", "at": "E5", "health": "dead"} for who in fallen])
    heap.refused(back(heap, "D4", ("jemal", "E5")))
    assert heap.allowed(back(heap, "D4", ("jemal", "C5")))


@pytest.mark.rule("RETREAT-05")
def test_riders_and_horses_make_room_along_their_axis() -> None:
    """Ziri's horse backs one hex, straight; a riderless horse does the same, neither turns."""
    picture = COLUMN.replace("B", ".")
    for who, jemal in (("ziri", rider("ziri", "B", 0)), ("pack_horse", man("pack_horse", "B", facing=0))):
        game = column(picture, J=jemal)
        game.refused(back(game, "D4", (who, "E5", "D5")))
        game.do(back(game, "D4", (who, "D5", "D6")))
        assert (game.at("ahmad"), game.at(who), game.field.name(game[who].tail)) == ("D4", "D5", "D6")
        assert game[who].facing == 0


@pytest.mark.rule("RETREAT-06")
def test_whoever_is_displaced_beside_an_enemy_is_tested() -> None:
    """Jemal steps beside Raoul and is wounded by the test; Ahmad, in the hex he left, is beside nobody."""
    game = column(men=[{"who": "raoul", "side": "A", "at": "E6"}])
    tested = of_kind(game.do(back(game, "D4", ("jemal", "E5")), 8), InfiltrationTested)
    assert [(test.man, game.field.name(test.cell), test.result) for test in tested] == [("jemal", "E5", "wounded")]
    assert (game["jemal"].health, game["ahmad"].health) == (Health.WOUNDED, Health.HEALTHY)


@pytest.mark.rule("RETREAT-05", "RETREAT-07")
def test_a_rider_may_need_the_room_of_two_friends() -> None:
    """Ziri must go back two hexes, both held by friends: both make room, for he may not stay while a way is open."""
    game = drawn(
        """
        .  .  O  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  t  Z  t  .  .
        .  t  .  t  .  .
        .  .  J  .  .  .
        .  .  B  .  .  .
        .  .  .  .  .  .
        """,
        sequence="fire", O=man("olivier", "A"), Z=rider("ziri", "B", 0), J=man("jemal", "B"), B=man("abbas", "B"),
    )  # fmt: skip
    game.do(Shoot("olivier", "ziri", game.cell("C6"), game.cell("C1"), "short_bow"), 1, 5)
    assert game.asked == "retreat_owed"
    assert all(len(command.displaced) == 2 for command in game.legal)
    room = (Displaced("abbas", game.cell("C10")), Displaced("jemal", game.cell("B8")))
    command = Retreat("ziri", game.cell("C8"), game.cell("C9"), displaced=room)
    assert command in set(game.legal)
    game.do(command)
    assert [game.at(who) for who in ("ziri", "jemal", "abbas")] == ["C8", "B8", "C10"]
    assert game["ziri"].health == Health.HEALTHY


CROWD = (
    "osmond", "turold", "bernier", "olivier", "alphonse", "renouf", "colin", "guimond", "landry", "aubert", "anselme",
    "judith", "guy", "raoul", "gautier", "enguerrand", "thierry", "hamon", "fulbert", "robert", "roger", "guillaume",
    "onfroi", "tancrede", "drogon", "arthur", "serlon", "gui",
)  # fmt: skip


def crowd(free: tuple[int, int] | None) -> Table:
    """Ahmad (A1) and Normans on every hex of a small map but one, if any; Roscelin (A2) strikes at him."""
    places = [(column, row) for column in range(6) for row in range(5) if (column, row) not in ((0, 0), (0, 1), free)]
    men = [{"who": who, "side": "A", "at": name_of(*place)} for who, place in zip(CROWD, places, strict=False)]
    men += [{"who": "ahmad", "side": "A", "at": "A1"}, {"who": "roscelin", "side": "B", "at": "A2"}]
    game = drawn("\n".join([".  .  .  .  .  ."] * 5), sequence="combat", active="B", men=men)
    game.do(Attack(("roscelin",), "ahmad"), 8)
    return game


@pytest.mark.rule("RETREAT-05", "RETREAT-07")
def test_in_a_crowd_the_shortest_cascades_are_found() -> None:
    """One free hex at the far end of a crowd is enough for Ahmad; a crowd without any leaves him wounded."""
    game = crowd((5, 4))
    assert game.asked == "retreat_owed"
    offered = [command for command in game.legal if isinstance(command, Retreat)]
    shortest = min(len(command.displaced) for command in offered)
    assert {len(command.displaced) for command in offered} == {shortest}
    assert all(game.allowed(command) for command in offered)
    beside = game.field.board.around[offered[0].cell] >> game["roscelin"].cell & 1
    moved = [one for one in offered[0].displaced if game.field.board.around[one.cell] & game["roscelin"].area]
    game.do(offered[0], *([1] * (beside + len(moved))))
    assert game["ahmad"].health == Health.HEALTHY
    full = crowd(None)
    assert (full["ahmad"].health, full.at("ahmad"), full.asked) == (Health.WOUNDED, "A1", "")


@pytest.mark.rule("RETREAT-05")
def test_one_displacement_is_offered_besides_free_hexes() -> None:
    """The owner may take a free hex or have one friend make room; he is offered both."""
    game = column()
    ends = {(game.field.name(command.cell), len(command.displaced)) for command in game.legal}
    assert {("E3", 0), ("E4", 0), ("D2", 0), ("C4", 0), ("D4", 1)} == ends


@pytest.mark.rule("RETREAT-05")
def test_a_man_who_makes_room_lets_go_of_his_horse() -> None:
    """Jemal leads a horse; pushed aside he loses it, for it does not follow where he is pushed."""
    game = column(
        COLUMN.replace(".  .  .  B  .  .", ".  .  H  B  .  ."), H=man("pack_horse", "B", facing=0),
        leads=[{"who": "jemal", "beasts": ["pack_horse"]}],
    )  # fmt: skip
    assert game["pack_horse"].leader == "jemal"
    game.do(back(game, "D4", ("jemal", "E4")))
    assert game["pack_horse"].leader == ""
    game.do(HoldGround())
    assert game.at("jemal") == "E4"
