"""A battle, from the declaration to its result: refusal, joining, map or table, sheets, deployment. The Anarchy 15; Guiscard 14.

[C-SCOPE-01, C-BATTLE-01 … C-BATTLE-14]
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from hauberk.campaign import asking, drawing, endings, ends, joining, quick_battles, set_up, townsfolk
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.sides import active_side, came, once_came, people_of
from hauberk.campaign.state import Battle, CampaignState, GroupId
from hauberk.common.refusal import Refusal

MAP: Final = "map"
QUICK: Final = "quick"
ALWAYS: Final = "always"
NEVER: Final = "never"
TURNED: Final = "turned"
FIELD: Final = "field"
SETTLEMENT: Final = "settlement"
FIRST: Final = "first"
OPENS: Final = "opens"
USUAL: Final = "usual"


def fought(doing: Doing) -> Battle:
    """The battle in hand."""
    assert doing.state.battle is not None
    return doing.state.battle


def begin(doing: Doing) -> None:
    """The attack is declared: mercenaries stand with their employers, the way each came is noted, and the attacked may refuse.

    [C-REFUSE-01, C-MERC-06, C-MOVE-07, C-BATTLE-02]
    """
    battle = fought(doing)
    sides = (stacks(doing.state, battle.sides[0], battle.sides[1]), stacks(doing.state, battle.sides[1], battle.sides[0]))
    groups = [doing.group(id_) for side in sides for id_ in side]
    arrivals = tuple((group.id, came(doing.field, group)) for group in groups)
    stood = tuple((group.id, once_came(doing.field, group)) for group in groups)
    doing.emit(e.BattleSet(battle._replace(sides=sides, arrivals=arrivals, stood=stood)))
    if not battle.sides[1] or not may_refuse(doing.state, fought(doing)):
        accepted(doing)
        return
    if asking.played(doing.field, battle.factions[1]):
        doing.ask(q.RefuseAsked(battle.factions[1], battle.sides[1][0]))
    else:
        accepted(doing)  # who is nobody's fights


def stacks(state: CampaignState, side: tuple[GroupId, ...], other: tuple[GroupId, ...]) -> tuple[GroupId, ...]:
    """Groups with the mercenaries who stand with them; nobody is on both sides."""
    found = [each.id for id_ in side for each in state.stack(state.groups[id_])]
    return tuple(id_ for id_ in dict.fromkeys(found) if id_ not in other)


def may_refuse(state: CampaignState, battle: Battle) -> bool:
    """Garrisons, townsfolk and the besieged have nowhere to slip away to. [RULING-C-REFUSE-WHO]"""
    return not any({*siege.inside} & {*battle.sides[1]} for siege in state.sieges.values())


def accepted(doing: Doing) -> None:
    """Battle is accepted: townsfolk take up arms, then both sides say who comes from near by, the active one first.

    [C-BATTLE-07, C-MEET-08, C-PLACE-13, RULING-C-JOIN]
    """
    townsfolk.rise(doing)
    if not joining.ask(doing):
        gathered(doing)


def join(doing: Doing, question: q.JoinAsked, command: c.Join) -> None:
    """Somebody has said who comes; when all have, they are there. [C-BATTLE-07]"""
    if joining.join(doing, question, command):
        gathered(doing)


def sheets_needed(position: CampaignPosition, battle: Battle) -> int:
    """One map up to 30 characters, two up to 60, four above, both sides and those who joined together.

    [C-BATTLE-01, C-BATTLE-10, RULING-C-MAPS-61]
    """
    return position.field.rules.maps.at(sum(len(people_of(position.state, battle, side)) for side in (0, 1)))


# -- map or table ------------------------------------------------------------------------------------------------------


def gathered(doing: Doing) -> None:
    """Everybody is there: is it fought on the map, or settled by the table? [C-QUICK-01, RULING-C-QUICK-WHO]"""
    battle = fought(doing)
    doing.emit(e.BattleSet(battle._replace(needed=sheets_needed(doing.position, battle))))
    deciding = [faction for faction in battle.factions if asking.played(doing.field, faction)]
    if doing.field.quick == ALWAYS or not deciding:
        quick_battles.settle(doing)
    elif doing.field.quick == NEVER:
        _on_the_map(doing)
    else:
        doing.ask(q.HowAsked(deciding[0], (MAP, QUICK)))


def say_how(doing: Doing, question: q.HowAsked, command: c.Choose) -> None:
    """By the table only if both agree; the attacker is asked first. [RULING-C-QUICK-WHO]"""
    battle = fought(doing)
    if command.choice == MAP:
        _on_the_map(doing)
    elif question.faction == battle.factions[0] and asking.played(doing.field, battle.factions[1]):
        doing.ask(q.HowAsked(battle.factions[1], (MAP, QUICK)))
    else:
        quick_battles.settle(doing)


# -- sheets ------------------------------------------------------------------------------------------------------------


def _on_the_map(doing: Doing) -> None:
    doing.emit(e.BattleSet(fought(doing)._replace(how=MAP)))
    _ask_sheet(doing)


def _ask_sheet(doing: Doing) -> None:
    """The sides lay sheets in turn, the one that is not active the first, which is of the ground of the hex. [C-BATTLE-04, C-BATTLE-05]"""
    battle = fought(doing)
    if len(battle.sheets) == battle.needed:
        _all_laid(doing)
        return
    side = (1 - active_side(battle) + len(battle.sheets)) % 2
    if not asking.played(doing.field, battle.factions[side]):
        side = 1 - side  # the other lays for who has no hand
    names = set_up.sheets_for(doing.field, battle)
    choices = tuple(f"{name}{turned}" for name in names for turned in ("", f" {TURNED}"))
    doing.ask(q.SheetAsked(battle.factions[side], choices))


def lay_sheet(doing: Doing, question: q.SheetAsked, command: c.Choose) -> None:
    """A sheet lies as its owner likes, or the other way round. [C-BATTLE-05]"""
    name, _, turned = command.choice.partition(" ")
    battle = fought(doing)
    doing.emit(e.BattleSet(battle._replace(sheets=(*battle.sheets, (name, int(turned == TURNED))))))
    _ask_sheet(doing)


def _all_laid(doing: Doing) -> None:
    """North is drawn by lot; then the attacker says who draws up first, and who plays first. [C-BATTLE-06, C-BATTLE-11, C-BATTLE-12]"""
    battle = fought(doing)
    doing.emit(e.BattleSet(battle._replace(north=doing.roll("north", 2) - 1)))
    question = q.DeployAsked(battle.factions[0])
    asking.ask(doing, question, say_deployment, c.Choose(question.choices[0]))


def say_deployment(doing: Doing, question: q.DeployAsked, command: c.Choose) -> None:
    """The attacker has said who draws up first, and who plays first. [C-BATTLE-11, C-BATTLE-12]"""
    first, _, opens = command.choice.partition("_")
    doing.emit(e.BattleSet(fought(doing)._replace(deploys_first=0 if first == FIRST else 1, opens=0 if opens == OPENS else 1)))
    _ask_places(doing, fought(doing).deploys_first)


# -- where they stand --------------------------------------------------------------------------------------------------


def _ask_places(doing: Doing, side: int) -> None:
    """A side says where its people stand; where nobody decides for it, their sergeants do. [C-BATTLE-02, C-BATTLE-11, C-CG-25]"""
    question = q.DrawUpAsked(fought(doing).factions[side], side)
    asking.ask(doing, question, arrange_as_usual, c.Choose(USUAL))


def arrange_choices(position: CampaignPosition, question: q.DrawUpAsked) -> Iterator[c.Arrange]:
    """Each by himself in the first hex where he may stand; any other lawful arrangement is accepted."""
    battle = position.state.battle
    rooms = drawing.zone(position, battle, question.side) if battle is not None else {}
    return (c.Arrange((c.Placed(who, cell),)) for who, cells in rooms.items() for cell in sorted(cells)[:1])


def plan_arrange(position: CampaignPosition, question: q.DrawUpAsked, command: c.Arrange) -> Refusal | None:
    """May people stand where they are put? [C-BATTLE-02, RULING-C-DEPLOY-DEPTH]"""
    assert position.state.battle is not None
    return drawing.checked(position, position.state.battle, question.side, command.places)


def arrange(doing: Doing, question: q.DrawUpAsked, command: c.Arrange) -> None:
    """Some are put in their places by hand; whoever is not named is placed by his sergeant. [C-BATTLE-11]"""
    battle = fought(doing)
    placed = (*battle.placed, *((each.who, each.hex, each.facing) for each in command.places))
    doing.emit(e.BattleSet(battle._replace(placed=placed)))
    _arranged(doing, question.side)


def arrange_as_usual(doing: Doing, question: q.DrawUpAsked, command: c.Choose) -> None:
    """The sergeants know where people stand best."""
    _arranged(doing, question.side)


def _arranged(doing: Doing, side: int) -> None:
    """Then the other side; when both stand, and the reader of scenarios takes it, the battle is awaited. [C-BATTLE-11, C-BATTLE-13]"""
    battle = fought(doing)
    if side == battle.deploys_first:
        _ask_places(doing, 1 - side)
        return
    table = drawing.drawn_up(doing.position, battle)
    if battle.placed and not doing.field.readable(table):  # some cannot stand where they were put: their sergeants know better
        doing.emit(e.BattleSet(battle._replace(placed=())))
        battle = fought(doing)
        table = drawing.drawn_up(doing.position, battle)
    if not doing.field.readable(table):  # it cannot be fought on this ground: nobody waits for it
        quick_battles.settle(doing)
        return
    doing.emit(e.BattleSet(battle._replace(set_up=json.dumps(table, ensure_ascii=False, sort_keys=True))))
    deciding = [faction for faction in battle.factions if asking.played(doing.field, faction)]
    doing.ask(q.BattleAwaited(deciding[0]))


# -- and back ----------------------------------------------------------------------------------------------------------


def plan_report(position: CampaignPosition, question: q.BattleAwaited, command: c.BattleReport) -> Refusal | None:
    """A result is that of this battle: it is over, and speaks once of each of its people and of nobody else. [C-BATTLE-14]"""
    battle = position.state.battle
    assert battle is not None
    if not command.result.reason:
        return Refusal("battle_not_over", "C-BATTLE-14")
    known = {who: side for side in (0, 1) for who in people_of(position.state, battle, side)}
    known |= dict(set_up.column(position, battle))
    told = [man.id for man in command.result.men]
    for man in command.result.men:
        if known.get(man.id) != man.side or told.count(man.id) > 1:
            return Refusal("not_in_the_battle", "C-BATTLE-13", who=man.id)
    missing = [who for who in known if who not in told]
    return Refusal("missing_in_report", "C-BATTLE-13", who=missing[0]) if missing else None


def report(doing: Doing, question: q.BattleAwaited, command: c.BattleReport) -> None:
    """The battle has been fought: who fell, who was taken, who holds the field; then all that follows. [C-END-01 … C-END-04, C-CG-13]"""
    endings.begin(doing, ends.read(doing, command.result))
