"""Who is favoured in a siege, as its card says it."""

from __future__ import annotations

from hauberk.battle.core.being import SIDES
from hauberk.play.battle.balance import siege_balances
from hauberk.play.siege.scenario import SiegeScenario
from hauberk.server.encoding import Json
from hauberk.tell.messages import messages_in


def favoured(scenario: SiegeScenario, language: str) -> Json:
    """Who wins this siege more often, and how we know."""
    say = messages_in(language).say
    found = siege_balances().battles.get(scenario.id)
    if found is None:
        return {"side": None, "share": None, "games": 0, "how": say("favoured-unknown")}
    side, share = found.favoured, int(found.share * 100 + 0.5)  # a half goes up, as on the page
    if side is None:
        how = say("siege-favoured-even", games=found.games, share=share)
    else:
        part = share if side == 0 else 100 - share
        how = say("siege-favoured-side", games=found.games, share=part, side=scenario.sides[side][language])
    return {"side": SIDES[side] if side is not None else None, "share": found.share, "games": found.games, "how": how}
