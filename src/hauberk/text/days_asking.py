"""What sieges and campaigns answer alike when somebody is asked about: a person in one line."""

from __future__ import annotations

from hauberk.battle.core.being import Health
from hauberk.battle.core.character import Character
from hauberk.rulesets.people import load_people
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Messages, Name

HEALTH = ("healthy", "wounded", "stunned", "dead")


def face(character: Character, mounted: bool, health: int) -> str:
    """The face of his counter that shows: on foot or mounted, wounded or not. [COUNTER-01]"""
    if health == Health.STUNNED:
        return "stunned"
    seat = "mounted" if mounted and character.rides else "foot"
    return f"{seat}_wounded" if health == Health.WOUNDED else seat


def person(messages: Messages, place: str, who: Name | str, character: Character, mounted: bool, health: int, more: list[str]) -> str:
    """Where he is, who and how he is, and the numbers of the face that shows."""
    states = [messages.say(f"text-state-{HEALTH[health]}", who=who), *([messages.say("text-state-mounted", who=who)] if mounted else [])]
    kind = messages.pick(load_people().kinds[character.kind].name)
    gaps = {"place": place, "who": who, "kind": kind, "state": ", ".join([*states, *more])}
    values = character.faces.get(face(character, mounted, health))
    if values is None or health == Health.DEAD:
        return sentence(messages.say("text-beast", **gaps))
    attack, defence, movement = values
    guarded = messages.say("text-armoured", defence=defence) if character.armoured else defence
    return sentence(messages.say("text-man", **gaps, attack=attack, defence=guarded, movement=movement))
