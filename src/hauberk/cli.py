"""The command line. Bad input ends with status 2 and the list of all faults; nothing is written then."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from hauberk import __version__
from hauberk.basis.faults import LANGUAGES, BadInput, Fault, near
from hauberk.basis.refusal import Refused
from hauberk.lab.battle.commands import duel
from hauberk.server.commands import serve
from hauberk.text.commands import play
from hauberk.text.people import people

if TYPE_CHECKING:
    from hauberk.ledger import Coverage, Rule

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Medieval battles, every rule enforced and every number explained.")
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

app.command()(duel)
app.command()(serve)
app.command()(people)
BAD_INPUT = 2
Language = Annotated[str, typer.Option("--lang", help="en, fr or it")]


def complain(text: str) -> None:
    """A line on standard error, never broken in two: scripts look for file:line at its beginning."""
    err.print(text, markup=False, soft_wrap=True)


@contextmanager
def faults_to_stderr() -> Iterator[None]:
    """Print every fault and leave with status 2."""
    try:
        yield
    except BadInput as bad:
        for fault in bad.faults:
            complain(str(fault))
        raise typer.Exit(BAD_INPUT) from bad
    except Refused as refused:
        complain(f"refused: {refused}")
        raise typer.Exit(BAD_INPUT) from refused


def _known_language(language: str) -> str:
    if language not in LANGUAGES:
        complain(f"--lang: no {language!r} here (known: {', '.join(LANGUAGES)})")
        raise typer.Exit(BAD_INPUT)
    return language


def _print_json(value: object) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def _show_version(asked: bool) -> None:
    if asked:
        out.print(f"hauberk {__version__}")
        raise typer.Exit


@app.callback()
def _top(
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True, help="show the version")] = False,
) -> None:
    """Hauberk."""


@app.command()
def scenarios(lang: Language = "en") -> None:
    """List the battles, the sieges and the campaigns."""
    from hauberk.play.battle.scenario import load_scenario, scenario_files
    from hauberk.play.campaign.scenario import campaign_files, load_campaign
    from hauberk.play.siege.scenario import load_siege, siege_files

    language = _known_language(lang)
    with faults_to_stderr():
        for name in scenario_files():
            scenario = load_scenario(name)
            men = [len(scenario.start.people(side)) for side in (0, 1)]
            sides = " – ".join(side[language] for side in scenario.sides)
            out.print(f"[bold]{scenario.order}. {scenario.title[language]}[/bold]  [dim]{name}[/dim]")
            out.print(f"   {sides} ({men[0]}:{men[1]}), {scenario.field.turns} turns, {scenario.ruleset.title[language]}", markup=False)
            out.print(f"   {scenario.story[language]}\n", markup=False)
        for name in siege_files():
            siege = load_siege(name)
            people = [len(siege.of_side(side)) for side in (0, 1)]
            sides = " – ".join(side[language] for side in siege.sides)
            out.print(f"[bold]{siege.title[language]}[/bold]  [dim]{name}[/dim]")
            out.print(f"   {siege.place.title[language]}: {sides} ({people[0]}:{people[1]}), {siege.ruleset.title[language]}", markup=False)
            out.print(f"   {siege.story[language]}\n", markup=False)
        for name in campaign_files():
            campaign = load_campaign(name)
            sides = " – ".join(each.name.get(language, each.id) for each in campaign.factions if each.played)
            out.print(f"[bold]{campaign.title[language]}[/bold]  [dim]{name}[/dim]")
            out.print(f"   {campaign.map.title[language]}: {sides}, {campaign.days} days, {campaign.ruleset.title[language]}", markup=False)
            out.print(f"   {campaign.story[language]}\n", markup=False)


@app.command()
def watch(
    scenario: Annotated[str, typer.Argument(help="name of a battle, siege or campaign, or a file; `campaigns` for all of those")] = "",
    seed: Annotated[str, typer.Option(help="seed of the dice and the players")] = "1066",
    lang: Language = "en",
    details: Annotated[bool, typer.Option(help="show every reckoning")] = True,
    record: Annotated[Path | None, typer.Option(help="save the record to this file", dir_okay=False)] = None,
    fights: Annotated[str, typer.Option(help="battles of a siege or campaign: quick (by the table) or captains (on the map)")] = "quick",
    games: Annotated[int, typer.Option(help="play so many sieges or campaigns instead, over all of them or the one named", min=0)] = 0,
    summary: Annotated[bool, typer.Option("--summary", help="count them: length, winner, reasons")] = False,
    jobs: Annotated[int, typer.Option(help="processes", min=1)] = 1,
) -> None:
    """Watch computer players fight a battle, a siege or a campaign, told as a story; or count many sieges or campaigns."""
    from hauberk.lab.campaign import commands as campaigns
    from hauberk.lab.siege import commands as sieges

    language = _known_language(lang)
    with faults_to_stderr():
        if not seed.isprintable():
            raise BadInput([Fault("--seed", 0, "cannot be written down", "use letters and digits")])
        if record is not None and not record.parent.is_dir():
            raise BadInput([Fault(str(record), 0, "cannot be written: there is no such folder", "make it first")])
        sieges.check_fights(fights)
        if (games or summary) and (scenario == campaigns.ALL or campaigns.is_campaign(scenario)):
            name = "" if scenario == campaigns.ALL else scenario
            campaigns.watch_many(out, name, games or 1, seed, language, fights, summary, jobs)
        elif games or summary:
            sieges.check_measurable(scenario)
            sieges.watch_many(out, scenario, games or 1, seed, language, fights, summary, jobs)
        elif campaigns.is_campaign(scenario):
            campaigns.watch_one(out, scenario, seed, language, details, fights, record)
        elif sieges.is_siege(scenario):
            sieges.watch_one(out, scenario, seed, language, details, fights, record)
        else:
            _watch_battle(scenario, seed, language, details, record)


def _watch_battle(scenario: str, seed: str, language: str, details: bool, record: Path | None) -> None:
    from hauberk.play.battle.scenario import scenario_files
    from hauberk.play.campaign.scenario import campaign_files
    from hauberk.play.record_writer import save
    from hauberk.play.siege.scenario import siege_files
    from hauberk.players.captain import Captain
    from hauberk.tell.battle.watching import watch_battle

    if not scenario:
        raise BadInput([Fault("watch", 0, "which battle, siege or campaign?", "hauberk scenarios lists them")])
    if scenario not in scenario_files() and not Path(scenario).exists():
        known = (*scenario_files(), *siege_files(), *campaign_files())
        raise BadInput([Fault(scenario[:80], 0, "no such scenario", near(scenario[:80], known))])
    if record is not None and scenario not in scenario_files():
        raise BadInput([Fault(scenario, 0, "is no battle of the package, so its record could not be read again", "leave out --record")])
    captains = (Captain("steady", 2, f"{seed}/A"), Captain("steady", 2, f"{seed}/B"))
    game = watch_battle(out, scenario, seed, language, details, (captains[0].choose, captains[1].choose))
    if record is not None:
        save(game, record)


@app.command()
def adjudicate(
    case: Annotated[Path, typer.Argument(help="case file, TOML or JSON; see docs/adjudicate.md")],
    lang: Language = "en",
    words: Annotated[bool, typer.Option("--words", help="the answer in words alone, with its reckonings")] = False,
) -> None:
    """Rule on a case: position, commands and dice in; events, reckonings, refusals and the final position out, as JSON or in words."""
    from hauberk.play.cases import load_any_case
    from hauberk.tell.referee import answer, spoken

    language = _known_language(lang)
    with faults_to_stderr():
        loaded = load_any_case(case)
        if words:
            for line in spoken(loaded, language):
                out.print(line, markup=False, soft_wrap=True)
        else:
            _print_json(answer(loaded, language))


Where = Annotated[str, typer.Argument(help="a case file, a record, or the name of a scenario as it begins")]
Upto = Annotated[int, typer.Option(help="of a record: the moment after so many steps; 0: after the last", min=0)]


@app.command()
def forecast(
    where: Where,
    command: Annotated[str, typer.Argument(help="the command, as it is typed at the table; of a case its first one if left out")] = "",
    upto: Upto = 0,
    draws: Annotated[int, typer.Option(help="so many draws where the dice can fall in too many ways", min=1, max=100_000)] = 400,
    lang: Language = "en",
) -> None:
    """Every outcome of a command with its chance, as JSON: exact, or drawn with its error where the dice can fall in too many ways."""
    from hauberk.play.forecast import forecast as look_ahead
    from hauberk.play.forecast import forecast_json
    from hauberk.play.moments import moment_of
    from hauberk.tell.referee import refusal_words
    from hauberk.text.moments import command_of, refused_in

    language = _known_language(lang)
    with faults_to_stderr():
        moment = moment_of(where, upto)
        wanted = command_of(moment, command, language) if command else moment.command
        if wanted is None:
            complain(f"{where}: there is no command to forecast (give one [[do]], or name it)")
            raise typer.Exit(BAD_INPUT)
        try:
            found = look_ahead(moment.game, moment.position, wanted, number=draws)
        except Refused as refused:
            case = moment.case
            told = refusal_words(case, case.state, refused.refusal, language) if case else refused_in(moment, refused.refusal, language)
            complain(told)
            raise typer.Exit(BAD_INPUT) from refused
        _print_json(forecast_json(moment.wire, found))


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="a record")],
    lang: Language = "en",
    upto: Annotated[int, typer.Option(help="stop after so many steps")] = 0,
    details: Annotated[bool, typer.Option(help="show every reckoning")] = False,
) -> None:
    """Tell a recorded battle, siege or campaign again."""
    from hauberk.play.record import load
    from hauberk.tell.messages import MessageError
    from hauberk.tell.watching import tell_record

    language = _known_language(lang)
    with faults_to_stderr():
        try:
            tell_record(out, load(record), language, upto, details)
        except (LookupError, MessageError) as error:
            raise BadInput([Fault(record.name, 0, "holds something that cannot be told", "hauberk verify says where")]) from error


@app.command()
def verify(record: Annotated[Path, typer.Argument(help="a record")]) -> None:
    """Decide every step of a record again and compare; status 2 and the first difference if it does not hold."""
    from hauberk.play.record import load
    from hauberk.play.record import verify as decide_again

    with faults_to_stderr():
        kept = load(record)
        found = decide_again(kept)
    if found is not None:
        complain(f"{record.name}:{found.line}: step {found.step}: {found.what}")
        raise typer.Exit(BAD_INPUT)
    out.print(f"{record.name}: {len(kept.log)} steps, all as the rules say", markup=False, soft_wrap=True)


@app.command()
def rules(
    rule: Annotated[str, typer.Argument(help="a rule such as MOVE-07, or a beginning such as MOVE")] = "",
    summary: Annotated[bool, typer.Option("--summary", help="how much of each chapter is done")] = False,
    missing: Annotated[bool, typer.Option("--missing", help="the rules that are not done")] = False,
    lang: Language = "en",
) -> None:
    """Show rules in our own words, with the places in the code that follow them."""
    from hauberk import ledger

    language = _known_language(lang)
    with faults_to_stderr():
        everything = ledger.ledger()
        found = [each for each in everything.values() if each.id.startswith(rule.upper())]
        if not found:
            raise BadInput([Fault("rules", 0, f"no rule {rule!r}", near(rule.upper(), everything))])
        if summary:
            _print_summary(ledger.coverage())
        elif missing:
            for each in found:
                if each.state != "done":
                    out.print(f"{each.book}/{each.chapter}  {each.id}  {each.name[language]}", markup=False, soft_wrap=True)
        else:
            _print_rules(found, language)


def _print_summary(chapters: Sequence[Coverage]) -> None:
    table = Table("book", "chapter", "done", "of", box=None)
    done = total = 0
    for chapter in chapters:
        table.add_row(chapter.book, chapter.chapter, str(chapter.done), str(chapter.all))
        done, total = done + chapter.done, total + chapter.all
    table.add_row("", "all", str(done), str(total))
    out.print(table)


def _print_rules(found: Sequence[Rule], language: str) -> None:
    from hauberk.ledger import citations

    for rule in found:
        out.print(f"[bold]{rule.id}[/bold]  {rule.name[language]}  [dim]{rule.source} · {rule.state}[/dim]")
        out.print(f"  {rule.text}", markup=False)
        for letter, text in rule.options:
            out.print(f"  ({letter}) {text}" + ("  ← our ruling" if letter == rule.chosen else ""), markup=False)
        if rule.rulings:
            out.print(f"  see {', '.join(rule.rulings)}", markup=False)
        if places := citations().get(rule.id):
            out.print(f"  [dim]{', '.join(places)}[/dim]")


@app.command()
def perft(
    where: Where,
    depth: Annotated[int, typer.Option(help="number of decisions", min=1)] = 1,
    divide: Annotated[bool, typer.Option("--divide", help="count below each first command")] = False,
    upto: Upto = 0,
) -> None:
    """Count the ways a position can go on."""
    from hauberk.play import perft as counting
    from hauberk.play.moments import moment_of

    with faults_to_stderr():
        moment = moment_of(where, upto)
        if divide:
            for command, number in counting.divide(moment.game, moment.position, depth).items():
                out.print(f"{number:>12,}  {command}", markup=False, soft_wrap=True)
        out.print(f"{counting.perft(moment.game, moment.position, depth):,}", markup=False)


@app.command()
def bench(quick: Annotated[bool, typer.Option("--quick", help="fewer repeats")] = False) -> None:
    """Measure the engine beside a fixed yardstick."""
    from hauberk import bench as measuring

    out.print(measuring.describe(), markup=False)
    table = Table("figure", "value", "unit", "in yardsticks", "goal", box=None)
    for figure in measuring.measure(quick):
        table.add_row(figure.name, f"{figure.value:,.2f}", figure.unit, f"{figure.yardsticks:.6f}", figure.goal)
    out.print(table)


@app.command(name="check-data")
def check_data(folder: Annotated[Path | None, typer.Argument(help="a folder laid out like the package's data")] = None) -> None:
    """Check sheets, scenarios, people, tables and ledger; all faults at once."""
    from hauberk.play.checking import check_folder

    faults, counts = check_folder(folder)
    for fault in faults:
        complain(str(fault))
    if faults:
        raise typer.Exit(BAD_INPUT)
    out.print(", ".join(f"{number} {what}" for what, number in counts.items()) + ": no fault found", markup=False, soft_wrap=True)


app.command()(faults_to_stderr()(play))
