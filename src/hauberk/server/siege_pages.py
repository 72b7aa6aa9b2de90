"""Sieges over HTTP and over the socket. See docs/protocol.md."""

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
from hauberk.battle.being import SIDES
from hauberk.battle.rules import Switches
from hauberk.play.siege_scenario import SiegeScenario, load_siege, siege_files
from hauberk.play.view import person_json
from hauberk.play.wire import Malformed
from hauberk.rulesets.people import load_people
from hauberk.server.asked import is_local, language_of, table_of
from hauberk.server.founding import seats_asked
from hauberk.server.replies import Wrong, reply
from hauberk.server.requests import fault
from hauberk.server.siege_board import board_of
from hauberk.server.siege_favoured import favoured
from hauberk.server.siege_host import HOW, SiegeHost, SiegeParty
from hauberk.server.siege_sheet import sections
from hauberk.server.siege_switches import fight_switches, siege_switches
from hauberk.server.slow_guests import SlowGuest
from hauberk.server.speech import Json
from hauberk.server.table import encode
from hauberk.server.talking import Unreadable, read
from hauberk.siege.commands import Report
from hauberk.siege.rules import SiegeSwitches
from hauberk.tell.messages import messages_in

log = logging.getLogger("hauberk.server")
MOST_BYTES = 64 * 1024
KNOWN = {
    "ask": ("n", "ask", "do"),
    "undo": ("n", "undo", "seq", "side"),
    "do": ("n", "do", "seq"),
    "lang": ("n", "lang"),
    "fight": ("n", "fight"),
}
ASKS = ("view", "why", "chronicle", "ground")


def card(scenario: SiegeScenario, language: str) -> Json:
    """A siege as the shelf shows it."""
    return {
        "id": scenario.id, "order": scenario.order, "title": scenario.title[language], "story": scenario.story[language],
        "briefing": scenario.briefing[language],
        "place": {"id": scenario.place.id, "kind": scenario.place.kind, "title": scenario.place.title[language]},
        "ruleset": {"id": scenario.ruleset.id, "title": scenario.ruleset.title[language]}, "begins": scenario.begins, "days": scenario.days,
        "sides": [
            {"side": letter, "name": scenario.sides[side][language], "men": len(scenario.of_side(side)),
             "leaders": [each.id for each in scenario.of_side(side) if "commander" in each.roles]}
            for side, letter in enumerate(SIDES)
        ],
        "favoured": favoured(scenario, language),
    }  # fmt: skip


def in_full(scenario: SiegeScenario, language: str) -> Json:
    """A siege with its people and the plan of its place."""
    people = load_people().characters
    return card(scenario, language) | {
        "people": {each.id: person_json(people[each.id], language) for each in scenario.people},
        "board": board_of(scenario, language),
        "sections": sections(scenario.place, language),
        "switches": {"days": siege_switches(scenario), "fights": fight_switches(scenario)},
    }


class SiegePages:
    """Everything about sieges that answers over HTTP, and the socket."""

    def __init__(self, sieges: SiegeHost) -> None:
        self.sieges = sieges

    async def shelf(self, request: Request) -> Response:
        """All sieges."""
        language = language_of(request)
        return reply(await run_in_threadpool(lambda: [card(load_siege(name), language) for name in siege_files()]))

    async def one(self, request: Request) -> Response:
        """One siege in full."""
        name = request.path_params["name"]
        if name not in siege_files():
            raise Wrong(404, "no_such_siege")
        language = language_of(request)
        return reply(await run_in_threadpool(in_full, load_siege(name), language))

    async def found(self, request: Request) -> Response:
        """Begin a siege."""
        asked = await table_of(request, ("siege", "A", "B", "seed", "switches", "lang"))
        faults: list[Json] = []
        scenario = _asked(asked, faults)
        seats = seats_asked(asked, faults)
        seed = asked.get("seed")
        if seed is not None and not (isinstance(seed, str) and 0 < len(seed) <= 200 and seed.isprintable()):
            faults.append(fault("seed", f"{shown(seed)} cannot be a seed", "use letters and digits"))
        if faults or scenario is None:
            raise Wrong(400, "malformed", faults)
        table = await run_in_threadpool(self.sieges.found, scenario, seats, seed)
        return reply({"id": table.id, "keys": table.kept.keys}, 201)

    async def games(self, request: Request) -> Response:
        """The sieges kept here."""
        language, local = language_of(request), is_local(request)
        found = []
        for listing in self.sieges.store.games():
            kept = listing.kept
            if "siege" not in kept.header:
                continue
            note = listing.note
            if note is None or listing.noted != listing.entries:
                party = self.sieges.party(kept.id)
                note = party.table.note(LANGUAGES) if party else None
            if note is not None:
                entry: Json = {
                    "id": kept.id, "siege": kept.header["siege"], "title": note[language]["title"], "day": note["day"],
                    "over": note["over"], "side": note["side"], "seats": kept.seats, "made": kept.made, "changed": listing.changed,
                }  # fmt: skip
                found.append(entry | ({"keys": kept.keys} if local else {}))
        return reply(found)

    def _party(self, request: Request) -> SiegeParty:
        party = self.sieges.party(request.path_params["game"])
        if party is None:
            raise Wrong(404, "no_such_game")
        return party

    async def record(self, request: Request) -> Response:
        """The record of a siege, its fights inside; only when it is over, for it tells what is hidden."""
        party = self._party(request)
        shown_keys = set(request.query_params.getlist("key"))
        if party.table.state.outcome is None and not shown_keys.issuperset(party.table.kept.keys.values()):
            raise Wrong(403, "not_your_seat")
        name = f"{party.table.scenario.id}-{party.table.id}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(party.table.record(), media_type="application/jsonl; charset=utf-8", headers=headers)

    async def forget(self, request: Request) -> Response:
        """Delete a siege; only who holds a seat may."""
        party = self._party(request)
        if request.query_params.get("key") not in party.table.kept.keys.values():
            raise Wrong(403, "not_your_seat")
        self.sieges.forget(party.table.id)
        return reply({"ok": True})

    # -- the socket --------------------------------------------------------------------------------------------------

    async def play(self, socket: WebSocket) -> None:
        """Sit down at a siege."""
        await socket.accept()
        language = socket.query_params.get("lang", LANGUAGES[0])
        party = self.sieges.party(socket.path_params["game"])
        if party is None or language not in LANGUAGES:
            what = "no_such_game" if party is None else "no_such_language"
            error = {"what": what, "text": messages_in(LANGUAGES[0]).say(f"error-{what}")}
            await socket.send_text(encode({"n": None, "error": error}).decode())
            await socket.close(1008)
            return
        keys = set(socket.query_params.getlist("key"))
        sides = tuple(side for side, key in party.table.kept.keys.items() if key in keys)
        guest = self.sieges.welcome(party, socket, language, sides)
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
            self.sieges.part(party, guest)

    def hear(self, party: SiegeParty, guest: SlowGuest, text: str) -> None:
        """One message: an answer follows, and nothing is changed by a bad one."""
        number: int | None = None
        try:
            kind, asked = read(text, KNOWN, _WORDS, free=("do",) if '"ask"' in text else ())
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
            log.exception("a message failed at siege %s", party.table.id)
            guest.fail(number, "failed")

    def _answer(self, party: SiegeParty, guest: SlowGuest, kind: str, asked: Json) -> None:
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
            if not table.fight_id:
                guest.fail(number, "no_fight")
            else:
                guest.tell({"n": number, "fight": self.sieges.open_fight(party, asked["fight"])})
        elif asked["seq"] != table.seq:
            guest.tell({"n": number, "stale": {"seq": table.seq}})
        elif kind == "undo":
            side = asked["side"]
            if side not in guest.sides:
                guest.fail(number, "not_your_seat")
            else:
                self.sieges.undo(party, SIDES.index(side))
                guest.tell({"n": number, "ok": True, "seq": table.seq})
        else:
            self._do(party, guest, asked)

    def _do(self, party: SiegeParty, guest: SlowGuest, asked: Json) -> None:
        table, number = party.table, asked["n"]
        if table.side is None:
            guest.fail(number, "battle_over" if table.state.outcome else "out_of_turn")
        elif SIDES[table.side] not in guest.sides:
            guest.fail(number, "out_of_turn")
        else:
            command = table.wire.read_command(asked["do"])
            if isinstance(command, Report):
                guest.fail(number, "out_of_turn")
                return
            self.sieges.play(party, command)
            guest.tell({"n": number, "ok": True, "seq": table.seq})

    def _question(self, party: SiegeParty, guest: SlowGuest, asked: Json) -> None:
        table, number = party.table, asked["n"]
        if asked["ask"] == "view":
            guest.tell({"n": number, "view": table.view(guest.language, guest.sides)})
        elif asked["ask"] == "chronicle":
            sees = tuple(SIDES.index(side) for side in guest.sides)
            guest.tell({"n": number, "chronicle": table.days(guest.language, sees)})
        elif table.side is None or SIDES[table.side] not in guest.sides:
            guest.fail(number, "out_of_turn")
        elif asked["ask"] == "ground":
            guest.tell({"n": number, "ground": table.ground(guest.language)})
        else:
            guest.tell({"n": number, "why": table.why(table.wire.read_command(asked.get("do")), guest.language)})


_WORDS: dict[str, tuple[Any, ...]] = {"ask": ASKS, "lang": LANGUAGES, "fight": HOW, "undo": (True,), "side": SIDES}


def _asked(asked: Json, faults: list[Json]) -> SiegeScenario | None:
    """The siege that is asked for, with its switches."""
    name, turned = asked.get("siege"), asked.get("switches") or {}
    if not isinstance(name, str) or name not in siege_files():
        faults.append(fault("siege", f"no siege {shown(name)} here", near(name if isinstance(name, str) else "", siege_files())))
        return None
    scenario = load_siege(name)
    battles, sieges = ({each.name for each in fields(kind)} for kind in (Switches, SiegeSwitches))
    if not isinstance(turned, dict):
        faults.append(fault("switches", f"{shown(turned)} should be a table"))
        return None
    for key, value in turned.items():
        if key not in battles | sieges:
            faults.append(fault(f"switches.{str(key)[:80]}", "no such switch", near(str(key)[:80], battles | sieges)))
        elif not isinstance(value, bool):
            faults.append(fault(f"switches.{key}", f"{shown(value)} should be true or false"))
    if faults or not turned:
        return scenario
    ruleset = scenario.ruleset.with_switches(**{key: value for key, value in turned.items() if key in battles})
    try:
        return scenario.under(ruleset.with_siege_switches(**{key: value for key, value in turned.items() if key in sieges}))
    except BadInput as bad:
        faults += [fault("switches", each.what, each.hint) for each in bad.faults]
        return None
