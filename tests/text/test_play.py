"""`hauberk play`, as a player runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from typer.testing import CliRunner

from hauberk.cli import app
from hauberk.play.battle.scenario import scenario_files
from hauberk.play.record import load, verify
from hauberk.text.page import place_of, show, wish


def play(*words: object, typed: str = "") -> tuple[int, str]:
    """Run the command with typed lines; its status and everything it said."""
    result = CliRunner().invoke(app, ["play", *(str(word) for word in words)], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def test_a_battle_from_the_command_line(tmp_path: Path) -> None:
    path = tmp_path / "battle.jsonl"
    options = ("the_first_arrows", "--text", "--captain", "rash:1", "--seed", "4", "--record", path)
    status, text = play(*options, typed="look K10\nshoot landry at gaido\nquit\n")
    assert status == 0
    assert "Against you: Militia of Bisignano, led by a rash captain, strength 1." in text
    assert "K10: flat ground" in text
    assert f"Kept in {path}." in text
    status, text = play(*options, typed="log\nquit\n")
    assert status == 0
    assert "It goes on where it was left." in text
    assert "Landry throws a javelin at Gaido" in text
    assert verify(load(path)) is None


def test_the_end_of_the_lines_is_the_end_of_the_sitting() -> None:
    status, text = play("the_beacon", "--text", "--captain", "eager", "--lang", "it", typed="guarda\n")
    assert status == 0
    assert text.rstrip().endswith("Non è stato conservato.")


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    """In a process of its own, with an output that knows ASCII only."""
    path = tmp_path / "battle.jsonl"
    command = [sys.executable, "-m", "hauberk", "play", "lances_at_cerami", "--text", "--captain", "eager", "--record", str(path)]
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    found = subprocess.run(command, input=b"\xff\xfe look\nwho tancr\xe8de\nlook\n", capture_output=True, env=env, check=True)
    assert b"Tancr?de" in found.stdout
    assert found.stderr == b""
    assert verify(load(path)) is None


def test_a_captain_plays_the_other_side() -> None:
    """Nobody commands anything: the first turn goes by."""
    status, text = play("the_first_arrows", "--text", "--captain", "steady:1", "--seed", "4", typed="done\ndone\n" * 4)
    assert status == 0
    assert "Turn 1: Militia of Bisignano." in text


@pytest.mark.parametrize(
    "words, said",
    [
        (("nowhere", "--text"), "no such scenario"),
        (("the_beacon", "--text", "--side", "C"), "--side: no side 'C'"),
        (("the_beacon", "--text", "--lang", "la"), "--lang: no 'la'"),
        (("the_beacon", "--text", "--captain", "brave:9"), "--captain: no captain 'brave:9'"),
        (("the_beacon", "--text", "--seed", "a\nb"), "--seed: cannot be written down"),
        (("the_beacon", "--text", "--record", "no/such/folder/file"), "no such folder"),
        (("the_beacon", "--record", "battle.jsonl"), "goes with --text"),
        (("nowhere",), "no such scenario"),
        ((str(scenario_files()["the_beacon"]),), "no battle of the package"),
    ],
)
def test_bad_options_end_with_status_2(words: tuple[str, ...], said: str) -> None:
    status, text = play(*words)
    assert status == 2
    assert said in text


def test_another_battle_in_the_file_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "battle.jsonl"
    play("the_first_arrows", "--text", "--captain", "eager", "--record", path, typed="quit\n")
    before = path.read_bytes()
    status, text = play("the_beacon", "--text", "--captain", "eager", "--record", path, typed="quit\n")
    assert status == 2
    assert "holds another battle" in text
    assert path.read_bytes() == before


def test_a_battle_of_ones_own_is_played_but_not_kept(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(scenario_files()["the_first_arrows"].read_bytes().replace(b'id = "the_first_arrows"', b'id = "mine"'))
    status, text = play(path, "--text", "--captain", "eager", typed="save here\nquit\n")
    assert status == 0
    assert "cannot be kept" in text


# -- on the page -------------------------------------------------------------------------------------------------------


def test_what_the_page_is_asked_for() -> None:
    assert wish("the_beacon", frozenset({1}), "rash:3", "7", "fr") == {
        "battle": "the_beacon", "A": {"captain": "rash", "strength": 3}, "B": "person", "lang": "fr", "seed": "7",
    }  # fmt: skip
    assert wish("the_beacon", frozenset({0, 1}), "steady:2", None, "en") == {
        "battle": "the_beacon", "A": "person", "B": "person", "lang": "en",
    }  # fmt: skip


@pytest.mark.parametrize("name", ["snow_at_oxford", "engines_for_trowbridge"])
def test_sieges_and_campaigns_are_played_by_typed_lines(name: str, tmp_path: Path) -> None:
    """They begin, are asked about, are kept, and go on where they were left."""
    path = tmp_path / "days.jsonl"
    typed = "look\nhelp\noptions\nhint\n1\nlog\nwhy\nundo\nquit\n"
    status, text = play(name, "--text", "--seed", "1", "--record", path, typed=typed)
    assert status == 0, text
    assert "Day 1" in text
    assert verify(load(path)) is None
    status, text = play(name, "--text", "--seed", "1", "--record", path, "--lang", "fr", typed="")
    assert status == 0, text
    status, text = play("snow_at_oxfort", "--text")
    assert status == 2
    assert "did you mean snow_at_oxford" in text


@pytest.mark.parametrize("name, place", [("snow_at_oxford", "siege"), ("engines_for_trowbridge", "campaigns")])
def test_sieges_and_campaigns_are_opened_on_the_page(name: str, place: str) -> None:
    """A siege begins at once, as a battle does; for a campaign the page asks which faction."""
    opened: list[str] = []
    asked: list[tuple[str, dict[str, Any]]] = []

    def make(path: str, wanted: dict[str, Any]) -> Any:
        asked.append((path, wanted))
        return {"id": "7"}

    show(place_of(name, frozenset({1}), "rash:3", "7", "fr"), "http://here/", make, opened.append)
    if place == "siege":
        wanted = {"siege": name, "A": {"captain": "rash", "strength": 3}, "B": "person", "lang": "fr", "seed": "7"}
        assert asked == [("api/sieges/games", wanted)]
        assert opened == ["http://here/#/siege/7"]
    else:
        assert asked == []
        assert opened == [f"http://here/#/campaigns/{name}"]


def test_without_text_the_page_is_served_with_the_game(tmp_path: Path) -> None:
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": "true"}
    command = [sys.executable, "-m", "hauberk", "play", "the_beacon", "--side", "B", "--captain", "rash:1"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    try:
        assert server.stdout is not None
        address, _, game = server.stdout.readline().strip().partition("#/game/")
        assert address.startswith("http://127.0.0.1:")
        with urlopen(f"{address}api/games?lang=en", timeout=10) as found:
            (listed,) = json.load(found)
        assert (listed["id"], listed["battle"]) == (game, "the_beacon")
        assert listed["seats"]["B"]["who"] == "person"
        assert listed["seats"]["A"]["who"] == "captain"
    finally:
        server.terminate()
        server.wait(10)
