"""Cases of campaigns: a small country at some step of some day, commands and scripted dice in a file, and the ruling on them as JSON."""

from __future__ import annotations

from typing import Any

from hauberk.campaign import garrisons
from hauberk.campaign.actions import opening
from hauberk.campaign.doing import Doing
from hauberk.campaign.events import Event
from hauberk.campaign.field import CampaignField
from hauberk.campaign.map import FLAGS, KINDS, CampaignMap, Levels, Line, Place
from hauberk.campaign.state import CampaignState, Outcome
from hauberk.campaign.turn import resume
from hauberk.common.dice import Dice
from hauberk.common.faults import LANGUAGES, Reader
from hauberk.play.campaign.case_state import Dawn
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.maps import FACTIONS, Surveyor
from hauberk.play.campaign.scenario import campaign_of
from hauberk.play.campaign.values import CampaignScenario
from hauberk.play.campaign.view import view
from hauberk.play.campaign.wire import CampaignWire
from hauberk.play.case import CaseOf, read_orders, read_scenario

_OF_A_CASE = ("note", "campaign", "country", "state", "people", "counters", "holdings", "do", "dice")
"""Fields of a case that the file of a campaign does not have."""
_NAMED = ("groups", "companies", "trains")
LINES = ("rivers", "roads")
YEAR, LEVEL = 1100, 5


class CampaignCase(CaseOf):
    """A campaign in the middle, with commands and dice."""

    game = CAMPAIGN
    field: CampaignField
    start: CampaignState

    def read(self, reader: Reader) -> None:
        """The campaign, how it stands, and the commands."""
        begins = {"begins": f"{YEAR}-06-01", "days": 30, "year": YEAR, "spies": []}
        self.scenario = read_scenario(reader, CAMPAIGN, _OF_A_CASE, _drawn, **begins)
        reader.source.done()  # without a campaign nothing else can be checked
        first = self.game.start(self.scenario)
        self.field, self.wire = first.field, self.game.wire(self.scenario)
        self._dawn = Dawn(reader, first)
        self.start = self._dawn.state()
        self.todo = read_orders(reader, self.wire)

    def begin(self, dice: Dice) -> tuple[tuple[Event, ...], CampaignState]:
        """From the given step on, or from the first morning."""
        if self._dawn.step < 0:
            return opening(self.field.at(self.start), dice)
        doing = Doing(self.field.at(self.start), dice)
        for group in list(self.start.groups.values()):
            if place := self.field.map.place_at(group.hex, self.field.year):
                garrisons.call_out(doing, place.id)
        resume(doing, self._dawn.step, self._dawn.acts)
        return tuple(doing.events), doing.state

    def shown(self, state: CampaignState) -> dict[str, Any]:
        """Everything there is, as a referee sees it, and what is asked now."""
        found = view(self.field.at(state._replace(outcome=state.outcome or Outcome((), ""))), self.field.factions[0].id)
        asked = (
            CampaignWire().question(state.pending[-1]) if state.pending else view(self.field.at(state), self.field.factions[0].id)["asked"]
        )
        return {**found, "asked": asked, "outcome": found["outcome"] if state.outcome is not None else None}


# -- the campaign of a case --------------------------------------------------------------------------------------------


def _drawn(reader: Reader) -> CampaignScenario:
    """A small campaign that the case holds itself; counters may be without a name."""
    for key in _NAMED:
        for entry in reader.table.get(key, ()) if isinstance(reader.table.get(key), list) else ():
            if isinstance(entry, dict) and "name" not in entry:
                entry["name"] = dict.fromkeys(LANGUAGES, str(entry.get("id", "")))
    return campaign_of(reader, _country(reader) if "country" in reader else None)


def _country(reader: Reader) -> CampaignMap:
    """A country drawn in the case; without it nothing else can be checked."""
    entry = reader.child("country")
    rows = entry.text("relief").split()
    drawn = Reader(entry.source, {**entry.table, "columns": max((len(row) for row in rows), default=0), "rows": len(rows)}, entry.path)
    found = _Sketch(drawn).map()
    reader.source.done()
    return found


class _Sketch(Surveyor):
    """A country of a few hexes: what it is called and where its figures come from need not be said."""

    def map(self) -> CampaignMap:
        """The whole map."""
        lines = {key: tuple(self.known(self.reader, key, name) for name in self.reader.text(key, default="").split()) for key in LINES}
        rivers, roads = (tuple(Line(key, {}, (hex_,)) for hex_ in lines[key]) for key in LINES)
        places = [self.place(entry) for entry in self.reader.children("places")]
        self.reader.finish()
        words = dict.fromkeys(LANGUAGES, "")
        return CampaignMap("case", words, self.columns, self.rows, self.hexes(rivers, roads), {place.id: place for place in places})

    def place(self, entry: Reader) -> Place:
        """A place with its levels in plain fields; one hex has room for one."""
        name, hex_ = self.own(entry), self.known(entry, "hex", entry.text("hex"))
        if (other := self.taken.setdefault(hex_, name)) != name:
            entry.fault("hex", f"hex {hex_} holds {other} already")
        kind, flags = entry.choice("kind", KINDS), frozenset(entry.choices("flags", FLAGS))
        found = Place(name, dict.fromkeys(LANGUAGES, name), hex_, kind, self.levels(entry), flags)
        entry.finish()
        return found

    def levels(self, entry: Reader) -> dict[int, Levels]:
        """`faction`, `resources`, `attitude`. [C-PLACE-03]"""
        faction = entry.choice("faction", FACTIONS)
        resources, attitude = (entry.integer(key, default=LEVEL, least=0) for key in ("resources", "attitude"))
        return {1: Levels(faction, "", resources, attitude)}
