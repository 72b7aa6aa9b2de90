"""A case that somebody sends: ruled on as `hauberk adjudicate` does, within bounds; and what a page needs to set one up."""

from __future__ import annotations

from copy import deepcopy
from functools import cache

from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response

from hauberk.battle.core.being import SIDES, Health, Mark
from hauberk.common.faults import BadInput, Fault, Reader
from hauberk.play.battle.board_view import board_json
from hauberk.play.battle.case import SEQUENCES, Case
from hauberk.play.battle.case_file import toml_of
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.scenario import sheet, sheet_files
from hauberk.play.battle.set_up_machines import MACHINES
from hauberk.play.battle.view import person_json, position
from hauberk.play.case import CaseOf, reader_of
from hauberk.play.cases import case_of
from hauberk.play.games import GAMES
from hauberk.play.people_search import Wanted, search
from hauberk.play.protocol.cases import FoundPeople, FoundPerson
from hauberk.play.protocol.common import ToldLine
from hauberk.play.record import within
from hauberk.play.rulings import Ruling
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.people import WEAPONS, load_people
from hauberk.server.battle.position_queries import Answers
from hauberk.server.battle.speech import Speech
from hauberk.server.encoding import Json, line_json
from hauberk.server.http_replies import Wrong, reply
from hauberk.server.messages import fault
from hauberk.server.request_fields import body_of, language_of
from hauberk.server.threads import ASKING, RULING, aside
from hauberk.tell.battle.names import weapon_names
from hauberk.tell.messages import messages_in
from hauberk.tell.referee import Referee, answered

MOST_CASE = 256 * 1024
"""Limit of a case, in bytes."""
MOST_COMMANDS = 100
MOST_WORK = 20.0
"""Time limit for ruling on one case, in seconds."""
MOST_FAULTS = 200
MOST_PEOPLE = 60
"""Limit of people listed."""
SOUGHT = ("q", "group", "class", "weapon", "attack", "defence", "movement")
"""What can be asked about people, in the order of what is wanted."""


class RefereePages:
    """Everything about cases that answers over HTTP."""

    async def kit(self, request: Request) -> Response:
        """What a position can be set up of."""
        return reply(await aside(ASKING, kit, language_of(request)))

    async def people(self, request: Request) -> Response:
        """People by name, group, class, weapon and numbers."""
        language, query = language_of(request), request.query_params
        text, group, kind, weapon, attack, defence, movement = (query.get(key, "")[:80] for key in SOUGHT)
        mounted, armoured = query.get("mounted") == "1", query.get("armoured") == "1"
        wanted = Wanted(text, group, kind, weapon, attack, defence, movement, mounted, armoured)
        try:
            return reply(await aside(ASKING, people, language, wanted))
        except BadInput as bad:
            raise Wrong(400, "malformed", [fault(each.file.removeprefix("--"), each.what, each.hint) for each in bad.faults]) from bad

    async def rule(self, request: Request) -> Response:
        """Rule on a case; all its faults at once."""
        language, body = language_of(request), await body_of(request, MOST_CASE)
        query = request.query_params
        wants = Wants(query.get("page") == "1", query.get("board") == "1", query.get("man", "")[:200])
        try:
            return reply(await aside(RULING, ruled, body.decode(), language, wants))
        except UnicodeDecodeError as error:
            raise Wrong(400, "bad_case", [fault("case", f"is not UTF-8 text (byte {error.start})")]) from error
        except BadInput as bad:
            told = [
                fault(f"{each.file}:{each.line}" if each.line else each.file, each.what, each.hint) for each in bad.faults[:MOST_FAULTS]
            ]
            raise Wrong(400, "bad_case", told) from bad


# -- ruling --------------------------------------------------------------------------------------------------------------


class Wants:
    """What a page wants to have beside the ruling."""

    def __init__(self, page: bool = False, board: bool = False, man: str = "") -> None:
        self.page, self.board, self.man = page, board, man


def ruled(text: str, language: str, wants: Wants) -> Json:
    """The answer to a case as `hauberk adjudicate` gives it; for a page also the position, and what may be done in it."""
    reader = reader_of(text)
    _check_length(reader)
    table = deepcopy(reader.table)  # reading may add to it
    with within(MOST_WORK):
        case = case_of(reader)
        rulings = case.rulings()
        found = answered(case, rulings, language)
    if not wants.page:
        return found
    found |= {"case": table, "file": toml_of(table)}
    for told, lines in zip(found["rulings"], _lines(case, rulings, language), strict=True):
        told["lines"] = lines
    return found | (_for_page(case, rulings, language, wants) if isinstance(case, Case) else {})


def _check_length(reader: Reader) -> None:
    commands = reader.table.get("do")
    if isinstance(commands, list) and len(commands) > MOST_COMMANDS:
        hint = f"at most {MOST_COMMANDS}; hauberk adjudicate has no limit"
        raise BadInput([Fault(reader.source.name, 0, f"there are {len(commands)} commands", hint)])


def _lines(case: CaseOf, rulings: list[Ruling], language: str) -> list[list[ToldLine]]:
    """The words of every ruling with their reckonings, each with its rule."""
    referee = Referee(case, language)
    return [[line_json(line) for line in referee.lines(ruling)] for ruling in rulings]


def _for_page(case: Case, rulings: list[Ruling], language: str, wants: Wants) -> Json:
    """The position as a table shows it, before and after the commands, and what may be done now."""
    after = rulings[-1].after if rulings else case.state
    answers = Answers(Speech(case.scenario, language), Legal(case.field.at(after)), [])
    found: Json = {
        "people": {being.id: person_json(being.character, language) for being in after.beings.values()},
        "start": position(case.position), "ask": answers.ask(), "can": answers.summary()["men"],
    }  # fmt: skip
    if wants.board:
        found["board"] = board_json(case.field, language)
    if wants.man in after.beings:
        found["of"] = answers.of(wants.man)
    return found


# -- what there is to choose from ----------------------------------------------------------------------------------------


@cache
def kit(language: str) -> Json:
    """Sheets, editions, sequences, machines, peoples, classes and arms by name."""
    say, everybody = messages_in(language).say, load_people()
    arms = weapon_names()
    return {
        "sheets": [{"id": id_, "title": sheet(id_).title[language]} for id_ in sheet_files()],
        "editions": [{"id": each.id, "title": each.title[language]} for each in RULESETS.values()],
        "sides": list(SIDES),
        "sequences": [{"id": id_, "title": say(f"sequence-{number}")} for number, id_ in enumerate(SEQUENCES, start=1)],
        "machines": [{"id": each.id, "title": each.name[language]} for each in MACHINES.values()],
        "groups": [{"id": id_, "title": group.name[language]} for id_, group in everybody.groups.items()],
        "classes": [{"id": id_, "title": kind.name[language]} for id_, kind in everybody.kinds.items()],
        "weapons": [{"id": id_, "title": say(f"table-arm-{id_}") if id_ in arms else id_} for id_ in WEAPONS],
        "healths": list(Health.NAMES),
        "marks": list(Mark.NAMES),
        "scales": list(GAMES),
    }


def people(language: str, wanted: Wanted) -> FoundPeople:
    """Who fits, as `hauberk people` finds them, with all that a counter shows."""
    found = search(load_people(), wanted, weapon_names())
    listed = [FoundPerson(id=each.id, **asdict(person_json(each, language))) for each in found[:MOST_PEOPLE]]
    return FoundPeople(len(found), listed)
