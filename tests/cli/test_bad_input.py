"""Bad input: all faults at once, each with file, line, what and hint; status 2; nothing is written."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hauberk.cli import app
from hauberk.play import record_writer
from hauberk.rulesets.tables import base_table, data_folder
from tests.cli.kit import hauberk, refused, run
from tests.cli.test_games import kept

CASES = Path(__file__).parents[2] / "docs" / "cases"
PLACE = re.compile(r"^(?P<file>[^:]+):(?P<line>\d+): (?P<what>.+)$")


def complaints(*words: object) -> list[str]:
    """What a command that must fail says, line by line."""
    return refused(*words).splitlines()


def places(lines: list[str], file: str) -> list[int]:
    """The lines of a file that were complained about; every complaint must name its place."""
    found = [PLACE.match(line) for line in lines]
    assert all(match and match["file"] == file for match in found), lines
    return [int(match["line"]) for match in found if match]


def told(lines: list[str], *words: str) -> bool:
    """Is there one complaint that holds all these words?"""
    return any(all(word in line for word in words) for line in lines)


def line_of(text: str, part: str) -> int:
    """The line of a text on which something stands."""
    return next(number for number, line in enumerate(text.splitlines(), start=1) if part in line)


def rewritten(path: Path, target: Path, *changes: tuple[str, str]) -> str:
    """A copy of a file with some words changed; its text."""
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return text


# -- map sheets, battles, tables, people -----------------------------------------------------------------------------


def test_a_broken_sheet(tmp_path: Path) -> None:
    """A strange sign, a row too short, an unknown field and a misspelt terrain."""
    path = tmp_path / "sheets" / "field.toml"
    path.parent.mkdir()
    text = "\n".join(
        [
            'id = "field"',
            'title = { en = "Field", fr = "Champ", it = "Campo" }',
            'colour = "green"',
            'terrain = """',
            "....",
            "..?.",
            "...",
            '"""',
            "",
            "[legend]",
            '"." = "flat"',
            's = "scrubb"',
        ]
    )
    path.write_text(text, encoding="utf-8")
    lines = complaints("check-data", tmp_path)
    assert sorted(places(lines, "field.toml")) == [3, 6, 7, 12]
    assert told(lines, "field.toml:3:", "unknown field 'colour'")
    assert told(lines, "field.toml:6:", "C2", "'?' is not in the legend")
    assert told(lines, "field.toml:7:", "row 3 has 3 hexes, the widest row 4")
    assert told(lines, "field.toml:12:", "no 'scrubb' here", "did you mean scrub")


@pytest.mark.parametrize("command", ["watch", "check-data"])
def test_a_broken_battle(tmp_path: Path, command: str) -> None:
    """A misspelt man, an unknown hex, an unknown field and no story: four faults whichever way it is read."""
    path = tmp_path / "scenarios" / "01_broken.toml"
    text = BROKEN_BATTLE
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    lines = complaints(command, path if command == "watch" else tmp_path)
    assert told(lines, f"01_broken.toml:{line_of(text, 'drogonn')}:", "nobody is called 'drogonn'", "did you mean drogon")
    assert told(lines, f"01_broken.toml:{line_of(text, 'Z99')}:", "no hex 'Z99' on the map")
    assert told(lines, f"01_broken.toml:{line_of(text, 'mood')}:", "unknown field 'mood'")
    assert told(lines, "lacks 'story'")
    assert told(lines, "both stand on C3", "(one living being a hex)")


BROKEN_BATTLE = """
id = "broken"
ruleset = "guiscard"
turns = 5
mood = "dark"
title = { en = "Broken", fr = "Rompu", it = "Rotto" }
briefing = { en = "Fight.", fr = "Battez-vous.", it = "Combattete." }

[[board]]
sheet = "meadow"

[sides.A]
name = { en = "We", fr = "Nous", it = "Noi" }

[sides.B]
name = { en = "They", fr = "Eux", it = "Loro" }

[[men]]
who = "drogonn"
side = "A"
at = "C3"

[[men]]
who = "tancrede"
side = "A"
at = "Z99"

[[men]]
who = "okeanos"
side = "B"
at = "C3"

[[men]]
who = "zenon"
side = "B"
at = "C3"
"""


def test_a_broken_table(tmp_path: Path) -> None:
    """A row too short, a wrong letter, an unknown field, a source nobody knows: all of them, with the own file's lines."""
    path = tmp_path / "tables" / "melee.toml"
    text = rewritten(
        base_table("melee"),
        path,
        ("armour =", "amour = 1\narmour ="),
        ("[rows.foot]\n", '[rows.foot]\n"11" = "X"\n'),
    )
    text = re.sub(r'^(provenance = )"\w+"', r'\1"hearsay"', text, count=1, flags=re.M)
    text = re.sub(r'^("?3"? *= *)"(.)', r'\1"Z', text, count=1, flags=re.M)
    path.write_text(text, encoding="utf-8")
    lines = complaints("check-data", tmp_path)
    numbers = places(lines, "tables/melee.toml")
    assert len(numbers) == 4
    assert set(numbers) == {line_of(text, "amour = 1"), line_of(text, '"11"'), line_of(text, "hearsay"), line_of(text, '"Z')}
    assert told(lines, "unknown field 'amour'", "did you mean armour")
    assert told(lines, "no 'hearsay' here", "rulebook")


def test_a_broken_people_file(tmp_path: Path) -> None:
    """Faults of two files come together."""
    shutil.copy(data_folder() / "kinds.toml", tmp_path / "kinds.toml")
    shutil.copytree(data_folder() / "people", tmp_path / "people")
    first = rewritten(data_folder() / "people" / "normans.toml", tmp_path / "people" / "normans.toml", ("kind = ", "hair = 3\nkind = "))
    second = (data_folder() / "people" / "arabs.toml").read_text(encoding="utf-8")
    second = re.sub(r'kind = "\w+"', 'kind = "kight"', second, count=1)
    (tmp_path / "people" / "arabs.toml").write_text(second, encoding="utf-8")
    lines = complaints("check-data", tmp_path)
    assert told(lines, f"normans.toml:{line_of(first, 'hair = 3')}:", "unknown field 'hair'")
    assert told(lines, f"arabs.toml:{line_of(second, 'kight')}:", "no 'kight' here", "knight")


def test_people_without_kinds_are_not_passed_over(tmp_path: Path) -> None:
    shutil.copytree(data_folder() / "people", tmp_path / "people")
    assert told(complaints("check-data", tmp_path), "kinds.toml", "cannot be read")


def test_broken_machines(tmp_path: Path) -> None:
    text = rewritten(base_table("machines"), tmp_path / "tables" / "machines.toml", ("length =", "lenght ="))
    lines = complaints("check-data", tmp_path)
    assert told(lines, f"machines.toml:{line_of(text, 'lenght')}:", "unknown field 'lenght'", "did you mean length")
    assert told(lines, "lacks 'length'")


def test_faults_of_all_files_come_together(tmp_path: Path) -> None:
    for name in ("a", "b"):
        path = tmp_path / "sheets" / f"{name}.toml"
        path.parent.mkdir(exist_ok=True)
        path.write_text("terrain = 3\nterrain = 4\n", encoding="utf-8")
    lines = complaints("check-data", tmp_path)
    assert [line.split(":")[:2] for line in lines] == [["a.toml", "2"], ["b.toml", "2"]]
    assert told(lines, "is not TOML")


@pytest.mark.parametrize(("folder", "what"), [("nowhere", "is no folder"), ("", "holds no data (expected sheets/")])
def test_a_folder_without_data(tmp_path: Path, folder: str, what: str) -> None:
    assert told(complaints("check-data", tmp_path / folder), what)


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"\xff\xfe", "is not UTF-8 text"),
        (b"terrain = [", "is not TOML"),
        (b"terrain = " + b"[" * 5000, "is not TOML"),
        (b"seed = " + b"9" * 5000, "is not TOML"),
        (b"", "lacks 'terrain'"),
    ],
)
def test_a_sheet_that_is_no_sheet(tmp_path: Path, content: bytes, what: str) -> None:
    (tmp_path / "sheets").mkdir()
    (tmp_path / "sheets" / "odd.toml").write_bytes(content)
    assert told(complaints("check-data", tmp_path), "odd.toml", what)


# -- cases -----------------------------------------------------------------------------------------------------------

BROKEN_CASE = """\
note = "All wrong."
ruleset = "guiscar"
wether = "rain"
sequence = "moovement"
men = [
    { who = "drogon", side = "A", at = "B2" },
    { who = "tancrede", side = "C", at = "B3" },
    # somebody said [so], and {so}
    { who = "nobody_at_all", side = "B", at = "Z9", boots = true },
]

[switches]
captur = true

[map]
terrain = \"\"\"
....
....
....
....
\"\"\"

[[do]]
do = "move"
man = "drogon"
path = ["B3", "Q77"]
speed = 3

[[do]]
do = "mvoe"

[[do]]
do = "attack"
men = ["drogon"]
target = "tancrede"
dice = ["six"]
"""


@pytest.mark.parametrize("command", ["adjudicate", "forecast", "perft"])
def test_a_broken_case(tmp_path: Path, command: str) -> None:
    """Everything that is wrong with it, line by line."""
    path = tmp_path / "case.toml"
    path.write_text(BROKEN_CASE, encoding="utf-8")
    lines = complaints(command, path)
    orders = [number for number, line in enumerate(BROKEN_CASE.splitlines(), start=1) if line == "[[do]]"]
    expected = {2, 3, 4, 7, 9, line_of(BROKEN_CASE, "captur"), *orders[:2], line_of(BROKEN_CASE, '"six"')}
    assert set(places(lines, "case.toml")) == expected
    assert told(lines, "no 'guiscar' here", "(did you mean guiscard?)")
    assert told(lines, "unknown field 'wether'")
    assert told(lines, "no 'moovement' here", "(did you mean movement?)")
    assert told(lines, "unknown field 'captur'")
    assert told(lines, "case.toml:7:", "no 'C' here")
    assert told(lines, "case.toml:9:", "nobody is called 'nobody_at_all'")
    assert told(lines, "case.toml:9:", "no hex 'Z9' on the map")
    assert told(lines, "case.toml:9:", "unknown field 'boots'")
    assert told(lines, "command 1: move: unknown field 'speed'")
    assert told(lines, "command 1: move.path: no hex 'Q77' on this map")
    assert told(lines, "command 2: do: no 'mvoe' here (did you mean move")
    assert told(lines, "'six' should be a whole number")


def test_a_broken_case_in_json(tmp_path: Path) -> None:
    """The same faults, with the lines of the JSON file."""
    text = json.dumps(tomllib.loads(BROKEN_CASE), indent=1)
    path = tmp_path / "case.json"
    path.write_text(text, encoding="utf-8")
    lines = complaints("adjudicate", path)
    assert all(places(lines, "case.json"))
    for word, what in (
        ("guiscar", "(did you mean guiscard?)"),
        ("wether", "unknown field"),
        ("captur", "unknown field"),
        ('"C"', "no 'C' here"),
        ("nobody_at_all", "nobody is called"),
        ("Z9", "no hex 'Z9'"),
        ("boots", "unknown field"),
        ("dice", "should be a whole number"),
    ):
        assert told(lines, f"case.json:{line_of(text, word)}:", what), word
    toml = tmp_path / "case.toml"
    toml.write_text(BROKEN_CASE, encoding="utf-8")
    assert [line.split(": ", 1)[1] for line in complaints("adjudicate", toml)] == [line.split(": ", 1)[1] for line in lines]


@pytest.mark.parametrize(
    ("name", "content", "what"),
    [
        ("case.toml", b"note = ", "case.toml:1: is not TOML"),
        ("case.toml", b"\xff", "is not UTF-8 text"),
        ("case.toml", b"note = " + b"[" * 5000, "is not TOML"),
        ("case.toml", b"turn = " + b"9" * 5000, "is not TOML"),
        ("case.toml", b"", "there is no map (give [[board]] with a sheet, or [map])"),
        ("case.json", b'{\n"note": ,}', "case.json:2: is not JSON"),
        ("case.json", b"\xff", "is not JSON"),
        ("case.json", b"[" * 100_000, "is not JSON"),
        ("case.json", b"[]", "a table is needed"),
        ("case.json", b'{"turn": ' + b"9" * 5000 + b"}", "is not JSON"),
        ("case.json", b'{"note": "\\ud800"}', "is not JSON"),
        ("case.json", b'{"note": ' + b"[" * 900 + b"]" * 900 + b', "map": {"terrain": "..\\n.."}}', "should be a text"),
        ("case.json", b"{}", "there is no map"),
    ],
)
def test_a_case_that_is_no_case(tmp_path: Path, name: str, content: bytes, what: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    lines = complaints("adjudicate", path)
    assert told(lines, what), lines
    assert all(len(line) < 400 for line in lines)


@pytest.mark.parametrize("command", ["adjudicate", "forecast", "perft", "verify", "replay"])
def test_a_file_that_is_not_there(tmp_path: Path, command: str) -> None:
    assert complaints(command, tmp_path / "none.toml") == ["none.toml: cannot be read: No such file or directory"]
    assert told(complaints(command, tmp_path), "cannot be read")


def test_a_case_without_a_command_cannot_be_forecast(tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    path.write_text('[map]\nterrain = "..\\n.."\n', encoding="utf-8")
    assert told(complaints("forecast", path), "there is no command to forecast (give one [[do]], or name it)")


def test_a_forecast_of_a_refused_command_names_the_rule() -> None:
    assert told(
        complaints("forecast", CASES / "refused.toml"), "Landry stands beside an enemy and cannot shoot (SHOOT-09). Step away first."
    )


def test_a_long_complaint_stays_on_one_line(tmp_path: Path) -> None:
    """Scripts read file:line at the beginning of each line, however narrow the terminal is."""
    path = tmp_path / "case.toml"
    path.write_text('[map]\nterrain = "..\\n.."\n[[men]]\nwho = "zzzzzzzzzz"\nside = "A"\nat = "B1"\n', encoding="utf-8")
    result = run("adjudicate", path, status=2, env={"COLUMNS": "40"})
    (line,) = result.stderr.splitlines()
    assert len(line) > 80
    assert line.startswith("case.toml:4: ")


# -- refused commands ------------------------------------------------------------------------------------------------


def test_a_refused_command_is_an_answer_and_changes_nothing(tmp_path: Path) -> None:
    """Reason, rule and whom it is about; the position is the one without any command."""
    found = json.loads(hauberk("adjudicate", CASES / "refused.toml"))
    assert [ruling["refused"]["rule"] for ruling in found["rulings"]] == ["SHOOT-09", "SHOOT-02", "TURN-04"]
    assert all(ruling["refused"]["reason"] and "events" not in ruling for ruling in found["rulings"])
    text = (CASES / "refused.toml").read_text(encoding="utf-8")
    path = tmp_path / "still.toml"
    path.write_text(text[: text.index("[[do]]")], encoding="utf-8")
    still = json.loads(hauberk("adjudicate", path))
    assert still["rulings"] == []
    assert still["position"] == found["position"]


def test_a_missing_die_changes_nothing(tmp_path: Path) -> None:
    """Nothing is thrown behind one's back, and half a shot is no shot."""
    path = tmp_path / "shooting.toml"
    rewritten(CASES / "shooting.toml", path, ("dice = [3, 2]", "dice = [3]"), ("dice = [4]", "dice = [11]"))
    found = json.loads(hauberk("adjudicate", path))
    assert found["rulings"][0]["dice"] == "throw 2 was asked for, only 1 are written down"
    assert found["rulings"][1]["dice"] == "throw 1 is 11, but the die has 10 sides"
    assert {man["who"]: man["health"] for man in found["position"]["men"]}["ahmad"] == "healthy"


def test_dice_nobody_threw_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "shooting.toml"
    rewritten(CASES / "shooting.toml", path, ("dice = [3, 2]", "dice = [3, 2, 9, 9]"))
    found = json.loads(hauberk("adjudicate", path))
    assert found["rulings"][0]["dice_left_over"] == 2


# -- words nobody knows ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [("scenarios",), ("watch", "the_first_arrows"), ("replay", "none.jsonl"), ("rules", "CHARGE-01")])
def test_an_unknown_language(words: tuple[str, ...]) -> None:
    assert complaints(*words, "--lang", "de") == ["--lang: no 'de' here (known: en, fr, it)"]


def test_an_unknown_battle() -> None:
    (line,) = complaints("watch", "the_beakon")
    assert line.startswith("the_beakon: no such scenario (did you mean the_beacon")
    (line,) = complaints("watch", "snow_at_oxfort")
    assert line.startswith("snow_at_oxfort: no such scenario (did you mean snow_at_oxford")
    (line,) = complaints("watch", "engines_for_trowbrige")
    assert line.startswith("engines_for_trowbrige: no such scenario (did you mean engines_for_trowbridge")


@pytest.mark.parametrize("option", [(), ("--missing",), ("--summary",)])
def test_an_unknown_rule(option: tuple[str, ...]) -> None:
    (line,) = complaints("rules", "CHRAGE-01", *option)
    assert "no rule 'CHRAGE-01'" in line
    assert "did you mean CHARGE-01" in line


def test_a_seed_that_cannot_be_written() -> None:
    assert complaints("watch", "the_first_arrows", "--seed", "\udcff") == ["--seed: cannot be written down (use letters and digits)"]


# -- records ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def battle() -> Path:
    """A kept battle."""
    return kept("battle")[0]


def test_a_record_in_a_folder_that_is_not_there(tmp_path: Path) -> None:
    """The battle is not even begun, and no folder is made."""
    place = tmp_path / "missing" / "battle.jsonl"
    (line,) = complaints("watch", "the_first_arrows", "--record", place)
    assert line == f"{place}: cannot be written: there is no such folder (make it first)"
    assert list(tmp_path.iterdir()) == []


def test_a_record_in_place_of_a_folder(tmp_path: Path) -> None:
    complaints("watch", "the_first_arrows", "--record", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_failed_save_leaves_the_old_record(tmp_path: Path, battle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "battle.jsonl"
    shutil.copy(battle, path)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(record_writer.os, "fsync", full)
    result = run("watch", "the_lesson", "--seed", "9", "--record", path, status=2)
    assert result.stderr.startswith(f"{path}: cannot be written: No space left on device")
    assert path.read_bytes() == battle.read_bytes()
    assert list(tmp_path.iterdir()) == [path]


TAMPERED: dict[str, tuple[Callable[[list[str]], object], str]] = {
    "event": (lambda lines: lines.__setitem__(1, lines[1].replace('"turn":1', '"turn":2')), ":2: step 0: event 1 differs"),
    "command": (lambda lines: lines.__setitem__(2, re.sub(r'"do":"\w+"', '"do":"done","man":"x"', lines[2])), ":3: done: unknown field"),
    "refused": (lambda lines: lines.insert(2, '{"side":"A","command":{"do":"hold_ground"},"events":[]}'), ":3: step 1: .*TURN-06"),
    "dropped": (lambda lines: lines.pop(1), ":2: step 0: a battle is opened once"),
    "no seed": (lambda lines: lines.pop(), r":\d+: step \d+: the battle is over, but the seed is not shown"),
    "garbage": (lambda lines: lines.append("garbage"), r":\d+: is not JSON"),
    "header": (lambda lines: lines.__setitem__(0, lines[0].replace("the_lesson", "the_last_lesson")), ":1: no scenario"),
}
"""What is wrong with a record, and what is said first; everything that can be is in `tests/play/test_record.py`."""


@pytest.mark.parametrize("kind", TAMPERED)
def test_a_tampered_record(tmp_path: Path, battle: Path, kind: str) -> None:
    """Verifying names the first line that differs; telling it again never crashes either."""
    change, what = TAMPERED[kind]
    lines = battle.read_text(encoding="utf-8").splitlines()
    change(lines)
    path = tmp_path / "battle.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    before = path.read_bytes()
    first, *_ = complaints("verify", path)
    assert re.match("battle.jsonl" + what, first), first
    retold = CliRunner().invoke(app, ["replay", str(path)])
    assert retold.exit_code in (0, 2)
    assert isinstance(retold.exception, SystemExit | None)
    assert path.read_bytes() == before


def test_a_record_that_is_no_text(tmp_path: Path, battle: Path) -> None:
    path = tmp_path / "battle.jsonl"
    lines = battle.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*lines[:3], b"\xc3\x28", *lines[3:]]))
    (line,) = complaints("verify", path)
    assert line.startswith("battle.jsonl:4: is not UTF-8 text")


def test_a_record_that_cannot_be_told(tmp_path: Path, battle: Path) -> None:
    """Events no message knows: said plainly, with the way to the line."""
    path = tmp_path / "battle.jsonl"
    text = battle.read_text(encoding="utf-8")
    path.write_text(text.replace('"event":"sequence_began","sequence":1', '"event":"sequence_began","sequence":77', 1), encoding="utf-8")
    assert run("replay", path, status=2).stderr == "battle.jsonl: holds something that cannot be told (hauberk verify says where)\n"


# -- houses, castles, storming -----------------------------------------------------------------------------------------


def test_a_broken_castle_sheet(tmp_path: Path) -> None:
    """Storeys, hexsides, doors, links, corners and areas: everything that is wrong, each with its line."""
    path = tmp_path / "sheets" / "norman_castle.toml"
    text = rewritten(data_folder() / "sheets" / "norman_castle.toml", path)
    lines = text.splitlines()
    changes = {
        next(number for number, line in enumerate(lines) if line.startswith("storey = ")): "storey = 2.5",
        next(number for number, line in enumerate(lines) if line.startswith("links = [")): 'links = ["Z99 A1/2",',
        next(number for number, line in enumerate(lines) if line.startswith("kind = ")): 'kind = "cat_flap"',
        next(number for number, line in enumerate(lines) if line.startswith("id = ") and number > 5): "id = 7",
    }
    for number, line in changes.items():
        lines[number] = line
    path.write_text("\n".join([*lines]), encoding="utf-8")
    found = complaints("check-data", tmp_path)
    assert {number + 1 for number in changes} <= set(places(found, "norman_castle.toml"))
    assert told(found, "no 'cat_flap' here", "castle_gate")
    assert told(found, "Z99")


@pytest.mark.parametrize("command", ["watch", "check-data"])
def test_a_broken_storming(tmp_path: Path, command: str) -> None:
    """Works, ladders, things, machines and victories: all faults at once, each with its line."""
    path = tmp_path / "scenarios" / "01_storming.toml"
    path.parent.mkdir()
    path.write_text(BROKEN_STORMING, encoding="utf-8")
    lines = complaints(command, path if command == "watch" else tmp_path)
    for part, *words in (
        ('gaet = "open"', "no door 'gaet'"),
        ('rubbel = "C3"', "no terrain 'rubbel'", "rubble"),
        ("side = 9", "side is 9"),
        ("Q77 = 2", "no hex 'Q77'"),
        ('at = "B2 F5"', "a ladder stands on one hex"),
        ('carriers = ["wulf"]', "nobody is called 'wulf' here"),
        ('kind = "kettle"', "no 'kettle' here"),
        ('id = "pile" # twice', "pile is there twice"),
        ('kind = "trebuchet"', "no 'trebuchet' here"),
        ('team = ["ox"]', "nobody is called 'ox' here"),
        ('who = "stephen"', "nobody is called 'stephen' here"),
        ('id = "ramm"', "no machine 'ramm' here"),
        ('exit = "north"', "no exit 'north' here"),
        ('area = "kepp"', "no 'kepp' here"),
    ):
        assert told(lines, f"01_storming.toml:{line_of(BROKEN_STORMING, part)}:", *words), (part, lines)


BROKEN_STORMING = """
id = "storming"
ruleset = "anarchy"
turns = 5
title = { en = "Storming", fr = "Assaut", it = "Assalto" }
story = { en = "A", fr = "A", it = "A" }
briefing = { en = "Fight.", fr = "Battez-vous.", it = "Combattete." }

[[board]]
sheet = "norman_castle"

[sides.A]
name = { en = "We", fr = "Nous", it = "Noi" }

[sides.B]
name = { en = "They", fr = "Eux", it = "Loro" }

[[areas]]
id = "keep"
place = "keep"

[works.doors]
gaet = "open"

[works.ground]
rubbel = "C3"

[[works.sides]]
hex = "C3"
side = 9

[works.damage]
Q77 = 2

[[ladders]]
id = "one"
side = "A"
at = "B2 F5"
carriers = ["wulf"]

[[things]]
id = "pile"
kind = "kettle"
at = "B2"

[[things]]
id = "pile" # twice
kind = "stone_pile"
at = "B3"

[[machines]]
id = "ram"
kind = "trebuchet"
side = "A"
at = "C5"
facing = 0
team = ["ox"]

[[men]]
who = "guy"
side = "A"
at = "B4"

[[victory]]
side = "A"
at = "once"
all = [
  { kind = "captured", who = "stephen" },
  { kind = "machine", id = "ramm", exited = true },
  { kind = "exited", side = "A", at_least = 1, exit = "north" },
  { kind = "holds", side = "A", at_least = 1, area = "kepp" },
]
"""
