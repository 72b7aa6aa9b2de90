"""Standing orders over the socket: private to a seat, answered for whoever is away, kept over a restart, told in the log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.play.games import GAMES
from hauberk.play.match import Match
from hauberk.play.record import parse, verify
from hauberk.play.record_writer import header
from hauberk.play.standing_orders import Answer, Captain, Orders, read_orders
from hauberk.play.wire import snake
from hauberk.players.anybody import Anybody
from hauberk.server.store import Kept
from hauberk.server.table import Table
from hauberk.server.tables import TABLES
from tests.server.kit import Player, found, seated, server

HOLD: list[dict[str, Any]] = [{"order": "hold_fire"}]
SHOOT: list[dict[str, Any]] = [{"order": "shoot", "least": 1, "careless": True}]


def leave(player: Player, orders: list[Any], side: str = "B") -> dict[str, Any]:
    """Leave orders for a seat."""
    return player.ask(leave_orders=orders, side=side)


def to_movement(player: Player) -> None:
    """End fire and charges of the first phase."""
    for _ in range(2):
        assert player.do({"do": "done"})["ok"]


def watched_move(player: Player) -> dict[str, Any]:
    """The first move that could be shot at."""
    for man in player.view["position"]["men"]:
        moves = player.ask(ask="of", man=man["who"])["of"].get("moves", {})
        for move in moves.values():
            if move["watched"]:
                return {"do": "move", "man": man["who"], "path": move["path"]}
    raise AssertionError("nobody can be shot at")


def moves(player: Player) -> None:
    """A watched move, and whatever follows until A must decide again or B has been asked and says nothing."""
    assert player.do(watched_move(player))["ok"]


def waits_for_a(player: Player) -> None:
    """Until A must decide again."""
    while player.bar["side"] != "A":
        player.hear()


def begun(client: TestClient, orders: list[dict[str, Any]]) -> dict[str, Any]:
    """A battle in which B has left orders and gone."""
    game = found(client, "the_ford")
    with seated(client, game, "B") as absent:
        assert leave(absent, orders)["ok"]
    return game


def record_of(client: TestClient, game: dict[str, Any]) -> str:
    """The record so far."""
    return client.get(f"/api/games/{game['id']}/record", params={"key": game["keys"]["A"]}).text


@pytest.mark.rule("DFIRE-01")
@pytest.mark.parametrize("orders", [HOLD, SHOOT])
def test_orders_answer_for_whoever_is_away(client: TestClient, orders: list[dict[str, Any]]) -> None:
    """A moves past B's archers, B is not there, and A goes on; the record says who answered, and verifies."""
    game = begun(client, orders)
    with seated(client, game, "A") as player:
        to_movement(player)
        moves(player)
        waits_for_a(player)
        steps = [message["step"] for message in player.heard if "step" in message]
        answers = [step["command"]["do"] for step in steps if step["side"] == "B"]
        assert answers
        assert set(answers) <= ({"hold_fire"} if orders is HOLD else {"shoot_back", "hold_fire"})
        if orders is SHOOT:
            assert "shoot_back" in answers
            lines = [line["text"] for step in steps for line in step.get("lines", ()) if step["side"] == "B"]
            assert any(text.endswith("(By standing order.)") for text in lines)
    text = record_of(client, game)
    assert text.count('"standing":true') == len(answers)
    assert verify(parse(text)) is None


def test_nobody_else_is_told_of_them_before_they_answer(client: TestClient) -> None:
    """Two tables alike but for B's orders: A hears the same bytes until somebody is shot at."""
    heard = []
    for orders in (None, HOLD, [{"order": "captain", "name": "rash"}]):
        game = found(client, "the_ford") if orders is None else begun(client, orders)
        with seated(client, game, "A") as player:
            to_movement(player)
            player.ask(ask="view")
            player.ask(ask="legal")
            text = json.dumps(player.heard)
            heard.append(text.replace(game["id"], "ID"))
            assert player.ask(ask="orders", side="B")["error"]["what"] == "not_your_seat"
            assert player.ask(ask="dry_run", side="B")["error"]["what"] == "not_your_seat"
            assert leave(player, [], "B")["error"]["what"] == "not_your_seat"
            assert player.ask(ask="orders", side="A")["orders"]["orders"] == []
        assert '"standing":true' not in record_of(client, game)
    assert len(set(heard)) == 1


def test_a_restart_of_the_server_keeps_them(tmp_path: Path) -> None:
    """They are where they were, in words; and they answer."""
    with server(tmp_path / "games.db") as client:
        game = begun(client, HOLD)
    with server(tmp_path / "games.db") as client:
        with seated(client, game, "B", "fr") as owner:
            kept = owner.ask(ask="orders", side="B")["orders"]["orders"]
            assert kept == [{"order": HOLD[0], "text": "Tous : ne pas tirer pendant la phase ennemie"}]
        with seated(client, game, "A") as player:
            to_movement(player)
            moves(player)
            waits_for_a(player)
        client.delete(f"/api/games/{game['id']}", params={"key": game["keys"]["A"]})


def test_they_are_changed_at_any_time_and_answer_what_is_asked_now(client: TestClient) -> None:
    """B is asked and away; he comes, leaves orders, and they answer at once. Dropped, they answer no more."""
    game = found(client, "the_ford")
    with seated(client, game, "A") as player, seated(client, game, "B") as other:
        to_movement(player)
        moves(player)
        while player.bar["side"] != "B":
            player.hear()
        assert leave(other, HOLD)["ok"]
        waits_for_a(player)
        dry = other.ask(ask="dry_run", side="B")["dry_run"]
        assert [(each["answered"], each["same"]) for each in dry] == [("Hold fire", True)] * len(dry)
        assert dry
        assert leave(other, [])["ok"]
        moves(player)
        player.ask(ask="view")
        assert player.view["ask"]["side"] == "B"


def test_what_is_no_order_changes_nothing(client: TestClient) -> None:
    """Faults are told; what was left before stays."""
    game = begun(client, HOLD)
    with seated(client, game, "B") as owner:
        nobody, nowhere = {"order": "hold_fire", "who": ["nobody_here"]}, {"order": "fall_back", "toward": "Z99"}
        for wrong in ([{"order": "sing"}], [nobody], [nowhere], ["x"]):
            assert leave(owner, wrong)["error"]["what"] == "malformed"
        assert owner.ask(leave_orders="hold", side="B")["error"]["what"] == "malformed"
        assert [each["order"] for each in owner.ask(ask="orders", side="B")["orders"]["orders"]] == HOLD


@pytest.mark.parametrize("kind", GAMES)
def test_at_every_scale_a_deputy_answers_in_a_persons_place(kind: str) -> None:
    """Orders or a captain, at the table of any game; the answer is lawful, and without orders a person is asked."""
    game = GAMES[kind]
    book, seen = game.standing_orders, set()
    orders: Orders = (Answer(question="refuse_asked"), *(Answer(question=snake(each.__name__)) for each in book.answers))
    if kind == "battle":
        orders = ()
    for number, name in enumerate(sorted(game.files())):
        match = Match(game, game.load(name), seed=f"deputy {number}")
        letters = TABLES[kind].letters
        table: Table = TABLES[kind](Kept(kind, header(match), {letter: {"who": "person"} for letter in letters}, {}, "seed"), match)
        anybody = Anybody(str(number))
        while match.side is not None and not match.awaits_fight and len(match.log) < 400:
            table.orders = {}
            assert table.deputy is None
            table.orders = dict.fromkeys(letters, orders)
            if table.by_order is not None:
                assert table.deputy is not None
                assert table.by_order in match.legal
                seen.add("order")
            table.orders = {letter: (Captain(name="rash"),) for letter in letters}
            if (deputy := table.deputy) is not None and table.seat:
                assert deputy["captain"] == "rash"
                assert type(book.asked(match.position)) in book.answers
                seen.add("captain")
            match.do(anybody.choose(match))
        if seen == ({"captain"} if kind == "battle" else {"captain", "order"}):
            return
    raise AssertionError(f"only {seen} was met")


@pytest.mark.parametrize("kind", GAMES)
def test_every_order_on_offer_has_its_words_in_every_language(kind: str) -> None:
    """Of each game, for every seat, in the midst of it; and each can be left as it is offered."""
    game = GAMES[kind]
    name = sorted(game.files())[0]
    match, anybody = Match(game, game.load(name), seed="words"), Anybody("words")
    while match.side is not None and not match.awaits_fight and len(match.log) < 60:
        match.do(anybody.choose(match))
    letters = TABLES[kind].letters[: len(game.seats(match.scenario))]
    table: Table = TABLES[kind](Kept(kind, header(match), {letter: {"who": "person"} for letter in letters}, {}, "seed"), match)
    for language in ("en", "fr", "it"):
        for letter in letters:
            left = table.left_orders(language, letter)
            assert len({each.text for each in left.offers}) == len(left.offers)
            table.orders[letter] = read_orders(game.standing_orders, [each.order for each in left.offers])
            assert len(table.left_orders(language, letter).orders) == len(left.offers)
            table.dry_run(language, letter)
