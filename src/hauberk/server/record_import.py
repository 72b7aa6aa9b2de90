"""A record that somebody sends in: read, with all its faults at once, and checked before anything is kept of it."""

from __future__ import annotations

from starlette.requests import Request

from hauberk.common.faults import BadInput
from hauberk.play.contract import AnyGame
from hauberk.play.record import Record, parse, verify, within
from hauberk.server.http_replies import Wrong
from hauberk.server.messages import fault
from hauberk.server.request_fields import body_of
from hauberk.server.threads import CHECKING, aside

MOST_RECORD = 64 * 1024 * 1024
"""Bytes: a long campaign has the records of all its battles inside."""
MOST_WORK = 240.0
"""Time limit for checking one record, in seconds."""
MOST_FAULTS = 200
"""Limit of faults reported for one record."""


async def record_of(request: Request, game: AnyGame) -> Record:
    """The record of such a game in a request. Raises Wrong with every fault."""
    body = await body_of(request, MOST_RECORD)

    def checked() -> Record:
        with within(MOST_WORK):
            record = parse(body.decode(), "record", game)
            if (wrong := verify(record)) is not None:
                raise Wrong(400, "bad_record", [fault(f"record:{wrong.line}", wrong.what, "hauberk verify says the same")])
        return record

    try:
        return await aside(CHECKING, checked)
    except UnicodeDecodeError as error:
        raise Wrong(400, "bad_record", [fault("record", f"is not UTF-8 text (byte {error.start})")]) from error
    except BadInput as bad:
        told = [fault(f"{each.file}:{each.line}", each.what, each.hint) for each in bad.faults[:MOST_FAULTS]]
        raise Wrong(400, "bad_record", told) from bad
