"""Sieges told in every language, and to each side only what it may know."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hauberk.battle.core.being import Health, Side
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term
from hauberk.play.siege.game import SIEGE, siege_field
from hauberk.play.siege.game import legal as options
from hauberk.play.siege.scenario import load_siege
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import questions as q
from hauberk.siege.state import CAMP, NEVER, WALL, Engine, Fight, Mine, Project, SiegeState
from hauberk.tell.chronicle import Chronicle, printed, steps_of
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import LANGUAGES
from hauberk.tell.siege.causes import cause
from hauberk.tell.siege.questions import choice_text, question_help, question_text, refusal_text
from hauberk.tell.story import Story
from tests.tell.sieging import ARQUES, COVENTRY, OXFORD, TAORMINA, fresh, played

DIE = (Term(4, "die", "INIT-01"),)
BOTH: tuple[Side | None, ...] = (None, 0, 1)


def told(
    *events: e.Event, language: str = "en", side: Side | None = None, state: SiegeState | None = None, siege: str = COVENTRY
) -> list[str]:
    """The sentences of some events at Coventry."""
    game = fresh(siege)
    story = Story(SIEGE, game.scenario, language, side, game.field)
    return [line.text for line in story.tell(events, state if state is not None else game.state)]


# -- whole sieges ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [OXFORD, TAORMINA, ARQUES])
def test_a_whole_siege_is_told(name: str, language: str) -> None:
    game = played(name)
    for side in BOTH:
        story, lines = Story(SIEGE, game.scenario, language, side, game.field), []
        for events, before in steps_of(game):
            lines += story.tell(events, before)
        assert lines[-1].kind == "siege_ended"
        assert all(line.text.endswith(".") and line.text[0] == line.text[0].upper() for line in lines)
        assert all("{" not in text and "  " not in text for line in lines for text in (line.text, *line.reckoning))
        assert all(who in game.state.people for line in lines for who in line.people)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_of_a_siege_can_be_asked(language: str) -> None:
    game = played(OXFORD)
    names = Story(SIEGE, game.scenario, language, None, game.field).names
    for number in range(len(game.steps) - 1):
        state = game.state_at(number)
        question = state.pending[-1]
        first = cause(names, question, state, question.side).strip() or game.scenario.sides[question.side][language]
        assert question_text(names, question, state).startswith(sentence(first))
        assert question_help(names, question, state).endswith(".")
        for command in options(game.field.at(state)):
            if isinstance(command, c.Answer):
                assert choice_text(names, state, question, command.choice)


def test_a_chronicle_has_every_day_with_its_date() -> None:
    """But for those that are gone because the siege marker has moved on."""
    game = played(OXFORD)
    days = Chronicle(Story(SIEGE, game.scenario, "en")).days(steps_of(game))
    moves = [event for step in game.steps for event in step.events if isinstance(event, e.MarkerMoved)]
    gone = {day for move in moves for day in range(move.day - move.boxes + 1, move.day + 1)}
    assert [day.day for day in days] == [day for day in range(1, game.state.day + 1) if day not in gone]
    assert days[0].date == "26 September 1142"
    assert all(day.sentences for day in days)
    text = printed(Story(SIEGE, game.scenario, "fr"), days)
    assert text.startswith("Neige à Oxford\n\nVu des deux côtés\n")
    assert max(len(line) for line in text.splitlines()) <= 78
    assert not any(line.startswith((":", ";")) for line in text.splitlines())


def test_a_chronicle_is_told_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a siege goes on only its last days are told; it then reads as if all had been told at once, also when a step was taken back."""
    steps, told, tell = steps_of(played(OXFORD)), list[int](), Story.tell
    kept = Chronicle(Story(SIEGE, played(OXFORD).scenario, "en"))
    days = kept.days(steps[:-20])
    monkeypatch.setattr(Story, "tell", lambda story, events, before: told.append(len(events)) or tell(story, events, before))
    for end in (len(steps) - 10, len(steps) - 12, len(steps)):
        told.clear()
        later = kept.days(steps[:end])
        assert len(told) <= abs(len(later) - len(days)) + 1 < len(later)
        assert later == Chronicle(kept.story).days(steps[:end])
        days = later


def test_what_belongs_together_is_told_together_in_the_chronicle() -> None:
    """The sick are named one by one, each in a step of its own; the chronicle tells them in one sentence."""
    game = fresh(COVENTRY)
    sick = [e.Hurt(who, Health.WOUNDED, "dysentery") for who in ("ranulf", "ivo")]
    opening = (e.DayBegan(2), e.EventDrawn(DIE, 15, "dysentery"))
    steps = [(game.steps[0].events, game.start), (opening, game.state), *(((each,), game.state) for each in sick)]
    days = Chronicle(Story(SIEGE, game.scenario, "en")).days(steps)
    assert days[1].sentences == ("Dysentery breaks out in the camp.", "Ranulf and Ivo fall ill.")


# -- what is hidden ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-G-52")
def test_food_is_told_to_the_besieged_alone() -> None:
    eaten, found = e.FoodChanged(6, -1, "eaten"), e.ProvisionsFound((Term(7, "provisions_dice", "PROV-01", "1"),), 7, 0)
    assert told(eaten, side=1) == told(eaten) == ["There is food for 6 more days."]
    assert told(eaten, side=0) == []
    assert told(found, side=1) == ["The besieged count their stores: food for 7 days."]
    assert told(found, side=0) == ["The besieged count their stores, and keep the number to themselves."]
    scenario = load_siege(COVENTRY)
    open_ = scenario.under(scenario.ruleset.with_siege_switches(open_provisions=True))
    story = Story(SIEGE, open_, "en", 0, siege_field(open_))
    assert [line.text for line in story.tell((eaten,), fresh(COVENTRY).state)] == ["There is food for 6 more days."]


@pytest.mark.rule("RULING-G-52")
def test_no_line_for_the_besieger_betrays_the_food() -> None:
    game = played(OXFORD)
    story = Story(SIEGE, game.scenario, "en", 0, game.field)
    for events, before in steps_of(game):
        for line in story.tell(events, before):
            assert line.kind != "food_changed"
            assert line.kind != "provisions_found" or not line.reckoning


@pytest.mark.rule("A-SIEGE-24")
def test_sealed_orders_and_parties_are_not_told() -> None:
    orders = c.Orders(bombard=(c.Aim("G4", ("mangonel 1",)),))
    sealed = Fight("camp_sortie", 1, parties=((), ("herbert", "warin")))
    for side in BOTH:
        assert (
            told(e.OrdersGiven(0, orders), e.FightSet(sealed), e.FightSet(sealed._replace(places=(("herbert", "@1", -1),))), side=side)
            == []
        )
    begun = sealed._replace(parties=(("ivo",), ("herbert", "warin")), set_up="{}")
    assert told(e.FightSet(begun), side=0) == ["One besieger against 2 besieged."]


@pytest.mark.rule("HEAL-01", "A-SIEGE-20")
def test_the_day_of_healing_is_told_to_one_s_own_side() -> None:
    events = (e.WoundSeen("ivo", 5), e.WoundSeen("richard", 5), e.WoundSeen("philip", NEVER), e.WoundSeen("hob", 3))
    own = ["Ivo and Richard should be well again on day 5.", "Philip will not be well again in this siege."]
    assert told(*events, side=0) == [*own, "The besieged have 1 newly wounded to nurse."]
    assert told(*events, side=1) == ["The besiegers have 3 newly wounded to nurse.", "Hob should be well again on day 3."]
    assert told(*events) == [*own, "Hob should be well again on day 3."]


def test_stores_and_building_sites_are_one_s_own_matter() -> None:
    site = e.ProjectSet(Project("site 9", 0, "ladder", "lovell", ("tom", "edwin", "wulfgar", "aldred", "piers")))
    made = e.StockChanged(0, "ladder", 6, "built")
    assert told(site, made, side=1) == []
    assert told(site, made, side=0) == [
        "Work begins on 2 ladders under Lovell: Tom, Edwin, Wulfgar, Aldred and Piers.",
        "Finished: 2 ladders.",
    ]
    assert told(e.StockChanged(0, "fascine", 2, "laid"), side=0, siege=OXFORD) == ["Laid in the moat: 2 fascines."]
    assert told(e.StockChanged(0, "ladder", 3, "saboteur"), side=1) == ["The saboteur ruins a ladder."]


def test_what_hunger_says_in_a_parley_is_not_told_to_the_besieger() -> None:
    game = fresh(COVENTRY)
    parley = e.Parleyed((*DIE, Term(2, "rations", "RULING-G-73")), 6, False)
    details = {side: Story(SIEGE, game.scenario, "en", side, game.field).tell((parley,), game.state)[0].reckoning for side in (0, 1)}
    assert any("rations" in text for text in details[1])
    assert not any("rations" in text or "6" in text for text in details[0])


# -- sentences ---------------------------------------------------------------------------------------------------------


def with_things(state: SiegeState) -> SiegeState:
    """Coventry with a gallery at the wall and a mine under it."""
    gallery = Engine("gallery 9", "gallery", 0, 0, WALL, ("L12",), 0)
    section = next(section.id for section in fresh(COVENTRY).field.place.sections.values() if section.mine)
    return state.with_engine(gallery)._replace(mines={"mine_1": Mine("mine_1", 0, section, gallery.id)})


SENTENCES: list[tuple[tuple[e.Event, ...], str, str, str]] = [
    ((e.DayBegan(24),), "Day 24, 1 October 1144.", "Jour 24, 1er octobre 1144.", "Giorno 24, 1º ottobre 1144."),
    (
        (e.Bombarded("G4", ("mangonel 1", "petraria 2"), 4, DIE, "D"), e.GradeLost("G4", 1, False, "stones")),
        "The mangonel and the stone-thrower throw at the northern wall of the church at G4 and break a piece out of it:"
        " 1 of 2 grades left.",
        "Le mangonneau et la perrière tirent sur le mur nord de l'église en G4 et en arrachent un morceau : il reste 1 degré sur 2.",
        "Il mangano e la petriera tirano contro il muro nord della chiesa in G4 e ne staccano un pezzo; gradi rimasti: 1 su 2.",
    ),
    (
        (e.Hurt("hob", Health.DEAD, "assault"), e.Hurt("ivo", Health.WOUNDED, "assault"), e.Hurt("edric", Health.DEAD, "assault")),
        "Killed among the besieged: Hob and Edric. Wounded among the besiegers: Ivo.",
        "Morts chez les assiégés : Hob et Edric. Blessé chez les assiégeants : Ivo.",
        "Morti tra gli assediati: Hob ed Edric. Ferito tra gli assedianti: Ivo.",
    ),
    (
        (e.Departed("hob", "prisoner", "assault"), e.Departed("payn", "prisoner", "assault")),
        "Hob and Payn are taken prisoner.",
        "Hob et Payn sont pris.",
        "Hob e Payn sono presi prigionieri.",
    ),
    (
        (e.SiegeEnded(0, "starved"),),
        "Hunger opens the gate: the place surrenders. Victory: Men of Chester.",
        "La faim ouvre la porte : la place se rend. Victoire : Gens de Chester.",
        "La fame apre la porta: la piazza si arrende. Vittoria: Uomini di Chester.",
    ),
    (
        (e.PlaceSet(bridge="destroyed"), e.PlaceSet(gate="closed")),
        "The bridge is broken down.",
        "Le pont est détruit.",
        "Il ponte è distrutto.",
    ),
    (
        (e.FireTried("gallery 9", DIE, "caught"), e.FireTried("gallery 9", DIE, "burns_on"), e.EngineLost("gallery 9", "fire")),
        "Flaming arrows set the gallery alight. The fire at the gallery cannot be put out. The gallery burns down.",
        "Les flèches enflammées mettent le feu à la galerie. On n'arrive pas à éteindre l'incendie de la galerie."
        " Le feu détruit la galerie.",
        "Le frecce incendiarie danno fuoco alla galleria. Non si riesce a spegnere l'incendio della galleria."
        " Il fuoco distrugge la galleria.",
    ),
]


@pytest.mark.parametrize("events, english, french, italian", SENTENCES)
def test_sentences(events: tuple[e.Event, ...], english: str, french: str, italian: str) -> None:
    state = with_things(fresh(COVENTRY).state)
    for language, text in zip(LANGUAGES, (english, french, italian), strict=True):
        assert " ".join(told(*events, language=language, state=state)) == text


BURNT: list[tuple[tuple[e.Event, ...], str, str, str]] = [
    (
        (e.Burnt(("R4/2",)), e.Burnt(("O3/2",)), e.Burnt(("P3/2",))),
        "The hoardings at O3, P3 and R4 burn down.",
        "Le feu détruit les hourds en O3, P3 et R4.",
        "Il fuoco distrugge le bertesche in O3, P3 e R4.",
    ),
    (
        (e.FireTried("O3/2", DIE, "caught"), e.FireTried("O3/2", DIE, "put_out")),
        "Flaming arrows set the hoarding at O3 alight. The fire at the hoarding at O3 is put out.",
        "Les flèches enflammées mettent le feu au hourd en O3. On éteint l'incendie du hourd en O3.",
        "Le frecce incendiarie danno fuoco alla bertesca in O3. Si spegne l'incendio della bertesca in O3.",
    ),
]


@pytest.mark.parametrize("events, english, french, italian", BURNT)
def test_hoardings_have_a_name(events: tuple[e.Event, ...], english: str, french: str, italian: str) -> None:
    for language, text in zip(LANGUAGES, (english, french, italian), strict=True):
        assert " ".join(told(*events, language=language, siege=OXFORD)) == text


def test_hexes_of_a_stretch_stand_in_the_order_of_the_map() -> None:
    fallen = [e.GradeLost(name, 1, True, "fight") for name in ("J10", "J7", "J8")]
    assert told(*fallen, siege=TAORMINA) == ["The western palisade with the gate at J7, J8 and J10 has come down."]


def test_the_end_of_a_fight_comes_before_its_losses() -> None:
    fight = Fight("assault", 0, parties=(("ivo", "tom"), ("hob",)))
    state = fresh(COVENTRY).state._replace(fight=fight)
    events = (
        e.QuickFought((), 3, (), "C"),
        e.Hurt("hob", Health.DEAD, "assault"),
        e.FightEnded("assault", 1, "quick", combat=True),
    )
    assert told(*events, state=state) == [
        "2 besiegers against one besieged: the table settles it.", "The assault is beaten off.", "Killed among the besieged: Hob.",
    ]  # fmt: skip


def test_a_knife_that_misses_is_told_and_one_that_strikes_is_told_once() -> None:
    thrown = e.Rolled("assassin", 10, 2)
    assert told(thrown) == ["The assassin is seized before he can strike."]
    assert told(thrown, e.Hurt("ranulf", Health.DEAD, "assassin")) == ["The assassin's knife kills Ranulf."]
    searched = (e.Rolled("traitor", 10, 2), e.Rolled("traitor", 10, 3))
    assert told(*searched) == ["Everybody is searched; the traitor is not found."]
    assert told(*searched, e.Hurt("hob", Health.DEAD, "traitor")) == ["Hob is found to be the traitor, and dies for it."]


def test_a_mine_from_its_first_day_to_the_fall_of_the_wall() -> None:
    state = with_things(fresh(COVENTRY).state)
    mine = state.mines["mine_1"]
    section = fresh(COVENTRY).field.place.sections[mine.section]
    title, first = section.title["en"], section.hexes[0]
    dug = mine._replace(dug=(first,))
    struck = e.Bombarded(first, ("mine_1",), 4, DIE, "D")
    assert told(struck, e.MineSet(dug, "dug"), state=state) == [f"The mine has been driven on under {title} at {first}."]
    assert told(replace(struck, result="-"), state=state) == [f"The miners make no headway under {title} at {first}."]
    fallen = told(e.MineSet(dug, "fallen"), *(e.GradeLost(name, 2, True, "mine") for name in section.hexes), state=state)
    assert fallen == [f"{title[0].upper()}{title[1:]} sinks into the mine and comes down."]


def test_engines_of_one_kind_have_numbers() -> None:
    state = fresh(COVENTRY).state.with_engine(Engine("mangonel 7", "mangonel", 0, 3, CAMP))
    worn = [e.EngineSet(Engine("mangonel 7", "mangonel", 0, points, damaged=True), "worn") for points in (2, 1)]
    assert told(*worn, state=state) == ["The mangonel no. 7 suffers from its own throws; one point is left to it."]
    assert told(e.EngineLost("petraria 2", "saboteur"), state=state) == ["The saboteur destroys the stone-thrower."]


def test_roles_follow_the_turn_of_the_tables() -> None:
    state = fresh(COVENTRY).state._replace(swapped=True)
    assert told(e.InitiativeTaken(1, DIE, DIE), state=state) == ["The besiegers have the initiative."]
    assert told(e.InitiativeTaken(1, why="relief")) == ["What has happened gives the besieged the initiative."]


# -- questions and refusals --------------------------------------------------------------------------------------------

QUESTIONS: list[tuple[q.Question, tuple[str, ...], tuple[str, ...]]] = [
    (q.ActionAsked(0, ("assault", "negotiate", "pass")), ("assault", "pass"), ("Go to the assault", "Pass")),
    (q.VictimAsked(1, ("ivo",), 3, "dysentery"), ("ivo",), ("Ivo",)),
    (q.SabotageAsked(1, ("ladder", "mangonel")), ("ladder", "mangonel"), ("A ladder", "A mangonel")),
    (q.PieceAsked(0, ("mangonel 1",)), ("mangonel 1",), ("The mangonel",)),
    (q.LineUpAsked(1, ("hob",)), (), ()),
    (q.ArmyAsked(0, ("riders_of_apulia",), "reinforcements"), ("riders_of_apulia",), ("Riders of Apulia",)),
    (q.InfiltratorsAsked(0, 4, ("ivo",)), (), ()),
    (q.ReliefAsked(0, ("battle", "lift")), ("battle", "lift"), ("Battle with everybody", "Lift the siege")),
    (q.RetakeAsked(1, ("retake", "decline")), ("retake", "decline"), ("Win it back", "Stay where you are")),
    (q.StormAsked(0, ("storm", "hold")), ("storm", "hold"), ("Storm the redoubt", "Hold what is won")),
    (q.MusterAsked(0, "gallery"), (), ()),
    (q.ArrangeAsked(0, "assault"), (), ()),
    (q.ResolveAsked(0, ("map", "quick")), ("map", "quick"), ("On the map", "By the table")),
    (q.FightAwaited(0), (), ()),
    (q.StayAsked(0, ("camp", "ram 3")), ("camp", "ram 3"), ("All back to the camp", "The ram")),
    (q.WearAsked(0, ("mangonel 1", "petraria 2"), 2), ("petraria 2",), ("The stone-thrower",)),
    (q.OrdersAsked(1), (), ()),
]


@pytest.mark.parametrize("question, choices, words", QUESTIONS, ids=lambda value: type(value).__name__)
def test_every_question_and_its_answers(question: Any, choices: tuple[str, ...], words: tuple[str, ...]) -> None:
    game = fresh(COVENTRY)
    for language in LANGUAGES:
        names = Story(SIEGE, game.scenario, language, None, game.field).names
        assert question_text(names, question, game.state).endswith("?" if not isinstance(question, q.FightAwaited) else ".")
        assert question_help(names, question, game.state).endswith(".")
    names = Story(SIEGE, game.scenario, "en", None, game.field).names
    assert tuple(choice_text(names, game.state, question, choice) for choice in choices) == words


def test_every_question_is_tried() -> None:
    assert {type(question) for question, _, _ in QUESTIONS} == set(q.Question.__args__)


@pytest.mark.parametrize(
    "refusal, text",
    [
        (Refusal("wants_a_crew", "A-MANG-04", about="mangonel 1"), "There are no hands to serve the mangonel (A-MANG-04)."),
        (Refusal("has_a_job_today", "BUILD-02", who="ivo"), "Ivo has other work today (BUILD-02). Choose somebody who is free."),
        (Refusal("not_beside_the_action", "A-SIEGE-24", about="dig"), "The action of the day leaves no time for it: digging (A-SIEGE-24)."),
        (Refusal("not_by_this_side", "FORAGE-04", about="1"), "Nobody comes in by the upper edge here (FORAGE-04)."),
        (Refusal("cannot_be_built", "BUILD-01", about="trebuchet"), "This cannot be built here: a trebuchet (BUILD-01)."),
        (Refusal("no_such_ground", "A-ACT-01", about="meadow"), "There is no such ground here: The meadow (A-ACT-01)."),
        (Refusal("no_target_hidden", "DEMO-06", about="K10"), "K10 is hidden by the enclosure (DEMO-06)."),
        (Refusal("no_target_screened", "DEMO-06", about="G4"), "Hoardings screen the northern wall of the church at G4 (DEMO-06)."),
    ],
)
def test_refusals_name_what_they_speak_of(refusal: Refusal, text: str) -> None:
    game = fresh(COVENTRY)
    names = Story(SIEGE, game.scenario, "en", None, game.field).names
    assert refusal_text(names, refusal, game.state).startswith(text)


# -- why it is asked ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GSORT-05", "A-ACT-39", "EVENT-11", "EVENT-19")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cause_of_a_question_is_said_with_it(language: str) -> None:
    """A battle that goes on is no action of a common day; an army for the besiegers is not one for the place."""
    game = fresh(COVENTRY)
    names = Story(SIEGE, game.scenario, language, None, game.field).names
    action, again = q.ActionAsked(1, ("general_sortie", "pass")), game.state._replace(afield="general_sortie")
    armies = [q.ArmyAsked(1, (), why) for why in ("reinforcements", "relief_army")]
    said = [question_text(names, action, game.state), question_text(names, action, again)]
    said += [question_text(names, army, game.state) for army in armies]
    said += [question_help(names, action, game.state), question_help(names, action, again)]
    assert len({*said}) == len(said)


@pytest.mark.rule("BESB-01", "A-ACT-11", "RULING-G-92")
def test_what_an_army_can_be_met_with_is_all_that_is_spoken_of() -> None:
    game = fresh(COVENTRY)
    names = Story(SIEGE, game.scenario, "en", None, game.field).names
    afield = game.state._replace(afield="relief")
    assert question_help(names, q.ReliefAsked(0, ("battle", "lift")), game.state) == (
        f"They are 0, you {len(game.state.free(0))} who can fight. Fight it with everybody; or go home, and the siege is over."
    )
    assert question_help(names, q.ReliefAsked(0, ("battle", "part", "shelter", "lift")), afield).startswith(
        "It was not beaten yesterday and still stands before the camp. They are 0, you"
    )


@pytest.mark.rule("A-ACT-13", "A-ACT-38", "BESB-03")
@pytest.mark.parametrize("side, kind, note, text", [
    (1, "general_sortie", "", "Everybody fights, builders too."),
    (0, "general_sortie", "", "Everybody fights. Only engineers, each with a team of his own, may stay out of it and build."),
    (0, "relief", "", "Everybody gives battle. Only engineers, each with a team of his own, may stay out of it and build."),
    (0, "relief", "storm", "Name those who give battle outside. All the others are in the place and storm the redoubt."),
    (0, "relief", "hold", "Name those who give battle outside. All the others are in the place and hold what is won."),
    (1, "relief", "", "The whole army gives battle. Name those of the garrison who come out to help it."),
    (1, "relief", "storm", "The whole army gives battle outside; the garrison keeps to its redoubt."),
    (1, "relief", "retake", "The whole army gives battle outside. Name those of the garrison who try to win back what is lost."),
])  # fmt: skip
def test_who_musters_is_told_what_the_others_do(side: Side, kind: str, note: str, text: str) -> None:
    game = fresh(OXFORD)
    state = game.state._replace(fight=Fight(kind, 1, note=note))
    assert question_help(Story(SIEGE, game.scenario, "en", None, game.field).names, q.MusterAsked(side, kind), state) == text


@pytest.mark.rule("SIEGE-03")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_must_be_decided_first_is_named(language: str) -> None:
    """Another answer than the one asked for says which question is open."""
    game = fresh(COVENTRY)
    names = Story(SIEGE, game.scenario, language, None, game.field).names
    asked = question_text(names, game.state.pending[-1], game.state)
    assert asked in refusal_text(names, Refusal("answer_first", "SIEGE-03"), game.state)
