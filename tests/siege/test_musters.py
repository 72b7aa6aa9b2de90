"""What a side may choose when it musters: everything offered is lawful, and nothing else is."""

from __future__ import annotations

import pytest

from hauberk.siege import commands as c
from hauberk.siege import fights
from hauberk.siege import questions as q
from hauberk.siege.kinds import CAMP_SORTIE, GALLERY, GENERAL_SORTIE, SUPPLY_SORTIE
from hauberk.siege.lands import LEFT, RIGHT
from hauberk.siege.parties import ARMY
from hauberk.siege.state import BESIEGED, BESIEGER
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import CASTLE, CLASSIC, FARM, NEST, PRIORY
from tests.siege.test_assault import swapped

ALL = (FARM, NEST, PRIORY, CASTLE, CLASSIC)


def offer(skirmish: Skirmish) -> fights.Offer:
    """What is offered to the side that is asked."""
    assert isinstance(skirmish.asked, q.MusterAsked)
    return fights.offered(skirmish.position, skirmish.asked)


@pytest.mark.rule("ASSLT-02", "A-ACT-01", "A-ACT-02", "CAMP-02", "CAMP-03", "FORAGE-02", "FORAGE-04", "GSORT-03")
@pytest.mark.parametrize("kind", [fights.ASSAULT, CAMP_SORTIE, SUPPLY_SORTIE, GENERAL_SORTIE])
@pytest.mark.parametrize("name", ALL)
def test_the_usual_muster_is_within_what_is_offered(name: str, kind: str) -> None:
    skirmish = Skirmish(name).begin(kind)
    while isinstance(skirmish.asked, q.MusterAsked):
        found, usual = offer(skirmish), skirmish.usual()
        assert isinstance(usual, c.Muster)
        assert set(usual.men) | {who for patrol in usual.patrols for who in patrol} <= set(found.men)
        assert found.most is None or len(usual.men) <= found.most
        assert set(usual.engines) <= set(found.engines)
        assert not found.grounds or usual.sheet in found.grounds
        assert not found.joins or usual.joined in found.joins
        assert not found.edges or usual.edge in (*found.edges, 0)
        assert not found.everybody or set(usual.men) == set(found.men)
        skirmish.answer(usual)


@pytest.mark.rule("FORAGE-02", "A-ACT-26")
@pytest.mark.parametrize(("garrison", "most"), [(9, 3), (11, 3), (12, 4)])
def test_a_third_of_the_garrison_is_offered_for_a_sortie_for_food(garrison: int, most: int) -> None:
    skirmish = Skirmish(NEST)
    skirmish.keep(1, garrison)
    skirmish.begin(SUPPLY_SORTIE)
    assert offer(skirmish).most == most
    men = tuple(skirmish.men(1))
    assert skirmish.why(c.Muster(men[:most], edge=2)) is None
    assert skirmish.why(c.Muster(men[: most + 1], edge=2)) is not None


@pytest.mark.rule("A-ACT-01", "A-ACT-37", "GSORT-02")
@pytest.mark.parametrize("kind", [fights.ASSAULT, GENERAL_SORTIE])
@pytest.mark.parametrize("name", ALL)
def test_every_ground_and_side_on_offer_can_be_fought_on(name: str, kind: str) -> None:
    begun = Skirmish(name).begin(kind)
    found, usual = offer(begun), begun.usual()
    assert isinstance(usual, c.Muster)
    joined = begun.field.rules.field_joined or kind == GENERAL_SORTIE
    assert bool(found.grounds and found.joins) == joined
    for sheet in found.grounds[-1:]:
        for side in found.joins:
            command = c.Muster(usual.men, usual.engines, sheet, side, usual.edge)
            assert begun.why(command) is None
            skirmish = Skirmish(name).begin(kind).answer(command)
            assert skirmish.on_map().scenario.field.board.pieces[1].sheet.id == sheet
    if joined:
        assert (refused := begun.why(c.Muster(usual.men, usual.engines, "nowhere", usual.joined))) is not None
        assert refused.reason == "no_such_ground"


@pytest.mark.rule("FORAGE-04", "A-ACT-28")
def test_foragers_come_by_the_left_or_the_right() -> None:
    skirmish = Skirmish(CASTLE).begin(SUPPLY_SORTIE)
    found, usual = offer(skirmish), skirmish.usual()
    assert isinstance(usual, c.Muster)
    assert set(found.edges) == {LEFT, RIGHT}
    assert all(skirmish.why(c.Muster(usual.men, edge=edge)) is None for edge in found.edges)
    assert (refused := skirmish.why(c.Muster(usual.men, edge=1))) is not None
    assert refused.reason == "not_by_this_side"
    assert offer(skirmish.answer(usual)).patrols


@pytest.mark.rule("A-ACT-32", "A-GALL-04")
def test_a_gallery_may_go_to_every_stretch_on_offer() -> None:
    skirmish = Skirmish(CASTLE).engine("gallery").begin(GALLERY)
    found = offer(skirmish)
    assert found.engines == ("gallery 1",)
    assert len(found.sections) > 1
    for section in (*found.sections, "no such stretch"):
        refused = skirmish.why(c.Muster(found.men, found.engines, section=section))
        assert (refused is None) == (section in found.sections)


@pytest.mark.rule("BESB-07", "A-ACT-17", "CAMP-02", "FORAGE-03", "A-ACT-20", "A-ACT-27")
@pytest.mark.parametrize("kind", [CAMP_SORTIE, SUPPLY_SORTIE])
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_nobody_in_the_redoubt_guards_the_camp_or_patrols(name: str, kind: str) -> None:
    """When the tables are turned the army before the place has a camp; those in the redoubt cannot come out of it."""
    skirmish = swapped(name)
    assert (skirmish.state.besieger, skirmish.state.besieged) == (BESIEGED, BESIEGER)
    skirmish.begin(kind)
    skirmish.answer(skirmish.usual())
    army = {person.id for person in skirmish.state.free(BESIEGED) if ARMY in person.roles}
    shut_in = skirmish.commander(BESIEGED)
    assert set(offer(skirmish).men) == army
    usual = skirmish.usual()
    assert isinstance(usual, c.Muster)
    assert {*usual.men, *(who for patrol in usual.patrols for who in patrol)} <= army
    command = c.Muster((shut_in,)) if kind == CAMP_SORTIE else c.Muster((), patrols=((shut_in,),))
    assert (refused := skirmish.why(command)) is not None
    assert refused.reason == "shut_in_the_redoubt"
    assert skirmish.why(usual) is None
