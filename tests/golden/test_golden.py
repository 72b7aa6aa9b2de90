"""Golden records: games of all scales and editions, written down once, must fold, be decided again and verify for ever.

The records in `tests/records` were chosen by what they show (`tools/golden.py`). Most of those of campaigns were written when events were
setters with a word; they stay as they are, for it is they that prove that such records are read, folded and decided again. One that no
longer verifies means that the rules, the tables, the dice or the form of records have changed for games that people have kept. If that was
not meant, mend the code. If a rule was changed on purpose, play and choose the records again with the tool and give the reason in the
changelog.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tools import golden

from hauberk.play.campaign.older_events import as_now
from hauberk.play.record import parse, verify
from hauberk.play.steps import Undone
from hauberk.play.wordless import alike
from hauberk.siege.events import FightSet
from tests.golden.unseen import UNSEEN

FILES = sorted(golden.RECORDS.glob("*.jsonl.gz"))
FILES_WITH_FIGHTS = [path for path in FILES if path.name.startswith("siege") and "farm" in path.name]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.removesuffix(".jsonl.gz"))
def test_a_golden_record_verifies(path: Path) -> None:
    """Its events fold, every command is decided again with the same throws to the same events, and so are the fights inside."""
    assert verify(parse("\n".join(golden.read(path)), path.name)) is None


def test_words_of_a_set_up_may_be_mended_but_nobody_moved() -> None:
    """Titles and stories stand in the record of a fight that is set up: old records hold when such a sentence reads better."""
    record = parse("\n".join(golden.read(FILES_WITH_FIGHTS[0])))
    steps = [entry for entry in record.log if not isinstance(entry, Undone)]
    was = next(event for step in steps for event in step.events if isinstance(event, FightSet) and event.fight.set_up)
    table = json.loads(was.fight.set_up)

    def instead(**other: Any) -> FightSet:
        return replace(was, fight=was.fight._replace(set_up=json.dumps({**table, **other}, sort_keys=True)))

    assert set(table["title"]) == {"en", "fr", "it"}
    assert alike(was, instead(title=dict.fromkeys(table["title"], "Horns at dawn")))
    assert not alike(was, instead(turns=1))
    assert not alike(was, replace(was, fight=was.fight._replace(edge=was.fight.edge + 1)))


def test_campaigns_with_the_events_of_0_6_0_are_among_them() -> None:
    """Today's facts have other names, and no word."""
    campaigns = [[json.loads(line).get("events", []) for line in golden.read(path)] for path in FILES if path.name.startswith("campaign")]
    assert sum(any(as_now(events) != events for events in campaign) for campaign in campaigns) >= 20


def test_what_the_records_have_shown_they_still_show() -> None:
    """Commands, tasks, events, questions, endings, purposes of throws, reasons of terms, editions and turned switches."""
    listed = set((golden.RECORDS / golden.SHOWN).read_text(encoding="utf-8").splitlines())
    assert len(listed) > 800
    assert golden.shown() == listed


def test_what_no_record_shows_is_known() -> None:
    """A new command, event, question or switch wants a golden record that shows it; until then it is named in this list, and why."""
    assert golden.known() - golden.shown() == UNSEEN


def test_there_are_records_of_every_scale_and_edition() -> None:
    """Battles under every edition, sieges and campaigns under those that have them, some to their end, some with steps taken back."""
    shown = golden.shown()
    assert {f"battle edition {edition}" for edition in golden.RULESETS} <= shown
    for scale in golden.SCALES:
        assert {f"{scale} over", f"{scale} undo"} <= shown
