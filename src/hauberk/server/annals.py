"""The annals of a game as the page gets them: for its chronicle, and for what is shown when it is over."""

from __future__ import annotations

from typing import Any

from hauberk.play.battle.view import person_json
from hauberk.server.encoding import Json
from hauberk.server.table import Table
from hauberk.tell.annals import Annals, Career, Turning
from hauberk.tell.story import Story

MOST_CAREERS, MOST_FACES = 24, 6


def annals(table: Table, language: str, you: tuple[str, ...]) -> Json:
    """What may be told of a game; how everybody fared only when it is over, for then nothing is hidden any more."""
    game = table.game
    story = Story(game.game, table.scenario, language, table.listener(you), game.field)
    found = Annals(game, story)
    dates = getattr(story.names, "date", None)
    return {
        "kind": game.game.kind,
        "id": table.id,
        "scenario": table.scenario.id,
        "title": table.scenario.title[language],
        "story": table.scenario.story[language],
        "over": table.over,
        "sides": table.sides(language),
        "mine": [each["id"] for each in table.sides(language) if each["seat"] in you],
        "seats": {seat: dict(who) for seat, who in table.seats.items()},
        "last": table.seq - 1,
        "chapters": [
            {"number": number, "date": dates(number) if dates else "", "parts": [{"side": side, "text": texts} for side, texts in parts]}
            for number, parts in found.chapters()
        ],
        "turning": [_turning(each) for each in found.turning()],
        "ending": _ending(table, found, language) if table.over else None,
    }  # fmt: skip


def _turning(each: Turning) -> Json:
    return {"entry": each.entry, "number": each.chapter, "text": each.sentences, "hexes": each.hexes, "people": each.people}


def _ending(table: Table, found: Annals, language: str) -> Json:
    """How it ended and how everybody fared."""
    careers = found.careers()
    shown = [each for number, each in enumerate(careers) if number < MOST_CAREERS or each.fate.state in ("dead", "prisoner")]
    characters = found.characters()
    faces = {who for each in found.turning() for who in each.people[:MOST_FACES]} | {each.who for each in shown}
    return {
        "winners": table.winners(),
        "reasons": found.reasons(),
        "standing": _scores(table, language),
        "careers": [_career(each) for each in shown],
        "people": {who: person_json(characters[who], language) for who in sorted(faces) if who in characters},
        "losses": [each._asdict() for each in found.losses()],
        "luck": found.luck(),
        "tracks": [each._asdict() for each in found.tracks()],
    }


def _scores(table: Table, language: str) -> list[Json]:
    """The score against the aims of every side, each line once."""
    seats = [each["seat"] for each in table.sides(language) if each["seat"]]
    rows = [row for seat in seats for row in table.standing(language, (seat,))["rows"]]
    return list({(row["seat"], row["text"]): row for row in rows}.values())


def _career(each: Career) -> Json:
    befell: list[Any] = [{"number": number, "what": what} for number, what in each.befell]
    deeds = [{"number": number, "text": text} for number, text in each.deeds]
    return {"who": each.who, "side": each.fate.side, "state": each.fate.state, "leads": each.fate.leads, "befell": befell, "deeds": deeds}
