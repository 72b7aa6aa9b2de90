"""A duel as it is fought: games given to workers, kept as they end, looked at in their order, stopped when enough is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from hauberk.lab import lines
from hauberk.lab.bouts import Bout, Result
from hauberk.lab.sprt import Sprt
from hauberk.lab.workers import played

Heard = Callable[[Result], None]


def fight(
    work: Sequence[Bout],
    workers: int = 1,
    cluster: str = "",
    kept: Path | None = None,
    command: str = "",
    test: Sprt | None = None,
    heard: Heard = lambda _result: None,
) -> list[Result]:
    """The results in their order; those that a file already has are not played again. With a test, those up to its answer.

    The test looks at games in the order in which they were given out: quick games that come in first must not weigh more than long ones.
    """
    found = _had(work, kept)
    for number in sorted(found):
        heard(found[number])
    left = [number for number in range(len(work)) if number not in found]
    if kept is not None and left and not _known(found, test, len(work)):
        lines.mended(kept)
        _note(kept, lines.comment(command))
    if left and not _known(found, test, len(work)):
        with closing(played([work[number] for number in left], workers, cluster)) as coming:
            for place, result in coming:
                found[left[place]] = result
                if kept is not None:
                    _note(kept, lines.line_of(result))
                heard(result)
                if _known(found, test, len(work)):
                    break
    known = _in_a_row(found)
    return [found[number] for number in range(_enough(found, test, known))]


def _had(work: Sequence[Bout], kept: Path | None) -> dict[int, Result]:
    """What a file has of these games."""
    if kept is None or not kept.exists():
        return {}
    old = {result.bout: result for result in lines.read(kept).results}
    return {number: old[bout] for number, bout in enumerate(work) if bout in old}


def _note(path: Path, line: str) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def _in_a_row(found: dict[int, Result]) -> int:
    """How many games from the first on are over."""
    return next(number for number in range(len(found) + 1) if number not in found)


def _enough(found: dict[int, Result], test: Sprt | None, known: int) -> int:
    """After how many games of these the test knows its answer; all of them if it does not."""
    if test is None:
        return known
    scores = [found[number].score for number in range(known)]
    return next((many for many in range(2, known + 1, 2) if test.answer(scores[:many])), known)


def _known(found: dict[int, Result], test: Sprt | None, games: int) -> bool:
    """Need no more games be played?"""
    known = _in_a_row(found)
    if known >= games:
        return True
    scores = [found[number].score for number in range(known)]
    return test is not None and bool(test.answer(scores) or _enough(found, test, known) < known)
