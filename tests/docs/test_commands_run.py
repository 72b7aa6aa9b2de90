"""Every command that a document shows is run as it is written, but for those that serve, sit and wait, or measure for minutes."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hauberk.cli import app
from tests.docs.test_docs import DOCUMENTS, ROOT, blocks, coded, prose, toml_blocks

ELSEWHERE = {"serve", "play", "bench", "duel", "selfplay", "train"}
"""Tried by tests of their own."""
STANDS_FOR = {"case.toml": "docs/cases/hoplites.toml", "CASE": "docs/cases/hoplites.toml"}
OWN = {"my_data", "throwing_axe", "apples.toml"}
"""What a reader would have made before; that it can be made so, the tests of the documents show."""


def shown() -> list[str]:
    """The commands of all documents, each once."""
    code = [
        line for name in DOCUMENTS for line in (*coded(prose(name)), *(line for text in blocks(name, "") for line in text.splitlines()))
    ]
    found = {line.strip() for line in code if re.match(r"hauberk [a-z-]+ \S", line)}
    return sorted(line for line in found if line.split()[1] not in ELSEWHERE and not OWN & set(line.split()))


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of a battle, as the documents have it, with the battle of the how-to beside it."""
    path = tmp_path_factory.mktemp("kept") / "battle.jsonl"
    path.with_name("apples.toml").write_text(toml_blocks()["apples.toml"], encoding="utf-8")
    assert CliRunner().invoke(app, ["watch", "the_first_arrows", "--no-details", "--record", str(path)]).exit_code == 0
    return path


def test_the_documents_show_commands() -> None:
    assert {line.split()[1] for line in shown()} >= {"adjudicate", "forecast", "perft", "replay", "rules", "verify", "watch"}


@pytest.mark.parametrize("line", shown())
def test_a_command_runs_as_it_is_written(line: str, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    _, *words = shlex.split(re.sub(r"--games \d+", "--games 2", line))
    made = {path.name: str(path) for path in kept.parent.iterdir()}
    words = [made.get(word, STANDS_FOR.get(word, word)) for word in words]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, f"{line}: {result.output}{result.exception!r}"
    assert result.stdout.strip()
