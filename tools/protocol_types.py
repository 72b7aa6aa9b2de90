"""Write the types of the protocol, from the values that are sent: `protocol.d.ts` for the page, and a JSON schema.

python -m tools.protocol_types

Commands, events and questions come from their own classes, of all three games. In the schema each is described by itself; for the page
they are one wide type each, with every field that any of them has.
"""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache, reduce
from itertools import pairwise
from operator import or_
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec import inspect as looks

from hauberk.battle.core import commands
from hauberk.battle.core.being import BeingId, Side
from hauberk.board.board import Cell
from hauberk.common.parts import inside, is_union, options, parts_of, several
from hauberk.common.term import Term
from hauberk.grid.hex import Facing
from hauberk.play.campaign.wire import CampaignWire
from hauberk.play.protocol import cases, common, reading, shelf
from hauberk.play.protocol import messages as said
from hauberk.play.protocol.battle import asks, board, view
from hauberk.play.protocol.campaign import asks as campaign_asks
from hauberk.play.protocol.campaign import view as campaign_view
from hauberk.play.protocol.siege import asks as siege_asks
from hauberk.play.protocol.siege import view as siege_view
from hauberk.play.siege.wire import SiegeWire
from hauberk.play.wire import Translator, Wire
from hauberk.play.wire_forms import snake, tag_of

ROOT = Path(__file__).parents[1]
TYPES = ROOT / "src" / "hauberk" / "web" / "protocol.d.ts"
SCHEMA = ROOT / "docs" / "protocol.schema.json"
MODULES: tuple[ModuleType, ...] = (
    common, board, view, asks, siege_asks, siege_view, campaign_asks, campaign_view, shelf, cases, reading, said,
)  # fmt: skip
"""In the order in which the page reads of them."""
GAMES: dict[str, type[Translator]] = {"battle": Wire, "siege": SiegeWire, "campaign": CampaignWire}
WIDTH = 140
WRITTEN = "written"
"""The module in which the classes of the rules are as they are written."""


class Kind(NamedTuple):
    """What is told apart by a word: commands, events, questions."""

    name: str
    tag: str
    about: str
    classes: str
    """Where a translator has them."""


KINDS = (
    Kind("Command", "do", "What is done: `do` names it, everything else is as in records and case files.", "command_kinds"),
    Kind("GameEvent", "event", "What has happened.", "event_kinds"),
    Kind("Question", "ask", "What somebody must decide before anything else goes on.", "question_kinds"),
)
OF_ONE = {"SiegeQuestion": ("siege", KINDS[2], "A question of a siege.")}
"""Wide types of one game alone."""


# -- commands, events and questions as values on the wire ---------------------------------------------------------------


PLAIN: dict[Any, Any] = {
    str: str, int: int, bool: bool, BeingId: str, Facing: common.Direction, Cell: common.HexName | None, Side: common.Letter | None,
    Side | None: common.Letter | None, Term: common.Term,
}  # fmt: skip


NAMES = {"": "Value", "do": "Command", "event": "Event", "ask": "Question"}


@cache
def as_written(kind: type, tag: str = "") -> type[Struct]:
    """A class as it is written, with its word if it has a tag; what a command may leave out may be left out."""
    must_name = kind.__module__ == commands.__name__
    rows: list[Any] = []
    for part in parts_of(kind):
        found = _type(part.type, must_name and part.needed)
        rows.append((part.name, found) if part.needed else (part.name, found | UnsetType, UNSET))
    home = kind.__module__.split(".")[1].title()
    return msgspec.defstruct(
        f"{home}{kind.__name__}{NAMES[tag]}", rows, tag_field=tag or None, tag=snake(kind.__name__) if tag else None,
        forbid_unknown_fields=True, kw_only=True, namespace={"__doc__": inspect.getdoc(kind)}, module=WRITTEN,
    )  # fmt: skip


def _type(kind: Any, must_name: bool) -> Any:
    if kind == Cell and must_name:
        return common.HexName
    if kind in PLAIN:
        return PLAIN[kind]
    if several(kind):
        inner = tuple(_type(part, must_name) for part in inside(kind))
        return list[inner[0]] if len(inner) == 1 else tuple[inner]  # type: ignore[valid-type]
    found = options(kind)
    if len(found) > 1:
        return one_of(as_written(each, tag_of(kind)) for each in found)
    one = PLAIN.get(found[0]) or as_written(found[0])
    return one | None if is_union(kind) else one


def one_of(kinds: Iterable[Any]) -> Any:
    """The union of some types."""
    return reduce(or_, kinds)


def all_of(game: str, kind: Kind) -> list[type[Struct]]:
    """Every command, event or question of a game; its word says which."""
    return [as_written(each, kind.tag) for each in getattr(GAMES[game], kind.classes).values()]


# -- the schema --------------------------------------------------------------------------------------------------------


def roots() -> dict[str, Any]:
    """Everything that is sent as a whole, by its name in the schema."""
    found: dict[str, Any] = dict(said.TOLD)
    for game in GAMES:
        found |= {f"{game} view": said.VIEWS[game], f"{game} step": said.STEPS[game]}
        found |= {f"{game} {name}": kind for name, kind in said.ANSWERS[game].items()}
        found |= {f"{game} {kind.name}": one_of(all_of(game, kind)) for kind in KINDS}
    return found | said.REPLIES


def schema() -> str:
    """The JSON schema of everything that is sent, a line for each definition."""
    named = roots()
    found, parts = msgspec.json.schema_components(named.values(), ref_template="#/$defs/{name}")
    head = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What the Hauberk server says",
        "description": "Made by tools/protocol_types.py: every message and reply of docs/protocol.md, its parts in $defs.",
    }
    lines = [f"{_json(key)}: {_json(value)}" for key, value in head.items()]
    lines += [f'"{key}": {{\n{_rows(rows)}\n}}' for key, rows in (("properties", dict(zip(named, found, strict=True))), ("$defs", parts))]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _rows(rows: dict[str, Any]) -> str:
    return ",\n".join(f"{_json(key)}: {_json(value)}" for key, value in rows.items())


# -- the types of the page ---------------------------------------------------------------------------------------------


HEAD = """What the server says and hears, as types. No browser loads this file.

Made by tools/protocol_types.py from hauberk/play/protocol and the classes of commands, events and questions."""


def types() -> str:
    """`protocol.d.ts`."""
    parts = [_comment(HEAD).rstrip()]
    parts += [_wide(kind, kind.name, kind.about, tuple(GAMES)) for kind in KINDS]
    parts += [_wide(kind, name, about, (game,)) for name, (game, kind, about) in OF_ONE.items()]
    for module in MODULES:
        parts.append(_section(module))
        parts += [_alias(name, about, kind) for name, about, kind in _aliases(module)]
        parts += [_interface(each) for each in _structs(module)]
    return "\n\n".join(parts) + "\n"


def _section(module: ModuleType) -> str:
    title = f"// -- {_first(module.__doc__).rstrip('.')} "
    return title + "-" * max(3, WIDTH - len(title))


def _first(text: str | None) -> str:
    return inspect.cleandoc(text or "").split("\n\n")[0].replace("\n", " ")


def _structs(module: ModuleType) -> Iterator[type[Struct]]:
    for each in vars(module).values():
        if isinstance(each, type) and issubclass(each, common.Said) and each is not common.Said and each.__module__ == module.__name__:
            yield each


def _aliases(module: ModuleType) -> Iterator[tuple[str, str, str]]:
    """Numbers and words with a name of their own, and short names for what is used often."""
    for name, value in vars(module).items():
        if name in ("Chance", "Direction", "HexName", "Letter") and module is common:
            meta = get_args(value)[1]
            yield name, meta.description, "number" if get_args(value)[0] is int else "string"
        elif name in SHORT and module is SHORT[name]:
            yield name, "", _shown(looks.type_info(value), name)


SHORT: dict[str, ModuleType] = {"Health": common, "People": common, "Seats": common}
"""Types that bear a name though they are no class."""


def _alias(name: str, about: str, kind: str) -> str:
    return _comment(about) + f"export type {name} = {kind};"


def _comment(text: str, indent: str = "") -> str:
    if not text:
        return ""
    one = f"{indent}/** {text} */\n"
    if len(one) <= WIDTH and "\n" not in text:
        return one
    lines = [line for part in text.split("\n") for line in (textwrap.wrap(part, WIDTH - len(indent) - 3) or [""])]
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def _interface(kind: type[Struct]) -> str:
    base, notes = kind.__bases__[0], _notes(kind)
    extends = f" extends {base.__name__}" if base is not common.Said else ""
    inherited = {field.name for field in msgspec.structs.fields(base)} if extends else set()
    info = looks.type_info(kind)
    assert isinstance(info, looks.StructType)
    lines = []
    for field in info.fields:
        if field.name not in inherited:
            mark = "" if field.required else "?"
            lines.append(_comment(notes.get(field.name, ""), "  ") + f"  {field.encode_name}{mark}: {_shown(field.type)};\n")
    return _comment(_first(kind.__doc__)) + f"export interface {kind.__name__}{extends} {{\n{''.join(lines)}}}"


@cache
def _trees(file: str) -> dict[str, ast.ClassDef]:
    body = ast.parse(Path(file).read_text(encoding="utf-8")).body
    return {node.name: node for node in body if isinstance(node, ast.ClassDef)}


def _notes(kind: type) -> dict[str, str]:
    """What stands below each field of a class."""
    body = _trees(inspect.getfile(kind))[kind.__name__].body
    found = {}
    for node, after in pairwise(body):
        is_note = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and is_note:
            found[node.target.id] = _first(after.value.value)  # type: ignore[attr-defined]
    return found


def _shown(info: Any, alias: str = "") -> str:
    """A type as the page writes it."""
    if isinstance(info, looks.Metadata):
        return str((info.extra_json_schema or {}).get("title") or _shown(info.type))
    for name, module in SHORT.items():
        if name != alias and info == looks.type_info(getattr(module, name)):
            return name
    match info:
        case looks.StructType(cls=cls):
            return cls.__name__
        case looks.UnionType(types=kinds):
            return " | ".join(_shown(each) for each in kinds)
        case looks.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case looks.ListType(item_type=item) | looks.VarTupleType(item_type=item):
            inner = _shown(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case looks.TupleType(item_types=items):
            return f"[{', '.join(_shown(each) for each in items)}]"
        case looks.DictType(key_type=key, value_type=value):
            return f"Record<{_shown(key)}, {_shown(value)}>"
    return PRIMITIVE[type(info)]


PRIMITIVE: dict[type, str] = {
    looks.StrType: "string", looks.IntType: "number", looks.FloatType: "number", looks.BoolType: "boolean", looks.NoneType: "null",
    looks.AnyType: "any",
}  # fmt: skip


def _wide(kind: Kind, name: str, about: str, games: tuple[str, ...]) -> str:
    """One type for all commands, all events or all questions: every field that one of them has."""
    words: set[str] = set()
    fields: dict[str, set[str]] = {}
    for game in games:
        for each in all_of(game, kind):
            info = looks.type_info(each)
            assert isinstance(info, looks.StructType)
            words.add(str(info.tag))
            for field in info.fields:
                fields.setdefault(field.encode_name, set()).add(_in_wide(field.type))
    listed = textwrap.fill(" | ".join(f"'{word}'" for word in sorted(words)), WIDTH - 4, initial_indent="  ", subsequent_indent="  ")
    rows = "".join(f"  {field}?: {_joined(kinds)};\n" for field, kinds in sorted(fields.items()))
    return f"export type {name}Word =\n{listed};\n\n" + _comment(about) + f"export interface {name} {{\n  {kind.tag}: {name}Word;\n{rows}}}"


def _joined(kinds: set[str]) -> str:
    return "any" if "any" in kinds else " | ".join(sorted(kinds))


def _in_wide(info: Any) -> str:
    """A type of a field; a value of a class of the rules is whatever it is."""
    structs = [each for each in _leaves(info) if isinstance(each, looks.StructType) and each.cls.__module__ == WRITTEN]
    return "any" if structs else _shown(info)


def _leaves(info: Any) -> Iterator[Any]:
    inner: Iterable[Any] = ()
    match info:
        case looks.Metadata(type=one) | looks.ListType(item_type=one) | looks.VarTupleType(item_type=one):
            inner = (one,)
        case looks.UnionType(types=several_) | looks.TupleType(item_types=several_):
            inner = several_
        case looks.DictType(value_type=one):
            inner = (one,)
        case _:
            yield info
    for each in inner:
        yield from _leaves(each)


# -- writing -----------------------------------------------------------------------------------------------------------


def main() -> None:
    """Write both files."""
    TYPES.write_text(types(), encoding="utf-8")
    SCHEMA.write_text(schema(), encoding="utf-8")


if __name__ == "__main__":
    main()
