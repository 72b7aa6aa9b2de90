"""`hauberk watch`, `replay` and `verify` with campaigns: told in three languages, counted, written down and checked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hauberk.basis.faults import LANGUAGES
from hauberk.cli import app
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.games import GAMES
from hauberk.verbs.common import BAD_INPUT

SMALL = str(Path(__file__).parent.parent / "campaign" / "small.toml")
NAME = "the_harvest_of_oxford"
SHORT = (NAME, "the_empress_on_the_road")


def said(*words: object, status: int = 0) -> str:
    """What the command says."""
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exit_code == status, result.output
    return result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_is_told_to_its_end(language: str) -> None:
    """Title, days and who has won, in every language."""
    text = said("watch", SMALL, "--seed", "3", "--lang", language)
    assert {"en": "Day 12", "fr": "Jour 12", "it": "Giorno 12"}[language] in text
    assert {"en": " win: ", "fr": "Victoire : ", "it": "Vittoria: "}[language] in text


def test_a_record_is_told_again_and_verified(tmp_path: Path) -> None:
    """What was watched is in the record, which holds; with a line changed it does not."""
    path = tmp_path / "campaign.jsonl"
    watched = said("watch", NAME, "--seed", "5", "--record", path)
    assert said("replay", path, "--details") == watched
    assert "all as the rules say" in said("verify", path)
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if '"do":"march"' in line)
    lines[number] = lines[number].replace('"left":', '"left":1', 1)
    path.write_text("\n".join(lines), encoding="utf-8")
    assert f"{path.name}:{number + 1}:" in said("verify", path, status=BAD_INPUT)


def test_many_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of campaigns with their winners, and the records that hold."""
    monkeypatch.setitem(GAMES, "campaign", replace(CAMPAIGN, files=lambda: dict.fromkeys(SHORT, Path())))
    table = said("watch", "campaigns", "--games", len(SHORT), "--summary")
    assert all(load_campaign(name).title["en"].split()[0] in table for name in SHORT)
    assert table.count("1/1") == len(SHORT)
    line = said("watch", SMALL, "--games", "1")
    assert "12 days" in line


def test_a_campaign_of_ones_own_leaves_no_record(tmp_path: Path) -> None:
    """A record names its campaign, so there is none of a file that nobody else has."""
    text = said("watch", SMALL, "--record", tmp_path / "one.jsonl", status=BAD_INPUT)
    assert "leave out --record" in text
