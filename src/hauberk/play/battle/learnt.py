"""What is learnt of the ground while battles are fought on it: lines of sight, ways, shapes of walls. It is kept for the next battle."""

from __future__ import annotations

from hauberk.board.traces import traces_of_size
from hauberk.grid.line import line, line_from
from hauberk.play.battle.fights import fight_scenario
from hauberk.play.battle.scenario import load_scenario


def forget_learnt() -> None:
    """Forget it, and the battles with it: whoever fights there again reads and learns them anew."""
    for learnt in (load_scenario, fight_scenario, traces_of_size, line, line_from):
        learnt.cache_clear()
