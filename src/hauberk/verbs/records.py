"""`hauberk replay` and `hauberk verify`: records told and decided again."""

from __future__ import annotations

from typing import Annotated

import typer

from hauberk.basis.faults import BadInput, Fault
from hauberk.play.record import load, resume
from hauberk.play.record import verify as decide_again
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
    """Decide every step of a record again and compare; status 2 and the first difference if it does not hold."""
    kept = load(record)
    if (found := decide_again(kept)) is not None:
        raise failed(f"{record.name}:{found.line}: step {found.step}: {found.what}")
    out.print(f"{record.name}: {len(kept.log)} steps, all as the rules say", markup=False, soft_wrap=True)
