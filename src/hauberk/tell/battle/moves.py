"""The story of movement: walking, riding, horses, burdens, coming and going."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import BeingId
from hauberk.battle.riding.horses import train_of
from hauberk.tell.battle.telling import Gaps, Teller, Telling
from hauberk.tell.details import Detail
from hauberk.tell.telling import Line

SLOWED = frozenset({"shot_at", "wounded_on_the_move"})
"""What an enemy does to somebody on the way; all else he has chosen himself."""


def moved(here: Telling, event: e.Moved) -> Line:
    """Somebody goes, rides, carries or leads."""
    man, hex_ = here.man(event.man), here.names.hex(event.path[-1])
    train = [beast.id for beast in train_of(here.state, event.man)]
    details = here.spent(event.costs, event.left)
    who = here.name(event.man)
    if man.carries:
        return here.line("carries", (event.man, man.carries), details, who=who, hex=hex_, body=here.name(man.carries))
    if train:
        beasts = _beasts(here, event.man, train)
        return here.line("leads", (event.man, *train), details, who=who, hex=hex_, beasts=beasts)
    return here.line("rides" if man.mounted else "walks", (event.man,), details, who=who, hex=hex_)


def _beasts(here: Telling, leader: BeingId, train: list[BeingId]) -> str:
    return here.names.list([here.names.beast_of(here.state, leader, beast).text for beast in train])


def infiltration_tested(here: Telling, event: e.InfiltrationTested) -> Line:
    """He gets past the enemy, is stopped, or struck; what the blow does is told with the wound."""
    variant = event.result if event.result in ("passes", "stopped") else "struck"
    result = here.messages.say("result-test", result=event.result)
    total = sum(term.value for term in event.terms)
    details = [*here.terms(event.terms), here.detail("test", total=total, result=result)]
    return here.line(variant, (event.man,), details, who=here.name(event.man), hex=here.names.hex(event.cell))


def halted(here: Telling, event: e.Halted) -> Line | None:
    """Told only for whoever was stopped against his will, and not twice."""
    before = here.before
    if event.reason != "stopped" or (isinstance(before, e.InfiltrationTested) and before.result == "stopped"):
        return None
    return here.line("", (event.man,), who=here.name(event.man))


def stepped_back(here: Telling, event: e.SteppedBack) -> Line | None:
    """He goes back to where he may stay; a driver who keeps beside his oxen needs no line."""
    if isinstance(here.before, e.Driven) and here.before.man == event.man:
        return None
    return here.line("", (event.man,), who=here.name(event.man), hex=here.names.hex(event.cell))


def movement_cut(here: Telling, event: e.MovementCut) -> Line:
    """A shot costs him movement, or something he does in passing."""
    points = max(0, event.left)
    variant = "" if {term.reason for term in event.terms} & SLOWED else "spent"
    return here.line(variant, (event.man,), here.terms(event.terms), who=here.name(event.man), points=points)


def mounted_up(here: Telling, event: e.MountedUp) -> Line:
    """He is in the saddle."""
    horse = here.names.beast_of(here.state, event.man, event.horse)
    details = here.spent(event.costs, event.left)
    return here.line("", (event.man, event.horse), details, who=here.name(event.man), horse=horse)


def dismounted(here: Telling, event: e.Dismounted) -> Line:
    """He stands beside his horse."""
    hex_ = here.names.hex(event.cell)
    details = here.spent(event.costs, event.left)
    return here.line("", (event.man, event.horse), details, who=here.name(event.man), hex=hex_)


# -- horses without riders -------------------------------------------------------------------------------------------


def bridle_taken(here: Telling, event: e.BridleTaken) -> Line:
    """A horse is led."""
    beast = here.names.beast_of(here.state, event.man, event.beast)
    return here.line("", (event.man, event.beast), _thrown(here), who=here.name(event.man), beast=beast)


def bridle_missed(here: Telling, event: e.BridleMissed) -> Line:
    """He reaches for it in vain."""
    beast = here.names.beast_of(here.state, event.man, event.beast)
    return here.line("", (event.man, event.beast), _thrown(here), who=here.name(event.man), beast=beast)


def _thrown(here: Telling) -> list[Detail]:
    """The die thrown right before."""
    return [here.throw(here.before)] if isinstance(here.before, e.Rolled) else []


def bridle_dropped(here: Telling, event: e.BridleDropped) -> Line | None:
    """A led horse stays where it is."""
    leader = here.man(event.beast).leader
    if not leader:
        return None
    beast = here.names.beast_of(here.state, leader, event.beast)
    return here.line("", (leader, event.beast), who=here.name(leader), beast=beast)


def horse_moved(here: Telling, event: e.HorseMoved) -> Line | None:
    """Pushed horses are told, led ones go with their leader."""
    if here.man(event.beast).leader:
        return None
    return here.line("", (event.beast,), beast=here.name(event.beast), hex=here.names.hex(event.cell))


# -- burdens and the dead --------------------------------------------------------------------------------------------


def lifted(here: Telling, event: e.Lifted) -> Line:
    """He carries a stunned comrade."""
    details = here.spent(event.costs, event.left)
    return here.line("", (event.man, event.body), details, who=here.name(event.man), body=here.name(event.body))


def laid_down(here: Telling, event: e.LaidDown) -> Line:
    """The carried lies on a hex again."""
    gaps: Gaps = {"who": here.name(event.man), "body": here.name(event.body), "hex": here.names.hex(event.cell)}
    return here.line("", (event.man, event.body), **gaps)


def corpses_cleared(here: Telling, event: e.CorpsesCleared) -> Line:
    """Two men drag the dead away, or into the water."""
    gaps: Gaps = {"men": here.group(event.men), "corpses": here.group(event.corpses)}
    people = (*event.men, *event.corpses)
    if event.sunk:
        return here.line("sunk", people, **gaps)
    return here.line("dragged", people, **gaps, hex=here.names.hex(event.cell))


# -- coming and going ------------------------------------------------------------------------------------------------


def entered(here: Telling, event: e.Entered) -> Line:
    """Somebody comes onto the map."""
    variant, hex_ = "rides" if event.horse else "walks", here.names.hex(event.cell)
    details = here.spent(event.costs, event.left)
    return here.line(variant, (event.man,), details, who=here.name(event.man), hex=hex_)


def left(here: Telling, event: e.Left) -> Line:
    """Somebody leaves the map, by himself or between his guards."""
    return here.line("captive" if here.man(event.man).captive else "goes", (event.man,), who=here.name(event.man))


def went_round(here: Telling, event: e.WentRound) -> Line:
    """Whoever waits beside the map stands elsewhere now."""
    return here.line("", (event.man,), who=here.name(event.man), way=here.names.way(event.way))


def patrol_called(here: Telling, event: e.PatrolCalled) -> Line:
    """A patrol comes up."""
    gaps: Gaps = {"patrol": here.names.patrol(here.state, event.patrol), "men": here.group(event.men)}
    return here.line("", event.men, **gaps, way=here.names.way(event.way))


def led_in(here: Telling, event: e.LedIn) -> Line:
    """A beast comes in by somebody's hand."""
    gaps: Gaps = {"who": here.name(event.man), "beast": here.name(event.beast), "hex": here.names.hex(event.cell)}
    return here.line("", (event.man, event.beast), **gaps)


def stayed_behind(here: Telling, event: e.StayedBehind) -> Line:
    """Somebody takes no part in the sally."""
    return here.line("", (event.man,), who=here.name(event.man))


TELLERS: dict[type, Teller] = {
    e.Moved: moved,
    e.InfiltrationTested: infiltration_tested,
    e.Halted: halted,
    e.SteppedBack: stepped_back,
    e.MovementCut: movement_cut,
    e.MountedUp: mounted_up,
    e.Dismounted: dismounted,
    e.BridleTaken: bridle_taken,
    e.BridleMissed: bridle_missed,
    e.BridleDropped: bridle_dropped,
    e.HorseMoved: horse_moved,
    e.Lifted: lifted,
    e.LaidDown: laid_down,
    e.CorpsesCleared: corpses_cleared,
    e.Entered: entered,
    e.Left: left,
    e.WentRound: went_round,
    e.PatrolCalled: patrol_called,
    e.LedIn: led_in,
    e.StayedBehind: stayed_behind,
}
