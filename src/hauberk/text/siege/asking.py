"""Answers about people at a siege, as far as the listener may know them: they change nothing and can be asked at any time."""

from __future__ import annotations

from hauberk.battle.core.being import BeingId, Side
from hauberk.siege.field import SiegePosition
from hauberk.siege.state import HERE, Person
from hauberk.tell.grammar import sentence
from hauberk.tell.siege.names import SiegeNames
from hauberk.text.days_asking import person
from hauberk.text.orders import OrderSentence


def answer(position: SiegePosition, names: SiegeNames, word: str, rest: OrderSentence) -> list[str] | None:
    """The lines that answer an asking word; None if it is not one of these. Raises Stuck."""
    answers = {"who": who, "where": where}
    return answers[word](position, names, rest.name("who")) if word in answers else None


def who(position: SiegePosition, names: SiegeNames, asked: BeingId) -> list[str]:
    """Somebody in one line, and what his counter says of him."""
    say, man = names.messages.say, position.state.people[asked]
    side = names.side(man.side)
    more = [say(f"text-siege-role_{role}") for role in sorted(man.roles)]
    found = [person(names.messages, side, names.person(position.state, asked), man.character, man.mounted, man.health, more)]
    note = man.character.note.get(names.messages.language)
    return [*found, *([note] if note else []), *_where(position, names, man)]


def where(position: SiegePosition, names: SiegeNames, asked: BeingId) -> list[str]:
    """Where he is to be found today, and what keeps him busy."""
    return _where(position, names, position.state.people[asked])


def _where(position: SiegePosition, names: SiegeNames, man: Person) -> list[str]:
    state, say = position.state, names.messages.say
    name = names.person(state, man.id)
    if not man.present:
        fate = man.fate if man.fate != HERE else "dead"
        return [sentence(say(f"text-siege-fate_{fate}", who=name))]
    place = "place" if _inside(state.besieged, man) else "camp"
    found = [sentence(say(f"text-siege-in_{place}", who=name))]
    if man.job:
        found.append(sentence(say("text-siege-works", who=name, what=names.thing(state, man.job))))
    return found


def _inside(besieged: Side, man: Person) -> bool:
    return man.side == besieged or man.within
