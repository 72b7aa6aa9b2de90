"""What people and days are called in games of days."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Any

from hauberk.battle.core.being import BeingId
from hauberk.tell.battle.names import gender_of, together
from hauberk.tell.messages import Messages, Name


class PeopleAndDays:
    """The names of the people and the days of a game that begins on a date."""

    messages: Messages
    scenario: Any
    by_place: bool = False
    """Chronicles name places and stretches of wall, where a player is told hexes."""

    def person(self, state: Any, who: BeingId) -> Name:
        """Somebody by his id; an id that nobody has is said as it is."""
        character = state.people[who].character if who in state.people else state.pool.get(who)
        return Name(character.named(self.messages.language), gender_of(character)) if character is not None else Name(who)

    def leads(self, state: Any, who: BeingId) -> bool:
        """Is he one of those who are named first, however many are with him?"""
        return False

    def people(self, state: Any, men: Iterable[BeingId]) -> Name:
        """Several people together: leaders first, and never counted among the others."""
        led = {who: self.leads(state, who) for who in men}
        ordered = sorted(led, key=lambda who: not led[who])
        return together(self.messages, [self.person(state, who) for who in ordered], sum(led.values()))

    def date(self, day: int) -> str:
        """The date of a day of the game: 2 October 1142."""
        found = date.fromisoformat(self.scenario.begins) + timedelta(days=max(0, day - 1))
        return self.messages.say("date", day=found.day, month=self.messages.say(f"month-{found.month}"), year=str(found.year))
