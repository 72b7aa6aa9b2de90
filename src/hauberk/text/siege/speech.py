"""A siege in the words of one language, as far as a side may know it."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core.being import Side
from hauberk.play.siege.game import SiegeMatch
from hauberk.siege.field import SiegePosition
from hauberk.siege.knowledge import counts_food, known_to
from hauberk.tell.siege.names import SiegeNames
from hauberk.tell.siege.questions import question_help
from hauberk.text.orders import OrderSentence
from hauberk.text.siege.asking import answer
from hauberk.text.siege.scene import SiegeScene
from hauberk.text.speech import DaysSpeech


class SiegeSpeech(DaysSpeech):
    """One language at one siege."""

    game: SiegeMatch

    @property
    def scene(self) -> SiegeScene:
        """The moment, as lines are read in it."""
        return SiegeScene(self.game.position, self.names)

    def side(self, side: int) -> str:
        """A side by its name."""
        return str(self.names.side(side))

    def asked(self) -> list[str]:
        """Who must decide what, with a few words on it."""
        state = self.game.state
        found = super().asked()
        return [*found, question_help(self.names, state.pending[-1], state)] if found else []

    @property
    def _known(self) -> SiegePosition:
        """The position as far as the listener knows it."""
        position = self.game.position
        return position if self.watcher is None else position.field.at(known_to(position, self.watcher))

    def look(self) -> list[str]:
        """The day, the food, both sides, the walls, and what is asked."""
        return [*look(self._known, self.names, self.watcher), *self.asked()]

    def answer(self, word: str, rest: OrderSentence) -> list[str] | None:
        """Who somebody is, and where. Raises Stuck."""
        return answer(self._known, self.names, word, rest)


def look(position: SiegePosition, names: SiegeNames, watcher: Side | None) -> Iterator[str]:
    """How a siege stands, line by line."""
    field, state = position
    say = names.messages.say
    yield say("text-siege-day", day=state.day, date=names.date(state.day))
    if state.outcome is None and (watcher is None or counts_food(field, watcher)):
        yield say("text-siege-food", days=state.food)
    for side in (state.besieger, state.besieged):
        here = state.present(side)
        hurt = sum(person.wounded for person in here)
        yield say("text-siege-side", side=names.side(side), role=names.role(state, side), number=len(here) - hurt, wounded=hurt)
        lists = {
            "busy": [names.person(state, person.id).text for person in here if person.job],
            "engines": [names.engine(state, id_).text for id_, engine in state.engines.items() if engine.side == side],
            "stock": [names.ware(kind, number) for kind, number in state.stock[side].items() if number],
        }
        yield from (say(f"text-siege-{key}", names=", ".join(found)) for key, found in lists.items() if found)
    weak = [name for name in state.damage if name not in state.down]
    for key, walls in (("weak", weak), ("down", sorted(state.down))):
        if walls:
            yield say(f"text-siege-{key}", names=", ".join(walls))
    if state.mines:
        yield say("text-siege-mines", names=", ".join(names.thing(state, mine).text for mine in state.mines))
