"""Campaigns told in the terminal: day by day, by their headlines; watched live, or from a record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from hauberk.campaign import events as e
from hauberk.campaign.field import CampaignField
from hauberk.campaign.map import HexName
from hauberk.campaign.state import CampaignState
from hauberk.play.campaign.game import CampaignMatch, campaign_field
from hauberk.play.campaign.values import CampaignScenario
from hauberk.play.record import Record, states
from hauberk.play.steps import StepOf
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import messages_in

COLOURS = {"battle": "bold", "fallen": "red", "siege": "cyan", "plundered": "yellow", "ended": "bold green"}


class CampaignNarrator:
    """Prints what becomes known of a campaign as it unfolds: battles, sieges, plunder, leaders taken and killed."""

    def __init__(self, console: Console, scenario: CampaignScenario, field: CampaignField, language: str, details: bool) -> None:
        self._console, self._field, self._language, self._details = console, field, language, details
        self._say = messages_in(language).say
        self._names = {each.id: each.name.get(language, each.id) for each in field.factions}
        self._groups = {each.id: each.name.get(language, each.id) for each in scenario.groups}
        self._told = True
        self._last: CampaignState | None = None
        console.print(Rule(Text(scenario.title[language], style="bold")))
        console.print(scenario.story[language], markup=False)
        console.print(Text(scenario.briefing[language], style="italic"))

    def follow(self, game: CampaignMatch, events: tuple[e.Event, ...]) -> None:
        """Tell the step that was just played."""
        self.tell(events, game.state)

    def tell(self, events: Sequence[e.Event], state: CampaignState) -> None:
        """Tell one step; `state` knows everybody of whom it speaks."""
        for event in events:
            if isinstance(event, e.DayBegan):
                if not self._told:
                    self._line("quiet", self._say("headline-quiet"))
                self._console.print(Rule(Text(self._say("headline-day", day=event.day))))
                self._told = event.day == 1
            for kind, text in self._headlines(event, state):
                self._line(kind, text)
                self._told = True

    def _line(self, kind: str, text: str) -> None:
        self._console.print(Text(f"  {sentence(text)}", style=COLOURS.get(kind, "")))

    def _headlines(self, event: e.Event, state: CampaignState) -> Iterator[tuple[str, str]]:
        say = self._say
        if isinstance(event, e.BattleEnded) and (event.fought or event.winner):
            key = "headline-refused" if not event.fought else "headline-battle" if event.winner else "headline-drawn"
            loser = next((each for each in event.factions if each != event.winner), "")
            yield (
                "battle",
                say(key, where=self.where(event.hex), winner=self.side(event.winner or event.factions[0]), loser=self.side(loser)),
            )
        elif isinstance(event, e.SiegeLaid):
            yield "siege", say("headline-siege", place=self.place(event.place), besieger=self.side(event.besieger))
        elif isinstance(event, e.SiegeOver):
            yield "siege", say("headline-siege-over", place=self.place(event.place), winner=self.side(event.winner))
        elif isinstance(event, e.Plundered) and event.place in self._field.map.places:
            faction = state.groups[event.group].faction if event.group in state.groups else ""
            yield "plundered", say("headline-plundered", place=self.place(event.place), points=event.points, by=self.side(faction))
        elif isinstance(event, e.Captured | e.Hurt) and state.people[event.who].leads:
            if isinstance(event, e.Captured):
                yield "fallen", say("headline-captured", who=state.people[event.who].character.name, by=self.side(event.captor))
            elif not state.people[event.who].alive:
                yield "fallen", say("headline-killed", who=state.people[event.who].character.name)
        elif isinstance(event, e.CampaignEnded):
            winners = ", ".join(self.side(each) for each in event.winners)
            key = f"counted-end-{event.reason}"
            why = say(key if key in messages_in(self._language) else "counted-end-other")
            yield "ended", say("headline-ended", winners=winners or say("counted-nobody"), why=why)
        elif self._details and isinstance(event, e.Raised | e.HoldingSet):
            yield from self._details_of(event)

    def _details_of(self, event: e.Raised | e.HoldingSet) -> Iterator[tuple[str, str]]:
        """Smaller things: men raised, places that change hands."""
        if isinstance(event, e.Raised) and event.why == "recruits":
            yield "raised", self._say("headline-raised", by=self.side(event.faction), number=len(event.men))
        elif isinstance(event, e.HoldingSet) and event.why in ("taken", "capitulated", "conquered"):
            yield "siege", self._say("headline-taken", place=self.place(event.holding.id), by=self.side(event.holding.faction))

    # -- names ---------------------------------------------------------------------------------------------------------

    def side(self, faction: str) -> str:
        """A faction by its name."""
        return self._names.get(faction) or self._say("headline-others")

    def place(self, id_: str) -> str:
        """A place by its name."""
        return self._field.map.places[id_].name.get(self._language, id_)

    def where(self, hex_: HexName) -> str:
        """The place on a hex, or the nearest to it."""
        places = [each for each in self._field.map.places.values() if each.at(self._field.year) is not None]
        near = min(places, key=lambda each: (self._field.map.distance(each.hex, hex_), each.id))
        return self._say("headline-at" if near.hex == hex_ else "headline-near", place=self.place(near.id))


def tell_campaign_record(console: Console, record: Record, language: str, upto: int, details: bool) -> None:
    """Tell the record of a campaign from its events alone; what was taken back is told as it happened."""
    field = campaign_field(record.scenario)
    narrator = CampaignNarrator(console, record.scenario, field, language, details)
    steps = [(entry, state) for entry, state in states(record) if isinstance(entry, StepOf)]
    for entry, state in steps[: upto or len(steps)]:
        narrator.tell(entry.events, state)
