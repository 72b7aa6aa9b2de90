"""What can be answered in a campaign, with what may come of it."""

from __future__ import annotations

from msgspec import UNSET

from hauberk.play.protocol.common import (
    Command,
    HexName,
    Maybe,
    Question,
    Said,
    Share,
    SiegeQuestion,
    Term,
)
from hauberk.play.protocol.siege.asks import LetterShare, Losses, OrderChoices, QuickOdds, WordChoice


class ReachView(Said, frozen=True):
    """A hex that can be marched to."""

    cost: int
    path: list[HexName]
    hungry: bool
    """Whoever ends his day there has too little to eat."""


class GroupTest(Said, frozen=True):
    """A test of loyalty or hostility of a group."""

    group: str
    terms: list[Term]
    result: int
    what: str


class BattleOdds(Said, frozen=True):
    """What the table says of a battle in the field."""

    factions: list[str]
    values: list[int]
    terms: list[list[Term]]
    difference: int
    roll: list[Term]
    letters: list[LetterShare]
    sides: list[Losses]
    tests: Maybe[list[GroupTest]] = UNSET
    refusal: Maybe[dict[str, float]] = UNSET
    """How many of a group would slip away, be taken, wounded or killed."""


class InnerEvent(Said, frozen=True):
    """What may happen at a siege on the next morning."""

    event: str
    chance: str
    percent: float
    used: bool


class InnerAsk(Said, frozen=True):
    """The question of a siege inside the campaign, with what can be said to it."""

    place: str
    question: SiegeQuestion
    text: str
    events: list[InnerEvent]
    answers: Maybe[list[WordChoice]] = UNSET
    help: Maybe[str] = UNSET
    choices: Maybe[OrderChoices] = UNSET
    usual: Maybe[Command] = UNSET
    odds: Maybe[QuickOdds | None] = UNSET


class DemandView(Said, frozen=True):
    """Both sums of a demand, and what a bargain may give."""

    own: list[Term]
    theirs: list[Term]
    sums: tuple[int, int]
    bargains: bool
    """May the place offer one at all?"""
    decides: Maybe[bool] = UNSET
    """Its lord says whether it does; where nobody plays him it always does."""
    yields: Maybe[Share] = UNSET
    """That it gives itself."""
    points: Maybe[float] = UNSET
    """What it gives otherwise, on the average."""
    worth: Maybe[int] = UNSET
    """A point of it in half coins."""


class DeedView(Said, frozen=True):
    """What a deed of a group costs, in half coins, and may bring."""

    coin: int
    ends: Maybe[bool] = UNSET
    """The group does nothing more today."""
    stays: Maybe[Share] = UNSET
    """That mercenaries stay on the first day of a promise."""
    demand: Maybe[DemandView] = UNSET
    odds: Maybe[BattleOdds] = UNSET
    """Of a settlement that is stormed."""
    conquers: Maybe[bool] = UNSET
    """Whether it is the victor's then, or only plundered."""
    walls: Maybe[QuickOdds] = UNSET


class CampaignAsk(Said, frozen=True):
    """Who must decide; for him what is asked and what he can say."""

    faction: str
    text: str
    help: Maybe[str] = UNSET
    question: Maybe[Question] = UNSET
    answers: Maybe[list[WordChoice]] = UNSET
    options: Maybe[list[Command]] = UNSET
    """Every lawful command but marches and standing orders."""
    deeds: Maybe[list[DeedView | None]] = UNSET
    """Beside each of them what it costs and may bring, where a group is to act."""
    reach: Maybe[dict[HexName, ReachView]] = UNSET
    odds: Maybe[BattleOdds] = UNSET
    gives_way: Maybe[str] = UNSET
    """Who goes if nobody attacks, in words."""
    siege: Maybe[InnerAsk] = UNSET
