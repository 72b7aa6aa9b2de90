"""Seeds that are promised before anybody knows who will play with them: the page sees the commitment first, and then gives its salt."""

from __future__ import annotations

from typing import Any, NamedTuple

from hauberk.common.dice import MAKER, Salt, commitment, fresh_seed, is_salt
from hauberk.common.faults import shown
from hauberk.play.protocol.common import Fault
from hauberk.server.messages import fault
from hauberk.server.new_game import seed_asked

MOST = 1000
"""Promises that are remembered; the oldest are forgotten, and whoever still wants one asks for another."""
SALTS = "1 to 64 letters, digits, - and _"


class Wanted(NamedTuple):
    """The dice a new game is to have."""

    seed: str | None = None
    """None for a new one."""
    salts: tuple[Salt, ...] = ()
    named: bool = False
    """Has whoever makes the game named the seed, so that he knows its dice?"""

    @property
    def said(self) -> dict[str, Any]:
        """What the header of the record says of it."""
        return {"named": True} if self.named else {}


NEW = Wanted()


class Promises:
    """The seeds that are promised and not yet played with; each is good for one game."""

    def __init__(self) -> None:
        self._seeds: dict[str, str] = {}

    def give(self) -> str:
        """A promise: the commitment to a new seed."""
        seed = fresh_seed()
        while len(self._seeds) >= MOST:
            del self._seeds[next(iter(self._seeds))]
        self._seeds[commitment(seed)] = seed
        return commitment(seed)

    def asked(self, asked: dict[str, Any], faults: list[Fault]) -> Wanted:
        """The promised seed and the salt of whoever sets up the table; or the seed he names.

        The promise is redeemed only if nothing is wrong with what else is asked.
        """
        promise, word, seed = asked.get("commitment"), asked.get("salt"), seed_asked(asked, faults)
        if promise is None and word is None:
            return Wanted(seed, named=seed is not None)
        if seed is not None:
            faults.append(fault("salt", "a seed is named", "whoever names the seed knows the dice already"))
        if word is not None and not is_salt(word):
            faults.append(fault("salt", f"{shown(word)} cannot be a salt", SALTS))
        if not isinstance(promise, str) or promise not in self._seeds:
            faults.append(fault("commitment", f"{shown(promise)} was not promised here", "ask /api/dice for a promise"))
        if faults:
            return NEW
        assert isinstance(promise, str)
        return Wanted(self._seeds.pop(promise), (Salt(MAKER, word, 0),) if isinstance(word, str) else ())
