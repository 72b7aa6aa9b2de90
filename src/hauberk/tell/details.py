"""The lines of a reckoning: a term, a throw or a sentence, each a value with its rule beside it, made here for every scale."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from hauberk.board.terrain import terrain_table
from hauberk.common.citing import NO_RULES
from hauberk.common.doing import Rolled
from hauberk.common.term import Term, total
from hauberk.play.throws import RULES
from hauberk.tell.battle.names import ground_name, known_as
from hauberk.tell.messages import Messages

MINUS = "−"


@dataclass(frozen=True, slots=True)
class Detail:
    """One line of a reckoning."""

    text: str
    """In the reader's language, without the rule."""
    rule: str = ""
    """The rule it rests on."""
    value: Term | Rolled | None = None
    """The term or the throw it tells."""

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text

    def as_json(self) -> dict[str, str]:
        """Its rule only where it has one."""
        return {"text": self.text, "rule": self.rule} if self.rule else {"text": self.text}


def of_term(messages: Messages, term: Term) -> Detail:
    """A line of a sum."""
    return Detail(_words(messages, term, term.value, signed(term.value)), term.rule, term)


def label(messages: Messages, term: Term) -> str:
    """What a term speaks of, without its number, for those who show that in a place of its own."""
    return _words(messages, term, "", "").rstrip(" :\u00a0\u202f")


def _words(messages: Messages, term: Term, value: Any, number: str) -> str:
    """The message of a term; cover is told by its degree. A reason that no book knows, of somebody's own rule, is told by its name."""
    args: dict[str, Any] = {"value": value, "signed": number, "rule": term.rule}
    if term.about:
        about = f"{MINUS}{term.about[1:]}" if term.about[:1] == "-" else term.about
        args["about"] = ground_name(messages, terrain_table(), term.about) or known_as(messages, about)
    if 0 <= term.value <= 4:
        args["cover"] = messages.say(f"cover-{int(term.value)}")
    key = f"term-{term.reason}"
    return messages.say(key, **args) if key in messages else messages.say("detail-house_rule", name=term.reason.replace("_", " "), **args)


def of_throw(messages: Messages, rolled: Rolled, own: Mapping[str, str] = NO_RULES) -> Detail:
    """A throw with its purpose; `own`: rules of the edition's own book that are cited in the place of another's."""
    purpose, rule = messages.say(f"roll-{rolled.purpose}"), RULES.get(rolled.purpose, "")
    return Detail(messages.say("detail-roll", purpose=purpose, face=rolled.face, sides=rolled.sides), own.get(rule, rule), rolled)


def remark(messages: Messages, key: str, rule: str = "", **gaps: Any) -> Detail:
    """A sentence of a reckoning that is neither a term nor a throw."""
    if isinstance(sum_ := gaps.get("total"), int):
        gaps["total"] = plain(sum_)
    return Detail(messages.say(f"detail-{key}", **gaps), rule)


def summed(messages: Messages, terms: Iterable[Term]) -> list[Detail]:
    """A sum line by line, and what it comes to."""
    found = tuple(terms)
    return [*(of_term(messages, term) for term in found), remark(messages, "sum", total=total(found))]


def plain(value: int) -> str:
    """2, −3, 0."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def signed(value: int) -> str:
    """+2, −3, 0."""
    return f"+{value}" if value > 0 else plain(value)
