"""Records of campaigns. The records of battles lie inside, and are verified with the campaign."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Any

from hauberk import __version__
from hauberk.basis.faults import BadInput, Fault, near, shown
from hauberk.battle.rules import Switches
from hauberk.campaign import commands as c
from hauberk.campaign.actions import decide, opening, to_decide
from hauberk.campaign.evolve import evolve
from hauberk.campaign.rules import CampaignSwitches
from hauberk.campaign.state import CampaignState
from hauberk.play.campaign_game import CampaignGame, CampaignStep, battle_seed, campaign_field, campaign_start, fight_awaited
from hauberk.play.campaign_scenario import campaign_files, load_campaign
from hauberk.play.campaign_values import CampaignScenario
from hauberk.play.campaign_wire import CampaignWire
from hauberk.play.records import (
    Difference,
    Judge,
    decide_again,
    dump,
    entry_json,
    folded,
    in_other_tables,
    read_file,
    read_lines,
    read_log,
    write_file,
)  # fmt: skip
from hauberk.play.siege_record import fight_problem
from hauberk.play.steps import Undone
from hauberk.rulesets.editions import RULESETS
from hauberk.siege.commands import Report
from hauberk.siege.rules import SiegeSwitches

FORMAT = 1
SWITCHES = {"switches": Switches, "siege_switches": SiegeSwitches, "campaign_switches": CampaignSwitches}
_HEADER_FIELDS = {
    "record": int, "hauberk": str, "campaign": str, "ruleset": str, "digest": str, **dict.fromkeys(SWITCHES, dict), "commitment": str,
}  # fmt: skip


@dataclass(frozen=True)
class CampaignRecord:
    """A campaign as written down."""

    header: dict[str, Any]
    scenario: CampaignScenario
    log: tuple[CampaignStep | Undone, ...]
    lines: tuple[int, ...]
    seed: str | None = None
    seed_line: int = 0
    name: str = "record"


def is_campaign(header: dict[str, Any]) -> bool:
    """Does a record with this header tell of a campaign?"""
    return "campaign" in header


def tells_of_campaign(path: Path) -> bool:
    """Does the record in this file tell of a campaign? Raises BadInput if it cannot be read."""
    return is_campaign(read_lines(read_file(path), path.name).header)


# -- writing ---------------------------------------------------------------------------------------------------------


def header(game: CampaignGame) -> dict[str, Any]:
    """What must be known to read the rest."""
    ruleset = game.scenario.ruleset
    return {
        "record": FORMAT,
        "hauberk": __version__,
        "campaign": game.scenario.id,
        "ruleset": ruleset.id,
        "digest": ruleset.digest(),
        **{key: {each.name: getattr(getattr(ruleset, key), each.name) for each in fields(kind)} for key, kind in SWITCHES.items()},
        "commitment": game.commitment,
    }


def lines_of(game: CampaignGame) -> Iterator[str]:
    """The record of a campaign, line by line; the seed comes last, when it is over."""
    wire = CampaignWire()
    yield dump(header(game))
    for entry in game.log:
        yield dump(entry_json(wire, entry))
    if game.state.outcome is not None:
        yield dump({"seed": game.seed})


def save(game: CampaignGame, path: Path) -> None:
    """Write a record; the old file stays until the new one is complete. Raises BadInput if it cannot be written."""
    write_file(path, lines_of(game))


# -- reading ---------------------------------------------------------------------------------------------------------


def load(path: Path) -> CampaignRecord:
    """Read a record from a file. Raises BadInput with every fault."""
    return parse(read_file(path), path.name)


def parse(text: str, name: str = "record") -> CampaignRecord:
    """Read a record from a text into typed values; nothing in it is trusted."""
    found = read_lines(text, name)
    wrong, scenario = _read_header(found.header, name)
    faults = [*found.faults, *wrong]
    if scenario is None:
        raise BadInput(faults)
    log, lines = read_log(CampaignWire(), found, faults)
    if faults:
        raise BadInput(faults)
    return CampaignRecord(found.header, scenario, tuple(log), tuple(lines), found.seed, found.seed_line, name)


def _read_header(row: dict[str, Any], name: str) -> tuple[list[Fault], CampaignScenario | None]:
    faults = [Fault(name, 1, f"the header lacks {key!r}") for key, kind in _HEADER_FIELDS.items() if type(row.get(key)) is not kind]
    faults += [Fault(name, 1, f"unknown field {shown(key)}", near(str(key), _HEADER_FIELDS)) for key in row if key not in _HEADER_FIELDS]
    if not faults and row["record"] != FORMAT:
        faults.append(Fault(name, 1, f"record format {row['record']} is not known", f"this program reads format {FORMAT}"))
    if faults:
        return faults, None
    for key, there in (("campaign", campaign_files()), ("ruleset", RULESETS)):
        if row[key] not in there:
            faults.append(Fault(name, 1, f"no {key} {shown(row[key])} here", near(row[key], there)))
    for key, kind in SWITCHES.items():
        known = {each.name for each in fields(kind)}
        faults += [Fault(name, 1, f"no switch {shown(one)} here", near(str(one), known)) for one in row[key] if one not in known]
        faults += [Fault(name, 1, f"switch {one} should be true or false") for one in known if not isinstance(row[key].get(one), bool)]
    if faults:
        return faults, None
    ruleset = RULESETS[row["ruleset"]].with_switches(**row["switches"]).with_siege_switches(**row["siege_switches"])
    ruleset = ruleset.with_campaign_switches(**row["campaign_switches"])
    try:
        scenario = load_campaign(row["campaign"])
        return faults, scenario if scenario.ruleset == ruleset else scenario.under(ruleset)
    except BadInput as bad:
        return [Fault(name, 1, each.what, each.hint) for each in bad.faults], None


# -- replaying -------------------------------------------------------------------------------------------------------


def judge(scenario: CampaignScenario) -> Judge:
    """Who decides the steps of this campaign again."""
    field = campaign_field(scenario)
    return Judge(campaign_start(scenario, field), partial(opening, field), partial(decide, field), partial(to_decide, field), evolve)


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
    for number, ((entry, state), line) in enumerate(zip(states(record), record.lines, strict=True)):
        command = None if isinstance(entry, Undone) else entry.command
        report = command.command if isinstance(command, c.InSiege) else command
        awaited = fight_awaited(before) if before is not None else None
        if isinstance(report, c.BattleReport | Report) and awaited is not None:
            dice = battle_seed(record.seed, awaited[1]) if record.seed is not None else None
            if problem := fight_problem(report, awaited[0], dice):
                return Difference(line, number, f"the battle: {problem}")
        before = state
    return None
