"""Campaigns over HTTP and over the socket. See docs/protocol.md."""

from __future__ import annotations

import logging
import sqlite3
from dataclasses import fields
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from hauberk.basis.faults import LANGUAGES, BadInput, near, shown
from hauberk.basis.refusal import Refused
from hauberk.battle.rules import Switches
from hauberk.campaign.commands import BattleReport, InSiege
from hauberk.campaign.rules import CampaignSwitches
from hauberk.play.campaign_maps import campaign_map_files, load_campaign_map, map_json
from hauberk.play.campaign_scenario import campaign_files, load_campaign
from hauberk.play.campaign_values import CampaignScenario
from hauberk.play.campaign_wire import SEATS
from hauberk.play.view import person_json
from hauberk.play.wire import Malformed
from hauberk.rulesets.people import load_people
from hauberk.server.asked import is_local, language_of, table_of
from hauberk.server.campaign_host import CampaignHost, CampaignParty
from hauberk.server.catalogue import rulings_of
from hauberk.server.founding import seat_asked
from hauberk.server.replies import Wrong, reply
from hauberk.server.requests import fault
from hauberk.server.siege_host import HOW
from hauberk.server.slow_guests import SlowGuest
from hauberk.server.speech import Json
from hauberk.server.table import encode
from hauberk.server.talking import Unreadable, read
from hauberk.siege.commands import Report
from hauberk.siege.rules import SiegeSwitches
from hauberk.tell.messages import messages_in

log = logging.getLogger("hauberk.server")
KINDS = {
    "ask": ("n", "ask", "do", "who"),
    "undo": ("n", "undo", "seq", "side"),
    "do": ("n", "do", "seq"),
    "lang": ("n", "lang"),
    "fight": ("n", "fight"),
}
ASKS = ("view", "why", "chronicle", "life")
WORDS: dict[str, tuple[Any, ...]] = {"ask": ASKS, "lang": LANGUAGES, "fight": HOW, "undo": (True,), "side": SEATS}


def card(scenario: CampaignScenario, language: str) -> Json:
    """A campaign as the shelf shows it."""
    return {
        "id": scenario.id, "order": scenario.order, "title": scenario.title[language], "story": scenario.story[language],
        "briefing": scenario.briefing[language], "map": scenario.map.id, "year": scenario.year,
        "ruleset": {"id": scenario.ruleset.id, "title": scenario.ruleset.title[language]}, "begins": scenario.begins, "days": scenario.days,
        "factions": [
            {
                "seat": SEATS[number], "id": each.id, "name": each.name[language], "letter": each.letter, "colour": each.colour,
                "aim": scenario.aims.get(each.id, {}).get(language, ""),
                "men": sum(len(band.men) for band in scenario.groups if band.faction == each.id),
                "leaders": [leader.who for leader in scenario.leaders if _faction_of(scenario, leader.who) == each.id],
            }
            for number, each in enumerate(scenario.factions)
            if each.played
        ],
    }  # fmt: skip


def _faction_of(scenario: CampaignScenario, who: str) -> str:
    return next((band.faction for band in (*scenario.groups,) if who in band.men), "")


def in_full(scenario: CampaignScenario, language: str) -> Json:
    """A campaign with its leaders and its map."""
    people = load_people().characters
    return card(scenario, language) | {
        "people": {leader.who: person_json(people[leader.who], language) for leader in scenario.leaders},
        "country": map_json(scenario.map),
        "switches": [_switch(scenario, each.name, each.default) for each in fields(CampaignSwitches)],
    }


def _switch(scenario: CampaignScenario, name: str, usual: Any) -> Json:
    """A point players argue about, and how this campaign has it."""
    on = getattr(scenario.ruleset.campaign_switches, name)
    return {"id": name, "on": on, "usual": usual, "rule": rulings_of(CampaignSwitches).get(name, "")}


class CampaignPages:
    """Everything about campaigns that answers over HTTP, and the socket."""

    def __init__(self, campaigns: CampaignHost) -> None:
        self.campaigns = campaigns

    async def shelf(self, request: Request) -> Response:
        """All campaigns."""
        language = language_of(request)
        return reply(await run_in_threadpool(lambda: [card(load_campaign(name), language) for name in campaign_files()]))

    async def one(self, request: Request) -> Response:
        """One campaign in full."""
        name = request.path_params["name"]
        if name not in campaign_files():
            raise Wrong(404, "no_such_campaign")
        language = language_of(request)
        return reply(await run_in_threadpool(in_full, load_campaign(name), language))

    async def map(self, request: Request) -> Response:
        """A campaign map, to be painted."""
        name = request.path_params["name"]
        if name not in campaign_map_files():
            raise Wrong(404, "no_such_map")
        return reply(await run_in_threadpool(lambda: map_json(load_campaign_map(name))))

    async def found(self, request: Request) -> Response:
        """Begin a campaign."""
        asked = await table_of(request, ("campaign", "seats", "seed", "switches", "lang"))
        faults: list[Json] = []
        scenario = _asked(asked, faults)
        seats = _seats(asked.get("seats"), scenario, faults) if scenario is not None else {}
        seed = asked.get("seed")
        if seed is not None and not (isinstance(seed, str) and 0 < len(seed) <= 200 and seed.isprintable()):
            faults.append(fault("seed", f"{shown(seed)} cannot be a seed", "use letters and digits"))
        if faults or scenario is None:
            raise Wrong(400, "malformed", faults)
        table = await run_in_threadpool(self.campaigns.found, scenario, seats, seed)
        return reply({"id": table.id, "keys": table.kept.keys}, 201)

    async def games(self, request: Request) -> Response:
        """The campaigns kept here."""
        language, local = language_of(request), is_local(request)
        found = []
        for listing in self.campaigns.store.games():
            kept = listing.kept
            if "campaign" not in kept.header:
                continue
            note = listing.note
            if note is None or listing.noted != listing.entries:
                party = self.campaigns.party(kept.id)
                note = party.table.note(LANGUAGES) if party else None
            if note is not None:
                entry: Json = {
                    "id": kept.id, "campaign": kept.header["campaign"], "title": note[language]["title"], "day": note["day"],
                    "over": note["over"], "side": note["side"], "seats": kept.seats, "made": kept.made, "changed": listing.changed,
                }  # fmt: skip
                found.append(entry | ({"keys": kept.keys} if local else {}))
        return reply(found)

    def _party(self, request: Request) -> CampaignParty:
        party = self.campaigns.party(request.path_params["game"])
        if party is None:
            raise Wrong(404, "no_such_game")
        return party

    async def record(self, request: Request) -> Response:
        """The record of a campaign, its battles inside; only when it is over, for it tells what is hidden."""
        party = self._party(request)
        shown_keys = set(request.query_params.getlist("key"))
        if party.table.state.outcome is None and not shown_keys.issuperset(party.table.kept.keys.values()):
            raise Wrong(403, "not_your_seat")
        name = f"{party.table.scenario.id}-{party.table.id}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(party.table.record(), media_type="application/jsonl; charset=utf-8", headers=headers)

    async def forget(self, request: Request) -> Response:
        """Delete a campaign; only who holds a seat may."""
        party = self._party(request)
        if request.query_params.get("key") not in party.table.kept.keys.values():
            raise Wrong(403, "not_your_seat")
        self.campaigns.forget(party.table.id)
        return reply({"ok": True})

    # -- the socket --------------------------------------------------------------------------------------------------

    async def play(self, socket: WebSocket) -> None:
        """Sit down at a campaign."""
        await socket.accept()
        language = socket.query_params.get("lang", LANGUAGES[0])
        party = self.campaigns.party(socket.path_params["game"])
        if party is None or language not in LANGUAGES:
            what = "no_such_game" if party is None else "no_such_language"
            error = {"what": what, "text": messages_in(LANGUAGES[0]).say(f"error-{what}")}
            await socket.send_text(encode({"n": None, "error": error}).decode())
            await socket.close(1008)
            return
        keys = set(socket.query_params.getlist("key"))
        seats = tuple(seat for seat, key in party.table.kept.keys.items() if key in keys)
        guest = self.campaigns.welcome(party, socket, language, seats)
        try:
            while not guest.gone:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                if text is None:
                    guest.fail(None, "binary")
                else:
                    self.hear(party, guest, text)
        finally:
            self.campaigns.part(party, guest)

    def hear(self, party: CampaignParty, guest: SlowGuest, text: str) -> None:
        """One message: an answer follows, and nothing is changed by a bad one."""
        number: int | None = None
        try:
            kind, asked = read(text, KINDS, WORDS, free=("do", "who") if '"ask"' in text else ())
            number = asked["n"]
            self._answer(party, guest, kind, asked)
        except Unreadable as bad:
            guest.fail(bad.number if bad.number is not None else number, bad.what, bad.faults)
        except Malformed as malformed:
            guest.fail(number, "malformed", [fault("do", problem) for problem in malformed.problems])
        except Refused as refused:
            guest.tell({"n": number, "refused": party.table.speech(guest.language).refusal(refused.refusal)})
        except sqlite3.Error:
            guest.fail(number, "not_stored")
        except Exception:
            log.exception("a message failed at campaign %s", party.table.id)
            guest.fail(number, "failed")

    def _answer(self, party: CampaignParty, guest: SlowGuest, kind: str, asked: Json) -> None:
        table, number = party.table, asked["n"]
        if kind == "lang":
            guest.language = asked["lang"]
            guest.view()
            guest.tell({"n": number, "ok": True})
        elif kind == "ask":
            self._question(party, guest, asked)
        elif not guest.sides:
            guest.fail(number, "not_your_seat")
        elif kind == "fight":
            if not table.fight_id or not set(table.fighters()) & set(guest.sides):
                guest.fail(number, "no_fight")
            else:
                guest.tell({"n": number, "fight": self.campaigns.open_fight(party, asked["fight"])})
        elif asked["seq"] != table.seq:
            guest.tell({"n": number, "stale": {"seq": table.seq}})
        elif kind == "undo":
            if asked["side"] not in guest.sides:
                guest.fail(number, "not_your_seat")
            else:
                self.campaigns.undo(party, asked["side"])
                guest.tell({"n": number, "ok": True, "seq": table.seq})
        else:
            self._do(party, guest, asked)

    def _do(self, party: CampaignParty, guest: SlowGuest, asked: Json) -> None:
        table, number = party.table, asked["n"]
        if not table.seat:
            guest.fail(number, "battle_over" if table.state.outcome else "out_of_turn")
        elif table.seat not in guest.sides:
            guest.fail(number, "out_of_turn")
        else:
            command = table.wire.read_command(asked["do"])
            if isinstance(command, BattleReport) or (isinstance(command, InSiege) and isinstance(command.command, Report)):
                guest.fail(number, "out_of_turn")
                return
            self.campaigns.play(party, command)
            guest.tell({"n": number, "ok": True, "seq": table.seq})

    def _question(self, party: CampaignParty, guest: SlowGuest, asked: Json) -> None:
        table, number = party.table, asked["n"]
        if asked["ask"] == "view":
            guest.tell({"n": number, "view": table.view(guest.language, guest.sides)})
        elif asked["ask"] == "chronicle":
            guest.tell({"n": number, "chronicle": table.speech(guest.language).days(table.eyes(guest.sides))})
        elif asked["ask"] == "life":
            guest.tell({"n": number, "life": table.life(guest.language, guest.sides, str(asked.get("who", "")))})
        elif not table.seat or table.seat not in guest.sides:
            guest.fail(number, "out_of_turn")
        else:
            guest.tell({"n": number, "why": table.why(table.wire.read_command(asked.get("do")), guest.language)})


def _seats(asked: Any, scenario: CampaignScenario, faults: list[Json]) -> Json:
    """Who shall sit where: every faction somebody decides for has a seat; those not named are the computer's."""
    wanted = asked if isinstance(asked, dict) else {}
    if asked is not None and not isinstance(asked, dict):
        faults.append(fault("seats", f"{shown(asked)} should be a table"))
    known = {SEATS[number]: each for number, each in enumerate(scenario.factions) if each.played}
    faults += [fault(f"seats.{str(key)[:80]}", "no such seat", near(str(key)[:80], known)) for key in wanted if key not in known]
    return {seat: seat_asked(f"seats.{seat}", wanted.get(seat, {"captain": "steady"}), faults) for seat in known}


def _asked(asked: Json, faults: list[Json]) -> CampaignScenario | None:
    """The campaign that is asked for, with its switches."""
    name, turned = asked.get("campaign"), asked.get("switches") or {}
    if not isinstance(name, str) or name not in campaign_files():
        faults.append(fault("campaign", f"no campaign {shown(name)} here", near(name if isinstance(name, str) else "", campaign_files())))
        return None
    scenario = load_campaign(name)
    kinds = {kind: {each.name for each in fields(kind)} for kind in (Switches, SiegeSwitches, CampaignSwitches)}
    known = {each for names in kinds.values() for each in names}
    if not isinstance(turned, dict):
        faults.append(fault("switches", f"{shown(turned)} should be a table"))
        return None
    for key, value in turned.items():
        if key not in known:
            faults.append(fault(f"switches.{str(key)[:80]}", "no such switch", near(str(key)[:80], known)))
        elif not isinstance(value, bool):
            faults.append(fault(f"switches.{key}", f"{shown(value)} should be true or false"))
    if faults or not turned:
        return scenario
    ruleset = scenario.ruleset.with_switches(**{key: turned[key] for key in turned if key in kinds[Switches]})
    ruleset = ruleset.with_siege_switches(**{key: turned[key] for key in turned if key in kinds[SiegeSwitches]})
    ruleset = ruleset.with_campaign_switches(**{key: turned[key] for key in turned if key in kinds[CampaignSwitches]})
    try:
        return scenario.under(ruleset)
    except BadInput as bad:
        faults += [fault("switches", each.what, each.hint) for each in bad.faults]
        return None
