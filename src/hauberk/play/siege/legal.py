"""What may be said to the question of the moment. Answers with one word are all listed; of orders, musters and arrangements there are too
many, so the usual ones and every single order are: any lawful command is accepted."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core.being import Side
from hauberk.siege import commands as c
from hauberk.siege import filling
from hauberk.siege import questions as q
from hauberk.siege.activities import roll_of
from hauberk.siege.armies import muster
from hauberk.siege.bombarding_days import in_need, may_throw, reach_of, struck
from hauberk.siege.events_of_the_day import at_call, points_for
from hauberk.siege.field import SiegePosition
from hauberk.siege.fights import default_arrange, default_muster
from hauberk.siege.fires_by_day import is_archer
from hauberk.siege.fires_by_day import targets as fuel
from hauberk.siege.mining_days import may_dig, open_mines, room
from hauberk.siege.place import targets

WEEK = 7
"""Days that may be let go by; any other number is accepted."""


def offered(position: SiegePosition) -> Iterator[c.Command]:
    """Commands of the moment, the usual one first, not all of them lawful; none when the siege is over or a fight is awaited."""
    field, state = position
    if not state.pending:
        return
    question = state.pending[-1]
    if isinstance(question, q.CHOICES):
        yield from (c.Answer(choice) for choice in question.choices)
        if isinstance(question, q.ArmyAsked):  # of all the armies that can be put together, one
            people = [state.pool[who] for who in reversed(at_call(position, question))]
            yield c.NamePeople(muster(field.prices, people, state.people, points_for(field, question)))
    elif isinstance(question, q.LineUpAsked):
        yield c.NamePeople(question.men)
    elif isinstance(question, q.InfiltratorsAsked):
        yield c.NamePeople(question.men[: question.number])
    elif isinstance(question, q.MusterAsked):
        yield default_muster(position, question)
    elif isinstance(question, q.ArrangeAsked):
        yield default_arrange(position, question)
    elif isinstance(question, q.OrdersAsked):
        yield c.Orders()
        yield from single_orders(position, question.side)
    yield c.Quiet(WEEK)


def single_orders(position: SiegePosition, side: Side) -> Iterator[c.Orders]:
    """Every kind of order by itself, with the hands a sergeant would send."""
    state = position.state
    yield from _sites(position, side)
    yield from _throws(position, side)
    yield from _digs(position, side)
    archers = tuple(person.id for person in state.free(side) if is_archer(person))
    yield from (c.Orders(burn=name, archers=archers) for name in fuel(position, side))
    if damaged := in_need(state, side):
        yield c.Orders(repair=damaged)
    yield from (c.Orders(props=(mine.id,)) for mine in open_mines(state, side))
    if side == state.besieger and (line := filling.usual(position)):
        yield c.Orders(fascines=line)
    yield c.Orders(bridge=True)
    yield c.Orders(negotiate=True)


def _sites(position: SiegePosition, side: Side) -> Iterator[c.Orders]:
    building = position.field.rules.building
    for product in building.products:
        roll = roll_of(position, side)
        engineer = next((person.id for person in roll.engineers()), "") if building.engineer else ""
        workers = tuple(person.id for person in roll.others())[: building.team]
        yield c.Orders(sites=(c.Site(product, workers, engineer),))
    for project in position.state.projects.values():
        if project.side == side and project.paused:
            roll = roll_of(position, side)
            engineer = next((person.id for person in roll.engineers()), "") if building.engineer else ""
            workers = tuple(person.id for person in roll.others())[: building.team]
            yield c.Orders(sites=(c.Site(project.line, workers, engineer, project.id),))


def _throws(position: SiegePosition, side: Side) -> Iterator[c.Orders]:
    field, state = position
    engines = tuple(name for name in state.engines if may_throw(position, side, name) is None)
    if engines:
        for name in targets(field.place, state.down, reach_of(field), struck(position)):
            yield c.Orders(bombard=(c.Aim(name, engines),))


def _digs(position: SiegePosition, side: Side) -> Iterator[c.Orders]:
    field, state = position
    for mine in state.mines.values():
        roll = roll_of(position, side)
        engineer = next((person.id for person in roll.engineers()), "")
        men = tuple(person.id for person in roll.others() if may_dig(state, person))
        most = len(state.present(side)) // field.rules.figures.mine_party if side == state.besieged else room(position, mine)
        yield c.Orders(digs=(c.Dig(mine.id, engineer, men[:most], fill=mine.side != side),))
