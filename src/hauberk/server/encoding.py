"""JSON as the server speaks it."""

from __future__ import annotations

from typing import Any

import msgspec

from hauberk.tell.telling import Line

Json = dict[str, Any]
encode = msgspec.json.Encoder().encode


def line_json(line: Line) -> Json:
    """A line of a story or a ruling, with its reckoning."""
    return {"kind": line.kind, "text": line.text, "details": [detail.as_json() for detail in line.details]}
