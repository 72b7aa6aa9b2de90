"""Records: written, read, folded, verified; whoever tampers with one is found out, with the line."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hauberk.battle.core.events import Asked
from hauberk.battle.core.questions import ChargeMet
from hauberk.common.faults import BadInput, Fault
from hauberk.play import record as records
from hauberk.play import record_writer
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.games import GAMES
from hauberk.play.match import Match
from hauberk.play.record import load, parse, resume, states, verify
from hauberk.play.record_writer import AnyMatch, lines_of, save
from hauberk.players.random_player import BrawlingPlayer, play_out
from hauberk.rulesets.editions import RULESETS
from tests.contract.matches import begun, player_of
from tests.siege.kit import NEST

Lines = list[str]
SCENARIOS = {"battle": "the_first_arrows", "siege": NEST, "campaign": "engines_for_trowbridge"}
EVERY = pytest.mark.parametrize("kind", GAMES)


@cache
def fought(kind: str = "battle") -> AnyMatch:
    """A match played to its end."""
    match, player = begun(kind, SCENARIOS[kind], "record"), player_of(kind, "record")
    while match.side is not None:
        match.do(player.choose(match))
    assert match.state.outcome is not None
    return match


@cache
def lines_written(kind: str) -> tuple[str, ...]:
    """Its record, written once."""
    return tuple(lines_of(fought(kind)))


def written(kind: str = "battle") -> Lines:
    """Its record."""
    return [*lines_written(kind)]


def faults_of(lines: Lines) -> tuple[Fault, ...]:
    """All faults of a record that cannot be read."""
    with pytest.raises(BadInput) as bad:
        parse("\n".join(lines), "battle.jsonl")
    return bad.value.faults


def difference(lines: Lines) -> records.Difference:
    """Where a record that can be read goes wrong."""
    found = verify(parse("\n".join(lines)))
    assert found is not None, "nothing was noticed"
    return found


def changed(lines: Lines, number: int, change: Callable[[dict[str, Any]], None]) -> Lines:
    """A record with one line (counted from 1) changed."""
    row = json.loads(lines[number - 1])
    change(row)
    return [*lines[: number - 1], json.dumps(row), *lines[number:]]


def line_with(event: str, kind: str = "battle", after: int = 2) -> int:
    """The first line behind another that holds an event of a sort."""
    return next(number for number, line in enumerate(written(kind), start=1) if number > after and f'"event":"{event}"' in line)


def event_of(row: dict[str, Any], kind: str) -> dict[str, Any]:
    """The first event of a kind in a step."""
    found: dict[str, Any] = next(event for event in row["events"] if event["event"] == kind)
    return found


# -- the honest record -----------------------------------------------------------------------------------------------


@EVERY
def test_a_record_is_read_as_it_was_written(tmp_path: Path, kind: str) -> None:
    """Header, steps, seed; folding the events gives the last position, deciding again changes nothing."""
    match, path = fought(kind), tmp_path / "match.jsonl"
    save(match, path)
    record = load(path)
    assert record.log == tuple(match.log)
    assert record.lines == tuple(range(2, len(match.log) + 2))
    assert (record.seed, record.seed_line) == ("record", len(match.log) + 2)
    *_, (_, state) = states(record)
    assert state == match.state
    assert verify(record) is None
    assert [entry.name for entry in tmp_path.iterdir()] == ["match.jsonl"], "nothing else is left behind"


def test_the_seed_is_not_written_before_the_end() -> None:
    game = Match(BATTLE, load_scenario("the_first_arrows"), seed="secret")
    assert not any("secret" in line for line in lines_of(game))
    assert verify(parse("\n".join(lines_of(game)))) is None


@pytest.mark.parametrize("seed", ["", "\u2028", "a\u0085b", "Cérami", '"', "\\"])
def test_a_seed_of_any_signs_is_kept(seed: str) -> None:
    """Signs that some take for the end of a line do not break the record."""
    game = Match(BATTLE, load_scenario("the_first_arrows"), seed=seed)
    play_out(game, (BrawlingPlayer(3), BrawlingPlayer(4)))
    record = parse("\n".join(lines_of(game)))
    assert record.seed == seed
    assert verify(record) is None


def test_switches_and_edition_travel_with_the_record() -> None:
    """A battle fought by other rules is verified by those rules."""
    ruleset = RULESETS["anarchy"].with_switches(impact_roll=False)
    game = Match(BATTLE, load_scenario("the_first_arrows").under(ruleset), seed="other")
    play_out(game, (BrawlingPlayer(5), BrawlingPlayer(6)))
    lines = list(lines_of(game))
    record = parse("\n".join(lines))
    assert record.scenario.ruleset == ruleset
    assert verify(record) is None
    assert difference(changed(lines, 1, lambda row: row["switches"].update(impact_roll=True))).step > 0


# -- saving ----------------------------------------------------------------------------------------------------------


def test_an_old_record_survives_a_failed_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fills up in the middle of a line: the old file stays, the draft goes."""
    path = tmp_path / "battle.jsonl"
    save(fought(), path)
    before = path.read_bytes()

    def broken(game: AnyMatch) -> Any:
        yield "half a line"
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(record_writer, "lines_of", broken)
    with pytest.raises(BadInput, match="cannot be written: No space left on device"):
        save(fought(), path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("place", ["missing/battle.jsonl", "."])
def test_a_record_that_cannot_be_written_leaves_nothing(tmp_path: Path, place: str) -> None:
    with pytest.raises(BadInput, match="cannot be written"):
        save(fought(), tmp_path / place)
    assert list(tmp_path.iterdir()) == []
    assert not tmp_path.with_name(tmp_path.name + ".part").exists()


# -- tampering that verifying finds ----------------------------------------------------------------------------------


@EVERY
def test_a_changed_die_is_found(kind: str) -> None:
    """The first, one in the middle and the last: the line with the first wrong step is named."""
    rolls = [number for number, line in enumerate(written(kind), start=1) if '"event":"rolled"' in line]

    def cheat(row: dict[str, Any]) -> None:
        roll = event_of(row, "rolled")
        roll["face"] = roll["face"] % roll.get("sides", 10) + 1

    for number in (rolls[0], rolls[len(rolls) // 2], rolls[-1]):
        found = difference(changed(written(kind), number, cheat))
        assert (found.line, found.step) == (number, number - 2)


def test_another_throw_with_honest_events_is_found_by_the_seed() -> None:
    """Whoever throws again and writes the right events for the new throw still cannot change the seed."""
    honest = written()
    first, second = (Match(BATTLE, load_scenario("the_first_arrows"), seed=seed) for seed in ("record", "another"))
    play_out(second, (BrawlingPlayer(1), BrawlingPlayer(2)))
    forged = list(lines_of(second))
    assert first.commitment != second.commitment
    found = difference([honest[0], *forged[1:-1], honest[-1]])
    assert found.what.startswith("throw 1 is ") or "throw" in found.what
    assert '"event":"rolled"' in forged[found.line - 1]


@pytest.mark.parametrize("face", [0, 11, -1, 10**30])
def test_a_face_no_die_has_is_found(face: int) -> None:
    number = line_with("rolled")
    found = difference(changed(written(), number, lambda row: event_of(row, "rolled").update(face=face)))
    assert (found.line, "dice differ" in found.what) == (number, True)


@pytest.mark.parametrize(
    ("kind", "event", "field"),
    [
        ("battle", "moved", "left"), ("siege", "food_changed", "days"), ("siege", "provisions_found", "days"),
        ("siege", "initiative_taken", "side"), ("campaign", "marched", "left"),
    ],
)  # fmt: skip
def test_a_changed_event_is_found(kind: str, event: str, field: str) -> None:
    number = line_with(event, kind, 1)

    def otherwise(row: dict[str, Any]) -> None:
        told = event_of(row, event)
        told[field] = told[field] + 1 if isinstance(told[field], int) else "AB"["BA".index(told[field])]

    found = difference(changed(written(kind), number, otherwise))
    assert (found.line, found.step) == (number, number - 2)
    assert "differs" in found.what


def test_another_question_of_the_same_shape_is_found() -> None:
    """Whether a charge is met and whether it is shot at are two questions that hold the same; they are still two."""
    game = Match(BATTLE, load_scenario("lances_at_cerami"), seed="asked")
    players = (BrawlingPlayer(1), BrawlingPlayer(2))
    while not any(isinstance(event, Asked) and isinstance(event.question, ChargeMet) for event in game.steps[-1].events):
        assert game.side is not None
        game.do(players[game.side].choose(game.legal))
    lines = list(lines_of(game))
    assert verify(parse("\n".join(lines))) is None
    forged = [*lines[:-1], lines[-1].replace('"ask":"charge_met"', '"ask":"charge_watched"')]
    assert difference(forged).line == len(lines)


@EVERY
def test_an_event_too_few_or_too_many_is_found(kind: str) -> None:
    number = len(written(kind)) // 2
    assert difference(changed(written(kind), number, lambda row: row["events"].pop())).line == number
    assert difference(changed(written(kind), number, lambda row: row["events"].append(row["events"][0]))).line == number


def test_a_changed_command_is_found() -> None:
    number = line_with("moved")
    found = difference(changed(written(), number, lambda row: row.update(command={"do": "done"})))
    assert (found.line, found.step) == (number, number - 2)


@pytest.mark.parametrize(
    ("kind", "command", "reason"),
    [
        ("battle", {"do": "hold_ground"}, "question_not_open; [TURN-06]"),
        ("siege", {"do": "answer", "choice": "give up"}, "not_offered"),
        ("campaign", {"do": "lift_siege"}, "answer_first; [C-TURN-02]"),
    ],
)
def test_a_refused_command_in_a_record_names_the_rule(kind: str, command: dict[str, Any], reason: str) -> None:
    found = difference(changed(written(kind), 3, lambda row: row.update(command=command)))
    assert (found.line, found.step) == (3, 1)
    assert "refused: " in found.what
    assert all(word in found.what for word in reason.split("; ")), found.what


def test_a_step_of_the_wrong_side_is_found() -> None:
    found = difference(changed(written(), 3, lambda row: row.update(side="B")))
    assert (found.line, found.step) == (3, 1)
    assert found.what == "side B decides in place of side A"


@EVERY
def test_dropped_lines_are_found(kind: str) -> None:
    """The opening, the last step, the seed, and every step with a throw: none can be torn out unnoticed."""
    lines = written(kind)
    throws = [number for number, line in enumerate(lines, start=1) if '"event":"rolled"' in line]
    assert len(throws) > 2
    for number in sorted({2, *throws[::4], throws[-1], len(lines) - 1, len(lines)}):
        found = difference([*lines[: number - 1], *lines[number:]])
        assert found.line >= number - 1, f"line {number}: {found}"


def test_two_swapped_lines_are_found() -> None:
    lines = written()
    for number in (2, 3, line_with("fought") - 1):
        swapped = [*lines[: number - 1], lines[number], lines[number - 1], *lines[number + 1 :]]
        found = difference(swapped)
        assert found.line in (number, number + 1)


def test_a_battle_opened_twice_is_found() -> None:
    """Nobody starts over when it goes badly."""
    lines = written()
    found = difference([*lines[:5], lines[1], *lines[5:]])
    assert (found.line, found.what) == (6, "a battle is opened once, by its first step")


def test_a_battle_that_never_opens_is_found() -> None:
    assert difference(written()[:1]) == records.Difference(1, 0, "the battle is not opened")


def test_steps_after_the_end_are_found() -> None:
    lines = written()
    found = difference([*lines[:-1], lines[2], lines[-1]])
    assert (found.line, "after the end" in found.what) == (len(lines), True)


@EVERY
def test_another_seed_is_found(kind: str) -> None:
    lines = written(kind)
    found = difference([*lines[:-1], json.dumps({"seed": "another"})])
    assert found.line == len(lines)
    assert "does not match what was committed to" in found.what


@EVERY
def test_another_seed_with_its_own_commitment_is_found(kind: str) -> None:
    """Seed and commitment changed together: the throws give it away."""
    other = begun(kind, SCENARIOS[kind], "another").commitment
    lines = changed(written(kind), 1, lambda row: row.update(commitment=other))
    found = difference([*lines[:-1], json.dumps({"seed": "another"})])
    assert "the seed gives" in found.what
    assert '"event":"rolled"' in lines[found.line - 1]


def test_a_seed_shown_too_early_is_found() -> None:
    lines = written()
    found = difference([*lines[:10], lines[-1]])
    assert (found.line, found.what) == (11, "the seed is shown, but the battle is not over")


def test_other_tables_are_mentioned_only_when_something_differs() -> None:
    """An old game played with other tables may still hold; if it does not, that may be why."""
    lines = changed(written(), 1, lambda row: row.update(digest="0" * 16))
    assert verify(parse("\n".join(lines))) is None
    assert "other tables" in difference(changed(lines, 3, lambda row: row.update(side="B"))).what


# -- records that cannot be read -------------------------------------------------------------------------------------


def test_all_faults_of_a_record_are_listed() -> None:
    """Garbage here, a misspelt command there, an unknown field: three lines, three places."""
    lines = written()
    moved = line_with("moved")
    lines = changed(lines, moved, lambda row: row["command"].update(speed=3))
    lines = changed(lines, moved + 1, lambda row: row.update(remark="!"))
    lines[moved + 1] = "garbage"
    found = faults_of(lines)
    assert {fault.line for fault in found} == {moved, moved + 1, moved + 2}
    assert all(fault.file == "battle.jsonl" and fault.what for fault in found)
    assert any("unknown field 'speed'" in fault.what for fault in found)
    assert any(fault.hint == "a step has side, command, events" for fault in found)


def test_several_faults_of_one_step_are_listed() -> None:
    found = faults_of(changed(written(), line_with("moved"), lambda row: event_of(row, "moved").update(man=1, left="x", path=["ZZ9"])))
    assert len(found) == 3


@pytest.mark.parametrize(
    "change",
    [
        lambda row: row.update(extra=1),
        lambda row: row.update(side=7),
        lambda row: row["events"].append({"event": "miracle"}),
        lambda row: row["events"].append(7),
        lambda row: row["events"][0].update(extra=1),
        lambda row: row.pop("events"),
        lambda row: row.update(command={"do": "pray"}),
        lambda row: row.update(command={"do": "answer"}),
    ],
)
def test_broken_steps_are_told_all_at_once(change: Callable[[dict[str, Any]], None]) -> None:
    for kind in GAMES:
        assert {fault.line for fault in faults_of(changed(changed(written(kind), 4, change), 6, change))} == {4, 6}


@pytest.mark.parametrize("more", ["garbage", "[1, 2]", "3", "{}", '{"undo": "C"}', '{"undo": ["A"]}', '{"seed": 5}', '{"side": "A"}'])
def test_garbage_at_the_end_is_a_fault_of_its_line(more: str) -> None:
    lines = written()[:-1]
    assert [fault.line for fault in faults_of([*lines, more])] == [len(lines) + 1]


def test_nothing_comes_after_the_seed() -> None:
    lines = written()
    (fault,) = faults_of([*lines, lines[-1]])
    assert (fault.line, fault.what) == (len(lines) + 1, "comes after the seed")


def test_a_line_torn_in_the_middle_is_a_fault() -> None:
    lines = written()
    (fault,) = faults_of([*lines[:7], lines[7][: len(lines[7]) // 2]])
    assert fault.line == 8
    assert "is not JSON" in fault.what


def test_bytes_that_are_no_text_are_a_fault_with_a_line(tmp_path: Path) -> None:
    path = tmp_path / "battle.jsonl"
    path.write_bytes("\n".join(written()[:4]).encode() + b"\n\xff\xfe\n")
    with pytest.raises(BadInput) as bad:
        load(path)
    (fault,) = bad.value.faults
    assert (fault.file, fault.line) == ("battle.jsonl", 5)
    assert "is not UTF-8" in fault.what


@pytest.mark.parametrize("depth", [400, 900, 990, 100_000])
def test_endless_brackets_are_a_fault(depth: int) -> None:
    """Too deep for the reader or just not too deep: a fault of that line either way."""
    nested = "[" * depth + "]" * depth
    for line in (nested, '{"side":"A","events":[{"event":"moved","man":' + nested + "}]}", '{"undo":' + nested + "}"):
        found = faults_of([*written()[:3], line])
        assert {fault.line for fault in found} == {4}
        assert all(len(fault.what) < 500 for fault in found)


@pytest.mark.parametrize("number", ["1e999", "-1e999", "NaN", "9" * 400, "9" * 5000, "1.5", "true"])
def test_numbers_beyond_measure_are_found(number: str) -> None:
    """A whole number of 400 digits differs; everything else is no number of points at all."""
    at = line_with("moved")
    lines = changed(written(), at, lambda row: event_of(row, "moved").update(left="HERE"))
    lines[at - 1] = lines[at - 1].replace('"HERE"', number)
    if number == "9" * 400:
        assert difference(lines).line == at
    else:
        assert [fault.line for fault in faults_of(lines)] == [at]


def test_half_a_character_is_a_fault() -> None:
    lines = written()
    (fault,) = faults_of([*lines[:-1], '{"seed": "\\ud800"}'])
    assert fault.line == len(lines)


@pytest.mark.parametrize("text", ["", "\n\n", "   "])
def test_an_empty_record_is_a_fault(text: str) -> None:
    with pytest.raises(BadInput, match="is empty"):
        parse(text)


def test_a_header_lists_everything_it_lacks() -> None:
    found = faults_of(["{}"])
    assert len(found) == 7
    assert all(fault.line == 1 and "the header lacks" in fault.what for fault in found)


@pytest.mark.parametrize(
    ("change", "what", "hint"),
    [
        ({"scenario": "the_beakon"}, "no scenario 'the_beakon' here", "did you mean the_beacon"),
        ({"scenario": "/etc/passwd"}, "no scenario", "known"),
        ({"scenario": "x" * 5000}, "no scenario", "known"),
        ({"ruleset": "guiscar"}, "no ruleset 'guiscar' here", "did you mean guiscard"),
        ({"record": 2}, "record format 2 is not known", "this program reads format 1"),
        ({"record": True}, "the header lacks 'record'", "a whole number"),
        ({"weather": "rain"}, "unknown field 'weather'", ""),
        ({"commitment": 7}, "the header lacks 'commitment'", ""),
        ({"switches": {"capture": 1}}, "switch capture should be true or false", ""),
    ],
)
def test_a_wrong_header_is_a_fault(change: dict[str, Any], what: str, hint: str) -> None:
    found = faults_of(changed(written(), 1, lambda row: row.update(change)))
    assert any(what in fault.what and hint in fault.hint for fault in found), found
    assert {fault.line for fault in found} == {1}


def test_an_unknown_switch_is_a_fault() -> None:
    (fault,) = faults_of(changed(written(), 1, lambda row: row["switches"].update(captur=True)))
    assert "no switch 'captur' here" in fault.what
    assert "did you mean capture" in fault.hint


def test_events_that_fit_no_position_stop_the_telling() -> None:
    """Folding a record of a stranger names the line where it breaks."""
    at = line_with("moved")
    record = parse("\n".join(changed(written(), at, lambda row: event_of(row, "moved").update(man="nobody"))), "battle.jsonl")
    with pytest.raises(BadInput) as bad:
        list(states(record))
    assert [(fault.file, fault.line) for fault in bad.value.faults] == [("battle.jsonl", at)]
    found = verify(record)
    assert found is not None
    assert found.line == at


@EVERY
def test_a_match_goes_on_where_its_record_stops(kind: str) -> None:
    """Written down in the middle, read again and played on by the same commands, it takes the same throws: every event is the same."""
    whole = fought(kind)
    middle = len(whole.steps) // 2
    half = begun(kind, SCENARIOS[kind], "record")
    for step in whole.steps[1:middle]:
        half.do(step.command)
    again = resume(parse("\n".join(lines_of(half))), "record")
    for step in whole.steps[middle:]:
        assert again.do(step.command) == step.events
    assert [*lines_of(again)] == [*lines_of(whole)]
