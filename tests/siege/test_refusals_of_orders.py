"""Orders of a day that are turned down, refusal by refusal: engines, building sites, fire, mines, talks, and the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.siege import commands as c
from hauberk.siege import questions as q
from hauberk.siege.fires_by_day import is_archer
from hauberk.siege.state import Project
from tests.siege.kit import CASTLE, NEST, Siege
from tests.siege.test_activities import diggers, engine, mined, orders, outer
from tests.siege.test_events import happens


def why(siege: Siege, order: c.Orders) -> str:
    """The reason for which an order is turned down; "" if it is not."""
    found = siege.refused(order)
    return found.reason if found is not None else ""


@pytest.mark.rule("SIEGE-01", "SIEGE-03")
def test_when_the_siege_is_over_nobody_gives_orders() -> None:
    siege = orders(Siege(CASTLE))
    assert why(siege, c.Orders()) == ""
    assert why(siege.change(outcome=(0, "starved")), c.Orders()) == "siege_over"


@pytest.mark.rule("SIEGE-03")
def test_what_is_asked_is_answered_and_nothing_else() -> None:
    """Orders are no answer to the question who has the day, a word is none to the question for orders."""
    siege = orders(Siege(CASTLE))
    for other in (c.Answer("none"), c.Muster(()), c.NamePeople(())):
        assert siege.refused(other).reason == "answer_first"
    asked = Siege(CASTLE).ask(q.ActionAsked(0, ("none", "assault")))
    for other in (c.Orders(), c.Muster(()), c.NamePeople(())):
        assert asked.refused(other)[:3] == ("answer_first", "SIEGE-03", "")


# -- engines -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DEMO-05", "DEMO-07", "A-MANG-12", "A-SIEGE-29")
def test_what_throws_no_stones_today() -> None:
    """Nothing named, a ram, an engine in need of repair, one that was on the map."""
    siege = engine(orders(Siege(CASTLE)), "ram", "ram", 0)
    siege = engine(engine(siege, "worn", "mangonel", 0), "sound", "mangonel", 3)
    wall = outer(siege)
    assert why(siege, c.Orders(bombard=(c.Aim(wall, ()),))) == "no_engine_named"
    assert why(siege, c.Orders(bombard=(c.Aim(wall, ("ram",)),))) == "throws_no_stones"
    assert why(siege, c.Orders(bombard=(c.Aim(wall, ("worn",)),))) == "wants_repair"
    used = {**siege.state.engines, "sound": siege.state.engines["sound"]._replace(used=siege.state.day)}
    assert why(siege.change(engines=used), c.Orders(bombard=(c.Aim(wall, ("sound",)),))) == "was_on_the_map"


@pytest.mark.rule("DEMO-06", "A-BOMB-07", "A-BOMB-10")
def test_at_what_no_stones_are_thrown() -> None:
    """At what lies down already, at walls too far behind a breach, at what a hoarding screens on every side."""
    siege = engine(orders(Siege(CASTLE)), "sound", "mangonel", 3)
    breach = outer(siege)

    def found(hex_: str) -> str:
        return why(siege, c.Orders(bombard=(c.Aim(hex_, ("sound",)),)))

    assert found(breach) == ""
    siege.change(down=frozenset({breach}))
    assert found(breach) == "no_target_down"
    inner = [wall.hex for wall in siege.field.place.walls.values() if wall.ring == "inner" and wall.faces_court]
    assert "no_target_far" in {found(hex_) for hex_ in inner}
    assert found("N3") == "no_target_screened"
    siege.change(down=frozenset(siege.field.place.hoardings))
    assert found("N3") == ""


# -- building ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BUILD-01", "BUILD-02")
def test_what_cannot_be_built_and_by_whom() -> None:
    """Something unknown, a site that is none of theirs, and an engineer where the rules ask for none."""
    siege = orders(Siege(NEST))
    five = tuple(siege.men(0))[:5]
    assert why(siege, c.Orders(sites=(c.Site("ladder", five),))) == ""
    assert why(siege, c.Orders(sites=(c.Site("palace", five),))) == "cannot_be_built"
    assert why(siege, c.Orders(sites=(c.Site("ladder", five, siege.men(0)[5]),))) == "wants_no_engineer"
    assert why(siege, c.Orders(sites=(c.Site("ladder", five, "", "site 9"),))) == "no_such_site"
    theirs = siege.change(projects={"site 9": Project("site 9", 1, "ladder", "", (), 0)})
    assert why(theirs, c.Orders(sites=(c.Site("ladder", five, "", "site 9"),))) == "no_such_site"


@pytest.mark.rule("BUILD-01", "RULING-A-BUILD-06")
def test_only_ones_own_people_are_sent_to_work() -> None:
    """Nobody knows a man of that name; and the garrison does not build ladders for those outside."""
    siege = orders(Siege(NEST))
    four = tuple(siege.men(0))[:4]
    for stranger in ("nobody", siege.men(1)[0]):
        assert why(siege, c.Orders(sites=(c.Site("ladder", (*four, stranger)),))) == "nobody_of_that_name"


# -- fire --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-FIRE-01")
def test_fire_wants_a_target_and_archers() -> None:
    siege = orders(Siege(CASTLE))
    archers = tuple(who for who in siege.men(0) if is_archer(siege.state.people[who]))[:2]
    hung = siege.field.place.hoardings[0]
    assert why(siege, c.Orders(burn=hung, archers=archers)) == ""
    assert why(siege, c.Orders(burn=hung)) == "wants_archers"
    assert why(siege, c.Orders(archers=archers)) == "no_target_named"


# -- mines -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-MINE-04", "A-MINE-06", "A-MINE-12", "RULING-A-MINE-09")
def test_who_digs_and_where() -> None:
    """Miners, as many as there is room for, and the next hexes of the stretch: two at the most."""
    siege, section = mined(1)
    leader, men = siege.men(0, "engineer")[0], diggers(siege, 6)
    place = siege.field.place.sections[section]
    dig = c.Dig("mine", leader, men[:2])

    def found(**changes: object) -> str:
        return why(siege, c.Orders(digs=(replace(dig, **changes),)))  # type: ignore[arg-type]

    assert found() == ""
    assert found(men=()) == "wants_miners"
    assert found(men=tuple(siege.men(0))) == "no_room_in_the_mine"
    assert found(hexes=(*place.hexes[1:3], place.hexes[1])) == "too_many_hexes"
    assert found(hexes=(place.hexes[0],)) == "not_of_the_stretch"
    assert found(hexes=("A1",)) == "not_of_the_stretch"
    assert found(hexes=(place.hexes[2],)) == "not_beside_the_mine"
    assert found(hexes=(place.hexes[1],)) == ""


@pytest.mark.rule("A-MINE-15")
def test_only_a_mine_that_is_won_is_filled_and_only_what_was_dug() -> None:
    siege, section = mined(2)
    siege = orders(siege, side=1)
    siege.field = Siege(CASTLE, unled_counter_mine=True).field
    hexes = siege.field.place.sections[section].hexes
    fill = c.Dig("mine", "", tuple(siege.men(1))[:3], fill=True)
    assert why(siege, c.Orders(digs=(fill,))) == "mine_is_not_won"
    siege.change(mines={"mine": siege.state.mines["mine"]._replace(lost=True)})
    assert why(siege, c.Orders(digs=(replace(fill, hexes=(hexes[0],)),))) == ""
    assert why(siege, c.Orders(digs=(replace(fill, hexes=(hexes[2],)),))) == "not_dug"


# -- talks and spies ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-G-73", "BESB-09")
def test_one_parley_a_day_and_none_by_who_is_besieged_himself() -> None:
    siege = orders(Siege(NEST))
    talk = c.Orders(negotiate=True)
    assert why(siege, talk) == ""
    assert why(orders(Siege(NEST)).change(truce=siege.state.day), talk) == "parley_once_a_day"
    turned = orders(Siege(NEST)).change(swapped=True)
    turned = turned.change(pending=()).ask(q.OrdersAsked(turned.state.besieger))
    assert why(turned, talk) == "no_parley_when_swapped"


@pytest.mark.rule("EVENT-13")
def test_only_those_who_are_free_slip_in() -> None:
    siege = happens(Siege(CASTLE), "gate_opened", [])
    question = siege.state.pending[-1]
    assert isinstance(question, q.InfiltratorsAsked)
    stranger = (*question.men[: question.number - 1], siege.men(1)[0])
    found = siege.refused(c.NamePeople(stranger))
    assert found is not None
    assert (found.reason, found.who) == ("cannot_slip_in", siege.men(1)[0])
