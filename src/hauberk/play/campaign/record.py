"""Records of campaigns. The records of battles lie inside, and are verified with the campaign."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hauberk.basis.faults import Fault
from hauberk.campaign import commands as c
from hauberk.campaign.actions import decide, opening, to_decide
from hauberk.campaign.events import Event
from hauberk.campaign.evolve import evolve
from hauberk.campaign.state import CampaignState
from hauberk.play.campaign.game import CampaignGame, CampaignStep, battle_seed, campaign_field, campaign_start, fight_awaited
from hauberk.play.campaign.scenario import campaign_files, load_campaign
from hauberk.play.campaign.values import CampaignScenario
from hauberk.play.campaign.wire import CampaignWire
from hauberk.play.headers import TAKEN_OVER, Form, header_of, read_header
from hauberk.play.records import (
    Difference,
    Judge,
    RecordOf,
    decide_again,
    folded,
    in_other_tables,
    read_file,
    read_lines,
    read_record,
    write_file,
    written,
)
from hauberk.play.siege.record import fight_problem
from hauberk.play.steps import Undone
from hauberk.siege.commands import Report

FORM = Form("campaign", ("switches", "siege_switches", "campaign_switches"), TAKEN_OVER)
CampaignRecord = RecordOf[CampaignScenario, c.Command, Event]
"""A campaign as written down."""


def is_campaign(header: dict[str, Any]) -> bool:
    """Does a record with this header tell of a campaign?"""
    return "campaign" in header


def tells_of_campaign(path: Path) -> bool:
    """Does the record in this file tell of a campaign? Raises BadInput if it cannot be read."""
    return is_campaign(read_lines(read_file(path), path.name).header)


# -- writing ---------------------------------------------------------------------------------------------------------


def header(game: CampaignGame) -> dict[str, Any]:
    """What must be known to read the rest."""
    return header_of(FORM, game.scenario, game.commitment)


def lines_of(game: CampaignGame) -> Iterator[str]:
    """The record of a campaign, line by line."""
    return written(header(game), CampaignWire(), game)


def save(game: CampaignGame, path: Path) -> None:
    """Write a record; the old file stays until the new one is complete. Raises BadInput if it cannot be written."""
    write_file(path, lines_of(game))


# -- reading ---------------------------------------------------------------------------------------------------------


def load(path: Path) -> CampaignRecord:
    """Read a record from a file. Raises BadInput with every fault."""
    return parse(read_file(path), path.name)


def parse(text: str, name: str = "record") -> CampaignRecord:
    """Read a record from a text into typed values; nothing in it is trusted."""
    return read_record(text, name, _read_header, lambda _: CampaignWire())


def _read_header(row: dict[str, Any], name: str) -> tuple[list[Fault], CampaignScenario | None]:
    return read_header(FORM, row, name, campaign_files(), lambda: load_campaign(row["campaign"]), CampaignScenario.under)


# -- replaying -------------------------------------------------------------------------------------------------------


def judge(scenario: CampaignScenario) -> Judge:
    """Who decides the steps of this campaign again."""
    field = campaign_field(scenario)
    return Judge(field, campaign_start(scenario, field), opening, decide, to_decide, evolve)


def states(record: CampaignRecord) -> Iterator[tuple[CampaignStep | Undone, CampaignState]]:
    """The state after every entry, by folding the events alone. Raises BadInput where they fit no position."""
    return folded(judge(record.scenario), record)


def resume(record: CampaignRecord, seed: str) -> CampaignGame:
    """A campaign that goes on where its record stops, with the dice of its seed."""
    game = CampaignGame(record.scenario, seed)
    game.restore(tuple(record.log), [state for _, state in states(record)])
    return game


def verify(record: CampaignRecord) -> Difference | None:
    """Decide every command again with the recorded throws, fight every battle again, and compare."""
    found = decide_again(judge(record.scenario), record) or _fight_again(record)
    return in_other_tables(found) if found and record.header["digest"] != record.scenario.ruleset.digest() else found


def _fight_again(record: CampaignRecord) -> Difference | None:
    """Every result that was reported is that of the battle that was set up, fought with the dice of this campaign."""
    before: CampaignState | None = None
    own = record.header.get("entries_before", 0)
    for number, ((entry, state), line) in enumerate(zip(states(record), record.lines, strict=True)):
        command = None if isinstance(entry, Undone) else entry.command
        report = command.command if isinstance(command, c.InSiege) else command
        awaited = fight_awaited(before) if before is not None else None
        if isinstance(report, c.BattleReport | Report) and awaited is not None:
            dice = battle_seed(record.seed, awaited[1]) if record.seed is not None and number >= own else None
            if problem := fight_problem(report, awaited[0], dice):
                return Difference(line, number, f"the battle: {problem}")
        before = state
    return None
