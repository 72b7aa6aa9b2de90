// Shows any board. The address holds the view, so that every picture can be linked:
// ?board=FILE (board JSON) or ?battle=ID (asked from the server) or ?sheet=castle (works: stone, timber, thatch, flame),
// &storey=1 &works=FILE &names &overlays &zoom=2.4 &at=N8 &bare &idle (no worker) &thumb=320
import { Flames, MapPainter, MapView, boardSize, hexAt, hexCentre, thumbnail } from './index.js';
import { castle } from './demo_castle.js';
import { scene } from './demo_overlays.js';
import { brushOf } from './easel.js';

const q = new URLSearchParams(location.search),
  bar = /** @type {HTMLFormElement} */ (document.getElementById('bar')),
  out = /** @type {HTMLElement} */ (bar.querySelector('output')),
  canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('map')),
  ctx = brushOf(canvas);

async function boardOf() {
  if (q.get('sheet') === 'castle') return castle();
  const from = q.has('battle') ? `/api/battles/${q.get('battle')}` : q.get('board'),
    found = await (await fetch(String(from))).json();
  return found.board || found;
}

bar.names.checked = q.has('names');
bar.overlays.checked = q.has('overlays');
bar.classList.toggle('bare', q.has('bare'));
MapPainter.idle = q.has('idle');

const board = await boardOf(),
  size = boardSize(board),
  ratio = window.devicePixelRatio || 1,
  began = performance.now(),
  camera = { x: 0, y: 0, scale: 1 };
let asked = false;

const view = new MapView(new MapPainter(board), redraw);
view.setNames(q.has('names'));
if (q.has('storey')) view.setStorey(q.get('storey') === 'top' ? 'top' : Number(q.get('storey')));
const flames = new Flames();
let fires = [];
if (q.has('works')) {
  const works = await (await fetch(String(q.get('works')))).json();
  view.setWorks(works);
  const places = new Map(board.hexes.map((h) => [h.name, hexCentre(h.column, h.row)]));
  fires = (works.fires || []).map((f) => ({ ...places.get(f.hex.split('/')[0]), age: f.age }));
}
globalThis.demo = { view, board, camera, redraw, painter: view.painter };

function redraw() {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    const w = canvas.clientWidth,
      h = canvas.clientHeight;
    if (canvas.width !== Math.round(w * ratio) || canvas.height !== Math.round(h * ratio)) {
      canvas.width = Math.round(w * ratio);
      canvas.height = Math.round(h * ratio);
    }
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.fillStyle = '#2b241b';
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    view.draw(ctx, camera, { w, h }, ratio);
    const k = camera.scale * ratio;
    ctx.setTransform(k, 0, 0, k, -camera.x * k, -camera.y * k);
    flames.draw(ctx, fires, performance.now(), q.has('still'));
    if (Flames.next(fires, q.has('still'))) setTimeout(redraw, Flames.next(fires, false));
    if (bar.overlays.checked) scene(ctx, board);
    if (view.failed) out.textContent = String(view.failed);
    else if (view.sharp && !demo.sharpAfter) out.textContent = `sharp after ${(demo.sharpAfter = Math.round(performance.now() - began))} ms`;
  });
}

function look() {
  const w = canvas.clientWidth,
    h = canvas.clientHeight,
    m = +(q.get('margin') ?? 18);
  camera.scale = Number(q.get('zoom')) || Math.min((w - 2 * m) / size.w, (h - 2 * m) / size.h);
  const at = board.hexes.find((x) => x.name === q.get('at')),
    p = at ? hexCentre(at.column, at.row) : { x: size.w / 2, y: size.h / 2 };
  camera.x = p.x - w / 2 / camera.scale;
  camera.y = p.y - h / 2 / camera.scale;
  redraw();
}

const fingers = new Map();
canvas.addEventListener('pointerdown', (e) => {
  fingers.set(e.pointerId, e);
  canvas.setPointerCapture(e.pointerId);
});
canvas.addEventListener('pointerup', (e) => fingers.delete(e.pointerId));
canvas.addEventListener('pointermove', (e) => {
  const last = fingers.get(e.pointerId);
  if (last) {
    camera.x -= (e.clientX - last.clientX) / camera.scale;
    camera.y -= (e.clientY - last.clientY) / camera.scale;
    fingers.set(e.pointerId, e);
    redraw();
  }
  canvas.title = hexAt(board, camera.x + e.clientX / camera.scale, camera.y + e.clientY / camera.scale) || '';
});
canvas.addEventListener(
  'wheel',
  (e) => {
    e.preventDefault();
    const x = camera.x + e.clientX / camera.scale,
      y = camera.y + e.clientY / camera.scale;
    camera.scale = Math.max(0.2, Math.min(4, camera.scale * Math.exp(-e.deltaY * 0.0015)));
    camera.x = x - e.clientX / camera.scale;
    camera.y = y - e.clientY / camera.scale;
    redraw();
  },
  { passive: false },
);
bar.names.addEventListener('change', () => view.setNames(bar.names.checked));
bar.overlays.addEventListener('change', redraw);
addEventListener('resize', look);
look();
if (q.has('thumb')) document.body.append(await thumbnail(board, Number(q.get('thumb'))));
