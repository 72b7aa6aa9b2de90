"""When a captain breaks a fight off, which patrol he calls, who goes round."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.commands import CallOff, CallPatrol, Done, GoRound
from hauberk.players.captain import Captain
from hauberk.tell.messages import LANGUAGES
from tests.battle.test_siege_fights import AREAS, PATROLLING, REDOUBT, RETREAT
from tests.kit import Table, drawn, man

STORM = [{"side": "A", "at": "once", "all": [{"kind": "cleared", "side": "B", "area": "court"}]}]
WALLED = """
    .  .  .  .  .  .
    .  #  #  #  #  .
    .  #  B  C  #  .
    .  #  #  #  #  .
    A  D  E  F  .  .
"""
OPEN = WALLED.replace(".  #  #  #  #  .\n    A", ".  #  .  #  #  .\n    A")


def court(picture: str, attackers: int, defenders: int) -> Table:
    """One or two defenders shut up in a court, and so many before it."""
    names = ("guy", "tancrede", "raoul", "gui")[:attackers]
    people = {"B": man("carlo", "B"), "C": man("sandro", "B"), **{sign: man(who, "A") for sign, who in zip("ADEF", names, strict=False)}}
    for sign in "ADEF"[attackers:] + "BC"[defenders:]:
        people.pop(sign, None)
        picture = picture.replace(sign, ".")
    return drawn(picture, areas=AREAS, victory=STORM, call_off=[REDOUBT], **people)


@pytest.mark.rule("ASSLT-09", "A-ACT-08")
@pytest.mark.parametrize(
    ("picture", "attackers", "defenders", "stops"), [(WALLED, 4, 2, True), (WALLED, 4, 1, False), (OPEN, 1, 2, True), (OPEN, 3, 2, False)]
)
def test_he_stops_before_a_redoubt_that_would_cost_too_much(picture: str, attackers: int, defenders: int, stops: bool) -> None:
    """Behind walls it takes three times their strength, through a breach half as much again."""
    game, captain = court(picture, attackers, defenders), Captain("steady", 3, "stop")
    assert (captain.choose(game) == CallOff()) is stops
    if stops:
        assert all("captain-" not in captain.why(language) for language in LANGUAGES)


FIELD = """
    A  D  E  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  B  C  F  G  .
"""


def sortie(**health: str) -> Table:
    """Three against four in the open; either may go back when he likes."""
    own = {sign: man(who, "A", **({"health": health[who]} if who in health else {})) for sign, who in zip("ADE", TRIO, strict=True)}
    foes = {sign: man(who, "B") for sign, who in zip("BCFG", ("carlo", "sandro", "milo", "okeanos"), strict=True)}
    return drawn(FIELD, call_off=RETREAT, **own, **foes)


TRIO = ("guy", "raoul", "osmond")


@pytest.mark.rule("GSORT-05", "A-ACT-39")
def test_who_is_beaten_goes_back_while_there_are_men_to_save() -> None:
    """One of three down is not beaten; two of three against four are."""
    captain = Captain("steady", 2, "back")
    assert captain.choose(sortie()) != CallOff()
    assert captain.choose(sortie(guy="stunned", raoul="dead")) == CallOff()
    assert all("captain-" not in captain.why(language) for language in LANGUAGES)


@pytest.mark.rule("GSORT-05")
def test_who_is_few_but_has_lost_nobody_fights() -> None:
    game = sortie()
    for who in ("guy", "raoul"):
        game.state = game.state.with_being(game.state.beings[who]._replace(away="exited", cell=-1))
    assert Captain("steady", 2, "few").choose(game) != CallOff()


PATROLS = [{"id": "first", "side": "B", "who": ["carlo"]}, {"id": "second", "side": "B", "who": ["sandro", "milo", "okeanos"]}]
PLAIN = "\n".join(["    " + "  ".join("." * 10)] * 9)


def forage(at: str, **more: Any) -> Table:
    """Guy forages on a plain; side A's phase is about to end."""
    table = {"patrols": PATROLS, "patrolling": PATROLLING, "turn": 2, "phase": 3, **more}
    return drawn(PLAIN, men=[{"who": "guy", "side": "A", "at": at}], sequence="combat", **table)


@pytest.mark.rule("FORAGE-07", "A-ACT-31")
@pytest.mark.parametrize(("at", "way"), [("D2", "north"), ("D8", "south"), ("J5", "east")])
def test_the_strongest_patrol_comes_from_where_the_foragers_are(at: str, way: str) -> None:
    game, captain = forage(at), Captain("steady", 2, "patrol")
    game.do(Done(), 1)
    assert captain.choose(game) == CallPatrol("second", way)
    assert all("captain-" not in captain.why(language) for language in LANGUAGES)


@pytest.mark.rule("FORAGE-05")
def test_before_they_are_there_the_way_home_is_barred() -> None:
    """Nobody is on the map yet: the patrol comes to the side by which they must leave."""
    exits = [{"id": "home", "side": "A", "side_of_map": 2}]
    game, captain = forage("D2", exits=exits), Captain("steady", 2, "home")
    game.do(Done(), 1)
    game.state = game.state.with_being(game.state.beings["guy"]._replace(away="waiting", cell=-1))
    assert captain.choose(game) == CallPatrol("second", "east")


ROUND = """
    .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  #  #  #  #
    .  .  .  .  .  .  .  .  #  B  .  .
    .  .  .  .  .  .  .  .  #  #  #  #
    .  .  .  .  .  .  .  .  .  .  .  .
"""
WAYS = [{"id": "west", "side_of_map": 4}, {"id": "east", "side_of_map": 2}]


@pytest.mark.rule("ASSLT-05", "A-ACT-04")
def test_who_waits_on_the_wrong_side_goes_round() -> None:
    """The court opens to the east; in the west there is nothing but wall."""
    areas = [{"id": "court", "hexes": "J3 K3"}]
    entry = {"id": "host", "side": "A", "turn": 1, "who": ["guy", "raoul"], "ways": WAYS}
    game = drawn(ROUND, B=man("carlo", "B"), areas=areas, victory=STORM, entries=[entry], sequence="movement")
    captain, done = Captain("steady", 2, "round"), []
    while not isinstance(command := captain.choose(game), Done):
        done.append(command)
        game.do(command)
    assert {GoRound("guy", "east"), GoRound("raoul", "east")} <= set(done)
