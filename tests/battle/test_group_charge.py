"""Group charges with couched lances, and those of the cataphracts. Rulebook 7.2.4, 7.2.5."""

import pytest

from hauberk.battle.charge.counter_charge import exists
from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Charge, CounterCharge, GroupCharge, HoldGround, LetCome, Retreat
from hauberk.battle.core.events import ChargeDeclared, ChargeVoid, Fought, Hurt, Rode
from hauberk.battle.core.questions import Plan
from hauberk.common.term import total
from tests.kit import Man, Table, drawn, man, of_kind, rider

LINES = """
    .  .  .  .  .  .  .  .  .  .  .  .
    .  G  .  .  .  .  .  .  T  .  .  .
    .  S  .  .  .  .  .  .  U  .  .  .
    .  R  .  .  .  .  .  .  V  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .
"""
"""Three knights side by side, three enemies side by side."""
PATHS = ("C2 D2 E2 F2 G2 H2", "C3 D3 E3 F3 G3 H3", "C4 D4 E4 F4 G4 H4")

KNIGHTS = {"G": rider("gui", "A", 2), "S": rider("serlon", "A", 2), "R": rider("romaric", "A", 2)}
PIKEMEN = {"T": man("bilal", "B"), "U": man("kafur", "B"), "V": man("anbar", "B")}
RIDERS = {"T": rider("tamim", "B", 5), "U": rider("zawi", "B", 5), "V": rider("hammad", "B", 5)}
CATAPHRACTS = {"G": rider("theophylaktos", "A", 2), "S": rider("konstantinos", "A", 2), "R": rider("leon", "A", 2)}


def lines(picture: str = LINES, **more: object) -> Table:
    """Gui, Serlon and Romaric against Bilal, Kafur and Anbar, unless told otherwise."""
    return drawn(picture, sequence="charges", **{**KNIGHTS, **PIKEMEN, **more})


def together(game: Table, *pairs: str, paths: tuple[str, ...] = PATHS) -> GroupCharge:
    """A group charge; each pair is "charger target"."""
    charges = [(*pair.split(), game.cells(path)) for pair, path in zip(pairs, paths, strict=False)]
    return GroupCharge(tuple(Charge(who, target, path) for who, target, path in charges))


def all_three(game: Table) -> GroupCharge:
    """The three knights at the three pikemen."""
    return together(game, "gui bilal", "serlon kafur", "romaric anbar")


# -- declaring -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GCHARGE-01")
def test_three_knights_charge_together() -> None:
    """Three knights side by side declare one charge; they ride one after the other and strike at the same time."""
    game = lines()
    events = game.do(all_three(game), 1, 1, 1)
    assert [(one.man, one.target, one.group) for one in of_kind(events, ChargeDeclared)] == [
        ("gui", "bilal", True), ("serlon", "kafur", True), ("romaric", "anbar", True),
    ]  # fmt: skip
    order = [type(event) for event in events if isinstance(event, Rode | Fought | Hurt)]
    assert order == [Rode] * 3 + [Fought] * 3 + [Hurt] * 3
    assert {game.at(who) for who in ("gui", "serlon", "romaric")} == {"H2", "H3", "H4"}


@pytest.mark.rule("GCHARGE-01")
def test_two_are_no_group() -> None:
    """Two knights, or three against two, are no group; nor does one knight count twice."""
    game = lines()
    for few in (
        together(game, "gui bilal", "serlon kafur"),
        together(game, "gui bilal", "serlon kafur", "romaric kafur"),
        together(game, "gui bilal", "gui kafur", "romaric anbar"),
    ):
        refusal = game.refused(few)
        assert (refusal.reason, refusal.rule) == ("group_too_small", "GCHARGE-01")
    assert game.refused(GroupCharge(())).rule == "GCHARGE-01"


@pytest.mark.rule("GCHARGE-01")
@pytest.mark.parametrize("apart", ["knights", "targets"])
def test_both_lines_must_be_closed(apart: str) -> None:
    """Knights with a gap between them do not charge as a group, nor are enemies with a gap charged by one.
    [RULING-T-105]"""
    picture = """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .  .  .
        .  S  .  .  .  .  .  .  U  .  .  .
        .  X  .  .  .  .  .  .  Y  .  .  .
        .  R  .  .  .  .  .  .  V  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
    """
    for letter in "XV" if apart == "knights" else "RY":
        picture = picture.replace(letter, ".")
    game = lines(picture, X=KNIGHTS["R"], Y=PIKEMEN["V"])
    far = "C5 D5 E5 F5 G5 H4" if apart == "knights" else "C4 D4 E4 F4 G5 H4"
    refusal = game.refused(together(game, "gui bilal", "serlon kafur", "romaric anbar", paths=(*PATHS[:2], far)))
    assert (refusal.reason, refusal.rule) == ("group_not_adjacent", "GCHARGE-01")


@pytest.mark.rule("GCHARGE-01")
@pytest.mark.parametrize(
    "third, may",
    [
        (rider("romaric", "A", 2), True),
        (rider("robert", "A", 2), True),
        (rider("lambert", "A", 2), False),
        (rider("joscelin", "A", 2), False),
        (rider("romaric", "A", 2, thrown=1), False),
        (rider("tatikios", "A", 2), False),
    ],
)
def test_only_norman_knights_couch_their_lances(third: Man, may: bool) -> None:
    """Knights and nobles of the Normans with their lance in hand; no sergeant, squire, archer or empty hand.
    [RULING-T-105]"""
    game = lines(R=third)
    command = together(game, "gui bilal", "serlon kafur", f"{third.who} anbar")
    assert game.allowed(command) is may
    if not may:
        assert (game.refused(command).reason, game.refused(command).rule) == ("no_couched_lance", "GCHARGE-01")


@pytest.mark.rule("GCHARGE-01")
def test_each_ends_on_his_own_hexes() -> None:
    """Two knights of the group cannot end their ride on the same hexes. [RULING-T-105]"""
    game = lines()
    crowded = (PATHS[0], "C3 D3 E3 F3 G3 H2", PATHS[2])
    refusal = game.refused(together(game, "gui bilal", "serlon kafur", "romaric anbar", paths=crowded))
    assert (refusal.reason, refusal.rule) == ("ends_overlap", "GCHARGE-01")


@pytest.mark.rule("GCHARGE-01")
def test_four_knights_and_an_unknown_name() -> None:
    """More than three may charge together; a name nobody bears is refused like any other mistake."""
    game = lines(
        """
        .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .
        .  S  .  .  .  .  .  .  U  .
        .  R  .  .  .  .  .  .  V  .
        .  Q  .  .  .  .  .  .  W  .
        .  .  .  .  .  .  .  .  .  .
        """,
        Q=rider("avray", "A", 2), W=man("rayhan", "B"),
    )  # fmt: skip
    paths = (*PATHS, "C5 D5 E5 F5 G5 H5")
    four = together(game, "gui bilal", "serlon kafur", "romaric anbar", "avray rayhan", paths=paths)
    assert len(of_kind(game.do(four, 1, 1, 1, 1), Fought)) == 4
    game = lines()
    assert game.refused(together(game, "gui bilal", "serlon kafur", "nobody anbar")).reason == "nobody_of_that_name"
    assert game.refused(together(game, "gui bilal", "serlon kafur", "romaric none")).reason == "nobody_of_that_name"


@pytest.mark.rule("GCHARGE-02")
def test_every_knight_meets_the_conditions_of_a_charge() -> None:
    """One knight who shot, whose target was charged already, is not ahead, too near or out of reach spoils the
    group."""
    shot = lines(R=rider("romaric", "A", 2, marks=["shot"]))
    assert shot.refused(all_three(shot)).rule == "CHARGE-09"
    charged = lines()
    charged.state = charged.state._replace(charged=frozenset({"anbar"}))
    assert charged.refused(all_three(charged)).rule == "CHARGE-02"
    aside = lines(R=rider("romaric", "A", 5))
    assert aside.refused(all_three(aside)).rule == "CHARGE-03"
    tired = lines(R=rider("romaric", "A", 2, left=5))
    assert tired.refused(all_three(tired)).rule == "CHARGE-04"
    screened = lines(LINES.replace("R  .  .  .  .  .", "R  .  .  t  t  t"))
    round_it = (*PATHS[:2], "C4 D4 E5 F5 G5 H4")
    unseen = together(screened, "gui bilal", "serlon kafur", "romaric anbar", paths=round_it)
    assert screened.refused(unseen).rule == "CHARGE-05"
    game = lines()
    short = (*PATHS[:2], "C4 D4 E4 F4 G4")
    assert game.refused(together(game, "gui bilal", "serlon kafur", "romaric anbar", paths=short)).rule == "CHARGE-06"
    tight = (*PATHS[:2], "B5 C5 D5 E5 F4 G4 H4")
    refusal = game.refused(together(game, "gui bilal", "serlon kafur", "romaric anbar", paths=tight))
    assert refusal.rule == "CHARGE-07"
    past = (*PATHS[:2], "C4 D4 E4 F4 G4 H4 I5")
    assert game.refused(together(game, "gui bilal", "serlon kafur", "romaric anbar", paths=past)).rule == "CHARGE-08"


# -- counter-charges -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GCHARGE-03")
def test_several_knights_may_be_met() -> None:
    """The passive player answers for each knight in turn and meets two of the three, with one rider each."""
    game = lines(**RIDERS)
    game.do(together(game, "gui tamim", "serlon zawi", "romaric hammad"))
    assert game.asked == "charge_met"
    game.do(CounterCharge("tamim", game.cells("H2 G2")))
    assert game.asked == "charge_met"
    assert game.state.pending[-1].number == 1
    again = game.refused(CounterCharge("tamim", game.cells("H2 H3 G3")))
    assert (again.reason, again.rule) == ("has_countered", "CCHARGE-02")
    game.do(LetCome())
    assert game.state.pending[-1].number == 2
    events = game.do(CounterCharge("hammad", game.cells("H4 G4")), 7, 6, 7, 7, 6)
    assert [(fought.men[0], fought.target) for fought in of_kind(events, Fought)] == [
        ("gui", "tamim"), ("tamim", "gui"), ("serlon", "zawi"), ("romaric", "hammad"), ("hammad", "romaric"),
    ]  # fmt: skip
    assert (game.at("gui"), game.at("serlon"), game.at("romaric")) == ("F2", "H3", "F4")


@pytest.mark.rule("GCHARGE-03")
def test_no_counter_charge_where_another_of_the_group_will_stand() -> None:
    """A clash needs its four hexes: where another knight's ride ends there is no room for it. [RULING-T-105]"""
    game = lines(**RIDERS)
    gui = Plan("gui", "tamim", game.cells(PATHS[0]))
    serlon = Plan("serlon", "zawi", game.cells(PATHS[1]))
    assert exists(game.position, (gui, serlon), 0)
    crossing = serlon._replace(path=game.cells("C3 D3 E3 F3 G3 F2"))
    assert not exists(game.position, (gui, crossing), 0)
    met = serlon._replace(path=game.cells("C3 D3 E3 F2 F3 G3 H3"), counter="zawi")
    assert not exists(game.position, (gui, met), 0)


# -- the blow --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GCHARGE-04")
def test_dx_t_13_the_group_strikes_one_column_further_right() -> None:
    """DX-T-13: 42 against 5 is the column 26–40; in a group charge it is read in the column 41–60."""
    game = lines()
    events = game.do(all_three(game), 1, 1, 1)
    for fought in of_kind(events, Fought):
        assert total(fought.differential) == 42 - 5
        assert [(term.value, term.rule) for term in fought.shifts] == [(1, "GCHARGE-04")]
        assert fought.column == 6
    alone = lines()
    single = of_kind(alone.do(Charge("gui", "bilal", alone.cells(PATHS[0])), 1), Fought)[0]
    assert (single.column, single.shifts) == (5, ())


@pytest.mark.rule("GCHARGE-04")
def test_the_column_counts_in_a_clash_for_the_charging_side_only() -> None:
    """Met by a counter-charge, the knight of the group keeps his column; the rider who meets him has none.
    [RULING-T-105]"""
    game = lines(**RIDERS)
    game.do(together(game, "gui tamim", "serlon zawi", "romaric hammad"))
    game.do(CounterCharge("tamim", game.cells("H2 G2")))
    game.do(LetCome())
    events = game.do(LetCome(), 7, 6, 7, 7)
    shifts = {fought.men[0]: [term.rule for term in fought.shifts] for fought in of_kind(events, Fought)}
    assert shifts == {"gui": ["GCHARGE-04"], "tamim": [], "serlon": ["GCHARGE-04"], "romaric": ["GCHARGE-04"]}


@pytest.mark.rule("GCHARGE-04")
def test_the_column_counts_though_a_comrade_was_stopped() -> None:
    """Gui is stopped on his way; Serlon and Romaric strike as a group all the same. [RULING-T-105]"""
    game = lines(
        """
        .  .  .  K  .  .  .  .  .  .  .  .
        .  .  L  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .  .  .
        .  S  .  .  .  .  .  .  U  .  .  .
        .  R  .  .  .  .  .  .  V  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        """,
        K=man("umar", "B"), L=man("jawhar", "B"),
    )  # fmt: skip
    paths = ("C3 D2 E3 F3 G3 H3", "C4 D4 E4 F4 G4 H4", "C5 D5 E5 F5 G5 H5")
    events = game.do(together(game, "gui bilal", "serlon kafur", "romaric anbar", paths=paths), 7, 1, 1)
    assert [(void.man, void.target) for void in of_kind(events, ChargeVoid)] == [("gui", "bilal")]
    assert [(one.men[0], [term.rule for term in one.shifts]) for one in of_kind(events, Fought)] == [
        ("serlon", ["GCHARGE-04"]), ("romaric", ["GCHARGE-04"]),
    ]  # fmt: skip
    assert game.at("gui") == "D2"


@pytest.mark.rule("GCHARGE-04")
def test_all_results_before_all_advances() -> None:
    """Bilal and Kafur are driven back; both go back before either knight may follow. [RULING-T-105]"""
    game = lines()
    events = game.do(all_three(game), 10, 10, 1)
    assert [fought.result for fought in of_kind(events, Fought)] == ["C", "C", "F"]
    asked = []
    while game.asked:
        asked.append(game.asked)
        if game.asked == "retreat_owed":
            who = game.state.pending[-1].men[0]
            game.do(Retreat(who, game.cell({"bilal": "J1", "kafur": "J3"}[who])))
        else:
            game.do(HoldGround())
    assert asked == ["retreat_owed"] * 2 + ["advance_offered"] * 3


@pytest.mark.rule("GCHARGE-04")
def test_a_target_who_rides_off_to_meet_another_is_missed() -> None:
    """Zawi, charged by Serlon, rides to meet Gui: he is no longer before Serlon's horse, whose charge is void."""
    game = lines(**RIDERS)
    game.do(together(game, "gui tamim", "serlon zawi", "romaric hammad"))
    game.do(CounterCharge("zawi", game.cells("H2 G2")))
    game.do(LetCome())
    events = game.do(LetCome(), 6, 6, 7)
    assert [(fought.men[0], fought.target) for fought in of_kind(events, Fought)] == [
        ("gui", "zawi"), ("zawi", "gui"), ("romaric", "hammad"),
    ]  # fmt: skip
    assert of_kind(events, ChargeVoid) == [ChargeVoid("serlon", "zawi", "stopped")]


@pytest.mark.rule("GCHARGE-04")
def test_two_injuries_of_one_moment_kill() -> None:
    """Zawi is unhorsed by Gui in the clash and struck by Serlon, before whose horse it takes place: he is dead.
    [RULING-T-10]"""
    game = lines(**RIDERS)
    paths = (PATHS[0], "C3 D3 E3 F3 G4 H3", "C4 D4 E4 F4 G5 H4")
    game.do(together(game, "gui tamim", "serlon zawi", "romaric hammad", paths=paths))
    game.do(CounterCharge("zawi", game.cells("H2 G2")))
    game.do(LetCome())
    events = game.do(LetCome(), 3, 6, 5, 6)
    assert [fought.result for fought in of_kind(events, Fought)] == ["D", "-", "D", "D"]
    assert game["zawi"].health == Health.DEAD
    asked = []
    while game.asked:
        asked.append(game.asked)
        game.do(next(iter(game.legal)) if game.asked == "fall_asked" else HoldGround())
    assert asked.count("fall_asked") == 2
    assert asked == sorted(asked, reverse=True)


# -- cataphracts -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GCHARGE-05")
def test_cataphracts_charge_infantry_together() -> None:
    """Three cataphracts side by side charge three men on foot as the knights do, one column further right."""
    game = lines(**CATAPHRACTS)
    events = game.do(together(game, "theophylaktos bilal", "konstantinos kafur", "leon anbar"), 1, 1, 1)
    assert [term.rule for fought in of_kind(events, Fought) for term in fought.shifts] == ["GCHARGE-04"] * 3


@pytest.mark.rule("GCHARGE-05")
def test_cataphracts_do_not_charge_riders_together() -> None:
    """One rider among the targets forbids the cataphracts' group charge; a single one may charge him. [RULING-T-106]"""
    game = lines(**CATAPHRACTS, U=RIDERS["U"])
    command = together(game, "theophylaktos bilal", "konstantinos zawi", "leon anbar")
    refusal = game.refused(command)
    assert (refusal.reason, refusal.rule) == ("cataphracts_against_foot", "GCHARGE-05")
    assert game.allowed(Charge("konstantinos", "zawi", game.cells(PATHS[1])))
    knights = lines(U=RIDERS["U"])
    assert knights.allowed(together(knights, "gui bilal", "serlon zawi", "romaric anbar"))


@pytest.mark.rule("GCHARGE-05")
def test_cataphracts_and_knights_do_not_mix() -> None:
    """A cataphract does not join the couched lances of the Normans."""
    game = lines(R=CATAPHRACTS["R"])
    refusal = game.refused(together(game, "gui bilal", "serlon kafur", "leon anbar"))
    assert refusal.rule == "GCHARGE-01"


@pytest.mark.rule("GCHARGE-05")
def test_a_rider_may_meet_the_cataphracts() -> None:
    """Their targets are on foot, but a rider of the other side may throw himself in their way. [RULING-T-106]"""
    game = lines(
        """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .  .  .
        .  S  .  .  .  .  .  .  U  .  .  .
        .  R  .  .  .  .  .  .  V  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  M  .
        .  .  .  .  .  .  .  .  .  .  .  .
        """,
        **CATAPHRACTS, M=rider("tamim", "B", 5),
    )  # fmt: skip
    game.do(together(game, "theophylaktos bilal", "konstantinos kafur", "leon anbar"))
    assert game.asked == "charge_met"
    assert any(isinstance(one, CounterCharge) for one in game.legal)
    assert not of_kind(game.told, ChargeVoid)
