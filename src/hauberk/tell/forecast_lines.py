"""What may come of an order, in words: every change with its chance, of chances that were drawn also by how much they may be wrong."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from hauberk.play.forecast import Forecast
from hauberk.tell.messages import Messages, Name

LEAST = Fraction(1, 200)
"""What is less likely is not told."""
MOST = 20
"""Changes told at once."""


def weighed(messages: Messages, found: Forecast, called: Callable[[str], Name]) -> list[str]:
    """The lines of a forecast: result letters, then whatever may become of whom or what."""
    if len(found.outcomes) == 1 and not found.outcomes[0].changes and not found.outcomes[0].letter:
        return [messages.say("text-no-dice")]
    letters: dict[str, Fraction] = {}
    for outcome in found.outcomes:
        if outcome.letter:
            letters[outcome.letter] = letters.get(outcome.letter, Fraction(0)) + outcome.chance
    lines = [_line(messages, found, chance, messages.say("text-letter", letter=letter)) for letter, chance in sorted(letters.items())]
    changes = [(change, chance) for change, chance in found.changes.items() if chance >= LEAST]
    lines += [
        _line(messages, found, chance, messages.say(f"text-becomes-{word}", who=called(what), what=called(what)))
        for (what, word), chance in changes[:MOST]
    ]
    if rest := len(changes) - MOST:
        lines += [messages.say("text-and-more", number=rest)] if rest > 0 else []
    nothing = found.chance(lambda outcome: not outcome.changes)
    if nothing:
        lines.append(_line(messages, found, nothing, messages.say("text-becomes-nothing")))
    return [*lines, messages.say("text-drawn", number=found.drawn)] if found.drawn else lines


def percent(chance: Fraction) -> str:
    """A chance in hundredths, with as many places as it needs, two at most."""
    return f"{float(chance * 100):.2f}".rstrip("0").rstrip(".")


def _line(messages: Messages, found: Forecast, chance: Fraction, what: str) -> str:
    if found.drawn:
        return messages.say(
            "text-chance-drawn", percent=round(float(chance) * 100), error=max(1, round(found.error(chance) * 100)), what=what
        )
    return messages.say("text-chance", percent=percent(chance), what=what)
