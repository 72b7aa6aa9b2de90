"""How it looks where a battle or a siege of a campaign is fought: snow in winter, and no sea where the map has none."""

from __future__ import annotations

from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.map import HexName
from hauberk.play.picture import Picture

WINTER = "winter"
SHORES = {"sea", "coast"}


def picture_at(position: CampaignPosition, hex_: HexName) -> Picture:
    """The picture of a hex of the map."""
    country = position.field.map
    near = (hex_, *country.neighbours(hex_))
    return Picture(
        weather="snow" if position.state.season == WINTER else "clear",
        inland=not any(SHORES & country.hexes[each].terrain for each in near if each in country.hexes),
    )
