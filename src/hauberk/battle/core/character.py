"""Who somebody is: the printed counter. What happens to him is a `Being`. [COUNTER-01 … COUNTER-06]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Values(NamedTuple):
    """The three numbers of a counter: attack (black), defence (red), movement allowance (blue). [COUNTER-03]"""

    attack: int
    defence: int
    movement: int


@dataclass(frozen=True, slots=True)
class Character:
    """A person or beast as printed: the same in every battle."""

    id: str
    name: str
    """As it is printed."""
    kind: str
    group: str
    code: str
    """Three letters; the third is j, s or a for javelin, sling and bow. [COUNTER-05, SHOOT-02]"""
    armoured: bool
    """A ring round the defence number. [COUNTER-03]"""
    faces: dict[str, Values]
    """The numbers of each face: foot, foot_wounded, stunned, and mounted, mounted_wounded if he owns a horse."""
    weapons: tuple[str, ...] = ()
    traits: frozenset[str] = frozenset()
    missile: bool = True
    """Has he anything to shoot or throw?"""
    arms: dict[str, str] = field(default_factory=dict)
    """What a painter needs: shield, coat, armour, helmet, cloth, horse, and a look (woman, king, queen)."""
    note: dict[str, str] = field(default_factory=dict)
    called: dict[str, str] = field(default_factory=dict)
    """What people of history are called in languages that have a name of their own for them."""
    handles: frozenset[str] = frozenset()
    """What he can do with his missile weapons, such as `shooter` or `fire_arrows`: their traits."""

    rides: bool = field(init=False, repr=False, compare=False)
    """Has he the two mounted faces? [COUNTER-01, MOUNT-06]"""
    is_beast: bool = field(init=False, repr=False, compare=False)
    """An animal: healthy or dead, nothing between. [COUNTER-06]"""

    def __post_init__(self) -> None:
        object.__setattr__(self, "rides", "mounted" in self.faces)  # asked at every turn, so worked out once
        object.__setattr__(self, "is_beast", "beast" in self.traits)

    def __hash__(self) -> int:
        return hash(self.id)

    def named(self, language: str) -> str:
        """His name as this language has it, else as it is printed."""
        return self.called.get(language, self.name)
