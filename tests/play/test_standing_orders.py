"""Standing orders: what they answer in drawn positions, and that they only ever say what is lawful."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from hauberk.battle.core.commands import (
    Attack,
    Charge,
    CounterCharge,
    HoldFire,
    HoldGround,
    LetCome,
    Move,
    Retreat,
    ShootBack,
    StandFast,
    TakeHit,
    Withdraw,
)  # fmt: skip
from hauberk.play.battle import standing_orders as battle
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.standing_orders import (
    BOOK,
    FallBack,
    RideOff,
    Shoot,
    TakeBlow,
)  # fmt: skip
from hauberk.play.battle.standing_orders import (
    CounterCharge as Meet,
)
from hauberk.play.battle.standing_orders import (
    HoldFire as Hold,
)
from hauberk.play.battle.standing_orders import (
    HoldGround as Stay,
)
from hauberk.play.battle.standing_orders import (
    LetCome as Await,
)
from hauberk.play.battle.standing_orders import (
    StandFast as Stand,
)
from hauberk.play.campaign import standing_orders as campaign
from hauberk.play.forecast import forecast
from hauberk.play.games import GAMES
from hauberk.play.match import Match
from hauberk.play.record import parse, verify
from hauberk.play.record_writer import lines_of
from hauberk.play.siege import standing_orders as siege
from hauberk.play.standing_orders import Answer, Captain, Orders, answer, captain_of, dry_run, read_orders, unknown_names, write_orders
from hauberk.play.wire import snake
from hauberk.players.anybody import Anybody
from tests.battle.test_counter_charge import SIX, joust
from tests.battle.test_defensive_fire import watched
from tests.battle.test_melee import two_peasants
from tests.battle.test_refusing import field
from tests.kit import Table, drawn, man


def said(game: Table, *orders: Any) -> Any:
    """What these orders answer now."""
    return answer(BOOK, orders, game.position, game.legal)


def on_the_way(*people: Any, **more: Any) -> Table:
    """Ahmad sets out before Olivier and Alphonse, who may shoot."""
    game = watched(**more)
    game.do(Move("ahmad", game.cells("B6 C7 D6")))
    assert game.asked == "move_watched"
    return game


def beaten() -> Table:
    """Guy has driven back Okeanos."""
    rows = [". . . . . ." for _ in range(6)]
    rows[2], rows[3] = ". . G . . .", ". . O . . ."
    game = drawn("\n".join(rows), sequence="combat", G=man("guy", "A"), O=man("okeanos", "B"))
    for face in range(1, 11):
        trial = drawn("\n".join(rows), sequence="combat", G=man("guy", "A"), O=man("okeanos", "B"))
        trial.do(Attack(("guy",), "okeanos"), face)
        if trial.asked == "retreat_owed" and trial.decides == 1:
            return trial
    return game


# -- shots -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFIRE-01")
def test_whoever_holds_fire_lets_him_pass() -> None:
    """Both hold fire; without a word about Alphonse his captain is asked."""
    game = on_the_way()
    assert said(game, Hold()) == HoldFire()
    assert said(game, Hold(("olivier",))) is None
    assert said(game, Hold(("olivier",)), Hold(("alphonse",))) == HoldFire()


@pytest.mark.rule("DFIRE-01", "IMPACT-05", "HIT-02")
def test_the_best_shot_is_the_one_the_forecast_says() -> None:
    """Of all shots on offer the likeliest to stun, wound or kill; with more asked for than any has, nobody shoots."""
    game = on_the_way()
    shots = [command for command in game.legal if isinstance(command, ShootBack)]

    def harm(command: ShootBack) -> float:
        states = ("stunned", "wounded", "dead", "killed")
        found = forecast(BATTLE, game.position, command)
        return float(found.chance(lambda outcome: any(who == "ahmad" and state in states for who, state in outcome.changes)))

    chosen = said(game, Shoot())
    assert isinstance(chosen, ShootBack)
    assert harm(chosen) == pytest.approx(max(map(harm, shots)))
    most = round(100 * harm(chosen))
    assert said(game, Shoot(least=most)) == chosen
    assert said(game, Shoot(least=most + 1)) == HoldFire()


@pytest.mark.rule("DFIRE-01")
def test_hold_fire_until_he_is_near() -> None:
    """Nobody comes so near on this way."""
    game = on_the_way()
    near = said(game, Shoot(within=1))
    assert near == HoldFire()
    far = said(game, Shoot(within=9))
    assert isinstance(far, ShootBack)


@pytest.mark.rule("DFIRE-01")
def test_a_man_with_orders_of_his_own_does_not_follow_those_for_all() -> None:
    """All shoot but Olivier."""
    game = on_the_way()
    chosen = said(game, Shoot(), Hold(("olivier",)))
    assert isinstance(chosen, ShootBack)
    assert chosen.man == "alphonse"


# -- charges and attacks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CCHARGE-01")
def test_a_charge_is_met_when_the_odds_are_good_enough() -> None:
    """Tamim rides to meet Gui at his chances, and awaits him above them."""
    game = joust()
    game.do(Charge("gui", "tamim", game.cells(SIX)))
    assert game.asked == "charge_met"
    beings = game.state.beings
    chance = round(100 * battle.clash(game.position, beings["gui"], beings["tamim"], True))
    assert 0 < chance < 100
    assert isinstance(said(game, Meet(least=chance)), CounterCharge)
    assert said(game, Meet(least=chance + 1)) == LetCome()
    assert said(game, Await()) == LetCome()
    assert said(game, Await(("gui",))) is None


@pytest.mark.rule("REFUSE-01")
def test_a_horse_archer_rides_off_or_stands() -> None:
    """Salih goes from an attack that may hurt him, or stands; as far from the enemy as he can."""
    game = field()
    game.do(Attack(("guy",), "salih"))
    assert said(game, Stand()) == StandFast()
    gone = said(game, RideOff())
    assert isinstance(gone, Withdraw)
    assert said(game, RideOff(above=100)) == StandFast()
    assert said(game, RideOff(("salih",)), Stand()) == gone
    assert said(game) is None


@pytest.mark.rule("MELEE-14")
def test_who_was_named_takes_the_blow() -> None:
    """Of two beaten peasants the first who was named is stunned; where nobody was, the weakest."""
    game = two_peasants()
    game.do(Attack(("piers", "wat"), "drogon"), 10)
    assert game.asked == "casualty_asked"
    assert said(game, TakeBlow(("nobody", "wat"))) == TakeHit("wat")
    assert said(game, TakeBlow(("piers", "wat"))) == TakeHit("piers")
    weak = min(("piers", "wat"), key=lambda who: (game[who].values.attack + game[who].values.defence, game[who].values.defence))
    assert said(game, TakeBlow()) == TakeHit(weak)
    assert said(game, Stay()) is None
    game.do(said(game, TakeBlow(("wat",))))
    assert game["wat"].face == "stunned"


@pytest.mark.rule("RETREAT-01", "ADV-01")
def test_the_beaten_go_where_they_were_told_and_nobody_follows() -> None:
    """Drogon, driven back, goes toward the hex that was named, or away from the enemy; the victors hold their ground."""
    game = beaten()
    assert game.asked == "retreat_owed"
    ends = {command.cell for command in game.legal if isinstance(command, Retreat)}
    for name in ("A1", "A6", "F1", "F6"):
        chosen = said(game, FallBack(toward=name))
        far = game.field.board.distance
        assert far(chosen.cell, game.cell(name)) == min(far(end, game.cell(name)) for end in ends)
    away = said(game, FallBack())
    assert far(away.cell, game["guy"].cell) == max(far(end, game["guy"].cell) for end in ends)
    game.do(away)
    assert game.asked == "advance_offered"
    assert said(game, Stay()) == HoldGround()
    assert said(game, Stay(("somebody",))) is None


# -- random games ------------------------------------------------------------------------------------------------------


def some_orders(kind: str, chance: random.Random) -> Orders:
    """Any orders at all."""
    percent = chance.randint(0, 100)
    found: dict[str, tuple[Any, ...]] = {
        "battle": (
            Hold(), Shoot(least=percent, riders=percent % 2 == 0, within=percent // 10, careless=percent % 3 == 0),
            Meet(least=percent), Await(), RideOff(above=percent), Stand(), FallBack(),
            FallBack(toward="C3"), TakeBlow(), Stay(), battle.FaceNearest(), Captain(),
        ),
        "siege": (*(Answer(question=snake(each.__name__)) for each in siege.BOOK.answers), Captain()),
        "campaign": (
            *(Answer(question=snake(each.__name__)) for each in campaign.BOOK.answers), campaign.SlipAway(above=percent * 3),
            campaign.FallBack(toward="0614"), campaign.Join(), campaign.Plunder(percent=percent), campaign.Share(percent=percent),
        ),
    }  # fmt: skip
    return tuple(chance.sample(found[kind], chance.randint(0, len(found[kind]))))


@pytest.mark.parametrize("kind", GAMES)
def test_orders_say_only_what_is_lawful_and_games_end(kind: str) -> None:
    """Whatever two sides have left, each answer is among the lawful ones, the record verifies, and the orders are read as written."""
    game, answered = GAMES[kind], 0
    names = sorted(game.files())
    for number in range(4 if kind == "battle" else 1):
        chance = random.Random(number)
        match = Match(game, game.load(names[number % len(names)]), seed=f"orders {number}")
        orders = [some_orders(kind, chance) for _ in game.seats(match.scenario)]
        players = Anybody(str(number))
        while match.side is not None and len(match.steps) < 1500 and not match.awaits_fight:
            book, left = game.standing_orders, orders[match.side]
            command = answer(book, left, match.position, match.legal)
            if command is not None:
                assert command in match.legal
                assert command == answer(book, left, match.position, match.legal)
                answered += 1
            match.do(command if command is not None else players.choose(match), standing=command is not None)
        text = "\n".join(lines_of(match))
        record = parse(text)
        assert verify(record) is None
        assert sum(entry.standing for entry in record.log) == text.count('"standing":true')
        for each in orders:
            assert read_orders(game.standing_orders, write_orders(each)) == each
    assert answered


# -- dry run, reading --------------------------------------------------------------------------------------------------


def test_a_dry_run_goes_over_the_last_phase_in_which_one_was_asked() -> None:
    """Each question as it stood: what was answered, and what the orders would have said."""
    match, chance = Match(BATTLE, BATTLE.load("the_first_arrows"), seed="1066"), Anybody("7")
    while match.side is not None and len(match.steps) < 400:
        match.do(chance.choose(match))
    for side in (0, 1):
        found = dry_run(match, (Hold(), Stay(), FallBack()), side)
        assert found
        assert len({each.before.phase for each in found}) == 1
        for each in found:
            assert match.steps[each.number].command == each.answered
            assert each.by_order is None or each.by_order in BATTLE.legal(match.field.at(each.before), None)
        asked = dry_run(match, (), side)
        assert [each.by_order for each in asked] == [None] * len(found)
        left = dry_run(match, (Captain(name="rash"),), side)
        assert {each.captain for each in left} == {"rash"}


def test_what_is_no_order_is_turned_down() -> None:
    """Unknown orders, unknown fields, too many of them, and names that nobody has."""
    with pytest.raises(msgspec.ValidationError):
        read_orders(BOOK, [{"order": "surrender"}])
    with pytest.raises(msgspec.ValidationError):
        read_orders(BOOK, [{"order": "hold_fire", "loudly": True}])
    with pytest.raises(msgspec.ValidationError):
        read_orders(BOOK, [{"order": "hold_fire"}] * 61)
    game = watched()
    named = (Hold(("olivier", "roland")), FallBack(toward="Z99"), FallBack(toward="A1"))
    assert unknown_names(BOOK, named, game.position, 0) == ["roland", "Z99"]


def test_a_captain_is_asked_only_what_is_no_move_of_ones_own() -> None:
    """Questions of a battle, yes; the orders of a siege's day and the moves of a campaign, no."""
    game = on_the_way()
    assert captain_of(BOOK, (Captain(name="rash"),), game.state.pending[-1]) == "rash"
    assert captain_of(BOOK, (), game.state.pending[-1]) == ""
    assert captain_of(BOOK, (Captain(),), None) == ""
    kinds = {snake(kind.__name__) for book in (siege.BOOK, campaign.BOOK) for kind in book.answers}
    assert not kinds & {"orders_asked", "action_asked", "morning_asked", "group_to_act", "muster_asked"}
