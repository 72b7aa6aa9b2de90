// A small grey image over part of the board, read smoothly at any sharpness. Scripts sample it, not the browser's
// scaling: the same point gives the same value to the last bit, whatever window is painted.

export class Layer {
  /** Pixels a world unit, place of the first pixel in pixels, size; an endless one runs on beyond its edges, others end in nothing. */
  constructor(k, x0, y0, w, h, endless = false) {
    this.k = k;
    this.x0 = x0;
    this.y0 = y0;
    this.w = w;
    this.h = h;
    this.endless = endless;
    this.data = new Float32Array(w * h);
  }

  /** Nearest value at a world point; what lies outside is 0. */
  at(x, y) {
    const i = Math.floor(x * this.k) - this.x0,
      j = Math.floor(y * this.k) - this.y0;
    return i < 0 || j < 0 || i >= this.w || j >= this.h ? 0 : this.data[j * this.w + i];
  }

  /** Value between the pixels at a world point. */
  smoothAt(x, y) {
    const u = x * this.k - 0.5 - this.x0,
      v = y * this.k - 0.5 - this.y0,
      i = Math.max(0, Math.min(this.w - 2, Math.floor(u))),
      j = Math.max(0, Math.min(this.h - 2, Math.floor(v))),
      s = u - i,
      t = v - j,
      o = j * this.w + i,
      d = this.data;
    return (d[o] * (1 - s) + d[o + 1] * s) * (1 - t) + (d[o + this.w] * (1 - s) + d[o + this.w + 1] * s) * t;
  }

  within(u, n) {
    return this.endless ? Math.max(0, Math.min(n - 1.001, u)) : u;
  }

  /** Does it say anything in this window (world units)? */
  touches(x0, y0, x1, y1) {
    const { k } = this;
    return (this.x0 + this.w) / k > x0 && this.x0 / k < x1 && (this.y0 + this.h) / k > y0 && this.y0 / k < y1;
  }

  /**
   * The window of w × h pixels whose first pixel is (X0, Y0) of the board at this scale.
   * Rows are mixed first, over the few columns of the image; then every pixel is one look-up.
   */
  window(scale, X0, Y0, w, h) {
    const out = new Float32Array(w * h),
      { data, w: lw, h: lh } = this,
      xi = new Int32Array(w),
      xf = new Float32Array(w);
    let lo = lw,
      hi = 0;
    for (let i = 0; i < w; i++) {
      const u = this.within(((X0 + i + 0.5) / scale) * this.k - 0.5 - this.x0, lw),
        f = Math.floor(u);
      xi[i] = f + 1; // one column of nothing on either side
      xf[i] = u - f;
      if (xi[i] < 0) xi[i] = xf[i] = 0;
      if (xi[i] > lw) {
        xi[i] = lw;
        xf[i] = 1;
      }
      lo = Math.min(lo, xi[i]);
      hi = Math.max(hi, xi[i]);
    }
    const line = new Float32Array(lw + 2),
      from = Math.max(1, lo),
      to = Math.min(lw, hi + 1);
    for (let j = 0; j < h; j++) {
      const v = this.within(((Y0 + j + 0.5) / scale) * this.k - 0.5 - this.y0, lh),
        f = Math.floor(v);
      if (f < -1 || f >= lh) continue;
      const t = v - f,
        a = f < 0 ? -1 : f * lw,
        b = f + 1 >= lh ? -1 : (f + 1) * lw;
      for (let i = from; i <= to; i++) line[i] = (a < 0 ? 0 : data[a + i - 1] * (1 - t)) + (b < 0 ? 0 : data[b + i - 1] * t);
      mixRow(out, j * w, w, line, xi, xf);
    }
    return out;
  }
}

function mixRow(out, o, w, line, xi, xf) {
  for (let i = 0; i < w; i++) {
    const a = line[xi[i]];
    out[o + i] = a + (line[xi[i] + 1] - a) * xf[i];
  }
}
