"""What befalls convoys, places and money in a campaign. Most of these facts are the convoy or place as it is after them.

Stores and loads change by facts that say how, never by the neutral ones: so whoever counts them can say where they went.
"""

from __future__ import annotations

from dataclasses import dataclass

from hauberk.campaign.state import Convoy, Holding

# -- convoys -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ConvoyChanged:
    """A convoy is otherwise than before, as nobody tells by itself: its hex, escort, drover."""

    convoy: Convoy


@dataclass(frozen=True, slots=True)
class ConvoyTaken(ConvoyChanged):
    """A convoy changed hands. [C-CONVOY-07, C-CONVOY-09]"""


@dataclass(frozen=True, slots=True)
class ConvoyLetGo(ConvoyChanged):
    """A convoy that was left alone went its own way again. [RULING-C-CONVOY-TAKEN]"""


@dataclass(frozen=True, slots=True)
class PackAnimalsLost(ConvoyChanged):
    """Pack animals fell in a battle, and what the others cannot carry was lost. [C-CONVOY-02, RULING-C-CONVOY-ON-MAP]"""


@dataclass(frozen=True, slots=True)
class ConvoyLoaded(ConvoyChanged):
    """A convoy was made up or loaded in a place. [C-CONVOY-01, C-CONVOY-04]"""


@dataclass(frozen=True, slots=True)
class ConvoyUnloaded(ConvoyChanged):
    """A convoy was unloaded in a place. [C-CONVOY-04]"""


@dataclass(frozen=True, slots=True)
class ConvoyTurnedRound(ConvoyChanged):
    """A convoy of the country loaded or unloaded at the end of its road and turned round. [C-CONVOY-06, RULING-C-CONVOY-SHUTTLE]"""


@dataclass(frozen=True, slots=True)
class LoadEaten(ConvoyChanged):
    """A group ate of a convoy's load. [C-SUPPLY-02]"""


@dataclass(frozen=True, slots=True)
class LoadPlundered(ConvoyChanged):
    """A convoy won in battle was plundered. [C-CONVOY-09, RULING-C-PILLAGE-CONVOY]"""


@dataclass(frozen=True, slots=True)
class LoadSold(ConvoyChanged):
    """A convoy's load was sold, animals and all. [C-CONVOY-08]"""


@dataclass(frozen=True, slots=True)
class LoadBought(ConvoyChanged):
    """What was bought of a convoy is a convoy of its own. [C-CONVOY-08]"""


@dataclass(frozen=True, slots=True)
class TributeLoaded(ConvoyChanged):
    """A tribute became the load of a new convoy. [RULING-C-CAPIT-PAYMENT]"""


@dataclass(frozen=True, slots=True)
class ConvoyGone:
    """A convoy was no more: it had no animals left."""

    id: str


# -- places ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlaceChanged:
    """A settlement or castle is otherwise than before, as nobody tells by itself: who is in it, what is asked of it."""

    holding: Holding


@dataclass(frozen=True, slots=True)
class PlaceTaken(PlaceChanged):
    """A besieged place was given a garrison by the victor. [RULING-C-SIEGE-CONTROL]"""


@dataclass(frozen=True, slots=True)
class PlaceConquered(PlaceChanged):
    """A settlement that was stormed passed to the victor. [RULING-C-PLACE-CONTROL]"""


@dataclass(frozen=True, slots=True)
class PlaceCapitulated(PlaceChanged):
    """A place surrendered without a siege. [C-CAPIT-05]"""


@dataclass(frozen=True, slots=True)
class StoresEaten(PlaceChanged):
    """A group ate of a place's stores. [C-SUPPLY-02]"""


@dataclass(frozen=True, slots=True)
class StoresPlundered(PlaceChanged):
    """A place was plundered. [C-MONEY-06]"""


@dataclass(frozen=True, slots=True)
class StoresCarried(PlaceChanged):
    """Points passed from a place to a convoy, or the other way. [C-CONVOY-04, C-CONVOY-06]"""


@dataclass(frozen=True, slots=True)
class StoresGiven(PlaceChanged):
    """A place gave of its stores to be spared. [C-CAPIT-04]"""


@dataclass(frozen=True, slots=True)
class StoresHarvested(PlaceChanged):
    """Last year's harvest filled or emptied the stores before the first day. [C-ENV-01]"""


@dataclass(frozen=True, slots=True)
class SiegeCarriedOver(PlaceChanged):
    """The day of a siege left its marks on a place: stores, walls, people. [C-CG-18, C-SIEGE-02]"""


@dataclass(frozen=True, slots=True)
class Plundered:
    """Resources were taken from a place or a convoy. [C-MONEY-06]"""

    place: str
    group: str
    points: int


# -- money -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Paid:
    """Money changed hands, in half coins; "" as giver or taker is the country. [C-MONEY-02]"""

    giver: str
    taker: str
    coin: int


@dataclass(frozen=True, slots=True)
class RansomPaid(Paid):
    """A captive leader was bought free. [C-PRIS-04]"""


@dataclass(frozen=True, slots=True)
class SpoilsTaken(Paid):
    """The purse of the beaten went to the victor. [RULING-C-MONEY-CAPTURE]"""


@dataclass(frozen=True, slots=True)
class TributePaid(Paid):
    """A place bought itself off with coin. [RULING-C-CAPIT-PAYMENT]"""


@dataclass(frozen=True, slots=True)
class BootyShared(Paid):
    """Mercenaries were given of the booty. [C-MERC-13]"""


@dataclass(frozen=True, slots=True)
class GoodsBought(Paid):
    """The load of a convoy was paid for. [C-CONVOY-08]"""
