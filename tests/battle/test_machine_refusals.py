"""Where machines do not roll, who does not lower a bridge or set a ladder, refusal by refusal. The Anarchy 4.2, 5.2, 5.3."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import PushMachine, Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.events import Hurt
from hauberk.battle.machines import destroying
from hauberk.battle.machines.footprint import ground_parts, machine_at, parts, plain_board, standing_parts
from hauberk.battle.machines.moving import aboard, at_ground, shelter_bars, spoilt, standing_places, unfolded
from hauberk.battle.machines.siege_tower import reached, rear_hexes
from hauberk.board.board import NOWHERE
from hauberk.common.dice import ScriptedDice
from tests.battle.storming import CREW, crew, front, machine
from tests.battle.test_siege_tower import at_the_wall, lose, step, tower
from tests.battle.trying import listed, offered, with_being
from tests.kit import Table, of_kind

WHEELS = ("B7", "B8", "B9", "D7", "D8", "D9")


def ram(at: str = "C9", **more: Any) -> Table:
    """A ram with six men at its wheels."""
    return front(machines=[machine("ram", at), *more.pop("others", [])], men={**crew(*WHEELS), **more.pop("men", {})}, **more)


def push(hexes: int = 1) -> PushMachine:
    return PushMachine(CREW[:6], "ram", hexes)


def with_machine(game: Table, name: str, **changed: Any) -> Table:
    """The same, with something else about a machine."""
    machines = {**game.state.machines, name: game.state.machines[name]._replace(**changed)}
    game.state = game.state._replace(machines=machines)
    return game


# -- rolling -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-OXEN-07", "A-RAM-02")
def test_what_stops_the_wheels() -> None:
    """A low wall across the way of one wheel, another machine, a man; once the wall is torn down it rolls."""
    assert ram().allowed(push())
    walled = ram(map={"hexsides": {"low_wall": ["B7/B6"]}})
    assert walled.refused(push()).reason == "machine_blocked"
    torn = replace_sides(walled, {(walled.cell("B7"), 0): ""})
    assert torn.allowed(push())
    assert ram(men={"rupert": "C5"}).refused(push()).about == "C5"
    assert ram(others=[machine("mantlet", "C5")]).refused(push()).reason == "machine_blocked"


def replace_sides(game: Table, sides: dict[tuple[int, int], str]) -> Table:
    game.state = game.state._replace(works=game.state.works._replace(sides=sides))
    return game


@pytest.mark.rule("A-OXEN-07")
def test_not_up_a_step() -> None:
    """No sheet has one between two flat hexes; two sheets side by side may."""
    game = ram()
    for column in "BCD":
        plain_board(game.field).height[game.cell(f"{column}5")] += 2
    assert game.refused(push()).reason == "machine_blocked"


@pytest.mark.rule("A-OXEN-07", "MOVE-10")
def test_a_machine_does_not_roll_off_the_map() -> None:
    game = front(machines=[machine("ram", "C14")], men=crew("B12", "B13", "B14", "D12", "D13", "D14"), rows=14)
    assert game.refused(push(-1)).reason == "machine_at_edge"


@pytest.mark.rule("A-MOAT-07", "RULING-S-18", "SC-FASC-01")
@pytest.mark.parametrize(("filled", "hexes"), [((), 2), ((6,), 1), ((7, 8), 1)])
def test_in_the_classic_siege_a_filled_ditch_takes_two_points(filled: tuple[int, ...], hexes: int) -> None:
    """Before the ram or under it: its wheels have to get over it all the same."""
    bare = front(machines=[machine("ram", "C10")], ruleset="siege_classic", levels=1)
    kind, one = bare.field.rules.machines["ram"], bare.state.machines["ram"]
    places = [bare.field.name(part.cell) for part in ground_parts(bare.field.board, kind, one) if part.sign == "."]
    ditch = {f"{column}{row}": "e" for column in "BCD" for row in filled}
    game = front(machines=[machine("ram", "C10")], ruleset="siege_classic", levels=1, men=crew(*places[:3]), changed=ditch)
    assert max(command.hexes for command in game.legal if isinstance(command, PushMachine)) == hexes


@pytest.mark.rule("A-TOWER-08", "A-TOWER-36")
def test_who_goes_along() -> None:
    """Everybody on its floors, the dead too; who lies dead on the ground between the wheels stays."""
    game = tower(at="C9", men={"siward": "C7/3", "wat": "C7", "hob": "C8", "rupert": "A14"})
    one = game.state.machines["siege_tower"]
    for who in ("siward", "hob"):
        game = with_being(game, who, health=Health.DEAD)
    assert {man.id for man in aboard(game.position, one)} == {"siward", "wat"}
    assert aboard(game.position, one._replace(folded=True)) == []


@pytest.mark.rule("A-RAM-14", "A-TOWER-33")
def test_only_lost_hexes_of_the_ground_level_put_it_out_of_action() -> None:
    game = tower()
    kind, one = game.field.rules.machines["siege_tower"], game.state.machines["siege_tower"]
    ground = [part.number for part in parts(game.field.board, kind, one) if part.floor == 0]
    above = [part.number for part in parts(game.field.board, kind, one) if part.floor]
    assert not spoilt(kind, one._replace(lost=tuple(above)))
    assert not spoilt(kind, one._replace(lost=(*ground[:6], *above)))
    assert spoilt(kind, one._replace(lost=tuple(ground[-7:])))


@pytest.mark.rule("A-TOWER-33", "RULING-A-TOWER-12")
def test_a_lost_hex_of_a_floor_is_there_no_more() -> None:
    game = tower(men={"rupert": "C5/2"})
    assert step(game, "C5/2", "C4/2") == 1
    lose(game, ["C4/2"])
    assert step(game, "C5/2", "C4/2") is None
    assert machine_at(game.position, game.cell("C4/2")) is None
    assert game.cell("C4/2") not in {part.cell for part in standing_parts(
        game.field.board, game.field.rules.machines["siege_tower"], game.state.machines["siege_tower"])}  # fmt: skip


@pytest.mark.rule("A-RAM-10", "A-GALL-09")
def test_from_where_in_a_machine_one_shoots() -> None:
    """Nowhere in a ram, in a gallery in its last row, in a siege tower everywhere."""
    game = front(machines=[machine("gallery", "C9"), machine("ram", "G9"), machine("siege_tower", "J12")], men={"wat": "A1"}, rows=14)
    found = {}
    for kind in ("gallery", "ram", "siege_tower"):
        rows: dict[int, str] = {}
        for part in parts(game.field.board, game.field.rules.machines[kind], game.state.machines[kind]):
            if part.floor == 0 and part.sign == "." and part.cell >= 0:
                refusal = shelter_bars(game.position, game["wat"]._replace(cell=part.cell))
                rows[part.row] = refusal.rule if refusal else ""
        found[kind] = rows
    assert set(found["ram"].values()) == {"A-RAM-10"}
    last = max(found["gallery"])
    assert found["gallery"] == {row: "" if row == last else "A-GALL-09" for row in found["gallery"]}
    assert set(found["siege_tower"].values()) == {""}
    assert shelter_bars(game.position, game["wat"]) is None


# -- the bridge --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-TOWER-26")
def test_who_is_offered_the_bridge() -> None:
    """The two at the winches, if both are able and the tower is here."""
    game = at_the_wall()
    lower = Work("lower_bridge", ("osbert", "siward"), game.cell("B3/2"), "siege_tower")
    assert listed(game, "lower_bridge") == {lower}
    stunned = with_being(at_the_wall(), "siward", health=Health.STUNNED, stunned_in=1)
    assert listed(stunned, "lower_bridge") == set()
    alone = tower(men={"osbert": "B4/2"}, phase=5)
    assert listed(alone, "lower_bridge") == set()
    moved = with_being(at_the_wall(), "rupert", marks=Mark.MOVED)
    assert listed(moved, "lower_bridge") == set()
    down = at_the_wall()
    down.do(lower)
    assert listed(down, "lower_bridge") == set()
    gone = with_machine(at_the_wall(), "siege_tower", away=True)
    assert gone.refused(lower).reason in ("no_such_machine", "no_such_hex")


@pytest.mark.rule("A-TOWER-26", "A-TOWER-28")
def test_the_bridge_comes_down_on_ramparts_only() -> None:
    """Where the wall has no walk before a part of the bridge, that part lies nowhere."""
    game = at_the_wall(changed={"B3": "."})
    assert {game.field.name(cell) for cell, _, _ in offered(game, "lower_bridge")} == {"C3/2"}
    game.do(next(iter(listed(game, "lower_bridge"))))
    assert [game.field.name(cell) for cell in game.state.machines["siege_tower"].bridge] == ["C3/2", "D3/2"]


@pytest.mark.rule("A-TOWER-28", "RULING-A-TOWER-07", "STATE-04")
@pytest.mark.parametrize(("health", "die"), [(Health.STUNNED, 1), (Health.WOUNDED, 8)])
def test_who_lies_under_the_bridge_or_is_wounded_again_dies_there(health: int, die: int) -> None:
    game = with_being(at_the_wall(men={"B:gwyn": "D3/2"}), "gwyn", health=health, stunned_in=1)
    game.do(Work("lower_bridge", ("osbert", "siward"), game.cell("B3/2"), "siege_tower"), die)
    assert (game["gwyn"].health, game.asked) == (Health.DEAD, "")
    last = of_kind(game.told, Hurt)[-1]
    assert (last.rule, last.cause) == (("A-TOWER-28", "") if health == Health.STUNNED else ("STATE-03", "A-TOWER-28"))


# -- the ladder at the rear --------------------------------------------------------------------------------------------


@pytest.mark.rule("A-TOWER-03", "RULING-A-TOWER-11")
def test_where_the_rear_of_a_tower_is() -> None:
    """Its last wheels and the hexes behind them; at the edge of the map only what is on it."""
    game = tower()
    one = game.state.machines["siege_tower"]
    assert {game.field.name(cell) for cell in rear_hexes(game.field, one)} == {"B8", "D8", "C7", "B9", "D9", "C8"}
    west = front(machines=[{"id": "west", "kind": "siege_tower", "side": "A", "nose": "D8", "facing": 1}], storeys=4)
    assert all(west.field.board.all >> cell & 1 for cell in rear_hexes(west.field, west.state.machines["west"]))


@pytest.mark.rule("A-TOWER-03", "RULING-A-TOWER-11")
def test_who_sets_up_the_ladder() -> None:
    """Two of its own side who can still move and have points, at a tower that is here, unfolded and has such a ladder."""
    men = {"wat": "C8", "hob": "B9", "tom": "C9", "ox_red": "D9", "B:gwyn": "D8"}
    game = tower(men=men)
    work = Work("set_ladder", ("wat", "hob"), game.cell("C8"), "siege_tower")
    assert {frozenset(each.men) for each in listed(game, "set_ladder")} == {frozenset({"wat", "hob"})}
    assert listed(game, "take_ladder") == set()
    assert with_being(tower(men=men), "hob", marks=Mark.HALTED).refused(work).reason == "movement_over"
    points = game.field.rules.works.tower_ladder
    assert with_being(tower(men=men), "hob", left=points).allowed(work)
    assert with_being(tower(men=men), "hob", left=points - 1).refused(work).reason == "not_enough_points"
    for change in ({"away": True}, {"folded": True}, {"side": 1}):
        odd = with_machine(tower(men={"wat": "C9", "hob": "B10"}), "siege_tower", **change)
        assert odd.refused(replace(work, cell=odd.cell("C9"))).reason == "no_such_machine"
    ram_only = front(machines=[machine("ram", "C7")], men={"wat": "C8", "hob": "B8"})
    assert ram_only.refused(Work("set_ladder", ("wat", "hob"), ram_only.cell("C8"), "ram")).reason == "ladder_so_already"
    assert game.refused(replace(work, men=("wat",))).reason == "crew_too_small"
    game.do(work)
    assert game.refused(work).reason == "ladder_so_already"


# -- lost hexes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-TOWER-36", "A-RUBBLE-06", "RULING-A-TOWER-12")
def test_who_comes_down_when_a_hex_is_lost() -> None:
    """The living on a floor fall and are wounded, the dead only fall; who stands on the ground under his own hex stays as he is."""
    game = tower(men={"rupert": "C5/2", "siward": "C6/2", "wat": "C6", "hob": "C5"})
    game = with_being(game, "siward", health=Health.DEAD)
    lose(game, ["C5/2", "C6/2", "C6"])
    assert (game.at("rupert")[-2:] != "/2", game["rupert"].health) == (True, Health.WOUNDED)
    assert game.at("rupert") != "C5"  # Hob is there
    assert game.at("siward")[-2:] != "/2"
    assert (game.at("wat"), game["wat"].health) == ("C6", Health.HEALTHY)
    assert [event.man for event in of_kind(game.told, Hurt)] == ["rupert"]


@pytest.mark.rule("FIRE-12", "A-RAM-14")
def test_with_its_last_hex_a_machine_is_gone() -> None:
    game = front(machines=[machine("ram", "C9")])
    found = ground_parts(game.field.board, game.field.rules.machines["ram"], game.state.machines["ram"])
    game = with_machine(game, "ram", lost=tuple(part.number for part in found[2:]))
    for part, left in ((found[0], True), (found[1], False)):
        doing = Doing(game.position, ScriptedDice(()))
        destroying.smash(doing, "ram", part.cell, "FIRE-12")
        game.state = doing.state
        assert ("ram" in game.state.machines) is left


@pytest.mark.rule("A-TOWER-36", "RULING-A-TOWER-10")
def test_out_of_a_falling_tower() -> None:
    """The dead throw no die; who is killed stays where he is; those who escape find free ground behind it, each for himself."""
    game = tower(men={"wat": "C5", "hob": "C6", "tom": "B7", "alfwin": "C7", "siward": "C8"})
    game = with_being(game, "alfwin", health=Health.DEAD)
    kind, one = game.field.rules.machines["siege_tower"], game.state.machines["siege_tower"]
    first = [game.field.name(part.cell) for part in parts(game.field.board, kind, one) if part.floor == 1]
    lose(game, first, 6, 6, 1)
    escaped = [who for who in ("wat", "hob", "tom") if game[who].alive]
    assert len(escaped) == 2
    places = [game.at(who) for who in escaped]
    assert len({*places, game.at("siward")}) == 3
    killed = next(who for who in ("wat", "hob", "tom") if who not in escaped)
    assert game.at(killed) == {"wat": "C5", "hob": "C6", "tom": "B7"}[killed]
    assert all(game.field.move_graph_on_foot(game[who]).enterable >> game[who].cell & 1 for who in escaped)


# -- who stands at the wheels, and what the ground under them is -------------------------------------------------------


@pytest.mark.rule("A-TOWER-08", "A-TOWER-33", "RULING-A-GALL-01")
def test_who_stands_by_the_wheels() -> None:
    """On his feet and able, in a place that is still there."""
    game = ram()
    one = game.state.machines["ram"]
    assert {man.id for man in at_ground(game.position, one)} == set(CREW[:6])
    game = with_being(game, "wat", health=Health.STUNNED, stunned_in=1)
    game = with_being(game, "hob", mount="galeran.horse")
    assert {man.id for man in at_ground(game.position, one)} == set(CREW[2:6])
    kind = game.field.rules.machines["ram"]
    lost = next(part.number for part in ground_parts(game.field.board, kind, one) if part.cell == game["tom"].cell)
    game = with_machine(game, "ram", lost=(lost,))
    assert game["tom"].cell not in standing_places(game.field, game.state.machines["ram"])


@pytest.mark.rule("A-OXEN-07", "OXEN-01")
def test_not_into_a_machine_on_the_road() -> None:
    """Behind oxen it is only its middle line, but there it is in the way."""
    folded = {"id": "other", "kind": "ram", "side": "A", "at": "C5", "facing": 0, "team": [], "folded": True}
    game = ram(at="C9", others=[folded])
    assert game.state.machines["other"].folded
    assert game.refused(push()).reason == "machine_blocked"


@pytest.mark.rule("A-MOAT-07", "RULING-A-TOWER-06")
def test_a_moat_that_men_have_filled_carries_a_ram() -> None:
    """Deeper than the field round it while it was open; filled it is level, before the wheels and under them."""
    moat = {f"{column}{row}": "M" for column in "BCD" for row in (4, 5)}
    filled = " ".join(moat)
    game = ram(changed=moat, legend={"M": "moat", "T": "tower_wall"}, works={"ground": {"filled_moat": filled}})
    assert game.allowed(push())
    game.do(push())
    assert game.allowed(PushMachine(CREW[:6], "ram", -1))  # six make two hexes a turn, straight on or straight back
    open_moat = ram(changed=moat, legend={"M": "moat", "T": "tower_wall"})
    assert open_moat.refused(push()).reason == "machine_blocked"
    over = front(machines=[machine("ram", "C7")], men=crew("B5", "B6", "B7", "D5", "D6", "D7"), changed=moat,
                 legend={"M": "moat", "T": "tower_wall"}, works={"ground": {"filled_moat": filled}})  # fmt: skip
    assert over.allowed(push(-1))


@pytest.mark.rule("OXEN-03", "A-RAM-04")
@pytest.mark.parametrize(
    ("there", "ready"), [({}, True), ({"wat": "B8"}, True), ({"B:gwyn": "B8"}, False), ({"ox_red": "B8"}, False), ({"wat": "C5"}, True)]
)
def test_there_must_be_room_to_make_a_machine_ready(there: dict[str, str], ready: bool) -> None:
    """Beside the road: nobody but men of its own side on foot, on ground its wheels take."""
    on_the_road = {"id": "ram", "kind": "ram", "side": "A", "at": "C9", "facing": 0, "team": [], "folded": True}
    game = front(machines=[on_the_road], men=there)
    assert (unfolded(game.position, game.state.machines["ram"]) is not None) is ready
    riding = with_being(front(machines=[on_the_road], men={"wat": "B8"}), "wat", mount="galeran.horse")
    assert unfolded(riding.position, riding.state.machines["ram"]) is None
    rough = front(machines=[on_the_road], changed={"B8": "s"})
    assert unfolded(rough.position, rough.state.machines["ram"]) is None


@pytest.mark.rule("A-TOWER-26", "A-TOWER-28")
def test_a_bridge_reaches_walks_only() -> None:
    """What is as high as the rampart and no walk, such as a room, is nothing for a bridge to lie on."""
    walk = "\n".join(["_" * 10, "_" * 10, "rirrrrrrrr"])
    game = tower(men={"osbert": "B4/2", "siward": "D4/2"}, phase=5, legend={"i": "interior"}, map={
        "storeys": [{"storey": 2, "level": 2, "terrain": walk}]})  # fmt: skip
    assert [game.field.name(cell) for cell in reached(game.field, game.state.machines["siege_tower"])] == ["C3/2", "D3/2"]


@pytest.mark.rule("A-TOWER-11", "A-TOWER-01")
def test_parts_over_the_edge_and_above_the_highest_storey_are_nowhere() -> None:
    """A tower with its nose on the map and its rear off it; and one on a board that is not high enough for its top."""
    game = front(machines=[{"id": "tower", "kind": "siege_tower", "side": "A", "nose": "C13", "facing": 0, "team": []}], rows=14, storeys=4)
    kind, one = game.field.rules.machines["siege_tower"], game.state.machines["tower"]
    found = parts(game.field.board, kind, one)
    assert {part.floor for part in found if part.cell == NOWHERE} == {0, 1, 2}
    assert all(
        game.field.board.hex(part.cell).distance(game.field.board.hex(game.cell("C13"))) <= 2 for part in found if part.cell != NOWHERE
    )
    low = front(levels=1, rows=14)
    high = {
        part.floor
        for part in parts(low.field.board, kind, one._replace(cells=(low.cell("C8"), low.cell("C7")), wall=2))
        if part.cell == NOWHERE
    }
    assert high == {floor for floor in range(4) if floor >= low.field.board.storeys}
    assert 3 in high


@pytest.mark.rule("A-TOWER-01", "OXEN-01", "A-GALL-07")
def test_what_is_away_or_on_the_road_has_no_floors() -> None:
    """A tower that has left the map or rolls behind oxen makes nothing of the ground; and nobody is in it."""
    for change in ({"away": True}, {"folded": True}):
        game = with_machine(tower(), "siege_tower", **change)
        assert game.field.board.ground[game.cell("B6")].id == "flat"
        assert machine_at(game.position, game.cell("B6")) is None
    standing = tower()
    assert standing.field.board.ground[standing.cell("B6")].id == "tower_ground"


# -- each refusal by itself --------------------------------------------------------------------------------------------


def near_tower(men: dict[str, str], **more: Any) -> Table:
    """A siege tower one hex before the wall."""
    return front(machines=[machine("siege_tower", "C7")], men=men, **{"phase": 5, **more})


def order_to_lower(game: Table, *men: str, thing: str = "siege_tower") -> Work:
    """The order to lower the bridge."""
    return Work("lower_bridge", men, game.cell("B3/2"), thing)


@pytest.mark.rule("A-TOWER-26")
@pytest.mark.parametrize(
    ("places", "men", "reason"),
    [
        ({"osbert": "B4/2", "siward": "C4/2"}, ("osbert", "siward"), "not_at_the_winches"),
        ({"osbert": "B4/2"}, ("osbert",), "not_at_the_winches"),
        ({"osbert": "B4/2", "siward": "D4/2", "wat": "C4/2"}, ("osbert", "siward", "wat"), "not_at_the_winches"),
    ],
)
def test_the_bridge_takes_a_man_at_either_winch(places: dict[str, str], men: tuple[str, ...], reason: str) -> None:
    """Two men, one at each winch; one alone or one beside it does not do."""
    game = near_tower(places)
    assert game.refused(order_to_lower(game, *men)).reason == reason


@pytest.mark.rule("A-TOWER-26")
def test_only_a_tower_of_ones_own_has_a_bridge_to_lower() -> None:
    """Nobody lowers a bridge that is not there, nor that of the enemy."""
    game = near_tower({"osbert": "B4/2", "siward": "D4/2"})
    assert game.refused(order_to_lower(game, "osbert", "siward", thing="ram")).reason == "no_such_machine"
    foreign = front(
        machines=[machine("siege_tower", "C7", side="B"), machine("ram", "H9")], men={"osbert": "B4/2", "siward": "D4/2"}, phase=5
    )
    for thing in ("siege_tower", "ram"):
        assert foreign.refused(order_to_lower(foreign, "osbert", "siward", thing=thing)).reason == "no_such_machine"


@pytest.mark.rule("A-TOWER-26", "RULING-A-GEN-01")
def test_who_lowers_the_bridge_has_done_nothing_else() -> None:
    """A man who moved, shot or fought since his last movement has not stood there for a full turn."""
    game = near_tower({"osbert": "B4/2", "siward": "D4/2"})
    assert game.allowed(order_to_lower(game, "osbert", "siward"))
    game.state = game.state.with_being(game["siward"]._replace(busy=5 * 8 - 1))
    assert game.refused(order_to_lower(game, "osbert", "siward")).reason == "needs_a_full_turn"


def manned_ram(at: str = "C7", **more: Any) -> Table:
    """A ram before the wall, six men at its wheels and one elsewhere."""
    rear = int(at[1:])
    wheels = [f"{column}{row}" for row in (rear - 2, rear - 1, rear) for column in "BD"]
    men = {**crew(*wheels), "rupert": "J10"}
    return front(machines=[machine("ram", at)], men=men, phase=3, sequence="combat", **more)


@pytest.mark.rule("A-RAM-04", "A-RAM-05", "A-RAM-12", "A-RAM-14")
def test_who_strikes_and_at_what() -> None:
    """A ram of one's own that is whole, with a wall before its nose and its crew at the wheels, of whom nobody did other work."""
    game = manned_ram()
    stroke = Work("strike_ram", CREW[:6], game.cell("C3"), "ram")
    assert game.allowed(stroke)
    assert game.refused(replace(stroke, men=(*CREW[:5], "rupert"))).reason == "not_beside_machine"
    assert game.refused(replace(stroke, thing="tower")).reason == "no_such_machine"
    whole = game.state
    game.state = whole.with_being(game["wat"]._replace(marks=Mark.WORKED))
    assert game.refused(replace(stroke, men=CREW[1:6])).reason == "crew_fights"
    game.state = whole._replace(machines={"ram": whole.machines["ram"]._replace(lost=tuple(range(40)))})
    assert game.refused(stroke).reason == "machine_spoilt"
    far = manned_ram("C9")
    assert far.refused(Work("strike_ram", CREW[:6], far.cell("C5"), "ram")).reason == "no_wall_ahead"
