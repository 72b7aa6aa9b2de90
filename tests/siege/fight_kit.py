"""Fights of a siege for tests: begun, mustered, arranged, fought on the map or settled by the table, and brought home."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from hauberk.battle.core.being import Health, Side
from hauberk.battle.core.commands import CallOff, Command
from hauberk.common.dice import ScriptedDice
from hauberk.common.refusal import Refusal
from hauberk.play.battle.fights import fight_scenario
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.scenario import Scenario
from hauberk.play.match import Match
from hauberk.play.siege.game import report_of
from hauberk.players.random_player import BrawlingPlayer, play_out
from hauberk.siege import commands as c
from hauberk.siege import fights, stationing
from hauberk.siege import questions as q
from hauberk.siege.doing import Doing
from hauberk.siege.results import FightResult, ManResult
from hauberk.siege.state import Engine, Fight
from tests.siege.kit import CASTLE, Siege

FACES = (1, 4, 7, 10, 2, 5, 8, 3, 6, 9)


class Skirmish(Siege):
    """A siege on whose day a fight is prepared, step by step."""

    def __init__(self, name: str = CASTLE, **switches: bool) -> None:
        super().__init__(name, **switches)
        self.made: dict[str, int] = {}
        self.parties: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())

    @property
    def fight(self) -> Fight:
        """The fight of the day."""
        assert self.state.fight is not None
        return self.state.fight

    @property
    def asked(self) -> q.Question:
        """What must be decided now."""
        return self.state.pending[-1]

    def begin(self, kind: str, side: Side | None = None, note: str = "") -> Skirmish:
        """The action of the day is a fight."""
        attacks = {fights.ASSAULT: self.state.besieger, fights.GALLERY: self.state.besieger}
        chosen = side if side is not None else attacks.get(kind, self.state.besieged)
        self.run(lambda doing: fights.begin(doing, kind, chosen, note))
        return self

    def soon_dark(self, turns: int = 6) -> Skirmish:
        """Night falls early."""
        rules = self.field.rules
        self.field = replace(self.field, rules=replace(rules, figures=replace(rules.figures, fight_turns=turns)))
        return self

    def why(self, command: c.Command) -> Refusal | None:
        """Why an answer to the question would be refused."""
        return self.refused(command)

    def answer(self, command: c.Command, dice: Iterable[int] = ()) -> Skirmish:
        """Answer the question; the day stops after it."""
        refusal = self.refused(command)
        assert refusal is None, refusal
        question = self.asked
        resolve: Callable[[Doing, Any, Any], None] = {
            q.MusterAsked: fights.muster, q.ArrangeAsked: fights.arrange, q.ResolveAsked: fights.settle_how, q.FightAwaited: fights.report,
            q.StayAsked: stationing.leave,
        }[type(question)]  # fmt: skip

        def carry_out(doing: Doing) -> None:
            doing.answer()
            resolve(doing, question, command)

        self.run(carry_out, dice)
        return self

    def usual(self) -> c.Muster | c.Arrange:
        """What would usually be answered."""
        question = self.asked
        if isinstance(question, q.MusterAsked):
            return fights.default_muster(self.position, question)
        assert isinstance(question, q.ArrangeAsked)
        return fights.default_arrange(self.position, question)

    def ready(self) -> Skirmish:
        """Everybody answers as usual, up to the question of map or table."""
        while isinstance(self.asked, (q.MusterAsked, q.ArrangeAsked)):
            self.answer(self.usual())
        return self

    def on_map(self, dice: Iterable[int] = ()) -> Skirmish:
        """It is fought on the map."""
        self.ready()
        self.parties = self.fight.parties
        return self.answer(c.Answer(fights.MAP), dice)

    @property
    def table(self) -> dict[str, Any]:
        """The set-up of the fight."""
        found = json.loads(self.fight.set_up)
        assert isinstance(found, dict)
        return found

    @property
    def scenario(self) -> Scenario:
        """The fight as a battle."""
        return fight_scenario(self.fight.set_up)

    def played(self, seed: str = "1") -> Battle:
        """The fight, fought out by two brawlers who never give up."""
        game = Match(BATTLE, self.scenario, seed)
        play_out(game, (Stubborn(seed + "a"), Stubborn(seed + "b")))
        assert game.state.outcome is not None
        return game

    def home(self, result: FightResult, dice: Iterable[int] | None = None) -> Skirmish:
        """A result comes back."""
        if dice is not None:
            return self.answer(c.Report(result), dice)
        question = self.asked
        doing = Doing(self.position, Rolling())
        assert fights.plan_report(self.position, c.Report(result)) is None
        doing.answer()
        assert isinstance(question, q.FightAwaited)
        fights.report(doing, question, c.Report(result))
        self.state, self.events = doing.state, tuple(doing.events)
        return self

    def quick(self, *faces: int) -> Skirmish:
        """It is settled by the table; these are the first dice."""
        self.ready()
        question = self.asked
        assert isinstance(question, q.ResolveAsked)
        doing = Doing(self.position, Rolling(faces))
        doing.answer()
        fights.settle_how(doing, question, c.Answer(fights.QUICK))
        self.state, self.events = doing.state, tuple(doing.events)
        return self

    def come_home(self, game: Battle) -> Skirmish:
        """The result of a fight that was fought out."""
        return self.home(report_of(game).result)

    def result(
        self, winner: Side | None = None, reason: str = "victory", men: dict[str, dict[str, Any]] | None = None, **more: Any
    ) -> FightResult:
        """A result in which everybody is well but for those named."""
        changes = men or {}
        found = [ManResult(who, side, "healthy") for side in (0, 1) for who in self.fight.parties[side]]
        return FightResult(winner, reason, men=tuple(man._replace(**changes.get(man.id, {})) for man in found), **more)

    def engine(self, kind: str, side: Side = 0, **more: Any) -> Skirmish:
        """One more engine."""
        number = self.made[kind] = self.made.get(kind, 0) + 1
        name = f"{kind} {number}"
        return self.changed(engines={**self.state.engines, name: Engine(name, kind, side, 0, **more)})

    def changed(self, **changes: Any) -> Skirmish:
        """Let the state be otherwise."""
        self.change(**changes)
        return self

    def wounded(self, who: str) -> Skirmish:
        """Somebody carries a wound."""
        return self.changed(people={**self.state.people, who: self.state.people[who]._replace(health=Health.WOUNDED)})

    def busy(self, who: str, job: str = "site") -> Skirmish:
        """Somebody builds."""
        return self.changed(people={**self.state.people, who: self.state.people[who]._replace(job=job)})


class Stubborn(BrawlingPlayer):
    """He ends no fight by a word."""

    def choose(self, legal: Legal) -> Command:
        found = super().choose(legal)
        for _ in range(100):
            if not isinstance(found, CallOff):
                return found
            found = super().choose(legal)
        return found


class Rolling(ScriptedDice):
    """Dice that never run out."""

    def __init__(self, first: Iterable[int] = ()) -> None:
        super().__init__(first)

    def throw(self, sides: int) -> int:
        if self.left_over > 0:
            return super().throw(sides)
        self.thrown += 1
        return (FACES[self.thrown % len(FACES)] - 1) % sides + 1
