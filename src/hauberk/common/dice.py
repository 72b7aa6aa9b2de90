"""Dice come through one door: the n-th throw of a game is a keyed hash of its seed, n, and the salts of the players. See docs/dice.md."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from typing import NamedTuple, Protocol

D6, D10 = 6, 10
MAKER = ""
"""Whose salt it is that came with the wish for the game: whoever set up the table."""
_SALT = re.compile(r"[0-9A-Za-z_-]{1,64}")


def span(low: int, high: int) -> str:
    """Some faces of a die as a table prints them: 4, 1–6."""
    return str(low) if low >= high else f"{low}–{high}"


def at_most(high: int) -> str:
    """Every sum up to this one: ≤ 5."""
    return f"≤ {high}"


def at_least(low: int) -> str:
    """Every sum from this one on: 7+."""
    return f"{low}+"


class Dice(Protocol):
    """Whatever gives the next face."""

    def throw(self, sides: int) -> int:
        """A face from 1 to `sides`."""
        ...


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """The hash that is shown before the first throw; the seed itself is shown at the end."""
    return hashlib.sha256(seed.encode()).hexdigest()


def derived_seed(seed: str, purpose: str) -> str:
    """A seed derived from another one for a purpose of its own: without the other nobody can work it out, nor the other from it."""
    return hmac.digest(seed.encode(), purpose.encode(), "sha256").hex()[:32]


class Salt(NamedTuple):
    """What a player throws in, so that nobody who knew the seed before could choose the dice."""

    by: str
    """His seat; MAKER for whoever set up the table."""
    word: str
    since: int
    """The entry of the log from which it counts."""


def is_salt(word: object) -> bool:
    """Can this be a salt? Letters, digits, - and _, at most 64 of them."""
    return isinstance(word, str) and _SALT.fullmatch(word) is not None


def seasoned(salts: Iterable[Salt], entry: int) -> str:
    """What the salts that count at an entry of the log add to the number of a throw; nothing where there are none."""
    return "".join(f" {salt.by}:{salt.word}" for salt in salts if salt.since <= entry)


def face(seed: str, number: int, sides: int, salted: str = "") -> int:
    """The face of throw `number` (counted from 0) of the game with this seed and these salts."""
    return _face(hmac.new(seed.encode(), digestmod="sha256"), number, sides, salted)


def _face(keyed: hmac.HMAC, number: int, sides: int, salted: str) -> int:
    hashed = keyed.copy()
    hashed.update(f"{number}{salted}".encode())
    # 64 bits against at most 20 sides: the bias is far below anything a player could notice.
    return int.from_bytes(hashed.digest()[:8], "big") % sides + 1


class SeededDice:
    """The dice of a real game. `thrown` says how many throws were made, so a loaded game goes on where it stopped."""

    def __init__(self, seed: str, thrown: int = 0) -> None:
        self.seed = seed
        self.thrown = thrown
        self.salted = ""
        """What the salts add, see `seasoned`."""
        self._keyed = hmac.new(seed.encode(), digestmod="sha256")
        """The hash keyed with the seed: to key it takes longer than to hash a number."""

    def throw(self, sides: int) -> int:
        self.thrown += 1
        return _face(self._keyed, self.thrown - 1, sides, self.salted)


class DiceRanOut(Exception):
    """A scripted game asked for more throws than were written down, or for a die that cannot show such a face."""

    def __init__(self, text: str, number: int = 0) -> None:
        super().__init__(text)
        self.number = number
        """Which of the throws is missing, counted from 1."""
        self.purpose, self.sides, self.who = "", 0, ""


class ScriptedDice:
    """Dice for tests, cases and verification: the faces are given in advance and must all be used."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = list(faces)
        self.thrown = 0

    def throw(self, sides: int) -> int:
        if self.thrown >= len(self._faces):
            raise DiceRanOut(f"throw {self.thrown + 1} was asked for, only {len(self._faces)} are written down", self.thrown + 1)
        value = self._faces[self.thrown]
        if not 1 <= value <= sides:
            raise DiceRanOut(f"throw {self.thrown + 1} is {value}, but the die has {sides} sides", self.thrown + 1)
        self.thrown += 1
        return value

    @property
    def left_over(self) -> int:
        """How many scripted faces nobody threw."""
        return len(self._faces) - self.thrown
