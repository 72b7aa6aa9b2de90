"""What one can type and what one reads at the text table."""

from __future__ import annotations

import json
import re
import unicodedata
from dataclasses import fields
from fractions import Fraction
from pathlib import Path

import pytest

from hauberk.battle.core import commands as c
from hauberk.battle.core import questions as q
from hauberk.battle.core.actions import ACTIONS
from hauberk.battle.core.being import Mark
from hauberk.common.faults import BadInput
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import SIDE_LETTERS, load_scenario, scenario_files
from hauberk.play.forecast import forecast, merged
from hauberk.play.record import load, verify
from hauberk.play.steps import Undone
from hauberk.play.wire import COMMANDS, QUESTIONS, Wire
from hauberk.tell.battle.names import Names
from hauberk.tell.forecast_lines import percent
from hauberk.tell.messages import LANGUAGES, messages_in
from hauberk.text.battle.looking import SHOWN
from hauberk.text.battle.naming import Roll
from hauberk.text.battle.odds import ways
from hauberk.text.battle.scene import BattleScene
from hauberk.text.naming import Trouble, Which
from hauberk.text.parsing import Order, parse
from hauberk.text.saved_games import go_on, seal_of
from hauberk.text.words import ASKING, plain, words_in
from tests.kit import drawn, man
from tests.text.seat import Seat, scene_of


def moving(battle: str = "the_first_arrows") -> Seat:
    """A seat in the movement sequence of the first phase."""
    seat = Seat(battle)
    for _ in range(6):
        if seat.game.state.sequence == 3:
            return seat
        seat.type("done")
    raise AssertionError("nobody moves")


def command_of(seat: Seat, line: str) -> c.Command:
    found = parse(scene_of(seat.game), line)
    assert isinstance(found, Order), found
    return found.command


# -- starting ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("battle", scenario_files())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_battle_starts_and_can_be_looked_at(battle: str, language: str) -> None:
    seat = Seat(battle, language)
    scenario = load_scenario(battle)
    assert seat.printed[0] == scenario.title[language]
    told = seat.answer("look")
    for being in seat.game.state.beings.values():
        assert being.away or being.character.named(language) in told
    assert len(seat.type("options")) > 1
    assert len(seat.type("help")) > len(ASKING)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_plain(language: str) -> None:
    """Letters, digits and punctuation: nothing a screen reader stumbles over."""
    seat = Seat("the_wall_of_spears", language)
    for line in ("look", "help", "options", "goal", "hint", "who guillaume", "near guillaume 9"):
        seat.type(line)
    for line in seat.printed:
        assert "\n" not in line
        assert all(unicodedata.category(sign)[0] in "LNPZ" or sign in "+−<>=" for sign in line), line
        assert not set(line) & set("<>{}│─╭*_#"), line


def test_side_b_waits_for_the_captain() -> None:
    seat = Seat("the_first_arrows", side="B")
    assert seat.game.side == 1
    assert seat.game.state.turn == 1
    assert any("goes to" in line for line in seat.printed)


# -- names -------------------------------------------------------------------------------------------------------------


def test_names_may_be_shortened_and_lose_their_accents() -> None:
    seat = moving("lances_at_cerami")
    there = seat.game.state.beings["tancrede"].cell
    for name in ("tancrede", "Tancrède", "TANCREDE", "tan", "tancr"):
        found = command_of(seat, f"move {name} 1.N7")
        assert isinstance(found, c.Move)
        assert found.man == "tancrede"
        assert found.path[-1] == seat.game.field.board.cell["1.N7"]
    assert seat.game.state.beings["tancrede"].cell == there


def test_an_ambiguous_name_is_asked_and_a_number_answers() -> None:
    seat = moving("lances_at_cerami")
    asked = seat.type("who ro")
    assert asked[0] == "Which ro?"
    assert [line[:3] for line in asked[1:]] == ["1. ", "2. "]
    wanted = asked[2].removeprefix("2. ").split(",")[0]
    assert wanted in seat.type("2")[0]


def test_an_unknown_name_is_told_with_one_like_it() -> None:
    seat = Seat("the_first_arrows")
    assert seat.type("who landrie") == ["Nobody here is called landrie. Did you mean: landry, sandro?"]


def test_a_hex_without_its_sheet_is_the_near_one() -> None:
    seat = moving("lances_at_cerami")
    assert command_of(seat, "move tancrede N7") == command_of(seat, "move tancrede 1.N7")
    assert seat.type("look N7") == ["Which N7?", "1. 1.N7", "2. 2.N7"]
    assert seat.type("2")[0].startswith("2.N7: ")


def test_names_of_several_words() -> None:
    seat = Seat("the_earl_in_the_wood")
    for name in ("robert of gloucester", "robert_of_gloucester", "Robert of"):
        assert "Robert of Gloucester" in seat.type(f"who {name}")[0]


# -- commands ----------------------------------------------------------------------------------------------------------


def test_a_move_takes_the_cheapest_way_and_says_it() -> None:
    seat = moving()
    printed = seat.type("move enguerrand to K9")
    assert printed[0] == "move Enguerrand I10 J9 K9"
    assert printed[1].startswith("Enguerrand goes to K9.")
    assert "2 points left" in printed[1]


def test_a_way_through_named_hexes() -> None:
    seat = moving()
    found = command_of(seat, "move enguerrand I9 K9")
    board = seat.game.field.board
    assert isinstance(found, c.Move)
    assert [board.names[cell] for cell in found.path] in (["I9", "J8", "K9"], ["I9", "J9", "K9"])


def test_a_path_step_by_step_is_taken_as_it_is_said() -> None:
    seat = moving()
    found = command_of(seat, "move enguerrand I9 J9 J8 I9")
    assert isinstance(found, c.Move)
    assert [seat.game.field.board.names[cell] for cell in found.path] == ["I9", "J9", "J8", "I9"]


def test_a_shot_finds_weapon_and_hexes() -> None:
    seat = Seat("the_first_arrows")
    found = command_of(seat, "shoot landry at gaido")
    board = seat.game.field.board
    assert found == c.Shoot("landry", "gaido", board.cell["R12"], board.cell["H10"], "javelin")
    assert command_of(seat, "shoot landry gaido") == found


def test_a_charge_finds_its_way() -> None:
    seat = Seat("the_wall_of_spears")
    seat.type("done")
    seat.type("done")
    found = command_of(seat, "charge guillaume at okeanos")
    assert isinstance(found, c.Charge)
    assert found in seat.game.legal
    ends = [each for each in seat.game.legal.of("guillaume") if isinstance(each, c.Charge) and each.target == "okeanos"]
    assert len(found.path) == min(len(each.path) for each in ends)


def test_several_attack_one_with_or_without_a_word_between() -> None:
    game = drawn(
        """
        .  A  .  .
        .  B  C  .
        .  .  .  .
        """,
        sequence="combat", A=man("tancrede", "A"), B=man("okeanos", "B"), C=man("robert", "A"),
    )  # fmt: skip
    names = Names(messages_in("en"), game.field, SIDE_LETTERS)
    scene = BattleScene(Roll(names, game.state, words_in("en")), game.legal)
    for line in ("attack tancrede robert on okeanos", "attack tancrede and robert okeanos", "fight tan, rob against ok"):
        found = parse(scene, line)
        assert isinstance(found, Order)
        assert found.command == c.Attack(("tancrede", "robert"), "okeanos")
    found = parse(scene, "attack on okeanos")
    assert isinstance(found, Which)
    assert [option.line for option in found.options] == [
        "attack Tancrède on Okeanos", "attack Robert on Okeanos", "attack Tancrède, Robert on Okeanos",
    ]  # fmt: skip
    assert isinstance(parse(scene, "attack robert"), Order)


def test_a_command_as_on_the_wire() -> None:
    seat = moving()
    command = command_of(seat, "move enguerrand K9")
    text = json.dumps(Wire(seat.game.field.board).command(command))
    assert command_of(seat, text) == command
    assert "goes to K9" in seat.answer(text)


@pytest.mark.parametrize("line", ['{"do": "move"}', '{"do": "fly"}', "{", '{"do": "move", "man": 3, "path": "K9"}', "{" * 3000])
def test_a_bad_command_of_the_wire_changes_nothing(line: str) -> None:
    seat = moving()
    before = seat.game.state
    assert seat.answer(line).startswith("That is no command of the wire")
    assert seat.game.state is before


def test_a_refusal_names_its_rule_and_changes_nothing() -> None:
    seat = moving()
    before = seat.game.state
    assert "(TURN-04)" in seat.answer("shoot landry at gaido")
    assert "(MOVE-08)" in seat.answer("move landry to T9"), "an enemy stands there"
    assert "(MOVE-05)" in seat.answer("move landry to P3"), "nobody stands there, and it is too far"
    assert "(MOVE-01)" in seat.answer("move gaido R11")
    assert seat.game.state is before


@pytest.mark.parametrize("language, line, word", [("fr", "bouger landry", "TURN-04"), ("it", "muovi landry", "TURN-04")])
def test_refusals_speak_the_readers_language(language: str, line: str, word: str) -> None:
    seat = Seat("the_first_arrows", language)
    told = seat.answer(f"{line} I10")
    assert word in told
    assert told != Seat("the_first_arrows").answer("move landry I10")


def test_verbs_of_the_language_and_english_ones() -> None:
    lines = {"en": "shoot landry at gaido", "fr": "tirer landry sur gaido", "it": "tira landry contro gaido"}
    steps = []
    for language, line in lines.items():
        for typed in (line, lines["en"]):
            seat = Seat("the_first_arrows", language)
            seat.type(typed)
            steps.append(seat.game.steps[1])
    assert steps == steps[:1] * 6
    assert isinstance(steps[0].command, c.Shoot)


# -- asking ------------------------------------------------------------------------------------------------------------


def test_odds_are_those_of_the_engine() -> None:
    seat = Seat("the_first_arrows")
    command = command_of(seat, "shoot landry at gaido")
    found = forecast(BATTLE, seat.game.position, command)
    told = seat.type("odds shoot landry gaido")
    chances = [Fraction(match[1]) for line in told if (match := re.match(r"([\d.]+) %: ", line))]
    assert sum(chances) == 100
    hit = found.chance_of("gaido", "wounded")
    assert any(line.startswith(f"{percent(hit)} %: Gaido wounded") for line in told)
    assert any("(IMPACT-06)" in line for line in told)
    assert seat.game.steps[1:] == []


def test_odds_of_a_defensive_shot_are_those_of_the_shot_alone() -> None:
    """Where nothing follows the shot, the engine's own forecast says the same."""
    seat = Seat("the_first_arrows", seed="3")
    question(seat)
    shots = [command for command in seat.game.legal if isinstance(command, c.ShootBack)][:4]
    assert shots
    scene = scene_of(seat.game)
    for shot in shots:
        whole = forecast(BATTLE, seat.game.position, shot)
        for health in ("wounded", "dead"):
            alone = [each for each in merged(BATTLE, scene.state, ways(scene, shot)) if (shot.target, health) in each.changes]
            assert sum(each.chance for each in alone) == whole.chance_of(shot.target, health)


def test_odds_of_a_numbered_answer() -> None:
    seat = Seat("the_first_arrows")
    seat.type("options landry")
    assert any(" %: " in line for line in seat.type("odds 1"))


def test_cost_tells_every_term_with_its_rule() -> None:
    told = moving().type("cost enguerrand K9")
    assert told[0] == "I10: flat ground 1 (MOVE-04)"
    assert told[3] == "Together 4, 2 left."


def test_where_lists_hexes_by_cost() -> None:
    seat = moving()
    told = seat.type("where can enguerrand go?")
    listed = {name for line in told[1:] for name in line.split(": ")[1].split(", ")}
    ends = {each.path[-1] for each in seat.game.legal.of("enguerrand") if isinstance(each, c.Move)}
    assert listed == {seat.game.field.name(cell) for cell in ends}


def test_near_tells_distance_and_the_hour() -> None:
    told = Seat("the_first_arrows").type("near landry 1")
    assert told[0].startswith("Enguerrand, 1 hex off at 12 o'clock, H9, friend")
    assert len(told) == 3


def test_who_tells_what_he_may_do_and_why_not_the_rest() -> None:
    seat = Seat("the_first_arrows")
    assert "Can: shoot 5." in seat.type("who landry")
    seat.type("shoot landry at gaido")
    told = seat.answer("who landry")
    assert "Cannot shoot: " in told
    assert "(SHOOT-06)" in told


def test_log_and_why() -> None:
    seat = Seat("the_first_arrows")
    assert seat.type("why") == ["Nothing has happened yet."]
    shot = seat.type("shoot landry at gaido")
    assert any("javelin" in line for line in seat.type("why"))
    log = seat.type("log")
    assert any(shot[1] in line for line in log)
    assert seat.type("why 99") == ["There is no line 99 in the log."]


def test_rules_are_told() -> None:
    seat = Seat("the_first_arrows", "it")
    assert seat.type("rule move-07")[0].startswith("MOVE-07, ")
    assert len(seat.type("regola RETREAT")) > 5
    assert seat.type("rule XYZZY-99")[0].startswith("Non c'è una regola XYZZY-99")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_knows_every_word(language: str) -> None:
    seat = Seat("the_first_arrows", language)
    for word in (*COMMANDS, *ASKING):
        assert words_in(language).verb(word) in seat.answer(f"help {word.replace('_', ' ')}")


def test_a_hint_is_lawful() -> None:
    seat = Seat("the_first_arrows")
    told = seat.type("hint")[0]
    assert seat.game.why_not(command_of(seat, told.partition(": ")[2])) is None


# -- questions ---------------------------------------------------------------------------------------------------------


def question(seat: Seat) -> list[str]:
    """Play on until the table asks the player something; the lines of that moment."""
    printed = list(seat.printed)
    for _ in range(60):
        if seat.game.state.pending:
            return printed
        printed = seat.type("done")
    raise AssertionError("nothing is asked")


def test_answers_are_short_and_tell_their_chance() -> None:
    """Every number gives the very command that is listed there."""
    seat = Seat("the_first_arrows", seed="3")
    printed = question(seat)
    shots = [line for line in printed if "shoot back" in line]
    assert shots
    listed = [command for command in seat.game.legal if isinstance(command, c.ShootBack)]
    for line in shots:
        match = re.match(r"\d+\. (.*), ([\d.]+) % to hurt$", line)
        assert match
        command = command_of(seat, match[1])
        assert command in listed
        found = forecast(BATTLE, seat.game.position, command)
        hurt = found.chance(lambda each: any(seat.game.state.beings[who].side == 1 and change != "slowed" for who, change in each.changes))
        assert percent(hurt) == match[2]


def test_enter_takes_the_default_that_is_shown() -> None:
    seat = Seat("the_first_arrows", seed="3")
    shown = [line for line in question(seat) if line.endswith("(Enter)")]
    assert shown[-1].startswith("1. ")
    steps = len(seat.game.steps)
    seat.type("")
    assert seat.game.steps[steps].command == command_of_default(shown[-1])


def command_of_default(line: str) -> c.Command:
    known: dict[str, c.Command] = {
        "hold fire": c.HoldFire(),
        "let come": c.LetCome(),
        "stand fast": c.StandFast(),
        "hold ground": c.HoldGround(),
    }
    return known[line[3:-8]]


def test_a_number_answers_and_a_wrong_one_changes_nothing() -> None:
    seat = Seat("the_first_arrows", seed="3")
    printed = question(seat)
    second = next(line for line in printed if line.startswith("2. "))
    before = seat.game.state
    assert seat.type("9999")[0].startswith("There is no answer 9999")
    assert seat.game.state is before
    wanted = command_of(seat, second[3:].split(", ")[0])
    steps = len(seat.game.steps)
    seat.type("2")
    assert seat.game.steps[steps].command == wanted


def test_two_questions_about_one_charge_are_both_asked() -> None:
    """Ride to meet it? And then: shoot at it?"""
    for seed in range(30):
        seat = Seat("the_kings_ram", side="B", seed=str(seed))
        met = seat.game.state.pending[-1] if seat.game.state.pending else None
        asked = seat.answer("let come") if isinstance(met, q.ChargeMet) else ""
        watched = seat.game.state.pending[-1] if seat.game.state.pending else None
        if asked and isinstance(watched, q.ChargeWatched) and tuple(met or ()) == tuple(watched):
            assert "Shoot at him on the way" in asked
            assert "1. hold fire (Enter)" in asked
            return
    raise AssertionError("no charge was both met and watched")


def test_enter_without_a_question_says_again_what_is_asked() -> None:
    seat = moving()
    before = seat.game.state
    assert seat.type("")[0] == "Normans: move your people."
    assert seat.game.state is before


def test_ending_with_idle_men_is_warned_of_once() -> None:
    seat = moving()
    told = seat.type("done")
    assert told[0].startswith("Still able to act: ")
    assert seat.game.state.sequence == 3
    seat.type("done")
    assert seat.game.state.phase == 2


# -- taking back, keeping ----------------------------------------------------------------------------------------------


def test_undo_takes_back_a_step() -> None:
    seat = moving()
    before = seat.game.state
    seat.type("move enguerrand K9")
    log = seat.type("log")
    assert seat.type("undo")[0] == "Taken back: move Enguerrand I10 J9 K9"
    assert seat.game.state == before
    assert len(seat.type("log")) == len(log) - 1


def test_undo_goes_back_over_what_followed_by_itself() -> None:
    """`done` in the fire sequence also skipped the charges, for nobody rides."""
    seat = Seat("the_first_arrows")
    before = seat.game.state
    seat.type("done")
    seat.type("done")
    assert seat.game.state.sequence == 3
    seat.type("undo")
    assert seat.game.state == before


def test_undo_never_crosses_a_throw() -> None:
    seat = Seat("the_first_arrows")
    seat.type("shoot landry at gaido")
    before = seat.game.state
    assert "die has been thrown" in seat.answer("undo")
    assert seat.game.state is before
    assert not [entry for entry in seat.game.log if isinstance(entry, Undone)]


def test_a_battle_is_kept_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "battle.jsonl"
    seat = moving()
    seat.type("move enguerrand K9")
    assert seat.type(f"save {path}") == [f"Kept in {path}."]
    assert verify(load(path)) is None
    again = go_on(path, BATTLE, seat.game.scenario, None)
    assert (again.state, again.seed, again.steps) == (seat.game.state, seat.game.seed, seat.game.steps)
    other = Seat("the_first_arrows", game=again, record=path)
    assert "It goes on where it was left." in other.printed
    assert "Enguerrand goes to K9." in other.answer("log")
    other.type("quit")
    assert other.table.left


def test_the_seed_lies_sealed_until_the_end(tmp_path: Path) -> None:
    path = tmp_path / "battle.jsonl"
    seat = moving()
    seat.type(f"save {path}")
    assert seat.game.seed not in path.read_text(encoding="utf-8").split('"')
    with pytest.raises(BadInput, match="another seed"):
        go_on(path, BATTLE, seat.game.scenario, "other")
    with pytest.raises(BadInput, match="another battle"):
        go_on(path, BATTLE, load_scenario("the_beacon"), None)
    seal_of(path).unlink()
    with pytest.raises(BadInput, match="missing"):
        go_on(path, BATTLE, seat.game.scenario, None)


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    seat = moving()
    assert seat.type("save")[0].startswith("Say where")
    assert "Nothing was kept." in seat.answer(f"save {tmp_path / 'nowhere' / 'battle.jsonl'}")
    assert "Nothing was kept." in seat.answer("save a\0b")


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_and_word_has_its_message(language: str) -> None:
    keys = {f"part-{each.name}" for kind in COMMANDS.values() for each in fields(kind)}
    keys |= {f"word-{each.name}" for kind in COMMANDS.values() for each in fields(kind)}
    keys |= {f"text-then-{question}" for question in QUESTIONS} | {f"help-{word}" for word in ASKING}
    keys |= {f"text-mark-{Mark.NAMES[mark.bit_length() - 1]}" for mark in SHOWN}
    assert not keys - messages_in(language).keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things_at_once(language: str) -> None:
    """A verb of several commands is theirs in different sequences or questions; asking words are nobody else's."""
    for phrase, meant in words_in(language).verbs.items():
        if len(meant) == 1:
            continue
        assert not set(meant) & set(ASKING), phrase
        actions = [ACTIONS[COMMANDS[word]] for word in meant]
        if phrase not in ("push", "pousser", "spingi"):  # a horse or a machine: the first is meant, the whole verb says which
            places = [{*action.sequences, *action.answers} for action in actions]
            assert not set.intersection(*places), phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_said_word_is_understood(language: str) -> None:
    words = words_in(language)
    for word in (*COMMANDS, *ASKING):
        assert word in words.verbs[plain(words.verb(word))]


def test_what_is_not_understood_is_a_value() -> None:
    scene = scene_of(moving().game)
    assert isinstance(parse(scene, "xyzzy"), Trouble)
    assert parse(scene, "move") == Trouble("text-missing", "man")
    assert parse(scene, "move enguerrand") == Trouble("text-missing", "path")
    assert isinstance(parse(scene, "move enguerrand K9 K9 with"), Trouble)
    assert isinstance(parse(scene, "move g K9"), Which)
    assert isinstance(parse(scene, "a" * 5000), Trouble)
