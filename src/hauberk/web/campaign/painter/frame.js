// The border of the sheet, its title on a scroll, the compass with its winds, the scale, ships.
import { rng } from '../../paint/map/noise.js';
import { H, worded } from '../geometry.js';
import { HAND } from './letters.js';
import { nib } from './relief.js';
import { C, alpha } from './palette.js';


/** Vellum under everything: paler in the middle, worn towards the edge. */
export function vellum(g, scene) {
  const { w, h } = scene.lie.size,
    rnd = rng(scene.seed + 81);
  g.fillStyle = C.vellum;
  g.fillRect(0, 0, w, h);
  for (let i = 0; i < 26; i++) {
    const x = rnd() * w,
      y = rnd() * h,
      r = rnd.range(60, 240),
      f = g.createRadialGradient(x, y, r * 0.1, x, y, r);
    f.addColorStop(0, alpha(rnd() < 0.5 ? C.rim : C.lit, 0.14));
    f.addColorStop(1, alpha(C.rim, 0));
    g.fillStyle = f;
    g.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  for (const [x0, y0, x1, y1] of [[0, 0, 26, 0], [w, 0, w - 26, 0], [0, 0, 0, 26], [0, h, 0, h - 26]]) {
    const f = g.createLinearGradient(x0, y0, x1, y1);
    f.addColorStop(0, alpha('#8a6a35', 0.42));
    f.addColorStop(1, alpha('#8a6a35', 0));
    g.fillStyle = f;
    g.fillRect(0, 0, w, h);
  }
}

/** Rules and checks round the field. */
export function border(g, scene, scale) {
  const { field, size } = scene.lie,
    box = (d, colour, w) => {
      g.strokeStyle = colour;
      g.lineWidth = nib(scale, w, Math.min(1.2, w));
      g.strokeRect(field.x - d, field.y - d, field.w + 2 * d, field.h + 2 * d);
    };
  const [a, b] = [4, 11];
  g.fillStyle = C.vellum;
  for (const y of [field.y - b, field.y + field.h]) g.fillRect(field.x - b, y, field.w + 2 * b, b);
  for (const x of [field.x - b, field.x + field.w]) g.fillRect(x, field.y - b, b, field.h + 2 * b);
  // Checks: one is two and a half hexes, half a day's march.
  g.fillStyle = alpha(C.ink, 0.88);
  const step = H * 2.5,
    bar = (length, put) => {
      const n = Math.max(2, Math.round(length / step / 2) * 2 + 1);
      for (let i = 0; i < n; i += 2) put((length * i) / n, length / n);
    };
  bar(field.w, (from, l) => [field.y - b + 2, field.y + field.h + a].forEach((y) => g.fillRect(field.x + from, y, l, b - a - 2)));
  bar(field.h, (from, l) => [field.x - b + 2, field.x + field.w + a].forEach((x) => g.fillRect(x, field.y + from, b - a - 2, l)));
  box(0, C.ink, 1.5);
  box(a - 0.4, alpha(C.ink, 0.9), 0.7);
  box(b - 2 + 0.4, alpha(C.ink, 0.9), 0.7);
  box(b + 1.4, C.ink, 1.8);
  const d = 30,
    low = size.h - field.y - field.h - d;
  g.strokeStyle = alpha(C.red, 0.75);
  g.lineWidth = nib(scale, 1.4, 0.8);
  g.strokeRect(field.x - d, field.y - d, field.w + 2 * d, field.h + d + low);
  g.strokeStyle = alpha(C.ink, 0.6);
  g.lineWidth = nib(scale, 0.7, 0.6);
  g.strokeRect(field.x - d + 3.6, field.y - d + 3.6, field.w + 2 * d - 7.2, field.h + d + low - 7.2);
  for (const x of [field.x - d, field.x + field.w + d]) for (const y of [field.y - d, field.y + field.h + low]) knot(g, x, y, scale);
}

// Interlace at the corners, as in the initials of a charter.
function knot(g, x, y, scale) {
  g.save();
  g.translate(x, y);
  g.fillStyle = C.vellum;
  g.beginPath();
  g.arc(0, 0, 13, 0, 7);
  g.fill();
  for (const [colour, w] of /** @type {[string, number][]} */ ([[C.ink, 4.4], [C.gold, 2.6]])) {
    g.strokeStyle = colour;
    g.lineWidth = nib(scale, w, w * 0.5);
    g.beginPath();
    for (const t of [0, Math.PI / 2, Math.PI, -Math.PI / 2]) {
      g.moveTo(Math.cos(t) * 4 + 6, Math.sin(t) * 4);
      g.ellipse(Math.cos(t) * 4.6, Math.sin(t) * 4.6, 6.2, 3.4, t, 0, 6.3);
    }
    g.stroke();
  }
  g.restore();
}

/** The lines of the winds across the sea; the land is painted over them. */
export function winds(g, scene, scale) {
  const box = scene.ornaments.compass;
  if (!box || !box.sea) return;
  const x = box.x + box.w / 2,
    y = box.y + box.h / 2,
    far = scene.lie.size.w + scene.lie.size.h;
  g.lineWidth = nib(scale, 0.6, 0.5);
  for (let i = 0; i < 32; i++) {
    const a = (i * Math.PI) / 16;
    g.strokeStyle = alpha(i % 4 === 0 ? C.ink : i % 2 ? '#2f5c4a' : C.red, i % 2 ? 0.14 : 0.27);
    g.beginPath();
    g.moveTo(x + Math.cos(a) * box.w * 0.5, y + Math.sin(a) * box.w * 0.5);
    g.lineTo(x + Math.cos(a) * far, y + Math.sin(a) * far);
    g.stroke();
  }
}

export function compass(g, scene, scale) {
  const box = scene.ornaments.compass;
  if (!box) return;
  const r = box.w / 2,
    point = (a, long, wide, lit, dark) => {
      for (const [side, colour] of [[-1, lit], [1, dark]]) {
        g.beginPath();
        g.moveTo(0, 0);
        g.lineTo(Math.cos(a + side * wide) * long * 0.24, Math.sin(a + side * wide) * long * 0.24);
        g.lineTo(Math.cos(a) * long, Math.sin(a) * long);
        g.closePath();
        g.fillStyle = colour;
        g.fill();
        g.stroke();
      }
    };
  g.save();
  g.translate(box.x + r, box.y + r);
  g.fillStyle = alpha(C.vellum, 0.8);
  g.strokeStyle = C.ink;
  g.lineWidth = nib(scale, 0.8, 0.6);
  g.beginPath();
  g.arc(0, 0, r * 0.72, 0, 7);
  g.fill();
  for (const [k, w] of [[0.72, 1.3], [0.68, 0.6], [0.5, 0.6]]) {
    g.lineWidth = nib(scale, w, 0.6);
    g.beginPath();
    g.arc(0, 0, r * k, 0, 7);
    g.stroke();
  }
  g.lineWidth = nib(scale, 0.6, 0.5);
  for (let i = 0; i < 64; i++) {
    const a = (i * Math.PI) / 32;
    g.beginPath();
    g.moveTo(Math.cos(a) * r * 0.68, Math.sin(a) * r * 0.68);
    g.lineTo(Math.cos(a) * r * 0.72, Math.sin(a) * r * 0.72);
    g.stroke();
  }
  for (let i = 0; i < 8; i++) point(Math.PI / 8 + (i * Math.PI) / 4, r * 0.56, 0.5, C.lit, '#b9a06a');
  for (let i = 0; i < 4; i++) point(Math.PI / 4 + (i * Math.PI) / 2, r * 0.68, 0.6, '#dcc68c', '#2f5c4a');
  for (let i = 0; i < 4; i++) point((i * Math.PI) / 2, r * 0.86, 0.72, C.lit, C.red);
  g.fillStyle = C.gold;
  g.beginPath();
  g.arc(0, 0, r * 0.09, 0, 7);
  g.fill();
  g.stroke();
  lily(g, 0, -r * 0.84, r * 0.2, scale);
  g.restore();
}

// The lily that marks the north.
function lily(g, x, y, k, scale) {
  g.fillStyle = C.ink;
  g.beginPath();
  g.moveTo(x, y - k);
  g.quadraticCurveTo(x + k * 0.34, y - k * 0.45, x, y + k * 0.1);
  g.quadraticCurveTo(x - k * 0.34, y - k * 0.45, x, y - k);
  g.fill();
  g.strokeStyle = C.ink;
  g.lineWidth = nib(scale, k * 0.14, 0.8);
  g.lineCap = 'round';
  g.beginPath();
  for (const s of [-1, 1]) {
    g.moveTo(x, y + k * 0.12);
    g.bezierCurveTo(x + s * k * 0.2, y - k * 0.4, x + s * k * 0.72, y - k * 0.5, x + s * k * 0.58, y - k * 0.02);
  }
  g.moveTo(x - k * 0.32, y + k * 0.12);
  g.lineTo(x + k * 0.32, y + k * 0.12);
  g.stroke();
}

/** The title on a scroll; or plainly in the margin where there is no room. */
export function title(g, scene, scale, lang) {
  const { title: box } = scene.ornaments,
    text = worded(scene.map.title, lang),
    under = worded(scene.map.subtitle, lang);
  if (box.plain) {
    fitted(g, text, box.x + box.w / 2, box.y + box.h * 0.7, box.w, box.h * 0.72, C.ink);
    return;
  }
  scroll(g, box, scale);
  const mid = box.x + box.w / 2;
  fitted(g, text, mid, box.y + box.h * (under ? 0.52 : 0.58), box.w * 0.74, box.h * 0.42, C.red);
  if (!under) flourish(g, mid, box.y + box.h * 0.72, box.w * 0.3, scale);
  if (under) fitted(g, under, mid, box.y + box.h * 0.75, box.w * 0.62, box.h * 0.19, C.ink, 'italic ');
}

// A drawn rule with a lozenge, where there is nothing more to say.
function flourish(g, x, y, w, scale) {
  g.strokeStyle = alpha(C.ink, 0.8);
  g.lineWidth = nib(scale, 1, 0.6);
  g.beginPath();
  for (const s of [-1, 1]) {
    g.moveTo(x + s * w * 0.06, y);
    g.bezierCurveTo(x + s * w * 0.2, y - w * 0.05, x + s * w * 0.3, y + w * 0.05, x + s * w * 0.5, y);
    g.arc(x + s * (w * 0.5), y - w * 0.018, w * 0.018, Math.PI / 2, Math.PI / 2 + s * -4.6, s > 0);
  }
  g.stroke();
  g.fillStyle = C.gold;
  g.beginPath();
  g.moveTo(x, y - w * 0.035);
  g.lineTo(x + w * 0.035, y);
  g.lineTo(x, y + w * 0.035);
  g.lineTo(x - w * 0.035, y);
  g.closePath();
  g.fill();
  g.stroke();
}

function scroll(g, { x, y, w, h }, scale) {
  const curl = w * 0.075,
    top = y + h * 0.12,
    low = y + h * 0.88;
  g.lineJoin = 'round';
  g.strokeStyle = C.ink;
  g.lineWidth = nib(scale, 1.3, 0.8);
  g.fillStyle = `rgba(${C.shadow.join(',')},0.22)`;
  g.fillRect(x + 6, top + 7, w - 6, low - top);
  for (const s of [-1, 1]) {
    const end = s < 0 ? x : x + w,
      into = end - s * curl;
    g.fillStyle = C.vellumDark;
    g.beginPath();
    g.moveTo(into - s * curl * 0.6, top - h * 0.1);
    g.bezierCurveTo(end, top - h * 0.12, end + s * curl * 0.1, top + h * 0.1, end - s * curl * 0.1, top + h * 0.2);
    g.lineTo(end - s * curl * 0.1, low + h * 0.06);
    g.bezierCurveTo(end - s * curl * 0.2, low + h * 0.12, into, low + h * 0.12, into - s * curl * 0.6, low);
    g.closePath();
    g.fill();
    g.stroke();
  }
  g.fillStyle = '#f4e8c6';
  g.beginPath();
  g.moveTo(x + curl, top);
  g.quadraticCurveTo(x + w / 2, top - h * 0.07, x + w - curl, top);
  g.lineTo(x + w - curl, low);
  g.quadraticCurveTo(x + w / 2, low - h * 0.07, x + curl, low);
  g.closePath();
  g.fill();
  g.stroke();
  g.strokeStyle = alpha(C.red, 0.7);
  g.lineWidth = nib(scale, 0.8, 0.6);
  g.beginPath();
  g.moveTo(x + curl + 5, top + 5);
  g.quadraticCurveTo(x + w / 2, top - h * 0.07 + 5, x + w - curl - 5, top + 5);
  g.lineTo(x + w - curl - 5, low - 6);
  g.quadraticCurveTo(x + w / 2, low - h * 0.07 - 6, x + curl + 5, low - 6);
  g.closePath();
  g.stroke();
}

function fitted(g, text, x, y, w, size, colour, how = '600 ') {
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.font = `${how}100px ${HAND}`;
  if ('letterSpacing' in g) g.letterSpacing = '4px';
  const k = Math.min(size, (w / g.measureText(text).width) * 100);
  g.font = `${how}${k}px ${HAND}`;
  if ('letterSpacing' in g) g.letterSpacing = `${k * 0.04}px`;
  g.fillStyle = colour;
  g.fillText(text, x, y);
  if ('letterSpacing' in g) g.letterSpacing = '0px';
}

const LEAGUE = 4.44; // kilometres: three Roman miles

/** Leagues above, kilometres below. */
export function rule(g, scene, scale) {
  const box = scene.ornaments.rule;
  if (!box) return;
  const km = H / (scene.map.km || 5),
    { words = {} } = scene.map,
    y = box.y + box.h * 0.5,
    size = Math.max(9.5, box.w * 0.046),
    thick = Math.max(6, box.w * 0.016),
    bar = (unit, by, up, name) => {
      const most = Math.max(2, Math.floor((box.w * 0.8) / (unit * by))),
        n = Math.min(6, most);
      for (let i = 0; i < n; i++) {
        g.fillStyle = i % 2 ? '#f4e8c6' : C.ink;
        g.fillRect(box.x + i * by * unit, up ? y - thick : y, by * unit, thick);
        g.strokeRect(box.x + i * by * unit, up ? y - thick : y, by * unit, thick);
      }
      g.fillStyle = C.ink;
      g.font = `${size}px ${HAND}`;
      g.textAlign = 'center';
      for (let i = 0; i <= n; i += n > 4 ? 2 : 1) g.fillText(String(i * by), box.x + i * by * unit, up ? y - thick - 3 : y + thick + 2 + size * 0.8);
      g.textAlign = 'left';
      g.font = `italic ${size}px ${HAND}`;
      if (name) g.fillText(name, box.x + n * by * unit + size * 0.9, up ? y - thick - 3 : y + thick + 2 + size * 0.8);
    };
  g.strokeStyle = C.ink;
  g.lineWidth = nib(scale, 0.8, 0.6);
  g.textBaseline = 'alphabetic';
  const step = box.w / km > 120 ? 20 : box.w / km > 60 ? 10 : 5;
  if (words.leagues) bar(km * LEAGUE, step === 20 ? 4 : step === 10 ? 2 : 1, true, words.leagues);
  bar(km, step, false, words.km || 'km');
}

