"""Standing orders at the text table: `standing`, `standing shoot least 40 within 3`, `standing fall_back toward C3`, `standing drop 2`,
`standing none`, `standing dry`."""

from __future__ import annotations

from typing import Any

import msgspec

from hauberk.play.record_writer import AnyMatch
from hauberk.play.standing_orders import Order, Orders, answer, captain_of, dry_run, read_orders, unknown_names
from hauberk.play.wire import snake
from hauberk.tell.standing_orders import order_text
from hauberk.text.naming import Stuck, Trouble
from hauberk.text.speech import Speech

DROP, NONE, DRY = "drop", "none", "dry"


class Standing:
    """What a player has left to be answered at his table."""

    def __init__(self, speech: Speech) -> None:
        self._speech, self._game = speech, speech.game
        self._orders: dict[int, Orders] = {}
        """By seat."""

    @property
    def _book(self) -> Any:
        return self._game.game.standing_orders

    def answer(self, side: int, adviser: Any) -> Any:
        """What is answered for a seat now; None if it is asked. `adviser`: the captain who answers where it was left to one."""
        game: AnyMatch = self._game
        orders = self._orders.get(side, ())
        if not orders or game.awaits_fight:
            return None
        command = answer(self._book, orders, game.position, game.legal)
        if command is None and captain_of(self._book, orders, self._book.asked(game.position)):
            command = adviser.choose(game)
        return command

    def hear(self, side: int, words: list[str]) -> list[str]:
        """What was said of orders; the lines that answer it. Raises Stuck."""
        orders = self._orders.get(side, ())
        if words and words[0] == DRY:
            return self._rehearsed(side, orders)
        if words and words[0] == NONE:
            orders = ()
        elif words and words[0] == DROP:
            orders = _without(orders, words[1:])
        elif words:
            orders = (*orders, self._read(side, words))
        self._orders[side] = orders
        return self._listed(orders)

    def _listed(self, orders: Orders) -> list[str]:
        say, speech = self._speech.messages.say, self._speech
        texts = [order_text(speech.story.voice, speech.names, self._game.state, order) for order in orders]
        return [say("text-log", number=number, text=text) for number, text in enumerate(texts, start=1)] or [say("text-no-standing")]

    def _rehearsed(self, side: int, orders: Orders) -> list[str]:
        """What they would have answered in the last phase in which the seat was asked."""
        say, speech, found = self._speech.messages.say, self._speech, []
        for each in dry_run(self._game, orders, side):
            asked = speech.story.voice.decision(speech.names, each.before)
            if each.by_order is not None:
                text = speech.scene.write(each.by_order)
            else:
                text = say("order-to-captain", captain=say(f"captain-{each.captain}")) if each.captain else say("order-silent")
            found.append(f"{asked} {text}.")
        return found or [say("text-no-standing-asked")]

    def _read(self, side: int, words: list[str]) -> Order:
        """An order from its words: its kind, then each of its fields with what it is. Raises Stuck."""
        kinds = {snake(kind.__name__): kind for kind in self._book.shape_kinds}
        kind = kinds.get(words[0])
        if kind is None:
            raise Stuck(Trouble("text-no-order-kind", words[0], ", ".join(kinds)))
        said: dict[str, Any] = {"order": words[0]}
        fields = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
        rest = list(words[1:])
        while rest:
            name = rest.pop(0)
            if name not in fields:
                raise Stuck(Trouble("text-no-order-kind", name, ", ".join(fields)))
            if fields[name] is bool:
                said[name] = True
            elif fields[name] in (int, str):
                said[name] = _one(fields[name], rest, name)
            else:
                said[name] = []
                while rest and rest[0] not in fields:
                    said[name].append(rest.pop(0))
        try:
            orders = read_orders(self._book, [said])
        except msgspec.ValidationError as wrong:
            raise Stuck(Trouble("text-no-order-kind", words[0], str(wrong))) from wrong
        if unknown := unknown_names(self._book, orders, self._game.position, side):
            raise Stuck(Trouble("text-nobody", unknown[0]))
        return orders[0]


def _one(kind: Any, rest: list[str], name: str) -> Any:
    """One word as a number or a name. Raises Stuck."""
    if not rest or (kind is int and not rest[0].isdecimal()):
        raise Stuck(Trouble("text-no-order-kind", name, "…"))
    word = rest.pop(0)
    return int(word[:6]) if kind is int else word.upper() if name == "toward" else word


def _without(orders: Orders, words: list[str]) -> Orders:
    """The orders without one that is named by its number. Raises Stuck."""
    if not words or not words[0].isdecimal() or not 0 < int(words[0][:6]) <= len(orders):
        raise Stuck(Trouble("text-no-such-number", words[0] if words else ""))
    number = int(words[0]) - 1
    return (*orders[:number], *orders[number + 1 :])
