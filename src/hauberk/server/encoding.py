"""JSON as the server speaks it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from hauberk.play.protocol.common import Detail, ToldLine
from hauberk.tell.telling import Line

Json = dict[str, Any]
encode = msgspec.json.Encoder().encode


def details_of(line: Line) -> list[Detail]:
    """The reckoning of a line, each with the rule it rests on if there is one."""
    return [Detail(each.text, each.rule or UNSET) for each in line.details]


def line_json(line: Line) -> ToldLine:
    """A line of a story or a ruling, with its reckoning."""
    return ToldLine(line.kind, line.text, details_of(line))
