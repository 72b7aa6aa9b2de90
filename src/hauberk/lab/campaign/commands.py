"""`hauberk watch` for campaigns: one told as a story, or many counted."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from hauberk.basis.faults import BadInput, Fault
from hauberk.lab.campaign.campaigns import CampaignBout, CampaignResult, bouts, measure, play_out, players, tally
from hauberk.lab.siege.commands import WIDTH, check_fights
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import campaign_files, load_campaign
from hauberk.play.match import Match
from hauberk.play.record_writer import save
from hauberk.tell.campaign.watching import CampaignNarrator
from hauberk.tell.messages import messages_in

ALL = "campaigns"
"""The word that stands for every campaign of the package."""


def is_campaign(name: str) -> bool:
    """Is that the name of a campaign, or a file that says it is one?"""
    if name in campaign_files():
        return True
    try:
        return Path(name).is_file() and tomllib.loads(Path(name).read_text(encoding="utf-8")).get("kind") == "campaign"
    except (OSError, ValueError):
        return False


def watch_one(out: Console, name: str, seed: str, language: str, details: bool, fights: str, record: Path | None) -> None:
    """Tell a campaign between steady marshals."""
    check_fights(fights)
    if record is not None and name not in campaign_files():
        raise BadInput([Fault(name, 0, "is no campaign of the package, so its record could not be read again", "leave out --record")])
    game = Match(CAMPAIGN, load_campaign(name), seed)
    narrator = CampaignNarrator(out, game.scenario, game.field, language, details)
    narrator.tell(game.steps[0].events, game.start)
    play_out(game, players(game, CampaignBout(name, seed, fights=fights)), seed, narrator.follow)
    if record is not None:
        save(game, record)


def watch_many(out: Console, name: str, games: int, seed: str, language: str, fights: str, summary: bool, jobs: int) -> None:
    """Play so many campaigns; each is a line, or all of them a table."""
    check_fights(fights)
    campaigns = [name] if name else list(campaign_files())
    for each in campaigns:
        load_campaign(each)
    results = []
    for result in measure(bouts(campaigns, games, seed, fights), jobs):
        results.append(result)
        if not summary:
            out.print(one_line(result, language), markup=False, soft_wrap=True)
    if summary:
        wide = Console(file=out.file, highlight=False, width=max(WIDTH, out.width))  # a folded table cannot be read
        wide.print(table(results, campaigns, language))


def one_line(result: CampaignResult, language: str) -> str:
    """One campaign in a line."""
    say, scenario = messages_in(language).say, load_campaign(result.bout.campaign)
    names = {each.id: each.name[language] for each in scenario.factions}
    line = say(
        "counted-campaign", title=scenario.title[language], seed=result.bout.seed, days=result.days, why=why(result.reason, language),
        winners=", ".join(names[each] for each in result.winners) or say("counted-nobody"), battles=result.battles, sieges=result.sieges,
    )  # fmt: skip
    return f"{line} {say('counted-fault', what=result.fault)}" if result.fault else line


def why(reason: str, language: str) -> str:
    """How a campaign ended, in words."""
    key = f"counted-end-{reason}"
    return messages_in(language).say(key if key in messages_in(language) else "counted-end-other")


def table(results: Sequence[CampaignResult], campaigns: Sequence[str], language: str) -> Table:
    """Length, winners and reasons by campaign, and of all together."""
    say = messages_in(language).say
    heads = ("name", "games", "days", "longest", "winners", "battles", "sieges", "slowest", "held", "ends")
    found = Table(*(say(f"counted-{head}") for head in heads), box=None)
    for name in (*campaigns, "") if len(campaigns) > 1 else campaigns:
        some = [result for result in results if name in ("", result.bout.campaign)]
        if not some:
            continue
        counted = tally(some)
        names = {each.id: each.name[language] for each in load_campaign(name).factions} if name else {}
        ends = "\n".join(f"{number} × {why(reason, language)}" for reason, number in counted.reasons.items())
        won = "\n".join(f"{names[faction]} {number / counted.games:.0%}" for faction, number in counted.winners.items() if name)
        found.add_row(
            load_campaign(name).title[language] if name else say("counted-all"), str(counted.games),
            " · ".join(f"{cut:g}" for cut in counted.days), str(counted.longest), won, f"{counted.battles:.1f}", f"{counted.sieges:.1f}",
            f"{counted.slowest:.1f} s", f"{counted.held}/{counted.games}", ends,
        )  # fmt: skip
    return found
