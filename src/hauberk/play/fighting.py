"""How the fights inside a siege or campaign are fought: settled when it begins, or asked each time. [RULING-C-QUICK-WHO, C-CG-12]"""

from __future__ import annotations

from typing import Final

ASK: Final = "ask"
MAP: Final = "map"
CAPTAINS: Final = "captains"
TABLE: Final = "table"
FIGHTS: Final = (ASK, MAP, CAPTAINS, TABLE)
"""Asked each time; on the map by those who play; on the map by two captains; by the table of quick results."""
