"""A referee's answer in words: every ruling on a case in a reader's language, short enough for an argument at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hauberk.basis.refusal import Refusal
from hauberk.play.battle.case import Case
from hauberk.play.battle.case_orders import LEFT_OUT
from hauberk.play.campaign.case import CampaignCase
from hauberk.play.cases import AnyCase, case_of_text
from hauberk.play.rulings import MOST_CHOICES, Ruling
from hauberk.play.siege.case import SiegeCase
from hauberk.play.throws import Missing
from hauberk.play.wire import snake
from hauberk.tell.battle.names import Names
from hauberk.tell.battle.reasons import SIDE_LETTERS, decision_text, refusal_text
from hauberk.tell.battle.story import told
from hauberk.tell.battle.telling import Line
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.campaign.questions import campaign_refusal_text
from hauberk.tell.campaign.questions import question_text as campaign_question_text
from hauberk.tell.campaign.story import CampaignStory
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Messages, messages_in
from hauberk.tell.siege.names import SiegeNames
from hauberk.tell.siege.questions import question_text as siege_question_text
from hauberk.tell.siege.questions import siege_refusal_text
from hauberk.tell.siege.story import SiegeStory


def answer_text(text: str, language: str = "en", name: str = "case") -> dict[str, Any]:
    """The answer to a case that somebody has written or sent, TOML or JSON. Raises BadInput with every fault."""
    return answer(case_of_text(text, name), language)


def answer(case: AnyCase, language: str) -> dict[str, Any]:
    """The whole answer as JSON: what the rules say, and beside it the same in words."""
    return answered(case, case.rulings(), language)


def answered(case: AnyCase, rulings: list[Ruling], language: str) -> dict[str, Any]:
    """The same where the rulings are known already."""
    found, referee = case.answer(rulings), Referee(case, language)
    for told_ruling, ruling in zip(found["rulings"], rulings, strict=True):
        if ruling.refusal is not None:
            told_ruling["refused"]["text"] = referee.refusal(ruling.before, ruling.refusal)
        told_ruling["words"] = [line.text for line in referee.lines(ruling)]
    found["next"] = referee.next(rulings[-1].after if rulings else case.state)
    return found


def spoken(case: AnyCase, language: str) -> list[str]:
    """The same in words alone, each sentence with its reckoning under it."""
    rulings, referee = case.rulings(), Referee(case, language)
    lines = [case.note] if case.note else []
    for number, ruling in enumerate(rulings, start=1):
        for line in referee.lines(ruling):
            lines += [f"{number}. {line.text}", *(f"     {detail}" for detail in line.details)]
    decision = referee.next(rulings[-1].after if rulings else case.state)
    return [*lines, decision] if decision else lines


def refusal_words(case: AnyCase, state: Any, refusal: Refusal, language: str) -> str:
    """What stops a player, and what would allow it."""
    return Referee(case, language).refusal(state, refusal)


class Referee:
    """Speaks about one case in one language."""

    def __init__(self, case: AnyCase, language: str) -> None:
        self.case, self.messages = case, messages_in(language)
        self.voice = _VOICES[type(case)](case, self.messages, language)

    def refusal(self, state: Any, refusal: Refusal) -> str:
        """What stops a player with its rule."""
        return self.voice.refusal(state, refusal)

    def next(self, state: Any) -> str:
        """What is to be decided now, and by whom; empty where nobody need be asked."""
        return self.voice.next(state)

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
        lines = self.voice.tell(ruling) or [self._line("nothing" if not ruling.events else "asked")]
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
            return self._line("missing_die_of", who=self.voice.name(ruling.before, die.who), **gaps)
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

    def _value(self, ruling: Ruling, key: str, value: Any) -> str:
        assert isinstance(self.case, Case)
        if key in ("aim", "origin", "cell"):
            return self.case.field.name(value)
        if key == "path":
            return " ".join(self.case.field.name(cell) for cell in value)
        if key == "weapon":
            return Names(self.messages, self.case.field, SIDE_LETTERS).weapon(value)
        return str(self.voice.name(ruling.before, value)) if isinstance(value, str) else str(value)


# -- the voices of the three scales --------------------------------------------------------------------------------------


class _Voice:
    """How one scale speaks."""

    def __init__(
        self, refusal: Callable[[Any, Refusal], str], tell: Callable[[Any, Any], list[Line]], next_: Callable[[Any], str],
        name: Callable[[Any, str], str],
    ) -> None:  # fmt: skip
        self.refusal, self.next, self.name = refusal, next_, name
        self._tell = tell

    def tell(self, ruling: Ruling) -> list[Line]:
        """What happened, line by line."""
        return self._tell(ruling.events, ruling.before)


def _of_battle(case: Case, messages: Messages, language: str) -> _Voice:
    names = Names(messages, case.field, SIDE_LETTERS)
    return _Voice(
        lambda state, refusal: refusal_text(messages, refusal, case.field.at(state)),
        lambda events, state: told(names, events, state),
        lambda state: decision_text(names, state),
        lambda state, who: names.being(state, who).text,
    )


def _of_siege(case: SiegeCase, messages: Messages, language: str) -> _Voice:
    names, story = SiegeNames(messages, case.scenario, case.field), SiegeStory(case.scenario, language, field=case.field)
    return _Voice(
        lambda state, refusal: siege_refusal_text(names, refusal, state),
        story.tell,
        lambda state: siege_question_text(names, state.pending[-1], state) if state.pending else "",
        lambda state, who: names.person(state, who).text if who in state.people else who,
    )


def _of_campaign(case: CampaignCase, messages: Messages, language: str) -> _Voice:
    names, story = CampaignNames(messages, case.scenario, case.field), CampaignStory(case.scenario, language)
    return _Voice(
        lambda state, refusal: campaign_refusal_text(names, refusal, state),
        story.tell,
        lambda state: campaign_question_text(names, state, state.pending[-1]) if state.pending else "",
        lambda state, who: names.thing(state, who).text,
    )


_VOICES: dict[type, Callable[[Any, Messages, str], _Voice]] = {Case: _of_battle, SiegeCase: _of_siege, CampaignCase: _of_campaign}
