"""Who comes when men are called for: those with names of their own, and when their roll is empty whoever else there is.

A country is never short of men. Those whom nobody has named are made after their people and class; who they are follows from their ids, so
that a castle, a battle and a record know the same man. [C-PLACE-09, C-GROUP-10, C-MEET-08, C-MONEY-04, RULING-C-MADE]
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import islice
from zlib import crc32

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.character import Character
from hauberk.campaign.rules import CampaignRules

MADE = "-"
"""Between roll, class and number in the id of somebody who was made."""
NUMBERS = 10_000
"""So many of one roll and class there can be."""


class Country:
    """Those whom nobody has named: so many of each class as are wanted, and never the same man twice. [RULING-C-MADE]"""

    def __init__(self, pool: Mapping[BeingId, Character], rolls: Sequence[str], where: str, taken: Container[BeingId]) -> None:
        self._pool, self._rolls, self._where, self._taken = pool, rolls, where, taken
        self._ids: dict[str, Iterator[BeingId]] = {}

    def make(self, class_: str, count: int) -> list[BeingId]:
        """So many more of a class, after the first roll that knows it; nobody if none does. Each place has others."""
        if class_ not in self._ids:
            self._ids[class_] = self._of(class_)
        return list(islice(self._ids[class_], count))

    def _of(self, class_: str) -> Iterator[BeingId]:
        stem = next((f"{roll}{MADE}{class_}{MADE}" for roll in self._rolls if f"{roll}{MADE}{class_}{MADE}0" in self._pool), "")
        start = crc32(f"{stem}{self._where}".encode())
        ids = (f"{stem}{(start + number) % NUMBERS}" for number in range(NUMBERS if stem else 0))
        return (who for who in ids if who not in self._taken)


def rolls_of(rules: CampaignRules, faction: str) -> tuple[str, ...]:
    """The rolls after which the men of a faction are made: its rank and file before the well-known."""
    return tuple(reversed(rules.factions[faction if faction in rules.factions else rules.native].people))
