"""Marshals of computer factions: they look at nothing but what their side may see, and know when to fight."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import questions as q
from hauberk.campaign.actions import refuse
from hauberk.campaign.state import Battle, CampaignState, Person, Seen
from hauberk.lab.bouts import Bout, measure, play, players
from hauberk.lab.tally import tally
from hauberk.lab.watching import bouts
from hauberk.play.campaign.game import CAMPAIGN, CampaignMatch
from hauberk.play.campaign.scenario import campaign_files, load_campaign
from hauberk.play.match import Match
from hauberk.players.campaign import Marshal, known, marshal, plans
from hauberk.players.campaign.temper import TEMPERS

SMALL = str(Path(__file__).parent.parent.parent / "campaign" / "small.toml")


def begun(seed: str = "marshals") -> CampaignMatch:
    """The small campaign on its first morning."""
    return Match(CAMPAIGN, load_campaign(SMALL), seed)


# -- knowing no more than one may --------------------------------------------------------------------------------------


def scrambled(game: CampaignMatch, chance: random.Random) -> CampaignState:
    """The same position with all that the faction to decide cannot see turned upside down: people, purses, spies, loads, garrisons."""
    state, faction = game.state, game.seat
    assert faction is not None
    here = {group.hex for group in state.groups.values() if group.faction == faction}
    siege = state.sieges.get(state.now)
    beside = {*(siege.groups if siege else ()), *(siege.inside if siege else ())}
    groups, people, places, convoys, spies = (
        dict(state.groups),
        dict(state.people),
        dict(state.places),
        dict(state.convoys),
        dict(state.spies),
    )
    for group in state.groups.values():
        if group.faction != faction and group.hex not in here and group.id not in beside:
            leaders = [who for who in group.men if state.people[who].leads]
            common = [who for who in group.men if who not in leaders]
            walking = [who for who in group.men if not state.people[who].mounted][:1]  # whether all of them ride is seen from afar
            kept = common[: chance.randint(1, max(1, len(common)))]
            men = tuple(dict.fromkeys((*leaders, *walking, *kept)))
            groups[group.id] = group._replace(men=men, coin=chance.randint(0, 90), missed=chance.randint(0, 3), victories=3, tests=2)
            for who in group.men:
                if not state.people[who].leads and who not in men:
                    people[who] = people[who]._replace(fate="gone", group="")
    for holding in state.places.values():
        if holding.faction != faction and holding.id not in state.sieges:
            hex_ = game.field.map.places[holding.id].hex
            if hex_ not in here:
                held = tuple(who for who in holding.captives if state.people[who].faction == faction)  # a ransom has been asked for them
                places[holding.id] = holding._replace(resources=chance.randint(1, 9), garrison=(), captives=held, treated=())
    for convoy in state.convoys.values():
        if convoy.faction != faction and convoy.hex not in here:
            convoys[convoy.id] = convoy._replace(load=chance.randint(0, 5))
    for spy in state.spies.values():
        if spy.faction != faction:
            spies[spy.id] = spy._replace(hex=chance.choice(sorted(game.field.map.hexes)), notes=())
    morning = {each: orders for each, orders in state.morning.items() if each == faction}
    told = {each: seen for each, seen in state.known.items() if each == faction}
    return state._replace(groups=groups, people=people, places=places, convoys=convoys, spies=spies, morning=morning, known=told)


@pytest.mark.rule("C-CG-08", "C-CG-09", "C-GROUP-02")
@pytest.mark.parametrize("name", tuple(campaign_files()))
def test_what_is_hidden_changes_no_decision(name: str) -> None:
    """Hand a marshal a state whose hidden parts are scrambled, and he decides the same, whatever he is asked."""
    bout = Bout("campaign", name, "hidden", ("steady", "rash"))
    game, chance = Match(CAMPAIGN, load_campaign(name), bout.seed), random.Random(name)
    marshals, compared = players(game, bout), 0
    for _ in range(160):
        side = game.side
        if side is None:
            break
        command = marshals[side].choose(game)
        if not isinstance(game.state.pending[-1] if game.state.pending else None, q.JoinAsked):
            other = scrambled(game, chance)
            mine = marshals[side]
            assert isinstance(mine, Marshal)
            assert mine.decide(known(game.field.at(other))) == command, (game.state.day, game.state.pending[-1:])
            compared += other != game.state
        game.do(command)
    assert compared > 40


def test_the_same_knowledge_the_same_choice() -> None:
    """A marshal has no chance of his own: two campaigns with one seed are the same campaign."""
    one, other = (play(Bout("campaign", SMALL, "twice", ("rash", "cautious"))) for _ in range(2))
    assert (one.length, one.winners, one.counts, one.commands) == (other.length, other.winners, other.counts, other.commands)


def test_everything_he_says_is_lawful() -> None:
    """He asks before he speaks: not one of his first thoughts is refused."""
    bout = Bout("campaign", SMALL, "lawful")
    game = begun(bout.seed)
    marshals = players(game, bout)
    while (side := game.side) is not None:
        mine = marshals[side]
        assert isinstance(mine, Marshal)
        command = mine.decide(known(game.position))
        assert refuse(game.position, command) is None, (game.state.pending[-1:], command)
        game.do(command)


# -- deciding ----------------------------------------------------------------------------------------------------------


def meeting(game: CampaignMatch, ours: str, theirs: str, question: q.Question) -> CampaignState:
    """Two groups on one hex, and a question about it."""
    state = game.state
    one, other = state.groups[ours], state.groups[theirs]
    battle = Battle(one.hex, ours, ((ours,), (theirs,)), (one.faction, other.faction), declared=True, number=1)
    state = state.with_group(other._replace(hex=one.hex))
    return state._replace(battle=battle, pending=(question,))


@pytest.mark.rule("C-MEET-03", "C-CG-11")
def test_he_attacks_the_weak_and_lets_the_strong_be() -> None:
    """The host of twenty-two falls on nine riders; nine riders do not fall on the host."""
    game = begun()
    state = meeting(game, "host", "riders", q.AttackAsked("royalist", "host"))
    assert marshal("steady", "royalist").decide(known(game.field.at(state))) == c.Choose("attack")
    state = meeting(game, "riders", "host", q.AttackAsked("angevin", "riders"))
    assert marshal("steady", "angevin").decide(known(game.field.at(state))) == c.Choose("let_be")


@pytest.mark.rule("C-REFUSE-01", "C-CG-11")
@pytest.mark.parametrize(("mounted", "answer"), [(True, "refuse"), (False, "fight")])
def test_riders_slip_away_from_a_host(mounted: bool, answer: str) -> None:
    """Far weaker, he refuses battle if most of his men ride; on foot he would be caught anyhow."""
    game = begun()
    state = meeting(game, "riders", "host", q.RefuseAsked("angevin", "riders"))
    for who in state.groups["riders"].men:
        state = state.with_person(state.people[who]._replace(mounted=mounted))
    assert marshal("steady", "angevin").decide(known(game.field.at(state))) == c.Choose(answer)


@pytest.mark.rule("C-BATTLE-07", "C-CG-11")
def test_neighbours_come_where_they_are_needed() -> None:
    """Scouts come to a battle that is open, and stay away from one that is won without them."""
    game = begun()
    beside = game.field.map.neighbours(game.state.groups["host"].hex)[0]
    question = q.JoinAsked("royalist", 0, ("scouts",))
    for theirs, answer in (("earl", ("scouts",)), ("riders", ())):
        state = meeting(game, "host", theirs, question)
        if theirs == "riders":
            few = state.groups["riders"]
            state = state.with_group(few._replace(men=few.men[:3]))
        state = state.with_group(state.groups["scouts"]._replace(hex=beside))
        assert marshal("steady", "royalist").decide(known(game.field.at(state))) == c.Join(answer), theirs


@pytest.mark.rule("C-PRIS-04", "C-CG-11")
@pytest.mark.parametrize(("purse", "pays"), [(2, True), (1, False)])
def test_a_captive_leader_is_bought_free_by_who_can_afford_it_twice(purse: int, pays: bool) -> None:
    """The ransom is paid in the morning if some purse holds twice its price."""
    game = begun()
    state, field = game.state, game.field
    robert: Person = state.people["robert_of_gloucester"]
    earl = state.groups["earl"]
    prison = next(each for each in state.places.values() if each.faction == "royalist")
    state = state.with_group(earl._replace(men=tuple(who for who in earl.men if who != robert.id), coin=0))
    state = state.with_person(robert._replace(fate="prisoner", captor="royalist", group="", place=prison.id))
    state = state._replace(places={**state.places, prison.id: prison._replace(captives=(robert.id,))}, pending=(q.MorningAsked("angevin"),))
    price = field.rules.prices.ransom * robert.prestige
    state = state.with_group(state.groups["riders"]._replace(coin=purse * price))
    orders = marshal("steady", "angevin").decide(known(field.at(state)))
    assert isinstance(orders, c.Morning)
    assert orders.ransoms == ((c.Ransom(robert.id, "riders"),) if pays else ())


@pytest.mark.rule("C-SUPPLY-04", "C-MONEY-04")
def test_a_group_is_filled_to_the_last_man_who_eats_nothing_more() -> None:
    """Nine eat nothing and nineteen one point: so many are raised and no more."""
    game = begun()
    told = known(game.position)
    group = next(group for group in told.sight.groups.values() if group.kind == "group")
    for size, room in ((6, 3), (9, 0), (12, 7), (19, 0)):
        men = tuple(f"man {number}" for number in range(size))
        assert plans.wanted_men(told, group._replace(men=men, id="alone")) == room


@pytest.mark.rule("C-CG-08")
def test_an_unknown_banner_is_feared_and_a_known_one_counted() -> None:
    """What a marshal thinks of a group changes with what his side has seen of it."""
    game = begun()
    state = game.state._replace(pending=(q.MorningAsked("angevin"),))
    tasks = plans.plan(known(game.field.at(state)), TEMPERS["steady"])
    assert set(tasks) == {group.id for group in state.groups.values() if group.faction == "angevin"}
    few = Seen("host", 1, state.groups["host"].hex, 3, (("peasant", 3),))
    seen = state._replace(known={"angevin": {"host": few}})
    told = [known(game.field.at(each)).sight.banners["host"].size for each in (state, seen)]
    assert told == [0, 3]


# -- measured ----------------------------------------------------------------------------------------------------------


def test_many_campaigns_are_counted() -> None:
    """Three of them: they end, their records hold, and battles, sieges and the slowest day of each are counted together. All are played in
    the tests of fuzz; their days are measured by `hauberk watch campaigns --games 6 --summary`."""
    names = ("engines_for_trowbridge", "the_harvest_of_oxford", "the_empress_on_the_road")
    results = list(measure(bouts("campaign", names, len(names), "counted")))
    assert [result.fault for result in results] == [""] * len(results)
    counted = tally(results)
    assert counted.slowest == max(result.slowest for result in results) > 0
    assert counted.held == counted.games == len(names)
    assert counted.counts["battles"] * len(names) == pytest.approx(sum(result.counts["battles"] for result in results))
    assert counted.counts["battles"] > 0
    besieging = [replace(result, counts={"sieges": number}) for number, result in enumerate(results)]
    assert tally(besieging).counts == {"sieges": 1}


def test_temperaments_are_known_by_name() -> None:
    """There are three of them, as with captains and commanders, and no fourth."""
    assert {marshal(name, "royalist").temperament for name in TEMPERS} == {"cautious", "steady", "rash"}
    with pytest.raises(ValueError, match="no temperament"):
        marshal("jolly", "royalist")
    with pytest.raises(ValueError, match="settled by"):
        marshal("steady", "royalist", fights="chess")
    with pytest.raises(ValueError, match="another faction"):
        marshal("steady", "nobody").choose(begun())
