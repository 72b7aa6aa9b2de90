"""Computer factions of a campaign: a marshal each, with aims of his own."""

from hauberk.players.campaign.known import Known as Known
from hauberk.players.campaign.known import known as known
from hauberk.players.campaign.marshal import Marshal as Marshal
from hauberk.players.campaign.marshal import marshal as marshal
from hauberk.players.captain.temper import TEMPERAMENTS as TEMPERAMENTS
