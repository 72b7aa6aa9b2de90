"""Battles told in every language."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core import questions as q
from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Drive, Shoot
from hauberk.battle.core.state import State
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.scenario import Scenario, load_scenario, scenario_files
from hauberk.play.match import Match
from hauberk.players.random_player import RandomPlayer, play_out
from hauberk.tell.battle.names import Names
from hauberk.tell.battle.reasons import decision_text, question_text, refusal_text
from hauberk.tell.battle.voice import VOICE
from hauberk.tell.details import of_term
from hauberk.tell.messages import LANGUAGES, messages_in
from hauberk.tell.story import Story
from hauberk.tell.telling import Line
from tests.kit import Table, drawn, man, rider

CERAMI = "lances_at_cerami"


# -- whole battles -----------------------------------------------------------------------------------------------------


@cache
def battle(name: str) -> Battle:
    """A battle between two random players."""
    game = Match(BATTLE, load_scenario(name), "told")
    play_out(game, (RandomPlayer("A"), RandomPlayer("B")))
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [CERAMI, "the_kings_ram"])
def test_a_whole_battle_is_told(name: str, language: str) -> None:
    game = battle(name)
    story, before, lines = Story(BATTLE, game.scenario, language), game.scenario.start, list[Line]()
    for number, step in enumerate(game.steps):
        lines += story.tell(step.events, before)
        before = game.state_at(number)
        assert decision_text(story.names, before)
    assert lines[-1].kind == "battle_ended"
    assert all(line.text.endswith(".") and line.text[0] == line.text[0].upper() for line in lines)
    assert all("{" not in text and "  " not in text for line in lines for text in (line.text, *line.reckoning))
    assert all(who in before.beings for line in lines for who in line.people)
    assert {"moved", "fought", "hurt", "shot", "phase_began", "charge_declared"} <= {line.kind for line in lines}


def test_every_fight_and_shot_unfolds() -> None:
    game = battle(CERAMI)
    story, before = Story(BATTLE, game.scenario, "en"), game.scenario.start
    for number, step in enumerate(game.steps):
        for line in story.tell(step.events, before):
            assert len(line.reckoning) >= 2 or line.kind not in ("fought", "shot", "moved")
        before = game.state_at(number)


# -- every kind of event and question ----------------------------------------------------------------------------------


def made_up(kind: Any, state: State) -> Any:
    """An event or question of some kind, filled with whatever is at hand."""
    people = [being for being in state.beings.values() if being.alive and not being.character.is_beast]
    riding = next(being for being in people if being.mounted)
    cells = (people[0].cell, people[1].cell)
    values = {
        "Side": 0, "Side | None": 0, "Cell": people[0].cell, "Facing": 0, "int": 1, "bool": True, "str": "stopped",
        "BeingId": riding.id, "tuple[Cell, ...]": cells, "tuple[BeingId, ...]": (riding.id, people[1].id),
        "tuple[Term, ...]": (Term(3, "die", "MELEE-07"),),
        "tuple[tuple[Term, ...], ...]": ((Term(1, "pivot", "RIDE-04"),),) * 2,
        "tuple[int, ...]": (0, 1), "tuple[bool, ...]": (True, False), "tuple[Stage, ...]": (q.Stage((riding.id, people[1].id), cells),),
        "tuple[Plan, ...]": (q.Plan(riding.id, people[1].id, cells),) * 2, "Question": q.MovementEnding(0),
        "tuple[tuple[BeingId, tuple[Cell, ...]], ...]": ((people[1].id, cells),),
        "Drive | Escort | Leave | PushMachine | Work": Drive(people[0].id, "ram", 1),
        "Ladder | None": None, "Fire | None": None, "Thing | None": None, "Machine | None": None,
        "Shoot | ShootBack": Shoot(people[0].id, riding.id, cells[0], cells[1], "short_bow"),
    }  # fmt: skip
    special = {
        "horse": riding.mount, "beast": riding.mount, "machine": "ram", "weapon": "lance", "purpose": "bridle",
        "rule": "HIT-05", "harm": "stunned", "body": people[1].id, "health": Health.WOUNDED, "hexes": 2,
    }  # fmt: skip
    shape = kind.__annotations__ if issubclass(kind, tuple) else {each.name: each.type for each in fields(kind)}
    words = {name: str(getattr(annotation, "__forward_arg__", annotation)) for name, annotation in shape.items()}
    return kind(**{name: special[name] if name in special else values[word] for name, word in words.items()})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(set(e.Event.__args__) - {e.Tested}, key=str), ids=lambda kind: kind.__name__)
def test_every_kind_of_event_can_be_told(kind: Any, language: str) -> None:
    scenario = load_scenario("the_kings_ram")
    event = made_up(kind, scenario.start)
    if kind is e.BridleDropped:
        event = e.BridleDropped("mule_grey")
    if kind is e.FormationDissolved or kind is e.FoulkonChanged:
        scenario = load_scenario("the_wall_of_spears")
    if kind is e.Worked:
        event = replace(event, task="open_door", thing="ram")
    if kind is e.GroundSet:
        event = replace(event, terrain="rubble")
    if kind is e.Shifted:
        event = replace(event, why="fell")
    if kind is e.Driven:
        event = replace(event, team=event.team[:2])
    lines = Story(BATTLE, scenario, language).tell((event,), scenario.start)
    quiet = kind in VOICE.silent or (kind is e.Rolled and event.purpose == "bridle")
    assert len(lines) == (0 if quiet else 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", q.Question.__args__, ids=lambda kind: kind.__name__)
def test_every_kind_of_question_can_be_asked(kind: Any, language: str) -> None:
    scenario = load_scenario(CERAMI)
    text = question_text(Story(BATTLE, scenario, language).names, made_up(kind, scenario.start), scenario.start)
    assert text.startswith(scenario.sides[0][language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", scenario_files())
def test_every_way_to_win_can_be_told(name: str, language: str) -> None:
    scenario = load_scenario(name)
    for number, line in enumerate(scenario.field.victories):
        told = Story(BATTLE, scenario, language).tell((e.BattleEnded(line.winner, "victory", number),), scenario.start)
        lines = told[0].reckoning
        if line.at == "once":
            assert len(lines) == len(line.conditions)
        else:  # the clock, what was met or lacking, the losses of both sides
            assert len(lines) == len(line.conditions) + 3 if line.conditions else len(lines) >= 3


# -- exact sentences ---------------------------------------------------------------------------------------------------


def table() -> Table:
    """Serlon in the saddle before Ayyub in the saddle; Landry and Okeanos on foot."""
    return drawn(
        """
        .  .  .  .  .  .  .  .
        .  .  S  A  .  .  .  .
        .  .  .  .  .  .  .  .
        .  L  .  .  O  .  .  .
        .  .  .  .  .  .  .  .
        """,
        S=rider("serlon", "A", 2), A=rider("ayyub", "B", 5), L=man("landry", "A"), O=man("okeanos", "B"),
        sequence="charges",
    )  # fmt: skip


def told(game: Table, language: str, *events: e.Event, **changes: Any) -> list[str]:
    """The lines of some events on a drawn table."""
    scenario: Scenario = replace(load_scenario(CERAMI), field=game.field)
    return [line.text for line in Story(BATTLE, scenario, language).tell(events, game.state._replace(**changes))]


ATTACK = Term(28, "attack", "MELEE-06", "Serlon")
UNHORSING = (
    e.AttackDeclared(("serlon",), "ayyub", charge=True),
    e.Rolled("melee", 10, 4),
    e.Fought(("serlon",), "ayyub", (ATTACK,), 3, (), (Term(4, "die", "MELEE-07"),), "E"),
    e.Unhorsed("ayyub", "ayyub.horse"),
    e.Hurt("ayyub.horse", Health.DEAD, "MELEE-18"),
    e.Hurt("ayyub", Health.WOUNDED, "MELEE-18"),
)


@pytest.mark.parametrize(
    "language, text",
    [
        ("en", "Serlon rides at Ayyub and throws him from the saddle. Ayyub's horse is killed. Ayyub is wounded."),
        ("fr", "Serlon fond sur Ayyub et le désarçonne. Le cheval d'Ayyub est tué. Ayyub est blessé."),
        ("it", "Serlone piomba su Ayyub e lo disarciona. Il cavallo di Ayyub è ucciso. Ayyub è ferito."),
    ],
)
def test_a_charge_that_unhorses(language: str, text: str) -> None:
    lines = told(table(), language, *UNHORSING)
    assert len(lines) == 3
    assert " ".join(lines) == text


def test_a_wound_is_said_once() -> None:
    fought = e.Fought(("landry", "serlon"), "okeanos", (), 3, (), (), "E")
    events = (fought, e.Hurt("okeanos", Health.WOUNDED, "MELEE-07"))
    assert told(table(), "en", *events, sequence=4) == ["Landry and Serlon attack Okeanos and wound him."]
    assert told(table(), "fr", *events, sequence=4) == ["Landry et Serlon attaquent Okeanos et le blessent."]
    assert told(table(), "it", *events, sequence=4) == ["Landry e Serlone attaccano Okeanos e lo feriscono."]


def test_who_cannot_go_back_is_wounded_in_a_line_of_its_own() -> None:
    fought = e.Fought(("landry",), "okeanos", (), 3, (), (), "C")
    asked = e.Asked(q.RetreatOwed(1, ("okeanos",), 1))
    wound = e.Hurt("okeanos", Health.WOUNDED, "RETREAT-07")
    lines = told(table(), "en", fought, asked, e.Answered(), wound, sequence=4)
    assert lines == ["Landry attacks Okeanos and drives him back.", "Okeanos cannot get away and is wounded."]


def test_who_is_hurt_already_and_cannot_go_back_dies_of_it() -> None:
    fought = e.Fought(("landry",), "okeanos", (), 3, (), (), "C")
    death = e.Hurt("okeanos", Health.DEAD, "RETREAT-07")
    lines = told(table(), "en", fought, e.Asked(q.RetreatOwed(1, ("okeanos",), 1)), e.Answered(), death, sequence=4)
    assert lines[-1] == "Okeanos cannot get away and is killed."


@pytest.mark.parametrize(
    "language, text",
    [
        ("en", "Okeanos falls into the ditch and is stunned."),
        ("fr", "Okeanos tombe dans le fossé et s'assomme."),
        ("it", "Okeanos cade nel fossato e resta stordito."),
    ],
)
def test_who_is_driven_into_a_ditch_falls(language: str, text: str) -> None:
    game = table()
    back = e.Retreated("okeanos", (game.cell("E5"),), -1, -1)
    assert told(game, language, back, e.Hurt("okeanos", Health.STUNNED, "SC-MOAT-03"))[-1] == text


def test_what_a_die_has_told_is_not_told_again() -> None:
    """Neither the die itself, which the line unfolds, nor the death it speaks of; another harm than it speaks of has its own line."""
    game = table()
    tested = e.Tested("oil", "okeanos", game.cell("E4"), (Term(2, "die", "A-OIL-09"),), "killed")
    events = (e.Rolled("oil", 10, 2), tested, e.Hurt("okeanos", Health.DEAD, "A-OIL-09"))
    assert told(game, "en", *events) == ["The oil kills Okeanos."]
    stunned = replace(tested, result="stunned")
    assert told(game, "en", stunned, e.Hurt("okeanos", Health.DEAD, "A-OIL-09")) == [
        "The oil knocks Okeanos senseless.", "Okeanos is killed.",
    ]  # fmt: skip
    assert told(game, "en", e.Rolled("oil", 10, 3), tested)[0] == "A die is thrown: 3."  # no line unfolds it


@pytest.mark.parametrize(
    "language, text",
    [
        ("en", "Landry and Serlon break in the church door."),
        ("fr", "Landry et Serlon enfoncent la porte de l'église."),
        ("it", "Landry e Serlone sfondano la porta della chiesa."),
    ],
)
def test_a_door_has_one_article(language: str, text: str) -> None:
    door = {"id": "door", "kind": "church_door", "state": "closed", "sides": ["C3/C2"], "posts": "C3"}
    game = drawn(". . . .\n. . . .\n. . i .\n. . . .", map={"doors": [door]}, men=[
        {"who": "landry", "side": "A", "at": "C2"}, {"who": "serlon", "side": "A", "at": "B2"},
    ])  # fmt: skip
    assert told(game, language, e.Worked("break_door", ("landry", "serlon"), game.cell("C2"), "door", True)) == [text]


def test_the_dead_and_the_burning() -> None:
    """A body comes to lie, it does not fall; who dies in the flames is said to."""
    game = drawn(". . . .\n. . . .", men=[
        {"who": "landry", "side": "A", "at": "C2", "health": "dead"}, {"who": "okeanos", "side": "B", "at": "B2"},
    ])  # fmt: skip
    assert told(game, "en", e.Shifted("landry", game.cell("B1"), "fell")) == ["The body of Landry comes to lie at B1."]
    assert told(game, "fr", e.Shifted("landry", game.cell("B1"), "fell")) == ["Le corps de Landry vient reposer en B1."]
    assert told(game, "en", e.Shifted("okeanos", game.cell("B1"), "fell")) == ["Okeanos falls to B1."]
    assert told(game, "en", e.Hurt("okeanos", Health.DEAD, "FIRE-08")) == ["Okeanos dies in the flames."]


def test_italian_says_ed_before_an_e() -> None:
    assert messages_in("it").say("list-and", rest="Wulfric", last="Edric") == "Wulfric ed Edric"
    assert messages_in("it").say("list-and", rest="Edric", last="Wulfric") == "Edric e Wulfric"


def test_an_attack_of_several_that_fails() -> None:
    fought = e.Fought(("landry", "serlon"), "okeanos", (), 3, (), (), "A")
    asked = e.Asked(q.CasualtyAsked(0, ("landry", "serlon"), "stunned"))
    lines = told(table(), "en", fought, asked, sequence=4)
    assert lines == ["Landry and Serlon attack Okeanos but one of them is struck down."]


def shot(game: Table, **changes: Any) -> e.Shot:
    """Landry shoots at Okeanos."""
    here, there = game["landry"].cell, game["okeanos"].cell
    die = (Term(3, "die", "HIT-02"),)
    arrow = e.Shot("landry", "short_bow", "okeanos", here, there, there, die, "okeanos", 0, die, "B", False, 4)
    return replace(arrow, **changes)


def test_shots() -> None:
    game = table()
    wound = e.Hurt("okeanos", Health.WOUNDED, "HIT-05")
    assert told(game, "en", shot(game), wound) == ["Landry shoots at Okeanos and wounds him."]
    assert told(game, "fr", shot(game), wound) == ["Landry tire sur Okeanos et le blesse."]
    assert told(game, "it", shot(game), wound) == ["Landry tira contro Okeanos e lo ferisce."]
    lost = shot(game, impact=-1, victim="", hit_terms=(), result="")
    assert told(game, "en", lost) == ["Landry shoots at Okeanos and misses."]
    astray = shot(game, impact=game["serlon"].cell, victim="serlon", result="")
    line = "Landry shoots at Okeanos but the shot goes astray to C2 and does Serlon no harm."
    assert told(game, "en", astray) == [line]


def test_a_long_ride_back_is_one_line() -> None:
    game = table()
    back = [e.Retreated("okeanos", (game.cell(name),), -1, -1) for name in ("F4", "G5")]
    assert told(game, "en", *back) == ["Okeanos falls back to G5."]


def test_women_are_told_as_women() -> None:
    game = drawn(". S . O", S=man("sichelgaita", "A"), O=man("okeanos", "B"), sequence="combat")
    hurt = e.Hurt("sichelgaita", Health.STUNNED, "MELEE-07")
    fought = e.Fought(("okeanos",), "sichelgaita", (), 3, (), (), "D")
    assert told(game, "en", fought, hurt) == ["Okeanos attacks Sichelgaita and stuns her."]
    assert told(game, "fr", hurt) == ["Sichelgaita est assommée."]
    assert told(game, "it", hurt) == ["Sichelgaita è stordita."]


def test_the_reckoning_of_a_fight() -> None:
    scenario = replace(load_scenario(CERAMI), field=table().field)
    line = Story(BATTLE, scenario, "en").tell(UNHORSING, table().state)[0]
    assert line.kind == "fought"
    assert line.people == ("serlon", "ayyub")
    assert line.reckoning[0] == "attack of Serlon +28 (MELEE-06)"
    assert line.reckoning[-2:] == ("die 4 (MELEE-07)", "4 in this column: the defender wounded")


# -- refusals, terms, questions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "language, text",
    [
        ("en", "Landry stands beside an enemy and cannot shoot (SHOOT-09). Step away first."),
        ("fr", "Landry est au contact d'un ennemi et ne peut pas tirer (SHOOT-09). Éloignez-vous d'abord."),
        ("it", "Landry è a contatto con un nemico e non può tirare (SHOOT-09). Prima allontanatevi."),
    ],
)
def test_a_refusal_says_why_and_what_would_help(language: str, text: str) -> None:
    game = table()
    refusal = Refusal("beside_enemy", "SHOOT-09", "Landry")
    assert refusal_text(messages_in(language), refusal, game.position) == text


def test_refusals_name_horses_terrain_weapons_and_sequences() -> None:
    game, french = table(), messages_in("fr")

    def said(*refusal: str) -> str:
        return refusal_text(french, Refusal(*refusal), game.position).split("). ")[0]

    assert said("enemy_horse", "HORSE-10", "Landry", "Ayyub").startswith("Le cheval d'Ayyub est encore aux mains")
    assert said("impassable", "TERR-01", "Serlon", "tree") == "Serlon ne peut pas aller là : arbre (TERR-01"
    assert said("weapon_offensive_only", "DFIRE-03", "Landry", "short_bow").endswith("avec cette arme : arc court (DFIRE-03")
    assert said("not_in_this_sequence", "TURN-04", "", "2").endswith("séquence en cours : charges (TURN-04")
    assert said("nothing_to_undo", "UNDO") == "Vous n'avez rien à annuler."


def test_terms() -> None:
    assert str(of_term(messages_in("en"), Term(14, "charge", "CHARGE-10", "Serlon"))) == "charge of Serlon +14 (CHARGE-10)"
    assert str(of_term(messages_in("it"), Term(14, "charge", "CHARGE-10", "Serlon"))) == "carica di Serlone +14 (CHARGE-10)"
    assert str(of_term(messages_in("fr"), Term(-7, "defence", "MELEE-06", "Ayyub"))) == "défense d'Ayyub −7 (MELEE-06)"
    assert str(of_term(messages_in("it"), Term(4, "terrain", "RIDE-02", "scrub"))) == "sterpaglia 4 (RIDE-02)"
    assert str(of_term(messages_in("en"), Term(2, "terrain_cover", "COVER-03", "bank"))) == "bank: medium cover (COVER-03)"


def test_questions() -> None:
    game = table()
    names = Names(messages_in("en"), game.field, load_scenario(CERAMI).sides)
    owed = q.RetreatOwed(1, ("okeanos",), 2)
    assert question_text(names, owed, game.state) == "Riders of Palermo: Okeanos must go back 2 hexes. Where to?"
    assert decision_text(names, game.state) == "Normans: who charges, and whom?"
