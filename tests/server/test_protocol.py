"""Whatever the server says has its type: every message of games of all scales, and every reply over HTTP, is decoded strictly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from tools import protocol_types

from hauberk.play.games import game_of
from hauberk.play.protocol.messages import ANSWERS, REPLIES, Done
from hauberk.server.tables import TABLES
from tests.server.days import PEOPLE, founded, led_to_fight, usual
from tests.server.kit import Player, Seat, found, seated
from tests.server.typed import check, typed

Json = dict[str, Any]
BATTLES = ("the_kings_ram", "lances_at_cerami", "the_wall_of_spears", "the_hay_cart")
SIEGES = ("marmions_ditch", "the_farm_on_the_gargano_road")
CAMPAIGNS = ("the_harvest_of_oxford", "the_val_demone")


def heard(scale: str, *players: Player | Seat) -> None:
    """Everything that somebody has heard."""
    for player in players:
        for message in player.heard:
            check(scale, {key: value for key, value in message.items() if not (key == "view" and "step" in message)})


# -- battles -----------------------------------------------------------------------------------------------------------


def asked(player: Player, chance: random.Random) -> Iterator[Json]:
    """Everything that can be asked of a battle, about somebody and somewhere."""
    view = player.view
    man = chance.choice([each["who"] for each in view["position"]["men"]])
    hex_ = chance.choice(view["board"]["hexes"])["name"]
    yield from ({"ask": kind, "man": man} for kind in ("of", "reach", "fire", "lanes"))
    yield {"ask": "legal"}
    yield {"ask": "next_in"}
    yield {"ask": "threat", "side": chance.choice("AB")}
    yield {"ask": "place", "hex": hex_}
    yield {"ask": "way", "man": man, "to": hex_, "by": []}
    yield {"ask": "path", "man": man, "path": [hex_]}
    yield {"ask": "log", "from": 0, "to": 500}
    yield {"ask": "thrown", "seq": view["seq"]}
    yield {"ask": "of", "man": "nobody"}


def wanted(player: Player, chance: random.Random) -> Json:
    """What somebody without a plan commands: a blow if there is one to strike."""
    bar = player.bar
    if bar["question"]:
        return dict(chance.choice(bar["answers"])["do"])
    if bar["left"]:
        card = player.ask(ask="of", man=chance.choice(bar["left"]))["of"]
        works = [choice for work in card.get("works", ()) for choice in work["choices"]]
        if offers := card["attacks"] or card["charges"] or card["shots"] or works or card["others"]:
            return dict(chance.choice(offers)["do"])
        if card["moves"]:
            return {"do": "move", "man": card["who"], "path": chance.choice(list(card["moves"].values()))["path"]}
    return {"do": "done"}


@pytest.mark.parametrize("name", BATTLES)
def test_all_that_is_said_at_a_battle_has_its_type(client: TestClient, name: str) -> None:
    chance, game = random.Random(name), found(client, name)
    with seated(client, game) as player, seated(client, game, sides="") as looker_on:
        for number in range(40):
            if player.bar["side"] is None:
                break
            command = wanted(player, chance)
            for question in ({"ask": "why", "do": command}, {"ask": "forecast", "do": command}):
                player.ask(**question)
            player.do(command)
            for question in asked(player, chance) if number % 8 == 0 else ():
                player.ask(**question)
        player.do({"do": "mvoe"})
        player.do({"do": "done"}, seq=0)
        player.ask(undo=True, seq=player.view["seq"], side="A")
        player.ask(undo=True, seq=player.view["seq"], side="B")
        looker_on.ask(ask="view")
        looker_on.do({"do": "done"})
        heard("battle", player, looker_on)
        assert {"step", "ok", "of", "refused", "error", "stale"} <= {key for message in player.heard for key in message}
    typed(REPLIES["GET /api/games/ID/moments"], client.get(f"/api/games/{game['id']}/moments").json())
    for query in ("", "?slim=1"):
        typed(REPLIES[f"GET /api/games/ID/at/N{query}"], client.get(f"/api/games/{game['id']}/at/3{query}").json())
    typed(REPLIES["GET /api/games/ID/annals"], client.get(f"/api/games/{game['id']}/annals").json())
    typed(REPLIES["GET /api/games"], client.get("/api/games").json())
    typed(REPLIES["DELETE /api/games/ID"], client.delete(f"/api/games/{game['id']}", params={"key": game["keys"]["A"]}).json())


# -- sieges and campaigns ----------------------------------------------------------------------------------------------


def ask_of_days(seat: Seat, scale: str, chance: random.Random) -> None:
    """Everything that can be asked of a siege or a campaign."""
    view = seat.view
    for kind in ("chronicle", "letters", "view"):
        seat.say(ask=kind)
    if view["ask"] and "question" in view["ask"]:
        command = usual(view["ask"], chance)
        for kind in ("why", "forecast"):
            seat.say(ask=kind, do=command)
    if scale == "siege":
        seat.say(ask="ground")
        return
    position = view["position"]
    seat.say(ask="life", who=chance.choice([*position["people"], *position["leaders"], "nobody"]))
    seat.say(ask="route", to=chance.choice(list(position["places"].values()) and list(position["groups"].values()))["hex"])
    for place in (*position["sieges"], "nowhere"):
        for kind in ("siege", "plan", "ground"):
            seat.say(ask=kind, place=place)


@pytest.mark.parametrize("name", [*SIEGES, *CAMPAIGNS])
def test_all_that_is_said_at_a_siege_or_a_campaign_has_its_type(client: TestClient, name: str) -> None:
    scale, chance = game_of(name).kind, random.Random(name)
    made = founded(client, name)
    seat, one, looker_on = Seat(client, made), Seat(client, made, "B", "fr"), Seat(client, made, "")
    for number in range(30):
        ask = seat.view["ask"]
        if ask is None or seat.view["fight"]:
            break
        seat.do(**(usual(ask, chance) if "question" in ask or "siege" in ask else {"do": "done"}))
        if number % 10 == 0:
            ask_of_days(seat, scale, chance)
            ask_of_days(one, scale, chance)
    seat.do(do="mvoe")
    seat.say(do={"do": "answer"}, seq=0)
    seat.say(undo=True, seq=seat.view["seq"], side="A")
    for each in (one, looker_on):
        while each.view["seq"] < seat.view["seq"]:
            each.hear()
    heard(scale, seat, one, looker_on)
    assert {"step", "ok", "chronicle", "letters"} <= {key for message in seat.heard for key in message}
    games, keys = f"/api/{scale}s/games", {"key": list(made["keys"].values())}
    typed(REPLIES[f"GET {games}"], client.get(games).json())
    typed(REPLIES[f"GET {games}/ID/moments"], client.get(f"{games}/{made['id']}/moments", params=keys).json())
    typed(REPLIES["GET /api/games/ID/annals"], client.get(f"{games}/{made['id']}/annals", params=keys).json())
    for number in (0, seat.view["seq"] - 1):
        typed(REPLIES[f"GET {games}/ID/at/N"], client.get(f"{games}/{made['id']}/at/{number}", params=keys).json())


@pytest.mark.parametrize("name", ["the_farm_on_the_gargano_road", "the_harvest_of_oxford"])
def test_a_fight_inside_has_its_types_too(client: TestClient, name: str) -> None:
    """From its opening by the captains to the card of what it has come to."""
    scale = game_of(name).kind
    made = founded(client, name)
    seat = Seat(client, made)
    fight = led_to_fight(seat)
    heard(scale, seat)
    assert seat.say(fight="play")["fight"] == fight
    heard(scale, seat)
    with seated(client, {"id": fight, "keys": made["keys"]}) as player:
        player.do(wanted(player, random.Random(1)))
        heard("battle", player)


# -- what is read ------------------------------------------------------------------------------------------------------


CASE = """
ruleset = "guiscard"
sequence = "combat"
men = [{ who = "tancrede", side = "A", at = "C3" }, { who = "ahmad", side = "B", at = "D3" }]
[map]
terrain = '''
......
......
......
......
'''
[[do]]
do = "attack"
men = ["tancrede"]
target = "ahmad"
dice = [5]
"""


@pytest.mark.parametrize(
    ("address", "query"),
    [
        ("GET /api/battles", "/api/battles"),
        *(("GET /api/battles/ID", f"/api/battles/{name}") for name in BATTLES),
        ("GET /api/sieges", "/api/sieges"),
        *(("GET /api/sieges/ID", f"/api/sieges/{name}") for name in SIEGES),
        ("GET /api/campaigns", "/api/campaigns"),
        *(("GET /api/campaigns/ID", f"/api/campaigns/{name}") for name in CAMPAIGNS),
        ("GET /api/captains", "/api/captains"),
        ("GET /api/lessons", "/api/lessons"),
        ("GET /api/book", "/api/book?lang=it"),
        ("GET /api/aid/EDITION", "/api/aid/anarchy"),
        ("GET /api/rules", "/api/rules?q=zone of control"),
        ("GET /api/rules", "/api/rules"),
        ("GET /api/rules/ID", "/api/rules/MOVE-07"),
        ("GET /api/rules/ID", "/api/rules/RULING-T-42"),
        ("GET /api/tables", "/api/tables"),
        ("GET /api/switches", "/api/switches"),
        ("GET /api/cases", "/api/cases"),
        ("GET /api/people", "/api/people?q=a"),
        ("error", "/api/rules/NONE-01"),
        ("error", "/api/nothing"),
        ("error", "/api/people?attack=many"),
    ],
)
def test_every_reply_has_its_type(client: TestClient, address: str, query: str) -> None:
    typed(REPLIES[address], client.get(query).json())


def test_cases_and_made_games_have_their_types(client: TestClient) -> None:
    typed(REPLIES["POST /api/cases"], client.post("/api/cases", content=CASE).json())
    page = client.post("/api/cases?page=1&board=1&man=tancrede", content=CASE).json()
    typed(REPLIES["POST /api/cases"], page)
    assert page["rulings"][0]["lines"]
    typed(REPLIES["error"], client.post("/api/cases", content="mne = 3").json())
    made = client.post("/api/games", json={"battle": "the_first_arrows", **PEOPLE}).json()
    typed(REPLIES["POST /api/games"], made)
    for name in (*SIEGES[:1], *CAMPAIGNS[:1]):
        more = founded(client, name)
        typed(REPLIES["POST /api/games"], {key: value for key, value in more.items() if key != "kind"})


def test_a_field_too_many_is_seen() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        typed(Done, {"n": 1, "ok": True, "seq": 3, "extra": 1})


def test_the_types_of_the_page_and_the_schema_are_those_of_the_server() -> None:
    """`python -m tools.protocol_types` writes them."""
    assert protocol_types.TYPES.read_text(encoding="utf-8") == protocol_types.types()
    assert protocol_types.SCHEMA.read_text(encoding="utf-8") == protocol_types.schema()


def test_every_question_that_can_be_asked_has_its_answer() -> None:
    for kind, table in TABLES.items():
        assert {*table.asks} - {"view"} <= {*ANSWERS[kind]}
