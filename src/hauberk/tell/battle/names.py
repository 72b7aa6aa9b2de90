"""What people, places and things are called in a language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from hauberk.battle.core.being import BeingId, Side
from hauberk.battle.core.character import Character
from hauberk.battle.core.field import Field
from hauberk.battle.core.state import State
from hauberk.board.board import Cell, bits
from hauberk.board.terrain import TerrainTable
from hauberk.common.faults import LANGUAGES
from hauberk.rulesets.people import WEAPONS, load_people
from hauberk.tell.grammar import HE, IT, SHE
from hauberk.tell.messages import Messages, Name, messages_in

WOMEN = frozenset({"sichelgaita", "gaitelgrima", "judith", "mabel", "matilda", "maymuna", "queen_maud"})
SHE_BEASTS = frozenset(
    {
        "mule_grey", "mule_brown", "mule_black", "mule_pale", "mule_old", "dog_hunt",
        "sheep_bell", "sheep_white", "sheep_black",
    }
)  # fmt: skip
MOST_NAMED = 5
"""In a longer list only leaders are named, or the first."""


@cache
def weapon_names() -> dict[str, list[str]]:
    """How each weapon of the counters is called, in every language."""
    spoken = [messages_in(language) for language in LANGUAGES]
    return {word: [each.say(f"table-arm-{word}") for each in spoken] for word in WEAPONS if f"table-arm-{word}" in spoken[0]}


def gender_of(character: Character) -> str:
    """He, she, or it for a horse that has no name of its own."""
    if is_horse_of_somebody(character):
        return IT
    return SHE if character.id in WOMEN or character.id in SHE_BEASTS else HE


def is_horse_of_somebody(character: Character) -> bool:
    """A rider's horse bears his name; pack horses and other beasts have names of their own."""
    return character.kind == "horse" and character.id.endswith(".horse")


def listed(messages: Messages, words: Sequence[str], leaders: int = 1) -> str:
    """Drogon, Serlon and Landry; of many only the first ones are named, so many of whom are leaders."""
    named = max(1, leaders)
    if len(words) > max(MOST_NAMED, named + 1):
        return messages.say("list-others", first=", ".join(words[:named]), number=len(words) - named)
    if len(words) > 1:
        return messages.say("list-and", rest=", ".join(words[:-1]), last=words[-1])
    return words[0] if words else ""


def together(messages: Messages, names: Sequence[Name], leaders: int = 1) -> Name:
    """Several names as one; so many of the first are leaders, who are always named."""
    gender = SHE if names and all(name.gender == SHE for name in names) else HE
    if len(names) == 1:
        gender = names[0].gender
    return Name(listed(messages, [name.text for name in names], leaders), gender, len(names))


@cache
def _of_history() -> dict[str, Character]:
    """Those who are called otherwise in other languages, by the names on their counters."""
    return {each.name: each for each in load_people().characters.values() if each.called}


def known_as(messages: Messages, printed: str) -> str:
    """Somebody by the name on his counter, as this language has it; any other word as it is."""
    found = _of_history().get(printed)
    return found.named(messages.language) if found is not None else printed


class Names:
    """The names of one battle in one language."""

    by_place = False
    """Chronicles speak of the scrub and the wall, where a player is told hexes."""

    def __init__(self, messages: Messages, field: Field, sides: Sequence[dict[str, str]]) -> None:
        self.messages = messages
        self.field = field
        self.sides = sides

    # -- people ----------------------------------------------------------------------------------------------------

    def character(self, character: Character) -> Name:
        """Drogon, or Drogon's horse."""
        text = character.named(self.messages.language)
        if is_horse_of_somebody(character):
            text = self.messages.say("horse-of", rider=text)
        return Name(text, gender_of(character))

    def being(self, state: State, who: BeingId) -> Name:
        """Somebody by his id; an id that nobody has is said as it is."""
        being = state.beings.get(who)
        return self.character(being.character) if being else Name(who)

    def beast_of(self, state: State, man: BeingId, beast: BeingId) -> Name:
        """A beast as its owner's story names it: his horse, or Drogon's horse."""
        if beast == f"{man}.horse":
            return Name(self.messages.say("own-horse", who=self.being(state, man)), IT)
        return self.being(state, beast)

    def group(self, state: State, men: Iterable[BeingId]) -> Name:
        """Several people together."""
        return together(self.messages, [self.being(state, who) for who in men])

    def list(self, words: Sequence[str]) -> str:
        """Drogon, Serlon and Landry; of many only the first is named."""
        return listed(self.messages, words)

    def called(self, state: State, text: str, beast: bool = False) -> Name:
        """Somebody by his printed name or id, as refusals give it; `beast`: rather his horse than himself."""
        found = [being for being in state.beings.values() if text in (being.id, being.character.name)]
        wanted = [being for being in found if being.character.is_beast == beast] or found
        return self.character(wanted[0].character) if wanted else Name(text)

    # -- places and things -----------------------------------------------------------------------------------------

    def hex(self, cell: Cell) -> str:
        """K10; in a chronicle what ground it is."""
        if self.by_place:
            return self.messages.pick(self.field.board.ground[cell].name)
        return self.field.name(cell)

    def leads(self, state: State, who: BeingId) -> bool:
        """Is he of those whom a chronicle calls great?"""
        return who in state.beings and "noble" in state.beings[who].character.traits

    def weapon(self, weapon: str) -> str:
        """A missile weapon as its table names it."""
        found = self.field.rules.weapons.get(weapon)
        return self.messages.pick(found.name) if found else weapon

    def side(self, side: Side) -> str:
        """A side as the scenario names it."""
        return self.messages.pick(self.sides[side])

    def sequence(self, number: int) -> str:
        """One of the five sequences."""
        return self.messages.say(f"sequence-{number}")

    def machine(self, state: State, machine: str) -> Name:
        """The ram, the siege tower; an id that no machine has is said as it is."""
        found = state.machines.get(machine)
        return Name(self.messages.say(f"machine-{found.kind}"), IT) if found else Name(machine)

    def way(self, way: str) -> str:
        """A way in: the edge of the map, or the hexes it runs along; one that nobody knows is said as it is."""
        listed = [each for entry in self.field.entries for each in entry.ways]
        listed += self.field.patrolling.ways if self.field.patrolling else ()
        found = next((each for each in listed if each.id == way), None)
        if found is None:
            return way
        if found.edge:
            return self.messages.say(f"edge-{found.edge}")
        ends = [self.hex(cell) for cell in bits(found.cells)]
        return "–".join(dict.fromkeys((ends[0], ends[-1]))) if ends else way

    def patrol(self, state: State, patrol: str) -> Name:
        """A patrol by its first man; one that nobody knows is said as it is."""
        found = next((each for each in self.field.patrols if each.id == patrol), None)
        return Name(self.messages.say("patrol-of", first=self.being(state, found.who[0])), IT) if found and found.who else Name(patrol)

    def ground(self, terrain: str) -> str:
        """Rubble, filled ditch."""
        return ground_name(self.messages, self.field.board.table, terrain) or terrain

    def work(self, state: State, thing: str) -> Name:
        """The gate, the ladder, the cauldron, the ram: whatever a work is done with."""
        works, board = state.works, self.field.board
        if thing in board.gates:
            return Name(self.messages.say(f"thing-{board.gates[thing].kind}"), IT)
        if thing in works.ladders:
            return Name(self.messages.say("thing-ladder"), IT)
        if thing in works.things:
            return Name(self.messages.say(f"thing-{works.things[thing].kind}"), IT)
        return self.machine(state, thing)

    def thing(self, state: State, about: str, beast: bool = False) -> Name:
        """Whatever a refusal speaks of: terrain, weapon, machine, somebody, or a hex by its name."""
        ground = ground_name(self.messages, self.field.board.table, about)
        if ground:
            return Name(ground)
        if about in state.machines:  # a ballista is a machine before it is a weapon
            return self.machine(state, about)
        if about in self.field.rules.weapons:
            return Name(self.weapon(about))
        return self.called(state, about, beast)


def ground_name(messages: Messages, table: TerrainTable, id_: str) -> str:
    """The name of a terrain or hexside feature; empty if there is none of that id."""
    found = table.terrain.get(id_) or table.hexsides.get(id_)
    return messages.pick(found.name) if found else ""
