"""What cases of sieges and of campaigns have in common: commands with their dice are read, and ruled on one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from hauberk.basis.dice import Dice, DiceRanOut, ScriptedDice
from hauberk.basis.faults import Reader
from hauberk.basis.refusal import Refused
from hauberk.play.wire import Malformed, snake

Began = tuple[tuple[Any, ...], Any]
"""What happened, and the state after it."""


class Order(NamedTuple):
    """A command of a case."""

    command: Any
    dice: tuple[int, ...]
    expected: tuple[str, ...]
    """Events, or a refusal, that must come of it, in this order."""


class Wire(Protocol):
    """Commands and events as JSON."""

    def read_command(self, message: Any) -> Any:
        """A command of its JSON. Raises Malformed."""

    def command(self, command: Any) -> dict[str, Any]:
        """A command as JSON."""

    def event(self, event: Any) -> dict[str, Any]:
        """An event as JSON."""


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


def begun(reader: Reader, dice: tuple[int, ...], begin: Callable[[Dice], Began], start: Any) -> Began:
    """What happens before the first decision, with the dice that the case gives for it, neither more nor less."""
    scripted = ScriptedDice(dice)
    try:
        found = begin(scripted)
    except DiceRanOut as short:
        reader.fault("dice", str(short), "dice are thrown until somebody must decide")
        return (), start
    if scripted.left_over:
        reader.fault("dice", f"{scripted.left_over} of them are not thrown before somebody must decide", "give them to a command")
    return found


def ruled(wire: Wire, orders: list[Order], decide: Callable[[Any, Any, Dice], Began], state: Any) -> tuple[list[dict[str, Any]], list[Any]]:
    """The ruling on each command, and the states before each and after the last; a refused one changes nothing."""
    rulings, states = [], [state]
    for order in orders:
        scripted = ScriptedDice(order.dice)
        ruling: dict[str, Any] = {"command": wire.command(order.command)}
        came: list[str] = []
        try:
            events, state = decide(state, order.command, scripted)
            ruling["events"] = [wire.event(event) for event in events]
            came = [snake(type(event).__name__) for event in events]
            if scripted.left_over:
                ruling["dice_left_over"] = scripted.left_over
        except Refused as refused:
            ruling["refused"] = refused.refusal._asdict()
            came = [f"refused {refused.refusal.reason}"]
        except DiceRanOut as short:
            ruling["dice"] = str(short)
        if order.expected:
            ruling["as_expected"] = _in_order(order.expected, came)
        rulings.append(ruling)
        states.append(state)
    return rulings, states


def _in_order(expected: tuple[str, ...], came: list[str]) -> bool:
    """Has everything that was expected come, in this order, with whatever between?"""
    rest = iter(came)
    return all(any(word == other for other in rest) for word in expected)
