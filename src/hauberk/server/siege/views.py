"""What the sheet of a siege shows, of a siege of its own as of one inside a campaign."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import SIDES, Side
from hauberk.play.battle.view import person_json
from hauberk.play.picture import Picture
from hauberk.play.protocol import common as said
from hauberk.play.siege.forecast import event_odds
from hauberk.play.siege.view import view
from hauberk.play.siege.wire import SiegeWire
from hauberk.server.encoding import Json
from hauberk.server.siege.board import board_on, machines_on
from hauberk.server.siege.sheet import answers_to, event_name, room_for, tents_of
from hauberk.siege import questions as q
from hauberk.siege.field import SiegePosition
from hauberk.siege.fights import offered
from hauberk.tell.siege.names import SiegeNames
from hauberk.tell.siege.questions import choice_text, question_help, question_text

DAYS_SHOWN = 12


class Seen(NamedTuple):
    """A siege as some sides of it see it, in a language."""

    position: SiegePosition
    sees: tuple[Side, ...]
    asked: q.Question | None
    """What is asked, of whom it is asked here."""
    mine: bool
    """Must one of these sides answer?"""
    names: SiegeNames
    language: str


def shown(seen: Seen, told: list[said.ChronicleDay], signs: dict[str, list[str]]) -> Json:
    """The position, the people, the question, the story told so far, the coming morning, and the signs of past days."""
    field, state = seen.position
    coming = event_odds(seen.position) if state.outcome is None else []
    return {
        "position": _position(seen),
        "people": {who: person_json(person.character, seen.language) for who, person in state.people.items()},
        "ask": _asked(seen),
        "chronicle": told[-DAYS_SHOWN:],
        "days": len(told),
        "events": [each | {"name": event_name(field, each["event"], seen.language)} for each in coming],
        "calendar": signs,
    }


def ground(position: SiegePosition, question: q.Question | None, language: str, picture: Picture) -> Json | None:
    """The open ground on which a side is about to place its people, with the tents on it; None where it is the place itself."""
    if not isinstance(question, q.ArrangeAsked) or not (name := room_for(position, question)["ground"]):
        return None
    return {"board": board_on(name, position.field.edition, language, picture), "works": {"ground": tents_of(position)}}


def sheets(position: SiegePosition, question: q.Question | None, language: str, picture: Picture) -> dict[str, Json]:
    """The open grounds among which a side chooses when it musters, each to be painted; none at any other question."""
    names = offered(position, question).grounds if isinstance(question, q.MusterAsked) else ()
    return {name: board_on(name, position.field.edition, language, picture) for name in names}


def _position(seen: Seen) -> Json:
    field, state = seen.position
    found = view(seen.position, seen.sees)
    found["machines"] = machines_on(field.place.sheet, field.edition, state)
    if seen.asked is None:
        found["asked"] = None
    elif seen.mine and isinstance(seen.asked, q.ResolveAsked):
        found["asked"] = SiegeWire().question(seen.asked)
    return found


def _asked(seen: Seen) -> Json | None:
    """Who must decide and what; for whoever may answer, with all the answers there are."""
    question, names, state = seen.asked, seen.names, seen.position.state
    if question is None:
        return None
    reader = seen.sees[0] if len(seen.sees) == 1 else None
    found: Json = {"side": SIDES[question.side], "text": question_text(names, question, state, reader)}
    if not seen.mine:
        return found
    found |= {"help": question_help(names, question, state), "question": SiegeWire().question(question)}
    if isinstance(question, q.CHOICES):
        found["answers"] = [{"choice": choice, "text": choice_text(names, state, question, choice)} for choice in question.choices]
    return found | answers_to(seen.position, question, seen.language)
