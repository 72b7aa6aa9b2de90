"""`hauberk people`: whom a case or a scenario can name, and what is printed on his counter."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from hauberk.battle.core.character import Values
from hauberk.play.people_search import Wanted, search
from hauberk.rulesets.people import load_people
from hauberk.tell.battle.names import weapon_names
from hauberk.tell.messages import messages_in
from hauberk.verbs.common import Language

NUMBER = "a number, such as 22, 20-25 or 20+"


def people(
    text: Annotated[str, typer.Argument(help="part of a name or id")] = "",
    group: Annotated[str, typer.Option(help="people: normans, byzantines …")] = "",
    kind: Annotated[str, typer.Option("--class", help="class: knight, sergeant, archer …")] = "",
    weapon: Annotated[str, typer.Option(help="a weapon: lance, short_bow …")] = "",
    attack: Annotated[str, typer.Option(help=NUMBER)] = "",
    defence: Annotated[str, typer.Option(help=NUMBER)] = "",
    movement: Annotated[str, typer.Option(help=NUMBER)] = "",
    mounted: Annotated[bool, typer.Option("--mounted", help="the numbers are those in the saddle")] = False,
    armoured: Annotated[bool, typer.Option("--armoured", help="only who wears armour")] = False,
    lang: Language = "en",
) -> None:
    """Find people by name, group, class, weapon and the numbers of their counters; the first word of a line is the id for a case."""
    everybody, messages, named = load_people(), messages_in(lang), weapon_names()
    found = search(everybody, Wanted(text, group, kind, weapon, attack, defence, movement, mounted, armoured), named)
    heads = ("id", "name", "group", "class", "foot", "mounted", "weapons")
    table = Table(*(messages.say(f"people-{head}") for head in heads), box=None)
    for character in found:
        class_, people_ = everybody.kinds[character.kind], everybody.groups[character.group]
        table.add_row(
            character.id, character.named(lang), people_.name[lang], class_.name[lang],
            _numbers(character.faces.get("foot"), character.armoured), _numbers(character.faces.get("mounted"), character.armoured),
            ", ".join(messages.say(f"table-arm-{word}") if word in named else word for word in character.weapons),
        )  # fmt: skip
    out = Console(highlight=False, width=200)
    if found:
        out.print(table)
    out.print(messages.say("people-found", number=len(found)), markup=False, soft_wrap=True)


def _numbers(values: Values | None, armoured: bool) -> str:
    """22 (11) 6: a ring round the defence is armour. [COUNTER-03]"""
    if values is None:
        return "–"
    return f"{values.attack} ({values.defence}) {values.movement}" if armoured else f"{values.attack} {values.defence} {values.movement}"
