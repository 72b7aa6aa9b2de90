"""The voices of the three games, by their kinds."""

from hauberk.tell.battle.voice import VOICE as OF_BATTLE
from hauberk.tell.campaign.voice import VOICE as OF_CAMPAIGN
from hauberk.tell.siege.voice import VOICE as OF_SIEGE
from hauberk.tell.voice import Voice

VOICES: dict[str, Voice] = {voice.game.kind: voice for voice in (OF_BATTLE, OF_SIEGE, OF_CAMPAIGN)}
