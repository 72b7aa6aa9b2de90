"""Two riders head to head: what a charge that is met can be expected to bring."""

from __future__ import annotations

from hauberk.battle.charge.counter_charge import fate
from hauberk.battle.core.being import Being
from hauberk.battle.core.chances import melee_letters
from hauberk.players.captain.survey import Survey


def clash_value(survey: Survey, charger: Being, counter: Being, named: bool) -> float:
    """What a clash promises: both strike at once on open ground."""
    field, worths = survey.field, survey.worths
    half = charger.values.attack // field.rules.figures.charge_divisor if named or field.rules.switches.clash_bonus_for_both else 0
    back = counter.values.attack // field.rules.figures.charge_divisor if field.rules.switches.clash_bonus_for_both else 0
    first = _letters(survey, charger.values.attack + half, counter)
    second = _letters(survey, counter.values.attack + back, charger)
    value = 0.0
    for own, chance in first:
        for against, other in second:
            for man, what in ((charger, fate(own, against)), (counter, fate(against, own))):
                value += chance * other * worths.count(man, _fate_price(survey, man, what))
    return value


def _letters(survey: Survey, attack: int, target: Being) -> tuple[tuple[str, float], ...]:
    table = survey.field.rules.melee
    more = table.armour if target.character.armoured else 0
    return melee_letters(table, table.column(attack - target.values.defence), more, True)


def _fate_price(survey: Survey, man: Being, what: str) -> float:
    worths = survey.worths
    if what == "dead":
        return worths.price(man, "killed")
    if what == "stunned":
        return worths.price(man, "stunned")
    if what == "wounded_unhorsed":
        return worths.price(man, "wounded", horse=True)
    if what == "wounded_back":
        return worths.price(man, "wounded") + worths.shaken(man)
    return worths.shaken(man) if what == "back" else 0.0
