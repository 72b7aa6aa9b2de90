// Rain and snow in the air: one small tile that the browser slides over the map. Nothing is painted anew for it, it lies below the
// people, and it hangs still where no movement is wanted.
import { brushOf, easel } from './easel.js';
import { rng } from './noise.js';

const TILE = 320; // CSS pixels
const SHARP = 2;

const DROPS = {
  rain(g, rnd) {
    g.lineCap = 'round';
    for (let i = 0; i < 46; i++) {
      const x = rnd() * TILE,
        y = rnd() * TILE,
        l = rnd.range(9, 20);
      g.strokeStyle = `rgba(226,234,240,${rnd.range(0.14, 0.34)})`;
      g.lineWidth = rnd.range(0.7, 1.3);
      g.beginPath();
      for (const [dx, dy] of around()) {
        g.moveTo(x + dx, y + dy);
        g.lineTo(x + dx - l * 0.2, y + dy + l);
      }
      g.stroke();
    }
  },
  snow(g, rnd) {
    for (let i = 0; i < 64; i++) {
      const x = rnd() * TILE,
        y = rnd() * TILE,
        r = rnd.range(0.8, 2.3);
      for (const [dx, dy] of around()) {
        g.fillStyle = 'rgba(70,84,104,0.16)';
        g.beginPath();
        g.arc(x + dx + 0.7, y + dy + 0.9, r, 0, 7);
        g.fill();
        g.fillStyle = `rgba(255,255,255,${0.5 + r * 0.16})`;
        g.beginPath();
        g.arc(x + dx, y + dy, r, 0, 7);
        g.fill();
      }
    }
  },
};

// What leaves a tile on one side comes in on the other.
const around = () => [-TILE, 0, TILE].flatMap((dx) => [-TILE, 0, TILE].map((dy) => [dx, dy]));

const kept = new Map();
async function tileOf(weather) {
  if (!kept.has(weather)) {
    const canvas = easel(TILE * SHARP, TILE * SHARP),
      g = brushOf(canvas);
    g.scale(SHARP, SHARP);
    DROPS[weather](g, rng(weather.length * 17));
    const blob = 'convertToBlob' in canvas ? await canvas.convertToBlob() : await new Promise((done) => /** @type {any} */ (canvas).toBlob(done));
    kept.set(weather, URL.createObjectURL(blob));
  }
  return kept.get(weather);
}

/** A veil over a map for what falls there. */
export class Falling {
  constructor() {
    this.root = document.createElement('div');
    this.root.className = 'falling';
    this.root.setAttribute('aria-hidden', 'true');
    this.weather = '';
  }

  /** @param {{weather?: string}} [picture] of the board that is shown */
  async show({ weather = 'clear' } = {}) {
    if (this.weather === weather) return;
    this.weather = weather;
    this.root.replaceChildren();
    this.root.dataset.weather = weather;
    if (!(weather in DROPS)) return;
    const tile = await tileOf(weather).catch(() => '');
    if (this.weather !== weather || !tile) return;
    for (const depth of ['far', 'near']) {
      const sheet = document.createElement('div');
      sheet.className = depth;
      sheet.style.backgroundImage = `url("${tile}")`;
      this.root.append(sheet);
    }
  }
}
