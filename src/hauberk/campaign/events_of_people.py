"""What befalls single people in a campaign: wounds, captivity, freedom, a name."""

from __future__ import annotations

from dataclasses import dataclass

from hauberk.battle.core.being import BeingId


@dataclass(frozen=True, slots=True)
class Hurt:
    """Somebody was wounded, or died, in a battle. The dead are with nobody any more."""

    who: BeingId
    health: int


@dataclass(frozen=True, slots=True)
class HurtSlippingAway(Hurt):
    """Who tried to get away without a fight was hurt. [C-REFUSE-02]"""


@dataclass(frozen=True, slots=True)
class HurtInSiege(Hurt):
    """A day of a siege has hurt somebody; that day has told it. [C-CG-18]"""


@dataclass(frozen=True, slots=True)
class Massacred(Hurt):
    """A prisoner was put to the sword. [C-PRIS-03, C-SIEGE-03]"""


@dataclass(frozen=True, slots=True)
class Healed:
    """Somebody is well again. [C-WOUND-03]"""

    who: BeingId


@dataclass(frozen=True, slots=True)
class WoundSeen:
    """How long somebody's wound keeps him in bed. [C-WOUND-04, RULING-C-WOUND-HEAL]"""

    who: BeingId
    day: int


@dataclass(frozen=True, slots=True)
class Raised:
    """People came into the campaign, with a group or in a place, as nobody tells by itself: a garrison, who comes to a siege."""

    men: tuple[BeingId, ...]
    faction: str
    group: str = ""
    place: str = ""
    mounted: tuple[BeingId, ...] = ()
    roles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Recruited(Raised):
    """Men were raised in a settlement. [C-MONEY-04]"""


@dataclass(frozen=True, slots=True)
class EngineerHired(Raised):
    """An engineer joined a group. [C-ENGINE-03]"""


@dataclass(frozen=True, slots=True)
class TownsfolkRose(Raised):
    """Townsfolk took up arms. [C-MEET-08]"""


@dataclass(frozen=True, slots=True)
class Moved:
    """Somebody is with another group, or in another place. The lists of groups and places follow in their own events."""

    who: BeingId
    group: str = ""
    place: str = ""


@dataclass(frozen=True, slots=True)
class Captured:
    """Somebody was taken; the escort or place that holds him follows. [C-PRIS-01]"""

    who: BeingId
    captor: str


@dataclass(frozen=True, slots=True)
class CapturedInSiege(Captured):
    """Somebody was taken on a day of a siege; that day has told it. [C-CG-18]"""


@dataclass(frozen=True, slots=True)
class Freed:
    """A prisoner was freed by his friends. [C-PRIS-06, RULING-C-PRIS-RESCUE]"""

    who: BeingId
    disarmed: bool = False


@dataclass(frozen=True, slots=True)
class Ransomed(Freed):
    """A prisoner was bought free, or set free with the leader who was. [C-PRIS-05]"""


@dataclass(frozen=True, slots=True)
class Escaped(Freed):
    """A prisoner whom too few were left to guard walked away. [RULING-C-PRIS-MASSACRE]"""


@dataclass(frozen=True, slots=True)
class Departed:
    """Somebody is out of the campaign, alive, as nobody tells by itself: his group has scattered, or he went home."""

    who: BeingId


@dataclass(frozen=True, slots=True)
class Released(Departed):
    """A prisoner, or one of a garrison that yielded, was let go. [RULING-C-PRIS-DEST, RULING-C-SIEGE-FATE]"""


@dataclass(frozen=True, slots=True)
class Crippled(Departed):
    """Somebody whose wound does not heal in this campaign went home. [C-WOUND-04, RULING-C-WOUND-HEAL]"""


@dataclass(frozen=True, slots=True)
class Dismounted:
    """Somebody has lost his horse, or has one again. [C-CG-15]"""

    who: BeingId
    mounted: bool = False


@dataclass(frozen=True, slots=True)
class Rearmed:
    """A freed prisoner has weapons again. [RULING-C-PRIS-RESCUE]"""

    who: BeingId


@dataclass(frozen=True, slots=True)
class PrestigeChanged:
    """A leader's name became worth more or less. [C-NOBLE-04, C-NOBLE-05]"""

    who: BeingId
    prestige: int
    change: int


@dataclass(frozen=True, slots=True)
class LeaderBorn(PrestigeChanged):
    """Somebody made himself a leader. [C-NOBLE-07]"""

    attitude: int = 0
