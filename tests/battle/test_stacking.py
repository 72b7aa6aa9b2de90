"""One living being a hex."""

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Advance, Attack, Done, HoldFire, Move, Retreat, ShootBack
from hauberk.battle.core.events import HorseMoved, InfiltrationTested, SteppedBack
from tests.kit import Table, drawn, man, of_kind, rider


def crowded(game: Table) -> list[str]:
    """Hexes with more than one living being."""
    return [game.field.name(cell) for cell, here in game.state.at.items() if len(here) > 1]


@pytest.mark.rule("STACK-01", "CTX-02")
@pytest.mark.parametrize(("mark", "may"), [("halted", False), ("charged", False), ("worked", False), ("", True)])
def test_nobody_ends_on_a_friend_who_cannot_move_away(mark: str, may: bool) -> None:
    """Osmond may stop on Turold's hex for the moment if Turold can still move, never if his movement is over."""
    game = drawn("O  T  .  .", O=man("osmond", "A"), T=man("turold", "A", marks=[mark] if mark else []))
    assert game.allowed(Move("osmond", game.cells("B1"))) == may
    listed = {command.path[-1] for command in game.legal.of("osmond") if isinstance(command, Move)}
    assert (game.cell("B1") in listed) == may


@pytest.mark.rule("STACK-01", "CTX-02")
@pytest.mark.parametrize("who", ["raoul", "fulbert"])
def test_a_friend_without_points_does_not_make_room(who: str) -> None:
    """With no points left, as after a crossbow shot, he stays, and nobody else may stop on his hex."""
    game = drawn("O  R  .  .", O=man("osmond", "A"), R=man(who, "A", left=0))
    assert game.refused(Move("osmond", game.cells("B1"))).rule == "STACK-01"


@pytest.mark.rule("STACK-01", "CTX-02")
def test_both_hexes_of_a_rider_are_taken() -> None:
    """Neither head nor tail of a horse shares its hex, whether the rider stands or comes."""
    game = drawn(
        """
        .  .  .  .
        O  G  .  .
        .  .  .  .
        .  .  .  .
        """,
        O=man("osmond", "A"), G=rider("gui", "A", 0, marks=["halted"]),
    )  # fmt: skip
    for end in ("B2", "B3"):
        path = {"B2": "B2", "B3": "A3 B3"}[end]
        assert game.refused(Move("osmond", game.cells(path))).rule == "STACK-01", end


@pytest.mark.rule("STACK-01", "CTX-02")
def test_an_animal_fills_its_hex_too() -> None:
    """Osmond stops where a dog stands: the dog gives way, and no hex holds two when the sequence ends."""
    game = drawn(".  .  .  .\nO  D  .  .\n.  .  .  .", O=man("osmond", "A"), D=man("dog_watch", "A"))
    game.do(Move("osmond", game.cells("B2")))
    game.do(Done())
    assert of_kind(game.told, HorseMoved)
    assert game.at("osmond") == "B2"
    assert not crowded(game)


@pytest.mark.rule("STACK-02", "CTX-02")
def test_two_change_places_in_a_narrow_way() -> None:
    """Between the walls Osmond steps onto Turold's hex, Turold goes back through him to where he came from."""
    game = drawn("O  T  .  .", O=man("osmond", "A"), T=man("turold", "A"))
    game.do(Move("osmond", game.cells("B1")))
    assert crowded(game) == ["B1"]
    game.do(Move("turold", game.cells("A1")))
    game.do(Done())
    assert (game.at("osmond"), game.at("turold")) == ("B1", "A1")
    assert not of_kind(game.told, SteppedBack)


@pytest.mark.rule("STACK-02", "STACK-01", "CTX-02")
def test_the_last_to_arrive_goes_back_without_refund() -> None:
    """Turold does not clear his hex: Osmond goes back along his path to the first hex where he is alone; his points
    are gone."""
    game = drawn(
        "O  R  T  .\n.  .  .  .",
        O=man("osmond", "A"), R=man("raoul", "A", marks=["halted"]), T=man("turold", "A"),
    )  # fmt: skip
    game.do(Move("osmond", game.cells("B1 C1")))
    events = game.do(Done())
    assert of_kind(events, SteppedBack)
    assert (game.at("osmond"), game.at("raoul"), game.at("turold")) == ("A1", "B1", "C1")
    assert (game["osmond"].left, game["osmond"].spent) == (6, 2)
    assert not crowded(game)


@pytest.mark.rule("STACK-02", "CTX-02")
def test_only_one_guest_on_a_hex() -> None:
    """Where Osmond has stopped on Turold's hex no third man stops."""
    game = drawn("O  T  R  .", O=man("osmond", "A"), T=man("turold", "A"), R=man("raoul", "A"))
    game.do(Move("osmond", game.cells("B1")))
    assert game.refused(Move("raoul", game.cells("B1"))).rule == "STACK-01"
    assert game.allowed(Move("raoul", game.cells("B1 A1")))


@pytest.mark.rule("STACK-02", "STACK-01", "CTX-02")
def test_the_guest_goes_back_even_if_the_host_is_hurt() -> None:
    """Before the sequence ends an arrow wounds Turold on his own hex; it is still Osmond, the last to arrive, who goes
    back."""
    game = drawn(
        "O  T  .  .  .  .  .  H\n.  .  .  .  .  .  .  .",
        O=man("osmond", "A"), T=man("turold", "A"), H=man("hamza", "B"),
    )  # fmt: skip
    game.do(Move("osmond", game.cells("B1")))
    game.do(HoldFire("man"))
    game.do(Done())
    game.do(ShootBack("hamza", "turold", game.cell("B1"), game.cell("H1"), "composite_bow"), 1, 4)
    assert game["turold"].health == Health.WOUNDED
    assert (game.at("osmond"), game.at("turold")) == ("A1", "B1")
    assert not crowded(game)


@pytest.mark.rule("STACK-02", "STACK-01", "CTX-02")
def test_a_rider_goes_back_to_where_he_came_from() -> None:
    """Gui rides onto Turold's hex and Turold stays: Gui is back on his two hexes with his old facing."""
    game = drawn(
        """
        .  .  .  .
        .  G  .  .
        .  T  .  .
        .  .  .  .
        """,
        G=rider("gui", "A", 3), T=man("turold", "A"),
    )  # fmt: skip
    game.do(Move("gui", game.cells("B3")))
    game.do(Done())
    assert game["gui"].cells == game.cells("B2 B1")
    assert game["gui"].facing == 3


@pytest.mark.rule("STACK-01", "CTX-02")
def test_stopped_on_a_friend_he_steps_back() -> None:
    """A test stops Osmond on Turold's hex: he steps back to the last hex of his way that he has to himself."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  O  T  U  .  .
        .  .  A  .  .  .
        .  .  .  .  .  .
        """,
        O=man("osmond", "A"), T=man("turold", "A", marks=["halted"]), A=man("ahmad", "B"), U=man("umar", "B"),
    )  # fmt: skip
    events = game.do(Move("osmond", game.cells("C2 D1")), 6)
    assert [event.result for event in of_kind(events, InfiltrationTested)] == ["stopped"]
    assert of_kind(events, SteppedBack)
    assert game.at("osmond") == "B2"


# -- the stunned -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("STACK-03")
@pytest.mark.parametrize("side", ["A", "B"])
def test_no_rider_ends_on_a_stunned_man(side: str) -> None:
    """Gui may ride over Umar who lies stunned, but neither his horse's head nor its tail may stay there."""
    game = drawn(
        "\n".join([". ."] * 2 + [". G", ". U"] + [". ."] * 3),
        G=rider("gui", "A", 3),
        U=man("umar", side, health="stunned"),
    )
    assert game.refused(Move("gui", game.cells("B4"))).rule == "STACK-03"
    assert game.refused(Move("gui", game.cells("B4 B5"))).rule == "STACK-03"
    game.do(Move("gui", game.cells("B4 B5 B6")))
    assert game["gui"].cells == game.cells("B6 B5")


@pytest.mark.rule("STACK-03", "STACK-02")
@pytest.mark.parametrize("side", ["A", "B"])
def test_who_does_not_lift_a_stunned_man_goes_back(side: str) -> None:
    """On foot Osmond may stop on the hex to take Umar up; if he does not, he does not end the sequence there."""
    game = drawn("O  U  .  .", O=man("osmond", "A"), U=man("umar", side, health="stunned"))
    game.do(Move("osmond", game.cells("B1")))
    assert crowded(game) == ["B1"]
    game.do(Done())
    assert (game.at("osmond"), game.at("umar")) == ("A1", "B1")


@pytest.mark.rule("STACK-03")
@pytest.mark.parametrize("side", ["A", "B"])
def test_no_retreat_ends_on_a_stunned_man(side: str) -> None:
    """Ahmad is driven back: of the hexes behind him the one with a stunned man is not to be had."""
    game = drawn(
        """
        .  .  .  .
        .  A  S  .
        .  R  .  .
        """,
        A=man("ahmad", "B"), R=man("raoul", "A"), S=man("kafur", side, health="stunned"), sequence="combat",
    )  # fmt: skip
    game.do(Attack(("raoul",), "ahmad"), 8)
    cells = {game.field.name(command.cell) for command in game.legal if isinstance(command, Retreat)}
    assert cells == {"B1", "A2", "A3", "C3"}
    assert game.refused(Retreat("ahmad", game.cell("C2"))).rule == "RETREAT-05"


@pytest.mark.rule("STACK-03")
def test_no_advance_ends_on_a_stunned_man() -> None:
    """Raoul has stunned Ahmad: he may advance over him, not onto him."""
    game = drawn(".  .  .  .\nR  A  .  .\n.  .  .  .", A=man("ahmad", "B"), R=man("raoul", "A"), sequence="combat")
    game.do(Attack(("raoul",), "ahmad"), 5)
    assert game["ahmad"].health == Health.STUNNED
    assert game.asked == "advance_offered"
    assert game.refused(Advance("raoul", game.cells("B2"))).rule == "STACK-03"
    game.do(Advance("raoul", game.cells("B2 C2")))
    assert game.at("raoul") == "C2"


# -- storeys ---------------------------------------------------------------------------------------------------------

GALLERY = {"storeys": [{"storey": 1, "level": 1, "terrain": "_..\n_.."}], "links": ["B1/0 B1/1"]}


@pytest.mark.rule("STACK-04")
def test_one_living_being_on_each_level_of_a_hex() -> None:
    """Turold stands under the gallery and Raoul on it, in the same hex; Osmond finds neither level of it free."""
    game = drawn(
        "O  T  .  .\n.  .  .  .",
        O=man("osmond", "A"), T=man("turold", "A", marks=["halted"]), map=GALLERY,
        men=[{"who": "raoul", "side": "A", "at": "C1/1", "marks": ["halted"]},
             {"who": "guy", "side": "A", "at": "C1", "marks": ["halted"]}],
    )  # fmt: skip
    assert not crowded(game)
    assert game.refused(Move("osmond", game.cells("B1"))).rule == "STACK-01"
    game.do(Move("osmond", game.cells("B1 B1/1")))  # over Turold's head
    assert not crowded(game)
    assert game.refused(Move("osmond", game.cells("C1/1"))).rule == "STACK-01"
    game.do(Done())
    assert game.at("osmond") == "B1/1"
