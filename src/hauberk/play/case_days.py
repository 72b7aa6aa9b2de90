"""What cases of sieges and of campaigns have in common: commands with their dice are read, and ruled on one by one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from hauberk.basis.dice import Dice, DiceRanOut, ScriptedDice
from hauberk.basis.faults import Reader
from hauberk.play.record import in_time
from hauberk.play.rulings import Began, Ruling, Wire, ruled
from hauberk.play.throws import missing
from hauberk.play.wire import Malformed

LAST_DAY = 9998
"""No siege or campaign lasts so long."""


class Order(NamedTuple):
    """A command of a case."""

    command: Any
    dice: tuple[int, ...]
    expected: tuple[str, ...]
    """Events, or a refusal, that must come of it, in this order."""


def read_orders(reader: Reader, wire: Wire) -> list[Order]:
    """The commands of a case, all faults told."""
    found = []
    for number, entry in enumerate(reader.children("do")):
        dice, expected = entry.integers("dice"), entry.texts("expect")
        try:
            command = wire.read_command({key: value for key, value in entry.table.items() if key not in ("dice", "expect")})
            found.append(Order(command, dice, expected))
        except Malformed as bad:
            for problem in bad.problems:
                reader.source.fault(("do", number), f"command {number + 1}: {problem}")
    return found


def read_day(entry: Reader) -> int:
    """The day of a case."""
    day = entry.integer("day", default=1, least=1)
    if day > LAST_DAY:
        entry.fault("day", f"day {day} never comes", f"{LAST_DAY} at most")
    return min(day, LAST_DAY)


def begun(reader: Reader, dice: tuple[int, ...], begin: Callable[[Dice], Began], start: Any) -> Began:
    """What happens before the first decision, with the dice that the case gives for it, neither more nor less."""
    scripted = ScriptedDice(dice)
    try:
        found = begin(scripted)
    except DiceRanOut as short:
        lacking = missing(short, None)
        of = f" of {lacking.who}" if lacking.who else ""
        what = f"{short}: it is the throw {lacking.purpose!r}{of} under {lacking.rule}, a die of {lacking.sides}"
        reader.fault("dice", what, "dice are thrown until somebody must decide")
        return (), start
    if scripted.left_over:
        reader.fault("dice", f"{scripted.left_over} of them are not thrown before somebody must decide", "give them to a command")
    return found


def rulings_on(orders: list[Order], field: Any, decide: Callable[[Any, Any, Dice], Began], state: Any) -> list[Ruling]:
    """The ruling on each command; a refused one changes nothing."""
    found: list[Ruling] = []
    for number, order in enumerate(orders, start=1):
        in_time(f"command {number}", 0)
        found.append(ruled(order.command, state, order.dice, partial(decide, field.at(state), order.command), order.expected))
        state = found[-1].after
    return found
