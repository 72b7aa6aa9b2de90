// Cast shadows. All shapes of one storey go into one mask, which is blurred and laid on
// once: shadows melt into each other instead of adding up, and cost one blur in all.
import { P } from './palette.js';
import { brushOf, easel } from './easel.js';

export const LIGHT = { x: -Math.SQRT1_2, y: -Math.SQRT1_2 }; // towards the light: north-west
const APRON = 56; // world units round the window: the longest shadow and its blur

export class Shadows {
  // The mask has one pixel for n × n of the picture, laid out from the board's corner: every window finds the same mask.
  constructor(view) {
    const n = Math.max(2, Math.ceil(view.scale / 0.8)),
      pad = Math.ceil((APRON * (view.long || 1) * view.scale) / n);
    this.view = view;
    this.long = view.long || 1;
    this.n = n;
    this.k = view.scale / n;
    this.x0 = Math.floor(view.X0 / n) - pad;
    this.y0 = Math.floor(view.Y0 / n) - pad;
    this.w = Math.ceil((view.X0 + view.w) / n) + pad - this.x0;
    this.h = Math.ceil((view.Y0 + view.h) / n) + pad - this.y0;
    this.box = [Infinity, Infinity, -Infinity, -Infinity]; // only the touched part is blurred and laid on
    /** Made when something is first to be drawn. @type {OffscreenCanvasRenderingContext2D|null} */
    this.pen = null;
  }

  get ctx() {
    if (!this.pen) {
      this.pen = brushOf(easel(this.w, this.h), { willReadFrequently: true });
      this.pen.setTransform(this.k, 0, 0, this.k, -this.x0, -this.y0);
      this.pen.lineCap = 'round';
    }
    return this.pen;
  }

  // Sweeps a shape away from the light for a body of this height.
  cast(draw, high, box) {
    const height = high * this.long,
      b = this.box,
      g = this.ctx,
      n = Math.max(1, Math.ceil(height / 3.5));
    b[0] = Math.min(b[0], box[0]);
    b[1] = Math.min(b[1], box[1]);
    b[2] = Math.max(b[2], box[2] + height);
    b[3] = Math.max(b[3], box[3] + height);
    for (let i = 0; i <= n; i++) {
      const d = (height * i) / n;
      g.save();
      g.translate(-LIGHT.x * d, -LIGHT.y * d);
      g.beginPath();
      draw(g);
      g.fill();
      g.restore();
    }
  }

  poly(pts, height) {
    const xs = pts.map((p) => p.x),
      ys = pts.map((p) => p.y);
    this.cast(
      (g) => {
        pts.forEach((p, i) => (i ? g.lineTo(p.x, p.y) : g.moveTo(p.x, p.y)));
        g.closePath();
      },
      height,
      [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    );
  }

  disc(x, y, r, height) {
    this.cast((g) => g.arc(x, y, r, 0, 7), height, [x - r, y - r, x + r, y + r]);
  }

  flush(target, strength = 0.5, blur = 2) {
    const { k, n, pen: g } = this,
      pad = 4 * blur + 2;
    if (!g) return;
    const x = Math.max(0, Math.floor((this.box[0] - pad) * k) - this.x0),
      y = Math.max(0, Math.floor((this.box[1] - pad) * k) - this.y0),
      w = Math.min(this.w, Math.ceil((this.box[2] + pad) * k) - this.x0) - x,
      h = Math.min(this.h, Math.ceil((this.box[3] + pad) * k) - this.y0) - y;
    if (w < 1 || h < 1) return;
    const img = g.getImageData(x, y, w, h),
      d = img.data,
      a = new Uint8Array(w * h),
      b = new Uint8Array(w * h);
    for (let i = 0; i < a.length; i++) a[i] = d[i * 4 + 3];
    const rad = Math.max(1, Math.round(blur * k));
    for (let p = 0; p < 2; p++) {
      pass(a, b, w, h, rad, 1, w);
      pass(b, a, h, w, rad, w, 1);
    }
    const [r, gg, bb] = P.shadow;
    for (let i = 0; i < a.length; i++) {
      d[i * 4] = r;
      d[i * 4 + 1] = gg;
      d[i * 4 + 2] = bb;
      d[i * 4 + 3] = a[i] * strength;
    }
    g.putImageData(img, x, y);
    target.save();
    target.globalCompositeOperation = 'multiply';
    target.imageSmoothingQuality = 'low'; // it is blurred already
    target.setTransform(1, 0, 0, 1, 0, 0);
    const { X0, Y0, margin } = this.view;
    target.drawImage(g.canvas, 0, 0, this.w, this.h, this.x0 * n - X0 + margin, this.y0 * n - Y0 + margin, this.w * n, this.h * n);
    target.restore();
  }
}

function pass(src, dst, n, lines, rad, step, stride) {
  const k = 1 / (2 * rad + 1);
  for (let l = 0; l < lines; l++) {
    const o = l * stride;
    let sum = src[o] * (rad + 1);
    for (let i = 1; i <= rad; i++) sum += src[o + Math.min(n - 1, i) * step];
    for (let i = 0; i < n; i++) {
      dst[o + i * step] = sum * k;
      sum += src[o + Math.min(n - 1, i + rad + 1) * step] - src[o + Math.max(0, i - rad) * step];
    }
  }
}
