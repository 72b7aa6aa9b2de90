// The map painter's heart: a board in, a finished window of it out. The order of the layers is here and nowhere else.
// It runs in a worker or, in slices, on the page's own thread: wherever it could pause, it yields.
// Painting knows no zoom: `scale` is pixels per world unit. A pixel's colour depends on the board, the scale and the
// pixel's place alone, so windows painted one by one fit together as if painted in one go.
import { compile } from './board.js';
import { brushOf, easel } from './easel.js';
import { H, S } from './hex.js';
import { buildFields, isSlope } from './fields.js';
import { groundWindow } from './ground.js';
import { meadow, scrub, tree, reeds } from './flora.js';
import { boughs } from './boughs.js';
import { ripples, flow, flowMarks, fordStones, glints } from './water.js';
import { banks, bankMarks } from './banks.js';
import { rocks } from './rocks.js';
import { pebbles, ruts, rutMarks } from './tracks.js';
import { gridPath, paintGrid, paintNames } from './grid.js';
import { built } from './built.js';
import { buildPlan } from './plan.js';
import { furnishPlan } from './layers.js';
import { siegeworks } from './siegeworks.js';
import { flagstones, hearth, ramp } from './spots.js';
import { dress, isLit, lampsOf, longShadows, relight } from './mood.js';
import { P } from './palette.js';
import { Shadows } from './shadow.js';
import { works } from './works.js';

const FINEST = 2; // pixels of underpainting a world unit; beyond, strokes carry the detail
const MARGIN = 16; // pixels painted and cut away: browsers smooth a stroke differently where it leaves the canvas
const REACH = S * 2.6; // a crown may reach in from two hexes away
const FAR = 0.34; // below this scale blades and pebbles are less than a pixel

/** What does not depend on the window: done once a board and kept. */
export function* prepareScene(board) {
  const sheet = compile(board);
  yield;
  const fields = yield* buildFields(sheet);
  yield;
  const scene = { board, sheet, fields, banks: bankMarks(sheet, fields), ruts: rutMarks(sheet, fields), flow: flowMarks(sheet, fields) };
  applyWorks(scene, {});
  return scene;
}

/** What men have made of the place; only the plan of what is built is worked out anew. */
export function applyWorks(scene, works) {
  const { board, sheet } = scene;
  scene.works = works;
  scene.lamps = null;
  scene.plan = furnishPlan(
    buildPlan(board, sheet.hexes, works),
    sheet.lines.map((l) => ({ kind: l.kind, hexes: l.hexes.map(([c, r]) => sheet.get(c, r)) })),
  );
}

/** The window in whole pixels of the board at this scale, and what can be seen in it. */
class View {
  constructor(sheet, plan, scale, region, long = 1) {
    const r = region || { x: 0, y: 0, ...sheet.size };
    this.scale = scale;
    this.margin = MARGIN;
    this.long = long; // shadows, against those of the day
    this.X0 = Math.floor(r.x * scale + 1e-6);
    this.Y0 = Math.floor(r.y * scale + 1e-6);
    this.w = Math.max(1, Math.ceil((r.x + r.w) * scale - 1e-6) - this.X0);
    this.h = Math.max(1, Math.ceil((r.y + r.h) * scale - 1e-6) - this.Y0);
    this.region = { x: this.X0 / scale, y: this.Y0 / scale, w: this.w / scale, h: this.h / scale };
    this.hexes = sheet.hexes.filter((h) => this.near(h, REACH)).map((h) => plan.cell(0, h.c, h.r) || h);
  }

  near(p, m) {
    const r = this.region;
    return p.x > r.x - m && p.x < r.x + r.w + m && p.y > r.y - m && p.y < r.y + r.h + m;
  }

  // Can anything within m of the stretch from a to b be seen?
  crosses(a, b, m) {
    const n = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / (2 * m)) + 1;
    for (let i = 0; i <= n; i++) if (this.near({ x: a.x + ((b.x - a.x) * i) / n, y: a.y + ((b.y - a.y) * i) / n }, 2 * m)) return true;
    return false;
  }
}

function* underpaint(g, fields, view, mood) {
  const n = Math.max(1, Math.ceil(view.scale / FINEST)),
    x0 = Math.floor(view.X0 / n) - (n > 1 ? 2 : 0),
    y0 = Math.floor(view.Y0 / n) - (n > 1 ? 2 : 0),
    w = Math.ceil((view.X0 + view.w) / n) - x0 + (n > 1 ? 2 : 0),
    h = Math.ceil((view.Y0 + view.h) / n) - y0 + (n > 1 ? 2 : 0),
    img = yield* groundWindow(fields, view.scale / n, x0, y0, w, h, mood);
  if (n === 1) {
    g.putImageData(img, MARGIN, MARGIN);
    return;
  }
  const raster = easel(w, h);
  brushOf(raster).putImageData(img, 0, 0);
  g.imageSmoothingQuality = 'low';
  g.drawImage(raster, 0, 0, w, h, x0 * n - view.X0 + MARGIN, y0 * n - view.Y0 + MARGIN, w * n, h * n);
}

/**
 * @param {any} scene as `prepareScene` made it
 * @param {{scale?: number, region?: {x: number, y: number, w: number, h: number}, names?: boolean, grid?: boolean,
 *   storey?: 'top'|number}} wish the storey looked at: all from above, or one with what is above it lifted off
 * @returns {Generator<void, {canvas: OffscreenCanvas, region: {x: number, y: number, w: number, h: number}, scale: number}>}
 */
export function* paintWindow(scene, { scale = 1, region, names = false, grid = true, storey = 'top' } = {}) {
  const { sheet, fields, plan } = scene,
    picture = scene.board.picture || {},
    mood = dress(picture),
    view = new View(sheet, plan, scale, region, longShadows(picture)),
    canvas = easel(view.w + 2 * MARGIN, view.h + 2 * MARGIN),
    g = brushOf(canvas, { willReadFrequently: true }),
    near = scale >= FAR,
    fine = scale < 0.26 ? 0 : scale < 0.62 ? 1 : 2,
    each = (kind, fn) => view.hexes.filter((h) => h.kind === kind).map(fn);

  yield* underpaint(g, fields, view, mood); // 1 ground raster
  g.setTransform(scale, 0, 0, scale, MARGIN - view.X0, MARGIN - view.Y0);
  yield;

  // 2 marks that lie on the ground
  if (near) {
    ruts(g, view, scene.ruts);
    pebbles(g, view, sheet, fields);
    ripples(g, view, fields);
    flow(g, view, scene.flow);
    yield;
    meadow(g, view, fields);
    yield;
  }
  banks(g, view, scene.banks);
  each('ford', (h) => fordStones(g, h, fields));
  each('marsh', (h) => glints(g, h));
  each('path', (h) => flagstones(g, h, sheet, fields));
  each('ramp', (h) => ramp(g, h, sheet));
  const build = works(g, view, sheet, fields);
  build.ground();
  const house = built(g, view, plan, storey);
  house.ground();
  const siege = siegeworks(g, view, plan, scene.works, house.limit, house.walks);
  siege.ground();
  yield;

  // 3 grid over the ground, under everything that stands
  const lines = grid ? gridPath(view, sheet) : null;
  if (lines) paintGrid(g, lines, scale);
  yield;

  // 4 low things: first all their shadows, then the things
  const low = new Shadows(view),
    things = [
      ...each('rock', (h) => rocks(g, h, low, isSlope(sheet, h))),
      ...each('scrub', (h) => scrub(g, h, low)),
      ...each('hearth', (h) => hearth(g, h, low)),
      ...build.low(low),
      ...house.low(low),
    ];
  low.flush(g, 0.55, 2);
  for (const draw of things) {
    draw();
    yield;
  }
  each('marsh', (h) => reeds(g, h));
  yield;

  // 5 storeys: each throws its shadow on what lies below
  function* raise(storeys) {
    for (const storey of storeys) {
      const sh = new Shadows(view),
        draws = storey(sh);
      if (!draws.length) continue;
      sh.flush(g, 0.58, 2.4);
      for (const draw of draws) {
        draw();
        yield;
      }
    }
    // The walks of a castle are ground to those who stand there: they get the grid again.
    // Boards are so busy that they get it twice.
    if (lines) for (const paths of [[...build.walks, ...house.walks], house.boards]) gridWithin(g, paths, lines, scale);
  }
  const above = house.layers.filter((l) => l.storey > 0),
    beneath = above.filter((l) => l.storey !== house.limit),
    looked = house.layers.filter((l) => l.storey === house.limit && l.storey !== 0),
    stormed = looked.length ? [] : [(sh) => siege.above(sh)];
  yield* raise([...build.storeys, ...beneath.map((l) => (sh) => house.storey(l, sh)), ...stormed]);

  // 6 crowns, smoke
  const leaves = new Shadows(view),
    crowns = [
      ...view.hexes.filter((h) => h.branches).map((h) => boughs(g, h, sheet, leaves, fine)),
      ...each('tree', (h) => tree(g, h, leaves, fine)),
    ];
  leaves.flush(g, 0.6, 3);
  for (const draw of crowns) {
    draw();
    yield;
  }
  build.high();
  // 7 the storey looked at, over a veil
  if (house.limit < Infinity) {
    if (looked.length || house.limit < 0) {
      house.veil(house.limit < 0 ? 0.7 : undefined);
      house.walks.length = house.boards.length = build.walks.length = 0;
      yield* raise([...looked.map((l) => (sh) => house.storey(l, sh)), (sh) => siege.above(sh)]);
    }
    house.ghosts();
  }
  const window = easel(view.w, view.h),
    pen = brushOf(window, { willReadFrequently: true });
  cutOut(pen, sheet, view);
  pen.drawImage(canvas, -MARGIN, -MARGIN);
  if (isLit(picture)) relight(pen, view, picture, (scene.lamps ||= lampsOf(sheet, plan)));
  if (names) {
    // over everything, whatever the hour: who asks for names wants to read all of them
    pen.setTransform(scale, 0, 0, scale, -view.X0, -view.Y0);
    paintNames(pen, view, picture.light === 'night');
  }
  return { canvas: window, region: view.region, scale };
}

function gridWithin(g, paths, lines, scale) {
  if (!paths.length) return;
  g.save();
  const clip = new Path2D();
  paths.forEach((path) => clip.addPath(path));
  g.clip(clip);
  paintGrid(g, lines, scale, 1, P.gridWalk);
  g.restore();
}

// Nothing is painted where no sheet lies.
function cutOut(pen, sheet, view) {
  const r = view.region,
    paper = sheet.pieces.map((p) => ({ x: p.x, y: p.y, x1: p.x + p.w + S / 2, y1: p.y + p.h + H / 2 }));
  if (paper.some((p) => p.x <= r.x && p.y <= r.y && p.x1 >= r.x + r.w - 0.01 && p.y1 >= r.y + r.h - 0.01)) return;
  pen.beginPath();
  for (const p of paper) {
    const x = Math.round(p.x * view.scale) - view.X0,
      y = Math.round(p.y * view.scale) - view.Y0;
    pen.rect(x, y, Math.ceil(p.x1 * view.scale) - view.X0 - x, Math.ceil(p.y1 * view.scale) - view.Y0 - y);
  }
  pen.clip();
}
