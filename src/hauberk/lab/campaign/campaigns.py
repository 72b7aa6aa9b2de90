"""Campaigns between computer factions, measured: how long they last, who wins and why, and whether their records hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import quantiles
from time import process_time

from hauberk.campaign.events import BattleEnded, Event, Plundered, SiegeLaid
from hauberk.lab.siege.sieges import CAPTAINS, ENDLESS, QUICK, captains
from hauberk.play.campaign.game import CAMPAIGN, CampaignMatch
from hauberk.play.campaign.scenario import campaign_files, load_campaign
from hauberk.play.match import Match
from hauberk.play.record import Record, parse, verify
from hauberk.play.record_writer import header, lines_of
from hauberk.players.campaign import TEMPERAMENTS, CampaignPlayer, marshal

LIMIT = 20_000
"""Commands after which a campaign counts as endless; none comes near it."""

Teller = Callable[[CampaignMatch, tuple[Event, ...]], None]
"""Hears the events of every step."""


@dataclass(frozen=True, slots=True)
class CampaignBout:
    """One campaign to be played."""

    campaign: str
    seed: str
    marshals: tuple[str, ...] = ("steady",)
    """The temperaments of the factions by their seats; the last one's for all the others."""
    fights: str = QUICK


@dataclass(frozen=True, slots=True)
class CampaignResult:
    """How a campaign ended."""

    bout: CampaignBout
    days: int
    winners: tuple[str, ...]
    reason: str
    battles: int
    sieges: int
    plundered: int
    seconds: float
    slowest: float
    """Seconds of the slowest day."""
    fault: str = ""
    """Where its record does not hold; "" if it does."""


@dataclass(frozen=True, slots=True)
class CampaignTally:
    """Some campaigns together."""

    games: int
    days: tuple[float, float, float]
    """The first quartile of their lengths, the median, the third."""
    longest: int
    winners: dict[str, int]
    reasons: dict[str, int]
    battles: float
    sieges: float
    slowest: float
    held: int
    """How many records hold."""


def players(game: CampaignMatch, bout: CampaignBout) -> dict[str, CampaignPlayer]:
    """A marshal for every faction for which somebody decides."""
    how = "map" if bout.fights == CAPTAINS else QUICK
    names = (*bout.marshals, *(bout.marshals[-1:] * len(game.field.factions)))
    seats = enumerate(game.field.factions)
    return {each.id: marshal(names[seat], each.id, f"{bout.seed}/{each.id}", how) for seat, each in seats if each.played}


def play_out(game: CampaignMatch, marshals: dict[str, CampaignPlayer], seed: str, tell: Teller | None = None) -> list[float]:
    """Play on to the end, battles on the map being fought by captains. The seconds that every day took."""
    fighter, spent = captains(seed), [0.0]
    began = process_time()
    for _ in range(LIMIT):
        faction, day = game.seat, game.state.day
        if faction is None:
            break
        if game.awaits_fight:
            fight = game.open_fight()
            fighter(fight)
            events = game.close_fight(fight)
        else:
            events = game.do(marshals[faction].choose(game))
        if tell is not None:
            tell(game, events)
        if game.state.day != day:
            spent.append(process_time() - began)
            began = process_time()
    return spent


def play(bout: CampaignBout) -> CampaignResult:
    """One campaign from its first day to its last, its record verified."""
    game = Match(CAMPAIGN, load_campaign(bout.campaign), bout.seed)
    spent = play_out(game, players(game, bout), bout.seed)
    events = [event for step in game.steps for event in step.events]
    outcome = game.state.outcome
    return CampaignResult(
        bout,
        game.state.day,
        outcome.winners if outcome is not None else (),
        outcome.reason if outcome is not None else ENDLESS,
        sum(isinstance(event, BattleEnded) and event.fought for event in events),
        sum(isinstance(event, SiegeLaid) for event in events),
        sum(event.points for event in events if isinstance(event, Plundered)),
        sum(spent),
        max(spent),
        problem(game),
    )


def problem(game: CampaignMatch) -> str:
    """What is wrong with the record of a campaign; "" if it holds. One that is not of the package is verified without being written."""
    if game.scenario.id in campaign_files():
        record = parse("\n".join(lines_of(game)), game.scenario.id)
    else:
        log = tuple(game.log)
        record = Record(CAMPAIGN, header(game), game.scenario, log, tuple(range(2, len(log) + 2)), game.seed, len(log) + 2)
    found = verify(record)
    return "" if found is None else f"{found.line}: step {found.step}: {found.what}"


def bouts(campaigns: Sequence[str], games: int, seed: str, fights: str = QUICK) -> list[CampaignBout]:
    """So many campaigns, shared out over the scenarios; the temperaments go round the seats."""
    tempers = tuple(TEMPERAMENTS)
    found = []
    for number in range(games):
        turn = number // len(campaigns)
        seats = tuple(tempers[(turn * step + seat) % len(tempers)] for seat, step in enumerate((1, 2, 1, 2, 1, 2)))
        campaign = campaigns[number % len(campaigns)]
        found.append(CampaignBout(campaign, f"{seed}/{campaign}/{turn}", seats, fights))
    return found


def measure(work: Sequence[CampaignBout], jobs: int = 1) -> Iterator[CampaignResult]:
    """All campaigns, in their order, by so many processes."""
    if jobs <= 1:
        yield from map(play, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, work)


def tally(results: Sequence[CampaignResult]) -> CampaignTally:
    """Count some campaigns."""
    days = sorted(result.days for result in results)
    cuts = quantiles(days, n=4, method="inclusive") if len(days) > 1 else [float(day) for day in days] * 3
    return CampaignTally(
        len(results),
        (cuts[0], cuts[1], cuts[2]),
        days[-1],
        dict(Counter(winner for result in results for winner in result.winners).most_common()),
        dict(Counter(result.reason for result in results).most_common()),
        sum(result.battles for result in results) / len(results),
        sum(result.sieges for result in results) / len(results),
        max(result.slowest for result in results),
        sum(not result.fault for result in results),
    )
