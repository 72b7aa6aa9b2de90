"""`hauberk rules`: the catalogue of rules, and how much of it is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.table import Table

from hauberk import ledger
from hauberk.common.faults import BadInput, Fault, near
from hauberk.verbs.common import Language, out


def rules(
    rule: Annotated[str, typer.Argument(help="a rule such as MOVE-07, or a beginning such as MOVE")] = "",
    summary: Annotated[bool, typer.Option("--summary", help="how much of each chapter is done")] = False,
    missing: Annotated[bool, typer.Option("--missing", help="the rules that are not done")] = False,
    lang: Language = "en",
) -> None:
    """Show rules in our own words, with the places in the code that follow them."""
    everything = ledger.ledger()
    found = [each for each in everything.values() if each.id.startswith(rule.upper())]
    if not found:
        raise BadInput([Fault("rules", 0, f"no rule {rule!r}", near(rule.upper(), everything))])
    if summary:
        _print_summary(ledger.coverage())
    elif missing:
        for each in found:
            if each.state != "done":
                out.print(f"{each.book}/{each.chapter}  {each.id}  {each.name[lang]}", markup=False, soft_wrap=True)
    else:
        _print_rules(found, lang)


def _print_summary(chapters: Sequence[ledger.Coverage]) -> None:
    table = Table("book", "chapter", "done", "of", box=None)
    done = total = 0
    for chapter in chapters:
        table.add_row(chapter.book, chapter.chapter, str(chapter.done), str(chapter.all))
        done, total = done + chapter.done, total + chapter.all
    table.add_row("", "all", str(done), str(total))
    out.print(table)


def _print_rules(found: Sequence[ledger.Rule], language: str) -> None:
    for rule in found:
        out.print(f"[bold]{rule.id}[/bold]  {rule.name[language]}  [dim]{rule.source} · {rule.state}[/dim]")
        out.print(f"  {rule.text[language]}", markup=False)
        for letter, text in rule.options:
            out.print(f"  ({letter}) {text[language]}" + ("  ← our ruling" if letter == rule.chosen else ""), markup=False)
        if rule.rulings:
            out.print(f"  see {', '.join(rule.rulings)}", markup=False)
        if places := ledger.citations().get(rule.id):
            out.print(f"  [dim]{', '.join(places)}[/dim]")
