"""What comes over the socket, and what answers over HTTP: each kind of message with its type."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from hauberk.play.protocol import cases, common, reading, shelf
from hauberk.play.protocol.battle import asks, board
from hauberk.play.protocol.battle import view as battle
from hauberk.play.protocol.battle.board import Country
from hauberk.play.protocol.campaign import view as campaign
from hauberk.play.protocol.common import Letter, Maybe, Said
from hauberk.play.protocol.siege import view as siege


class Thinking(Said, frozen=True):
    """A computer has begun to think."""

    side: Letter


class Stale(Said, frozen=True):
    """The command was meant for another position."""

    seq: int


class Done(Said, frozen=True):
    """The command was carried out and stored."""

    n: int
    ok: bool
    seq: int


class Turned(Said, kw_only=True, frozen=True):
    """A request that was turned down, and nothing has changed. Without a number the server tells of itself."""

    n: int | None
    refused: Maybe[common.Refusal] = UNSET
    stale: Maybe[Stale] = UNSET
    error: Maybe[common.Error] = UNSET


class ViewStep(Said, frozen=True):
    """What has changed in the view of a siege or a campaign; each place is told by its way through the view."""

    seq: int
    set: Maybe[list[tuple[list[str], Any]]] = UNSET
    """Fields with their new values."""
    gone: Maybe[list[list[str]]] = UNSET
    """Fields that are no more."""
    lists: Maybe[list[tuple[list[str], int, int, list[Any]]]] = UNSET
    """Lists that went on: from which of the old items so many are kept, and what comes after them."""


TOLD: dict[str, type] = {"done": Done, "turned": Turned, "thinking": Thinking, "late_ask": battle.LateAsk}
"""What is said at every table."""
VIEWS: dict[str, type] = {"battle": battle.View, "siege": siege.SiegeView, "campaign": campaign.CampaignView}
"""The view of each game."""
STEPS: dict[str, type] = {"battle": battle.Step, "siege": ViewStep, "campaign": ViewStep}
"""What is sent when something was done."""
_OF_DAYS: dict[str, Any] = {
    "legal": common.LegalCommands,
    "why": common.Lawfulness,
    "forecast": common.DaysForecast,
    "hint": common.Hint,
    "orders": common.LeftOrders,
    "dry_run": list[common.DryRun],
    "chronicle": list[common.ChronicleDay],
    "letters": list[common.NewsLetter],
    "ground": siege.SiegeGround | None,
    "sheets": dict[str, board.Board] | None,
    "fight": str,
}
ANSWERS: dict[str, dict[str, Any]] = {
    "battle": {
        "legal": asks.Legal,
        "of": asks.ManChoices,
        "reach": asks.Reach,
        "path": asks.PathPrice,
        "way": asks.PathPrice,
        "forecast": asks.Forecast,
        "why": common.Lawfulness,
        "fire": asks.FireField,
        "threat": asks.Threat,
        "place": asks.PlaceFeatures,
        "lanes": asks.Lanes,
        "next_in": asks.NextIn,
        "hint": common.Hint,
        "orders": common.LeftOrders,
        "dry_run": list[common.DryRun],
        "log": list[common.Line],
        "thrown": list[asks.Reckoning],
    },
    "siege": _OF_DAYS,
    "campaign": {
        **_OF_DAYS,
        "life": campaign.Life,
        "overlays": campaign.Overlays,
        "siege": campaign.SiegeInside,
        "plan": siege.PlanView | None,
        "route": campaign.Route | None,
    },
}
"""The answer to each question that can be asked at a table."""
REPLIES: dict[str, Any] = {
    "GET /api/battles": list[shelf.BattleCard],
    "GET /api/battles/ID": shelf.BattleInFull,
    "GET /api/sieges": list[shelf.SiegeCard],
    "GET /api/sieges/ID": shelf.SiegeInFull,
    "GET /api/campaigns": list[shelf.CampaignCard],
    "GET /api/campaigns/ID": shelf.CampaignInFull,
    "GET /api/campaigns/maps/ID": Country,
    "GET /api/games": list[shelf.ListedGame],
    "GET /api/sieges/games": list[shelf.ListedGame],
    "GET /api/campaigns/games": list[shelf.ListedGame],
    "GET /api/honours": shelf.Honours,
    "POST /api/games": shelf.MadeGame,
    "POST /api/games/import": shelf.MadeGame,
    "POST /api/games/ID/branch": shelf.MadeGame,
    "GET /api/games/ID/moments": list[battle.BattleMoment],
    "GET /api/sieges/games/ID/moments": list[siege.DaysMoment],
    "GET /api/campaigns/games/ID/moments": list[siege.DaysMoment],
    "GET /api/games/ID/at/N": battle.View,
    "GET /api/games/ID/at/N?slim=1": battle.SlimView,
    "GET /api/sieges/games/ID/at/N": siege.SiegeView,
    "GET /api/campaigns/games/ID/at/N": campaign.CampaignView,
    "POST /api/dice": shelf.Promise,
    "GET /api/games/ID/dice": shelf.DiceView,
    "POST /api/games/ID/salt": shelf.DiceView,
    "GET /api/games/ID/annals": common.AnnalsView,
    "GET /api/games/ID/chances": common.ChancesView,
    "GET /api/lessons": shelf.LessonShelf,
    "GET /api/book": reading.Book,
    "GET /api/aid/EDITION": reading.PlayAid,
    "DELETE /api/games/ID": shelf.Forgotten,
    "GET /api/captains": shelf.CaptainsView,
    "GET /api/rules": list[shelf.FoundRule],
    "GET /api/rules/ID": shelf.RuleView,
    "GET /api/tables": list[shelf.TableView],
    "GET /api/switches": list[shelf.SwitchView],
    "GET /api/cases": cases.Kit,
    "POST /api/cases": cases.CaseAnswer,
    "GET /api/people": cases.FoundPeople,
    "error": shelf.Failed,
}
"""What answers over HTTP; what is answered alike for games of all scales stands here for battles."""
