"""What befalls groups, companies of mercenaries and spies of a campaign. Most of these facts are the counter as it is after them."""

from __future__ import annotations

from dataclasses import dataclass

from hauberk.campaign.state import Group, Spy


@dataclass(frozen=True, slots=True)
class GroupChanged:
    """A group was made, or is otherwise than before, as nobody tells by itself: its people, purse, hunger, hex."""

    group: Group


@dataclass(frozen=True, slots=True)
class GroupSplit(GroupChanged):
    """Part of a group became a group of its own: this one, to which its people come next. [C-GROUP-05]"""


@dataclass(frozen=True, slots=True)
class GroupGaveWay(GroupChanged):
    """A group went to another hex because it did not fight. [C-MOVE-06, RULING-C-MOVE-GIVEWAY]"""


@dataclass(frozen=True, slots=True)
class GroupRetreated(GroupChanged):
    """A group left the hex of a battle. [C-END-02, C-END-04]"""


@dataclass(frozen=True, slots=True)
class GroupJoined(GroupChanged):
    """A group came to a battle. [C-BATTLE-07]"""


@dataclass(frozen=True, slots=True)
class GroupRouted(GroupChanged):
    """A group fled in rout and does not march on the next day. [RULING-C-QUICK-ROUT]"""


@dataclass(frozen=True, slots=True)
class GroupWentOver(GroupChanged):
    """A group went over to another party. [C-SCOPE-03, RULING-C-LOYAL-PERMANENCE]"""


@dataclass(frozen=True, slots=True)
class EnginesTaken(GroupChanged):
    """A group took the engines of the beaten, or of a train it found alone. [RULING-C-ENGINE-CAPTURE, RULING-C-QUICK-ROUT]"""


@dataclass(frozen=True, slots=True)
class MercenariesHired(GroupChanged):
    """A company took service for pay, or was paid after a promise. [C-MERC-05, C-MERC-07, C-MERC-10]"""


@dataclass(frozen=True, slots=True)
class MercenariesPromised(GroupChanged):
    """A company took service for a promise. [C-MERC-05, C-MERC-07]"""


@dataclass(frozen=True, slots=True)
class MercenariesPoached(GroupChanged):
    """A company let itself be bought from its employer. [C-MERC-11]"""


@dataclass(frozen=True, slots=True)
class MercenariesDeserted(GroupChanged):
    """A company left the service. [C-MERC-08, C-MERC-09, RULING-C-MERC-AFTER-DESERT]"""


@dataclass(frozen=True, slots=True)
class GroupGone:
    """A group was no more, as nobody tells by itself: all its people are elsewhere."""

    id: str


@dataclass(frozen=True, slots=True)
class GroupMerged(GroupGone):
    """A group became part of another. [C-GROUP-06, C-GROUP-07]"""


@dataclass(frozen=True, slots=True)
class GroupDissolved(GroupGone):
    """A group of too few scattered. [C-GROUP-08]"""


@dataclass(frozen=True, slots=True)
class GroupEliminated(GroupGone):
    """Nobody was left of a group after a battle. [C-END-01]"""


@dataclass(frozen=True, slots=True)
class SpyChanged:
    """A spy moved, took note, reported. Only his own side knows. [C-SPY-01]"""

    spy: Spy


@dataclass(frozen=True, slots=True)
class SpyGone:
    """A spy was found out. [C-SPY-05]"""

    id: str
