"""A siege inside a campaign over the socket: its whole sheet for those who have a part in it; and routes of several days."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.campaign import questions as q
from hauberk.campaign.commands import InSiege, Stay
from hauberk.campaign.sieges import days_now
from hauberk.play.campaign.game import CAMPAIGN, CampaignMatch
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.play.record import parse, states
from hauberk.server.campaign.siege_view import siege_shown
from hauberk.server.campaign.table import CampaignTable
from hauberk.server.store import Kept
from hauberk.siege import questions as sq
from hauberk.siege.commands import Answer
from hauberk.siege.state import BESIEGED, BESIEGER, SiegeState
from tests.server.campaign.test_campaigns import Truth, check
from tests.server.days import founded, record_of
from tests.server.kit import Seat

TROWBRIDGE, PLACE = "engines_for_trowbridge", "trowbridge"
ROYALIST, ANGEVIN = "royalist", "angevin"


def patient(ask: dict[str, Any], action: str = "pass") -> dict[str, Any]:
    """Nobody marches; in the siege an action, and the usual for the rest."""
    first: dict[str, Any] = ask["options"][0]
    if siege := ask.get("siege"):
        words = [each["choice"] for each in siege.get("answers", ())]
        wanted = next((word for word in (action, "quick", "pass") if word in words), "")
        said = {"do": "answer", "choice": wanted} if wanted else siege.get("usual")
        return {"do": "in_siege", "command": said} if said else first
    plain = {"morning_asked": {"do": "morning"}, "group_to_act": {"do": "stay"}, "convoy_to_act": {"do": "stay"}}
    return plain.get(ask["question"]["ask"], first)


def siege_of(seat: Seat) -> Any:
    """The sheet of the siege, as somebody is shown it."""
    return seat.say(ask="siege", place=PLACE)["siege"]


def to_the_siege(seat: Seat) -> None:
    """Until somebody must decide in the siege."""
    while "siege" not in seat.view["ask"]:
        assert seat.do(**patient(seat.view["ask"])).get("ok")


@pytest.mark.rule("C-SIEGE-01", "C-CG-08")
def test_the_sheet_of_a_siege_inside_is_that_of_a_siege(client: TestClient) -> None:
    """The same fields as a siege of its own, each for its own side; lookers-on and strangers are shown nothing."""
    fields = Seat(client, founded(client, "marmions_ditch"), "A").view.keys()
    made = founded(client, TROWBRIDGE)
    both, watcher = Seat(client, made), Seat(client, made, "")
    before, within = (Seat(client, made, letter) for letter in "AB")
    assert siege_of(before) is None  # it has not had a day yet
    to_the_siege(both)
    assert siege_of(watcher) is None
    assert watcher.say(ask="plan", place=PLACE)["plan"] is None
    assert before.say(ask="siege", place="oxford")["siege"] is None
    outside, inside = siege_of(before), siege_of(within)
    of_the_campaign = {"letter", "fought", "fights"}
    assert outside.keys() == inside.keys() == fields - of_the_campaign
    assert (outside["you"], inside["you"]) == (["A"], ["B"])
    assert "food" in inside["position"]
    assert "food" not in outside["position"]
    assert "stock" not in outside["position"]["sides"]["B"]
    assert "stock" not in inside["position"]["sides"]["A"]
    plan = within.say(ask="plan", place=PLACE)["plan"]
    assert plan["sections"]
    assert {name.split("/")[0] for name in inside["position"]["place"]["walls"]} <= {hex_["name"] for hex_ in plan["board"]["hexes"]}
    asked = outside if both.view["eyes"] == ROYALIST else inside
    assert asked["ask"]["help"]
    assert {each["choice"] for each in asked["ask"]["answers"]} == set(asked["position"]["asked"]["choices"])
    other = inside if asked is outside else outside
    assert "question" not in other["ask"]


@pytest.mark.rule("C-CG-08", "C-CG-09")
def test_no_sheet_tells_what_is_hidden(client: TestClient) -> None:
    """Three days of the siege with a storm, both sheets after every step, against the truth of the whole record."""
    made = founded(client, TROWBRIDGE)
    both = Seat(client, made)
    seats = {faction: Seat(client, made, letter, lang=lang) for faction, letter, lang in ((ROYALIST, "A", "fr"), (ANGEVIN, "B", "it"))}
    shown: list[tuple[str, int, dict[str, Any]]] = []
    kinds: set[str] = set()
    while both.view["position"]["day"] < 4 and both.view["ask"]:
        kinds.add(both.view["ask"].get("siege", {}).get("question", {}).get("ask", ""))
        for faction, seat in seats.items():
            answer = seat.say(ask="siege", place=PLACE)
            if answer["siege"] is not None:
                shown.append((faction, answer["siege"]["seq"], answer))
        assert both.do(**patient(both.view["ask"], "assault")).get("ok")
    record = parse(record_of(client, made))
    after = [state for _, state in states(record)]
    assert {"action_asked", "orders_asked", "muster_asked", "resolve_asked"} <= kinds
    assert len(shown) > 20
    for faction in seats:
        truth = Truth(record, after, faction)
        own = BESIEGER if faction == ROYALIST else BESIEGED
        for reader, seq, answer in shown:
            if reader == faction:
                check(truth, answer, seq)
                _secrets(after[seq - 1], answer["siege"], own)


def _secrets(state: Any, view: dict[str, Any], own: int) -> None:
    """What a side keeps to itself is in no sheet of the other."""
    days, position = state.sieges[PLACE].days, view["position"]
    enemy = "AB"[1 - own]
    assert ("food" in position) == (own == BESIEGED)
    assert position["sides"][enemy].keys() == {"engines", "mines"}
    assert all({"job", "heals", "roles"}.isdisjoint(person) for person in position["people"].values() if person["side"] == enemy)
    assert position["fight"] is None or position["fight"]["parties"].keys() <= {"AB"[own]}
    asked = days.pending[-1] if days.pending else None
    mine = asked is not None and asked.side == own
    assert mine or view["ask"] is None or view["ask"].keys() == {"side", "text"}
    assert mine or isinstance(asked, sq.FightAwaited | None) or position["asked"].keys() == {"side"}


@pytest.mark.rule("C-SIEGE-01")
def test_a_person_says_how_the_computers_storm_is_fought() -> None:
    """The besieger's seat asks; if only the besieged is a person, he is asked instead, with the odds of the table."""
    game = Match(CAMPAIGN, load_campaign(TROWBRIDGE), "court")
    while not isinstance(asked := game.state.pending[-1] if game.state.pending else days(game).pending[-1], sq.ResolveAsked):
        if isinstance(asked, sq.ActionAsked) and "assault" in asked.choices:
            game.do(InSiege(Answer("assault")))
        elif isinstance(asked, q.GroupToAct | q.ConvoyToAct):
            game.do(Stay())
        else:
            game.do(game.legal.nth(0))
    person, captain = {"who": "person"}, {"who": "captain", "captain": "steady", "strength": 1}
    tables = {
        (a["who"], b["who"]): CampaignTable(Kept("w", {}, {"A": a, "B": b}, {}, game.seed), game)
        for a in (person, captain)
        for b in (person, captain)
    }
    assert tables["person", "captain"].seat == tables["captain", "captain"].seat == "A"
    shown = siege_shown(tables["captain", "person"], PLACE, "en", ("B",))
    assert tables["captain", "person"].seat == "B"
    assert tables["captain", "person"].computer is None
    assert shown is not None
    assert shown["ask"]["side"] == shown["position"]["asked"]["side"] == "B"
    assert shown["ask"]["odds"]["sides"].keys() == {"A", "B"}


def days(game: CampaignMatch) -> SiegeState:
    """The siege whose day it is."""
    found = days_now(game.state)
    assert found is not None
    return found


# -- routes --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-MOVE-03")
def test_a_route_goes_round_those_who_are_seen_and_its_first_day_can_be_marched(client: TestClient) -> None:
    made = founded(client, TROWBRIDGE)
    both, other = Seat(client, made), Seat(client, made, "A")
    while both.view["ask"].get("question", {}).get("group") != "men_of_berkeley":
        assert both.do(**patient(both.view["ask"])).get("ok")
    assert other.say(ask="route", to="0614")["error"]["what"] == "out_of_turn"
    assert both.say(ask="route", to="9999")["route"] is None
    way = both.say(ask="route", to="0614")["route"]
    assert way["path"][-1] == "0614"
    assert way["meets"] == [{"hex": "0614", "group": "siege_lines"}]
    assert sum(leg["steps"] for leg in way["legs"]) == len(way["path"]) == len(way["costs"])
    assert [leg["day"] for leg in way["legs"]] == list(range(1, len(way["legs"]) + 1))
    first = way["path"][: way["legs"][0]["steps"]]
    assert both.do(do="march", path=first).get("ok")
    assert both.view["position"]["groups"]["men_of_berkeley"]["hex"] == first[-1]
