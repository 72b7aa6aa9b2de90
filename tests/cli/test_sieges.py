"""Sieges on the command line: watched, counted, adjudicated, replayed, verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner
from typer.testing import Result as Done

from hauberk.basis.faults import LANGUAGES
from hauberk.cli import app
from hauberk.lab.bouts import ENDLESS, Bout, Result
from hauberk.lab.tally import tally
from hauberk.lab.watching import bouts
from hauberk.library import load
from hauberk.play import record as records
from hauberk.play import record_writer
from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.play.siege.game import legal as options
from hauberk.play.siege.scenario import load_siege, siege_files
from hauberk.players.random_player import RandomPlayer, play_out
from hauberk.siege import questions as q
from hauberk.siege.commands import Answer, Command, Report
from hauberk.siege.state import SiegeState
from tests.tell.sieging import COVENTRY, played

CASES = Path(__file__).parents[1] / "printed" / "cases"
MALMESBURY = "rain_at_malmesbury"
SORTIE = "camp_sortie"
"""A fight that does not take long, as storms do."""


def run(*words: object) -> Done:
    """Run a command, however it ends."""
    return CliRunner().invoke(app, [str(word) for word in words])


def hauberk(*words: object) -> str:
    """What a command prints; it must succeed."""
    result = run(*words)
    assert result.exit_code == 0, f"{words}: {result.output}{result.exception!r}"
    return result.stdout


def refused(*words: object) -> str:
    """What a command complains of."""
    result = run(*words)
    assert result.exit_code == 2, f"{words}: {result.output}"
    return result.stderr


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A kept siege of two random commanders."""
    path = tmp_path_factory.mktemp("records") / "siege.jsonl"
    record_writer.save(played(COVENTRY), path)
    return path


def next_word(game: SiegeMatch) -> Command:
    """Both wait for the besieged to come out against the camp."""
    question = game.state.pending[-1]
    if isinstance(question, q.ActionAsked):
        return Answer(SORTIE if SORTIE in question.choices else "pass")
    return Answer("map") if isinstance(question, q.ResolveAsked) else options(game.position).nth(0)


@pytest.fixture(scope="module")
def fought(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A siege in which one fight was fought on the map; it is not over."""
    for seed in range(20):
        game = Match(SIEGE, load_siege(MALMESBURY), str(seed))
        while game.side is not None and not game.awaits_fight:
            game.do(next_word(game))
        if game.awaits_fight and game.state.fight is not None and game.state.fight.kind == SORTIE:
            fight = game.open_fight()
            play_out(fight, (RandomPlayer("a"), RandomPlayer("b")))
            game.close_fight(fight)
            path = tmp_path_factory.mktemp("records") / "fought.jsonl"
            record_writer.save(game, path)
            return path
    raise AssertionError("nobody comes out to fight")


def test_scenarios_lists_every_siege() -> None:
    text = hauberk("scenarios", "--lang", "fr")
    for name in siege_files():
        assert name in text
        assert load_siege(name).title["fr"] in text


def test_a_siege_is_watched_and_its_record_holds(tmp_path: Path) -> None:
    kept = tmp_path / "siege.jsonl"
    text = hauberk("watch", COVENTRY, "--seed", "7", "--record", kept, "--no-details")
    assert "Marmion's ditch" in text
    assert "Day 1, 8 September 1144." in text
    assert "Victory: " in text
    assert "steps, all as the rules say" in hauberk("verify", kept)
    assert hauberk("replay", kept).splitlines()[-3:] == text.splitlines()[-3:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recorded_siege_is_told_in_every_language(record: Path, language: str) -> None:
    text = hauberk("replay", record, "--lang", language, "--details")
    assert load_siege(COVENTRY).title[language] in text
    whole = len(text.splitlines())
    assert len(hauberk("replay", record, "--lang", language, "--upto", "1").splitlines()) < whole


def test_a_record_that_was_tampered_with_does_not_hold(record: Path, tmp_path: Path) -> None:
    assert "all as the rules say" in hauberk("verify", record)
    lines = record.read_text(encoding="utf-8").splitlines()
    found = next(number for number, line in enumerate(lines) if '"food_changed"' in line)
    forged = tmp_path / "forged.jsonl"
    changed = lines[found].replace('"change":-1', '"change":-2', 1)
    assert changed != lines[found]
    forged.write_text("\n".join([*lines[:found], changed, *lines[found + 1 :]]) + "\n", encoding="utf-8")
    assert refused("verify", forged).startswith(f"forged.jsonl:{found + 1}: step ")


def test_the_fight_inside_a_record_is_fought_again(fought: Path, tmp_path: Path) -> None:
    """The record of a fight lies in that of the siege; a throw changed there is found out."""
    assert "all as the rules say" in hauberk("verify", fought)
    lines = fought.read_text(encoding="utf-8").splitlines()
    found = next(number for number, line in enumerate(lines) if '"command":{"do":"report"' in line)
    row = json.loads(lines[found])
    inner = row["command"]["record"]
    turned = next(number for number, line in enumerate(inner) if '"event":"rolled"' in line and number)
    entry = json.loads(inner[turned])
    event = next(event for event in entry["events"] if event["event"] == "rolled")
    event["face"] = event["face"] % event["sides"] + 1
    inner[turned] = json.dumps(entry)
    forged = tmp_path / "forged.jsonl"
    forged.write_text("\n".join([*lines[:found], json.dumps(row), *lines[found + 1 :]]) + "\n", encoding="utf-8")
    assert "the fight: " in refused("verify", forged)


def test_a_result_that_was_made_up_does_not_hold(fought: Path) -> None:
    record = records.load(fought)
    report = next(entry.command for entry in record.log if isinstance(getattr(entry, "command", None), Report))
    assert isinstance(report, Report)
    before = next(
        state for (entry, _), state in zip(list(records.states(record))[1:], _states(record), strict=False) if entry.command == report
    )
    assert before.fight is not None
    first = SIEGE.start(record.scenario)
    call = SIEGE.fight(first.field.at(before))
    assert call is not None
    better = Report(report.result._replace(turns=report.result.turns + 1), report.record)
    assert records.fight_problem(report, call, None) == ""
    assert records.fight_problem(better, call, None) == "its result is not what was reported"
    assert records.fight_problem(report, call, "another") == "it was fought with other dice"


def _states(record: records.Record) -> list[SiegeState]:
    return [state for _, state in records.states(record)]


# -- many --------------------------------------------------------------------------------------------------------------


def test_many_sieges_are_counted() -> None:
    text = hauberk("watch", COVENTRY, "--games", "3", "--summary")
    assert "won by" in text
    assert "3" in text
    assert len(hauberk("watch", COVENTRY, "--games", "2", "--lang", "it").strip().splitlines()) == 2


def test_battles_are_counted_as_sieges_are() -> None:
    assert "3/3" in hauberk("watch", "the_lesson", "--games", "3", "--summary")
    assert "turns" in hauberk("watch", "the_lesson", "--games", "1")


def test_a_siege_is_printed_as_a_chronicle(record: Path) -> None:
    text = hauberk("replay", record, "--chronicle", "--lang", "fr")
    assert "Vu des deux côtés" in text
    assert "Jour 1" in text


def test_commanders_fight_duels_too() -> None:
    text = hauberk("duel", "steady", "random", "--battle", COVENTRY, "--games", "2", "--jobs", "1")
    assert COVENTRY in text
    assert "no such player" in refused("duel", "steady:2", "random", "--sieges")
    assert "is no game of two sides" in refused("duel", "steady", "random", "--battle", "the_val_demone")


def test_all_sieges_come_in_turn_with_every_temper() -> None:
    names = list(siege_files())
    work = bouts("siege", names, 5 * len(names), "1066")
    assert [bout.scenario for bout in work[: len(names)]] == names
    assert len({(bout.scenario, bout.seed) for bout in work}) == len(work)
    assert len({bout.players[:2] for bout in work}) == 5


def test_the_tally() -> None:
    bout = Bout("siege", COVENTRY, "1")
    days = ((3, ("A",), "taken"), (5, ("B",), "lifted"), (9, ("A",), "taken"), (11, (), ENDLESS))
    found = tally([Result(bout, length, winners, reason, {"fights": 2}) for length, winners, reason in days])
    assert found.lengths == (4.5, 7.0, 9.5)
    assert found.longest == 11
    assert found.winners == {"A": 2, "B": 1}
    assert found.reasons == {"taken": 2, "lifted": 1, ENDLESS: 1}
    assert found.counts == {"fights": 2}
    assert tally([Result(bout, 4, ("A",), "taken")]).lengths == (4.0, 4.0, 4.0)


# -- bad input -----------------------------------------------------------------------------------------------------------


def test_what_cannot_be_watched_is_refused(tmp_path: Path) -> None:
    assert "hauberk scenarios lists them" in refused("watch")
    assert "--fights: no 'slow' here" in refused("watch", COVENTRY, "--fights", "slow")
    assert "there is no such folder" in refused("watch", COVENTRY, "--record", tmp_path / "nowhere" / "siege.jsonl")
    own = tmp_path / "own.toml"
    own.write_text(siege_files()[COVENTRY].read_text(encoding="utf-8"), encoding="utf-8")
    assert "could not be read again" in refused("watch", own, "--record", tmp_path / "siege.jsonl")


# -- adjudicate --------------------------------------------------------------------------------------------------------


def test_a_siege_case_is_ruled_upon() -> None:
    found = json.loads(hauberk("adjudicate", CASES / "DX-A-05.toml"))
    assert found["ruleset"] == "anarchy"
    assert found["position"]["day"] == 8
    assert found["rulings"][0]["refused"]["text"].startswith("The mangonel no. 6 must be mended first (A-MANG-12).")
    french = json.loads(hauberk("adjudicate", CASES / "DX-A-05.toml", "--lang", "fr"))
    assert french["rulings"][0]["refused"]["text"].startswith("Il faut d'abord réparer le mangonneau n° 6 (A-MANG-12).")


def case(tmp_path: Path, text: str) -> Path:
    """A case file."""
    path = tmp_path / "case.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_sieges_and_campaigns_are_looked_ahead_from(tmp_path: Path) -> None:
    """A case, a scenario as it begins, and a record; what can fall in too many ways is drawn, and says by how much it may be wrong."""
    assert int(hauberk("perft", CASES / "DX-A-05.toml")) > 1
    assert "mangonel no. 6" in refused("forecast", CASES / "DX-A-05.toml")
    assert int(hauberk("perft", "the_val_demone")) == 20
    found = json.loads(hauberk("forecast", "engines_for_trowbridge", "morning"))
    assert [outcome["chance"] for outcome in found["outcomes"]] == ["1/1"]
    match, path = load("the_farm_on_the_gargano_road", seed="1"), tmp_path / "siege.jsonl"
    while sum(isinstance(question, q.OrdersAsked) for question in match.position.state.pending) != 1:
        match.do(match.legal[len(match.legal) - 1] if "answer pass" in match.legal else match.legal[0])
    match.save(path)
    found = json.loads(hauberk("forecast", path, str(match.legal[0]), "--draws", "50"))
    assert found["drawn"] == 50
    assert abs(sum(outcome["percent"] for outcome in found["outcomes"]) - 100) < 0.01
    assert all(0 < change["error"] < 20 for change in found["changes"])


def test_every_fault_of_a_siege_case_is_told(tmp_path: Path) -> None:
    text = """kind = "siege"
siege = "marmions_ditch"
people = [{ who = "nobody_known" }, { who = "ivo", fate = "asleep" }]
engines = [{ id = "new", kind = "catapult" }]
mines = [{ id = "m", section = "nowhere" }]

[stock.C]
ladder = 1

[damage]
A1 = 1

[state]
step = "noon"
hurry = true

[[do]]
do = "dance"
"""
    complaints = refused("adjudicate", case(tmp_path, text))
    for word in ("nobody_known", "asleep", "catapult", "nowhere", "no side 'C'", "A1 is no wall", "noon", "hurry", "dance"):
        assert word in complaints


def test_dice_before_the_first_decision_must_suffice_and_be_thrown(tmp_path: Path) -> None:
    head = 'kind = "siege"\nsiege = "marmions_ditch"\n'
    morning = '[state]\nday = 6\nstep = "initiative"\nfood = 5\n'
    assert "throw 2 was asked for" in refused("adjudicate", case(tmp_path, f"{head}dice = [3]\n{morning}"))
    assert "1 of them are not thrown" in refused("adjudicate", case(tmp_path, f"{head}dice = [3, 4, 5]\n{morning}"))
    assert json.loads(hauberk("adjudicate", case(tmp_path, f"{head}dice = [3, 4]\n{morning}")))["position"]["initiative"] == "A"
    assert "no 'nowhere' here" in refused("adjudicate", case(tmp_path, 'kind = "siege"\nsiege = "nowhere"\n'))


def test_a_case_may_hold_its_siege_itself(tmp_path: Path) -> None:
    text = """kind = "siege"
ruleset = "guiscard"
place = "farm"
grounds = ["meadow"]
dice = [6, 10]

[state]
day = 2
step = "initiative"
food = 4

[switches]
open_provisions = true

[sides.A]
name = { en = "Greeks", fr = "Grecs", it = "Greci" }
group = "byzantines"
commander = "argyros"
people = "argyros leon zenon"

[sides.B]
name = { en = "Normans", fr = "Normands", it = "Normanni" }
group = "normans"
commander = "tancrede"
people = "tancrede gui"
"""
    found = json.loads(hauberk("adjudicate", case(tmp_path, text)))
    assert found["position"]["numbers"] == {"A": 3, "B": 2}
    assert found["position"]["initiative"] == "A"
    assert "lacks 'sides'" in refused("adjudicate", case(tmp_path, 'kind = "siege"\nruleset = "guiscard"\nplace = "farm"\n'))
