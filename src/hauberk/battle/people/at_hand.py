"""What somebody can do besides walking: with the horse beside him, with the fallen where he stands, with the man he bears."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core.being import Being
from hauberk.battle.core.choices import Choices, Listed, Listing
from hauberk.battle.core.commands import LayDown, LetGo, Lift, Mount, PushHorse, TakeBridle
from hauberk.battle.core.field import Position
from hauberk.battle.movement.move_choices import Reaches
from hauberk.battle.people.carrying import laying_choices, lifting_choices
from hauberk.battle.riding.leading import bridle_choices, push_choices
from hauberk.battle.riding.saddle import mounting_choices


def choices_at_hand(listing: Listing) -> Iterator[Choices]:
    """For everybody of the active side who can still move and has something at hand, all of it together."""
    position, memory = listing
    field, state = position
    able, _ = memory.of(Reaches).movers(state)
    close = field.board.beside(state.beasts | state.lying) if state.beasts or state.lying else 0
    for man in able:
        if man.carries or (close and man.area & close):
            yield Listed(man.id, list(_of(position, man)))


def _of(position: Position, man: Being) -> Iterator[Mount | TakeBridle | LetGo | PushHorse | Lift | LayDown]:
    state = position.state
    yield from mounting_choices(position, man)
    if state.beasts and not man.character.is_beast:
        yield from bridle_choices(position, man)
        yield from push_choices(position, man)
    if state.lying:
        yield from lifting_choices(position, man)
    yield from laying_choices(position, man)
