"""What the headers of all records have in common: their fields, the game they name, and the switches it was played with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hauberk import __version__
from hauberk.common.faults import BadInput, Fault, near, shown
from hauberk.play.contract import AnyGame
from hauberk.play.fighting import ASK, FIGHTS
from hauberk.play.picture import PLAIN, picture_from, picture_json
from hauberk.play.salts import DICE, what_is_wrong
from hauberk.play.set_ups import digest_of
from hauberk.play.switches import switch_names, turned
from hauberk.rulesets.editions import RULESETS

FORMAT = 1
TAKEN_OVER: dict[str, type] = {"throws_before": int, "entries_before": int}
"""A game that was taken over from another record: so many throws, and entries with their fights, were made with other dice."""
OPTIONAL: dict[str, type] = {**TAKEN_OVER, **DICE, "set_up": dict, "set_up_digest": str, "picture": dict, "fights": str}
"""`set_up`: the whole table of a scenario that is no file of ours, with its fingerprint; `picture`: how it looks, if it is not plain;
`fights`: how the fights of a siege or campaign are fought, if that was settled when it began."""
_KINDS: dict[type, str] = {int: "a whole number", str: "a text", dict: "a table", list: "a list"}


def header_of(game: AnyGame, scenario: Any, commitment: str) -> dict[str, Any]:
    """What must be known to read the rest of a record; a scenario that is no file of ours stands in it whole, with its fingerprint."""
    ruleset, set_up = scenario.ruleset, getattr(scenario, "set_up", None)
    inline = {} if set_up is None else {"set_up": set_up, "set_up_digest": digest_of(set_up), **_picture(scenario)}
    return {
        "record": FORMAT,
        "hauberk": __version__,
        game.key: scenario.id,
        "ruleset": ruleset.id,
        "digest": ruleset.digest(),
        **{key: {name: getattr(getattr(ruleset, key), name) for name in switch_names(key)} for key in game.switches},
        "commitment": commitment,
        **inline,
        **_fights(scenario),
    }


def _fights(scenario: Any) -> dict[str, str]:
    way = getattr(scenario, "fights", ASK)
    return {} if way == ASK else {"fights": way}


def _picture(scenario: Any) -> dict[str, Any]:
    picture = getattr(scenario, "picture", PLAIN)
    return {} if picture == PLAIN else {"picture": picture_json(picture)}


def read_header(game: AnyGame, row: dict[str, Any], name: str) -> tuple[list[Fault], Any]:
    """The scenario that a header speaks of, under its rules; else every fault.

    A switch that a record does not name was not there when it was written: it is as the edition has it. One that is gone since and was off
    made no difference.
    """
    if faults := [*_shape(game, row, name)]:
        return faults, None
    inline = "set_up" in row or "set_up_digest" in row
    for key, there in ((game.key, game.files()), ("ruleset", RULESETS)):
        if not (inline and key == game.key) and row[key] not in there:
            faults.append(Fault(name, 1, f"no {key} {shown(row[key])} here", near(row[key], there)))
    for key in game.switches:
        known, said = switch_names(key), row[key]
        gone = [one for one in said if one not in known and said[one] is not False]
        faults += [Fault(name, 1, f"no switch {shown(one)} here", near(str(one), known)) for one in gone]
        wrong = [one for one in known if one in said and not isinstance(said[one], bool)]
        faults += [Fault(name, 1, f"switch {one} should be true or false") for one in wrong]
    if faults:
        return faults, None
    points = {key: {one: row[key][one] for one in switch_names(key) if one in row[key]} for key in game.switches}
    ruleset = turned(RULESETS[row["ruleset"]], points)
    try:
        scenario = _inline(game, row) if inline else game.load(row[game.key])
        scenario = scenario if scenario.ruleset == ruleset else scenario.under(ruleset)
        return [], replace(scenario, fights=row["fights"]) if "fights" in row else scenario
    except BadInput as bad:
        return [Fault(name, 1, each.what, each.hint) for each in bad.faults], None


def _inline(game: AnyGame, row: dict[str, Any]) -> Any:
    """The scenario whose set-up stands in the header itself. Raises BadInput."""
    table = row.get("set_up")
    if game.inline is None or not isinstance(table, dict) or row.get("set_up_digest") != digest_of(table):
        raise BadInput([Fault("set_up", 1, "the set-up is not the one that was played", "its digest differs")])
    scenario = game.inline(table, "set_up")
    if scenario.id != row[game.key]:
        raise BadInput([Fault("set_up", 1, f"the set-up is of another {game.kind}: {shown(scenario.id)}")])
    return replace(scenario, picture=picture_from(row["picture"], "picture")) if isinstance(row.get("picture"), dict) else scenario


def _shape(game: AnyGame, row: dict[str, Any], name: str) -> list[Fault]:
    """What is wrong with the fields of a header themselves."""
    texts = ("hauberk", game.key, "ruleset", "digest", "commitment")
    needed: dict[str, type] = {"record": int, **dict.fromkeys(texts, str), **dict.fromkeys(game.switches, dict)}
    known = {**needed, **OPTIONAL}
    faults = [
        Fault(name, 1, f"the header lacks {key!r}", f"it should be {_KINDS[kind]}")
        for key, kind in needed.items()
        if type(row.get(key)) is not kind
    ]
    faults += [Fault(name, 1, f"unknown field {shown(key)}", near(str(key), known)) for key in row if key not in known]
    for key in TAKEN_OVER:
        if type(row.get(key, 0)) is not int or row.get(key, 0) < 0:
            faults.append(Fault(name, 1, f"{key} should be a number of {key.partition('_')[0]}"))
    if "fights" in row and (game.kind == "battle" or row["fights"] not in FIGHTS):
        faults.append(Fault(name, 1, f"no way to fight {shown(row['fights'])} here", near(str(row["fights"]), FIGHTS)))
    faults += [Fault(name, 1, wrong) for wrong in what_is_wrong(row)]
    if not faults and row["record"] != FORMAT:
        faults.append(Fault(name, 1, f"record format {row['record']} is not known", f"this program reads format {FORMAT}"))
    return faults
