"""Mounting and dismounting. [MOUNT-01 to MOUNT-08]"""

import pytest

from hauberk.battle.core.being import Away, Health, Mark
from hauberk.battle.core.commands import Dismount, Done, Mount, Move, TakeBridle
from hauberk.battle.core.events import Dismounted, MountedUp
from hauberk.battle.shooting.shots import may_shoot_defensively
from tests.kit import Man, Table, drawn, man, of_kind, rider

YARD = """
    .  .  .  .
    .  A  .  .
    .  .  H  .
    .  .  .  .
    .  .  .  .
    .  .  .  .
    """
"""A man at B2, beside a horse with its head at C3; facing 0 its tail lies at C4."""


def yard(who: Man, **more: object) -> Table:
    """A man beside a horse of his side."""
    return drawn(YARD, A=who, H=man("pack_horse", "A", facing=0), **more)


def mount(game: Table, who: str) -> int:
    """Step onto the horse and mount; what is left then."""
    game.do(Move(who, game.cells("C3")))
    game.do(Mount(who, "pack_horse"))
    return game[who].left


FIELD = """
    .  .  .  .
    .  .  .  .
    .  .  G  .
    .  .  .  .
    .  .  .  .
    """
"""A rider with his head at C3; facing 0 his tail lies at C4."""

AROUND = ("C2", "D2", "D3", "D4", "C5", "B4", "B3", "B2")
"""The eight hexes around him."""


# -- the price ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MOUNT-01", "MOUNT-02")
@pytest.mark.parametrize(("who", "price", "left"), [("ziri", 2, (8 - 1 - 2) * 2), ("gui", 3, (6 - 1 - 3) * 2)])
def test_mounting_costs_two_points_or_three_in_armour(who: str, price: int, left: int) -> None:
    """Ziri without armour pays 2, Gui in mail 3; what is left is doubled and ridden."""
    game = yard(man(who, "A"))
    game.do(Move(who, game.cells("C3")))
    (up,) = of_kind(game.do(Mount(who, "pack_horse")), MountedUp)
    assert [term.value for term in up.costs] == [price]
    assert game[who].left == left
    game.do(Move(who, game.cells("C2")))
    assert game[who].left == left - 1


@pytest.mark.rule("MOUNT-01", "MOUNT-03")
@pytest.mark.parametrize(
    ("who", "health", "price", "left"),
    [
        ("gui", "healthy", 3, 4), ("gui", "wounded", 3, 2), ("ziri", "healthy", 2, 6), ("ziri", "wounded", 2, 3),
        ("nikephoros", "healthy", 3, 3), ("nikephoros", "wounded", 3, 1),
    ],
)  # fmt: skip
def test_dx_t_05_dismounting_at_once(who: str, health: str, price: int, left: int) -> None:
    """DX-T-05: what is left after dismounting is halved, for the wounded quartered, rounded down."""
    game = drawn(FIELD, G=rider(who, "A", 0, health=health))
    (down,) = of_kind(game.do(Dismount(who, game.cell("B3"))), Dismounted)
    assert [term.value for term in down.costs] == [price]
    assert (down.left, game[who].left) == (left, left)
    assert game.allowed(Move(who, game.cells("B2")))


@pytest.mark.rule("MOUNT-01", "MOUNT-02")
def test_dx_t_04_mounting() -> None:
    """DX-T-04: who can still get into the saddle, and with how much left."""
    on_horse = {"H": man("pack_horse", "A", facing=0)}
    hurt = drawn(YARD, A=man("gui", "A", health="wounded"), **on_horse)
    hurt.do(Move("gui", hurt.cells("C3")))
    assert hurt.refused(Mount("gui", "pack_horse")).rule == "MOUNT-01"  # one hex away: 2 of 3 points left
    hurt.state = hurt.state.with_being(hurt["gui"]._replace(left=3))  # had he begun on the horse's hex
    hurt.do(Mount("gui", "pack_horse"))
    assert hurt["gui"].left == 0
    cataphract = drawn(YARD, A=man("nikephoros", "A", health="wounded"), **on_horse)
    assert cataphract["nikephoros"].left == 2
    cataphract.do(Move("nikephoros", cataphract.cells("C3")))
    cataphract.state = cataphract.state.with_being(cataphract["nikephoros"]._replace(left=2))
    assert cataphract.refused(Mount("nikephoros", "pack_horse")).rule == "MOUNT-01"
    light = drawn(YARD, A=man("ziri", "A"), **on_horse)
    light.do(Move("ziri", light.cells("C3")))
    light.state = light.state.with_being(light["ziri"]._replace(left=8))
    light.do(Mount("ziri", "pack_horse"))
    assert light["ziri"].left == 12


@pytest.mark.rule("MOUNT-02")
def test_the_wounded_double_too() -> None:
    """A wounded light rider (4 points): 1 to the horse, 2 to mount, 1 left makes 2. [RULING-T-35]"""
    game = yard(man("ziri", "A", health="wounded"))
    assert mount(game, "ziri") == 2


@pytest.mark.rule("MOUNT-02", "MOUNT-03")
def test_in_or_out_of_the_saddle_once_a_phase() -> None:
    """Who has mounted does not dismount in the same phase, nor the other way round. [RULING-T-35]"""
    game = yard(man("ziri", "A"))
    mount(game, "ziri")
    assert game.refused(Dismount("ziri", game.cell("B3"))).rule == "RULING-T-35"
    game = drawn(FIELD, G=rider("ziri", "A", 0))
    game.do(Dismount("ziri", game.cell("B3")))
    game.do(Move("ziri", game.cells("C3")))
    assert game.refused(Mount("ziri", "ziri.horse")).rule == "RULING-T-35"


@pytest.mark.rule("MOUNT-02", "MOUNT-03")
def test_points_count_for_shooters_in_the_new_state() -> None:
    """A horse archer gets off and walks: of 8 points on foot only 1 is left, he cannot shoot back. [RULING-T-35]"""
    game = drawn(FIELD, G=rider("salih", "A", 0))
    bow = game.field.rules.weapons["composite_bow"]
    game.do(Dismount("salih", game.cell("B3")))
    assert game["salih"].left == 6
    game.do(Move("salih", game.cells("B2 B1 A1 A2 A3")))
    assert game["salih"].left == 1
    assert may_shoot_defensively(game.field.at(game.state._replace(active=1)), game["salih"], bow) is not None


# -- where -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MOUNT-04")
def test_one_mounts_from_a_hex_of_the_horse() -> None:
    """Beside the horse is not enough; its head and its tail hex serve alike. [RULING-T-33]"""
    beside = yard(man("gui", "A"))
    assert beside.refused(Mount("gui", "pack_horse")).rule == "MOUNT-04"
    assert not [command for command in beside.legal.of("gui") if isinstance(command, Mount)]
    for path in ("C3", "B3 C4"):
        game = yard(man("gui", "A"))
        game.do(Move("gui", game.cells(path)))
        assert Mount("gui", "pack_horse") in list(game.legal.of("gui"))
        assert game.allowed(Mount("gui", "pack_horse"))


@pytest.mark.rule("MOUNT-04")
def test_the_hex_of_the_horse_costs_its_terrain() -> None:
    """To the horse he pays what the ground costs, scrub 2. [RULING-T-33]"""
    game = drawn(YARD.replace("H", "Hs"), A=man("gui", "A"), H=man("pack_horse", "A", facing=0))
    game.do(Move("gui", game.cells("C3")))
    assert game["gui"].left == 4


@pytest.mark.rule("MOUNT-04")
def test_a_horse_hemmed_in_by_friends_can_still_be_mounted() -> None:
    """Friends stand all around the horse; its rider comes to it all the same and mounts. [RULING-T-33]"""
    around = {
        "guy": "C2",
        "raoul": "D2",
        "thierry": "D3",
        "hamon": "D4",
        "gautier": "C5",
        "osmond": "B4",
        "turold": "B3",
    }
    game = yard(man("gui", "A"), men=[{"who": who, "side": "A", "at": at} for who, at in around.items()])
    assert mount(game, "gui") == 4


@pytest.mark.rule("MOUNT-04")
def test_a_dead_horse_carries_nobody() -> None:
    """Only a living horse is mounted, and only a horse."""
    game = drawn(YARD, A=man("gui", "A"), H=man("pack_horse", "A", facing=0, health="dead"))
    game.do(Move("gui", game.cells("C3")))
    assert not game.allowed(Mount("gui", "pack_horse"))
    mule = drawn(YARD, A=man("gui", "A"), H=man("mule_grey", "A"))
    mule.do(Move("gui", mule.cells("C3")))
    assert not mule.allowed(Mount("gui", "mule_grey"))


@pytest.mark.rule("MOUNT-04")
def test_nobody_mounts_a_horse_that_another_leads() -> None:
    """A horse whose bridle a friend holds is not free."""
    game = yard(man("gui", "A"), men=[{"who": "guy", "side": "A", "at": "C2"}], leads=[{"who": "guy", "beasts": ["pack_horse"]}])
    game.state = game.state.with_being(game["gui"]._replace(cell=game.cell("C3")))
    assert not game.allowed(Mount("gui", "pack_horse"))


# -- enemies -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MOUNT-05")
@pytest.mark.parametrize("at", ["C2", "D4", "C5", "B4"])
def test_no_mounting_with_an_enemy_beside_man_or_horse(at: str) -> None:
    """An enemy beside the head or beside the tail of the horse forbids it."""
    game = yard(man("gui", "A"), men=[{"who": "ahmad", "side": "B", "at": at}])
    game.do(Move("gui", game.cells("C3")))
    assert game.refused(Mount("gui", "pack_horse")).rule == "MOUNT-05"


@pytest.mark.rule("MOUNT-05")
def test_an_enemy_who_cannot_attack_does_not_forbid_it() -> None:
    """A stunned enemy at the horse's head, or one two hexes away, hinders nobody."""
    for more in ({"at": "C2", "health": "stunned"}, {"at": "C6"}):
        game = yard(man("gui", "A"), men=[{"who": "ahmad", "side": "B", **more}])
        game.do(Move("gui", game.cells("C3")))
        assert game.allowed(Mount("gui", "pack_horse"))


@pytest.mark.rule("MOUNT-05", "MOUNT-08")
def test_dismounting_beside_enemies_is_allowed() -> None:
    """Only getting on is barred beside enemies, not getting off. [RULING-T-34]"""
    game = drawn(FIELD, G=rider("gui", "A", 0), men=[{"who": "ahmad", "side": "B", "at": "C2"}])
    game.do(Dismount("gui", game.cell("B3")))
    assert not game["gui"].mounted


# -- captured horses ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MOUNT-06")
def test_only_cavalry_rides_captured_horses() -> None:
    """A knight takes a horse whose owner is gone, with his own mounted numbers; a sergeant cannot. [RULING-T-36]"""
    loose = {"H": man("pack_horse", "B", facing=0)}
    knight = drawn(YARD, A=man("gui", "A"), **loose)
    mount(knight, "gui")
    assert knight["gui"].values == knight["gui"].character.faces["mounted"]
    foot = drawn(YARD, A=man("guy", "A"), **loose)
    foot.do(Move("guy", foot.cells("C3")))
    assert foot.refused(Mount("guy", "pack_horse")).rule == "MOUNT-06"


@pytest.mark.rule("MOUNT-06")
def test_a_cataphract_on_a_plain_horse() -> None:
    """He keeps his numbers and his mail; the horse under him has no armour. [RULING-T-36]"""
    game = drawn(YARD, A=man("nikephoros", "A", left=6), H=man("pack_horse", "B", facing=0))
    mount(game, "nikephoros")
    assert game["nikephoros"].values == game["nikephoros"].character.faces["mounted"]
    assert game["nikephoros"].character.armoured
    assert not game[game["nikephoros"].mount].character.armoured
    own = drawn(FIELD, G=rider("nikephoros", "A", 0))
    assert own[own["nikephoros"].mount].character.armoured


# -- counters ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MOUNT-07")
@pytest.mark.parametrize("path", ["C3", "B3 C4"])
def test_the_mounted_man_covers_the_horses_hexes(path: str) -> None:
    """From either hex: he sits on the horse's two hexes with its facing; the horse alone is no more."""
    game = yard(man("ziri", "A"))
    game.do(Move("ziri", game.cells(path)))
    game.do(Mount("ziri", "pack_horse"))
    assert game["ziri"].cells == game.cells("C3 C4")
    assert (game["ziri"].facing, game["ziri"].face) == (0, "mounted")
    assert game["pack_horse"].away == Away.RIDDEN
    assert game.state.at[game.cell("C3")] == ("ziri",)
    assert game.state.at[game.cell("C4")] == ("ziri",)


@pytest.mark.rule("MOUNT-08", "HORSE-01")
def test_the_horse_stays_where_it_was() -> None:
    """After dismounting the horse stands on its two hexes, facing as before; the man beside it on foot."""
    game = drawn(FIELD, G=rider("gui", "A", 0))
    game.do(Dismount("gui", game.cell("B3")))
    horse = game["gui.horse"]
    assert (horse.cells, horse.facing, horse.away, horse.side) == (game.cells("C3 C4"), 0, Away.HERE, 0)
    assert (game["gui"].cells, game["gui"].face) == (game.cells("B3"), "foot")


@pytest.mark.rule("MOUNT-08")
def test_any_of_the_eight_hexes_around_the_horse() -> None:
    """The owner chooses among the eight hexes around the two of the horse, no other. [RULING-T-34]"""
    game = drawn(FIELD, G=rider("gui", "A", 0))
    places = {game.field.name(command.cell) for command in game.legal.of("gui") if isinstance(command, Dismount)}
    assert places == set(AROUND)
    assert game.refused(Dismount("gui", game.cell("C3"))).rule == "MOUNT-08"
    assert game.refused(Dismount("gui", game.cell("A3"))).rule == "MOUNT-08"


@pytest.mark.rule("MOUNT-08")
def test_only_onto_a_free_hex_he_can_stand_on() -> None:
    """Not onto friend, enemy or stunned man, not through a wall, not into deep water in mail. [RULING-T-34]"""
    game = drawn(
        FIELD.replace("G  .", "G  w"), G=rider("gui", "A", 0), map={"hexsides": {"wall": ["C3/B2"]}},
        men=[{"who": "guy", "side": "A", "at": "C2"}, {"who": "ahmad", "side": "B", "at": "D2"},
             {"who": "jemal", "side": "B", "at": "B3", "health": "stunned"}],
    )  # fmt: skip
    places = {game.field.name(command.cell) for command in game.legal.of("gui") if isinstance(command, Dismount)}
    assert places == {"D4", "C5", "B4"}
    for barred in ("C2", "D2", "B3", "B2", "D3"):
        assert not game.allowed(Dismount("gui", game.cell(barred)))


@pytest.mark.rule("MOUNT-08")
def test_not_onto_a_heap_of_corpses() -> None:
    """A hex that six dead men make impassable is no place to get off. [RULING-T-34]"""
    dead = ["osmond", "turold", "bernier", "olivier", "renouf", "colin"]
    game = drawn(FIELD, G=rider("gui", "A", 0), men=[{"who": who, "side": "A", "at": "C2", "health": "dead"} for who in dead])
    assert not game.allowed(Dismount("gui", game.cell("C2")))
    assert game.allowed(Dismount("gui", game.cell("B3")))


@pytest.mark.rule("MOUNT-08")
def test_not_under_a_machine() -> None:
    """Nor onto a hex where a machine stands."""
    game = drawn(
        FIELD, G=rider("gui", "A", 0), machines=[{"id": "engine", "kind": "petraria", "side": "A", "at": "D2", "facing": 3}],
    )  # fmt: skip
    assert not game.allowed(Dismount("gui", game.cell("D3")))
    assert game.allowed(Dismount("gui", game.cell("B3")))


@pytest.mark.rule("MOUNT-08")
def test_without_a_free_hex_he_stays_in_the_saddle() -> None:
    """All eight hexes taken: dismounting is not possible. [RULING-T-34]"""
    names = ["guy", "raoul", "thierry", "hamon", "gautier", "osmond", "turold", "bernier"]
    men = [{"who": who, "side": "A", "at": at} for who, at in zip(names, AROUND, strict=True)]
    game = drawn(FIELD, G=rider("gui", "A", 0), men=men)
    assert not [command for command in game.legal.of("gui") if isinstance(command, Dismount)]
    assert all(not game.allowed(Dismount("gui", game.cell(at))) for at in AROUND)


@pytest.mark.rule("MOUNT-08", "MOUNT-07")
def test_off_and_on_again_in_the_next_phase() -> None:
    """Gui gets off and mounts his own horse again a turn later, as he sat before."""
    game = drawn(FIELD, G=rider("gui", "A", 0))
    game.do(Dismount("gui", game.cell("B3")))
    for _ in range(6):
        game.do(Done())
    assert (game.state.active, game.state.turn) == (0, 2)
    game.do(Done())
    game.do(Done())
    game.do(Move("gui", game.cells("C3")))
    game.do(Mount("gui", "gui.horse"))
    assert (game["gui"].cells, game["gui"].facing, game["gui"].health) == (game.cells("C3 C4"), 0, Health.HEALTHY)
    assert game["gui"].has(Mark.SADDLE)


@pytest.mark.rule("MOUNT-07", "HORSE-09")
def test_who_mounts_lets_go_of_the_horses_he_led() -> None:
    """On foot he led two horses, in the saddle he may lead one: he mounts the third and takes bridles anew."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  P  .  Q  .  .
        .  .  A  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        """,
        A=man("ziri", "A"), P=man("pack_horse", "A", facing=2), Q=man("pack_horse_grey", "A", facing=4),
        men=[{"who": "cart_horse", "side": "A", "at": "C5", "facing": 0}],
    )  # fmt: skip
    game.do(TakeBridle("ziri", "pack_horse"))
    game.do(TakeBridle("ziri", "pack_horse_grey"))
    game.do(TakeBridle("ziri", "cart_horse"))
    assert [game[horse].leader for horse in ("pack_horse", "pack_horse_grey", "cart_horse")] == ["ziri"] * 3
    game.state = game.state.with_being(game["ziri"]._replace(cell=game.cell("C5")))  # onto the horse's hex
    game.do(Mount("ziri", "cart_horse"))
    assert game["ziri"].mount == "cart_horse"
    assert [game[horse].leader for horse in ("pack_horse", "pack_horse_grey")] == ["", ""]
