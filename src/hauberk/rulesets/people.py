"""Kinds and people: reading `data/kinds.toml` and `data/people/`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from hauberk.battle.core.character import Character, Values
from hauberk.battle.core.rules import Figures
from hauberk.board.terrain import PROVENANCES
from hauberk.common.faults import LANGUAGES, BadInput, Fault, Reader, read_toml
from hauberk.rulesets.tables import base_table, data_folder
from hauberk.rulesets.tables.battle import load_figures, load_hand_arms, load_weapons
from hauberk.rulesets.unnamed_people import Everybody, load_bynames

TRAITS = (
    "knight", "noble", "hoplite", "cataphract", "horse_archer", "civilian", "engineer", "beast", "led", "couched_lance", "byzantine_bow",
)  # fmt: skip
_TABLE = base_table("weapons")
MISSILES = {id_: weapon for id_, weapon in load_weapons(_TABLE).items() if weapon.carried}
WEAPONS = (*MISSILES, *load_hand_arms(_TABLE))
"""All that somebody can carry."""
COUNTED = frozenset(id_ for id_, weapon in MISSILES.items() if weapon.ammo)
"""Weapons whose throws are counted; nobody carries two of them."""


def handling(weapons: Iterable[str]) -> frozenset[str]:
    """What he can do with the missile weapons he carries: their traits."""
    return frozenset(trait for word in weapons if word in MISSILES for trait in MISSILES[word].traits)


@dataclass(frozen=True)
class Kind:
    """A class of people or beasts."""

    id: str
    name: dict[str, str]
    code: str
    armoured: bool
    foot: Values
    foot_wounded_movement: int
    mounted: Values | None
    mounted_wounded_movement: int
    traits: frozenset[str]


@dataclass(frozen=True)
class Group:
    """A people: Normans, Byzantines, …"""

    id: str
    name: dict[str, str]
    painter: str
    people: tuple[str, ...]
    levies: tuple[str, ...] = ()
    """Those of its other files, rank and file and townsfolk: they march in campaigns, and no army that comes to a siege draws on them."""

    @property
    def everybody(self) -> tuple[str, ...]:
        """All of them, the well-known first."""
        return self.people + self.levies


@dataclass(frozen=True)
class People:
    """Everybody there is."""

    kinds: dict[str, Kind]
    groups: dict[str, Group]
    characters: dict[str, Character] = field(default_factory=dict)
    """All who have names of their own; and by his id whoever can be made. [RULING-C-MADE]"""
    rolls: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The people of each file, by its name: a group has one roll, and a second one if it has levies."""

    def horse_for(self, rider: Character) -> Character:
        """The horse that belongs to a rider; a cataphract's is armoured. [UNHORSE-05]"""
        horse = self.kinds["horse"]
        stand = horse.foot
        return Character(
            id=f"{rider.id}.horse", name=rider.name, kind="horse", group=rider.group, code=horse.code,
            armoured="cataphract" in rider.traits, faces={"foot": stand}, traits=horse.traits,
            arms={name: rider.arms[name] for name in ("horse", "coat") if name in rider.arms},
        )  # fmt: skip


@lru_cache(maxsize=4)
def load_people(folder: Path | None = None) -> People:
    """Read kinds and people, reporting all faults of all files at once."""
    folder = folder or data_folder()
    figures = load_figures(base_table("battle"))
    faults: list[Fault] = []
    kinds = _load_kinds(folder / "kinds.toml", faults)
    groups: dict[str, Group] = {}
    characters: dict[str, Character] = {}
    rolls: dict[str, tuple[str, ...]] = {}
    for path in sorted((folder / "people").glob("*.toml")):
        try:
            reader = read_toml(path)
        except BadInput as bad:
            faults += bad.faults
            continue
        group = _group(reader, kinds, figures, characters)
        groups[group.id] = _with_levies(reader, groups.get(group.id), group)
        rolls[path.stem] = group.people
        faults += reader.source.faults
    bynames = load_bynames(folder / "bynames.toml", faults)
    if faults:
        raise BadInput(faults)
    return People(kinds, groups, Everybody(characters, rolls, bynames), rolls)


def _load_kinds(path: Path, faults: list[Fault]) -> dict[str, Kind]:
    try:
        reader = read_toml(path)
    except BadInput as bad:
        faults += bad.faults
        return {}
    kinds = {key: _kind(key, entry) for key, entry in reader.named("kinds")}
    reader.finish()
    faults += reader.source.faults
    return kinds


def _kind(key: str, entry: Reader) -> Kind:
    entry.flag("beast")
    foot, foot_wounded = _values(entry.child("foot"))
    mounted, mounted_wounded = _values(entry.child("mounted")) if "mounted" in entry else (None, 0)
    sources = entry.child("provenance")
    for name in sources.table:
        sources.choice(name, PROVENANCES)
    kind = Kind(
        key, entry.words("name"), entry.text("arm") + entry.text("letter"), entry.flag("armoured"), foot, foot_wounded,
        mounted, mounted_wounded,
        frozenset(entry.choices("traits", TRAITS)),
    )  # fmt: skip
    entry.finish()
    return kind


def _values(entry: Reader) -> tuple[Values, int]:
    values = Values(entry.integer("attack", least=0), entry.integer("defence", least=0), entry.integer("movement", least=0))
    wounded = entry.integer("wounded_movement", least=0)
    entry.finish()
    return values, wounded


def _group(reader: Reader, kinds: dict[str, Kind], figures: Figures, characters: dict[str, Character]) -> Group:
    group, letter = reader.text("group"), reader.text("letter")
    reader_name, painter = reader.words("name"), reader.text("painter", default="neutral")
    members = []
    for key, entry in reader.named("people"):
        if key in characters:
            entry.fault("name", f"{key} is in two groups", "ids are unique over all groups")
        character = _character(key, entry, group, kinds, figures)
        if not character.code.startswith(letter):
            entry.fault("code", f"{key}: code {character.code!r} should start with {letter!r}")
        characters[key] = character
        members.append(key)
    reader.finish()
    return Group(group, reader_name, painter, tuple(members))


def _with_levies(reader: Reader, known: Group | None, group: Group) -> Group:
    """A file that names a group once more brings its rank and file; what it says of the group must be the same."""
    if known is None:
        return group
    if (known.name, known.painter) != (group.name, group.painter):
        reader.fault("group", f"{group.id} has another name or painter in its first file")
    return replace(known, levies=known.levies + group.people)


def _character(key: str, entry: Reader, group: str, kinds: dict[str, Kind], figures: Figures) -> Character:
    kind = kinds.get(entry.choice("kind", kinds))
    arms, called = entry.child("arms", needed=False), entry.child("called", needed=False)
    weapons = entry.choices("weapons", WEAPONS)
    if len(COUNTED & set(weapons)) > 1:
        entry.fault("weapons", f"{key} carries two weapons whose throws are counted")
    traits = frozenset(entry.choices("traits", TRAITS))
    character = Character(
        id=key,
        name=entry.text("name"),
        kind=kind.id if kind else "",
        group=group,
        code=entry.text("code"),
        armoured=bool(kind and kind.armoured),
        faces=_faces(entry, kind, figures) if kind else {},
        weapons=weapons,
        traits=traits | kind.traits if kind else traits,
        missile=not MISSILES.keys().isdisjoint(weapons),
        handles=handling(weapons),
        arms={name: arms.text(name) for name in arms.table},
        note=entry.words("note", needed=False),
        called={language: called.text(language) for language in LANGUAGES if language in called},
    )
    if len(character.code) != 3:
        entry.fault("code", f"{key}: a class code has three letters, not {character.code!r}")
    called.finish()
    entry.finish()
    return character


def _faces(entry: Reader, kind: Kind, figures: Figures) -> dict[str, Values]:
    """The numbers of every face: a wound halves attack and defence, rounded up; stunned only the gear protects.

    [STATE-01, STATE-07, MOVE-02, CTX-03]
    """
    stands: dict[str, tuple[Values, int]] = {}
    for stand, base, wounded_movement in (
        ("foot", kind.foot, kind.foot_wounded_movement),
        ("mounted", kind.mounted, kind.mounted_wounded_movement),
    ):
        if base is None:
            if stand in entry:
                entry.fault(stand, f"{kind.id} has no horse")
            continue
        own = entry.child(stand, needed=False)
        values = Values(own.integer("attack", default=base.attack), own.integer("defence", default=base.defence), base.movement)
        own.finish()
        stands[stand] = values, wounded_movement
    return faces_of(stands, kind.armoured, "beast" in kind.traits, figures)


def faces_of(stands: dict[str, tuple[Values, int]], armoured: bool, beast: bool, figures: Figures) -> dict[str, Values]:
    """All faces of a counter, given its numbers on foot and in the saddle, each with the movement of the wounded face.

    [STATE-01, STATE-07, MOVE-02]
    """
    if beast:
        return {"foot": stands["foot"][0]}
    faces: dict[str, Values] = {}
    half = figures.wounded_divisor
    for stand, (values, wounded_movement) in stands.items():
        faces[stand] = values
        faces[f"{stand}_wounded"] = Values(-(-values.attack // half), -(-values.defence // half), wounded_movement)
    faces["stunned"] = Values(0, figures.stunned_defence_armoured if armoured else figures.stunned_defence, 0)
    return faces
