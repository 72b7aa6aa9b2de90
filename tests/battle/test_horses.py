"""Horses without rider: standing, pushed aside, led by the bridle. [HORSE-01 to HORSE-12]"""

import pytest

from hauberk.battle.core.being import NOBODY, Health, Mark
from hauberk.battle.core.commands import (
    Attack,
    Charge,
    CounterCharge,
    Done,
    LetCome,
    LetGo,
    Mount,
    Move,
    PushHorse,
    Retreat,
    Shoot,
    TakeBridle,
)
from hauberk.battle.core.events import (
    BridleDropped,
    BridleMissed,
    BridleTaken,
    HorseMoved,
    Hurt,
    InfiltrationTested,
    Moved,
    Rolled,
)
from hauberk.battle.core.evolve import evolve
from hauberk.battle.riding.horses import bridle_hexes, controlled_by
from tests.kit import Man, Table, drawn, man, of_kind, place, rider


def put(game: Table, who: str, **changes: object) -> None:
    """Change somebody on the spot."""
    game.state = game.state.with_being(game[who]._replace(**changes))  # type: ignore[arg-type]


def in_hand(game: Table, leader: str, beasts: tuple[str, ...]) -> set[str]:
    """The led beasts whose head is beside the leader or beside the tail of another that is in hand."""
    found: set[str] = set()
    held = [game[leader].cell]
    while more := {beast for beast in set(beasts) - found if any(game.field.board.around[cell] >> game[beast].cell & 1 for cell in held)}:
        found |= more
        held += [game[beast].tail for beast in more]
    return found


YARD = """
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  H  .  .  .
    .  .  A  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    """
"""A horse with its head at C3, facing down (3): tail C2, front hexes D3, C4, B3. A man before it at C4."""


def yard(who: Man | None = None, horse: Man | None = None, **more: object) -> Table:
    """A man before a horse."""
    return drawn(YARD, A=who or man("guy", "A"), H=horse or man("pack_horse", "A", facing=3), **more)


# -- standing still ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HORSE-01")
def test_a_horse_without_rider_stands_still() -> None:
    """Nobody can order it to move; it stands there turn after turn until it is mounted or led."""
    game = yard()
    assert game.refused(Move("pack_horse", game.cells("D3"))).rule == "HORSE-01"
    assert not list(game.legal.of("pack_horse"))
    for _ in range(8):
        game.do(Done())
    assert place(game, "pack_horse") == ("C3", "C2", 3)


@pytest.mark.rule("HORSE-01")
def test_a_horse_let_go_stays_where_it_is() -> None:
    """The man walks on alone."""
    game = yard()
    game.do(TakeBridle("guy", "pack_horse"))
    game.do(Move("guy", game.cells("C5")))
    events = game.do(LetGo("guy", "pack_horse"))
    assert of_kind(events, BridleDropped)
    game.do(Move("guy", game.cells("C6 C7")))
    assert place(game, "pack_horse") == ("C4", "C3", 3)


# -- pushing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HORSE-02")
def test_everybody_passes_a_riderless_horse() -> None:
    """On foot, mounted, friend or enemy: through its hexes at the plain price. [RULING-T-37]"""
    game = yard()
    events = game.do(Move("guy", game.cells("C3 C2 C1")))
    assert sum(term.value for event in of_kind(events, Moved) for term in event.costs) == 3
    assert place(game, "pack_horse") == ("C3", "C2", 3)
    enemy = yard(man("guy", "A"), man("pack_horse", "B", facing=3))
    assert enemy.allowed(Move("guy", enemy.cells("C3 C2 C1")))
    mounted = drawn(YARD, A=rider("gui", "A", 0), H=man("pack_horse", "A", facing=3))
    assert mounted.allowed(Move("gui", mounted.cells("C3 D2 E2 E1")))


@pytest.mark.rule("HORSE-02")
def test_who_stays_on_its_hex_pushes_it_aside() -> None:
    """He ends on the hex of its head: the head swings round the tail by one hex, no farther. [RULING-T-37]"""
    game = yard()
    game.do(Move("guy", game.cells("C3")))
    events = game.do(Done())
    assert of_kind(events, HorseMoved)
    assert game.at("guy") == "C3"
    head, tail, facing = place(game, "pack_horse")
    assert (head, facing) in {("B2", 4), ("D2", 2)}
    assert tail == "C2"


@pytest.mark.rule("HORSE-02")
@pytest.mark.parametrize(("head", "facing"), [("B2", 4), ("D2", 2)])
def test_the_pusher_chooses_among_equals(head: str, facing: int) -> None:
    """Left or right is his choice; farther or turned more is not offered. His movement is over. [RULING-T-37]"""
    game = yard()
    game.do(Move("guy", game.cells("C3")))
    choices = [command for command in game.legal.of("guy") if isinstance(command, PushHorse)]
    assert {game.field.name(command.head) for command in choices} == {"B2", "D2"}
    far = PushHorse("guy", "pack_horse", game.cell("C2"), game.cell("C1"))
    assert game.refused(far).rule == "HORSE-02"
    game.do(PushHorse("guy", "pack_horse", game.cell(head), game.cell("C2")))
    assert place(game, "pack_horse") == (head, "C2", facing)
    assert game["guy"].has(Mark.HALTED)


@pytest.mark.rule("HORSE-02")
def test_from_the_tail_the_tail_is_pushed() -> None:
    """He ends on the hex of its tail: the head stays, the tail swings."""
    game = yard()
    game.do(Move("guy", game.cells("D3 D2 C2")))
    game.do(Done())
    head, tail, facing = place(game, "pack_horse")
    assert head == "C3"
    assert (tail, facing) in {("B2", 2), ("D2", 4)}


@pytest.mark.rule("HORSE-02", "RULING-T-37")
@pytest.mark.parametrize("stays", [False, True])
def test_a_horse_in_enemy_hands_is_pushed_like_any_other(stays: bool) -> None:
    """One of its owner's men stands beside it: anybody may push it all the same, unless a switch keeps it there."""
    more = {"men": [{"who": "ahmad", "side": "B", "at": "C1"}], "switches": {"enemy_horse_stays": stays}}
    game = yard(man("guy", "A"), man("pack_horse", "B", facing=3), **more)
    onto = Move("guy", game.cells("C3"))
    assert (onto in game.legal) is not stays
    if stays:
        assert game.refused(onto).rule == "HORSE-02"
        assert game.allowed(Move("guy", game.cells("C3 B2")))
    else:
        game.do(onto)
        game.do(Done())
        assert game.at("guy") == "C3"
        assert "C3" not in place(game, "pack_horse")[:2]
    own = yard(man("guy", "A"), man("pack_horse", "A", facing=3), **more)
    assert own.allowed(Move("guy", own.cells("C3")))


@pytest.mark.rule("HORSE-02")
def test_not_onto_or_through_enemies() -> None:
    """Enemies on one side: it is pushed to the other. Enemies all around: he cannot end there. [RULING-T-37]"""
    game = yard(men=[{"who": "ahmad", "side": "B", "at": "B2"}])
    game.do(Move("guy", game.cells("C3")))
    game.do(Done())
    assert place(game, "pack_horse") == ("D2", "C2", 2)
    around = ("C1", "B1", "D1", "B2", "D2", "D3")
    ring = ["ahmad", "jemal", "abbas", "vladko", "umar", "jawhar"]
    game = yard(man("guy", "A"), man("pack_horse", "A", facing=3),
                men=[{"who": who, "side": "B", "at": at} for who, at in zip(ring, around, strict=True)]
                + [{"who": "bilal", "side": "B", "at": "B3"}])  # fmt: skip
    assert game.refused(Move("guy", game.cells("C3"))).rule == "HORSE-02"


@pytest.mark.rule("HORSE-02")
def test_not_between_impassable_hexes() -> None:
    """A horse on a path between walls cannot be pushed through them. [RULING-T-37]"""
    walls = ["C3/B2", "C3/B3", "C3/D2", "C3/D3", "C2/B1", "C2/B2", "C2/D1", "C2/D2", "C2/C1", "C1/B1", "C1/D1"]
    game = yard(map={"hexsides": {"wall": walls}})
    assert game.allowed(Move("guy", game.cells("C3"))) is False
    assert Move("guy", game.cells("C3")) not in list(game.legal.of("guy"))
    open_end = [wall for wall in walls if wall != "C2/C1"]
    game = yard(map={"hexsides": {"wall": open_end}})
    assert Move("guy", game.cells("C3")) in list(game.legal.of("guy"))
    game.do(Move("guy", game.cells("C3")))
    game.do(Done())
    assert place(game, "pack_horse") == ("C2", "C1", 3)


@pytest.mark.rule("HORSE-02")
def test_past_friends_to_the_nearest_free_hexes() -> None:
    """Friends stand all around: the horse is pushed between them to the nearest two free hexes. [RULING-T-37]"""
    friends = {
        "raoul": "B2",
        "thierry": "B3",
        "hamon": "D2",
        "gautier": "D3",
        "osmond": "C1",
        "turold": "B1",
        "bernier": "D1",
    }
    men = [{"who": who, "side": "A", "at": at} for who, at in friends.items()]
    game = yard(men=men)
    game.do(Move("guy", game.cells("C3")))
    game.do(Done())
    assert game.at("guy") == "C3"
    assert all(game.at(who) == at for who, at in friends.items())
    assert all(game.state.at[cell] == ("pack_horse",) for cell in game["pack_horse"].cells)
    assert max(game.field.board.distance(game.cell("C2"), cell) for cell in game["pack_horse"].cells) <= 3


@pytest.mark.rule("HORSE-02")
def test_a_led_horse_cannot_be_pushed() -> None:
    """A friend holds its bridle: it stays."""
    game = yard(men=[{"who": "raoul", "side": "A", "at": "D3"}], leads=[{"who": "raoul", "beasts": ["pack_horse"]}])
    assert game.refused(Move("guy", game.cells("C3"))).rule == "HORSE-02"


@pytest.mark.rule("HORSE-02")
def test_a_rider_pushes_too() -> None:
    """A mounted character who wants to stand there may push it aside like any other. [RULING-T-37]"""
    game = drawn(YARD, A=rider("gui", "A", 0), H=man("pack_horse", "A", facing=3))
    assert game.allowed(Move("gui", game.cells("C3")))


# -- the bridle --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HORSE-03", "CTX-18")
@pytest.mark.parametrize("at", ["B3", "C4", "D3"])
@pytest.mark.parametrize("health", ["healthy", "wounded"])
def test_the_bridle_is_taken_before_the_head(at: str, health: str) -> None:
    """From each of the three hexes before the head, wounded or not."""
    game = drawn(
        YARD.replace("A", "."),
        H=man("pack_horse", "A", facing=3),
        men=[{"who": "guy", "side": "A", "at": at, "health": health}],
    )
    game.do(TakeBridle("guy", "pack_horse"))
    assert game["pack_horse"].leader == "guy"


@pytest.mark.rule("HORSE-03", "CTX-18")
@pytest.mark.parametrize("at", ["B2", "D2", "B1", "C1", "D1", "C5"])
def test_not_from_the_flank_or_behind(at: str) -> None:
    """Beside the tail, behind it or farther off nobody reaches the bridle."""
    game = drawn(YARD.replace("A", "."), H=man("pack_horse", "A", facing=3), men=[{"who": "guy", "side": "A", "at": at}])
    assert game.refused(TakeBridle("guy", "pack_horse")).rule == "HORSE-03"
    assert {game.field.name(cell) for cell in bridle_hexes(game.field, game["pack_horse"])} == {"B3", "C4", "D3"}


@pytest.mark.rule("HORSE-03", "CTX-18")
def test_a_rider_takes_a_bridle_too() -> None:
    """A mounted man, wounded or not, whose horse's head has come before the other's."""
    for health in ("healthy", "wounded"):
        game = drawn(YARD, A=rider("gui", "A", 0, health=health), H=man("pack_horse", "A", facing=3))
        game.do(TakeBridle("gui", "pack_horse"))
        assert game["pack_horse"].leader == "gui"


@pytest.mark.rule("HORSE-04", "CTX-18")
@pytest.mark.parametrize("at", ["B2", "C1", "D3"])
def test_no_bridle_with_an_enemy_beside_the_horse(at: str) -> None:
    """An enemy able to attack beside its head or its tail keeps every hand off the bridle."""
    game = yard(men=[{"who": "ahmad", "side": "B", "at": at}])
    assert game.refused(TakeBridle("guy", "pack_horse")).rule == "HORSE-04"


@pytest.mark.rule("HORSE-04", "CTX-18")
def test_an_enemy_beside_the_man_alone_does_not_matter() -> None:
    """The enemy stands beside the man, not beside the horse; or he lies stunned."""
    assert yard(men=[{"who": "ahmad", "side": "B", "at": "C5"}]).allowed(TakeBridle("guy", "pack_horse"))
    assert yard(men=[{"who": "ahmad", "side": "B", "at": "B2", "health": "stunned"}]).allowed(TakeBridle("guy", "pack_horse"))


# -- leading on foot ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HORSE-05", "CTX-18")
def test_on_foot_control_is_certain_and_the_horse_follows() -> None:
    """No die; he moves on at once at his own price, and the horse comes step by step in his track. [RULING-T-38]"""
    game = yard()
    assert not of_kind(game.do(TakeBridle("guy", "pack_horse")), Rolled)
    events = game.do(Move("guy", game.cells("C5 D5 D6")))
    assert sum(term.value for event in of_kind(events, Moved) for term in event.costs) == 3
    assert place(game, "pack_horse") == ("D5", "C5", 2)
    game.do(Move("guy", game.cells("D7")))
    assert place(game, "pack_horse") == ("D6", "D5", 3)


@pytest.mark.rule("HORSE-05", "CTX-18")
def test_he_may_take_it_in_passing_on_foot() -> None:
    """Also in the middle of his movement no die is thrown."""
    game = yard(man("ziri", "A"))
    put(game, "ziri", cell=game.cell("C6"))
    game.do(Move("ziri", game.cells("C5 C4")))
    assert not of_kind(game.do(TakeBridle("ziri", "pack_horse")), Rolled)
    game.do(Move("ziri", game.cells("C5")))
    assert place(game, "pack_horse") == ("C4", "C3", 3)


@pytest.mark.rule("HORSE-05", "CTX-18")
def test_only_the_leaders_hex_counts_for_infiltration() -> None:
    """The horse passes enemies, its leader keeps away from them: no surcharge, no test. [RULING-T-38]"""
    game = yard(man("guy", "A"), leads=[{"who": "guy", "beasts": ["pack_horse"]}],
                men=[{"who": "ahmad", "side": "B", "at": "B2"}, {"who": "jemal", "side": "B", "at": "D2"}])  # fmt: skip
    events = game.do(Move("guy", game.cells("C5 C6")))
    assert not of_kind(events, InfiltrationTested)
    assert sum(term.value for event in of_kind(events, Moved) for term in event.costs) == 2


@pytest.mark.rule("HORSE-05", "HORSE-09", "CTX-18")
def test_three_horses_follow_in_a_fan() -> None:
    """Three horses from three sides all come along, heads beside the leader or a tail before them. [RULING-T-38]"""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  P  .  .  .
        .  Q  A  R  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        """,
        A=man("ziri", "A"), P=man("pack_horse", "A", facing=3), Q=man("pack_horse_grey", "A", facing=1),
        R=man("pack_horse_dun", "A", facing=5),
    )  # fmt: skip
    horses = ("pack_horse", "pack_horse_grey", "pack_horse_dun")
    for horse in horses:
        game.do(TakeBridle("ziri", horse))
    for step in ("C5", "C6", "D6", "D7", "E8", "E9"):
        game.do(Move("ziri", game.cells(step)))
        assert in_hand(game, "ziri", horses) == set(horses), step
        for horse in horses:
            assert game.field.board.direction(game[horse].tail, game[horse].cell) == game[horse].facing
        cells = [cell for who in ("ziri", *horses) for cell in game[who].cells]
        assert len(cells) == len(set(cells))


@pytest.mark.rule("HORSE-05", "CTX-18")
def test_no_horse_of_a_fan_is_left_behind() -> None:
    """One horse follows in his track, the other from the far side comes round to his new hex at once. [RULING-T-38]"""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  P  .  .
        .  .  A  .
        .  .  Q  .
        .  .  .  .
        """,
        A=man("ziri", "A"), P=man("pack_horse", "A", facing=2), Q=man("cart_horse", "A", facing=0),
    )  # fmt: skip
    game.do(TakeBridle("ziri", "pack_horse"))
    game.do(TakeBridle("ziri", "cart_horse"))
    game.do(Move("ziri", game.cells("D3")))
    assert place(game, "pack_horse") == ("C4", "B3", 2)
    assert in_hand(game, "ziri", ("pack_horse", "cart_horse")) == {"pack_horse", "cart_horse"}


@pytest.mark.rule("HORSE-05", "CTX-18")
def test_a_chain_follows_in_one_track() -> None:
    """Two horses one behind the other keep to the leader's track. [RULING-T-38]"""
    game = yard(
        men=[{"who": "mule_grey", "side": "A", "at": "C1"}],
        leads=[{"who": "guy", "beasts": ["pack_horse", "mule_grey"]}],
    )
    game.do(Move("guy", game.cells("C5 D5")))
    assert place(game, "pack_horse") == ("C5", "C4", 3)
    assert game.at("mule_grey") == "C3"


@pytest.mark.rule("HORSE-05", "CTX-18")
def test_without_room_for_the_train_the_step_is_not_allowed() -> None:
    """The horse would have to stay on a ramp, or pass over one: horses cannot. [RULING-T-38, TERR-03]"""
    ramp = YARD.replace("A  .  .  .\n    .  .  .", "A  .  .  .\n    .  .  r")
    game = drawn(ramp, A=man("ziri", "A"), H=man("pack_horse", "A", facing=3), map={"legend": {"r": "ramp"}})
    assert game.allowed(Move("ziri", game.cells("C5 C6 C7 C8")))
    game.do(TakeBridle("ziri", "pack_horse"))
    for path in ("C5 C6", "C5 C6 C7", "C5 C6 C7 C8"):
        assert game.refused(Move("ziri", game.cells(path))).rule == "HORSE-08"
    assert game.allowed(Move("ziri", game.cells("D4 D5")))
    assert all(game.allowed(command) for command in game.legal.of("ziri"))


@pytest.mark.rule("HORSE-05", "CTX-18")
def test_the_train_passes_friends_like_its_leader() -> None:
    """Over a friend's hex on the way, but not to stay there. [RULING-T-38]"""
    game = yard(man("ziri", "A"), men=[{"who": "raoul", "side": "A", "at": "C5", "marks": ["halted"]}])
    game.do(TakeBridle("ziri", "pack_horse"))
    assert game.refused(Move("ziri", game.cells("C5 C6"))).rule == "HORSE-08"  # the head would stay on Raoul
    assert game.allowed(Move("ziri", game.cells("C5 C6 C7 C8")))


# -- mounted men and bridles -------------------------------------------------------------------------------------------


def passing(**more: object) -> Table:
    """Gui rides up to a horse standing at C3 (tail C2), from C6."""
    return drawn(
        """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  H  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  A  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        """,
        A=rider("gui", "A", 0), H=man("pack_horse", "A", facing=3), **more,
    )  # fmt: skip


@pytest.mark.rule("HORSE-06", "CTX-18")
def test_at_rest_a_rider_needs_no_luck() -> None:
    """He begins there, or he ends there and goes no farther: no die."""
    begins = drawn(YARD, A=rider("gui", "A", 0), H=man("pack_horse", "A", facing=3))
    assert not of_kind(begins.do(TakeBridle("gui", "pack_horse")), Rolled)
    assert begins.allowed(Move("gui", begins.cells("B3")))
    ends = passing()
    ends.do(Move("gui", ends.cells("C5 C4")))
    assert not of_kind(ends.do(TakeBridle("gui", "pack_horse", halt=True)), Rolled)
    assert ends["pack_horse"].leader == "gui"
    assert not ends.allowed(Move("gui", ends.cells("B3")))


@pytest.mark.rule("HORSE-07", "CTX-18")
@pytest.mark.parametrize("die", [1, 6])
def test_in_passing_up_to_six_he_catches_it(die: int) -> None:
    """On 6 he has the bridle and finishes his movement with the horse."""
    game = passing()
    game.do(Move("gui", game.cells("C5 C4")))
    events = game.do(TakeBridle("gui", "pack_horse"), die)
    assert of_kind(events, BridleTaken)
    game.do(Move("gui", game.cells("D4 E5")))
    assert game["pack_horse"].leader == "gui"
    assert game["pack_horse"].facing == game["gui"].facing


@pytest.mark.rule("HORSE-07", "CTX-18")
@pytest.mark.parametrize("die", [7, 10])
def test_in_passing_from_seven_he_misses_it(die: int) -> None:
    """On 7 the horse stays, and he gets no hold of it in this phase even if he stays; he may ride on."""
    game = passing()
    game.do(Move("gui", game.cells("C5 C4")))
    events = game.do(TakeBridle("gui", "pack_horse"), die)
    assert of_kind(events, BridleMissed)
    assert game["pack_horse"].leader == ""
    for halt in (False, True):
        assert game.refused(TakeBridle("gui", "pack_horse", halt)).rule == "HORSE-07"
    assert game.allowed(Move("gui", game.cells("B3")))


@pytest.mark.rule("HORSE-07", "CTX-18")
def test_another_rider_may_try_too() -> None:
    """One try for each rider: Romaric may catch what Gui missed. [RULING-T-39]"""
    game = passing(men=[{"who": "romaric", "side": "A", "at": "E4", "mounted": True, "facing": 5}])
    game.do(Move("gui", game.cells("C5 C4")))
    game.do(TakeBridle("gui", "pack_horse"), 7)
    game.do(Move("romaric", game.cells("D3")))
    game.do(TakeBridle("romaric", "pack_horse"), 6)
    assert game["pack_horse"].leader == "romaric"


@pytest.mark.rule("HORSE-07", "CTX-18")
def test_another_horse_may_be_tried() -> None:
    """One try for each rider and horse: having missed one horse he may try the next. [RULING-T-39]"""
    game = passing(men=[{"who": "cart_horse", "side": "A", "at": "D4", "facing": 5}])
    game.do(Move("gui", game.cells("C5 C4")))
    game.do(TakeBridle("gui", "pack_horse"), 7)
    game.do(TakeBridle("gui", "cart_horse"), 6)
    assert game["cart_horse"].leader == "gui"


@pytest.mark.rule("HORSE-08")
@pytest.mark.parametrize(("head", "tail", "after"), [("B5", "B6", ("B4", "B5", 0)), ("D5", "D6", ("D4", "D5", 0))])
def test_a_led_horse_goes_parallel_at_his_side(head: str, tail: str, after: tuple[str, str, int]) -> None:
    """Head at the rider's flank, tail behind it, same facing; it keeps to its side. [RULING-T-38]"""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  A  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        """,
        A=rider("gui", "A", 0), men=[{"who": "pack_horse", "side": "A", "at": head, "facing": 0}],
    )  # fmt: skip
    assert place(game, "pack_horse") == (head, tail, 0)
    game.do(TakeBridle("gui", "pack_horse"))
    game.do(Move("gui", game.cells("C4")))
    assert place(game, "pack_horse") == after
    game.do(Move("gui", game.cells("D3" if head == "B5" else "B3")))  # turning away from it
    turned = game["gui"].facing
    flanks = {game.field.board.neighbours[game["gui"].tail][(turned + side) % 6] for side in (1, 5)}
    assert game["pack_horse"].cell in flanks
    assert game["pack_horse"].facing == turned


@pytest.mark.rule("HORSE-08")
def test_it_changes_sides_where_one_is_taken() -> None:
    """A friend stands where the horse would go: it goes at the other side; both taken: no step. [RULING-T-38]"""
    picture = """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  F  .  G  .  .
        .  .  A  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        """
    led = [{"who": "pack_horse", "side": "A", "at": "B5", "facing": 0}]
    leads = [{"who": "gui", "beasts": ["pack_horse"]}]
    one = drawn(picture.replace("G", "."), A=rider("gui", "A", 0), F=man("guy", "A"), men=led, leads=leads)
    one.do(Move("gui", one.cells("C4")))
    assert place(one, "pack_horse") == ("D4", "D5", 0)
    both = drawn(picture, A=rider("gui", "A", 0), F=man("guy", "A"), G=man("raoul", "A"), men=led, leads=leads)
    assert both.refused(Move("gui", both.cells("C4"))).rule == "HORSE-08"
    assert both.allowed(Move("gui", both.cells("C4 C3 C2")))  # past friends it goes
    foes = drawn(picture, A=rider("gui", "A", 0), F=man("ahmad", "B"), G=man("jemal", "B"), men=led, leads=leads)
    assert not foes.allowed(Move("gui", foes.cells("C4 C3 C2")))  # past enemies it does not


@pytest.mark.rule("HORSE-08")
def test_a_mule_at_a_riders_side_takes_one_hex() -> None:
    """A beast of one hex goes at his flank as well, and stays a beast of one hex."""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  M  A  .
        .  .  .  .
        .  .  .  .
        """,
        A=rider("gui", "A", 0), M=man("mule_grey", "A"), leads=[{"who": "gui", "beasts": ["mule_grey"]}],
    )  # fmt: skip
    game.do(Move("gui", game.cells("C3")))
    assert game["mule_grey"].cells == game.cells("B3")


@pytest.mark.rule("HORSE-09", "CTX-18")
def test_three_on_foot_one_in_the_saddle() -> None:
    """A fourth bridle on foot and a second in the saddle are too many."""
    sides = (("pack_horse_grey", "B4", 1), ("pack_horse_dun", "D4", 5), ("cart_horse", "C5", 0))
    others = [{"who": who, "side": "A", "at": at, "facing": facing} for who, at, facing in sides]
    foot = yard(men=others)
    for horse in ("pack_horse", "pack_horse_grey", "pack_horse_dun"):
        foot.do(TakeBridle("guy", horse))
    assert foot.refused(TakeBridle("guy", "cart_horse"))[:2] == ("leads_enough", "HORSE-09")
    mounted = drawn(YARD, A=rider("gui", "A", 0), H=man("pack_horse", "A", facing=3),
                    men=[{"who": "pack_horse_dun", "side": "A", "at": "D4", "facing": 0}])  # fmt: skip
    mounted.do(TakeBridle("gui", "pack_horse"))
    assert mounted.refused(TakeBridle("gui", "pack_horse_dun"))[:2] == ("leads_enough", "HORSE-09")


# -- whose horse -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HORSE-10")
def test_a_horse_is_its_owners_while_one_of_his_is_beside_it() -> None:
    """Only a living, unstunned man of its side right beside it keeps it; then no enemy takes it. [RULING-T-39]"""
    walls = {"hexsides": {"wall": ["C1/C2", "C1/D1", "C1/B1"]}}  # Ahmad cannot attack, but he is beside the horse

    def held(**ahmad: object) -> Table:
        return yard(man("guy", "A"), man("pack_horse", "B", facing=3), map=walls, men=[{"who": "ahmad", "side": "B", **ahmad}])

    game = held(at="C1")
    assert controlled_by(game.position, game["pack_horse"]) == 1
    assert game.refused(TakeBridle("guy", "pack_horse")).rule == "HORSE-10"
    for gone in ({"at": "F8"}, {"at": "C1", "health": "stunned"}, {"at": "C1", "health": "dead"}):
        game = held(**gone)
        assert controlled_by(game.position, game["pack_horse"]) == NOBODY
        game.do(TakeBridle("guy", "pack_horse"))
        assert (game["pack_horse"].leader, game["pack_horse"].side) == ("guy", 0)


@pytest.mark.rule("HORSE-10")
def test_who_takes_it_first_has_it() -> None:
    """Guy has taken the enemy's horse and lets it go: while he stays beside it, it is his side's."""
    game = yard(man("guy", "A"), man("pack_horse", "B", facing=3), men=[{"who": "ahmad", "side": "B", "at": "F8"}])
    game.do(TakeBridle("guy", "pack_horse"))
    game.do(LetGo("guy", "pack_horse"))
    assert controlled_by(game.position, game["pack_horse"]) == 0
    assert not game.allowed(Attack(("guy",), "pack_horse"))
    game.do(Move("guy", game.cells("C5 C6")))
    assert controlled_by(game.position, game["pack_horse"]) == NOBODY


@pytest.mark.rule("HORSE-10", "MOUNT-06")
def test_an_enemys_horse_beside_its_man_is_not_mounted() -> None:
    """Right beside its own man, even one who cannot attack, the horse is not there for the taking."""
    walls = {"hexsides": {"wall": ["C1/C2", "C1/D1", "C1/B1"]}}
    game = yard(man("gui", "A"), man("pack_horse", "B", facing=3), map=walls, men=[{"who": "ahmad", "side": "B", "at": "C1"}])
    put(game, "gui", cell=game.cell("C3"))
    assert game.refused(Mount("gui", "pack_horse")).rule == "HORSE-10"


# -- losing it ---------------------------------------------------------------------------------------------------------


def _leading(active: str, sequence: str = "combat", others: tuple[dict[str, str], ...] = ()) -> Table:
    """Gui leads a horse at his left; Ahmad stands before him."""
    return drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  .  E  .
        .  .  A  .
        .  .  .  .
        .  .  .  .
        """,
        A=rider("gui", "A", 0), E=man("ahmad", "B"), active=active, sequence=sequence,
        men=[{"who": "pack_horse", "side": "A", "at": "B5", "facing": 0}, *others],
        leads=[{"who": "gui", "beasts": ["pack_horse"]}],
    )  # fmt: skip


@pytest.mark.rule("HORSE-11")
@pytest.mark.parametrize("active", ["A", "B"])
def test_a_rider_loses_it_when_he_attacks_or_is_attacked(active: str) -> None:
    """The moment the attack is declared the led horse is free; it stays where it is. [RULING-T-39]"""
    game = _leading(active)
    one, two = ("gui", "ahmad") if active == "A" else ("ahmad", "gui")
    events = game.do(Attack((one,), two), 7)
    assert [event.beast for event in of_kind(events, BridleDropped)] == ["pack_horse"]
    assert game["pack_horse"].leader == ""
    assert place(game, "pack_horse") == ("B5", "B6", 0)


@pytest.mark.rule("HORSE-11")
def test_a_shot_does_not_loosen_his_grip() -> None:
    """Shot at and missed he keeps the horse. [RULING-T-39]"""
    game = _leading("B", "fire", others=({"who": "yusuf", "side": "B", "at": "C1"},))
    put(game, "ahmad", cell=game.cell("A1"))
    game.do(Shoot("yusuf", "gui", game.cell("C5"), game.cell("C1"), "composite_bow"), 1, 10)
    assert game["gui"].health == Health.HEALTHY
    assert game["pack_horse"].leader == "gui"


@pytest.mark.rule("HORSE-11")
def test_a_charge_loses_it() -> None:
    """Charging, and charged, he lets go. [RULING-T-39]"""
    for charger in ("A", "B"):
        game = drawn(
            """
            .  .  .  .
            .  .  E  .
            .  .  .  .
            .  .  .  .
            .  .  .  .
            .  .  .  .
            .  .  .  .
            .  .  .  .
            .  .  A  .
            .  .  .  .
            .  .  .  .
            """,
            A=rider("gui", "A", 0), E=rider("hammad", "B", 3), active=charger, sequence="charges",
            men=[{"who": "pack_horse", "side": "A", "at": "B9", "facing": 0}],
            leads=[{"who": "gui", "beasts": ["pack_horse"]}],
        )  # fmt: skip
        assert game["pack_horse"].leader == "gui"
        if charger == "A":
            command = Charge("gui", "hammad", game.cells("C8 C7 C6 C5 C4 C3"))
        else:
            command = Charge("hammad", "gui", game.cells("C3 C4 C5 C6 C7 C8"))
        game.do(command)
        if game.asked == "charge_met":
            game.do(LetCome(), 7)
        assert game["pack_horse"].leader == "", charger


@pytest.mark.rule("HORSE-11")
def test_a_counter_charge_loses_it() -> None:
    """Who rides to meet a charge attacks: the led horse stays behind, free. [RULING-T-39]"""
    game = drawn(
        """
        .  .  .  .
        .  .  E  .
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  .  A  .
        .  .  .  .
        .  .  .  .
        """,
        A=rider("gui", "A", 0), E=rider("hammad", "B", 3), active="B", sequence="charges",
        men=[{"who": "pack_horse", "side": "A", "at": "B10", "facing": 0}],
        leads=[{"who": "gui", "beasts": ["pack_horse"]}],
    )  # fmt: skip
    game.do(Charge("hammad", "gui", game.cells("C3 C4 C5 C6 C7 C8 C9")))
    assert game.asked == "charge_met"
    game.do(CounterCharge("gui", game.cells("C9 C8")), 6, 6)
    assert game["pack_horse"].leader == ""


@pytest.mark.rule("HORSE-11")
@pytest.mark.parametrize(("die", "health"), [(4, Health.WOUNDED), (6, Health.STUNNED), (1, Health.DEAD)])
def test_a_man_on_foot_keeps_it_unless_he_falls(die: int, health: int) -> None:
    """Attacked on foot and only wounded he holds the bridle; stunned or dead he does not. [RULING-T-39]"""
    game = yard(man("ziri", "A"), leads=[{"who": "ziri", "beasts": ["pack_horse"]}], active="B", sequence="combat",
                men=[{"who": "harald", "side": "B", "at": "C5"}])  # fmt: skip
    game.do(Attack(("harald",), "ziri"), die)  # column 16–25
    assert game["ziri"].health == health
    assert game["pack_horse"].leader == ("ziri" if health == Health.WOUNDED else "")
    assert place(game, "pack_horse") == ("C3", "C2", 3)


@pytest.mark.rule("HORSE-11")
def test_a_leader_driven_back_leaves_it_behind() -> None:
    """He retreats, the horse stays where it is and is free. [RULING-T-39, RULING-T-87]"""
    game = yard(man("ziri", "A"), leads=[{"who": "ziri", "beasts": ["pack_horse"]}], active="B", sequence="combat",
                men=[{"who": "harald", "side": "B", "at": "C5"}])  # fmt: skip
    game.do(Attack(("harald",), "ziri"), 8)
    assert game.asked == "retreat_owed"
    game.do(Retreat("ziri", game.cell("B3")))
    assert game["pack_horse"].leader == ""
    assert place(game, "pack_horse") == ("C3", "C2", 3)


# -- trees and water ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HORSE-12")
@pytest.mark.parametrize(("sign", "price"), [("t", 2), ("w", 4)])
def test_led_horses_cross_trees_and_deep_water(sign: str, price: int) -> None:
    """The leader pays his own price and the horse comes along; a rider could not go there. [RULING-T-21]"""
    picture = YARD.replace("A  .  .  .\n    .  .  .", f"A  .  .  .\n    .  .  {sign}")
    game = drawn(picture, A=man("ziri", "A"), H=man("pack_horse", "A", facing=3))
    game.do(TakeBridle("ziri", "pack_horse"))
    events = game.do(Move("ziri", game.cells("C5 C6")))
    assert sum(term.value for event in of_kind(events, Moved) for term in event.costs) == price + 1
    assert place(game, "pack_horse") == ("C5", "C4", 3)
    mounted = drawn(picture.replace("H", "."), A=rider("ziri", "A", 3))
    assert not mounted.allowed(Move("ziri", mounted.cells("C5")))


@pytest.mark.rule("HORSE-08")
def test_who_led_a_horse_that_died_has_his_whole_way_again() -> None:
    """Gui leads a pack horse, another stands about; the led one is killed: he is no longer held to single steps."""
    picture = """
        . . . . . .
        . . . . . .
        . . . . . .
        . A . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        """
    beasts = [{"who": "pack_horse", "side": "A", "at": "B5", "facing": 0}, {"who": "mule_grey", "side": "A", "at": "F1", "facing": 3}]
    game = drawn(picture, A=man("guy", "A"), men=beasts, leads=[{"who": "guy", "beasts": ["pack_horse"]}])

    def longest() -> int:
        return max(len(command.path) for command in game.legal.of("guy") if isinstance(command, Move))

    assert longest() == 1
    game.state = evolve(game.state, Hurt("pack_horse", Health.DEAD, "HIT-03"))
    assert longest() > 1
