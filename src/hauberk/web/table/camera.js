// What part of the table one looks at: x and y are the world point at the top left of the window, scale is pixels a world unit.

const NEAREST = 4.5;

/** Where a window of a length begins that looks at a point: nothing beside the table is shown unless all of it is. */
function inside(point, length, whole) {
  return length >= whole ? (whole - length) / 2 : Math.max(0, Math.min(whole - length, point - length / 2));
}

/** Holds the view; `changed` is called after every movement of it. */
export class Camera {
  /** @param {() => void} changed @param {() => boolean} still whether motion is unwanted */
  constructor(changed, still) {
    this.x = 0;
    this.y = 0;
    this.scale = 1;
    this.changed = changed;
    this.still = still;
    this.window = { width: 1, height: 1, top: 0, right: 0, bottom: 0, left: 0 };
    this.world = { w: 1, h: 1 };
    this.glide = 0;
    this.fitted = true;
  }

  /** The window, and how much of each edge is covered by the page's own sheets. The view stays as it is while only the sheets change. */
  resize(window) {
    const { width, height } = this.window;
    const grown = width !== window.width || height !== window.height;
    const middle = this.middle;
    this.window = window;
    if (grown && this.fitted) this.fit(false);
    else if (grown) this.centre(middle);
  }

  /** The point of the table in the middle of the free part of the window. */
  get middle() {
    const { x, y, w, h } = this.free;
    return this.toWorld(x + w / 2, y + h / 2);
  }

  /** The same point is in the middle again when the window has grown or shrunk. */
  centre(point) {
    const { x, y, w, h } = this.free;
    this.x = point.x - (x + w / 2) / this.scale;
    this.y = point.y - (y + h / 2) / this.scale;
    this.keep();
  }

  get free() {
    const { width, height, top, right, bottom, left } = this.window;
    return { x: left, y: top, w: Math.max(60, width - left - right), h: Math.max(60, height - top - bottom) };
  }

  get least() {
    const { w, h } = this.free;
    return Math.min(w / this.world.w, h / this.world.h) * 0.94;
  }

  toWorld(px, py) {
    return { x: this.x + px / this.scale, y: this.y + py / this.scale };
  }

  toScreen(x, y) {
    return { x: (x - this.x) * this.scale, y: (y - this.y) * this.scale };
  }

  /** The whole table in the free part of the window. */
  fit(smooth = true) {
    this.fitted = true;
    this.show({ x: 0, y: 0, w: this.world.w, h: this.world.h }, { smooth, margin: 10, most: NEAREST });
    this.fitted = true;
  }

  /** A part of the table, as large as it fits. */
  show(box, { smooth = true, margin = 60, most = 1.6 } = {}) {
    const free = this.free;
    const scale = Math.max(this.least, Math.min(most, (free.w - 2 * margin) / box.w, (free.h - 2 * margin) / box.h));
    const x = inside(box.x + box.w / 2, free.w / scale, this.world.w) - free.x / scale;
    const y = inside(box.y + box.h / 2, free.h / scale, this.world.h) - free.y / scale;
    this.go(x, y, scale, smooth);
  }

  /** Brings a point into the free part of the window if it is not there; so much of its lower end may be covered too. */
  reveal(x, y, smooth = true, below = 0) {
    const free = { ...this.free, h: Math.max(80, this.free.h - below) };
    const seen = this.toScreen(x, y);
    const edge = Math.min(70, free.w / 5, free.h / 5);
    const dx = Math.min(0, seen.x - free.x - edge) + Math.max(0, seen.x - free.x - free.w + edge);
    const dy = Math.min(0, seen.y - free.y - edge) + Math.max(0, seen.y - free.y - free.h + edge);
    if (dx || dy) this.go(this.x + dx / this.scale, this.y + dy / this.scale, this.scale, smooth);
  }

  pan(px, py) {
    this.stop();
    this.fitted = false;
    this.x -= px / this.scale;
    this.y -= py / this.scale;
    this.keep();
  }

  zoom(factor, px, py) {
    this.stop();
    this.fitted = false;
    const fixed = this.toWorld(px, py);
    this.scale = Math.max(this.least, Math.min(NEAREST, this.scale * factor));
    this.x = fixed.x - px / this.scale;
    this.y = fixed.y - py / this.scale;
    this.keep();
  }

  /** Zoom about the middle of the free part; for keys and buttons. */
  step(factor) {
    const { x, y, w, h } = this.free;
    this.zoom(factor, x + w / 2, y + h / 2);
  }

  /** Some of the table always stays in sight. */
  keep() {
    const { x, y, w, h } = this.free;
    const slack = 0.35;
    const lowX = -(x + w * (1 - slack)) / this.scale;
    const highX = this.world.w - (x + w * slack) / this.scale;
    const lowY = -(y + h * (1 - slack)) / this.scale;
    const highY = this.world.h - (y + h * slack) / this.scale;
    this.x = Math.max(lowX, Math.min(highX, this.x));
    this.y = Math.max(lowY, Math.min(highY, this.y));
    this.changed();
  }

  go(x, y, scale, smooth) {
    this.stop();
    this.fitted = false;
    if (!smooth || this.still()) {
      Object.assign(this, { x, y, scale });
      this.keep();
      return;
    }
    const from = { x: this.x, y: this.y, scale: this.scale };
    const began = performance.now();
    const step = (now) => {
      const part = Math.min(1, (now - began) / 260);
      const eased = 1 - (1 - part) ** 3;
      this.x = from.x + (x - from.x) * eased;
      this.y = from.y + (y - from.y) * eased;
      this.scale = from.scale + (scale - from.scale) * eased;
      this.changed();
      this.glide = part < 1 ? requestAnimationFrame(step) : 0;
    };
    this.glide = requestAnimationFrame(step);
  }

  stop() {
    cancelAnimationFrame(this.glide);
    this.glide = 0;
  }
}
