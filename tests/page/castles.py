"""Small places to storm, each in a scenario file of its own, and the moments at which the tests of the page sit down."""

from __future__ import annotations

from pathlib import Path

from hauberk.battle.core import commands as c
from hauberk.battle.core.state import COMBAT, MOVEMENT
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.queries import default_answer
from hauberk.play.battle.scenario import read_scenario
from hauberk.play.match import Match

FRAME = """
id = "{id}"
ruleset = "{ruleset}"
title = {{ en = "A small place", fr = "Une petite place", it = "Un piccolo luogo" }}
story = {{ en = "A", fr = "A", it = "A" }}
briefing = {{ en = "Storm it.", fr = "Prenez-la.", it = "Prendetelo." }}
teaches = ["MOVE"]
turns = 9
attackers = "A"
[sides.A]
name = {{ en = "Besiegers", fr = "Assiégeants", it = "Assedianti" }}
[sides.B]
name = {{ en = "Besieged", fr = "Assiégés", it = "Assediati" }}
[[victory]]
result = "draw"
at = "end"
all = []
"""

PALISADE = '''
[map]
terrain = """
...y..
...y..
...y..
......
......
......
"""
hexsides = { palisade = ["D4/C4", "D4/C5", "D5/C5", "D5/C6", "D6/C6"] }
links = ["E2 D2/1"]
[[map.storeys]]
storey = 1
level = 1
terrain = """
___l__
___l__
___l__
"""
hexsides = { stakes = ["D1/C1", "D1/C2", "D2/C2", "D2/C3", "D3/C3", "D3/C4"] }
[[ladders]]
id = "ladder"
side = "A"
at = "C3 B3"
carriers = ["osmond", "guy"]
'''

WALL = '''
[map]
terrain = """
..........
..........
##########
..........
..........
..........
..........
..........
..........
"""
[[map.storeys]]
storey = 2
level = 2
terrain = """
__________
__________
rrrrrrrrrr
"""
hexsides = { crenels = ["B3/B4", "B3/C4", "B3/A4", "C3/C4", "D3/D4", "D3/C4", "D3/E4", "E3/E4", "F3/F4", "F3/E4", "F3/G4"] }
'''

TOWER = """
[[machines]]
id = "tower"
kind = "siege_tower"
side = "A"
at = "C7"
facing = 0
team = []
"""

CAULDRON = """
[[things]]
id = "oil"
kind = "cauldron"
at = "F3/2"
side = "B"
state = "set"
men = ["gifford", "godbert"]
"""

CAMP = '''
[map]
terrain = """
......
..nn..
......
......
......
"""
'''

GATE = '''
[map]
terrain = """
............
............
####g#######
cccccccccccc
cccccccccccc
............
............
............
"""
links = ["B4 B3/2"]
[[map.storeys]]
storey = 2
level = 2
terrain = """
____________
____________
rrrrrrrrrrrr
"""
hexsides = { crenels = ["C3/C2", "G3/G2"] }
[[map.doors]]
id = "gate"
kind = "castle_gate"
sides = ["E3/E2"]
posts = "E3"
'''

CHURCH = '''
[map]
terrain = """
........
..ii....
..id....
........
........
........
"""
[map.hexsides]
wall = ["C2/C1", "C2/B2", "C2/B1", "C2/D1", "D2/D1", "D2/E2", "D2/E3", "C3/B2", "C3/B3", "C3/C4", "D3/C4", "D3/E3", "D3/E4"]
[[map.doors]]
id = "door"
kind = "church_door"
sides = ["D3/D4"]
posts = "D3"
'''


def place(folder: Path, id_: str, ruleset: str, ground: str, men: dict[str, str], seed: str = "1141") -> Battle:
    """A battle about a place; men as "B:wigo": "E3"."""
    people = "".join(
        f'[[men]]\nwho = "{who.split(":")[-1]}"\nside = "{"B" if who.startswith("B:") else "A"}"\nat = "{at}"\n' for who, at in men.items()
    )
    path = folder / f"{id_}.toml"
    path.write_text(FRAME.format(id=id_, ruleset=ruleset) + ground + people, encoding="utf-8")
    return Match(BATTLE, read_scenario(path), seed)


def until(game: Battle, turn: int, side: int, sequence: int) -> Battle:
    """Nobody does anything before that moment."""
    while (game.state.turn, game.state.active, game.state.sequence) != (turn, side, sequence) or game.state.pending:
        answers = [each for _, each in zip(range(50), game.legal, strict=False)] if game.state.pending else []
        game.do((default_answer(game.state, answers) or answers[0]) if answers else c.Done())
    return game


def palisade(folder: Path) -> Battle:
    """Osmond and Guy carry a ladder to the foot of the stakes; Milo is far away."""
    men = {"osmond": "C3", "guy": "B3", "B:milo": "F6"}
    return until(place(folder, "page_palisade", "guiscard", PALISADE, men), 1, 0, MOVEMENT)


def tower(folder: Path) -> Battle:
    """A tower right before the wall: two at the winches, one between them ready to go, one by the wheels below him."""
    men = {"wat": "B4/2", "hob": "D4/2", "tom": "C4/2", "alfwin": "C4", "B:foulque": "I3/2"}
    return until(place(folder, "page_tower", "anarchy", WALL + TOWER, men), 2, 0, MOVEMENT)


def oil(folder: Path) -> Battle:
    """Gifford and Godbert beside their cauldron, Wat below it."""
    men = {"wat": "F4", "hob": "F8", "B:gifford": "E3/2", "B:godbert": "G3/2"}
    return until(place(folder, "page_oil", "anarchy", WALL + CAULDRON, men), 1, 1, COMBAT)


def camp(folder: Path) -> Battle:
    """Osmond beside a tent, Milo on the other side of it."""
    return until(place(folder, "page_camp", "guiscard", CAMP, {"osmond": "B2", "B:milo": "E2"}, "1066"), 2, 0, COMBAT)


def gate(folder: Path) -> Battle:
    """Wigo has stood behind the gate for a turn; Payn is on the wall above."""
    men = {"B:wigo": "E3", "B:payn": "E3/2", "B:foulque": "E4", "B:milo": "H3/2", "galeran": "E8", "guy": "G8"}
    return until(place(folder, "page_gate", "anarchy", GATE, men), 2, 1, COMBAT)


def church(folder: Path) -> Battle:
    """Galeran and Guy have waited before a shut door for two turns."""
    men = {"galeran": "D4", "guy": "C4", "osmond": "E4", "B:wigo": "C2"}
    return until(place(folder, "page_church", "anarchy", CHURCH, men), 3, 0, COMBAT)


FOULKON = '''
[map]
terrain = """
........
........
........
........
........
"""
[[formations]]
side = "A"
right = 3
foulkon = true
men = ["palaimon", "okeanos", "leontios", "manueles", "argyris", "theodoros"]
'''


def foulkon(folder: Path) -> Battle:
    """Two ranks of three with their shields closed, and Guy far away."""
    men = {"palaimon": "C2", "okeanos": "C3", "leontios": "C4", "manueles": "B2", "argyris": "B3", "theodoros": "B4", "B:guy": "H5"}
    return until(place(folder, "page_foulkon", "guiscard", FOULKON, men), 1, 0, MOVEMENT)


YARD = '''
[map]
terrain = """
...#....
...#....
...#....
...#....
...#....
...#....
........
........
........
"""
[[ladders]]
id = "ladder"
side = "A"
at = "B5 B4"
carriers = ["osmond", "bernier"]
'''


def yard(folder: Path) -> Battle:
    """Osmond and Bernier carry a ladder behind a wall; Stephanos waits with his bow on the other side of it."""
    men = {"osmond": "B5", "bernier": "B4", "B:stephanos": "G7"}
    return until(place(folder, "page_yard", "guiscard", YARD, men), 1, 0, MOVEMENT)


PLACES = {
    "palisade": palisade, "tower": tower, "oil": oil, "camp": camp, "gate": gate, "church": church, "foulkon": foulkon, "yard": yard,
}  # fmt: skip
