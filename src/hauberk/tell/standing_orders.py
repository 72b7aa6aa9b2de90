"""Standing orders in words: what was left to be done, and what was done by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hauberk.play.standing_orders import Answer, Captain, Order
from hauberk.play.wire import snake
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Messages
from hauberk.tell.telling import Line
from hauberk.tell.voice import Voice

WORDS = ("order-word", "choice", "campaign-choice")
"""What stands before a word of an answer among the messages: its own where a button says more than is known beforehand."""


def order_text(voice: Voice, names: Any, state: Any, order: Order) -> str:
    """An order as a sentence: who, and what he does when."""
    say = names.messages.say
    deed = say(f"order-{snake(type(order).__name__)}", **_gaps(names, order))
    who = voice.called(names, state, order.who).text if order.who else say("order-everybody")
    everywhere = isinstance(order, Captain | Answer) and not order.who
    return sentence(deed if everywhere else say("order-said", who=who, deed=deed))


def _gaps(names: Any, order: Order) -> dict[str, Any]:
    found: dict[str, Any] = {"named": _yes(order.who)}
    for name in ("within", "least", "above", "percent"):
        if hasattr(order, name):
            found[name] = getattr(order, name)
    for name in ("riders", "careless"):
        found[name] = _yes(getattr(order, name, False))
    toward = getattr(order, "toward", "")
    found |= {"toward": _yes(toward), "hex": toward}
    if isinstance(order, Captain):
        found["captain"] = names.messages.say(f"captain-{order.name}")
    if isinstance(order, Answer):
        found |= {"question": names.messages.say(f"asked-{order.question}"), "words": _words(names.messages, order.words)}
    return found


def _yes(what: object) -> str:
    return "yes" if what else "no"


def _words(messages: Messages, words: Sequence[str]) -> str:
    """The words of an answer, the first that may be said of them."""
    if not words:
        return messages.say("order-usual")
    first, *others = (next((messages.say(f"{each}-{word}") for each in WORDS if f"{each}-{word}" in messages), word) for word in words)
    for other in others:
        first = messages.say("order-or", one=first, other=other)
    return first


def by_order(messages: Messages, lines: Sequence[Line]) -> list[Line]:
    """The lines of a step that a standing order brought about: the first of them says so."""
    first = [replace(line, text=messages.say("by-standing-order", line=line.text)) for line in lines[:1]]
    return [*first, *lines[1:]]
