"""Decisions of a campaign. They lie on a stack in the state; the last one asked is answered first. `faction`: whose decision it is."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import BeingId


class SupplyAsked(NamedTuple):
    """Who eats where a source cannot feed all? [C-SUPPLY-06, RULING-C-SUPPLY-ALLOC, D-01]"""

    faction: str
    hex: str
    groups: tuple[str, ...]
    """Those who want food there."""
    points: int
    """What there is."""


class MorningAsked(NamedTuple):
    """How are groups reorganised, whose ransom is paid, what do convoys load? Sealed; all at once.

    [C-GROUP-04, C-PRIS-04, C-CONVOY-01, D-02, D-03, D-04]
    """

    faction: str


class OrderAsked(NamedTuple):
    """Which of one's own groups that are equal acts first? [RULING-C-TURN-TIES]"""

    faction: str
    choices: tuple[str, ...]
    """Groups."""


class GroupToAct(NamedTuple):
    """A group may march, hire, recruit, attack, besiege, or stay. [C-TURN-03, C-TURN-05, D-05, D-16, D-17, D-19]"""

    faction: str
    group: str


class ConvoyToAct(NamedTuple):
    """An own convoy without escort may move. [RULING-C-CONVOY-OWN, RULING-C-TURN-OTHERS]"""

    faction: str
    convoy: str


class SpyToAct(NamedTuple):
    """A spy may move. [C-SPY-03]"""

    faction: str
    spy: str


class AttackAsked(NamedTuple):
    """Do you attack? The active side is asked first. [C-MEET-03, RULING-C-ATTACKER, D-06]"""

    faction: str
    group: str
    choices: tuple[str, ...] = ("attack", "let_be")


class RefuseAsked(NamedTuple):
    """Do you accept battle, or slip away? [C-REFUSE-01, D-07]"""

    faction: str
    group: str
    choices: tuple[str, ...] = ("fight", "refuse")


class JoinAsked(NamedTuple):
    """Which groups on neighbouring hexes come to the battle? [C-BATTLE-07, D-08]"""

    faction: str
    side: int
    groups: tuple[str, ...]
    """Those that may."""


class HowAsked(NamedTuple):
    """Fight it out on the map, or settle it by the table? [C-QUICK-01, RULING-C-QUICK-WHO, D-09]"""

    faction: str
    choices: tuple[str, ...]


class SheetAsked(NamedTuple):
    """Which sheet is laid next? The non-active side lays the first, from those that fit the ground. [C-BATTLE-04, C-BATTLE-05, D-10]"""

    faction: str
    choices: tuple[str, ...]


class DeployAsked(NamedTuple):
    """The attacker says who draws up first and who plays first: `first` or `second`, then `opens` or `waits`.

    [C-BATTLE-11, C-BATTLE-12, D-11]
    """

    faction: str
    choices: tuple[str, ...] = ("second_opens", "second_waits", "first_opens", "first_waits")


class DrawUpAsked(NamedTuple):
    """Where do one's people stand when the battle begins? Who draws up second sees those who stand already; `usual` leaves it to the
    sergeants.

    [C-BATTLE-02, C-BATTLE-11]
    """

    faction: str
    side: int
    choices: tuple[str, ...] = ("usual",)


class BattleAwaited(NamedTuple):
    """The battle is being fought on the map; its result comes back."""

    faction: str


class RetreatAsked(NamedTuple):
    """Where does a group go that must leave the hex? [C-END-02, C-END-04, RULING-C-REFUSE-WHERE, D-13]"""

    faction: str
    group: str
    choices: tuple[str, ...]
    """Hexes."""


class PlunderAsked(NamedTuple):
    """How much is taken of what is left? [C-MONEY-06, D-14]"""

    faction: str
    group: str
    place: str
    most: int


class ShareAsked(NamedTuple):
    """How much of the booty do mercenaries get who serve for a promise? [C-MERC-13, C-MERC-14, D-14]"""

    faction: str
    group: str
    """The mercenaries."""
    most: int


class EscortAsked(NamedTuple):
    """Who leads the prisoners off? Nobody: they are massacred. [C-PRIS-01, C-PRIS-03, RULING-C-PRIS-ESCORT, D-15]"""

    faction: str
    group: str
    prisoners: tuple[BeingId, ...]
    choices: tuple[BeingId, ...]
    """Fit people of the winner."""


class BargainAsked(NamedTuple):
    """Does the place offer a bargain to be spared a siege? [C-CAPIT-02, D-18]"""

    faction: str
    place: str
    group: str
    choices: tuple[str, ...] = ("offer", "resist")


class TributeAsked(NamedTuple):
    """Is the tribute taken in coin, or loaded on a convoy? [RULING-C-CAPIT-PAYMENT]"""

    faction: str
    group: str
    points: int
    choices: tuple[str, ...] = ("coin", "load")


class GarrisonAsked(NamedTuple):
    """Who stays as garrison of a castle that has fallen? [RULING-C-SIEGE-CONTROL]"""

    faction: str
    place: str
    choices: tuple[BeingId, ...]


class LeaderAsked(NamedTuple):
    """Which of several equals leads a group that has won twice without a leader? [C-NOBLE-07, RULING-C-NOBLE-BIRTH]"""

    faction: str
    group: str
    choices: tuple[BeingId, ...]


class SeekAsked(NamedTuple):
    """For which of several employers equally near does a company make? The players move them in turn.

    [C-MERC-04, RULING-C-MERC-NEAREST, RULING-C-MERC-ALTERNATE]
    """

    faction: str
    group: str
    choices: tuple[str, ...]
    """Groups."""


class PurseAsked(NamedTuple):
    """Which of the captor's groups keeps a ransom? It lies with the first of them, the nearest to the prison. [RULING-C-PRIS-PAYER]"""

    faction: str
    who: BeingId
    """The leader who has gone free."""
    coin: int
    """In half coins."""
    choices: tuple[str, ...]
    """Groups."""


class PrisonersAsked(NamedTuple):
    """There is no own place on the map to bring prisoners to: massacre, or release? [RULING-C-PRIS-DEST]"""

    faction: str
    choices: tuple[str, ...] = ("release", "massacre")


Question = (
    SupplyAsked | MorningAsked | OrderAsked | GroupToAct | ConvoyToAct | SpyToAct | AttackAsked | RefuseAsked | JoinAsked
    | HowAsked | SheetAsked | DeployAsked | DrawUpAsked | BattleAwaited | RetreatAsked | PlunderAsked | ShareAsked | EscortAsked
    | BargainAsked | TributeAsked | GarrisonAsked | PrisonersAsked | LeaderAsked | SeekAsked | PurseAsked
)  # fmt: skip


def acting(question: Question) -> str:
    """The counter whose turn it is when this is asked; "" where none has its turn."""
    if isinstance(question, GroupToAct):
        return question.group
    if isinstance(question, ConvoyToAct):
        return question.convoy
    return question.spy if isinstance(question, SpyToAct) else ""


CHOICES = (
    OrderAsked, AttackAsked, RefuseAsked, HowAsked, SheetAsked, DeployAsked, DrawUpAsked, RetreatAsked, BargainAsked, TributeAsked,
    PrisonersAsked, LeaderAsked, SeekAsked, PurseAsked,
)  # fmt: skip
"""Questions that are answered with one word of a list."""
