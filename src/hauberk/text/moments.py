"""A single moment of any game, as a line is read in it: for the command line, which has no table."""

from __future__ import annotations

from typing import Any

from hauberk.common.faults import BadInput, Fault
from hauberk.common.refusal import Refusal
from hauberk.play.battle.game import BATTLE
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.moments import Moment
from hauberk.tell.messages import messages_in
from hauberk.tell.voices import VOICES
from hauberk.text.battle.naming import Roll
from hauberk.text.battle.scene import BattleScene
from hauberk.text.campaign.scene import scene_of
from hauberk.text.naming import Scene, Which
from hauberk.text.parsing import Order, parse
from hauberk.text.siege.scene import SiegeScene
from hauberk.text.words import words_in


def names_of(moment: Moment, language: str) -> Any:
    """What everything is called in it."""
    return VOICES[moment.game.kind].names(messages_in(language), moment.scenario, moment.position.field)


def scene_at(moment: Moment, language: str) -> Scene:
    """The moment, as lines are read in it."""
    names, position = names_of(moment, language), moment.position
    if moment.game is BATTLE:
        return BattleScene(Roll(names, position.state, words_in(language)), BATTLE.legal(position, None))
    return scene_of(position, names) if moment.game is CAMPAIGN else SiegeScene(position, names)


def command_of(moment: Moment, text: str, language: str) -> Any:
    """The command that a line means. Raises BadInput."""
    found = parse(scene_at(moment, language), text)
    if isinstance(found, Order):
        return found.command
    if isinstance(found, Refusal):
        raise BadInput([Fault("command", 0, refused_in(moment, found, language).rstrip("."))])
    hint = "; ".join(option.line for option in found.options) if isinstance(found, Which) else getattr(found, "hint", "")
    about = getattr(found, "about", "") or text
    raise BadInput([Fault("command", 0, f"is not understood: {about[:80]!r}", hint)])


def refused_in(moment: Moment, refusal: Refusal, language: str) -> str:
    """What stops a player in that moment."""
    return VOICES[moment.game.kind].refusal(names_of(moment, language), refusal, moment.position.state)
