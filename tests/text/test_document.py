"""docs/text-table.md tells the truth: its sitting is played again, its tables are compared."""

from __future__ import annotations

import re
from pathlib import Path

from hauberk.play.wire import COMMANDS
from hauberk.tell.messages import messages_in
from hauberk.text.helping import form
from hauberk.text.orders import words_of
from hauberk.text.words import ASKING, words_in
from tests.text.seat import Seat

DOCUMENT = (Path(__file__).parents[2] / "docs" / "text-table.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    """What stands below a heading."""
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def test_the_first_minute_is_as_it_is_told() -> None:
    found = re.search(r"^```text\n(.*?)^```$", section("A first minute"), re.MULTILINE | re.DOTALL)
    assert found
    seat = Seat("the_first_arrows")
    told: list[str] = []
    for line in found[1].splitlines():
        if line.startswith("> "):
            told += [line, *seat.type(line[2:])]
    assert told == found[1].splitlines()


def test_every_sentence_and_word_is_listed() -> None:
    messages, words = messages_in("en"), words_in("en")
    sentences = dict(re.findall(r"^\| `(\w+)` \| `([^`]+)` \|$", section("Sentences"), re.MULTILINE))
    assert sentences == {word: form(messages, words, word) for word in COMMANDS}
    asked = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", section("Asking"), re.MULTILINE))
    assert asked == {words.verb(word): messages.say(f"help-{word}") for word in ASKING}


def test_every_sentence_of_sieges_and_campaigns_is_listed() -> None:
    """Reports of fights are JSON, and what is said in a siege is said as there."""
    messages, told = messages_in("en"), section("Sieges and campaigns")
    listed = set(re.findall(r"^\| `(\w+)` \| `([^`]+)` \|$", told, re.MULTILINE))
    for words in (words_of("en", kind) for kind in ("siege", "campaign")):
        wanted = {(word, form(messages, words, word)) for word in words.kinds if word not in ("report", "battle_report", "in_siege")}
        assert wanted <= listed
    pieces = {name for cell in re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| `\w+ ", told, re.MULTILINE) for name in re.findall(r"`(\w+)`", cell)}
    assert {"bombard", "build", "dig", "crew", "patrol", "place", "split", "pass", "merge", "ransom", "load", "escort"} <= pieces


def test_every_module_that_is_named_is_there() -> None:
    package = Path(__file__).parents[2] / "src" / "hauberk" / "text"
    for cells in re.findall(r"^\| (`\w+`.*?) \|", section("How it is built"), re.MULTILINE):
        assert all((package / f"{name}.py").is_file() for name in re.findall(r"`(\w+)`", cells))
