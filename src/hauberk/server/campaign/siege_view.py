"""A siege inside a campaign as the sheet of a siege shows it: the view a siege of its own has, through the eyes of one faction."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, NamedTuple

from hauberk.battle.core.being import SIDES, Side
from hauberk.campaign import events as ce
from hauberk.campaign import questions as cq
from hauberk.campaign.drawing import before_side
from hauberk.campaign.evolve import evolve
from hauberk.campaign.sieges import days_now, field_of
from hauberk.campaign.state import SIEGES, CampaignState, Siege
from hauberk.play.campaign.game import CAMPAIGN, CampaignMatch
from hauberk.play.campaign.pictures import picture_at
from hauberk.play.picture import Picture
from hauberk.play.protocol import common as said
from hauberk.play.siege.game import SIEGE
from hauberk.server.encoding import Json
from hauberk.server.siege.board import board_on, joined_board
from hauberk.server.siege.sheet import sections, signs_of
from hauberk.server.siege.views import Seen, ground, sheets, shown
from hauberk.siege import events as se
from hauberk.siege import questions as q
from hauberk.siege.field import SiegeField
from hauberk.siege.state import BESIEGED, BESIEGER, SiegeState
from hauberk.tell.scoring import scored
from hauberk.tell.siege.names import SiegeNames
from hauberk.tell.siege.voice import VOICE as OF_SIEGES
from hauberk.tell.story import Story

if TYPE_CHECKING:
    from hauberk.server.campaign.table import CampaignTable


class Nested(NamedTuple):
    """A siege of a campaign, and the side of it through whose eyes one looks."""

    table: CampaignTable
    siege: Siege
    field: SiegeField
    days: SiegeState
    side: Side
    mine: bool
    """Must one of these seats say something in it now?"""

    @property
    def picture(self) -> Picture:
        """How it looks at the place."""
        position = self.table.game.field.at(self.table.state)
        return picture_at(position, position.field.map.places[self.siege.place].hex)

    @property
    def asked(self) -> q.Question | None:
        """What is asked; how a fight is fought is asked of whoever must say it here."""
        if not self.days.pending or self.table.settled_how is not None:
            return None
        question = self.days.pending[-1]
        return question._replace(side=self.side) if self.mine and isinstance(question, q.ResolveAsked) else question


def nested(table: CampaignTable, place: str, you: tuple[str, ...]) -> Nested | None:
    """The siege of a place, for those who have a part in it and can see how it stands; None for everybody else. [C-CG-08]"""
    state, eyes = table.state, table.eyes(you)
    siege = state.sieges.get(place)
    if siege is None or siege.days is None or not eyes or eyes not in (siege.besieger, siege.besieged):
        return None
    side = BESIEGER if eyes == siege.besieger else BESIEGED
    mine = table.seat in you and not state.pending and state.now == place and days_now(state) is siege.days and bool(siege.days.pending)
    return Nested(table, siege, field_of(table.game.field.at(state), place), siege.days, side, mine)


def siege_shown(table: CampaignTable, place: str, language: str, you: tuple[str, ...]) -> Json | None:
    """Everything the sheet of a siege shows, as a siege of its own is shown. [C-SIEGE-01, C-CG-08]"""
    found = nested(table, place, you)
    if found is None:
        return None
    speech, field, days, siege = table.speech(language), found.field, found.days, found.siege
    names = speech.names.siege(field, siege.since)
    began = date.fromisoformat(table.scenario.begins) + timedelta(days=siege.since)
    happened = _happened(table.game, place)
    told = _told(found, happened, language, names)
    seen = Seen(field.at(days), (found.side,), found.asked, found.mine, names, language)
    return {
        "id": f"{table.id}/{place}",
        "seq": table.seq,
        "siege": {
            "id": place, "title": speech.messages.say("page-campaign-siege-of", place=speech.names.place(place)), "briefing": "",
            "begins": began.isoformat(), "days": 0, "ruleset": table.scenario.ruleset.id,
            "open_provisions": field.rules.switches.open_provisions,
            "sides": [{"side": letter, "name": names.side(side)} for side, letter in enumerate(SIDES)],
        },
        "you": [SIDES[found.side]],
        "seats": {},
        "standing": scored(OF_SIEGES.scoring, names, field.at(days), SIEGE.standing(field.at(days), (found.side,))),
        **shown(seen, told, signs_of(field, [each.inner for each in happened if each.inner is not None], (found.side,))),
        "undo": [SIDES[found.side]] if found.mine and _may_undo(table) else [],
        "fight": _fight(found),
        "captains": table.captains and bool(_fight(found)),
        "commitment": table.game.commitment,
    }  # fmt: skip


def plan_shown(table: CampaignTable, place: str, language: str, you: tuple[str, ...]) -> Json | None:
    """The plan of a besieged place: its board and its stretches of wall; nothing in it is secret."""
    found = nested(table, place, you)
    if found is None:
        return None
    return {
        "board": board_on(found.field.place.sheet, table.scenario.ruleset.id, language, found.picture),
        "sections": sections(found.field.place, language),
    }


def ground_shown(table: CampaignTable, place: str, language: str, you: tuple[str, ...]) -> Json | None:
    """The ground on which a side is about to put its people in their places: that of a battle in the field, or the open ground of a siege.

    None where it is the place itself, or somebody else's turn.
    """
    state, question = table.state, table.state.pending[-1] if table.state.pending else None
    if isinstance(question, cq.DrawUpAsked) and state.battle is not None:
        if table.seat not in you:
            return None
        rows = before_side(table.game.field.at(state), state.battle, question.side).ground.pieces()
        pieces = tuple((row["sheet"], row["turned"], row.get("of", 0), row.get("side", 0)) for row in rows)
        picture = picture_at(table.game.field.at(state), state.battle.hex)
        return {"board": joined_board(pieces, table.scenario.ruleset.id, language, picture), "works": {}}
    found = nested(table, place, you)
    if found is None or not found.mine:
        return None
    return ground(found.field.at(found.days), found.asked, language, found.picture)


def sheets_shown(table: CampaignTable, place: str, language: str, you: tuple[str, ...]) -> Json | None:
    """The sheets among which a side chooses now, or those that are laid by then, for a battle in the field or in a siege.

    None where it is somebody else's turn.
    """
    state = table.state
    question = state.pending[-1] if state.pending else None
    if isinstance(question, cq.SheetAsked | cq.DeployAsked) and state.battle is not None:
        if table.seat not in you:
            return None
        picture = picture_at(table.game.field.at(state), state.battle.hex)
        names = {name for name, _ in state.battle.sheets}
        if isinstance(question, cq.SheetAsked):
            names = {choice.partition(" ")[0] for choice in question.choices}
        return {name: board_on(name, table.scenario.ruleset.id, language, picture) for name in sorted(names)}
    found = nested(table, place, you)
    return sheets(found.field.at(found.days), found.asked, language, found.picture) if found is not None and found.mine else None


# -- the parts of the view ---------------------------------------------------------------------------------------------


def _may_undo(table: CampaignTable) -> bool:
    """May whoever decides take his last step back?"""
    side = table.game.side
    return side is not None and not table.fight_id and table.game.may_undo(side) is None


def _fight(found: Nested) -> str:
    """The game in which the fight of this siege is fought now; "" if there is none."""
    return found.table.fight_id if isinstance(found.asked, q.FightAwaited) and found.table.state.now == found.siege.place else ""


class Happening(NamedTuple):
    """An event of the campaign that belongs to a siege, and the state before it."""

    event: ce.Event
    state: CampaignState

    @property
    def inner(self) -> se.Event | None:
        """The event of the siege itself."""
        return self.event.of if isinstance(self.event, ce.InSiege) else None


def _happened(game: CampaignMatch, place: str) -> list[Happening]:
    """Everything that belongs to the siege of a place since it began: its own events, and the dice of its days."""
    opened = [number for number, step in enumerate(game.steps) if any(_opens(event, place) for event in step.events)]
    found: list[Happening] = []
    for number in range(opened[-1], len(game.steps)) if opened else ():
        state = game.state_at(number - 1) if number else game.start
        for event in game.steps[number].events:
            if _opens(event, place):
                found.clear()
            if _belongs(event, state, place):
                found.append(Happening(event, state))
            state = evolve(state, event)
    return found


def _opens(event: ce.Event, place: str) -> bool:
    return isinstance(event, ce.SiegeOpened) and event.place == place


def _belongs(event: ce.Event, state: CampaignState, place: str) -> bool:
    if isinstance(event, ce.Rolled):
        return state.step == SIEGES and state.now == place
    return isinstance(event, ce.InSiege | ce.SiegeOpened | ce.SiegeDayDone | ce.SiegeChanged) and event.place == place


def _told(found: Nested, happened: list[Happening], language: str, names: SiegeNames) -> list[said.ChronicleDay]:
    """The days of the siege in sentences, as its side may know them."""
    story = Story(CAMPAIGN, found.table.scenario, language, _faction(found), found.table.game.field)
    quiet = story.messages.say("chronicle-quiet")
    days: list[list[Happening]] = []
    for each in happened:
        if not days or isinstance(each.inner, se.DayBegan):
            days.append([])
        days[-1].append(each)
    told = []
    for number, day in enumerate(_joined(days), start=1):
        sentences = [line.text for line in story.tell([each.event for each in day], day[0].state)]
        told.append(said.ChronicleDay(number, names.date(number), sentences or [quiet]))
    return told


def _joined(days: list[list[Happening]]) -> list[list[Happening]]:
    """What is found before the first day begins belongs to it."""
    head, *rest = days or [[]]
    return [[*head, *rest[0]], *rest[1:]] if rest and not any(isinstance(each.inner, se.DayBegan) for each in head) else days


def _faction(found: Nested) -> str:
    return found.siege.besieger if found.side == BESIEGER else found.siege.besieged
