"""The socket: what a guest says at a table, and what he is answered."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from hauberk.common.refusal import Refused
from hauberk.play.protocol.common import Hint
from hauberk.play.protocol.messages import Done, Stale, Turned
from hauberk.play.standing_orders import Orders, read_orders, unknown_names
from hauberk.play.wire import Malformed
from hauberk.server.access import may_watch, seats_of
from hauberk.server.encoding import Json, encode
from hauberk.server.guests import Guest
from hauberk.server.host import Host
from hauberk.server.http_replies import Wrong, error_json
from hauberk.server.messages import OutOfTurn, Request, Unreadable, fault, read
from hauberk.server.request_fields import keys_of
from hauberk.server.store import Kept
from hauberk.server.table import Table
from hauberk.server.table_guests import TableGuests
from hauberk.server.threads import ASKING
from hauberk.server.writer import NotStored, Told

HINTING: Json = {"captain": "steady", "strength": 2}


async def listen(host: Host, kept: Kept | None, socket: WebSocket, language: str) -> None:
    """The life of a connection: join the table, read messages, leave."""
    await socket.accept()
    keys = keys_of(socket)
    try:
        party = await host.sought(kept.id) if kept is not None else None
        if party is None:
            raise Wrong(404, "no_such_game")
        if not may_watch(host.store, party.table.kept, keys):
            raise Wrong(403, "not_your_seat")
    except Wrong as wrong:
        await turn_away(socket, language, wrong)
        return
    guest = Guest(socket, party.table, language, seats_of(party.table.kept, keys))
    try:
        await host.welcome(party, guest)
        if guest.short_way is not None and not party.table.aside:
            guest.short_way.heard = lambda text: None if guest.gone else hear(host, party, guest, text)
        while not guest.gone:  # what does not come by the short way
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            said = message.get("text")
            if said is None:
                guest.fail(None, "binary")
            elif party.table.aside:
                await hear_aside(host, party, guest, said)
            else:
                hear(host, party, guest, said)
    finally:
        guest.gone = True
        if guest.short_way is not None:
            guest.short_way.heard = None  # else connection and guest would hold each other, and the table with them
        host.part(party, guest)


async def turn_away(socket: WebSocket, language: str, wrong: Wrong) -> None:
    """Refuse a connection with an error."""
    await socket.send_text(encode(Turned(n=None, error=error_json(language, wrong))).decode())
    await socket.close(1008)


def hear(host: Host, party: TableGuests, guest: Guest, text: str) -> None:
    """One message at a table where everything is done at once: an answer follows, and nothing else is changed by a bad one."""
    request = _read(party, guest, text)
    if request is None:
        return
    if request.kind == "do" and not host.turns.waits(guest):
        _at_once(_heed(host, party, guest, request))
    else:
        host.turns.take(guest, lambda: _at_once(_heed(host, party, guest, request)))


async def hear_aside(host: Host, party: TableGuests, guest: Guest, text: str) -> None:
    """One message at a table where commands and views take long; the next one is read when it has been answered."""
    request = _read(party, guest, text)
    if request is not None:
        async with party.turn:
            if not guest.gone:  # the game may have been forgotten while he waited for his turn
                await _heed(host, party, guest, request)


def _read(party: TableGuests, guest: Guest, text: str) -> Request | None:
    try:
        return read(text, party.table.asks, party.table.letters)
    except Unreadable as unreadable:
        guest.fail(unreadable.number, unreadable.what, unreadable.faults)
        return None


def _at_once(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine that never awaits."""
    try:
        work.send(None)
    except StopIteration:
        return
    work.close()
    raise RuntimeError("at this table nobody waits")


async def _heed(host: Host, party: TableGuests, guest: Guest, request: Request) -> None:
    """Do what is asked, or say why not; whatever fails is told, and has changed nothing."""
    try:
        await _obey(host, party, guest, request)
    except Unreadable as unreadable:
        guest.fail(request.number, unreadable.what, unreadable.faults)
    except Malformed as malformed:
        guest.fail(request.number, "malformed", [fault("do", problem) for problem in malformed.problems])
    except Refused as refused:
        guest.tell(Turned(n=request.number, refused=party.table.refusal(refused.refusal, guest.language)))
    except OutOfTurn:
        guest.fail(request.number, "out_of_turn")
    except NotStored:
        guest.fail(request.number, "not_stored")
    except Exception as error:
        host.failures.note(party.table, request.fields.get("do") or {"ask": request.kind, **request.fields}, error)
        guest.fail(request.number, "failed")


async def _obey(host: Host, party: TableGuests, guest: Guest, request: Request) -> None:
    number, table = request.number, party.table
    if request.kind == "do":
        await _do(host, party, guest, request)
    elif request.kind == "undo":
        await _undo(host, party, guest, request)
    elif request.kind == "fight":
        await _fight(host, party, guest, request)
    elif request.kind == "lang":
        host.spawn(_speak(host, party, guest, request.fields["lang"], number))
    elif request.kind in ("leave_orders", "orders", "dry_run"):
        await _standing(host, party, guest, request)
    elif request.kind == "hint":
        _hint(host, party, guest, number)
    elif request.kind == "view":
        view = await party.work(guest.whole, ASKING)
        guest.tell({"n": number, "view": view})
    else:
        answer = await party.work(lambda: table.answer(guest.language, guest.sides, request), ASKING)
        guest.tell({"n": number, request.kind: answer})


async def _do(host: Host, party: TableGuests, guest: Guest, request: Request) -> None:
    table = party.table
    if not guest.sides:
        guest.fail(request.number, "not_your_seat")
    elif request.fields["seq"] != table.seq:
        guest.tell(Turned(n=request.number, stale=Stale(table.seq)))
    elif table.over:
        guest.fail(request.number, "battle_over")
    elif table.speaker(request.fields["do"]) not in guest.sides:
        guest.fail(request.number, "out_of_turn")
    else:
        command = table.wire.read_command(request.fields["do"])
        if table.is_report(command):
            guest.fail(request.number, "out_of_turn")
        else:
            await host.carry_out(party, lambda: table.do(command), *_after(guest, request.number))


async def _undo(host: Host, party: TableGuests, guest: Guest, request: Request) -> None:
    table, seat = party.table, request.fields["side"]
    if seat not in guest.sides:
        guest.fail(request.number, "not_your_seat")
    elif request.fields["seq"] != table.seq:
        guest.tell(Turned(n=request.number, stale=Stale(table.seq)))
    else:
        await host.carry_out(party, lambda: table.undo(seat), *_after(guest, request.number))


def _after(guest: Guest, number: int) -> tuple[Told, Callable[[], None]]:
    """What the guest hears when his command is on the disk, or could not be put there."""
    return (
        lambda change: guest.send(b'{"n":%d,"ok":true,"seq":%d}' % (number, change.seq)),
        lambda: guest.fail(number, "not_stored"),
    )


async def _fight(host: Host, party: TableGuests, guest: Guest, request: Request) -> None:
    """The fight of the moment as a battle of its own, for those who take part in it."""
    if not party.table.fight_id or not set(party.table.fighters()) & set(guest.sides):
        guest.fail(request.number, "no_fight")
    else:
        guest.tell({"n": request.number, "fight": await host.fights.open(party, request.fields["fight"])})


async def _standing(host: Host, party: TableGuests, guest: Guest, request: Request) -> None:
    """The standing orders of a seat, for whoever holds it and nobody else: what they are, what they would have done, or others instead."""
    table, seat = party.table, request.fields["side"]
    if seat not in guest.sides:
        guest.fail(request.number, "not_your_seat")
    elif request.kind == "leave_orders":
        host.leave_orders(party, seat, _orders_in(table, request))
        guest.tell(Done(n=request.number, ok=True, seq=table.seq))
    else:
        asked = table.left_orders if request.kind == "orders" else table.dry_run
        found = await party.work(lambda: asked(guest.language, seat), ASKING)
        guest.tell({"n": request.number, request.kind: found})


def _orders_in(table: Table, request: Request) -> Orders:
    """The orders of a message. Raises Unreadable with what is wrong."""
    book = table.game.game.standing_orders
    try:
        orders = read_orders(book, request.fields["leave_orders"])
    except msgspec.ValidationError as wrong:
        raise Unreadable("malformed", [fault("leave_orders", str(wrong))], request.number) from wrong
    if unknown := unknown_names(book, orders, table.game.position, table.letters.index(request.fields["side"])):
        faults = [fault("leave_orders", f"nothing here is called {name[:40]!r}") for name in unknown[:20]]
        raise Unreadable("malformed", faults, request.number)
    return orders


async def _speak(host: Host, party: TableGuests, guest: Guest, language: str, number: int) -> None:
    """Speak another language from now on."""
    await party.table.prepare(language)
    async with party.turn:
        guest.language = language
        guest.tell(Done(n=number, ok=True, seq=party.table.seq))
        await host.show(party, [guest])


def _hint(host: Host, party: TableGuests, guest: Guest, number: int) -> None:
    """What a computer would do here; it thinks about one question of a guest at a time."""
    if party.table.over:
        guest.fail(number, "battle_over")
    elif party.table.seat not in guest.sides:  # what a captain would do for the other side is not for whoever plays against it
        guest.fail(number, "out_of_turn")
    elif guest.hinted:
        guest.fail(number, "no_hint")
    else:
        guest.hinted = True
        host.spawn(_give_hint(host, party, guest, number))


async def _give_hint(host: Host, party: TableGuests, guest: Guest, number: int) -> None:
    table, seq = party.table, party.table.seq
    try:
        command, why = await host.aides.hint(table, HINTING, guest.language)
        if command is None:
            guest.fail(number, "no_hint")
            return
        text = table.speech(guest.language).command(command, table.after[seq - 1])
        guest.tell({"n": number, "hint": Hint(table.wire.command(command), text, why, seq)})
    except Exception as error:
        host.failures.note(table, {"ask": "hint"}, error)
        guest.fail(number, "failed")
    finally:
        guest.hinted = False
