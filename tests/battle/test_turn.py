"""The turn: phases, sequences, who acts when, and how a battle ends."""

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import (  # fmt: skip
    Advance,
    Attack,
    Charge,
    ClearHex,
    Command,
    CounterCharge,
    Done,
    HoldFire,
    HoldGround,
    LetCome,
    Move,
    Retreat,
    Shoot,
    ShootBack,
    StandFast,
    Withdraw,
)
from hauberk.battle.core.events import BattleEnded, Event, Fought, PhaseBegan, Recovered, SequenceBegan, Shot
from hauberk.battle.core.state import RECOVERY
from hauberk.common.dice import ScriptedDice
from hauberk.play.battle.deciding import opening
from hauberk.play.battle.scenario import load_scenario, scenario_files
from tests.kit import Table, drawn, man, of_kind, rider

FIELD = """
    .  .  .  .  .  .
    .  R  A  .  .  .
    .  .  .  .  .  .
    .  .  .  .  O  .
    """


def duel(**more: object) -> Table:
    """Raoul and Ahmad in contact, Olivier with his bow apart."""
    return drawn(FIELD, R=man("raoul", "A"), A=man("ahmad", "B"), O=man("olivier", "A"), **more)


def pass_phase(game: Table) -> None:
    """The active side does nothing at all; nobody shoots at it either."""
    side = game.state.active
    while game.state.active == side and game.state.outcome is None:
        game.do(Done() if not game.asked else HoldFire())


def phased(game: Table) -> list[tuple[int, Event]]:
    """Everything told, each with the number of phases begun before it."""
    number, found = 0, []
    for event in game.told:
        number += isinstance(event, PhaseBegan)
        found.append((number, event))
    return found


# -- scenario and phases ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TURN-01")
@pytest.mark.parametrize("name", list(scenario_files()))
def test_a_scenario_sets_forces_places_and_sides(name: str) -> None:
    """Every scenario names the two sides, puts people of both on the map or lets them come, and begins with side A."""
    scenario = load_scenario(name)
    _, state = opening(scenario.field.at(scenario.start), ScriptedDice([]))
    assert (state.turn, state.active, state.sequence) == (1, 0, 1)
    for side in (0, 1):
        assert state.people(side)
        assert all(one.on_map or one.away == "waiting" for one in state.people(side))
    assert scenario.field.turns or scenario.field.victories


@pytest.mark.rule("TURN-01", "TURN-09")
def test_turn_follows_turn_until_the_scenario_ends() -> None:
    """Two turns are set; after phase B of the second the battle is over, and nothing more can be done."""
    game = duel(turns=2)
    for turn, side in ((1, 1), (2, 0), (2, 1)):
        pass_phase(game)
        assert (game.state.turn, game.state.active) == (turn, side)
    pass_phase(game)
    assert of_kind(game.told, BattleEnded) == [BattleEnded(None, "time")]
    assert game.decides is None
    assert game.refused(Done()).reason == "battle_over"


@pytest.mark.rule("TURN-01")
def test_a_victory_ends_the_battle_at_the_end_of_the_phase() -> None:
    """The scenario wants one Arab out of action: when Ahmad is dead the Normans have won as soon as their phase is
    over."""
    game = duel(
        sequence="combat", turns=9,
        victory=[{"side": "A", "at": "once", "all": [{"kind": "out", "side": "B", "at_least": 1}]}],
    )  # fmt: skip
    game.do(Attack(("raoul",), "ahmad"), 1)  # 15 - 5 = 10
    assert game["ahmad"].health == Health.DEAD
    game.do(HoldGround())
    game.do(Done())
    assert of_kind(game.told, BattleEnded) == [BattleEnded(0, "victory", 0)]


@pytest.mark.rule("TURN-02", "TURN-04", "TURN-07", "TURN-09", "CTX-01")
def test_two_phases_of_five_sequences() -> None:
    """A's phase, then B's, each with its five sequences in order; then turn 2 begins with A. Nobody is obliged to do
    anything."""
    game = duel(sequence="fire", turns=0)
    pass_phase(game)
    pass_phase(game)
    told = [(event.turn, event.side) if isinstance(event, PhaseBegan) else event.sequence for event in game.told
            if isinstance(event, PhaseBegan | SequenceBegan)]  # fmt: skip
    assert told == [2, 3, 4, 5, (1, 1), 1, 2, 3, 4, 5, (2, 0), 1]


@pytest.mark.rule("TURN-03")
def test_allied_players_act_as_one_side() -> None:
    """Normans and Lombards on side A move in the same phase, pass through one another and strike together."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  R  C  .  .  .
        .  .  .  A  .  .
        .  .  .  .  .  .
        """,
        R=man("raoul", "A"), C=man("carlo", "A"), A=man("ahmad", "B"),
    )  # fmt: skip
    assert game["raoul"].character.group != game["carlo"].character.group
    game.do(Move("raoul", game.cells("C2 D2")))
    game.do(Move("carlo", game.cells("C3")))
    assert game.state.active == 0
    game.do(Done())
    plan = game.plan(Attack(("raoul", "carlo"), "ahmad"))
    assert [term.reason for term in plan.shifts] == ["together"]


# -- the sequences ---------------------------------------------------------------------------------------------------

SHOOT, CHARGE, MOVE, FIGHT = "fire", "charges", "movement", "combat"


@pytest.mark.rule("TURN-04", "CTX-01")
@pytest.mark.parametrize("sequence", [SHOOT, CHARGE, MOVE, FIGHT])
def test_everything_has_its_sequence(sequence: str) -> None:
    """Shots in sequence 1, charges in 2, steps in 3, blows in 4, and nothing of it in another."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  R  A  .  .  O  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  G  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  K  .
        """,
        R=man("raoul", "A"), O=man("olivier", "A"), G=rider("gui", "A", 3), A=man("ahmad", "B"), K=man("kafur", "B"),
        sequence=sequence,
    )  # fmt: skip
    commands: dict[str, Command] = {
        SHOOT: Shoot("olivier", "ahmad", game.cell("C2"), game.cell("F2"), "short_bow"),
        CHARGE: Charge("gui", "kafur", game.cells("K5 K6 K7 K8 K9 K10")),
        MOVE: Move("olivier", game.cells("F3")),
        FIGHT: Attack(("raoul",), "ahmad"),
    }
    for own, command in commands.items():
        if own == sequence:
            assert game.allowed(command), own
        else:
            assert game.refused(command).rule == "TURN-04", own


@pytest.mark.rule("TURN-04", "CTX-01")
def test_a_sequence_starts_when_the_one_before_is_finished() -> None:
    """Ahmad is driven back: before the retreat is settled the combat sequence cannot be closed."""
    game = duel(sequence="combat")
    game.do(Attack(("raoul",), "ahmad"), 8)  # 15 - 5 = 10, column 9-15: C
    assert game.asked == "retreat_owed"
    assert game.refused(Done()).reason == "answer_first"
    game.do(Retreat("ahmad", game.cell("D1")))
    game.do(HoldGround())
    game.do(Done())
    assert game.state.active == 1


@pytest.mark.rule("TURN-05")
@pytest.mark.parametrize("throws", [True, False])
def test_who_shot_does_not_attack(throws: bool) -> None:
    """Yaqub throws a javelin in sequence 1: in this phase he neither charges nor strikes; had he kept it he could do
    either."""
    rows = [". . . ."] * 10
    rows[1], rows[8] = ". Y . .", ". O . ."
    game = drawn("\n".join(rows), Y=rider("yaqub", "A", 3), O=man("osmond", "B"), sequence="fire")
    if throws:
        game.do(Shoot("yaqub", "osmond", game.cell("B9"), game.cell("B2"), "javelin"), 10)  # wide
    game.do(Done())
    ride = game.cells("B3 B4 B5 B6 B7 B8")
    charge = Charge("yaqub", "osmond", ride)
    assert game.allowed(charge) != throws
    assert not throws or game.refused(charge).reason == "has_shot_no_attack"
    game.do(Done())
    game.do(Move("yaqub", ride))
    game.do(Done())
    assert game.allowed(Attack(("yaqub",), "osmond")) != throws
    assert not throws or game.refused(Attack(("yaqub",), "osmond")).rule == "TURN-05"


# -- the passive side ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TURN-06")
def test_the_passive_side_does_nothing_of_its_own() -> None:
    """In the Normans' phase no Arab shoots, moves, charges, strikes or clears a hex."""
    picture = """
        .  .  .  .  .  .
        .  R  A  .  .  .
        .  .  .  .  .  .
        .  .  .  .  H  .
        """
    people = {"R": man("raoul", "A"), "A": man("ahmad", "B"), "H": man("hamza", "B")}
    for sequence in ("fire", "charges", "movement", "combat"):
        game = drawn(picture, sequence=sequence, **people)
        cell = game.cell
        for command in (
            Shoot("hamza", "raoul", cell("B2"), cell("E4"), "composite_bow"),
            Move("ahmad", game.cells("C1")),
            Attack(("ahmad",), "raoul"),
            ClearHex(("ahmad", "hamza"), cell("D4"), cell("F4")),
        ):
            assert not game.allowed(command), (sequence, command)
        assert not [command for command in game.legal if getattr(command, "man", "") in ("ahmad", "hamza")]


@pytest.mark.rule("TURN-06")
def test_the_passive_side_shoots_at_movers() -> None:
    """Raoul sets out under Hamza's eyes: now the Arabs decide, and only about a shot."""
    game = drawn("R  .  .  .  .  H", R=man("raoul", "A"), H=man("hamza", "B"))
    game.do(Move("raoul", game.cells("B1")))
    assert (game.asked, game.decides) == ("move_watched", 1)
    assert {type(command) for command in game.legal} == {ShootBack, HoldFire}
    game.do(HoldFire())
    assert (game.asked, game.decides, game.at("raoul")) == ("", 0, "B1")


@pytest.mark.rule("TURN-06", "TURN-11")
def test_the_passive_side_meets_a_charge() -> None:
    """Gui charges Kafur; the Arabs may send Tamim against him or let him come. In his own phase Tamim may still
    attack."""
    rows = [". . . ."] * 17
    rows[1], rows[12], rows[15] = ". G . .", ". K . .", ". . T ."
    game = drawn("\n".join(rows), G=rider("gui", "A", 3), K=man("kafur", "B"), T=rider("tamim", "B", 0), sequence="charges")
    game.do(Charge("gui", "kafur", game.cells("B3 B4 B5 B6 B7 B8 B9 B10 B11 B12")))
    assert (game.asked, game.decides) == ("charge_met", 1)
    assert {type(command) for command in game.legal} == {CounterCharge, LetCome}
    game.do(next(iter(game.legal)), 7, 7)
    assert [event.result for event in of_kind(game.told, Fought)] == ["-", "-"]
    pass_phase(game)
    while game.state.sequence < 4:
        game.do(Done())
    assert game.allowed(Attack(("tamim",), "gui"))


@pytest.mark.rule("TURN-06")
def test_the_passive_side_may_refuse_combat() -> None:
    """Raoul goes for Salih, a horse archer and faster than he: the Arabs may withdraw him or let him stand."""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  S  .  .
        .  .  .  .
        .  R  .  .
        """,
        S=rider("salih", "B", 0), R=man("raoul", "A"), sequence="combat",
    )  # fmt: skip
    game.do(Attack(("raoul",), "salih"))
    assert (game.asked, game.decides) == ("refusable", 1)
    assert {type(command) for command in game.legal} == {StandFast, Withdraw}


@pytest.mark.rule("TURN-06")
def test_the_passive_side_advances_after_a_won_defence() -> None:
    """Raoul's attack fails and he goes back: Ahmad may follow into the hex he has left."""
    game = duel(sequence="combat")
    game.do(Attack(("raoul",), "ahmad"), 10)
    assert (game.asked, game.decides) == ("retreat_owed", 0)
    game.do(Retreat("raoul", game.cell("A2")))
    assert (game.asked, game.decides) == ("advance_offered", 1)
    game.do(Advance("ahmad", game.cells("B2")))
    assert game.at("ahmad") == "B2"


# -- recovery --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TURN-08", "CTX-01")
@pytest.mark.parametrize("at_once", [False, True])
def test_who_was_stunned_before_the_phase_gets_up_in_it(at_once: bool) -> None:
    """Stunned in phase A, B's man gets up in phase B, A's man, beaten by his own attack, in phase A of the next turn;
    with the other reading of the rule already in this phase A. (DX-T-16)"""
    game = drawn(
        """
        O  U  .  .
        .  .  .  .
        .  .  .  .
        .  .  G  J
        """,
        O=man("osmond", "A"), U=man("umar", "B"), G=man("guy", "A"), J=man("jawhar", "B"), sequence="combat",
        switches={"recover_at_once": at_once},
    )  # fmt: skip
    game.do(Attack(("guy",), "jawhar"), 2)
    game.do(HoldGround())
    game.do(Attack(("osmond",), "umar"), 9)
    game.do(HoldGround())
    assert [event.result for event in of_kind(game.told, Fought)] == ["D", "A"]
    assert game["osmond"].health == game["jawhar"].health == Health.STUNNED
    game.do(Done())
    pass_phase(game)
    pass_phase(game)
    up = [(event.man, phase) for phase, event in phased(game) if isinstance(event, Recovered)]
    assert up == ([("osmond", 0), ("jawhar", 1)] if at_once else [("jawhar", 1), ("osmond", 2)])


@pytest.mark.rule("TURN-08", "CTX-01")
def test_only_the_active_side_gets_up() -> None:
    """In sequence 5 of phase B the stunned of side B get up, those of side A lie on."""
    game = drawn(
        "R  .  .  U", R=man("raoul", "A", health="stunned"), U=man("umar", "B", health="stunned"), active="B",
        sequence="combat",
    )  # fmt: skip
    events = game.do(Done())
    assert of_kind(events, Recovered) == [Recovered("umar")]
    assert game["raoul"].health == Health.STUNNED


@pytest.mark.rule("TURN-09")
def test_phase_b_mirrors_phase_a() -> None:
    """With B active the Arab moves and strikes, the Norman waits; then a new turn begins with side A."""
    game = duel(active="B")
    assert game.allowed(Move("ahmad", game.cells("C1")))
    assert game.refused(Move("raoul", game.cells("B1"))).reason == "not_yours"
    pass_phase(game)
    assert (game.state.turn, game.state.active, game.state.sequence) == (2, 0, 1)
    assert RECOVERY in [event.sequence for event in of_kind(game.told, SequenceBegan)]


# -- order and limits ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TURN-10")
@pytest.mark.parametrize("order", [("olivier", "colin"), ("colin", "olivier")])
def test_shots_fall_one_after_the_other_in_any_order(order: tuple[str, str]) -> None:
    """Whoever shoots first kills Ahmad; for the second there is no Ahmad any more, but Kafur may be shot at."""
    game = drawn(
        """
        O  .  .  .  A  .
        .  .  .  .  .  .
        C  .  .  .  K  .
        """,
        O=man("olivier", "A"), C=man("colin", "A"), A=man("ahmad", "B"), K=man("kafur", "B"), sequence="fire",
    )  # fmt: skip

    def shot(who: str, at: str) -> Shoot:
        return Shoot(who, at, game[at].cell, game[who].cell, "short_bow")

    first, second = order
    assert game.allowed(shot(second, "ahmad"))
    game.do(shot(first, "ahmad"), 1, 1)
    assert game["ahmad"].health == Health.DEAD
    assert game.refused(shot(second, "ahmad")).reason == "not_there"
    game.do(shot(second, "kafur"), 1, 10)
    assert [event.man for event in of_kind(game.told, Shot)] == [first, second]


@pytest.mark.rule("TURN-10")
def test_combats_are_fought_one_after_the_other() -> None:
    """Raoul kills Ahmad and advances; from his new hex he stands beside Kafur, whom Guy attacks next in the situation
    so made."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  R  A  .  K  .
        .  .  .  .  G  .
        """,
        R=man("raoul", "A"), G=man("guy", "A"), A=man("ahmad", "B"), K=man("kafur", "B"), sequence="combat",
    )  # fmt: skip
    game.do(Attack(("raoul",), "ahmad"), 1)
    assert game.refused(Attack(("guy",), "kafur")).reason == "answer_first"
    game.do(Advance("raoul", game.cells("C2 D1")))
    assert game.at("raoul") == "D1"
    game.do(Attack(("guy",), "kafur"), 8)  # 14 - 5: C
    cells = {command.cell for command in game.legal if isinstance(command, Retreat)}
    assert game.cell("D1") not in cells
    assert game.cell("E1") in cells


@pytest.mark.rule("TURN-11")
def test_once_a_turn_means_once_a_phase() -> None:
    """One attack and one defensive shot in phase A; in phase A of the next turn the same men attack and shoot again."""
    game = drawn(
        """
        R  U  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        O  .  .  .  .  H
        """,
        R=man("raoul", "A"), U=man("umar", "B"), O=man("osmond", "A"), H=man("hamza", "B"),
    )  # fmt: skip
    for turn, here, there in ((1, "A4", "B4"), (2, "B4", "A4")):
        assert game.state.turn == turn
        while game.state.sequence < 3:
            game.do(Done())
        game.do(Move("osmond", game.cells(there)))
        game.do(ShootBack("hamza", "osmond", game.cell(here), game.cell("F4"), "composite_bow"), 9)  # wide
        game.do(Move("osmond", game.cells(there)))
        assert game.asked == ""  # Hamza has had his shot
        game.do(Done())
        game.do(Attack(("raoul",), "umar"), 7)
        assert game.refused(Attack(("raoul",), "umar")).reason == "has_attacked"
        game.do(Done())
        pass_phase(game)
    assert [event.result for event in of_kind(game.told, Fought)] == ["-", "-"]
    assert len(of_kind(game.told, Shot)) == 2
