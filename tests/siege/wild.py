"""A commander who orders everything at once: several works a day, parties of any size, people anywhere they may stand."""

from __future__ import annotations

import random
from dataclasses import fields, replace

from hauberk.play.siege.game import SiegeMatch
from hauberk.play.siege.game import legal as options
from hauberk.siege import commands as c
from hauberk.siege import questions as q
from hauberk.siege.fights import KINDS, MAP, QUICK
from hauberk.siege.kinds import fight_of

QUIET = 0.1
"""How often he lets days go by where he may: whoever does so all the time does nothing else."""


class WildCommander:
    """Chooses among more than is offered, and never anything unlawful; his own source of chance is not the game's."""

    def __init__(self, seed: int | str = 0, maps: float = 0.0) -> None:
        self._chance, self._idle = random.Random(seed), random.Random(f"{seed} idle")
        self._maps = maps
        """How often a fight is fought on the map."""

    def choose(self, game: SiegeMatch) -> c.Command:
        """Something lawful."""
        question = game.state.pending[-1]
        if isinstance(question, q.ResolveAsked):
            return c.Answer(MAP if self._chance.random() < self._maps else QUICK)
        offered = [each for each in options(game.position) if not isinstance(each, c.Quiet)]
        assert offered, f"nothing can be answered to {question}"
        found = self._chance.choice(offered)
        if game.why_not(days := c.Quiet(self._idle.randint(1, 4))) is None and self._idle.random() < QUIET:
            return days
        if isinstance(found, c.Orders):
            return self._orders(game, offered)
        if isinstance(found, c.Muster):
            return self._lawful(game, self._muster(found), found)
        if isinstance(found, c.NamePeople):
            return self._lawful(game, self._people(question, found), found)
        return self._lawful(game, self._arrange(game), found) if isinstance(found, c.Arrange) else found

    def _lawful(self, game: SiegeMatch, wanted: c.Command, usual: c.Command) -> c.Command:
        return wanted if game.why_not(wanted) is None else usual

    def _orders(self, game: SiegeMatch, offered: list[c.Command]) -> c.Orders:
        """One order after the other, as long as they go together."""
        found = c.Orders()
        some = [order for order in offered if isinstance(order, c.Orders)]
        for order in self._chance.sample(some, min(len(some), self._chance.randint(0, 6))):
            both = replace(found, **{each.name: _sum(getattr(found, each.name), getattr(order, each.name)) for each in fields(c.Orders)})
            if game.why_not(both) is None:
                found = both
        return found

    def _muster(self, usual: c.Muster) -> c.Muster:
        some = tuple(who for who in usual.men if self._chance.random() < 0.7)
        engines = tuple(name for name in usual.engines if self._chance.random() < 0.7)
        joined = self._chance.choice((0, 1, 2, 3, 4, usual.joined))
        return replace(usual, men=some, engines=engines, joined=joined, edge=self._chance.choice((1, 2, 3, 4)))

    def _people(self, question: q.Question, usual: c.NamePeople) -> c.NamePeople:
        if isinstance(question, q.ArmyAsked):
            return c.NamePeople(tuple(who for who in usual.men if self._chance.random() < 0.7))
        assert isinstance(question, (q.LineUpAsked, q.InfiltratorsAsked))
        number = question.number if isinstance(question, q.InfiltratorsAsked) else len(question.men)
        return c.NamePeople(tuple(self._chance.sample(question.men, number)))

    def _arrange(self, game: SiegeMatch) -> c.Arrange:
        fight, side = fight_of(game.state), game.state.pending[-1].side
        zone = KINDS[fight.kind].zone(game.position, side)
        men = [who for who in fight.parties[side] if who not in fight.infiltrators]
        cells = self._chance.sample(sorted(zone.cells), min(len(zone.cells), len(men) // 2))
        found = [c.Placed(who, cell) for who, cell in zip(men, cells, strict=False)]
        if zone.edges:
            found += [c.Placed(who, edge=self._chance.choice(zone.edges)) for who in men[len(found) :]]
        return c.Arrange(tuple(found))


def _sum(one: object, other: object) -> object:
    if isinstance(one, tuple) and isinstance(other, tuple):
        return one + other
    return one or other
