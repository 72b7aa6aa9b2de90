"""Campaigns told in every language, and to each faction only what it may know."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import mercenaries
from hauberk.campaign import questions as q
from hauberk.campaign.actions import decide
from hauberk.campaign.doing import Doing
from hauberk.campaign.siege_defaults import usual
from hauberk.campaign.sieges import days_now, field_of
from hauberk.campaign.state import Battle, CampaignState, Seen, Spy
from hauberk.common.dice import ScriptedDice, span
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term
from hauberk.play.campaign.game import CAMPAIGN, CampaignMatch
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.players.anybody import Anybody
from hauberk.siege import events as se
from hauberk.tell.campaign.causes import cause
from hauberk.tell.campaign.names import CampaignNames, phrase
from hauberk.tell.campaign.outcome import ended
from hauberk.tell.campaign.questions import choice_text, question_help, question_text, refusal_text, siege_question
from hauberk.tell.chronicle import Chronicle, printed, steps_of
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import LANGUAGES, messages_in
from hauberk.tell.story import Story

TROWBRIDGE = "engines_for_trowbridge"
RED, GREEN = "royalist", "angevin"
EYES = (None, "", RED, GREEN)
STEPS = 260


@cache
def fresh() -> CampaignMatch:
    """A campaign on its first morning; nobody plays it on."""
    return Match(CAMPAIGN, load_campaign(TROWBRIDGE), "told")


@cache
def played() -> tuple[CampaignMatch, tuple[CampaignState, ...]]:
    """A campaign of random factions, with the state before every decision."""
    game, players, states = Match(CAMPAIGN, load_campaign(TROWBRIDGE), "told"), {name: Anybody(name) for name in (RED, GREEN)}, []
    for _ in range(STEPS):
        if (faction := game.seat) is None:
            break
        states.append(game.state)
        game.do(players[faction].choose(game))
    return game, tuple(states)


def told(*events: e.Event, faction: str | None = None, language: str = "en", state: CampaignState | None = None) -> list[str]:
    """The sentences of some events before Trowbridge."""
    game = fresh()
    return [line.text for line in Story(CAMPAIGN, game.scenario, language, faction).tell(events, state or game.state)]


def names(language: str = "en") -> CampaignNames:
    return CampaignNames(messages_in(language), fresh().scenario, fresh().field)


# -- a whole campaign --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("faction", EYES)
def test_a_campaign_is_told_from_its_first_day(faction: str | None, language: str) -> None:
    game, _ = played()
    story = Story(CAMPAIGN, game.scenario, language, faction)
    days = Chronicle(story).days(steps_of(game))
    assert [day.day for day in days] == list(range(1, game.state.day + 1))
    for day in days:
        assert day.sentences
        for text in day.sentences:
            assert text.endswith("."), text
            assert text[0] == text[0].upper(), text
            assert "{" not in text, text
            assert "  " not in text, text
    assert max(len(line) for line in printed(story, days).splitlines()) <= 78


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_can_be_asked(language: str) -> None:
    game, states = played()
    own = CampaignNames(messages_in(language), game.scenario, game.field)
    kinds = set()
    for state in states:
        if state.pending:
            question = state.pending[-1]
            kinds.add(type(question))
            first = cause(own, question, state) or own.faction(question.faction)
            assert question_text(own, question, state).startswith(sentence(first))
            assert question_help(own, question).endswith(".")
            for choice in question.choices if isinstance(question, q.CHOICES) else ():
                assert choice_text(own, state, question, choice)
        elif (days := days_now(state)) is not None:
            found = siege_question(own, field_of(game.field.at(state), state.now).at(days), days.pending[-1])
            assert found["text"]
            assert found["help"]
    assert len(kinds) > 3


@pytest.mark.rule("C-BATTLE-05")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_the_other_way_round_is_another_choice(language: str) -> None:
    game, states = played()
    own = CampaignNames(messages_in(language), game.scenario, game.field)
    asked = q.SheetAsked(RED, ("meadow", "meadow turned"))
    plain, turned = (choice_text(own, states[0], asked, choice) for choice in asked.choices)
    assert plain in turned
    assert plain != turned


@pytest.mark.rule("RULING-C-TURN-TIES")
def test_equal_groups_are_called_by_their_names() -> None:
    game, states = played()
    own = CampaignNames(messages_in("en"), game.scenario, game.field)
    assert choice_text(own, states[0], q.OrderAsked(RED, ("the_kings_column",)), "the_kings_column") == "The king's column"


# -- what is hidden ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CONVOY-02", "RULING-C-CONVOY-ON-MAP")
def test_animals_lost_in_a_battle_are_told_to_their_own_side() -> None:
    wagons = fresh().state.convoys["salisbury_wagons"]
    lost = e.PackAnimalsLost(wagons._replace(animals=wagons.animals - 2, load=wagons.load - 2))
    (line,) = told(lost, faction=RED)
    assert line.endswith("loses 2 pack animals in the battle, and 2 points of its load.")
    assert told(lost, faction=GREEN) == []


@pytest.mark.rule("C-CG-08")
def test_hunger_is_one_s_own_matter() -> None:
    unfed = e.Fed("the_kings_column", 1, 0, "")
    assert told(unfed, faction=RED) == told(unfed) == ["The king's column finds no food at Old Sarum."]
    assert told(unfed, faction=GREEN) == told(unfed, faction="") == []
    assert told(e.Fed("the_kings_column", 1, 1, "old_sarum"), faction=RED) == []


@pytest.mark.rule("C-CG-08", "C-SPY-01")
def test_everybody_sees_counters_march_and_nobody_a_spy() -> None:
    march = (e.Marched("men_of_berkeley", ("0206",), (1,), 4), e.Marched("men_of_berkeley", ("0207",), (1,), 3))
    for faction in EYES:
        assert len(told(*march, faction=faction)) == 1
    noted = e.SpyReported(GREEN, (Seen("siege_lines", 1, "0101", 17, (), 0, "spy"),))
    assert len(told(noted, faction=GREEN)) == 1
    assert told(noted, faction=RED) == []


@pytest.mark.rule("C-CG-08")
def test_of_a_battle_others_hear_where_it_was_and_who_won() -> None:
    state = fresh().state
    hurt = state.groups["siege_lines"].men[5]
    battle = Battle(state.groups["siege_lines"].hex, "siege_lines", (("siege_lines",), ("men_of_berkeley",)), (RED, GREEN), declared=True)
    events: tuple[e.Event, ...] = (
        e.BattleSet(battle),
        e.Hurt(hurt, Health.WOUNDED),
        e.BattleEnded(battle.hex, battle.factions, RED, "fled"),
    )
    name = state.people[hurt].character.name
    assert told(*events, faction=GREEN) == told(*events, faction=RED) == [
        "The siege lines attack Men of Berkeley at Trowbridge.",
        f"Wounded (Royalists): {name}.",
        "Battle at Trowbridge between Royalists and Angevins. Victory: Royalists.",
    ]  # fmt: skip
    assert told(*events, faction="") == ["Battle at Trowbridge between Royalists and Angevins. Victory: Royalists."]


@pytest.mark.rule("C-CG-08")
def test_whom_mercenaries_serve_all_see_and_for_what_only_their_employer() -> None:
    hired = e.MercenariesPromised(fresh().state.groups["flemings"]._replace(faction=RED, pay="promised"))
    assert told(hired, faction=RED) == ["Robert fitz Hubert's Flemings serve for a promise (Royalists)."]
    assert told(hired, faction=GREEN) == ["Robert fitz Hubert's Flemings take service (Royalists)."]


def beside_the_flemings(**changes: Any) -> CampaignState:
    """The besiegers have come to the Flemings, and may act."""
    state = fresh().state
    there = state.groups["siege_lines"]._replace(hex=state.groups["flemings"].hex, coin=400)
    flemings = state.groups["flemings"]._replace(**changes)
    groups = {**state.groups, "siege_lines": there, "flemings": flemings}
    return state._replace(groups=groups, sieges={}, pending=(q.GroupToAct(RED, "siege_lines"),))


@pytest.mark.rule("C-MERC-05", "C-MERC-07")
@pytest.mark.parametrize(("how", "said"), [("pay", "take pay"), ("promise", "serve for a promise")])
def test_of_those_who_hire_and_those_who_are_hired_these_are_told(how: str, said: str) -> None:
    state = beside_the_flemings()
    events, _ = decide(fresh().field.at(state), c.Hire("flemings", how), ScriptedDice(()))
    assert told(*events, state=state) == [f"Robert fitz Hubert's Flemings {said} (Royalists)."]


@pytest.mark.rule("C-MERC-08")
def test_who_waits_for_his_pay_takes_no_new_service() -> None:
    state = beside_the_flemings(faction=RED, employer="siege_lines", pay="promised")
    doing = Doing(fresh().field.at(state), ScriptedDice((9,)))
    mercenaries.promise_test(doing, doing.group("flemings"))
    assert told(*doing.events, state=state) == ["Robert fitz Hubert's Flemings wait for the pay a little longer."]


@pytest.mark.rule("C-CG-08")
def test_the_fate_of_leaders_is_known_to_all_and_that_of_others_is_not() -> None:
    state = fresh().state
    plain = next(who for who in state.groups["siege_lines"].men if not state.people[who].leads)
    assert told(e.Captured("stephen", GREEN), faction="") == ["Taken prisoner (Royalists): Stephen, by Angevins."]
    assert told(e.Captured(plain, GREEN), faction="") == []
    assert len(told(e.Captured(plain, GREEN), faction=RED)) == 1
    assert told(e.PrestigeChanged("stephen", 9, 1), faction="") == ["The name of Stephen is worth more: prestige 9."]


@pytest.mark.rule("RULING-C-VICTORY")
@pytest.mark.parametrize(
    ("campaign", "winner", "reason", "fate", "said"),
    [
        ("the_empress_on_the_road", RED, "capture", {"fate": "prisoner", "captor": RED}, "Matilda is taken prisoner."),
        ("the_empress_on_the_road", RED, "capture", {"health": Health.DEAD}, "Matilda is dead."),
        ("the_empress_on_the_road", RED, "deny", {}, "The enemy has not had his way."),
    ],
)
def test_the_end_says_who_it_was(campaign: str, winner: str, reason: str, fate: dict[str, Any], said: str) -> None:
    game = Match(CAMPAIGN, load_campaign(campaign), "told")
    people = {**game.state.people, "matilda": game.state.people["matilda"]._replace(**fate)}
    story = Story(CAMPAIGN, game.scenario, "en")
    assert ended(story.names, game.state._replace(people=people), [winner], reason) == said


@pytest.mark.rule("RULING-C-VICTORY")
def test_the_end_names_the_places_that_were_taken() -> None:
    game = Match(CAMPAIGN, load_campaign("the_val_demone"), "told")
    places = {name: place._replace(faction="norman") for name, place in game.state.places.items()}
    names, state = Story(CAMPAIGN, game.scenario, "en").names, game.state._replace(places=places)
    kinds = {aim.kind for aim in game.field.objectives if aim.faction == "norman" and aim.place}
    assert [ended(names, state, ["norman"], kind) for kind in kinds] == ["They have taken Troina and Milazzo."]


@pytest.mark.rule("C-CG-08", "C-SPY-04")
def test_nobody_learns_that_he_has_overlooked_a_spy() -> None:
    game = fresh()
    who = game.state.groups["men_of_berkeley"].men[3]
    state = game.state._replace(spies={"eye": Spy("eye", GREEN, who, "0101")})
    tried: dict[bool, e.Event] = {found: e.SpyTried("eye", RED, (Term(4, "die", "C-SPY-04"),), found) for found in (True, False)}
    assert told(tried[False], faction=RED, state=state) == []
    assert len(told(tried[False], faction=GREEN, state=state)) == 1
    assert len(told(tried[True], faction=RED, state=state)) == 1
    assert told(tried[True], faction="", state=state) == []


def readings(event: e.Event, language: str, state: CampaignState | None = None) -> list[str]:
    """The reckoning under an event."""
    game = fresh()
    (line,) = Story(CAMPAIGN, game.scenario, language, None).tell((event,), state or game.state)
    return list(line.reckoning)


@pytest.mark.rule("C-LOYAL-02", "C-HOST-04")
@pytest.mark.parametrize(("language", "said"), [("en", "on the table"), ("fr", "dans la table"), ("it", "nella tabella")])
def test_a_test_of_loyalty_says_which_levels_make_what(language: str, said: str) -> None:
    """Every level that stands for the same is in the band, and no other."""
    rules = fresh().field.rules
    for level in range(rules.attitude.least, rules.attitude.most + 1):
        event = e.AttitudeTested("men_of_berkeley", (Term(level, "loyalty", "C-LOYAL-01"),), level, rules.band(level))
        alike = [other for other in range(rules.attitude.least, rules.attitude.most + 1) if rules.band(other) == event.what]
        ends = {rules.attitude.least: f"≤ {alike[-1]}", rules.attitude.most: f"{alike[0]}+"}
        band = ends.get(alike[0], ends.get(alike[-1], span(alike[0], alike[-1])))
        assert readings(event, language)[-1].startswith(f"{band} {said}")


@pytest.mark.rule("C-MERC-13")
def test_a_revolt_says_its_own_number() -> None:
    """Not that of the promise."""
    event = e.PromiseTested("men_of_berkeley", (Term(4, "die", "C-MERC-13"),), 4, "stay", "≤ 6")
    assert readings(event, "en")[-1] == "needed: ≤ 6"


@pytest.mark.rule("C-REFUSE-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_several_who_get_away_have_their_sums(language: str) -> None:
    men = fresh().state.groups["men_of_berkeley"].men[:2]
    events = [e.Slipped(who, (Term(face, "die", "C-REFUSE-01"),), "slips_away") for face, who in enumerate(men, start=2)]
    (line,) = Story(CAMPAIGN, fresh().scenario, language, None).tell(tuple(events), fresh().state)
    assert len(line.details) == 5
    assert [detail.value.value for detail in line.details if isinstance(detail.value, Term)] == [2, 3]
    assert [line.reckoning[number].endswith(str(face)) for number, face in ((1, 2), (3, 3))] == [True, True]


@pytest.mark.rule("C-REFUSE-01")
@pytest.mark.parametrize(("language", "said"), [("en", "not get away"), ("fr", "ne s'esquive pas"), ("it", "non riesce a sottrarsi")])
def test_who_does_not_get_away_is_told_with_his_sum(language: str, said: str) -> None:
    who = fresh().state.groups["men_of_berkeley"].men[0]
    event = e.Slipped(who, (Term(9, "die", "C-REFUSE-01"),), "wounded")
    (line,) = Story(CAMPAIGN, fresh().scenario, language, None).tell((event,), fresh().state)
    assert said in line.text
    assert line.reckoning[-1].endswith("≤ 4")


@cache
def lain_before() -> CampaignMatch:
    """Some days on which nobody marches, and the siege goes on as usual."""
    game, players = Match(CAMPAIGN, load_campaign(TROWBRIDGE), "waiting 1"), {name: Anybody(name) for name in (RED, GREEN)}
    while game.state.day < 4 and (faction := game.seat) is not None:
        question = game.state.pending[-1] if game.state.pending else None
        if isinstance(question, q.MorningAsked):
            game.do(c.Morning())
        elif isinstance(question, q.GroupToAct | q.ConvoyToAct | q.SpyToAct):
            game.do(c.Stay())
        elif (days := days_now(game.state)) is not None and question is None:
            game.do(c.InSiege(usual(field_of(game.position, game.state.now).at(days))))
        else:
            game.do(players[faction].choose(game))
    return game


@pytest.mark.rule("C-CG-08", "C-SIEGE-08")
def test_the_days_of_a_siege_are_told_to_both_sides_of_it_and_its_food_to_those_inside() -> None:
    game = lain_before()
    days = {}
    for faction in EYES:
        chronicle = Chronicle(Story(CAMPAIGN, game.scenario, "en", faction))
        days[faction] = [text for day in chronicle.days(steps_of(game)) for text in day.sentences]
    inside = [text for text in days[GREEN] if "food for" in text]
    assert inside
    assert not [text for text in days[RED] if "food for" in text]
    assert not [text for text in days[""] if "besiege" in text]
    assert [text for text in days[RED] if "besiege" in text]


def test_a_place_has_a_new_master_only_when_somebody_holds_it() -> None:
    bath = fresh().state.places["bath"]
    assert told(e.PlaceTaken(bath._replace(faction=GREEN)), faction="") == ["Bath has a new master: Angevins."]
    assert told(e.PlaceChanged(bath._replace(faction="neutral")), faction="") == []


def test_more_come_to_a_siege() -> None:
    game = lain_before()
    states = (game.state_at(number) for number in range(len(game.steps)))
    state = next(state for state in states if state.sieges and state.sieges["trowbridge"].days is not None)
    men = state.groups["riders_of_malmesbury"].men[:2]
    joined = e.InSiege("trowbridge", se.Joined(0, men, "joined"))
    who = " and ".join(state.people[each].character.name for each in men)
    assert told(joined, faction=RED, state=state) == told(joined, state=state) == [f"2 more come to the siege: {who}."]
    assert told(joined, faction="", state=state) == []


# -- names and refusals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "language, text, said, gender, count",
    [
        ("en", "The king's column", "the king's column", "he", 1),
        ("en", "The siege lines", "the siege lines", "he", 2),
        ("en", "Men of Berkeley", "Men of Berkeley", "he", 2),
        ("en", "Welsh spears for hire", "Welsh spears for hire", "he", 2),
        ("fr", "La colonne du roi", "la colonne du roi", "she", 1),
        ("fr", "L'ost du connétable", "l'ost du connétable", "he", 1),
        ("fr", "Gens de Berkeley", "Gens de Berkeley", "he", 2),
        ("it", "Le linee d'assedio", "le linee d'assedio", "she", 2),
        ("it", "I Fiamminghi di Roberto", "i Fiamminghi di Roberto", "he", 2),
        ("it", "L'avanguardia del re", "l'avanguardia del re", "she", 1),
        ("it", "Uomini di Berkeley", "Uomini di Berkeley", "he", 2),
    ],
)
def test_names_of_groups_fit_into_sentences(language: str, text: str, said: str, gender: str, count: int) -> None:
    found = phrase(language, text)
    assert (found.text, found.gender, found.count) == (said, gender, count)


def test_groups_made_in_play_are_called_by_their_leader_or_their_number() -> None:
    game = fresh()
    made = game.state.groups["men_of_berkeley"]._replace(id="angevin_12")
    state = game.state.with_group(made)
    assert names().called("angevin_12", state) == "Philip's men"
    state = state.with_group(made._replace(men=made.men[1:]))
    assert names().called("angevin_12", state) == "Band 12 (Angevins)"
    assert names("fr").called("angevin_12", state) == "la troupe 12 des Angevins"


@pytest.mark.parametrize("halves, text", [(1, "½ coins"), (2, "1 coin"), (3, "1½ coins"), (8, "4 coins")])
def test_money_is_told_in_whole_coins(halves: int, text: str) -> None:
    assert names().coins(halves) == text


def test_refusals_name_groups_places_and_sums() -> None:
    state = fresh().state
    said = [
        (
            Refusal("march_too_far", "C-MOVE-01", about="0101", needs=6, has=5),
            "The movement points do not reach as far as hex 0101: it takes 6, there are 5 (C-MOVE-01).",
        ),
        (
            Refusal("too_dear", "C-MERC-07", who="siege_lines", needs=9, has=2),
            "There is not enough money for this: it costs 4½ coins; at hand: 1 coin (C-MERC-07).",
        ),
        (Refusal("own_place", "C-MEET-07", about="bath"), "This is a place of your own side: Bath (C-MEET-07)."),
    ]
    for refusal, text in said:
        assert refusal_text(names(), refusal, state) == text
