"""`hauberk replay` and `hauberk verify`: records told and decided again."""

from __future__ import annotations

from typing import Annotated

import typer

from hauberk.battle.core.events import Rolled
from hauberk.common.faults import BadInput, Fault
from hauberk.play.record import Record, load, parse, resume
from hauberk.play.record import verify as decide_again
from hauberk.play.steps import Undone
from hauberk.tell.annals import Annals, turns
from hauberk.tell.chronicle import Chronicle, kept_steps, printed
from hauberk.tell.messages import MessageError
from hauberk.tell.narrator import tell_record
from hauberk.tell.story import Story
from hauberk.verbs.common import KeptRecord, Language, failed, out


def replay(
    record: KeptRecord,
    lang: Language = "en",
    upto: Annotated[int, typer.Option(help="stop after so many steps")] = 0,
    details: Annotated[bool, typer.Option(help="show every reckoning")] = False,
    chronicle: Annotated[bool, typer.Option("--chronicle", help="as a chronicle, a paragraph a day, of a battle a turn")] = False,
) -> None:
    """Tell a recorded battle, siege or campaign again."""
    kept = load(record)
    try:
        if not chronicle:
            tell_record(out, kept, lang, upto, details)
            return
        story = Story(kept.game, kept.scenario, lang)
        days = Chronicle(story).days(kept_steps(kept)) if story.voice.day else turns(Annals(resume(kept, ""), story))
        out.print(printed(story, days), markup=False, soft_wrap=True, end="")
    except (LookupError, MessageError) as error:
        raise BadInput([Fault(record.name, 0, "holds something that cannot be told", "hauberk verify says where")]) from error


def verify(record: KeptRecord) -> None:
    """Decide every step of a record again and check every throw; status 2 and the first difference if it does not hold."""
    kept = load(record)
    if (found := decide_again(kept)) is not None:
        raise failed(f"{record.name}:{found.line}: step {found.step}: {found.what}")
    out.print(f"{record.name}: {len(kept.log)} steps, all as the rules say", markup=False, soft_wrap=True)
    out.print(f"{record.name}: {_of_dice(kept)}", markup=False, soft_wrap=True)


def _of_dice(record: Record) -> str:
    """What was checked of the dice of a record that holds."""
    if record.seed is None:
        return "the game goes on, so its seed is not shown and its dice cannot be checked yet"
    before = record.header.get("throws_before", 0)
    given = f"{_thrown(record) - before} throws, all as the promised seed gives them"
    salted = f", with {len(record.salts)} {'salt' if len(record.salts) == 1 else 'salts'} of players" if record.salts else ""
    return given + salted + (f"; {before} before them were made with other dice" if before else "")


def _thrown(record: Record) -> int:
    """How many throws were made, with those of fights inside that were fought with these dice."""
    made = 0
    for number, entry in enumerate(record.log):
        if isinstance(entry, Undone):
            continue
        made += sum(isinstance(event, Rolled) for event in entry.events)
        report = record.game.reported(entry.command) if entry.command is not None else None
        if report is not None and number >= record.own:
            made += _thrown(parse("\n".join(report.record), "fight"))
    return made
