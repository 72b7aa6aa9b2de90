"""Battles, sieges and campaigns on the command line: watched, told again, verified, counted."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest

from hauberk.common.faults import LANGUAGES
from hauberk.lab.bouts import ENDLESS, Bout, Result
from hauberk.lab.tally import tally
from hauberk.lab.watching import bouts
from hauberk.play.games import GAMES
from hauberk.play.siege.scenario import siege_files
from tests.cli.kit import hauberk, refused, run
from tests.play.salted import salted

NAMES = {"battle": "the_lesson", "siege": "marmions_ditch", "campaign": "the_harvest_of_oxford"}
SMALL = Path(__file__).parent.parent / "campaign" / "small.toml"
EVERY = pytest.mark.parametrize("kind", GAMES)


@cache
def kept(kind: str) -> tuple[Path, str]:
    """The record of a game that was watched, and what was told of it."""
    path = Path(mkdtemp()) / f"{kind}.jsonl"
    return path, hauberk("watch", NAMES[kind], "--seed", "7", "--record", path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_lists_everything_that_can_be_played(language: str) -> None:
    text = hauberk("scenarios", "--lang", language)
    for game in GAMES.values():
        for name in game.files():
            assert name in text
            assert game.load(name).title[language] in text


@EVERY
def test_what_was_watched_is_told_again_and_holds(kind: str) -> None:
    path, watched = kept(kind)
    text = path.read_text(encoding="utf-8")
    steps, throws = len(text.splitlines()) - 2, text.count('"event":"rolled"') + text.count('\\"event\\":\\"rolled\\"')
    rules, dice = hauberk("verify", path).splitlines()
    assert rules == f"{kind}.jsonl: {steps} steps, all as the rules say"
    assert dice == f"{kind}.jsonl: {throws} throws, all as the promised seed gives them"
    assert hauberk("replay", path, "--details") == watched
    short, part = hauberk("replay", path), hauberk("replay", path, "--upto", "6")
    assert short.startswith(part)
    assert len(part) < len(short) <= len(watched)
    assert {"battle": "Victory: ", "siege": "Victory: ", "campaign": " win: "}[kind] in watched


@pytest.mark.parametrize("name", ["the_lesson", "rain_at_malmesbury", "the_harvest_of_oxford"])
def test_verify_says_what_it_has_checked_of_the_dice(name: str, tmp_path: Path) -> None:
    """Throws with those of fights inside, and the salts; of a game that goes on, that nothing can be checked yet."""
    lines, path = salted(name), tmp_path / "salted.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    throws = sum(line.count('"event":"rolled"') + line.count('\\"event\\":\\"rolled\\"') for line in lines)
    assert f"{throws} throws, all as the promised seed gives them, with 3 salts of players\n" in hauberk("verify", path)
    path.write_text("\n".join(lines[:3]) + "\n", encoding="utf-8")
    assert "its dice cannot be checked yet" in hauberk("verify", path)


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(kind: str, language: str) -> None:
    text = hauberk("replay", kept(kind)[0], "--lang", language, "--details")
    assert GAMES[kind].load(NAMES[kind]).title[language] in text
    assert {"en": ("Turn 1", "Day 1"), "fr": ("Tour 1", "Jour 1"), "it": ("Turno 1", "Giorno 1")}[language][kind != "battle"] in text
    assert len(text.splitlines()) > 30


@EVERY
def test_a_record_that_was_tampered_with_does_not_hold(kind: str, tmp_path: Path) -> None:
    lines = kept(kind)[0].read_text(encoding="utf-8").splitlines()
    found, old, new = next(
        (number, old, new)
        for number, line in enumerate(lines)
        for old, new in (('"face":', '"face":1'), ('"change":-1', '"change":-2'), ('"left":', '"left":1'))
        if number > 1 and old in line
    )
    forged = tmp_path / "forged.jsonl"
    forged.write_text("\n".join([*lines[:found], lines[found].replace(old, new, 1), *lines[found + 1 :]]) + "\n", encoding="utf-8")
    assert refused("verify", forged).startswith(f"forged.jsonl:{found + 1}: ")


def test_the_seed_decides_what_is_watched_and_a_file_is_as_good_as_a_name(tmp_path: Path) -> None:
    path = tmp_path / "my_battle.toml"
    path.write_bytes(GAMES["battle"].files()["the_lesson"].read_bytes())
    one, again, other = (hauberk("watch", name, "--seed", seed) for name, seed in (("the_lesson", "1"), (path, "1"), ("the_lesson", "2")))
    assert one == again != other


def test_watch_writes_over_an_old_record(tmp_path: Path) -> None:
    path = tmp_path / "battle.jsonl"
    path.write_text("an old record", encoding="utf-8")
    hauberk("watch", NAMES["battle"], "--seed", "7", "--record", path)
    assert path.read_bytes() == kept("battle")[0].read_bytes()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("kind", "heads"),
    [("battle", ("Tour 1. ", "Tour 2. ")), ("siege", ("Jour 1, ", "Vu des deux côtés")), ("campaign", ("Jour 1, ",))],
)
def test_a_game_is_printed_as_a_chronicle(kind: str, heads: tuple[str, ...]) -> None:
    """A paragraph a day, of a battle a turn; everybody sees all of a battle, so nobody is named who sees it."""
    text = hauberk("replay", kept(kind)[0], "--chronicle", "--lang", "fr")
    assert [text.count(head) for head in heads] == [1] * len(heads)
    assert ("Vu de" in text) == (kind != "battle")


# -- many --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "unit"), [("the_lesson", " turn"), (NAMES["siege"], " day"), (SMALL, " day")])
def test_many_are_counted(name: str | Path, unit: str) -> None:
    """A table with winners and the records that hold, or a line for each."""
    assert "3/3" in hauberk("watch", name, "--games", "3", "--summary")
    lines = hauberk("watch", name, "--games", "1")
    assert unit in lines
    assert len(lines.strip().splitlines()) == 1


def test_commanders_fight_duels_too() -> None:
    text = hauberk("duel", "steady", "random", "--over", NAMES["siege"], "--games", "2")
    assert NAMES["siege"] in text
    assert "does not play a siege" in refused("duel", "eager", "random", "--over", "siege")
    both = f"{NAMES['campaign']},{NAMES['siege']}"
    assert "kept for battles" in refused("duel", "steady", "random", "--over", both, "--favoured", "balance.toml")


def test_all_sieges_come_in_turn_with_every_temper() -> None:
    names = list(siege_files())
    work = bouts("siege", names, 5 * len(names), "1066")
    assert [bout.scenario for bout in work[: len(names)]] == names
    assert len({(bout.scenario, bout.seed) for bout in work}) == len(work)
    assert len({bout.players[:2] for bout in work}) == 5


def test_the_tally() -> None:
    bout = Bout("siege", NAMES["siege"], "1")
    days = ((3, ("A",), "taken"), (5, ("B",), "lifted"), (9, ("A",), "taken"), (11, (), ENDLESS))
    found = tally([Result(bout, length, winners, reason, {"fights": 2}) for length, winners, reason in days])
    assert found.lengths == (4.5, 7.0, 9.5)
    assert found.longest == 11
    assert found.winners == {"A": 2, "B": 1}
    assert found.reasons == {"taken": 2, "lifted": 1, ENDLESS: 1}
    assert found.counts == {"fights": 2}
    assert tally([Result(bout, 4, ("A",), "taken")]).lengths == (4.0, 4.0, 4.0)


# -- what cannot be watched ----------------------------------------------------------------------------------------------


def test_what_cannot_be_watched_is_refused(tmp_path: Path) -> None:
    """A record names its game, so there is none of a file that nobody else has."""
    assert "hauberk scenarios lists them" in refused("watch")
    assert "--fights: no 'slow' here" in refused("watch", NAMES["siege"], "--fights", "slow")
    assert "there is no such folder" in refused("watch", NAMES["siege"], "--record", tmp_path / "nowhere" / "siege.jsonl")
    for kind, game in GAMES.items():
        own = tmp_path / "own.toml"
        own.write_text(game.files()[NAMES[kind]].read_text(encoding="utf-8"), encoding="utf-8")
        assert "leave out --record" in run("watch", own, "--record", tmp_path / "own.jsonl", status=2).stderr
