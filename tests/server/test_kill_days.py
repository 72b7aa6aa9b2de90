"""kill -9 at sieges and campaigns: what was acknowledged is in the record, and the record verifies."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from hauberk.campaign.commands import Choose, InSiege
from hauberk.play import record as records
from hauberk.play.campaign.game import CAMPAIGN, legal
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.campaign.wire import CampaignWire
from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.game import legal as options
from hauberk.play.siege.scenario import load_siege
from hauberk.play.siege.wire import SiegeWire
from hauberk.server.store import Store
from hauberk.siege.commands import Answer
from tests.server.nursery import Nursery
from tests.server.test_kill import Guest, one_life

KILLS = 12
STEPS = 120
HARVEST, DITCH = "the_harvest_of_oxford", "marmions_ditch"
AHEAD = f"""
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.match import Match
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import load_siege
Match(CAMPAIGN, load_campaign({HARVEST!r}))
Match(SIEGE, load_siege({DITCH!r}))
"""


def campaign_orders(seed: str) -> list[dict[str, Any]]:
    """The beginning of a campaign, worked out beforehand: the server throws the same dice."""
    game, wire, chance = Match(CAMPAIGN, load_campaign(HARVEST), seed), CampaignWire(), random.Random(seed)
    found: list[dict[str, Any]] = []
    while game.side is not None and len(found) < STEPS:
        lawful = list(legal(game.position))
        command = next((quick for quick in (Choose("quick"), InSiege(Answer("quick"))) if quick in lawful), None) or chance.choice(lawful)
        found.append(wire.command(command))
        game.do(command)
    return found


def siege_orders(seed: str) -> list[dict[str, Any]]:
    """The same of a siege."""
    game, wire, chance = Match(SIEGE, load_siege(DITCH), seed), SiegeWire(), random.Random(seed)
    found: list[dict[str, Any]] = []
    while game.side is not None and len(found) < STEPS:
        lawful = list(options(game.position))
        command = Answer("quick") if Answer("quick") in lawful else chance.choice(lawful)
        found.append(wire.command(command))
        game.do(command)
    return found


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    chance = random.Random(1066)
    seats = {"A": "person", "B": "person"}
    guests = [
        Guest(campaign_orders(f"kill{n}"), "/api/campaigns/games", {"campaign": HARVEST, "seed": f"kill{n}", "seats": seats})
        for n in (0, 1)
    ]
    guests += [Guest(siege_orders(f"kill{n}"), "/api/sieges/games", {"siege": DITCH, "seed": f"kill{n}", **seats}) for n in (0, 1)]
    nursery = Nursery(path, AHEAD)
    try:
        for _ in range(KILLS):
            child, address = nursery.server()
            asyncio.run(one_life(child, address, guests, chance))
    finally:
        nursery.close()
    check(path, guests)
    assert all(guest.played for guest in guests)


def check(path: Path, guests: list[Guest]) -> None:
    """Every game on the disk verifies, and has all that was acknowledged."""
    store = Store(path)
    for guest in guests:
        kept, entries = store.find(guest.game["id"]), store.entries(guest.game["id"])
        assert kept is not None
        assert len(entries) >= guest.acknowledged
        done = [json.loads(entry)["command"] for entry in entries[1:]]
        assert done == json.loads(json.dumps(guest.orders[: len(done)]))
        text = "\n".join([json.dumps(kept.header), *entries])
        over = json.dumps({"seed": kept.seed})
        after = [state for _, state in records.states(records.parse(text))]
        text += f"\n{over}" if after[-1].outcome is not None else ""
        assert records.verify(records.parse(text)) is None
    store.close()
