// Draws our own SVG text on a canvas, so that counters can be painted in a worker, where browsers do not read SVG.
// It knows exactly the few elements the painters of this folder write: path, g, use, text, clipPath and pattern.

const TAG = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>|([^<]+)/g;
const ATTR = /([a-zA-Z-]+)="([^"]*)"/g;

/** @typedef {{tag: string, a: Record<string, string>, kids: Node[], text: string, source?: string}} Node */

/** @param {string} svg @returns {Node} */
function parse(svg) {
  /** @type {any} */
  const root = { tag: 'root', a: {}, kids: [], text: '' },
    stack = [root];
  TAG.lastIndex = 0;
  for (let m = TAG.exec(svg); m; m = TAG.exec(svg)) {
    const top = stack[stack.length - 1];
    if (m[5] !== undefined) {
      top.text += m[5];
      continue;
    }
    if (m[1]) {
      const done = stack.pop();
      if (done?.tag === 'pattern') done.source = svg.slice(done.from, m.index);
      continue;
    }
    const a = {};
    for (const [, k, v] of m[3].matchAll(ATTR)) a[k] = v;
    /** @type {any} */
    const node = { tag: m[2], a, kids: [], text: '', from: TAG.lastIndex };
    top.kids.push(node);
    if (!m[4]) stack.push(node);
  }
  return root.kids[0] || root;
}

function transform(ctx, text) {
  for (const [, kind, args] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const v = args
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (kind === 'translate') ctx.translate(v[0], v[1] || 0);
    else if (kind === 'scale') ctx.scale(v[0], v[1] ?? v[0]);
    else if (kind === 'rotate') ctx.rotate((v[0] * Math.PI) / 180);
    else if (kind === 'matrix') ctx.transform(v[0], v[1], v[2], v[3], v[4], v[5]);
  }
}

const tiles = new Map(); // textures are few and the same for hundreds of men: each is drawn once a size

class Brush {
  constructor(ctx, make) {
    this.ctx = ctx;
    this.make = make;
    this.ids = new Map();
  }

  index(node) {
    if (node.a.id) this.ids.set(node.a.id, node);
    node.kids.forEach((k) => this.index(k));
  }

  path(d) {
    return new Path2D(d);
  }

  paintOf(value, ctx) {
    const ref = /^url\(#(.+)\)$/.exec(value);
    return ref ? this.pattern(this.ids.get(ref[1]), ctx) : value;
  }

  pattern(node, ctx) {
    if (!node) return 'transparent';
    const t = ctx.getTransform(),
      k = Number(/scale\(([\d.]+)\)/.exec(node.a.patternTransform || '')?.[1] || 1);
    const s = Math.sqrt(Math.abs(t.a * t.d - t.b * t.c)) * k,
      w = +node.a.width,
      h = +node.a.height;
    const tw = Math.max(1, Math.min(512, Math.round(w * s * 1.5))),
      th = Math.max(1, Math.min(512, Math.round(h * s * 1.5)));
    const key = `${tw}x${th}:${node.source}`;
    let tile = tiles.get(key);
    if (!tile) {
      tile = this.make(tw, th);
      const c = tile.getContext('2d');
      c.scale(tw / w, th / h);
      const brush = new Brush(c, this.make);
      node.kids.forEach((kid) => brush.draw(kid, {}));
      if (tiles.size > 400) tiles.clear();
      tiles.set(key, tile);
    }
    const p = ctx.createPattern(tile, 'repeat');
    p.setTransform(new DOMMatrix([(w / tw) * k, 0, 0, (h / th) * k, 0, 0]));
    return p;
  }

  /** @param {Node} node @param {Record<string, string>} from attributes handed down */
  draw(node, from) {
    const { ctx } = this,
      a = { ...from, ...node.a };
    if (node.tag === 'defs' || node.tag === 'clipPath' || node.tag === 'pattern') return;
    ctx.save();
    if (node.a.transform) transform(ctx, node.a.transform);
    if (node.a.opacity) ctx.globalAlpha *= +node.a.opacity;
    const clip = /^url\(#(.+)\)$/.exec(node.a['clip-path'] || '');
    if (clip && this.ids.has(clip[1])) ctx.clip(this.path(this.ids.get(clip[1]).kids[0].a.d));
    if (node.tag === 'path') this.shape(this.path(a.d), a);
    else if (node.tag === 'use') this.shape(this.path(this.ids.get(a.href.slice(1)).a.d), a);
    else if (node.tag === 'text') this.words(node, a);
    else node.kids.forEach((kid) => this.draw(kid, node.tag === 'g' ? handed(a) : {}));
    ctx.restore();
  }

  shape(path, a) {
    const { ctx } = this;
    if (a.fill !== 'none') {
      ctx.fillStyle = this.paintOf(a.fill || '#000', ctx);
      ctx.fill(path);
    }
    if (!a.stroke || a.stroke === 'none') return;
    ctx.strokeStyle = this.paintOf(a.stroke, ctx);
    ctx.lineWidth = +(a['stroke-width'] || 1);
    ctx.lineJoin = a['stroke-linejoin'] || 'miter';
    ctx.lineCap = a['stroke-linecap'] || 'butt';
    ctx.setLineDash(a['stroke-dasharray'] ? a['stroke-dasharray'].split(/[\s,]+/).map(Number) : []);
    ctx.stroke(path);
  }

  words(node, a) {
    const { ctx } = this,
      text = node.text.replace(/&#(\d+);/g, (_, n) => String.fromCharCode(+n));
    ctx.font = `${a['font-weight'] || 400} ${a['font-size']}px ${a['font-family'] || 'serif'}`;
    ctx.textAlign = a['text-anchor'] === 'middle' ? 'center' : 'left';
    ctx.fillStyle = a.fill || '#000';
    const wide = ctx.measureText(text).width,
      k = a.textLength ? +a.textLength / wide : 1;
    ctx.translate(+a.x, +a.y);
    ctx.scale(k, 1);
    ctx.fillText(text, 0, 0);
  }
}
/** What a group hands down to what it holds: its pens, not its place. */
const handed = (a) => Object.fromEntries(Object.entries(a).filter(([k]) => !['transform', 'opacity', 'clip-path', 'id'].includes(k)));

/**
 * Draws SVG text of ours so that the unit 0,0 lies where the caller's transform puts it.
 * @param {CanvasRenderingContext2D} ctx @param {string} svg
 * @param {(w: number, h: number) => any} make makes an empty canvas for textures
 */
export function drawSvg(ctx, svg, make = (w, h) => new OffscreenCanvas(w, h)) {
  const root = parse(svg),
    brush = new Brush(ctx, make);
  brush.index(root);
  ctx.lineCap = 'butt';
  root.kids.forEach((kid) => brush.draw(kid, {}));
}
