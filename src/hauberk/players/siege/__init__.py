"""Computer commanders of a siege: the besieger before the walls and the castellan within."""

from hauberk.players.captain.temper import TEMPERAMENTS as TEMPERAMENTS
from hauberk.players.siege.commanding import Commander as Commander
from hauberk.players.siege.commanding import commander as commander
from hauberk.players.siege.known import Known as Known
from hauberk.players.siege.known import known as known
