"""What is read beside the games: the book of rules and the play aid."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from hauberk.play.protocol.common import Maybe, Said
from hauberk.play.protocol.shelf import Named
from hauberk.play.protocol.siege.asks import Title

# -- the book ----------------------------------------------------------------------------------------------------------


class DiagramMan(Said, frozen=True):
    """A counter in a drawing, or a place on the map of a country."""

    at: str
    side: str
    numbers: Maybe[str] = UNSET
    facing: Maybe[int] = UNSET
    rider: Maybe[bool] = UNSET
    place: Maybe[bool] = UNSET


class DiagramArrow(Said, frozen=True):
    """A way, a blow or a line in a drawing."""

    path: str
    kind: str


class DiagramWalls(Said, frozen=True):
    """A house in a drawing: its hexes, and which of their sides have openings."""

    hexes: str
    doors: Maybe[str] = UNSET
    windows: Maybe[str] = UNSET


class Diagram(Said, frozen=True):
    """A small drawn position."""

    rows: list[str]
    """One letter a hex."""
    labels: dict[str, str]
    men: Maybe[list[DiagramMan]] = UNSET
    arrows: Maybe[list[DiagramArrow]] = UNSET
    walls: Maybe[list[DiagramWalls]] = UNSET
    scatter: Maybe[str] = UNSET
    """The hex round which a miss goes astray."""


class BookPart(Said, frozen=True):
    """A paragraph, or a drawing with what stands under it."""

    text: Maybe[str] = UNSET
    diagram: Maybe[Diagram] = UNSET
    caption: Maybe[str] = UNSET


class Practice(Said, frozen=True):
    """A lesson in which it can be tried."""

    id: str
    name: str
    title: str


class BookChapter(Said, frozen=True):
    """A chapter, its rules, and where it can be tried."""

    id: str
    title: str
    parts: list[BookPart]
    rules: list[Named]
    practise: list[Practice]


class Book(Said, frozen=True):
    """Answer to `GET /api/book`."""

    title: str
    lead: str
    rules: str
    practise: str
    chapters: list[BookChapter]


# -- the play aid ------------------------------------------------------------------------------------------------------


class AidLine(Said, frozen=True):
    """A ground, or what stands between two hexes, on the play aid."""

    name: str
    foot: Maybe[int | str] = UNSET
    mounted: Maybe[int | str] = UNSET
    cover: Maybe[str] = UNSET
    influence: Maybe[int] = UNSET
    attacker: Maybe[int] = UNSET
    crossing: Maybe[int] = UNSET
    price: Maybe[int] = UNSET
    bars: Maybe[list[str]] = UNSET


class PlayAid(Said, frozen=True):
    """Answer to `GET /api/aid/EDITION`."""

    id: str
    title: str
    editions: list[Title]
    sequences: list[str]
    tables: dict[str, Any]
    terrain: list[AidLine]
    hexsides: list[AidLine]
    shift: int
    """So many columns at most for the difference of ground."""
    figures: dict[str, int]
