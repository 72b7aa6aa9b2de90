"""What can be asked at the table of a battle."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hauberk.battle.core.being import SIDES
from hauberk.battle.core.commands import Command
from hauberk.play.protocol.common import Line
from hauberk.server.battle.position_queries import Answers
from hauberk.server.encoding import Json
from hauberk.server.messages import Request, Unreadable, fault

if TYPE_CHECKING:
    from hauberk.server.battle.table import BattleTable

MOST_LINES = 500
ASKS: dict[str, tuple[str, ...]] = {
    "view": (),
    "legal": (),
    "of": ("man",),
    "reach": ("man",),
    "path": ("man", "path"),
    "way": ("man", "to", "by"),
    "forecast": ("do",),
    "why": ("do",),
    "fire": ("man",),
    "threat": ("side",),
    "place": ("hex",),
    "lanes": ("man",),
    "next_in": (),
    "hint": (),
    "log": ("from", "to"),
    "thrown": ("seq",),
    "orders": ("side",),
    "dry_run": ("side",),
}


def answer(table: BattleTable, language: str, you: tuple[str, ...], request: Request) -> Any:
    """The answer to a question about this position, as the holders of these seats see it."""
    fields = request.fields
    answers = table.answers(language, table.eyes(you))
    if request.kind == "log":
        return _log(table, language, fields)
    if request.kind == "thrown":
        return table.thrown(language, fields["seq"], table.eyes(you))
    if request.kind == "legal":
        return answers.summary()
    if request.kind == "next_in":
        return answers.next_in()
    if request.kind == "threat":
        return answers.threat(SIDES.index(fields["side"]))
    if request.kind == "place":
        return answers.place(_cells(table, [fields["hex"]], "hex", request)[0])
    if request.kind in ("forecast", "why"):
        command: Command = table.wire.read_command(fields["do"])
        return answers.forecast(command) if request.kind == "forecast" else answers.why(command)
    return _about(table, answers, request)


def _about(table: BattleTable, answers: Answers, request: Request) -> Json:
    """Questions about one man."""
    fields, who = request.fields, request.fields["man"]
    if who not in answers.state.beings:
        raise Unreadable("malformed", [fault("man", f"nobody here is called {who[:80]!r}")], request.number)
    on_map: dict[str, Callable[[], Json]] = {
        "path": lambda: answers.path(who, _cells(table, fields["path"], "path", request)),
        "way": lambda: answers.way(who, _cells(table, [fields["to"]], "to", request)[0], _cells(table, fields["by"] or [], "by", request)),
        "fire": lambda: answers.fire(who),
        "lanes": lambda: answers.lanes(who),
        "reach": lambda: answers.reach(who),
    }
    if request.kind == "of":
        return answers.of(who)
    if not answers.state.beings[who].on_map and request.kind != "fire":
        raise Unreadable("malformed", [fault("man", f"{who} is not on the map")], request.number)
    return on_map[request.kind]()


def _cells(table: BattleTable, names: list[Any], place: str, request: Request) -> tuple[int, ...]:
    known = table.field.board.cell
    wrong = [fault(place, f"no hex {str(name)[:40]!r} on this map") for name in names if not isinstance(name, str) or name not in known]
    if wrong:
        raise Unreadable("malformed", wrong, request.number)
    return tuple(known[name] for name in names)


def _log(table: BattleTable, language: str, fields: dict[str, Any]) -> list[Line]:
    """Some lines of the story."""
    first, last = fields["from"], fields["to"]
    return table.lines(language)[first : min(last, first + MOST_LINES)]
