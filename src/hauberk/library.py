"""Hauberk from a program: matches of every scale that understand sentences and tell what happens. See docs/library.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from os import PathLike
from pathlib import Path
from typing import Any

from hauberk.common.faults import BadInput, Fault, near
from hauberk.common.refusal import Refusal, Refused
from hauberk.play.contract import Legal
from hauberk.play.forecast import DRAWN, Forecast, Outcome, forecast
from hauberk.play.games import game_of
from hauberk.play.match import Match
from hauberk.play.moments import RECORD
from hauberk.play.record import Difference, resume
from hauberk.play.record import load as load_record
from hauberk.play.record import verify as decide_again
from hauberk.play.record_writer import AnyMatch, save
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.ruleset import Ruleset
from hauberk.tell.telling import Line
from hauberk.text.naming import Option, Trouble, Which
from hauberk.text.opponent import OPPONENTS, USUAL
from hauberk.text.parsing import Order, parse
from hauberk.text.speech import Speech
from hauberk.text.tables import SPEECHES

ENGLISH = "en"


class NotUnderstood(ValueError):
    """A sentence that means no command here, or several; `options` are sentences it may mean."""

    def __init__(self, text: str, options: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.options = options


class Sentence(str):
    """A command as it is typed; the command itself is `command`."""

    __slots__ = ("command",)
    command: Any

    def __new__(cls, text: str, command: Any) -> Sentence:
        found = super().__new__(cls, text)
        found.command = command
        return found


class Told(str):
    """A line of the story; its reckoning, line by line, is `details`."""

    __slots__ = ("details", "kind", "people")
    details: tuple[str, ...]
    kind: str
    people: tuple[str, ...]

    def __new__(cls, line: Line) -> Told:
        found = super().__new__(cls, line.text)
        found.details, found.kind, found.people = tuple(line.reckoning), line.kind, line.people
        return found


class WhyNot(str):
    """Why a command would be refused, in words; as a value it is `refusal`."""

    __slots__ = ("refusal",)
    refusal: Refusal

    def __new__(cls, text: str, refusal: Refusal) -> WhyNot:
        found = super().__new__(cls, text)
        found.refusal = refusal
        return found


class Odds:
    """What may come of a command: printed, its lines; in a program, its outcomes and their chances."""

    def __init__(self, found: Forecast, lines: list[str]) -> None:
        self.forecast, self.lines = found, lines

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """Everything that can come of it, the likeliest first."""
        return self.forecast.outcomes

    def chance_of(self, who: str, change: str) -> Fraction:
        """The chance that somebody or something ends in a state."""
        return self.forecast.chance_of(who, change)

    @property
    def drawn(self) -> int:
        """How many falls of the dice were drawn; 0: all were walked, and the chances are exact."""
        return self.forecast.drawn

    def __iter__(self) -> Iterator[str]:
        return iter(self.lines)

    def __str__(self) -> str:
        return "\n".join(self.lines)

    def __repr__(self) -> str:
        return f"<odds: {len(self.outcomes)} outcomes, {self.drawn or 'all'} falls of the dice>"


class LegalSentences:
    """What may be commanded now, as sentences: asked, counted, picked by number."""

    def __init__(self, match: SpokenMatch) -> None:
        self._match, self._legal = match, match.match.legal

    @property
    def commands(self) -> Legal[Any]:
        """The same as commands."""
        return self._legal  # type: ignore[no-any-return]

    def __contains__(self, command: Any) -> bool:
        try:
            return self._match.read(command) in self._legal
        except (NotUnderstood, Refused):
            return False

    def __len__(self) -> int:
        return len(self._legal)

    def __iter__(self) -> Iterator[Sentence]:
        return self._said(self._legal)

    def __getitem__(self, number: int) -> Sentence:
        return self._match.sentence(self._legal.nth(number if number >= 0 else len(self) + number))

    def of(self, name: str) -> Iterator[Sentence]:
        """Those that are about somebody or something, by its id."""
        return self._said(self._legal.of(name))

    def _said(self, commands: Iterable[Any]) -> Iterator[Sentence]:
        return (self._match.sentence(command) for command in commands)

    def __repr__(self) -> str:
        first = [str(self[number]) for number in range(min(3, len(self)))]
        return f"<{len(self)} lawful commands: {'; '.join(first)}{' …' if len(self) > len(first) else ''}>"


class SpokenMatch:
    """A match of whatever scale with which one speaks in sentences, in three languages; what it knows lies in `match`."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self._speeches: dict[str, Speech] = {}

    # -- now ---------------------------------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """`battle`, `siege` or `campaign`."""
        return self.match.game.kind

    @property
    def seat(self) -> str | None:
        """Who must decide now: a side by its letter, a faction by its id; None when it is over."""
        return self.match.seat

    @property
    def position(self) -> Any:
        """How it stands, as values."""
        return self.match.position

    @property
    def over(self) -> bool:
        """Is it at its end?"""
        return self.match.state.outcome is not None

    @property
    def legal(self) -> LegalSentences:
        """What may be commanded now."""
        return LegalSentences(self)

    def asked(self, lang: str = ENGLISH) -> list[str]:
        """Who must decide what."""
        return self._speech(lang).asked()

    def look(self, lang: str = ENGLISH) -> list[str]:
        """How it stands, in words."""
        return self._speech(lang).look()

    def story(self, lang: str = ENGLISH) -> list[Told]:
        """Everything that has happened."""
        match, speech = self.match, self._speech(lang)
        before = [match.start, *(match.state_at(number) for number in range(len(match.steps) - 1))]
        told = (speech.tell(step.events, state, step.standing) for step, state in zip(match.steps, before, strict=True))
        return [Told(line) for lines in told for line in lines]

    # -- sentences ---------------------------------------------------------------------------------------------------

    def read(self, command: Any, lang: str = ENGLISH) -> Any:
        """The command a sentence means; a command means itself. Raises NotUnderstood, and Refused where it has no place now."""
        if isinstance(command, Sentence):
            return command.command
        if not isinstance(command, str):
            return command
        speech = self._speech(lang)
        found = parse(speech.scene, command)
        if isinstance(found, Order):
            return found.command
        if isinstance(found, Refusal):
            raise Refused(found)
        if lang != ENGLISH:  # names of groups and places differ; English is understood everywhere
            return self.read(command)
        raise self._trouble(found, command, speech)

    def _trouble(self, found: Any, text: str, speech: Speech) -> NotUnderstood:
        options: tuple[Option, ...] = found.options if isinstance(found, Which) else ()
        if not isinstance(found, Trouble | Which):  # a word that asks the table something
            return NotUnderstood(f"{text!r} is no command")
        hint = found.hint if isinstance(found, Trouble) else ""
        return NotUnderstood(
            f"{text!r}: {found.key.removeprefix('text-')} {found.about} {hint}".strip(), tuple(each.line for each in options)
        )

    def sentence(self, command: Any, lang: str = ENGLISH) -> Sentence:
        """A command as it is typed; reading it gives the same command again."""
        return Sentence(self._speech(lang).scene.write(command), command)

    def why_not(self, command: Any, lang: str = ENGLISH) -> WhyNot | None:
        """Why a command would be refused. Raises NotUnderstood."""
        try:
            refusal = self.match.why_not(self.read(command, lang))
        except Refused as refused:
            refusal = refused.refusal
        return None if refusal is None else WhyNot(self._speech(lang).refusal(refusal), refusal)

    def forecast(self, command: Any, lang: str = ENGLISH, draws: int = DRAWN) -> Odds:
        """What may come of a command; where the dice can fall in too many ways, by so many draws. Raises NotUnderstood and Refused."""
        meant = self.read(command, lang)
        found = forecast(self.match.game, self.match.position, meant, number=draws)
        return Odds(found, self._speech(lang).odds(meant, found))

    def hint(self, player: str = USUAL, lang: str = ENGLISH) -> Sentence:
        """What a computer player would command now. Raises LookupError when it is over."""
        if self.over:
            raise LookupError("it is over: nobody decides any more")
        adviser = OPPONENTS[self.kind](player, f"{len(self.match.steps)}/{self.match.commitment}")
        return self.sentence(adviser.choose(self.match), lang)

    # -- playing -----------------------------------------------------------------------------------------------------

    def do(self, command: Any, lang: str = ENGLISH) -> list[Told]:
        """Carry out a command and tell what happens. Raises NotUnderstood and Refused, and then nothing has changed."""
        before, meant = self.match.state, self.read(command, lang)
        events = self.match.do(meant)
        return [Told(line) for line in self._speech(lang).tell(events, before)]

    def undo(self) -> Sentence | None:
        """Take back the last step; the command that was taken back. Raises Refused where a die was thrown or others have decided."""
        last = self.match.steps[-1]
        self.match.undo(last.side)
        return None if last.command is None else self.sentence(last.command)

    def fight(self) -> SpokenMatch | None:
        """The battle inside that is to be played before this goes on; None where there is none."""
        return SpokenMatch(self.match.open_fight()) if self.match.awaits_fight else None

    def close(self, fight: SpokenMatch, lang: str = ENGLISH) -> list[Told]:
        """Take the result of that battle over. Raises Refused if it is not over or not this one."""
        before = self.match.state
        events = self.match.close_fight(fight.match)
        return [Told(line) for line in self._speech(lang).tell(events, before)]

    # -- keeping -----------------------------------------------------------------------------------------------------

    def copy(self) -> SpokenMatch:
        """The same match once more, with the same dice; neither knows of the other."""
        return SpokenMatch(self.match.copy())

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record; `hauberk.load` goes on with it if it is given the seed. Raises BadInput."""
        save(self.match, Path(path))

    # -- printed -----------------------------------------------------------------------------------------------------

    def _speech(self, lang: str) -> Speech:
        if lang not in self._speeches:
            self._speeches[lang] = SPEECHES[self.kind](self.match, lang)
        return self._speeches[lang]

    def __str__(self) -> str:
        return "\n".join(self._speech(ENGLISH).picture())

    def __repr__(self) -> str:
        decides = f"{self.seat} decides" if self.seat is not None else "over"
        return f"<{self.kind} {self.match.scenario.id}: {len(self.match.steps) - 1} steps, {decides}>"


def load(what: str | PathLike[str], seed: str | None = None, edition: str | Ruleset = "") -> SpokenMatch:
    """A match of whatever scale: a scenario by its name or file, or a record that goes on. Raises BadInput.

    `seed`: of the dice; of a record that is not over, the one it was begun with. `edition`: another one whose rules are to hold, by its
    name, or one of your own.
    """
    name = str(what)
    if name.endswith(RECORD):
        record = load_record(Path(name))
        if (known := seed if seed is not None else record.seed) is None:
            raise BadInput([Fault(name, 0, "is not over, so its dice are not known", "give the seed it was begun with")])
        return SpokenMatch(resume(record, known))
    game = game_of(name)
    scenario = game.load(name)
    if edition:
        scenario = scenario.under(edition if isinstance(edition, Ruleset) else _edition(edition))
    return SpokenMatch(Match(game, scenario, seed))


def _edition(name: str) -> Ruleset:
    if name not in RULESETS:
        raise BadInput([Fault("edition", 0, f"no edition {name[:40]!r} here", near(name[:40], RULESETS))])
    return RULESETS[name]


def verify(path: str | PathLike[str]) -> Difference | None:
    """Decide every step of a record again; the first difference, None if it holds. Raises BadInput."""
    return decide_again(load_record(Path(path)))
