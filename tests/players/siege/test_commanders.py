"""The computer besieger and castellan: lawful, not lost in thought, blind to what is hidden, better than who does just anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hauberk.battle.core.being import Health
from hauberk.lab.bouts import Result
from hauberk.lab.duel import bouts, favoured_text
from hauberk.play.battle.balance import read_balances, siege_balances
from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.play.siege.scenario import load_siege, siege_files
from hauberk.players.anybody import Anybody
from hauberk.players.siege import TEMPERAMENTS, commander, known
from hauberk.players.siege.besieger import Besieger
from hauberk.players.siege.castellan import Castellan, counter_dig
from hauberk.players.siege.known import at_first, guessed
from hauberk.players.siege.prospects import outlook
from hauberk.players.siege.temper import TEMPERS
from hauberk.players.siege.weighing import NEVER, Force, Weighing, results
from hauberk.server.siege.shelf import card
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import questions as q
from hauberk.siege.jobs import Roll, is_engineer
from hauberk.siege.quick import odds
from hauberk.siege.quick_fights import clash_of
from hauberk.siege.state import WALL, Engine, Fight, Mine
from hauberk.siege.surrender import commands
from hauberk.siege.tables import Losses
from hauberk.tell.messages import LANGUAGES

SIEGES = tuple(siege_files())
RANDOM = "random"
ROUNDS = 5
LIMIT = 4000
"""More commands than any siege has."""
MOST_DAYS = 6_000
"""So many days ahead, with all that may have happened until then, are never looked at for one choice."""


class Played(NamedTuple):
    """A siege that was played."""

    game: SiegeMatch
    reasons: Counter[str]
    thoughts: tuple[int, ...]
    """For each choice: how often he asked what a day ahead may cost him, which is what all his reckoning is made of."""


@contextmanager
def counted_risks() -> Iterator[list[None]]:
    """Counts the days ahead that are looked at."""
    asked, risks = list[None](), Weighing.risks

    def counted(weighing: Weighing, *words: Any) -> float:
        asked.append(None)
        return risks(weighing, *words)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Weighing, "risks", counted)
        yield asked


@cache
def played(siege: str, besieger: str, castellan: str, seed: str) -> Played:
    """A siege between two commanders, fights settled by the table."""
    game = Match(SIEGE, load_siege(siege), seed)
    names = (besieger, castellan)
    both = [Anybody(f"{seed}/{side}") if name == RANDOM else commander(name, side, seed) for side, name in enumerate(names)]
    reasons: Counter[str] = Counter()
    thoughts: list[int] = []
    for _ in range(LIMIT):
        if game.side is None:
            break
        player = both[game.side]
        with counted_risks() as asked:
            command = player.choose(game)
        if not isinstance(player, Anybody):
            thoughts.append(len(asked))
            reasons[player.reason.key] += 1
            assert all(player.why(language) for language in LANGUAGES)
        game.do(command)
    return Played(game, reasons, tuple(thoughts))


def between_two() -> list[Played]:
    """Sieges of two commanders of all temperaments; three hundred are watched by hand."""
    tempers = tuple(TEMPERAMENTS)
    return [played(siege, tempers[turn % 3], tempers[turn * 2 % 3], f"two/{turn}") for turn in range(ROUNDS) for siege in SIEGES]


def test_every_siege_between_two_of_them_ends() -> None:
    found = between_two()
    assert len(found) == ROUNDS * len(SIEGES)
    assert all(siege.game.state.outcome is not None for siege in found)
    assert all(siege.game.state.outcome.winner is not None for siege in found if siege.game.state.outcome)


def test_he_never_has_to_take_back_what_he_wanted() -> None:
    """What he chooses is lawful as he meant it."""
    assert sum(siege.reasons["nothing_else"] for siege in between_two()) == 0


def test_no_choice_takes_long() -> None:
    """He looks at so many days ahead, not at all that could come: what is like another is reckoned once."""
    thoughts = [number for siege in between_two() for number in siege.thoughts]
    assert max(thoughts) > 100
    assert max(thoughts) < MOST_DAYS


PLANS: dict[str, tuple[str, ...]] = {
    "assault": ("assault",), "sally": ("camp_sortie", "general_sortie", "mine_sally"), "forage": ("supply_sortie",),
    "gallery": ("gallery",),
}  # fmt: skip


@pytest.mark.parametrize("plan", PLANS)
def test_every_action_is_chosen_by_somebody(plan: str) -> None:
    chosen = {
        event.action for siege in between_two() for step in siege.game.steps for event in step.events if isinstance(event, e.ActionChosen)
    }
    assert chosen & set(PLANS[plan])


@pytest.mark.parametrize("order", ["bombard", "sites", "digs", "burn", "repair"])
def test_every_kind_of_order_is_given_by_a_besieger(order: str) -> None:
    given = [
        event.orders for siege in between_two() for step in siege.game.steps for event in step.events
        if isinstance(event, e.OrdersGiven) and event.side == 0
    ]  # fmt: skip
    assert any(getattr(orders, order) for orders in given)


def test_a_besieger_talks_where_talking_may_help() -> None:
    assert any(isinstance(event, e.Parleyed) for siege in between_two() for step in siege.game.steps for event in step.events)


@pytest.mark.rule("A-MINE-13", "A-ACT-32")
def test_a_castellan_digs_against_the_mine_that_would_bring_him_down() -> None:
    """The props stand, no stones fly: to keep still is to see the wall fall."""
    game = at_a_question(SIEGES[4], 1, q.ActionAsked, "mine")
    section = game.field.place.sections["wall_e"]
    engines = {"gallery 9": Engine("gallery 9", "gallery", 0, 0, WALL, hexes=("V8", "U8"), facing=5)}
    mine = Mine("mine_9", 0, section.id, "gallery 9", dug=section.hexes[:1], since=game.state.day - 1)
    people = {who: person._replace(job="") for who, person in game.state.people.items()}
    game.state = game.state._replace(engines=engines, mines={mine.id: mine}, people=people, food=9)
    choices = ("counter_mine", "pass")
    command, reason = Castellan(known(game, 1), TEMPERS["steady"]).act(choices)
    assert (command, reason.key) == (c.Answer("counter_mine"), "counter_mine")
    counter = Mine("mine_10", 1, section.id, "", since=game.state.day)
    dig = counter_dig(known(game, 1)._replace(state=game.state._replace(mines={mine.id: mine, counter.id: counter})), Roll(game.state, 1))
    assert dig is not None
    assert dig.hexes == (section.hexes[0],)
    assert dig.engineer


@pytest.mark.rule("A-MINE-13", "A-MINE-14", "A-ACT-32")
def test_a_counter_mine_begun_late_stops_nothing() -> None:
    """It must be dug to the mine, and then wants the initiative once more for a fight below ground: the sooner, the likelier. Where they
    have met it is fought today."""
    game = at_a_question(SIEGES[4], 1, q.ActionAsked, "mine")
    section = game.field.place.sections["wall_e"]
    engines = {"gallery 9": Engine("gallery 9", "gallery", 0, 0, WALL, hexes=("V8", "U8"), facing=5)}
    people = {who: person._replace(job="") for who, person in game.state.people.items()}

    def stops(dug: int, counter: int = 0) -> float:
        mine = Mine("mine_9", 0, section.id, "gallery 9", dug=section.hexes[:dug], since=game.state.day - 1)
        mines = {mine.id: mine}
        if counter:
            mines["mine_10"] = Mine("mine_10", 1, section.id, "", dug=section.hexes[dug : dug + counter], since=game.state.day - 1)
        game.state = game.state._replace(engines=engines, mines=mines, people=people)
        return Castellan(known(game, 1), TEMPERS["steady"]).stops()

    assert stops(len(section.hexes)) == 0.0
    assert 0 < stops(0) < 0.5
    assert stops(1, counter=1) >= 0.5
    game.state = game.state._replace(mines={})
    assert Castellan(known(game, 1), TEMPERS["steady"]).stops() == 0.0


def test_the_same_siege_is_played_the_same_way() -> None:
    one = played(SIEGES[3], "steady", "steady", "same")
    played.cache_clear()
    other = played(SIEGES[3], "steady", "steady", "same")
    assert [step.command for step in one.game.steps] == [step.command for step in other.game.steps]


# -- against one who does anything ----------------------------------------------------------------------------------------


def won(besieger: str, castellan: str, seat: int, seeds: range) -> int:
    """Sieges won by a seat, over all scenarios."""
    found = [played(siege, besieger, castellan, f"any/{seed}").game.state.outcome for seed in seeds for siege in SIEGES]
    return sum(outcome is not None and outcome.winner == seat for outcome in found)


def test_he_does_better_than_anybody_in_the_same_seat() -> None:
    """Forty-eight sieges from each side against one who does just anything, compared with two of those. Dice decide much: nobody can do
    anything about a message that lifts the siege, and the besieged have the initiative on one day in seven."""
    seeds = range(8)
    besieger, castellan = won("steady", RANDOM, 0, seeds), won(RANDOM, "steady", 1, seeds)
    nobody = won(RANDOM, RANDOM, 0, seeds)
    assert besieger >= nobody + 4
    assert castellan >= 48 - nobody + 3
    assert besieger + castellan >= 56


# -- what he does not know ------------------------------------------------------------------------------------------------


def at_a_question(siege: str, seat: int, kind: type, seed: str) -> SiegeMatch:
    """A siege at the first question of a kind that a seat is asked; some sieges are over before."""
    for number in range(20):
        game = Match(SIEGE, load_siege(siege), f"{seed}/{number}")
        both = [commander("steady", side) for side in (0, 1)]
        while game.side is not None:
            if game.side == seat and isinstance(game.state.pending[-1], kind):
                return game
            game.do(both[game.side].choose(game))
    raise AssertionError("never asked")


@pytest.mark.rule("RULING-G-52")
@pytest.mark.parametrize("kind", [q.ActionAsked, q.OrdersAsked])
@pytest.mark.parametrize("siege", [SIEGES[1], SIEGES[3], SIEGES[5]])
def test_the_besieger_does_not_know_the_food(siege: str, kind: type) -> None:
    """Whatever lies in the cellars of the place, he chooses the same."""
    game = at_a_question(siege, 0, kind, "cellar")
    chosen = commander("steady", 0).choose(game)
    for food in (1, 5, 40):
        game.state = game.state._replace(food=food)
        assert commander("steady", 0).choose(game) == chosen
        assert known(game, 0).state.food == 0
        assert known(game, 1).state.food == food


@pytest.mark.rule("RULING-G-52")
def test_an_open_cellar_is_seen() -> None:
    scenario = load_siege(SIEGES[1])
    game = Match(SIEGE, scenario.under(scenario.ruleset.with_siege_switches(open_provisions=True)), "open")
    assert known(game, 0).food == {game.state.food: 1.0}


def test_neither_sees_what_the_other_has_sealed() -> None:
    """Orders, stores, sites and jobs of the besieger are no matter of the castellan's, nor the other way about."""
    game = at_a_question(SIEGES[3], 1, q.OrdersAsked, "sealed")
    assert game.state.orders[0] is not None
    seen = known(game, 1).state
    assert seen.orders[0] is None
    assert seen.stock[0] == {}
    assert not any(project.side == 0 for project in seen.projects.values())
    assert not any(person.job for person in seen.people.values() if person.side == 0)
    chosen = commander("steady", 1).choose(game)
    game.state = game.state._replace(orders=(c.Orders(), None), stock=({"ladder": 30}, game.state.stock[1]))
    assert commander("steady", 1).choose(game) == chosen


@pytest.mark.rule("PROV-01", "PROV-02", "PROV-03")
def test_the_besieger_guesses_by_the_table() -> None:
    """One die and nothing more for sixteen mouths in a farm: two days at least; a day gone is a day less."""
    rules = load_siege(SIEGES[0]).ruleset.siege_rules()
    food = at_first(rules, "farm", 16)
    assert set(food) == set(range(2, 11))
    assert food[2] == pytest.approx(0.2)
    assert food[10] == pytest.approx(0.1)
    game = Match(SIEGE, load_siege(SIEGES[0]), "guess")
    assert guessed(game) == food
    game.steps.append(game.steps[-1].__class__(None, (e.DayBegan(2),), 0))
    assert max(guessed(game)) == 9
    assert sum(guessed(game).values()) == pytest.approx(1.0)
    theft = (e.EventDrawn((), 12, "provisions_stolen"), e.MarkerMoved(6, 4, "provisions_stolen"))
    game.steps.append(game.steps[-1].__class__(None, theft, 0))
    assert max(guessed(game)) == 5
    assert known(game, 0).nights[-1] == pytest.approx(1.0)


# -- how he weighs --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-QUICK-07", "C-QUICK-09")
def test_his_sums_are_those_of_the_table() -> None:
    """What he expects of an assault is what quick resolution says of it."""
    for siege in SIEGES:
        game = Match(SIEGE, load_siege(siege), "sums")
        field = game.field
        men = tuple(tuple(person.id for person in game.state.present(side)) for side in (0, 1))
        state = game.state._replace(fight=Fight("assault", 0, (men[0], men[1])))
        weighing = Weighing(field.at(state))
        ours, theirs = (weighing.force(state.present(side)) for side in (0, 1))
        exact = {letter: float(chance) for letter, chance in odds(field.rules.quick, clash_of(field.at(state), siege=True)).items()}
        mine = dict(results(field.rules.quick, ours.value - weighing.walled(theirs), 0))
        assert mine == pytest.approx(exact)


def test_losses_and_rest_change_a_force() -> None:
    force = Force(100, 0, 50).after(Losses("", 10, 20))
    assert (force.points, force.hurt, force.heads) == (90, 9, 45)
    assert force.mended(1).value > force.value
    assert Force(100, 0, 50).after(Losses("", 10, 20), 0.5).points == 95


def test_a_starving_garrison_needs_no_storm() -> None:
    """The last day of their food: to wait is as good as won."""
    game = at_a_question(SIEGES[3], 0, q.ActionAsked, "hunger")
    seen = known(game, 0)._replace(food={1: 1.0})
    command, reason = Besieger(seen, TEMPERS["steady"]).act(("assault", "pass"))
    assert (command, reason.key) == (c.Answer("pass"), "starve")


def test_a_breach_makes_a_storm_better() -> None:
    game = Match(SIEGE, load_siege(SIEGES[1]), "breach")
    seen = known(game, 0)
    weighing = Weighing(game.field.at(seen.state))
    whole = outlook(seen, weighing)._replace(breach=NEVER)
    assert weighing.plan(whole._replace(breach=0)).now > weighing.plan(whole).now + 0.05


def test_on_the_map_he_storms_only_with_a_way_in() -> None:
    """By the table he would; on the map two ladders are not enough for forty men."""
    for seed in range(20):
        game = at_a_question(SIEGES[0], 0, q.ActionAsked, f"way/{seed}")
        game.state = game.state._replace(stock=({"ladder": 0}, game.state.stock[1]), engines={})
        quick, on_map = (commander("rash", 0, fights=how).choose(game) for how in ("quick", "map"))
        assert on_map == c.Answer("pass")
        if quick == c.Answer("assault"):
            return
    raise AssertionError("he never wanted to storm")


def test_a_commander_has_a_known_temperament_and_fights_one_of_two_ways() -> None:
    for temperament in TEMPERAMENTS:
        assert commander(temperament, 0).temperament == temperament
    with pytest.raises(ValueError, match="no temperament"):
        commander("brave", 0)
    with pytest.raises(ValueError, match="settled by"):
        commander("steady", 0, fights="dice")
    game = Match(SIEGE, load_siege(SIEGES[0]), "seat")
    assert game.side is not None
    other = commander("steady", 1 - game.side)
    with pytest.raises(ValueError, match="another side"):
        other.choose(game)


# -- who is favoured ------------------------------------------------------------------------------------------------------


def test_it_is_known_who_is_favoured_in_every_siege() -> None:
    """Counted in games between equals; nobody has it so easy that the other need not begin."""
    found = siege_balances()
    assert set(found.battles) == set(SIEGES)
    assert all(balance.games >= 40 for balance in found.battles.values())
    assert all(0.15 <= balance.share <= 0.85 for balance in found.battles.values())


def test_the_count_is_written_as_it_is_read(tmp_path: Path) -> None:
    work = bouts("steady", "steady", 2 * len(SIEGES), [("siege", name) for name in SIEGES], "short")
    assert [bout.scenario for bout in work[::2]] == list(SIEGES)
    results_ = [Result(bout, 5, ("AB"[number % 2],), "taken") for number, bout in enumerate(work)]
    path = tmp_path / "siege_balance.toml"
    path.write_text(favoured_text(results_, "steady"), encoding="utf-8")
    found = read_balances(path, "sieges")
    assert all((balance.games, balance.won, balance.drawn) == (2, 1, 0) for balance in found.battles.values())
    assert set(found.how) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_a_siege_says_who_is_favoured(language: str) -> None:
    for siege in SIEGES:
        told = card(load_siege(siege), language)["favoured"]
        assert set(told) == {"side", "share", "games", "how"}
        assert str(told["games"]) in told["how"]


@pytest.mark.rule("A-MANG-04", "SURR-02")
def test_whom_he_does_not_risk() -> None:
    """One engineer goes on a storm, the others stay with the engines; and who alone could command does not go on a sortie."""
    game = at_a_question(SIEGES[3], 0, q.ActionAsked, "spare")
    game.do(c.Answer("assault"))
    storm = commander("steady", 0).choose(game)
    assert isinstance(storm, c.Muster)
    engineers = [person.id for person in game.state.free(0) if is_engineer(person)]
    assert len(engineers) > 1
    assert len(set(engineers) & set(storm.men)) == 1
    game = at_a_question(SIEGES[3], 1, q.ActionAsked, "spare")
    chiefs = [person for person in game.state.present(1) if commands(game.field, person)]
    game.state = game.state._replace(people={**game.state.people, **{one.id: one._replace(health=Health.DEAD) for one in chiefs[1:]}})
    game.do(c.Answer("camp_sortie"))
    sortie = commander("steady", 1).choose(game)
    assert isinstance(sortie, c.Muster)
    assert sortie.men
    assert chiefs[0].id not in sortie.men
