"""Battles, sieges and campaigns for PettingZoo (`pip install 'hauberk[lab]'`): one seat after the other, as its AEC interface has it.

An action is the number of a command in the list of what is lawful now, and a mask says which numbers there are. `env.codes()` gives the
same commands by their parts, which mean the same in every position (`play/codes.py`). Fights inside a game are settled by its table.

    from hauberk.lab.zoo import env
    battle = env("the_first_arrows", seed=1066)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hauberk.lab.observing import COLUMNS, GLOBALS, ROWS, observation
from hauberk.lab.watching import kind_of
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.codes import Code, taken_apart
from hauberk.play.games import GAMES
from hauberk.play.match import Match
from hauberk.players.anybody import Anybody

ACTIONS = 4096
"""Of longer lists so many commands are offered, evenly spread."""
BOUND = 1e9
LONG = 20_000
"""Commands after which a game is broken off."""


class HauberkEnv(AECEnv):  # type: ignore[misc,unused-ignore]
    """A scenario as an environment; agents are its seats by their names."""

    metadata = {"name": "hauberk_v0", "is_parallelizable": False, "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, scenario: str, seed: int | str = 0, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = GAMES[kind_of(scenario)]
        self.scenario = self.game.load(scenario)
        self.render_mode = render_mode
        seats = self.game.seats(self.scenario)
        played = {each.id for each in self.scenario.factions if each.played} if self.game is CAMPAIGN else {*seats}
        self.seats = {seat: number for number, seat in enumerate(seats)}
        self.possible_agents = [seat for seat in seats if seat in played]
        self._seed, self._games = seed, 0
        self._seen: dict[str, Any] = {
            "entities": spaces.Box(-BOUND, BOUND, (ROWS, COLUMNS), np.float32),
            "mask": spaces.Box(0, 1, (ROWS,), np.float32),
            "globals": spaces.Box(-BOUND, BOUND, (GLOBALS,), np.float32),
        }
        self._observed = {
            agent: spaces.Dict({"observation": spaces.Dict(self._seen), "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})
            for agent in self.possible_agents
        }
        self._acted = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What a seat is shown."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Any:
        """What it may choose from."""
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next one of the row."""
        self._games = 0 if seed is not None else self._games + 1
        self._seed = self._seed if seed is None else seed
        self.match = Match(self.game, self.scenario, f"{self._seed}/{self._games}")
        self._others = Anybody(f"{self._seed}/others")
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._settle()

    def step(self, action: int | None) -> None:
        """The seat whose turn it is gives a command."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.match.do(self.match.legal.nth(self._numbers()[int(action)]))
        self._settle()
        self._accumulate_rewards()

    def _settle(self) -> None:
        """Go on to the next decision of a seat that is played, or to the end."""
        match = self.match
        while match.side is not None and (self._others.settles(match) is not None or match.seat not in self.possible_agents):
            match.do(self._others.choose(match))
        side = match.seat
        if side is not None:
            self.agent_selection = side
            if len(match.steps) >= LONG:
                self.truncations = dict.fromkeys(self.agents, True)
            return
        outcome = match.state.outcome
        won = outcome.winners if self.game is CAMPAIGN else () if outcome.winner is None else (self.possible_agents[outcome.winner],)
        for agent in self.agents:
            self.rewards[agent] = 0.0 if not won else 1.0 if agent in won else -1.0
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def _numbers(self) -> list[int]:
        """The numbers of the lawful commands that are offered."""
        size = len(self.match.legal)
        return list(range(size)) if size <= ACTIONS else [number * size // ACTIONS for number in range(ACTIONS)]

    def codes(self) -> list[Code]:
        """The commands that are offered now by their parts, in the order of their numbers."""
        wire = self.game.wire(self.scenario)
        return [taken_apart(wire, self.match.legal.nth(number)) for number in self._numbers()]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and what it may do."""
        mask = np.zeros(ACTIONS, np.int8)
        if self.match.seat == agent and not self.truncations.get(agent, True):
            mask[: len(self._numbers())] = 1
        return {"observation": observation(self.match, self.seats[agent]), "action_mask": mask}

    def render(self) -> str | None:
        """How it stands, in a line."""
        state = self.match.state
        return f"{self.scenario.id}: {len(self.match.steps)} steps, {self.match.seat or state.outcome}" if self.render_mode else None

    def close(self) -> None:
        """Nothing is held."""


def env(scenario: str, seed: int | str = 0, render_mode: str | None = None) -> Any:
    """A scenario as an environment that looks at what it is given."""
    return wrappers.OrderEnforcingWrapper(HauberkEnv(scenario, seed, render_mode))
