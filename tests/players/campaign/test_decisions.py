"""Every decision of a campaign: who is asked what, and what a marshal does who answers for somebody absent."""

from __future__ import annotations

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import questions as q
from hauberk.campaign.actions import refuse
from hauberk.campaign.drawing import drawn_up
from hauberk.campaign.state import CampaignState, Group
from hauberk.play.campaign.game import CAMPAIGN, CampaignMatch
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.campaign.view import view
from hauberk.play.match import Match
from hauberk.players.campaign import known, marshal
from tests.players.campaign.test_marshals import begun, meeting


def said(game: CampaignMatch, state: CampaignState, faction: str) -> c.Command:
    """What a steady marshal answers, who asks the rules first."""
    command = marshal("steady", faction).decide(known(game.field.at(state)))
    assert refuse(game.field.at(state), command) is None, command
    return command


def asked(state: CampaignState, question: q.Question) -> CampaignState:
    """The same moment with this question open."""
    return state._replace(pending=(question,))


def strength(state: CampaignState, group: Group) -> int:
    """Attack of all its people."""
    return sum(person.character.faces["foot"].attack for person in state.members(group))


@pytest.mark.rule("D-01")
def test_the_strongest_eat_first() -> None:
    game = begun()
    state = asked(game.state, q.SupplyAsked("royalist", game.state.groups["host"].hex, ("scouts", "host"), 1))
    assert strength(state, state.groups["host"]) > strength(state, state.groups["scouts"])
    assert said(game, state, "royalist") == c.Feed(("host", "scouts"))


@pytest.mark.rule("D-02")
def test_orders_of_the_morning_are_sealed_and_nobody_else_sees_them() -> None:
    game = begun()
    assert isinstance(game.state.pending[-1], q.MorningAsked)
    first = game.seat
    before = view(game.position, "angevin" if first == "royalist" else "royalist")
    host = game.state.groups["host"]
    game.do(c.Morning(splits=(c.Split("host", host.men[-4:]),)) if first == "royalist" else c.Morning())
    after = view(game.position, "angevin" if first == "royalist" else "royalist")
    assert before["groups"] == after["groups"]
    assert game.state.groups["host"].men == host.men  # nothing is done before all have spoken


@pytest.mark.rule("D-03")
def test_a_ransom_is_a_matter_of_the_morning() -> None:
    game = begun()
    state = asked(game.state, q.MorningAsked("royalist"))
    refusal = refuse(game.field.at(state), c.Morning(ransoms=(c.Ransom("stephen", "host"),)))
    assert refusal is not None
    assert refusal.rule == "C-PRIS-04"


@pytest.mark.rule("D-04")
def test_convoys_are_loaded_in_the_morning_and_only_then() -> None:
    game = begun()
    place = next(holding for holding in game.state.places.values() if holding.faction == "royalist" and holding.resources > 1)
    load = c.Morning(loads=(c.Load(place.id, points=1),))
    assert refuse(game.field.at(asked(game.state, q.MorningAsked("royalist"))), load) is None
    marching = asked(game.state, q.GroupToAct("royalist", "host"))
    assert refuse(game.field.at(marching), load) is not None


@pytest.mark.rule("D-05")
def test_a_group_marches_towards_its_aim() -> None:
    """The earl must take Oxford: his first march brings him nearer."""
    game = begun()
    earl = game.state.groups["earl"]
    state = asked(game.state, q.GroupToAct("angevin", "earl"))._replace(now="earl", left=5)
    command = said(game, state, "angevin")
    assert isinstance(command, c.March | c.Stay | c.AttackPlace | c.Recruit)
    while game.seat is not None and game.state.day < 4:
        game.do(marshal("rash", game.seat).choose(game))
    assert "earl" not in game.state.groups or game.state.groups["earl"].hex != earl.hex


@pytest.mark.rule("D-06")
@pytest.mark.rule("D-07")
def test_who_meets_may_attack_and_who_is_attacked_may_refuse() -> None:
    game = begun()
    state = meeting(game, "host", "earl", q.AttackAsked("royalist", "host"))
    assert all(refuse(game.field.at(state), c.Choose(word)) is None for word in ("attack", "let_be"))
    state = meeting(game, "host", "earl", q.RefuseAsked("angevin", "earl"))
    assert all(refuse(game.field.at(state), c.Choose(word)) is None for word in ("fight", "refuse"))
    assert refuse(game.field.at(state), c.Choose("flee")) is not None


@pytest.mark.rule("D-08")
def test_who_joins_is_asked_by_name_and_may_stay_away() -> None:
    game = begun()
    state = meeting(game, "host", "earl", q.JoinAsked("royalist", 0, ("scouts",)))
    assert refuse(game.field.at(state), c.Join(())) is None
    assert refuse(game.field.at(state), c.Join(("riders",))) is not None


@pytest.mark.rule("D-09")
@pytest.mark.parametrize("way", ["map", "quick"])
def test_map_or_table_as_the_setting_has_it(way: str) -> None:
    game = begun()
    state = meeting(game, "host", "earl", q.HowAsked("royalist", ("map", "quick")))
    assert marshal("steady", "royalist", fights=way).decide(known(game.field.at(state))) == c.Choose(way)


@pytest.mark.rule("D-10")
def test_any_sheet_that_fits_is_laid() -> None:
    game = begun()
    choices = ("meadow", "meadow turned", "crossroads", "crossroads turned")
    state = meeting(game, "host", "earl", q.SheetAsked("royalist", choices))
    found = {marshal("steady", "royalist", f"seed {number}").decide(known(game.field.at(state))) for number in range(40)}
    assert found == {c.Choose(choice) for choice in choices}


@pytest.mark.rule("D-11")
def test_the_attacker_draws_up_second_and_opens() -> None:
    game = begun()
    state = meeting(game, "host", "earl", q.DeployAsked("royalist"))
    assert said(game, state, "royalist") == c.Choose("second_opens")


@pytest.mark.rule("D-12")
def test_either_side_may_flee_or_yield_in_a_battle() -> None:
    game = begun()
    state = meeting(game, "host", "earl", q.DeployAsked("royalist"))
    assert state.battle is not None
    battle = state.battle._replace(needed=2, sheets=(("meadow", 0), ("crossroads", 0)), arrivals=(("host", 0), ("earl", 3)))
    table = drawn_up(game.field.at(state._replace(battle=battle)), battle)
    ways = {(row["side"], row["when"]) for row in table["call_off"]}
    assert ways == {(side, when) for side in "AB" for when in ("any", "surrender")}


@pytest.mark.rule("D-13")
def test_a_retreat_leads_away_from_the_enemy() -> None:
    game = begun()
    here = game.state.groups["riders"].hex
    choices = game.field.map.neighbours(here)
    near = choices[0]
    state = game.state.with_group(game.state.groups["host"]._replace(hex=near))
    found = said(game, asked(state, q.RetreatAsked("angevin", "riders", tuple(choices))), "angevin")
    assert isinstance(found, c.Choose)
    assert game.field.map.distance(found.choice, near) == max(game.field.map.distance(hex_, near) for hex_ in choices)


@pytest.mark.rule("D-14")
def test_all_is_plundered_that_is_no_aim() -> None:
    game = begun()
    place = next(holding for holding in game.state.places.values() if holding.faction == "royalist" and holding.id != "oxford")
    state = asked(game.state, q.PlunderAsked("angevin", "earl", place.id, 5))
    assert said(game, state, "angevin") == c.Take(5)


@pytest.mark.rule("D-15")
def test_an_escort_is_found_for_a_leader_and_for_nobody_else() -> None:
    game = begun()
    host, earl = game.state.groups["host"], game.state.groups["earl"]
    fit = tuple(who for who in host.men if not game.state.people[who].leads)
    common = next(who for who in earl.men if not game.state.people[who].leads)
    for prisoner, number in (("robert_of_gloucester", game.field.rules.figures.escort), (common, 0)):
        taken = game.state.people[prisoner]._replace(fate="prisoner", captor="royalist")
        state = asked(game.state.with_person(taken), q.EscortAsked("royalist", "host", (prisoner,), fit))
        found = said(game, state, "royalist")
        assert isinstance(found, c.Name)
        assert len(found.men) == number


@pytest.mark.rule("D-16")
def test_mercenaries_are_paid_where_the_purse_allows() -> None:
    game = begun()
    host = game.state.groups["host"]
    flemings = game.state.groups["flemings"]._replace(hex=host.hex)
    state = game.state.with_group(flemings).with_group(host._replace(coin=1000))
    state = asked(state, q.GroupToAct("royalist", "host"))._replace(now="host", left=5)
    assert said(game, state, "royalist") == c.Hire("flemings", "pay")


@pytest.mark.rule("D-17")
def test_a_place_is_attacked_demanded_or_besieged_by_who_stands_before_it() -> None:
    game = begun()
    oxford = game.field.map.places["oxford"]
    state = game.state.with_group(game.state.groups["earl"]._replace(hex=oxford.hex))
    state = asked(state, q.GroupToAct("angevin", "earl"))._replace(now="earl", left=5)
    assert refuse(game.field.at(state), c.AttackPlace("siege")) is None
    assert refuse(game.field.at(state), c.AttackPlace("storm")) is not None
    assert refuse(game.field.at(state), c.AttackPlace("burn")) is not None


@pytest.mark.rule("D-18")
def test_who_may_bargain_offers() -> None:
    game = begun()
    state = asked(game.state, q.BargainAsked("royalist", "oxford", "earl"))
    assert marshal("steady", "royalist").decide(known(game.field.at(state))) == c.Choose("offer")


@pytest.mark.rule("D-19")
def test_recruits_are_chosen_by_number_and_class() -> None:
    game = begun()
    host = game.state.groups["host"]._replace(coin=20)
    town = next(place for place in game.field.map.places.values() if place.id == "abingdon")
    state = game.state.with_group(host._replace(hex=town.hex))
    state = asked(state, q.GroupToAct("royalist", "host"))._replace(now="host", left=5)
    assert refuse(game.field.at(state), c.Recruit(light=2)) is None
    assert refuse(game.field.at(state), c.Recruit(light=99)) is not None
    assert refuse(game.field.at(state), c.Recruit()) is not None


@pytest.mark.rule("D-20")
def test_the_day_of_a_siege_is_decided_by_a_commander_of_sieges() -> None:
    game = Match(CAMPAIGN, load_campaign("engines_for_trowbridge"), "siege day")
    while game.state.pending and game.seat is not None:
        game.do(marshal("steady", game.seat).choose(game))
    assert game.seat is not None
    command = marshal("steady", game.seat).choose(game)
    assert isinstance(command, c.InSiege)
    assert game.why_not(command) is None
    assert game.why_not(c.Stay()) is not None
