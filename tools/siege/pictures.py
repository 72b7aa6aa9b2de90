"""Pictures of sieges: a robot plays a fixed siege by clicks until what the picture shows is on the sheet."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import expect
from tests.page.besieger import Besieger
from tests.page.conftest import Served

DESK, PHONE = (1280, 800), (390, 844)
COMMANDER: dict[str, Any] = {"captain": "steady", "strength": 1}
SHARP = "() => document.querySelector('.siege-plan').dataset.painted"


def begun(served: Served, siege: str, seed: str) -> dict[str, Any]:
    """A new siege, the besieger's seat for a person."""
    body = json.dumps({"siege": siege, "A": "person", "B": COMMANDER, "seed": seed}).encode()
    with urlopen(Request(served.address + "/api/sieges/games", body, {"content-type": "application/json"})) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def batters(day: int, first: str, then: str) -> Callable[[Besieger], None]:
    """One wall is thrown at day after day; when the day has come, the next one is chosen."""

    def pose(seat: Besieger) -> None:
        seat.until("orders_asked")
        seat.page.wait_for_function(SHARP, timeout=60_000)
        seat.press_hex(first)
        seat.page.wait_for_timeout(400)
        seat.seal()
        while seat.until("orders_asked") and seat.day < day:
            seat.answer()
        seat.page.get_by_role("button", name="Strike out all").click()
        seat.press_hex(then)
        seat.point(then)
        expect(seat.page.locator(".targets li")).to_be_visible()

    return pose


def storms(seat: Besieger) -> None:
    """Three doors to a fight, and what the table says."""
    seat.until("resolve_asked", action="assault")
    expect(seat.page.locator(".quick-odds")).to_be_visible()


@dataclass(frozen=True, slots=True)
class SiegePicture:
    """A siege and how one comes to the moment."""

    name: str
    siege: str
    seed: str
    pose: Callable[[Besieger], None]
    size: tuple[int, int] = DESK
    theme: str = "day"


PICTURES = (
    SiegePicture("siege", "snow_at_oxford", "5", batters(9, "U6", "U7")),
    SiegePicture("siege_doors", "marmions_ditch", "17", storms, theme="night"),
    SiegePicture("phone_siege", "snow_at_oxford", "5", batters(5, "U6", "U6"), size=PHONE),
)
