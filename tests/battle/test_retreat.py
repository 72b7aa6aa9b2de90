"""Retreats after shots and melee. Rulebook 5.4.4, 6.5."""

from __future__ import annotations

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Advance, Attack, Charge, Done, HoldGround, Retreat, Shoot
from hauberk.battle.core.events import Hurt, InfiltrationTested, Retreated
from hauberk.grid.hex import Hex, from_offset, name_of, to_offset
from tests.kit import Man, Table, drawn, man, of_kind, rider

CENTRE = from_offset(9, 7)


def at(q: int, r: int) -> str:
    """The name of the hex so many steps from the middle of a meadow, in axial coordinates."""
    return name_of(*to_offset(Hex(CENTRE.q + q, CENTRE.r + r)))


def meadow(people: dict[tuple[int, int], Man], **more: object) -> Table:
    """A wide flat field with people placed around its middle."""
    blank = "\n".join([" ".join(["."] * 20)] * 16)
    men = [{"who": who.who, "side": who.side, "at": at(*place), **who.more} for place, who in people.items()]
    return drawn(blank, men=men, **{"sequence": "fire", **more})


def hit(game: Table, target: str, die: int = 5) -> None:
    """Olivier's arrow strikes and drives the target back."""
    cell = min(game[target].cells, key=lambda each: game.field.board.distance(game["olivier"].cell, each))
    game.do(Shoot("olivier", target, cell, game["olivier"].cell, "short_bow"), 1, die)


def ways(game: Table, who: str) -> set[tuple[str, ...]]:
    """The ways back on offer without moving friends: first and last hex on foot, head and tail in the saddle."""
    name = game.field.name
    found = set()
    for command in game.legal:
        if isinstance(command, Retreat) and command.man == who and not command.displaced:
            hexes = (command.cell, command.tail) if game[who].tail >= 0 else (command.via, command.cell)
            found.add(tuple(name(cell) for cell in hexes if cell >= 0))
    return found


SHOT_AT = {(0, 0): man("ahmad", "B"), (0, -5): man("olivier", "A")}
"""Ahmad in the middle of the meadow, Olivier five hexes up."""

DUEL = """
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  G  A  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
"""
AROUND_AHMAD = {("D2",), ("E3",), ("E4",), ("D4",), ("C4",)}


def duel(picture: str = DUEL, **more: object) -> Table:
    """Guy (C3, 14) beside Ahmad (D3, 5): a 7 or 8 drives Ahmad back, a 9 or 10 Guy."""
    return drawn(picture, **{"sequence": "combat", "G": man("guy", "A"), "A": man("ahmad", "B"), **more})


# -- common rules ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RETREAT-01")
def test_one_hex_after_melee_two_after_a_shot() -> None:
    """Driven off by Guy's sword Ahmad goes one hex, driven off by Olivier's arrow two."""
    fight = duel()
    fight.do(Attack(("guy",), "ahmad"), 7)
    assert ways(fight, "ahmad") == AROUND_AHMAD
    shot = meadow(SHOT_AT)
    hit(shot, "ahmad")
    assert all(shot.field.board.distance(shot["ahmad"].cell, shot.cell(end)) == 2 for _, end in ways(shot, "ahmad"))
    shot.do(Retreat("ahmad", shot.cell(at(0, 2)), via=shot.cell(at(0, 1))))
    assert shot.at("ahmad") == at(0, 2)


@pytest.mark.rule("RETREAT-01")
def test_only_over_ground_one_can_pass() -> None:
    """Umar in mail cannot fall back into the river, Jemal without mail can; no rider falls back under a tree."""
    river = """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  G  Aw .  .
        .  .  .  w  .  .
        .  .  .  .  .  .
    """
    for who, wet in (("umar", False), ("jemal", True)):
        game = duel(river.replace("Aw", "A "), A=man(who, "B"), G=man("drogon", "A"))
        game.do(Attack(("drogon",), who), 7 if who == "umar" else 9)
        assert (game.asked, (("D4",) in ways(game, who))) == ("retreat_owed", wet)
        assert game.allowed(Retreat(who, game.cell("D4"))) is wet
    wood = drawn(
        """
        .  .  t  .
        .  G  Z  .
        .  .  .  .
        .  .  .  .
        """,
        sequence="combat", G=man("drogon", "A"), Z=rider("ziri", "B", 0),
    )  # fmt: skip
    wood.do(Attack(("drogon",), "ziri"), 4)
    assert ways(wood, "ziri") == {("C3", "C4")}


@pytest.mark.rule("RETREAT-01")
def test_a_retreat_is_counted_in_hexes_not_in_points() -> None:
    """Guy has used up his movement and falls back onto a rock all the same; it costs him nothing."""
    game = duel(DUEL.replace(".  .  G", ".  k  G"), G=man("guy", "A", spent=6))
    game.do(Attack(("guy",), "ahmad"), 9)
    game.do(Retreat("guy", game.cell("B3")))
    assert (game.at("guy"), game["guy"].left, game["guy"].spent) == ("B3", 0, 6)


@pytest.mark.rule("RETREAT-02")
def test_the_owner_chooses_the_way_at_once() -> None:
    """Nothing else happens before Ahmad has gone, and it is his side that says where to."""
    game = duel()
    game.do(Attack(("guy",), "ahmad"), 7)
    assert (game.asked, game.decides) == ("retreat_owed", 1)
    assert game.refused(Done()).reason == "answer_first"
    game.do(Retreat("ahmad", game.cell("E4")))
    assert game.at("ahmad") == "E4"


@pytest.mark.rule("RETREAT-02")
def test_who_can_retreat_must() -> None:
    """Ahmad cannot stop half-way, nor stay and be wounded, as long as a whole retreat is open to him."""
    game = meadow(SHOT_AT)
    hit(game, "ahmad")
    assert game.refused(Retreat("ahmad", game.cell(at(0, 1)))).rule == "RETREAT-09"
    assert game.refused(HoldGround()).reason == "question_not_open"
    assert game.refused(Retreat("olivier", game.cell(at(0, -6)))).rule == "RETREAT-01"
    assert all(isinstance(command, Retreat) for command in game.legal)


@pytest.mark.rule("RETREAT-03")
def test_through_friends_and_beasts() -> None:
    """The way back leads over Jemal's hex, a dog's and a riderless horse's."""
    game = meadow(
        {
            **SHOT_AT, (0, 1): man("jemal", "B"), (1, 0): man("dog_watch", "B"),
            (-1, 1): man("pack_horse", "A", facing=1),
        }
    )  # fmt: skip
    hit(game, "ahmad")
    for via, end in (((0, 1), (0, 2)), ((1, 0), (2, 0)), ((-1, 1), (-1, 2))):
        assert (at(*via), at(*end)) in ways(game, "ahmad")
    game.do(Retreat("ahmad", game.cell(at(0, 2)), via=game.cell(at(0, 1))))
    assert (game.at("ahmad"), game.at("jemal")) == (at(0, 2), at(0, 1))


@pytest.mark.rule("RETREAT-04")
def test_never_through_an_enemy() -> None:
    """Guy bars the way on his feet; stunned he may be stepped over, but nobody ends his retreat on him."""
    for health, over in (("healthy", False), ("stunned", True)):
        game = meadow({**SHOT_AT, (0, 1): man("guy", "A", health=health)})
        hit(game, "ahmad")
        assert game.allowed(Retreat("ahmad", game.cell(at(0, 2)), via=game.cell(at(0, 1)))) is over
        lying = meadow({**SHOT_AT, (0, 2): man("guy", "A", health=health)})
        hit(lying, "ahmad")
        lying.refused(Retreat("ahmad", lying.cell(at(0, 2)), via=lying.cell(at(0, 1))))


@pytest.mark.rule("RETREAT-05")
def test_the_end_lies_at_the_full_distance_and_is_free() -> None:
    """Ahmad cannot go one hex out and turn aside to another beside his old one, nor end on Jemal, who stays."""
    game = meadow({**SHOT_AT, (0, 2): man("jemal", "B")})
    hit(game, "ahmad")
    assert game.refused(Retreat("ahmad", game.cell(at(1, 0)), via=game.cell(at(0, 1)))).rule == "RETREAT-09"
    assert game.refused(Retreat("ahmad", game.cell(at(0, 2)), via=game.cell(at(0, 1)))).rule == "RETREAT-05"
    game.do(Retreat("ahmad", game.cell(at(1, 1)), via=game.cell(at(0, 1))))
    assert game.at("ahmad") == at(1, 1)


@pytest.mark.rule("RETREAT-06")
@pytest.mark.parametrize(
    ("die", "result", "health"),
    [
        (4, "passes", Health.HEALTHY),
        (7, "stopped", Health.HEALTHY),
        (8, "wounded", Health.WOUNDED),
        (10, "killed", Health.DEAD),
    ],
)
def test_who_steps_beside_an_enemy_is_tested(die: int, result: str, health: int) -> None:
    """Ahmad falls back to a hex still beside Guy and takes the test there, though it is his last."""
    game = duel()
    game.do(Attack(("guy",), "ahmad"), 7)
    tested = of_kind(game.do(Retreat("ahmad", game.cell("D2")), die), InfiltrationTested)
    assert [(test.man, test.cell, test.result) for test in tested] == [("ahmad", game.cell("D2"), result)]
    assert (game.at("ahmad"), game["ahmad"].health) == ("D2", health)


@pytest.mark.rule("RETREAT-06")
def test_no_enemy_no_test() -> None:
    """A stunned enemy asks for no test; every threatened hex of the way asks for one."""
    game = meadow({**SHOT_AT, (2, 0): man("guy", "A", health="stunned"), (-2, 2): man("raoul", "A")})
    hit(game, "ahmad")
    free = game.do(Retreat("ahmad", game.cell(at(1, 1)), via=game.cell(at(0, 1))))
    assert not of_kind(free, InfiltrationTested)
    again = meadow({**SHOT_AT, (-2, 2): man("raoul", "A")})
    hit(again, "ahmad")
    events = again.do(Retreat("ahmad", again.cell(at(-1, 2)), via=again.cell(at(-1, 1))), 1, 1)
    tested = of_kind(events, InfiltrationTested)
    assert [test.cell for test in tested] == [again.cell(at(-1, 1)), again.cell(at(-1, 2))]


@pytest.mark.rule("RETREAT-06", "RETREAT-07")
def test_stopped_on_the_way_is_unable() -> None:
    """DX-T-31: stopped on the first of two hexes he stays there and is wounded; after melee the same die is nothing."""
    people = {**SHOT_AT, (-2, 2): man("raoul", "A")}
    game = meadow(people)
    hit(game, "ahmad")
    game.do(Retreat("ahmad", game.cell(at(-1, 2)), via=game.cell(at(-1, 1))), 6)
    assert (game.at("ahmad"), game["ahmad"].health) == (at(-1, 1), Health.WOUNDED)
    worse = meadow(people)  # wounded by the test and unable to go on: two injuries
    hit(worse, "ahmad")
    worse.do(Retreat("ahmad", worse.cell(at(-1, 2)), via=worse.cell(at(-1, 1))), 9)
    assert (worse.at("ahmad"), worse["ahmad"].health) == (at(-1, 1), Health.DEAD)
    melee = duel()
    melee.do(Attack(("guy",), "ahmad"), 7)
    melee.do(Retreat("ahmad", melee.cell("D2")), 6)
    assert (melee.at("ahmad"), melee["ahmad"].health) == ("D2", Health.HEALTHY)


@pytest.mark.rule("RETREAT-06", "RETREAT-07")
def test_stopped_on_anothers_hex_he_goes_back() -> None:
    """Stopped on Jemal's hex Ahmad cannot stay there: he is back where he began, and wounded."""
    game = meadow({**SHOT_AT, (-1, 1): man("jemal", "B"), (-2, 2): man("raoul", "A")})
    hit(game, "ahmad")
    game.do(Retreat("ahmad", game.cell(at(-1, 2)), via=game.cell(at(-1, 1))), 6)
    assert (game.at("ahmad"), game.at("jemal"), game["ahmad"].health) == (at(0, 0), at(-1, 1), Health.WOUNDED)


CORNER = """
    A  G  .  .
    w  .  .  .
    .  .  .  .
"""


@pytest.mark.rule("RETREAT-07", "CTX-04")
def test_who_cannot_go_is_wounded() -> None:
    """Umar in mail stands between the river, the edge of the map and Drogon: he is wounded on the spot."""
    game = duel(CORNER, A=man("umar", "B"), G=man("drogon", "A"))
    events = game.do(Attack(("drogon",), "umar"), 7)
    assert of_kind(events, Hurt) == [Hurt("umar", Health.WOUNDED, "RETREAT-07")]
    assert (game.at("umar"), game.asked) == ("A1", "")


@pytest.mark.rule("RETREAT-07", "CTX-04")
def test_he_goes_as_far_as_he_can() -> None:
    """Two hexes are asked of Umar and only one is open: he must go it, and is wounded."""
    game = drawn(
        """
        .  .  .  .  .  O
        .  .  .  .  .  .
        .  .  .  .  .  .
        w  U  .  .  .  .
        w  .  w  .  .  .
        w  w  w  .  .  .
        """,
        sequence="fire", O=man("olivier", "A"), U=man("umar", "B"),
    )  # fmt: skip
    hit(game, "umar", 4)
    assert [(command.cell, command.via) for command in game.legal] == [(game.cell("B5"), -1)]
    game.do(Retreat("umar", game.cell("B5")))
    assert (game.at("umar"), game["umar"].health) == ("B5", Health.WOUNDED)


@pytest.mark.rule("RETREAT-08")
def test_the_hurt_die_of_a_retreat() -> None:
    """Wounded and unable to go back Umar dies; stunned he dies of having to go back, after melee as after a shot."""
    stuck = duel(CORNER, A=man("umar", "B", health="wounded"), G=man("guy", "A"))  # 14 - 4 = 10: column 3
    stuck.do(Attack(("guy",), "umar"), 7)
    assert stuck["umar"].health == Health.DEAD
    stunned = duel(A=man("umar", "B", health="stunned"), G=man("turold", "A"))  # 10 - 3 = 7: column 2
    hurt = of_kind(stunned.do(Attack(("turold",), "umar"), 5), Hurt)
    assert hurt == [Hurt("umar", Health.DEAD, "STATE-04")]
    shot = meadow({(0, 0): man("ahmad", "B", health="stunned"), (0, -5): man("olivier", "A")})
    hit(shot, "ahmad")
    assert (shot["ahmad"].health, shot.at("ahmad"), shot.asked) == (Health.DEAD, at(0, 0), "")


# -- after a shot ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RETREAT-09")
@pytest.mark.parametrize(
    ("shooter", "first"),
    [((0, -5), {(1, 0), (0, 1), (-1, 1)}), ((2, -6), {(0, 1), (-1, 1)}), ((5, 0), {(-1, 0), (-1, 1), (0, -1)})],
)
def test_the_first_hex_lies_away_from_the_shooter(shooter: tuple[int, int], first: set[tuple[int, int]]) -> None:
    """DX-T-27: three hexes lead away from a shooter in the same row of hexes, two from any other."""
    game = meadow({(0, 0): man("ahmad", "B"), shooter: man("olivier", "A")})
    hit(game, "ahmad")
    assert {via for via, _ in ways(game, "ahmad")} == {at(*place) for place in first}


@pytest.mark.rule("RETREAT-09")
def test_the_second_hex_is_free_if_it_is_two_hexes_off() -> None:
    """Having stepped away Ahmad may turn aside, even to a hex no farther from Olivier."""
    game = meadow(SHOT_AT)
    hit(game, "ahmad")
    assert game.allowed(Retreat("ahmad", game.cell(at(2, -1)), via=game.cell(at(1, 0))))
    assert game.refused(Retreat("ahmad", game.cell(at(0, -2)), via=game.cell(at(0, -1)))).rule == "RETREAT-09"


RIDER = {(1, 0): rider("ziri", "B", 2)}
"""Ziri's tail on the middle of the meadow, the head beside it in direction 2."""


@pytest.mark.rule("RETREAT-10", "RETREAT-11")
@pytest.mark.parametrize(
    ("shooter", "whole", "halves"),
    [
        ((6, 0), {((-1, 0), (-2, 0))}, {((0, 1), (0, 0)), ((1, -1), (0, 0))}),
        ((-5, 0), {((3, 0), (2, 0))}, {((1, 0), (0, 1)), ((1, 0), (1, -1))}),
    ],
)
def test_a_rider_under_fire(
    shooter: tuple[int, int], whole: set[tuple[tuple[int, int], ...]], halves: set[tuple[tuple[int, int], ...]]
) -> None:
    """DX-T-28: two hexes straight on or back, never turning; or, if the owner likes, one half swings away."""
    game = meadow({**RIDER, shooter: man("olivier", "A")})
    hit(game, "ziri")
    assert (game.asked, game.decides) == ("retreat_owed", 1)
    assert ways(game, "ziri") == {tuple(at(*place) for place in way) for way in whole | halves}
    head, tail = (game.cell(at(*place)) for place in next(iter(whole)))
    game.do(Retreat("ziri", head, tail))
    assert (game["ziri"].cell, game["ziri"].tail, game["ziri"].facing) == (head, tail, 2)
    assert game["ziri"].mounted
    assert game["ziri"].health == Health.HEALTHY


@pytest.mark.rule("RETREAT-11")
def test_half_a_retreat_is_a_whole_one() -> None:
    """DX-T-28: shot at square on the flank no way along the axis leads off; one half swings, and that is enough."""
    game = meadow({**RIDER, (3, -6): man("olivier", "A")})
    hit(game, "ziri")
    found = ways(game, "ziri")
    assert (at(0, 1), at(0, 0)) in found
    assert all(at(0, 0) == tail or at(1, 0) == head for head, tail in found)
    game.do(Retreat("ziri", game.cell(at(0, 1)), game.cell(at(0, 0))))
    assert (game.at("ziri"), game["ziri"].facing, game["ziri"].health) == (at(0, 1), 3, Health.HEALTHY)
    assert game.asked == ""


@pytest.mark.rule("RETREAT-06", "RETREAT-11")
def test_the_half_that_moves_is_tested() -> None:
    """Guy before the horse's head has no part in the tail's swing; Raoul beside the tail's new hex has."""
    calm = meadow({**RIDER, (-5, 0): man("olivier", "A"), (2, 0): man("guy", "A")})
    hit(calm, "ziri")
    swing = Retreat("ziri", calm.cell(at(1, 0)), calm.cell(at(0, 1)))
    assert not of_kind(calm.do(swing), InfiltrationTested)
    watched = meadow({**RIDER, (-5, 0): man("olivier", "A"), (-1, 2): man("raoul", "A")})
    hit(watched, "ziri")
    tested = of_kind(watched.do(swing, 1), InfiltrationTested)
    assert [test.cell for test in tested] == [watched.cell(at(0, 1))]


@pytest.mark.rule("RETREAT-10", "RETREAT-07")
def test_a_rider_with_no_way_back_stays_in_the_saddle() -> None:
    """Hemmed in by trees Ziri can go neither back nor aside: he is wounded, mounted still."""
    game = drawn(
        """
        .  t  .  t  .  .
        .  t  Z  t  .  .
        .  t  .  t  .  .
        .  t  t  t  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        """,
        sequence="combat", Z=rider("ziri", "B", 0), men=[{"who": "drogon", "side": "A", "at": "C1"}],
    )  # fmt: skip
    game.do(Attack(("drogon",), "ziri"), 4)
    assert (game["ziri"].health, game["ziri"].mounted, game.at("ziri"), game.asked) == (Health.WOUNDED, True, "C2", "")


# -- after melee -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RETREAT-12")
def test_all_attackers_go_in_the_order_their_owner_likes() -> None:
    """Piers and Wat are both driven back by Drogon; Wat goes first, and Piers takes the hex Wat has left."""
    picture = """
        .  .  .  .
        .  P  D  .
        .  .  W  .
        .  .  .  .
    """
    game = drawn(picture, sequence="combat", P=man("piers", "A"), W=man("wat", "A"), D=man("drogon", "B"))
    game.do(Attack(("piers", "wat"), "drogon"), 8)
    assert (game.decides, game.state.pending[-1].men) == (0, ("piers", "wat"))
    game.do(Retreat("wat", game.cell("C4")))
    game.do(Retreat("piers", game.cell("C3")), 1)  # still beside Drogon
    assert (game.at("piers"), game.at("wat")) == ("C3", "C4")
    assert (game.asked, game.decides) == ("advance_offered", 1)


@pytest.mark.rule("RETREAT-12")
def test_who_is_hemmed_in_waits_for_his_comrade_to_go() -> None:
    """Leontios in the ranks has nowhere to go until Philemon beside him has gone back; then he takes his hex."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  J  K  D  .  .
        .  U  L  E  .  .
        .  .  Ps .  .  .
        .  .  .  .  .  .
        """,
        sequence="combat", K=man("okeanos", "A"), L=man("leontios", "A"), P=man("philemon", "A"), U=man("umar", "B"),
        J=man("jemal", "B"), D=man("abbas", "B"), E=man("ahmad", "B"),
        formations=[{"men": ["okeanos", "leontios", "philemon"], "side": "A", "right": 0}],
    )  # fmt: skip
    game.do(Attack(("leontios", "philemon"), "umar"), 9)
    assert game.state.pending[-1].men == ("leontios", "philemon")
    assert not ways(game, "leontios")
    assert game["leontios"].health == Health.HEALTHY
    game.do(Retreat("philemon", game.cell("C5")))
    assert ("C4",) in ways(game, "leontios")
    game.do(Retreat("leontios", game.cell("C4")), 1)
    assert (game.at("leontios"), game["leontios"].health) == ("C4", Health.HEALTHY)


@pytest.mark.rule("RETREAT-13")
def test_no_direction_is_prescribed_after_melee() -> None:
    """Ahmad may slip past Guy to either side; on the strict reading only away from him."""
    game = duel()
    game.do(Attack(("guy",), "ahmad"), 7)
    assert ways(game, "ahmad") == AROUND_AHMAD
    strict = duel(switches={"retreat_away_from_attackers": True})
    strict.do(Attack(("guy",), "ahmad"), 7)
    assert ways(strict, "ahmad") == {("E3",), ("E4",), ("D4",)}


@pytest.mark.rule("RETREAT-13")
def test_a_rider_after_melee_goes_along_his_axis() -> None:
    """Ziri goes one hex forward or back; only where neither is open does half of him swing out of Drogon's reach."""
    open_field = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  D  Z  .
        .  .  .  .
        .  .  .  .
        """,
        sequence="combat", D=man("drogon", "A"), Z=rider("ziri", "B", 0),
    )  # fmt: skip
    open_field.do(Attack(("drogon",), "ziri"), 4)
    assert ways(open_field, "ziri") == {("C2", "C3"), ("C4", "C5")}
    lane = drawn(
        """
        .  .  .  .
        .  .  t  .
        .  D  Z  .
        .  .  .  .
        .  .  t  .
        """,
        sequence="combat", D=man("drogon", "A"), Z=rider("ziri", "B", 0),
    )  # fmt: skip
    lane.do(Attack(("drogon",), "ziri"), 4)
    assert ways(lane, "ziri") == {("D3", "C4"), ("C3", "D3")}
    front = drawn(
        """
        .  .  .  .
        .  .  t  D
        .  .  Z  .
        .  .  .  .
        .  .  t  .
        """,
        sequence="combat", D=man("drogon", "A"), Z=rider("ziri", "B", 0),
    )  # fmt: skip
    front.do(Attack(("drogon",), "ziri"), 4)
    assert ways(front, "ziri") == {("B3", "C4")}  # only the head is in contact, and D3 would be so still


@pytest.mark.rule("RETREAT-14")
def test_a_charger_driven_back_is_wounded() -> None:
    """Ziri (15 and half more) charges Guy (8) and throws a 9: he is wounded and must go back as well."""
    game = drawn(
        "\n".join([".  .  .  ."] * 4 + [".  .  G  ."] + [".  .  .  ."] * 7 + [".  .  Z  ."] + [".  .  .  ."]),
        sequence="charges", Z=rider("ziri", "A", 0), G=man("guy", "B"),
    )  # fmt: skip
    game.do(Charge("ziri", "guy", game.cells("C12 C11 C10 C9 C8 C7 C6")), 9)
    assert (game["ziri"].health, game["ziri"].mounted) == (Health.WOUNDED, True)
    assert (game.asked, game.decides, game.state.pending[-1].men) == ("retreat_owed", 0, ("ziri",))
    game.do(Retreat("ziri", game.cell("C7"), game.cell("C8")))
    assert game.at("ziri") == "C7"


RANKS = """
    .  .  .  .  .  .
    .  T  O  .  .  .
    .  A  L  R  .  .
    .  .  P  .  .  .
    .  .  .  .  .  .
"""


def ranks(**more: object) -> Table:
    """Hoplites in a row look left; Tancrède (B2) and Arthur (B3) stand before Leontios (C3), Robert (D3) behind."""
    return drawn(
        RANKS,
        **{
            "sequence": "combat", "T": man("tancrede", "A"), "A": man("arthur", "A"), "R": man("robert", "A"),
            "O": man("okeanos", "B"), "L": man("leontios", "B"), "P": man("philemon", "B"),
            "formations": [{"men": ["okeanos", "leontios", "philemon"], "side": "B", "right": 0}], **more,
        },
    )  # fmt: skip


@pytest.mark.rule("RETREAT-15")
def test_hoplites_in_ranks_do_not_fall_back() -> None:
    """From the front a retreat is ignored, from behind it is a wound; neither moves Leontios or lets anybody follow."""
    game = ranks()
    game.do(Attack(("tancrede",), "leontios"), 1)  # breaks his pikes
    assert not game["leontios"].pikes
    game.do(Attack(("arthur",), "leontios"), 6)  # C, from the front
    assert (game.at("leontios"), game["leontios"].health, game.asked) == ("C3", Health.HEALTHY, "")
    behind = ranks()
    behind.do(Attack(("robert",), "leontios"), 9)  # 18: column 4, 2 to the right; 9 + 1: C
    assert (behind.at("leontios"), behind["leontios"].health, behind.asked) == ("C3", Health.WOUNDED, "")


@pytest.mark.rule("RETREAT-15", "ADV-01")
def test_a_wounded_hoplite_struck_from_behind_dies_and_may_be_followed() -> None:
    """The wound in place of the retreat is Leontios's second: he is dead, and Robert may step into his place."""
    game = ranks(L=man("leontios", "B", health="wounded"))
    game.do(Attack(("robert",), "leontios"), 9)
    assert game["leontios"].health == Health.DEAD
    assert game.asked == "advance_offered"
    game.do(Advance("robert", game.cells("C3")))
    assert game.at("robert") == "C3"


@pytest.mark.rule("RETREAT-12")
def test_the_defender_alone_goes_back() -> None:
    """Only Ahmad, who was attacked, falls back; Jemal beside him stays."""
    game = duel(men=[{"who": "jemal", "side": "B", "at": "D4"}])
    game.do(Attack(("guy",), "ahmad"), 7)
    assert game.state.pending[-1].men == ("ahmad",)
    game.do(Retreat("ahmad", game.cell("E4")))
    assert [event.man for event in of_kind(game.told, Retreated)] == ["ahmad"]
