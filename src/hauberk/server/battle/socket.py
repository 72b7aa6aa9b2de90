"""The socket: what a guest says, and what he is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket

from hauberk.basis.refusal import Refused
from hauberk.battle.core.being import SIDES
from hauberk.battle.core.commands import Command
from hauberk.play.wire import Malformed
from hauberk.server.access import may_watch, seats_of
from hauberk.server.battle.messages import Request, Unreadable, fault, read
from hauberk.server.battle.position_queries import Answers
from hauberk.server.battle.speech import Json
from hauberk.server.guests import Guest
from hauberk.server.host import Host, Party
from hauberk.server.http_replies import Wrong, error_json
from hauberk.server.request_fields import keys_of
from hauberk.server.table import Table, encode

MOST_LINES = 500
HINTING: Json = {"captain": "steady", "strength": 2}


async def listen(host: Host, socket: WebSocket, language: str) -> None:
    """Welcome somebody at a table and hear him until he goes."""
    await socket.accept()
    keys = keys_of(socket)
    try:
        party = await host.sought(socket.path_params["game"])
        if party is None:
            raise Wrong(404, "no_such_game")
        if not may_watch(host.store, party.table.kept, keys):
            raise Wrong(403, "not_your_seat")
    except Wrong as wrong:
        await turn_away(socket, language, wrong)
        return
    guest = Guest(socket, party.table, language, seats_of(party.table.kept, keys))
    try:
        await party.table.prepare(language)
        host.welcome(party, guest)
        if guest.short_way is not None:
            guest.short_way.heard = lambda text: None if guest.gone else hear(host, party, guest, text)
        while not guest.gone:  # what does not come by the short way
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            said = message.get("text")
            if said is None:
                guest.fail(None, "binary")
            else:
                hear(host, party, guest, said)
    finally:
        guest.gone = True
        if guest.short_way is not None:
            guest.short_way.heard = None  # else connection and guest would hold each other, and the table with them
        host.part(party, guest)


async def turn_away(socket: WebSocket, language: str, wrong: Wrong) -> None:
    """Say why somebody cannot sit down."""
    await socket.send_text(encode({"n": None, "error": error_json(language, wrong)}).decode())
    await socket.close(1008)


def hear(host: Host, party: Party, guest: Guest, text: str) -> None:
    """One message: an answer follows, and nothing else is changed by a bad one."""
    try:
        request = read(text)
    except Unreadable as unreadable:
        guest.fail(unreadable.number, unreadable.what, unreadable.faults)
        return
    if request.kind == "do" and not host.turns.waits(guest):
        _heed(host, party, guest, request)
    else:
        host.turns.take(guest, lambda: _heed(host, party, guest, request))


def _heed(host: Host, party: Party, guest: Guest, request: Request) -> None:
    """Do what is asked, or say why not; whatever fails is told, and has changed nothing."""
    try:
        _obey(host, party, guest, request)
    except Unreadable as unreadable:
        guest.fail(request.number, unreadable.what, unreadable.faults)
    except Exception as error:
        host.failures.note(party.table, request.fields.get("do") or {"ask": request.kind, **request.fields}, error)
        guest.fail(request.number, "failed")


def _obey(host: Host, party: Party, guest: Guest, request: Request) -> None:
    number = request.number
    try:
        if request.kind == "do":
            _do(host, party, guest, request)
        elif request.kind == "undo":
            _undo(host, party, guest, request)
        elif request.kind == "lang":
            host.spawn(_speak(party, guest, request.fields["lang"], request.number))
        elif request.kind == "hint":
            _hint(host, party, guest, request.number)
        elif request.kind == "view":
            guest.tell({"n": number, "view": party.table.view(guest.language, list(guest.sides))})
        else:
            guest.tell({"n": number, request.kind: _answer(party.table, guest, request)})
    except Malformed as malformed:
        guest.fail(number, "malformed", [fault("do", problem) for problem in malformed.problems])
    except Refused as refused:
        refusal = party.table.speech(guest.language).refusal(refused.refusal, party.table.state)
        guest.tell({"n": number, "refused": refusal})


# -- commands --------------------------------------------------------------------------------------------------------


def _do(host: Host, party: Party, guest: Guest, request: Request) -> None:
    table = party.table
    side = table.side
    if not guest.sides:
        guest.fail(request.number, "not_your_seat")
    elif request.fields["seq"] != table.seq:
        guest.tell({"n": request.number, "stale": {"seq": table.seq}})
    elif side is None:
        guest.fail(request.number, "battle_over")
    elif not guest.may_speak_for(side):
        guest.fail(request.number, "out_of_turn")
    else:
        change = table.do(table.wire.read_command(request.fields["do"]))
        host.submit(table, change, *_after(guest, request.number, change.seq))


def _undo(host: Host, party: Party, guest: Guest, request: Request) -> None:
    table = party.table
    side = SIDES.index(request.fields["side"])
    if not guest.may_speak_for(side):
        guest.fail(request.number, "not_your_seat")
    elif request.fields["seq"] != table.seq:
        guest.tell({"n": request.number, "stale": {"seq": table.seq}})
    else:
        change = table.undo(side)
        host.submit(table, change, *_after(guest, request.number, change.seq))


def _after(guest: Guest, number: int, seq: int) -> tuple[Callable[[], None], Callable[[], None]]:
    """What the guest hears when his command is on the disk, or could not be put there."""
    return (
        lambda: guest.send(b'{"n":%d,"ok":true,"seq":%d}' % (number, seq)),
        lambda: guest.fail(number, "not_stored"),
    )


# -- questions -------------------------------------------------------------------------------------------------------


def _answer(table: Table, guest: Guest, request: Request) -> Json | list[Json]:
    fields, language = request.fields, guest.language
    answers = table.answers(language, table.eyes(guest.sides))
    if request.kind == "log":
        return _log(table, language, fields)
    if request.kind == "legal":
        return answers.summary()
    if request.kind == "next_in":
        return answers.next_in()
    if request.kind == "threat":
        return answers.threat(SIDES.index(fields["side"]))
    if request.kind == "place":
        return answers.place(_cells(table, [fields["hex"]], "hex", request)[0])
    if request.kind in ("forecast", "why"):
        command: Command = table.wire.read_command(fields["do"])
        return answers.forecast(command) if request.kind == "forecast" else answers.why(command)
    return _about(table, answers, request)


def _about(table: Table, answers: Answers, request: Request) -> Json:
    """Questions about one man."""
    fields, who = request.fields, request.fields["man"]
    if who not in answers.state.beings:
        raise Unreadable("malformed", [fault("man", f"nobody here is called {who[:80]!r}")], request.number)
    on_map: dict[str, Callable[[], Json]] = {
        "path": lambda: answers.path(who, _cells(table, fields["path"], "path", request)),
        "way": lambda: answers.way(who, _cells(table, [fields["to"]], "to", request)[0], _cells(table, fields["by"] or [], "by", request)),
        "fire": lambda: answers.fire(who),
        "lanes": lambda: answers.lanes(who),
        "reach": lambda: answers.reach(who),
    }
    if request.kind == "of":
        return answers.of(who)
    if not answers.state.beings[who].on_map and request.kind != "fire":
        raise Unreadable("malformed", [fault("man", f"{who} is not on the map")], request.number)
    return on_map[request.kind]()


def _cells(table: Table, names: list[Any], place: str, request: Request) -> tuple[int, ...]:
    known = table.field.board.cell
    wrong = [fault(place, f"no hex {str(name)[:40]!r} on this map") for name in names if not isinstance(name, str) or name not in known]
    if wrong:
        raise Unreadable("malformed", wrong, request.number)
    return tuple(known[name] for name in names)


def _log(table: Table, language: str, fields: dict[str, Any]) -> list[Json]:
    """Some lines of the story."""
    first, last = fields["from"], fields["to"]
    return table.lines(language)[first : min(last, first + MOST_LINES)]


async def _speak(party: Party, guest: Guest, language: str, number: int) -> None:
    """Speak another language from now on."""
    await party.table.prepare(language)
    guest.language = language
    guest.tell({"n": number, "ok": True, "seq": party.table.seq})
    guest.view()


def _hint(host: Host, party: Party, guest: Guest, number: int) -> None:
    """What a captain would do here; he thinks about one question of a guest at a time."""
    if party.table.side is None:
        guest.fail(number, "battle_over")
    elif not guest.may_speak_for(party.table.side):  # what a captain would do for the other side is not for who plays against it
        guest.fail(number, "out_of_turn")
    elif guest.hinted:
        guest.fail(number, "no_hint")
    else:
        guest.hinted = True
        host.spawn(_give_hint(host, party, guest, number))


async def _give_hint(host: Host, party: Party, guest: Guest, number: int) -> None:
    table, seq = party.table, party.table.seq
    try:
        command, why = await host.aides.hint(table, HINTING, guest.language)
        if command is None:
            guest.fail(number, "no_hint")
            return
        text = table.speech(guest.language).command(command, table.after[seq - 1])
        guest.tell({"n": number, "hint": {"do": table.wire.command(command), "text": text, "why": why, "seq": seq}})
    except Exception as error:
        host.failures.note(table, {"ask": "hint"}, error)
        guest.fail(number, "failed")
    finally:
        guest.hinted = False
