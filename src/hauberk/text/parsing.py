"""One typed line: a command, a question to the table, or the reason why it is neither. Nothing is changed by reading."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from hauberk.common.refusal import Refusal
from hauberk.play.wire import Malformed
from hauberk.text.naming import Scene, Stuck, Trouble, Which
from hauberk.text.reading import Sentence, kind_of
from hauberk.text.words import tokens_of

MOST_SIGNS = 4000
"""A longer line is no sentence."""


@dataclass(frozen=True, slots=True)
class Order:
    """A command that was understood."""

    command: Any
    added: bool = False
    """Something was added to what was said, so it is said in full."""


@dataclass(frozen=True, slots=True)
class Asking:
    """A word that asks the table something, with the rest of the line."""

    word: str
    rest: Sentence


Reading = Order | Asking | Refusal | Trouble | Which


def parse(scene: Scene, text: str) -> Reading:
    """What a line means in this position."""
    if len(text) > MOST_SIGNS:
        return Trouble("text-too-long")
    try:
        if text.lstrip().startswith("{"):
            return _from_wire(scene, text)
        sentence = scene.sentence(tokens_of(text, scene.commas))
        kind = kind_of(scene, sentence, scene.fits)
        return Asking(kind, sentence) if isinstance(kind, str) else _order(scene, sentence, kind)
    except Stuck as stuck:
        return stuck.why


def parse_command(scene: Scene, sentence: Sentence) -> Order | Refusal:
    """A command from the rest of a line. Raises Stuck."""
    kind = kind_of(scene, sentence, scene.fits)
    if isinstance(kind, str):
        raise Stuck(Trouble("text-no-order", kind))
    return _order(scene, sentence, kind)


def _order(scene: Scene, sentence: Sentence, kind: type) -> Order | Refusal:
    if refusal := scene.out_of_place(kind):
        return refusal
    found = scene.complete(kind, sentence.parts(kind))
    return found if isinstance(found, Refusal) else Order(*found)


def _from_wire(scene: Scene, text: str) -> Order | Trouble:
    """A command as on the wire."""
    try:
        return Order(scene.wire.read_command(json.loads(text)))
    except Malformed as bad:
        return Trouble("text-bad-json", "; ".join(bad.problems))
    except (ValueError, RecursionError):
        return Trouble("text-bad-json", text.strip()[:60])
