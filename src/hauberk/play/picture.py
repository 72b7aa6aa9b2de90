"""How it looks where a battle is fought: the light, the weather, the water. Only painters read it; no rule does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hauberk.common.faults import Reader, Source

LIGHTS = ("day", "dawn", "dusk", "night")
WEATHERS = ("clear", "rain", "snow")


@dataclass(frozen=True, slots=True)
class Picture:
    """What a story says of the hour and the sky."""

    light: str = LIGHTS[0]
    weather: str = WEATHERS[0]
    inland: bool = False
    """The water on the sheet is no sea: it has banks of silt instead of a beach, and no boats."""


PLAIN = Picture()
"""Broad day, clear sky."""


def read_picture(reader: Reader) -> Picture:
    """The light and the weather of a scenario; nothing need be said of either."""
    return Picture(reader.choice("light", LIGHTS, PLAIN.light), reader.choice("weather", WEATHERS, PLAIN.weather), reader.flag("inland"))


def picture_json(picture: Picture) -> dict[str, Any]:
    """The same for the page and for records."""
    return {"light": picture.light, "weather": picture.weather, "inland": picture.inland}


def picture_from(row: dict[str, Any], name: str) -> Picture:
    """Back from a record. Raises BadInput with every fault."""
    reader = Reader(Source(name), row, ("picture",))
    found = read_picture(reader)
    reader.finish()
    reader.source.done()
    return found
