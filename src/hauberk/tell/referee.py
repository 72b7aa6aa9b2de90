"""A referee's answer in words: every ruling on a case in a reader's language, short enough for an argument at a table."""

from __future__ import annotations

from typing import Any

from hauberk.common.refusal import Refusal
from hauberk.play.battle.case_orders import LEFT_OUT
from hauberk.play.case import CaseOf
from hauberk.play.rulings import MOST_CHOICES, Ruling
from hauberk.play.throws import Missing
from hauberk.play.wire import snake
from hauberk.tell.grammar import sentence
from hauberk.tell.story import Story
from hauberk.tell.telling import Line


def answer(case: CaseOf, language: str) -> dict[str, Any]:
    """The whole answer as JSON: what the rules say, and beside it the same in words."""
    return answered(case, case.rulings(), language)


def answered(case: CaseOf, rulings: list[Ruling], language: str) -> dict[str, Any]:
    """The same where the rulings are known already."""
    found, referee = case.answer(rulings), Referee(case, language)
    for told_ruling, ruling in zip(found["rulings"], rulings, strict=True):
        if ruling.refusal is not None:
            told_ruling["refused"]["text"] = referee.refusal(ruling.before, ruling.refusal)
        told_ruling["words"] = [line.text for line in referee.lines(ruling)]
    found["next"] = referee.next(rulings[-1].after if rulings else case.state)
    return found


def spoken(case: CaseOf, language: str) -> list[str]:
    """The same in words alone, each sentence with its reckoning under it."""
    rulings, referee = case.rulings(), Referee(case, language)
    lines = [case.note] if case.note else []
    for number, ruling in enumerate(rulings, start=1):
        for line in referee.lines(ruling):
            lines += [f"{number}. {line.text}", *(f"     {detail}" for detail in line.details)]
    decision = referee.next(rulings[-1].after if rulings else case.state)
    return [*lines, decision] if decision else lines


class Referee:
    """Speaks about one case in one language."""

    def __init__(self, case: CaseOf, language: str) -> None:
        self.case, self.story = case, Story(case.game, case.scenario, language, field=case.field)
        self.messages, self.names, self.voice = self.story.messages, self.story.names, self.story.voice

    def refusal(self, state: Any, refusal: Refusal) -> str:
        """What stops a player with its rule."""
        return self.voice.refusal(self.names, refusal, state)

    def next(self, state: Any) -> str:
        """What is to be decided now, and by whom; empty where nobody need be asked."""
        return self.voice.decision(self.names, state)

    def lines(self, ruling: Ruling) -> list[Line]:
        """What came of one command."""
        if ruling.choices:
            return [self._line("unclear", ways=self._ways(ruling))]
        if ruling.refusal is not None:
            text = self.refusal(ruling.before, ruling.refusal)
            return [self._line("unlawful", text=text) if ruling.lawful is not None else Line(text, "refused")]
        if ruling.lawful is not None:
            return [self._line("lawful")]
        if ruling.short is not None:
            return [self._missing(ruling.short, ruling)]
        lines = self.story.tell(ruling.events, ruling.before) or [self._line("nothing" if not ruling.events else "asked")]
        if ruling.stopped:
            lines.append(self._line("stopped"))
        if ruling.left_over:
            lines.append(self._line("left_over", number=ruling.left_over))
        return lines

    def _line(self, key: str, **gaps: Any) -> Line:
        return Line(sentence(self.messages.say(f"ruling-{key}", **gaps)), key)

    def _missing(self, die: Missing, ruling: Ruling) -> Line:
        """Which throw is lacking, of whom, under which rule."""
        purpose = self.messages.say(f"roll-{die.purpose}") if f"roll-{die.purpose}" in self.messages else die.purpose
        gaps = {"throw": die.throw, "purpose": purpose, "sides": die.sides, "rule": die.rule}
        if die.who:
            return self._line("missing_die_of", who=self.names.thing(ruling.before, die.who).text, **gaps)
        return self._line("missing_die", **gaps)

    def _ways(self, ruling: Ruling) -> str:
        """The fields in which the ways to complete a command differ, with what they could be."""
        parts = []
        for key in LEFT_OUT.get(snake(type(ruling.command).__name__), ()):
            values = dict.fromkeys(self._value(ruling, key, getattr(choice, key)) for choice in ruling.choices)
            if len(values) > 1:
                more = ", …" if len(values) > MOST_CHOICES else ""
                parts.append(f"{key}: {', '.join(list(values)[:MOST_CHOICES])}{more}")
        return "; ".join(parts)

    def _value(self, ruling: Ruling, key: str, value: Any) -> Any:
        if key in ("aim", "origin", "cell"):
            return self.names.hex(value)
        if key == "path":
            return " ".join(self.names.hex(cell) for cell in value)
        if key == "weapon":
            return self.names.weapon(value)
        return self.names.thing(ruling.before, value).text if isinstance(value, str) else str(value)
