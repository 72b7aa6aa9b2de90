"""Pictures of campaigns: a robot plays a fixed campaign by clicks until what the picture shows is on the table."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import expect
from tests.page.conftest import Served
from tests.page.marshal import Marshal

DESK, PHONE = (1280, 800), (390, 844)
SLOW = 90_000


def begun(served: Served, campaign: str, seat: str, seed: str) -> dict[str, Any]:
    """A new campaign, one seat for a person, the others for the computer."""
    body = {"campaign": campaign, "seed": seed, "seats": {seat: "person"}}
    request = Request(served.address + "/api/campaigns/games", json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def until(marshal: Marshal, kind: str, most: int = 60) -> None:
    """The usual is said until something else is asked."""
    for _ in range(most):
        marshal.page.wait_for_selector(".campaign[data-kind]:not([data-kind=''])", timeout=SLOW)
        if marshal.kind == kind:
            return
        marshal.press(".siege-buttons .primary")
    raise AssertionError(f"{kind} was never asked")


def plans(place: str) -> Callable[[Marshal], None]:
    """A group is about to set out for a far place."""

    def pose(marshal: Marshal) -> None:
        until(marshal, "group_to_act")
        marshal.hex(place)
        expect(marshal.page.locator(".siege-buttons .primary")).to_have_text("Set out")

    return pose


def meets(marshal: Marshal) -> None:
    """Two hosts face each other at a ford, and what a battle would bring."""
    marshal.march_to_the_ford()
    expect(marshal.page.locator(".quick-odds")).to_be_visible()


def besieges(marshal: Marshal) -> None:
    """The sheet of a siege inside the campaign."""
    until(marshal, "in_siege")
    marshal.page.get_by_role("button", name="Open the sheet of the siege").click()
    marshal.page.wait_for_function("() => document.querySelector('.siege-plan')?.dataset.painted", timeout=SLOW)


@dataclass(frozen=True, slots=True)
class CampaignPicture:
    """A campaign and how one comes to the moment."""

    name: str
    campaign: str
    seat: str
    seed: str
    pose: Callable[[Marshal], None]
    size: tuple[int, int] = DESK
    theme: str = "day"


PICTURES = (
    CampaignPicture("campaign", "the_val_demone", "A", "1066", plans("5306")),
    CampaignPicture("campaign_meeting", "the_harvest_of_oxford", "B", "1066", meets),
    CampaignPicture("campaign_siege", "engines_for_trowbridge", "A", "1066", besieges),
    CampaignPicture("phone_campaign", "the_val_demone", "A", "1066", plans("6106"), size=PHONE),
)
