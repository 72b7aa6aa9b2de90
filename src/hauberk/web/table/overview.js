// The whole map in small, with a frame round what is seen of it; a press goes there. It is there when much lies out of sight.
import { brushOf } from '../paint/map/easel.js';
import { el } from './dom.js';

const WIDTH = 150;
const MOST_HIGH = 120;
/** So much of the table in sight is all of it. */
const WHOLE = 0.8;
/** Pixels from its edge within which somebody counts as covered. */
const NEAR = 24;

/**
 * @param {{camera: import('./camera.js').Camera, label: string, base: () => {canvas: CanvasImageSource, scale: number}|null|undefined, dots: () => {x: number, y: number, ink: string}[]}} parts
 * `base`: the small picture of the whole, once it is painted; `dots`: who stands where, in world units
 */
export function makeOverview({ camera, label, base, dots }) {
  const canvas = el('canvas', { class: 'overview', 'aria-label': label, title: label, role: 'img', hidden: true });
  let asked = 0;

  function go(event) {
    const { w, h } = camera.world;
    const { x, y, w: freeW, h: freeH } = camera.free;
    const at = { x: (event.offsetX / canvas.clientWidth) * w, y: (event.offsetY / canvas.clientHeight) * h };
    camera.pan((camera.x - at.x) * camera.scale + x + freeW / 2, (camera.y - at.y) * camera.scale + y + freeH / 2);
  }
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    go(event);
  });
  canvas.addEventListener('pointermove', (event) => event.buttons && go(event));

  /** Draws soon; asking often costs nothing. */
  function update() {
    asked ||= requestAnimationFrame(draw);
  }

  function draw() {
    asked = 0;
    const { world, free, scale } = camera;
    const picture = base();
    const part = Math.min(1, free.w / scale / world.w) * Math.min(1, free.h / scale / world.h);
    canvas.hidden = !picture || part > WHOLE;
    if (canvas.hidden || !picture) return;
    const k = Math.min(WIDTH / world.w, MOST_HIGH / world.h);
    const ratio = Math.min(2, devicePixelRatio || 1);
    const [width, height] = [Math.round(world.w * k), Math.round(world.h * k)];
    if (canvas.width !== width * ratio || canvas.height !== height * ratio) {
      Object.assign(canvas, { width: width * ratio, height: height * ratio });
      Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
    }
    const people = dots();
    const corner = [canvas.dataset.corner ?? 'below', 'below', 'above'].find((each) => !covers(each, width, height, people));
    canvas.hidden = !corner;
    if (!corner) return;
    canvas.dataset.corner = corner;
    const g = brushOf(canvas);
    g.setTransform(ratio, 0, 0, ratio, 0, 0);
    g.drawImage(picture.canvas, 0, 0, width, height);
    for (const { x, y, ink } of people) {
      g.fillStyle = ink;
      g.fillRect(x * k - 1.5, y * k - 1.5, 3, 3);
    }
    const seen = camera.toWorld(free.x, free.y);
    for (const [style, line] of /** @type {const} */ ([['rgb(30 18 8 / 0.8)', 3.4], ['#fff3cf', 1.6]])) {
      g.strokeStyle = style;
      g.lineWidth = line;
      g.strokeRect(seen.x * k, seen.y * k, (free.w / scale) * k, (free.h / scale) * k);
    }
  }

  /** Would somebody lie under it in that corner of the free part? */
  function covers(corner, width, height, people) {
    const { x, y, w, h } = camera.free;
    const [left, top] = [x + w - width - NEAR, corner === 'below' ? y + h - height - NEAR : y];
    return people.some((each) => {
      const at = camera.toScreen(each.x, each.y);
      return at.x > left && at.x < x + w && at.y > top && at.y < top + height + NEAR;
    });
  }

  return { root: canvas, update };
}
