"""The besieger: storm, dig, talk or wait. Guiscard 11.1.3, 11.4; The Anarchy 7.1.3, 7.7."""

from __future__ import annotations

from hauberk.players.siege.answers import WAYS_IN
from hauberk.players.siege.known import Known
from hauberk.players.siege.prospects import outlook
from hauberk.players.siege.reason import Reason, per_cent
from hauberk.players.siege.temper import Temper
from hauberk.players.siege.walls import burns, mine_days, miners, stretches
from hauberk.players.siege.weighing import FEWER_STORMS, FEWER_WAITS, NEVER, Outlook, Plan, Weighing
from hauberk.players.siege.works import LADDER, LADDERS, besieger_orders
from hauberk.siege import commands as c
from hauberk.siege.initiative import NEGOTIATE, PASS
from hauberk.siege.kinds import ASSAULT, GALLERY, MINE_FIGHT
from hauberk.siege.state import WALL, Engine


class Besieger:
    """A commander before the walls."""

    def __init__(self, known: Known, temper: Temper, on_map: bool = False) -> None:
        self.known, self.temper, self.on_map = known, temper, on_map
        self.weighing = Weighing(known.position, budget=known.budget)
        self.outlook = outlook(known, self.weighing)

    def act(self, choices: tuple[str, ...]) -> tuple[c.Command, Reason]:
        """The action of the day: whatever gives him the best chance to have the place in the end. [INIT-02, A-SIEGE-15]"""
        plan = self.weighing.plan(self.outlook)
        asks = self.weighing.yielding(self.outlook, 0)
        offers: list[tuple[float, str, Reason]] = [(plan.later, PASS, self.waiting(plan))]
        if ASSAULT in choices and (self.way_in() or not self.on_map):
            reason = Reason("storm_breach" if self.outlook.breach == 0 else "storm", percent=per_cent(plan.take))
            offers.append((plan.now + self.temper.storms, ASSAULT, reason))
        if NEGOTIATE in choices and asks:
            offers.append((plan.later + asks / 100, NEGOTIATE, Reason("parley", percent=per_cent(asks))))
        if GALLERY in choices and stretches(self.known.position):
            offers.append((plan.later + self.gallery(), GALLERY, Reason("gallery")))
        if MINE_FIGHT in choices:
            offers.append((plan.later + 1 / 20, MINE_FIGHT, Reason("mine_fight")))
        _, choice, reason = max(offers, key=lambda offer: offer[0])
        return c.Answer(choice), reason

    def way_in(self) -> bool:
        """Is there a breach, or are there ladders, a ram or a tower? On the map nobody storms without. [ASSLT-04, A-ACT-03]"""
        state, side = self.known.state, self.known.side
        rolling = any(engine.kind in WAYS_IN and engine.side == side for engine in state.engines.values())
        return self.outlook.breach == 0 or rolling or state.stock[side].get(LADDER, 0) >= LADDERS

    def waiting(self, plan: Plan) -> Reason:
        """Why he does not storm today."""
        if plan.wait < NEVER and plan.wait >= self.outlook.breach > 0:
            return Reason("wait_for_breach", days=self.outlook.breach)
        return Reason("wait_to_storm", days=plan.wait) if plan.wait < NEVER else Reason("starve", days=max(1, round(self.known.days)))

    def gallery(self) -> float:
        """What it adds to his chance to bring the gallery to the wall: battle before the walls for it, then days of digging.

        [A-ACT-32, A-MINE-02]
        """
        field, state, now = self.known.field, self.known.state, self.outlook
        weighing = Weighing(self.known.position, FEWER_STORMS, FEWER_WAITS, self.known.budget)
        ours, theirs = (weighing.force(people) for people in (state.free(state.besieger), state.present(state.besieged)))
        digs = min(mine_days(field.at(state), name, 0, miners(state, state.besieger)) for name in stretches(field.at(state)))
        kept = (1 - burns(field.at(state), Engine(GALLERY, GALLERY, state.besieger, 0, WALL))) ** max(1.0, digs - 1)
        share = now.storming.points / max(1.0, now.ours.points)
        found = 0.0
        for chance, mine, yours in weighing.battle(ours, theirs, walls=True):
            after = now._replace(ours=now.ours.after(mine, share), theirs=now.theirs.after(yours))
            value = weighing.tomorrow(after)
            if not mine.flag and 1 + digs < now.breach:
                value = kept * weighing.tomorrow(after._replace(breach=1 + round(digs))) + (1 - kept) * value
            found += chance * value
        return found - weighing.plan(now).later

    def orders(self) -> tuple[c.Command, Reason]:
        """What is done beside the action. [A-SIEGE-24, INIT-02]"""
        plan = Weighing(self.known.position, FEWER_STORMS, FEWER_WAITS, self.known.budget).plan(self.ahead())
        soon = plan.wait == 1 or plan.now > plan.later
        return besieger_orders(self.known, soon, self.on_map)

    def ahead(self) -> Outlook:
        """How it stands with everybody at hand."""
        return self.outlook._replace(storming=self.outlook.ours)
