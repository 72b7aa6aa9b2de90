"""The story of a siege's stores and works: food, equipment, engines, building sites, mines, walls, fire."""

from __future__ import annotations

from hauberk.common.term import total
from hauberk.siege import events as e
from hauberk.siege.place import DOORS
from hauberk.siege.state import BESIEGED, BESIEGER, WALL, Mine
from hauberk.tell.siege.telling import SiegeTelling, Teller
from hauberk.tell.telling import Line

BUILT, SABOTEUR, LAID, FIRE, FALLEN, ABANDONED = "built", "saboteur", "laid", "fire", "fallen", "abandoned"
BROUGHT, DRAWN_OFF = "brought", "drawn_off"


# -- food --------------------------------------------------------------------------------------------------------------


def knows_food(here: SiegeTelling) -> bool:
    """Only those inside know how long the food will last, unless it is agreed otherwise. [RULING-G-52]"""
    return here.sees(BESIEGED) or here.names.field.rules.switches.open_provisions


def provisions_found(here: SiegeTelling, event: e.ProvisionsFound) -> Line:
    """The besieged count what they have."""
    if not knows_food(here):
        return here.line("hidden")
    return here.line("counted", (), here.reckoning(event.terms), days=event.days)


def food_changed(here: SiegeTelling, event: e.FoodChanged) -> Line | None:
    """Provisions, up or down."""
    if not knows_food(here):
        return None
    return here.line(event.why, (), here.throws("relief_food"), days=event.days, change=abs(event.change))


def store_changed(here: SiegeTelling, event: e.StoreChanged) -> Line | None:
    """Food of besiegers who shelter in the place; they alone count it."""
    return here.line(event.why, days=event.days) if here.sees(BESIEGER) else None


# -- equipment ---------------------------------------------------------------------------------------------------------


def stock_changed(here: SiegeTelling, event: e.StockChanged) -> Line | None:
    """Small equipment, made, used or lost; what a saboteur ruins both sides know."""
    change = event.number - here.state.stock[event.side].get(event.kind, 0)
    if not change or not (here.sees(event.side) or event.why in (SABOTEUR, LAID)):
        return None
    variant = event.why if event.why in (BUILT, SABOTEUR, LAID) else "gained" if change > 0 else "lost"
    return here.line(variant, ware=here.names.ware(event.kind, abs(change)))


def engine_set(here: SiegeTelling, event: e.EngineSet) -> Line | None:
    """An engine is made, worn, mended, or comes out of a fight otherwise than it went in; that it has thrown is told with the blow."""
    engine = event.engine
    if event.why in (BUILT, BROUGHT):
        return here.line(event.why, ware=here.names.ware(engine.kind))
    if event.why == "threw":
        return None
    known = here.names.engine(here.state, engine.id)
    if event.why == "worn":
        last = here.alike(lambda other: (other.why, other.engine.id))[-1]
        return here.line("worn", engine=known, points=last.engine.points)
    if event.why in ("mended", "taken_back"):
        return here.line(event.why, engine=known)
    before = here.state.engines.get(engine.id)
    if before is not None and engine.where == WALL and before.where != WALL:
        return here.line("at_wall", engine=known)
    return here.line("damaged", engine=known) if before is not None and engine.points < before.points else None


def engine_lost(here: SiegeTelling, event: e.EngineLost) -> Line:
    """An engine is destroyed."""
    variant = event.why if event.why in (SABOTEUR, FIRE, ABANDONED, DRAWN_OFF) else "fight"
    return here.line(variant, engine=here.names.engine(here.state, event.id))


def project_set(here: SiegeTelling, event: e.ProjectSet) -> Line | None:
    """A building site is opened, rests, or goes on again; only its own side knows of it, and a day's work is not told."""
    project, before = event.project, here.state.projects.get(event.project.id)
    if not here.sees(project.side):
        return None
    ware = here.names.ware(project.line, pieces(here, project.line, len(project.workers)))
    if before is None:
        men, people = here.names.people(here.state, project.workers), (project.engineer, *project.workers)
        if not project.engineer:
            return here.line("begun", project.workers, ware=ware, men=men)
        return here.line("led", people, ware=ware, men=men, engineer=here.names.person(here.state, project.engineer))
    if project.paused and not before.paused:
        return here.line("paused", ware=ware)
    return here.line("resumed", ware=ware) if before.paused and not project.paused else None


def pieces(here: SiegeTelling, line: str, workers: int) -> int:
    """How many pieces come of a building site."""
    job = here.names.field.rules.building.job(line, workers, False)
    return job.pieces if job is not None else 1


# -- mines -------------------------------------------------------------------------------------------------------------


def mine_set(here: SiegeTelling, event: e.MineSet) -> Line:
    """A mine is begun, driven on, fired, lost; everybody at the place hears where they dig."""
    mine, details = event.mine, here.throws("props", "late_fall") if event.why in ("failed", FALLEN) and not event.terms else []
    if event.terms:
        details = [*here.reckoning(event.terms), here.detail("needs", needs=event.needs)]
    gaps = {"section": here.names.section(mine.section), "role": here.names.role(here.state, mine.side)}
    if event.why == "dug":
        return here.line("dug", (), details, spot=here.names.spot(here.state, mine.dug[-1]), role=gaps["role"])
    if event.why == FALLEN:
        _told_with(here, mine)
    return here.line(event.why, (), details, **gaps)


def _told_with(here: SiegeTelling, mine: Mine) -> None:
    """The walls that come down with a mine are told in one sentence with it."""
    for index in range(here.index + 1, len(here.events)):
        event = here.events[index]
        if not isinstance(event, e.GradeLost) or event.why != "mine":
            break
        here.said.add(index)


# -- walls -------------------------------------------------------------------------------------------------------------


def bombarded(here: SiegeTelling, event: e.Bombarded) -> Line | None:
    """Engines against a hex, with what came of it; miners are told only when they get nowhere."""
    spot = here.names.spot(here.state, event.hex)
    result = event.result if event.result != "-" else "—"
    details = [*here.reckoning(event.terms), here.detail("bombarded", points=event.points, result=result)]
    if event.engines and event.engines[0] in here.state.mines:
        role = here.names.role(here.state, here.state.mines[event.engines[0]].side)
        return None if "D" in event.result else here.line("no_headway", (), details, spot=spot, role=role)
    engines = here.names.engines(here.state, event.engines)
    lost = here.later(lambda other: isinstance(other, e.GradeLost) and other.hex == event.hex)
    grade = here.events[lost] if lost is not None else None
    if lost is None or not isinstance(grade, e.GradeLost):
        return here.line("nothing", (), details, engines=engines, spot=spot)
    here.said.add(lost)
    if grade.down:
        wall = here.names.field.place.walls.get(event.hex)
        return here.line("opens" if wall is not None and wall.kind in DOORS else "falls", (), details, engines=engines, spot=spot)
    return here.line(
        "hit", (), details, engines=engines, spot=spot, left=left_of(here, event.hex, grade.grade), grades=grades(here, event.hex)
    )


def grades(here: SiegeTelling, name: str) -> int:
    """The demolition grades of a wall."""
    wall = here.names.field.place.walls.get(name)
    return here.names.field.battle.bombardment.grades[wall.material] if wall is not None else 1


def left_of(here: SiegeTelling, name: str, lost: int) -> int:
    """The grades that are left of a wall: they are told in this one way everywhere."""
    return grades(here, name) - lost


def grade_lost(here: SiegeTelling, event: e.GradeLost) -> Line:
    """A wall is weaker by a grade, or down; all that fell in a fight are told together."""
    if not event.down:
        spot = here.names.spot(here.state, event.hex)
        return here.line("weaker", spot=spot, left=left_of(here, event.hex, event.grade), grades=grades(here, event.hex))
    fallen = here.alike(lambda other: (other.down, other.why))
    return here.line("falls", spot=here.names.spots(here.state, [each.hex for each in fallen]))


def fire_tried(here: SiegeTelling, event: e.FireTried) -> Line:
    """Archers, or the wind, against timber."""
    leaps = here.earlier(lambda other: isinstance(other, e.FireTried) and other.what == "burns_on")
    variant = {"caught": "spread", "failed": "spared"}.get(event.what, event.what) if leaps else event.what
    details = here.reckoning(event.terms)
    if event.column:
        column = here.messages.say(f"fire-column-{event.column}")
        letter = event.letter if event.letter != "-" else "—"
        details += [here.detail("column-fire", column=column), here.detail("reads", total=total(event.terms), letter=letter)]
    return here.line(variant, (), details, spot=here.names.spot(here.state, event.hex))


def burnt(here: SiegeTelling, event: e.Burnt) -> Line:
    """Timber is gone."""
    hexes = [hex_ for each in here.alike(type) for hex_ in each.hexes]
    return here.line("", spot=here.names.spots(here.state, hexes))


def place_set(here: SiegeTelling, event: e.PlaceSet) -> Line | None:
    """The gate, the bridge or the moat are otherwise than before."""
    if event.gate and event.gate != here.state.gate:
        return here.line(event.gate)
    if event.bridge and event.bridge != here.state.bridge:
        return here.line(event.bridge)
    filled = [name for name in event.fascines if name not in here.state.fascines]
    return here.line("fascines", hexes=here.names.spots(here.state, filled)) if filled else None


TELLERS: dict[type, Teller] = {
    e.ProvisionsFound: provisions_found,
    e.FoodChanged: food_changed,
    e.StoreChanged: store_changed,
    e.StockChanged: stock_changed,
    e.EngineSet: engine_set,
    e.EngineLost: engine_lost,
    e.ProjectSet: project_set,
    e.MineSet: mine_set,
    e.Bombarded: bombarded,
    e.GradeLost: grade_lost,
    e.FireTried: fire_tried,
    e.Burnt: burnt,
    e.PlaceSet: place_set,
}
