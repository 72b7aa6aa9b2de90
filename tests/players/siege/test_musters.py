"""Whom the computer commanders send, with what and where; what they build and ask for."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.common.term import total
from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import load_siege
from hauberk.players.siege import commander, known
from hauberk.players.siege.besieger import Besieger
from hauberk.players.siege.castellan import Castellan
from hauberk.players.siege.known import Known
from hauberk.players.siege.mustering import leaders_of_beasts, mustering, patrols, side_of_breach, weakest
from hauberk.players.siege.prospects import outlook
from hauberk.players.siege.temper import TEMPERS
from hauberk.players.siege.walls import mine_days, miners, stretches
from hauberk.players.siege.weighing import NEVER, Weighing
from hauberk.players.siege.works import Orders
from hauberk.siege import commands as c
from hauberk.siege import fights
from hauberk.siege import questions as q
from hauberk.siege.field import SiegePosition
from hauberk.siege.fires_by_day import is_archer
from hauberk.siege.jobs import is_engineer
from hauberk.siege.kinds import ASSAULT, GALLERY, GENERAL_SORTIE, SUPPLY_SORTIE
from hauberk.siege.lands import LEFT, RIGHT
from hauberk.siege.quick import odds
from hauberk.siege.quick_fights import clash_of
from hauberk.siege.state import WALL, Engine, Fight
from hauberk.siege.surrender import commands, terms
from hauberk.tell.messages import LANGUAGES

FARM, TAORMINA, PRIORY, OXFORD, MALMESBURY, ARQUES = (
    "the_farm_on_the_gargano_road", "the_myrtles_of_taormina", "marmions_ditch", "snow_at_oxford", "rain_at_malmesbury",
    "the_monk_of_arques",
)  # fmt: skip
BESIEGER, BESIEGED = 0, 1


def begun(siege: str, side: int, fight: str, attacker: int, **changes: Any) -> tuple[Known, q.MusterAsked]:
    """A siege in which a side is asked for its muster."""
    game = Match(SIEGE, load_siege(siege), "muster")
    game.state = game.state._replace(fight=Fight(fight, attacker), **changes)
    return known(game, side), q.MusterAsked(side, fight)


def mustered(siege: str, side: int, fight: str, attacker: int, on_map: bool = False, **changes: Any) -> c.Muster:
    """What he answers."""
    command, _ = mustering(*begun(siege, side, fight, attacker, **changes), on_map)
    assert isinstance(command, c.Muster)
    return command


# -- engines at the wall ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-A-ACT-18", "A-FIRE-06")
@pytest.mark.parametrize("archers, fought, answer", [(False, "map", "ram 9"), (True, "map", "camp"), (False, "quick", "camp")])
def test_a_ram_stays_at_the_wall_where_it_will_not_burn_and_is_of_use(archers: bool, fought: str, answer: str) -> None:
    """On the map it need not be rolled up again; archers burn it, and by the table it is no nearer there than in the camp."""
    game = Match(SIEGE, load_siege(OXFORD), "stay")
    ram = Engine("ram 9", "ram", BESIEGER, 0, WALL, hexes=("P3",), facing=3)
    people = {who: one for who, one in game.state.people.items() if archers or one.side == BESIEGER or not is_archer(one)}
    game.state = game.state.with_engine(ram)._replace(people=people, pending=(q.StayAsked(BESIEGER, ("camp", ram.id)),))
    he = commander("steady", BESIEGER, fights=fought)
    assert he.advise(known(game, BESIEGER)) == c.Answer(answer)
    assert he.reason.key == ("take_back" if answer == "camp" else "leave_at_wall")
    assert all(he.why(language) for language in LANGUAGES)


# -- foragers and patrols ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FORAGE-03", "A-ACT-27", "C-QUICK-11")
@pytest.mark.parametrize("siege", [TAORMINA, OXFORD, MALMESBURY, ARQUES])
def test_by_the_table_only_so_many_patrols_ride_as_drive_foragers_off(siege: str) -> None:
    """All who are named bleed by the hundred; a third of a garrison is driven off by fewer. One patrol less would not be enough."""
    seen, question = begun(siege, BESIEGER, SUPPLY_SORTIE, BESIEGED)
    every = fights.default_muster(seen.position, question).patrols
    sent = mustered(siege, BESIEGER, SUPPLY_SORTIE, BESIEGED).patrols
    assert 0 < len(sent) < len(every)
    assert set(sent) < set(every)
    weighing = Weighing(seen.position)
    out = weighing.force([seen.state.people[who] for who in mustered(siege, BESIEGED, SUPPLY_SORTIE, BESIEGED, on_map=True).men], False)

    def driven_off(number: int) -> float:
        force = weighing.force([seen.state.people[who] for patrol in sent[:number] for who in patrol], siege=False)
        return sum(chance for chance, mine, _ in weighing.battle(out, force) if mine.flag)

    assert driven_off(len(sent)) >= 0.7
    assert len(sent) == 1 or driven_off(len(sent) - 1) < 0.7
    on_call, *later = mustered(siege, BESIEGER, SUPPLY_SORTIE, BESIEGED, on_map=True).patrols
    assert sorted((on_call, *later)) == sorted(every)
    worth = {patrol: weighing.force([seen.state.people[who] for who in patrol], siege=False).value for patrol in every}
    assert worth[on_call] == max(worth.values()), "only the first comes for certain"


@pytest.mark.rule("FORAGE-03")
def test_the_castellan_reckons_with_the_patrols_a_careful_besieger_sends() -> None:
    seen, question = begun(OXFORD, BESIEGED, SUPPLY_SORTIE, BESIEGED)
    every = fights.default_muster(seen.position, q.MusterAsked(BESIEGER, SUPPLY_SORTIE)).patrols
    met = Castellan(seen, TEMPERS["steady"]).usual(SUPPLY_SORTIE, BESIEGER)
    assert {person.id for person in met} == {who for patrol in patrols(seen, every) for who in patrol}
    assert question.side == BESIEGED


@pytest.mark.rule("FORAGE-02", "HORSE-09", "SURR-02")
@pytest.mark.parametrize("siege", [TAORMINA, OXFORD, MALMESBURY, ARQUES])
def test_foragers_are_as_many_as_lead_the_beasts_home(siege: str) -> None:
    """Three by a man on foot, one by a rider, six beasts at most; on the map all go who may."""
    seen, question = begun(siege, BESIEGED, SUPPLY_SORTIE, BESIEGED)
    third = fights.default_muster(seen.position, question).men
    few = [seen.state.people[who] for who in mustered(siege, BESIEGED, SUPPLY_SORTIE, BESIEGED).men]
    led = [1 if person.mounted else 3 for person in few]
    assert sum(led) >= 6 > sum(led) - led[-1]
    assert not any(commands(seen.field, person) or is_engineer(person) for person in few)
    many = mustered(siege, BESIEGED, SUPPLY_SORTIE, BESIEGED, on_map=True).men
    assert set(many) <= set(third)
    assert len(many) >= len(third) - 1
    assert len(few) < len(many)


def test_who_has_none_but_commanders_sends_them() -> None:
    seen, _ = begun(OXFORD, BESIEGED, SUPPLY_SORTIE, BESIEGED)
    chiefs = [person for person in seen.state.present(BESIEGED) if commands(seen.field, person)]
    assert 0 < len(leaders_of_beasts(seen, chiefs, 3)) <= 3


# -- the storm ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-ACT-01", "A-ACT-03")
def test_a_storm_comes_from_the_side_of_the_breach_over_open_ground() -> None:
    whole = mustered(OXFORD, BESIEGER, ASSAULT, BESIEGER)
    seen, _ = begun(OXFORD, BESIEGER, ASSAULT, BESIEGER)
    for section, side in (("wall_e", RIGHT), ("wall_w", LEFT)):
        if section in seen.field.place.sections:
            down = frozenset(seen.field.place.sections[section].hexes)
            assert mustered(OXFORD, BESIEGER, ASSAULT, BESIEGER, down=down).joined == side
    lands = seen.field.lands
    assert len(lands[whole.sheet].poses) == max(len(lands[name].poses) for name in seen.field.grounds)
    assert side_of_breach(seen, whole.joined, ASSAULT) == whole.joined


@pytest.mark.rule("A-ACT-37")
def test_who_has_fewer_riders_comes_out_where_horses_have_no_room() -> None:
    seen, _ = begun(OXFORD, BESIEGED, GENERAL_SORTIE, BESIEGED)
    sheet = mustered(OXFORD, BESIEGED, GENERAL_SORTIE, BESIEGED).sheet
    lands = seen.field.lands
    assert len(lands[sheet].poses) == min(len(lands[name].poses) for name in seen.field.grounds)
    people = {who: person._replace(mounted=person.side == BESIEGED) for who, person in seen.state.people.items()}
    sheet = mustered(OXFORD, BESIEGED, GENERAL_SORTIE, BESIEGED, people=people).sheet
    assert len(lands[sheet].poses) == max(len(lands[name].poses) for name in seen.field.grounds)


@pytest.mark.rule("A-MINE-02", "A-MINE-08")
def test_the_gallery_goes_to_the_stretch_that_falls_soonest() -> None:
    engines = {"gallery 1": Engine("gallery 1", "gallery", BESIEGER, 0)}
    seen, _ = begun(OXFORD, BESIEGER, GALLERY, BESIEGER, engines=engines)
    hands = miners(seen.state, BESIEGER)
    days = {name: mine_days(seen.position, name, 0, hands) for name in stretches(seen.position)}
    assert len(days) > 1
    assert mustered(OXFORD, BESIEGER, GALLERY, BESIEGER, engines=engines).section == weakest(seen)
    assert days[weakest(seen)] == min(days.values())


@pytest.mark.rule("C-QUICK-05", "C-QUICK-07")
def test_what_he_expects_of_a_gallery_is_what_the_table_says() -> None:
    """The garrison counts double on its walls, and nobody rides."""
    seen, _ = begun(OXFORD, BESIEGER, GALLERY, BESIEGER)
    men = tuple(tuple(person.id for person in seen.state.present(side)) for side in (BESIEGER, BESIEGED))
    state = seen.state._replace(fight=Fight(GALLERY, BESIEGER, (men[0], men[1])))
    table, weighing = seen.field.rules.quick, Weighing(seen.field.at(state))
    exact: dict[str, float] = {}
    for letter, chance in odds(table, clash_of(seen.field.at(state))).items():
        flag = table.losses(letter, False)[0].flag
        exact[flag] = exact.get(flag, 0.0) + float(chance)
    ours, theirs = (weighing.force(state.present(side)) for side in (BESIEGER, BESIEGED))
    mine: dict[str, float] = {}
    for chance, losses, _ in weighing.battle(ours, theirs, walls=True):
        mine[losses.flag] = mine.get(losses.flag, 0.0) + chance
    assert mine == pytest.approx(exact)


# -- works -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-TOWER-10", "A-RAM-02", "A-BUILD-01")
def test_towers_are_built_where_walls_are_high_and_days_are_left() -> None:
    """On the map: before a castle a tower while there is time for it, then a ram; none before a priory, nor over a ditch, nor by the
    table, which knows no walls."""
    game = Match(SIEGE, load_siege(OXFORD), "tower")
    game.state = game.state._replace(engines={})
    seen = known(game, BESIEGER)
    assert "siege_tower" in Orders(seen, on_map=True).wishes()
    assert Orders(seen._replace(food={5: 1.0}), on_map=True).ways_in() == ["ram"]
    assert "siege_tower" not in Orders(seen).wishes()
    for siege, ways in ((PRIORY, ["ram"]), (ARQUES, []), (FARM, [])):
        assert Orders(known(Match(SIEGE, load_siege(siege), "tower"), BESIEGER), on_map=True).ways_in() == ways
    open_wall = frozenset(game.field.place.sections["wall_e"].hexes)
    game.state = game.state._replace(down=open_wall)
    assert "siege_tower" not in Orders(known(game, BESIEGER), on_map=True).wishes()


@pytest.mark.rule("BUILD-01", "A-BUILD-02")
def test_he_sends_as_many_as_he_can_spare_to_long_work() -> None:
    """Fifty men: ten build, twice as fast; a tower of twelve days takes six."""
    orders = Orders(known(Match(SIEGE, load_siege(OXFORD), "team"), BESIEGER), on_map=True)
    assert orders.takes("siege_tower") == 6
    assert orders.takes("ladder") == 1


# -- talking -----------------------------------------------------------------------------------------------------------------


def hungry(siege: str, food: int, bonus: bool = True) -> Known:
    """A siege with an open cellar in which little is left, counted or not."""
    scenario = load_siege(siege)
    ruleset = scenario.ruleset.with_siege_switches(ration_bonus=bonus, open_provisions=True)
    game = Match(SIEGE, scenario.under(ruleset), "hungry")
    game.state = game.state._replace(food=food)
    return known(game, BESIEGER)


def needed_at(position: SiegePosition) -> int:
    """The face of the die from which the garrison yields."""
    return position.field.rules.surrender.threshold - total(terms(position))


@pytest.mark.rule("RULING-G-73", "RULING-A-SURR-01")
@pytest.mark.parametrize("siege", [TAORMINA, OXFORD])
@pytest.mark.parametrize("food", [1, 2, 3, 5, 6, 20])
def test_he_reckons_with_hunger_where_it_counts(siege: str, food: int) -> None:
    """His chance is the die's; tomorrow they have a day less."""
    seen = hungry(siege, food)
    weighing = Weighing(seen.position)
    ahead = outlook(seen, weighing)._replace(breach=NEVER)
    assert weighing.yielding(ahead, 0) == pytest.approx(max(0, 11 - needed_at(seen.position)) / 10)
    if food > 1:
        later = seen.state._replace(food=food - 1)
        assert weighing.yielding(ahead, 1) == pytest.approx(max(0, 11 - needed_at(seen.field.at(later))) / 10)
    plain = hungry(siege, food, bonus=False)
    without = Weighing(plain.position)
    assert without.yielding(ahead, 0) <= weighing.yielding(ahead, 0)


@pytest.mark.rule("RULING-G-73")
def test_what_he_does_not_know_of_the_cellar_he_weighs() -> None:
    """Two days or nine, as likely one as the other; who still eats on the sixth day had nine."""
    scenario = load_siege(TAORMINA)
    game = Match(SIEGE, scenario.under(scenario.ruleset.with_siege_switches(ration_bonus=True)), "dark")
    dark = known(game, BESIEGER)._replace(food={2: 0.5, 9: 0.5})
    weighing = Weighing(dark.position)
    assert dict(weighing.hunger(dark.nights, 0)) == pytest.approx({2: 0.5, 0: 0.5})
    assert dict(weighing.hunger(dark.nights, 5)) == pytest.approx({1: 1.0})


@pytest.mark.rule("SURR-03", "RULING-G-73")
def test_he_asks_for_the_place_when_hunger_makes_it_worth_the_words() -> None:
    """Twice as many besiegers and two days of food: a ten or a nine opens the gate. With a full cellar nothing does."""
    assert Orders(hungry(TAORMINA, 2)).asks()
    assert not Orders(hungry(TAORMINA, 20)).asks()
    assert not Orders(hungry(TAORMINA, 2, bonus=False)).asks()


@pytest.mark.rule("A-SURR-03", "RULING-A-SURR-01")
def test_where_talking_costs_the_day_he_talks_when_a_storm_is_worse() -> None:
    """Hungry, but not tonight: the parley is worth more than sitting still."""
    seen = hungry(OXFORD, 2)
    command, reason = Besieger(seen, TEMPERS["steady"]).act(("negotiate", "pass"))
    assert (command, reason.key) == (c.Answer("negotiate"), "parley")
    command, _ = Besieger(hungry(OXFORD, 2, bonus=False), TEMPERS["steady"]).act(("negotiate", "pass"))
    assert command == c.Answer("pass")


def test_he_answers_as_a_commander() -> None:
    """The muster of a whole commander is the same."""
    game = Match(SIEGE, load_siege(OXFORD), "whole")
    while game.side is not None and not isinstance(game.state.pending[-1], q.ActionAsked):
        game.do(commander("steady", game.side).choose(game))
    assert game.side is not None
    game.do(c.Answer(ASSAULT if game.side == BESIEGER else GENERAL_SORTIE))
    chosen = commander("steady", game.side).choose(game)
    assert chosen == mustering(known(game, game.side), game.state.pending[-1], False)[0]  # type: ignore[arg-type]
