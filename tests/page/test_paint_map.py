"""The painted map in a real browser: the same picture every time, whole or in tiles, and a page that never stalls."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page

from hauberk.battle.core.being import Machine, Side
from hauberk.battle.machines import footprint
from hauberk.battle.machines.kinds import MachineKind
from hauberk.board.board import Board, Piece
from hauberk.board.terrain import terrain_table
from hauberk.play.battle.board_view import ground_json
from hauberk.play.battle.scenario import sheet, sheet_files
from hauberk.play.picture import LIGHTS, WEATHERS
from hauberk.rulesets.editions import RULESETS
from tests.page.modules import modules
from tests.page.tasks import LONG, traced

SAME = {"worst": 0, "share": 0, "plain": 0}

# Helpers in the page: a picture as bytes, and how two pictures of the same size differ.
HELPERS = """
async (shared) => {
  const whole = await import('/paint/map/index.js'), made = [];
  class Kept extends whole.MapPainter {
    constructor(...all) { super(...all); made.push(this); }
  }
  const map = shared ? {...whole, MapPainter: Kept} : whole;
  const forget = () => made.splice(0).forEach((painter) => painter.forget());
  const bytes = (picture) => {
    const c = new OffscreenCanvas(picture.width, picture.height), g = c.getContext('2d');
    g.drawImage(picture, 0, 0);
    return g.getImageData(0, 0, c.width, c.height);
  };
  const differ = (a, b, ax = 0, ay = 0) => {
    let worst = 0, count = 0, plain = 0;
    for (let y = 0; y < b.height; y++) for (let x = 0; x < b.width; x++) {
      const i = ((y + ay) * a.width + x + ax) * 4, j = (y * b.width + x) * 4;
      let d = 0;
      for (let k = 0; k < 3; k++) d = Math.max(d, Math.abs(a.data[i + k] - b.data[j + k]));
      worst = Math.max(worst, d);
      if (d > 2) count++;
      if (d > 12) plain++;
    }
    return {worst, share: count / (b.width * b.height), plain: plain / (b.width * b.height)};
  };
  globalThis.kit = {map, bytes, differ, forget};
}
"""


BLANK = "<!doctype html><canvas></canvas>"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with modules() as found:
        yield found


@pytest.fixture(scope="module")
def window(browser: Browser) -> Iterator[Page]:
    """One window for all of them: to open another takes longer than to paint most pictures."""
    opened = browser.new_page(viewport={"width": 1280, "height": 800})
    opened.route("**/blank", lambda route: route.fulfill(content_type="text/html", body=BLANK))
    yield opened
    opened.close()


@contextmanager
def without_faults(window: Page) -> Iterator[Page]:
    """Nothing goes wrong in the window meanwhile."""
    faults: list[str] = []

    def note(fault: Error) -> None:
        faults.append(str(fault))

    window.on("pageerror", note)
    yield window
    window.remove_listener("pageerror", note)
    assert faults == []


@pytest.fixture
def page(window: Page, address: str) -> Iterator[Page]:
    """A page with the painter, whom a test leaves as it found him: he paints faster when he is warm."""
    with without_faults(window):
        if not window.evaluate("Boolean(globalThis.kit)"):
            window.goto(f"{address}/blank")
            window.evaluate(HELPERS, True)
        yield window
        window.evaluate("kit.forget()")


@pytest.fixture
def fresh(window: Page, address: str) -> Iterator[Page]:
    """An empty page with a painter of its own; whatever ran in the window before is gone with its page, and this goes too."""
    with without_faults(window):
        window.goto(f"{address}/blank")
        window.evaluate(HELPERS, False)
        yield window
        window.goto("about:blank")


def board_of(*pieces: Piece) -> dict[str, Any]:
    return ground_json(Board(pieces))


def alone(name: str) -> dict[str, Any]:
    return board_of(Piece(sheet(name)))


def four_sheets() -> dict[str, Any]:
    return board_of(
        Piece(sheet("lagoon")), Piece(sheet("plateau"), False, 1, 2), Piece(sheet("wood"), True, 1, 3), Piece(sheet("stream"), False, 2, 3)
    )


def test_a_board_painted_twice_is_the_same_to_the_last_pixel(page: Page) -> None:
    found = page.evaluate(
        """async (board) => {
          const once = kit.bytes((await new kit.map.MapPainter(board).paint({scale: 0.8})).canvas);
          const twice = kit.bytes((await new kit.map.MapPainter(board).paint({scale: 0.8})).canvas);
          const named = kit.bytes((await new kit.map.MapPainter(board).paint({scale: 0.8, names: true})).canvas);
          return [kit.differ(once, twice), kit.differ(once, named), once.width, once.height];
        }""",
        alone("plateau"),
    )
    assert found[0] == SAME
    assert found[1]["worst"] > 0, "hex names are asked for and seen"
    assert found[2:] == [1138, 824]


@pytest.mark.parametrize("scale", [0.25, 0.6, 1, 1.37, 2.6])
@pytest.mark.parametrize("name", ["lagoon", "plateau", "wood"])
def test_a_tile_is_the_same_window_of_the_whole(page: Page, name: str, scale: float) -> None:
    """Painted alone or with everything around it: no seam can show. A stroke that leaves the canvas may be smoothed a hair differently."""
    differences = page.evaluate(
        """async ([board, scale]) => {
          const painter = new kit.map.MapPainter(board), found = [];
          const big = {x: 200, y: 120, w: 1500 / scale, h: 1300 / scale};
          big.w = Math.min(big.w, 1200); big.h = Math.min(big.h, 860);
          const whole = await painter.paint({scale, region: big}), all = kit.bytes(whole.canvas);
          for (const [px, py] of [[0, 0], [101, 57], [163, 120]]) {
            const w = Math.min(260, all.width - px), h = Math.min(240, all.height - py);
            const region = {x: whole.region.x + px / scale, y: whole.region.y + py / scale, w: w / scale, h: h / scale};
            const tile = await painter.paint({scale, region});
            found.push(kit.differ(all, kit.bytes(tile.canvas), px, py));
          }
          return found;
        }""",
        [alone(name), scale],
    )
    for found in differences:
        assert found["worst"] <= 40
        assert found["share"] < 0.004
        assert found["plain"] < 0.0003


@pytest.mark.parametrize("storey", ["top", 0, 2])
@pytest.mark.parametrize("name", ["norman_castle", "priory"])
def test_a_tile_of_a_storey_is_the_same_window_of_the_whole(page: Page, name: str, storey: str | int) -> None:
    """Walls, floors and the veil over what lies below have no seams either."""
    found = page.evaluate(
        """async ([board, storey]) => {
          const painter = new kit.map.MapPainter(board), scale = 1.37, found = [];
          const whole = await painter.paint({scale, storey, region: {x: 240, y: 180, w: 800, h: 600}}), all = kit.bytes(whole.canvas);
          for (const [px, py] of [[101, 57], [463, 320]]) {
            const region = {x: whole.region.x + px / scale, y: whole.region.y + py / scale, w: 260 / scale, h: 240 / scale};
            found.push(kit.differ(all, kit.bytes((await painter.paint({scale, storey, region})).canvas), px, py));
          }
          return found;
        }""",
        [alone(name), storey],
    )
    for each in found:  # where walls meet, a few pixels of the joint may be smoothed differently
        assert each["share"] < 0.004
        assert each["plain"] < 0.001


# What a hex looks like on average, roughly: who is bigger among red, green and blue.
LOOKS = {
    "flat": lambda r, g, b: g > b + 25,
    "tree": lambda r, g, b: g > b + 20 and g < 115,
    "river": lambda r, g, b: b > r + 25,
    "shallows": lambda r, g, b: b > r + 10,
    "beach": lambda r, g, b: r > 175 and r > b + 25,
    "rock": lambda r, g, b: r < 190 and abs(r - g) < 30,
    "marsh": lambda r, g, b: g < 130,
}


@pytest.mark.parametrize("name", sorted(sheet_files()))
@pytest.mark.parametrize("turned", [False, True])
def test_every_sheet_is_painted_as_what_it_is(page: Page, name: str, turned: bool) -> None:
    board = board_of(Piece(sheet(name), turned))
    averages = page.evaluate(
        """async (board) => {
          const scale = 0.5, all = kit.bytes((await new kit.map.MapPainter(board).paint({scale, grid: false})).canvas);
          return board.hexes.map((h) => {
            const p = kit.map.hexCentre(h.column, h.row), px = Math.round(p.x * scale), py = Math.round(p.y * scale), sum = [0, 0, 0];
            for (let y = -7; y < 8; y++) for (let x = -7; x < 8; x++)
              for (let k = 0; k < 3; k++) sum[k] += all.data[((py + y) * all.width + px + x) * 4 + k];
            return sum.map((v) => v / 225);
          });
        }""",
        board,
    )
    for terrain, looks in LOOKS.items():
        seen = [looks(*colour) for hexagon, colour in zip(board["hexes"], averages, strict=True) if hexagon["terrain"] == terrain]
        assert seen.count(True) >= 0.85 * len(seen), f"{terrain}: {seen.count(True)} of {len(seen)}"


def test_the_point_of_a_hex_leads_back_to_its_name(page: Page) -> None:
    wrong = page.evaluate(
        """async (board) => {
          const {hexAt, hexCentre, boardSize, S} = kit.map, size = boardSize(board), wrong = [];
          const {corner} = await import('/paint/map/hex.js');
          for (const h of board.hexes) {
            const p = hexCentre(h.column, h.row);
            const corners = [0, 1, 2, 3, 4, 5].map((k) => corner(p, k));
            const near = corners.map((q) => ({x: p.x + (q.x - p.x) * 0.97, y: p.y + (q.y - p.y) * 0.97}));
            for (const q of [p, ...near]) if (hexAt(board, q.x, q.y) !== h.name) wrong.push(h.name);
            if (p.x < S || p.y < 0 || p.x > size.w || p.y > size.h) wrong.push(h.name + ' is off the board');
          }
          if (hexAt(board, -50, 20) !== null || hexAt(board, size.w + 50, 20) !== null) wrong.push('beside the board');
          return wrong;
        }""",
        four_sheets(),
    )
    assert wrong == []


def test_a_sheet_looks_the_same_wherever_it_is_joined(page: Page) -> None:
    """Away from the join, trees, stones, tone and grain of the second sheet are those of the sheet alone."""
    found = page.evaluate(
        """async ([one, two]) => {
          const region = {x: 220, y: 160, w: 900, h: 640}, shift = 26 * 1.5 * kit.map.S;
          const alone = await new kit.map.MapPainter(one).paint({scale: 1, region});
          const joined = await new kit.map.MapPainter(two).paint({scale: 1, region: {...region, x: region.x + shift}});
          return kit.differ(kit.bytes(alone.canvas), kit.bytes(joined.canvas));
        }""",
        [alone("meadow"), board_of(Piece(sheet("stream")), Piece(sheet("meadow"), False, 1, 2))],
    )
    assert found["share"] < 0.01
    assert found["plain"] < 0.004, "only the ruts of a road that now runs on may differ"


def test_without_a_worker_the_picture_is_the_same(page: Page) -> None:
    found = page.evaluate(
        """async (board) => {
          const region = {x: 300, y: 200, w: 400, h: 300}, {MapPainter} = kit.map;
          const there = kit.bytes((await new MapPainter(board).paint({scale: 1, region})).canvas);
          const {paintWindow, prepareScene} = await import('/paint/map/painter.js'), {finish} = await import('/paint/studio.js');
          const here = kit.bytes(finish(paintWindow(finish(prepareScene(board)), {scale: 1, region})).canvas);
          return kit.differ(there, here);
        }""",
        alone("stream"),
    )
    assert found == SAME


def test_idle_painting_gives_the_page_time_to_breathe(fresh: Page) -> None:
    """Where workers cannot draw, the page paints in slices and still answers."""
    found = fresh.evaluate(
        """async (board) => {
          kit.map.MapPainter.idle = true;
          let ticks = 0, painted = false;
          const painting = kit.map.thumbnail(board, 420).then((c) => { painted = true; return [c.width, c.height]; });
          while (!painted) { await new Promise((go) => setTimeout(go, 0)); ticks += 1; }
          return [await painting, ticks];
        }""",
        alone("meadow"),
    )
    assert found[0][0] == 420
    assert found[1] > 3


PAN = """
async (board) => {
  const canvas = document.querySelector('canvas'), ctx = canvas.getContext('2d');
  canvas.width = 1280; canvas.height = 800;
  const view = new kit.map.MapView(new kit.map.MapPainter(board)), size = {w: 1280, h: 800}, camera = {x: 0, y: 0, scale: 1};
  const draw = () => { ctx.clearRect(0, 0, 1280, 800); view.draw(ctx, camera, size, 1); };
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  const rest = async () => { while (!view.sharp) { draw(); await frame(); if (view.failed) throw view.failed; } };
  await rest();
  performance.mark('pan begins');
  let frames = 0;
  for (let i = 0; i < 90; i++) { camera.x += 11; camera.y += 6; draw(); frames++; await frame(); }
  for (let i = 0; i < 40; i++) { camera.scale *= i < 20 ? 1.03 : 0.95; draw(); frames++; await frame(); }
  await rest();
  return frames;
}
"""


def four_places() -> dict[str, Any]:
    return board_of(
        Piece(sheet("siege_camp")),
        Piece(sheet("norman_castle"), False, 1, 2),
        Piece(sheet("priory"), True, 1, 3),
        Piece(sheet("eagles_nest"), False, 2, 3),
    )


@pytest.mark.parametrize("sheets", [four_sheets, four_places])
def test_four_sheets_pan_and_zoom_without_a_long_task(browser: Browser, fresh: Page, sheets: Callable[[], dict[str, Any]]) -> None:
    """Once the first picture is there, no task of the page's own thread works longer than a player would notice."""
    with traced(browser, fresh, since="pan begins") as trace:
        frames = fresh.evaluate(PAN, sheets())
    assert frames == 130
    assert trace.tasks > frames, "the trace saw the frames"
    assert trace.longest <= LONG


def bare_board() -> dict[str, Any]:
    """A meadow with nothing on it."""
    board = alone("meadow")
    plain = [{key: value for key, value in {**hexagon, "terrain": "flat"}.items() if key != "branches"} for hexagon in board["hexes"]]
    return {**board, "hexes": plain, "lines": []}


def corner_of(board: dict[str, Any], columns: int, rows: int) -> dict[str, Any]:
    """A few hexes of a board, which are painted sooner than all of them."""
    near = [hexagon for hexagon in board["hexes"] if hexagon["column"] < columns and hexagon["row"] < rows]
    return {**board, "columns": columns, "rows": rows, "hexes": near}


def test_every_terrain_and_every_hexside_has_a_picture(page: Page) -> None:
    """Whatever the rules know, the painter shows: a hex of it looks neither like plain grass nor like a hex of anything else."""
    table = terrain_table()
    unlike, alike = page.evaluate(
        """async ([board, terrains, sides]) => {
          const at = kit.map.hexCentre(4, 3), region = {x: at.x - 40, y: at.y - 40, w: 80, h: 80};
          const paint = async (change) => {
            const own = structuredClone(board);
            change(own.hexes.find((h) => h.name === 'E4'), own);
            const painter = new kit.map.MapPainter(own), found = kit.bytes((await painter.paint({scale: 1, region, grid: false})).canvas);
            painter.forget();
            return found;
          };
          const plain = await paint(() => {}), unlike = {}, alike = [], seen = {};
          const compare = (pictures) => {
            const names = Object.keys(pictures);
            names.forEach((one, i) => names.slice(i + 1).forEach((two) => {
              if (kit.differ(pictures[one], pictures[two]).share < 0.02) alike.push([one, two]);
            }));
          };
          for (const id of terrains) {
            seen[id] = await paint((hex, own) => {
              if (id === 'bridge' || id === 'fixed_bridge') hex.structure = id; else hex.terrain = id;
              own.lines = [{kind: id, hexes: ['E3', 'E4', 'E5'], piece: 1}];
            });
            unlike[id] = kit.differ(plain, seen[id]).share;
          }
          compare(seen);
          for (let side = 0; side < 6; side++) {
            const there = {};
            for (const kind of sides) {
              there[kind] = await paint((hex, own) => { own.sides = [{hex: 'E4', side, kind}]; });
              unlike[`${kind} on side ${side}`] = kit.differ(plain, there[kind]).share;
            }
            compare(there);
          }
          return [unlike, alike];
        }""",
        [corner_of(bare_board(), 9, 8), [name for name in table.terrain if name != "flat"], list(table.hexsides)],
    )
    assert len(unlike) == len(table.terrain) - 1 + 6 * len(table.hexsides)
    assert {name: share for name, share in unlike.items() if share < 0.02} == {}
    assert alike == []


def test_what_has_no_picture_yet_is_painted_all_the_same(page: Page) -> None:
    """A ground, a side, a structure, a feature, a work and a machine that nobody has drawn: the map of everything else is there."""
    board = corner_of(bare_board(), 9, 8)
    machine = {**machine_at(Board([Piece(sheet("meadow"))], storeys=5), "anarchy", "ram", "E4", 1), "kind": "contraption"}
    found = page.evaluate(
        """async ([board, machine]) => {
          const paint = async (change, works = {}) => {
            const own = structuredClone(board);
            change(own.hexes.find((h) => h.name === 'E4'), own);
            const painter = new kit.map.MapPainter(own);
            await painter.setWorks(works);
            return kit.bytes((await painter.paint({scale: 0.6, grid: false})).canvas);
          };
          const plain = await paint(() => {}), changes = {
            ground: (hex) => { hex.terrain = 'bramble'; },
            structure: (hex) => { hex.structure = 'arbour'; },
            line: (hex, own) => { own.lines = [{kind: 'furrow', hexes: ['E3', 'E4', 'E5'], piece: 1}]; },
            feature: (hex, own) => { own.features = [{kind: 'statue', hex: 'E4', hexes: ['E4'], cells: ['E4']}]; },
            side: (hex, own) => { own.sides = [{hex: 'E4', side: 1, kind: 'fence'}]; },
          }, found = {};
          for (const [name, change] of Object.entries(changes)) found[name] = kit.differ(plain, await paint(change)).share;
          found.made = kit.differ(plain, await paint(() => {}, {changed: {E4: 'crater'}})).share;
          found.machine = kit.differ(plain, await paint(() => {}, {machines: [machine]})).share;
          return found;
        }""",
        [board, machine],
    )
    assert all(share < 0.1 for share in found.values()), found


def test_every_work_of_a_castle_is_painted(page: Page) -> None:
    """Stone, timber, thatch, rubble and flame stand ready behind `features`: take one away and the picture changes there."""
    unseen = page.evaluate(
        """async () => {
          const {castle} = await import('/paint/map/demo_castle.js'), board = castle(), unseen = [];
          const paint = async (features) => {
            const painter = new kit.map.MapPainter({...board, features});
            const found = kit.bytes((await painter.paint({scale: 0.4, grid: false})).canvas);
            painter.forget();
            return found;
          };
          const all = await paint(board.features);
          for (const kind of new Set(board.features.map((f) => f.kind)))
            if (kit.differ(all, await paint(board.features.filter((f) => f.kind !== kind))).plain < 0.00005) unseen.push(kind);
          return unseen;
        }"""
    )
    assert unseen == []


@pytest.mark.parametrize("name", ["norman_castle", "classic_castle", "eagles_nest", "chapel", "priory"])
def test_every_storey_has_a_picture_of_its_own(page: Page, name: str) -> None:
    """From above, or with what is above a storey lifted off and what is below it under a veil."""
    board = alone(name)
    storeys = ["top", 0, *[floor["storey"] for floor in board["storeys"]]]
    alike, veiled = page.evaluate(
        """async ([board, storeys]) => {
          const painter = new kit.map.MapPainter(board), seen = [], alike = [], light = [];
          for (const storey of storeys) {
            const all = kit.bytes((await painter.paint({scale: 0.4, grid: false, storey})).canvas);
            seen.forEach((other, i) => { if (kit.differ(other, all).plain < 0.004) alike.push([storeys[i], storey]); });
            seen.push(all);
            let sum = 0;
            for (let i = 0; i < all.data.length; i += 4) sum += all.data[i];
            light.push(sum);
          }
          return [alike, light.slice(2).every((value) => value < light[1] * 0.95)];
        }""",
        [board, storeys],
    )
    assert alike == []
    assert veiled, "what lies below the storey looked at is darker"


SHOW = """
  const canvas = document.querySelector('canvas'), ctx = canvas.getContext('2d');
  canvas.width = 1280; canvas.height = 800;
  const painter = new kit.map.MapPainter(board), asked = [], paint = painter.paint.bind(painter);
  painter.paint = (wish) => { asked.push(wish); return paint(wish); };
  const view = new kit.map.MapView(painter), camera = {x: 60, y: 40, scale: 0.9}, size = {w: 1280, h: 800};
  const draw = () => { ctx.clearRect(0, 0, 1280, 800); view.draw(ctx, camera, size, 1); };
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  const rest = async () => { do { draw(); await frame(); if (view.failed) throw view.failed; } while (!view.sharp || view.busy); };
"""


def test_a_storey_seen_before_is_there_at_once(page: Page) -> None:
    """To and fro between storeys: after the first time nothing is painted, and the picture is there with the next frame."""
    found = page.evaluate(
        f"""async (board) => {{ {SHOW}
          for (const storey of ['top', 0, 2, 'top']) {{ view.setStorey(storey); await rest(); }}
          asked.length = 0;
          const began = performance.now();
          for (const storey of [2, 0, 'top']) {{ view.setStorey(storey); draw(); if (!view.sharp) return ['not sharp', storey]; }}
          return [asked.length, performance.now() - began];
        }}""",
        alone("norman_castle"),
    )
    assert found[0] == 0
    assert found[1] < 3 * 150


def test_what_men_change_is_painted_again_and_nothing_else(page: Page) -> None:
    """A breach in one corner of the board: its tile and the small picture are painted anew, the other tiles stay."""
    found = page.evaluate(
        f"""async (board) => {{ {SHOW}
          await rest();
          const set = view.sets[0], before = new Map([...set.tiles].map(([key, tile]) => [key, tile.canvas]));
          draw();
          const old = kit.bytes(canvas);
          asked.length = 0;
          await view.setWorks({{changed: {{E4: 'rubble'}}, ladders: [{{id: 'one', hexes: ['F4'], standing: true, facing: 1}}]}});
          const shown = set.tiles.size;
          await rest();
          const kept = [...set.tiles].filter(([key, tile]) => before.get(key) === tile.canvas).length;
          const change = kit.differ(old, kit.bytes(canvas)).plain, sharp = asked.filter((wish) => wish.scale === set.scale).length;
          asked.length = 0;
          await view.setWorks({{changed: {{E4: 'rubble'}}, ladders: [{{id: 'one', hexes: ['F4'], standing: true, facing: 1}}]}});
          await rest();
          return {{shown, tiles: before.size, kept, change, sharp, again: asked.length}};
        }}""",
        alone("meadow"),
    )
    assert found["shown"] >= found["tiles"], "the old picture stays in view until the new one is there"
    assert 1 <= found["sharp"] < found["tiles"]
    assert found["kept"] == found["tiles"] - found["sharp"]
    assert 0.0005 < found["change"] < 0.05
    assert found["again"] == 0, "nothing new, nothing to paint"


def test_works_painted_in_place_are_works_painted_anew(page: Page) -> None:
    """The place after some changes looks the same whatever it was before them."""
    found = page.evaluate(
        """async (board) => {
          const works = {changed: {G7: 'rubble'}, doors: {gate: 'open'}, fires: [{hex: 'K9', age: 1}], damage: {F8: 2}, naphtha: ['D13']};
          const one = new kit.map.MapPainter(board), two = new kit.map.MapPainter(board);
          await one.setWorks({changed: {H8: 'burnt'}, ladders: [{id: 'a', hexes: ['C3', 'C4'], standing: false}]});
          await one.setWorks(works);
          await two.setWorks(works);
          const paint = async (painter) => kit.bytes((await painter.paint({scale: 0.7})).canvas);
          return kit.differ(await paint(one), await paint(two));
        }""",
        alone("norman_castle"),
    )
    assert found == SAME


def machines_of(edition: str) -> dict[str, MachineKind]:
    """The machines an edition knows."""
    return RULESETS[edition].rules().machines


EVERY_MACHINE = sorted({kind for edition in RULESETS for kind in machines_of(edition)})


def machine_at(board: Board, edition: str, kind: str, nose: str, facing: int) -> dict[str, Any]:
    """A machine as the position tells it."""
    known = machines_of(edition)[kind]
    line = [board.cell[nose]]
    for _ in range(known.length - 1):
        line.insert(0, board.at_hex(board.hex(line[0]).neighbour((facing + 3) % 6)))
    machine = Machine("it", kind, Side(0), tuple(line), facing)
    parts = [{"hex": board.names[part.cell], "sign": part.sign} for part in footprint.parts(board, known, machine)]
    return {"id": "it", "kind": kind, "hexes": [board.names[cell] for cell in line], "facing": facing, "parts": parts}


def facings_of(board: Board, kind: str) -> list[list[dict[str, Any]]]:
    """A machine facing all six ways; more than once where the editions give it other hexes, for only then is another picture wanted."""
    told = [[machine_at(board, edition, kind, "M8", facing) for facing in range(6)] for edition in RULESETS if kind in machines_of(edition)]
    return list({json.dumps(each): each for each in told}.values())


@pytest.mark.parametrize("kind", EVERY_MACHINE)
def test_a_machine_is_drawn_on_its_hexes_whichever_way_it_faces(page: Page, kind: str) -> None:
    """Every hex it stands on looks different from the meadow, and no hex two away from it does; no two facings look alike."""
    for machines in facings_of(Board([Piece(sheet("meadow"))], storeys=5), kind):
        assert wrongly_drawn(page, machines) == []


def wrongly_drawn(page: Page, machines: list[dict[str, Any]]) -> Any:
    """What is wrong with the pictures of a machine that faces six ways."""
    return page.evaluate(
        """async ([board, machines]) => {
          const {hexCentre, S} = kit.map, scale = 0.6, painter = new kit.map.MapPainter(board), seen = [], wrong = [];
          const paint = async (works) => {
            await painter.setWorks(works);
            return kit.bytes((await painter.paint({scale, grid: false})).canvas);
          };
          const bare = await paint({});
          const places = new Map(board.hexes.map((h) => [h.name, hexCentre(h.column, h.row)]));
          const unlike = (one, two, p) => {
            let n = 0, all = 0;
            for (let y = -10; y <= 10; y++) for (let x = -10; x <= 10; x++) {
              const i = ((Math.round(p.y * scale) + y) * one.width + Math.round(p.x * scale) + x) * 4;
              all++;
              if ([0, 1, 2].some((k) => Math.abs(one.data[i + k] - two.data[i + k]) > 10)) n++;
            }
            return n / all;
          };
          for (const machine of machines) {
            const now = await paint({machines: [machine]}), on = new Set(machine.parts.map((p) => p.hex.split('/')[0]));
            for (const name of on) if (unlike(bare, now, places.get(name)) < 0.15) wrong.push([machine.facing, name, 'bare']);
            for (const [name, p] of places)
              if ([...on].every((o) => Math.hypot(places.get(o).x - p.x, places.get(o).y - p.y) > 3.6 * S) && unlike(bare, now, p) > 0.02)
                wrong.push([machine.facing, name, 'touched']);
            seen.forEach((other, i) => { if (kit.differ(other, now).plain < 0.0008) wrong.push([i, machine.facing, 'alike']); });
            seen.push(now);
          }
          return wrong;
        }""",
        [bare_board(), machines],
    )


@pytest.mark.parametrize("edition", RULESETS)
def test_every_machine_of_the_data_has_a_picture_of_its_own(page: Page, edition: str) -> None:
    """Two kinds that stand in the same place facing the same way are told apart at a glance."""
    board = Board([Piece(sheet("meadow"))], storeys=5)
    machines = {kind: machine_at(board, edition, kind, "M8", 1) for kind in machines_of(edition)}
    alike = page.evaluate(
        """async ([board, machines]) => {
          const painter = new kit.map.MapPainter(board), at = kit.map.hexCentre(12, 7), seen = [], alike = [];
          const region = {x: at.x - 60, y: at.y - 60, w: 120, h: 120};
          for (const [kind, machine] of [['nothing', null], ...Object.entries(machines)]) {
            await painter.setWorks(machine ? {machines: [machine]} : {});
            const now = kit.bytes((await painter.paint({scale: 1, region, grid: false})).canvas);
            for (const [other, picture] of seen) if (kit.differ(picture, now).plain < 0.04) alike.push([other, kind]);
            seen.push([kind, now]);
          }
          return alike;
        }""",
        [bare_board(), machines],
    )
    assert alike == []


def test_flames_move_unless_stillness_is_asked_for(page: Page) -> None:
    still, moving, next_still, next_moving = page.evaluate(
        """async () => {
          const flames = new kit.map.Flames(), fires = [{x: 60, y: 120, age: 2}];
          const at = (now, still) => {
            const c = new OffscreenCanvas(240, 200);
            flames.draw(c.getContext('2d'), fires, now, still);
            return kit.bytes(c);
          };
          return [kit.differ(at(100, true), at(900, true)).worst, kit.differ(at(100, false), at(900, false)).worst,
            kit.map.Flames.next(fires, true), kit.map.Flames.next(fires, false)];
        }"""
    )
    assert still == 0
    assert moving > 20
    assert next_still == 0
    assert next_moving > 0


def test_no_two_hexes_burn_alike(page: Page) -> None:
    """Beside one another in the same moment, each with its smoke to the north-east of it."""
    unlike, smoke = page.evaluate(
        """async () => {
          const flames = new kit.map.Flames(), c = new OffscreenCanvas(700, 300), g = c.getContext('2d');
          flames.draw(g, [0, 1, 2, 3].map((n) => ({x: 90 + 150 * n, y: 200, age: 2})), 0, true);
          const part = (n) => g.getImageData(40 + 150 * n, 150, 100, 80), found = [];
          for (let a = 0; a < 4; a++) for (let b = a + 1; b < 4; b++) found.push(kit.differ(part(a), part(b)).plain);
          const above = g.getImageData(120, 90, 90, 70).data;
          return [Math.min(...found), above.reduce((n, v, i) => n + (i % 4 === 3 && v > 20), 0) / (90 * 70)];
        }"""
    )
    assert unlike > 0.2
    assert smoke > 0.1


MOODS = [{"light": light, "weather": weather, "inland": False} for light in LIGHTS for weather in WEATHERS]


def test_every_hour_and_every_weather_looks_different(page: Page) -> None:
    """One worker paints them in turn; each keeps its own colours, and a clear day is what it was before."""
    alike, brightness, again = page.evaluate(
        """async ([board, moods]) => {
          const region = {x: 300, y: 200, w: 260, h: 220}, seen = [], alike = [], bright = {};
          const painters = moods.map((picture) => new kit.map.MapPainter({...board, picture}));
          const paint = async (painter) => kit.bytes((await painter.paint({scale: 1, region, grid: false})).canvas);
          for (const [n, painter] of painters.entries()) {
            const now = await paint(painter), key = `${moods[n].light} ${moods[n].weather}`;
            seen.forEach((other, m) => { if (kit.differ(other, now).plain < 0.2) alike.push([m, n]); });
            seen.push(now);
            bright[key] = now.data.reduce((sum, v, i) => sum + (i % 4 === 3 ? 0 : v), 0) / (now.data.length * 0.75);
          }
          return [alike, bright, kit.differ(seen[0], await paint(painters[0]))];
        }""",
        [alone("hamlet"), MOODS],
    )
    assert alike == []
    assert again == SAME
    assert brightness["night clear"] < brightness["dusk clear"] < brightness["day clear"] < brightness["day snow"]
    assert brightness["day rain"] < brightness["day clear"]


@pytest.mark.parametrize("picture", [{"light": "night"}, {"light": "dawn", "weather": "snow"}, {"light": "dusk", "weather": "rain"}])
def test_a_tile_by_lamplight_is_the_same_window_of_the_whole(page: Page, picture: dict[str, str]) -> None:
    """Neither the light of windows nor long shadows end at a tile."""
    found = page.evaluate(
        """async (board) => {
          const painter = new kit.map.MapPainter(board), scale = 1.37, found = [];
          const whole = await painter.paint({scale, region: {x: 240, y: 180, w: 800, h: 600}}), all = kit.bytes(whole.canvas);
          for (const [px, py] of [[101, 57], [463, 320]]) {
            const region = {x: whole.region.x + px / scale, y: whole.region.y + py / scale, w: 260 / scale, h: 240 / scale};
            found.push(kit.differ(all, kit.bytes((await painter.paint({scale, region})).canvas), px, py));
          }
          return found;
        }""",
        {**alone("hamlet"), "picture": picture},
    )
    for each in found:
        assert each["share"] < 0.004
        assert each["plain"] < 0.001


def test_inland_water_has_neither_beach_nor_boat(page: Page) -> None:
    """The eagle's nest by a river: its sand is silt, and where the boat lay there is water."""
    board = alone("eagles_nest")
    boat = next(line["hexes"][0] for line in board["lines"] if line["kind"] == "boat")
    sand, silt, unlike = page.evaluate(
        """async ([board, boat]) => {
          const paint = async (inland) => {
            const painter = new kit.map.MapPainter({...board, picture: {inland}});
            return kit.bytes((await painter.paint({scale: 0.5, grid: false})).canvas);
          };
          const [sea, river] = [await paint(false), await paint(true)];
          const spot = (h) => {
            const p = kit.map.hexCentre(h.column, h.row);
            return (Math.round(p.y / 2) * sea.width + Math.round(p.x / 2)) * 4;
          };
          const mean = (all, terrain) => {
            const sum = [0, 0, 0];
            const places = board.hexes.filter((h) => h.terrain === terrain).map(spot);
            for (const at of places) for (let k = 0; k < 3; k++) sum[k] += all.data[at + k];
            return sum.map((v) => v / places.length);
          };
          const at = spot(board.hexes.find((one) => one.name === boat));
          const apart = Math.max(...[0, 1, 2].map((k) => Math.abs(sea.data[at + k] - river.data[at + k])));
          return [mean(sea, 'beach'), mean(river, 'beach'), apart];
        }""",
        [board, boat],
    )
    assert sum(silt) < sum(sand) - 60
    assert unlike > 20


def test_rain_and_snow_fall_over_the_map_and_stop_with_the_story(fresh: Page) -> None:
    found = fresh.evaluate(
        """async () => {
          const falling = new kit.map.Falling(), told = [];
          for (const weather of ['rain', 'snow', 'clear', undefined]) {
            await falling.show({weather});
            told.push([falling.root.dataset.weather, falling.root.children.length]);
          }
          return [told, falling.root.getAttribute('aria-hidden')];
        }"""
    )
    assert found == [[["rain", 2], ["snow", 2], ["clear", 0], ["clear", 0]], "true"]


def test_nothing_is_painted_where_no_sheet_lies(page: Page) -> None:
    """Three sheets round a corner leave the fourth quarter of the table bare."""
    board = board_of(Piece(sheet("meadow")), Piece(sheet("stream"), False, 1, 2), Piece(sheet("wood"), False, 1, 3))
    alphas = page.evaluate(
        """async (board) => {
          const {w, h} = kit.map.boardSize(board), all = kit.bytes((await new kit.map.MapPainter(board).paint({scale: 0.2})).canvas);
          const alpha = (x, y) => all.data[(Math.floor(y * all.height) * all.width + Math.floor(x * all.width)) * 4 + 3];
          return [alpha(0.25, 0.25), alpha(0.75, 0.25), alpha(0.25, 0.75), alpha(0.75, 0.75)];
        }""",
        board,
    )
    assert alphas == [255, 255, 255, 0]


WITHOUT = {
    "no worker": "delete globalThis.Worker",
    "no hidden canvas": "delete globalThis.OffscreenCanvas",
    "a worker that breaks down": "globalThis.Worker = class { constructor() { setTimeout(() => this.onerror({}), 30); } postMessage() {} }",
}


@pytest.mark.parametrize("lack", sorted(WITHOUT))
def test_older_browsers_see_the_same_map(fresh: Page, lack: str) -> None:
    found = fresh.evaluate(
        """async ([board, lack]) => {
          const region = {x: 100, y: 100, w: 300, h: 240}, {finish} = await import('/paint/studio.js');
          const {paintWindow, prepareScene} = await import('/paint/map/painter.js');
          const read = (c) => c.getContext('2d').getImageData(0, 0, c.width, c.height);
          const here = read(finish(paintWindow(finish(prepareScene(board)), {scale: 1, region})).canvas);
          (0, eval)(lack);
          const there = read((await new kit.map.MapPainter(board).paint({scale: 1, region})).canvas);
          return kit.differ(here, there);
        }""",
        [alone("plateau"), WITHOUT[lack]],
    )
    assert found == SAME
