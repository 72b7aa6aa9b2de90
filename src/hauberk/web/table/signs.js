// Small signs on the map for what can be done with hands and tools, and where a way leads to another storey.
import { hexCentre, S } from '../paint/map/index.js';

const DARK = '#2e2418';
const LIGHT = '#fff4d6';
const EDGE = 10.5;

/** The sign of each task; whatever is not named here is a hammer. */
const FAMILIES = {
  door: ['open_door', 'shut_door', 'break_door'],
  ladder: ['take_up_ladder', 'carry_ladder', 'lay_down_ladder', 'raise_ladder', 'shift_ladder', 'throw_down_ladder', 'set_ladder', 'take_ladder'],
  fire: ['set_fire', 'flaming_arrow', 'shoot_siphon'],
  water: ['put_out'],
  oil: ['carry_cauldron', 'set_cauldron', 'put_down_cauldron', 'tip_oil', 'pour_barrel'],
  stone: ['shoot_engine', 'shoot_ballista', 'move_stones', 'strike_ram', 'carry_engine'],
  rope: ['throw_grapnel', 'climb_rope', 'cut_rope', 'take_rope', 'pull_down'],
};
const BY_TASK = new Map(Object.entries(FAMILIES).flatMap(([family, tasks]) => tasks.map((task) => [task, family])));

/** Strokes on a field of 12 by 12 round the middle. */
const STROKES = {
  door: (p) => {
    p.moveTo(-4, 5.5);
    p.lineTo(-4, -1.5);
    p.arc(0, -1.5, 4, Math.PI, 0);
    p.lineTo(4, 5.5);
    p.closePath();
    p.moveTo(0, -5.5);
    p.lineTo(0, 5.5);
  },
  ladder: (p) => {
    p.moveTo(-3, -6);
    p.lineTo(-3, 6);
    p.moveTo(3, -6);
    p.lineTo(3, 6);
    for (const y of [-3.5, 0, 3.5]) {
      p.moveTo(-3, y);
      p.lineTo(3, y);
    }
  },
  fire: (p) => {
    p.moveTo(0, -6);
    p.bezierCurveTo(1, -2.5, 4.5, -1, 4, 2.5);
    p.bezierCurveTo(3.6, 5, 1.8, 6, 0, 6);
    p.bezierCurveTo(-1.8, 6, -4, 5, -4, 2);
    p.bezierCurveTo(-4, 0, -2, -0.5, -2.2, -2.5);
    p.bezierCurveTo(-1, -2, -0.5, -4, 0, -6);
    p.closePath();
  },
  water: (p) => {
    p.moveTo(-4, -3);
    p.lineTo(4, -3);
    p.lineTo(2.8, 5);
    p.lineTo(-2.8, 5);
    p.closePath();
    p.moveTo(4, -3);
    p.arc(0, -3, 4, 0, Math.PI, true);
  },
  oil: (p) => {
    p.moveTo(-5, -2);
    p.lineTo(5, -2);
    p.moveTo(4.2, -2);
    p.arc(0, -2, 4.2, 0, Math.PI);
    p.moveTo(-3, 3.5);
    p.lineTo(-4, 6);
    p.moveTo(3, 3.5);
    p.lineTo(4, 6);
    p.moveTo(-2, -4);
    p.lineTo(-2, -6);
    p.moveTo(2, -4);
    p.lineTo(2, -6);
  },
  stone: (p) => {
    p.moveTo(5, 0);
    p.lineTo(2.5, 4.5);
    p.lineTo(-3, 4.5);
    p.lineTo(-5, 0.5);
    p.lineTo(-2.5, -4);
    p.lineTo(2.5, -4.5);
    p.closePath();
    p.moveTo(-2.5, -4);
    p.lineTo(-0.5, 0.5);
    p.lineTo(5, 0);
  },
  rope: (p) => {
    p.moveTo(0, -6);
    p.lineTo(0, 5.5);
    p.moveTo(-4.5, 1.5);
    p.quadraticCurveTo(-4, 5.5, 0, 5.5);
    p.quadraticCurveTo(4, 5.5, 4.5, 1.5);
  },
  tool: (p) => {
    p.moveTo(0, -2);
    p.lineTo(0, 6);
    p.rect(-4.5, -5.5, 9, 3.5);
  },
};

function disc(g, x, y, r) {
  g.beginPath();
  g.arc(x, y, r, 0, 7);
  g.fillStyle = LIGHT;
  g.fill();
  g.strokeStyle = DARK;
  g.lineWidth = 1.6;
  g.stroke();
}

/** Signs of the tasks at one place, side by side at the lower edge of the hex. @param {CanvasRenderingContext2D} g @param {object} hex @param {string[]} tasks */
export function workSigns(g, hex, tasks) {
  const { x, y } = hexCentre(hex.column, hex.row);
  const families = [...new Set(tasks.map((task) => BY_TASK.get(task) ?? 'tool'))].slice(0, 3);
  families.forEach((family, number) => {
    const left = x + (number - (families.length - 1) / 2) * 2.1 * EDGE;
    const top = y + S * 0.62;
    disc(g, left, top, EDGE);
    g.save();
    g.translate(left, top);
    g.beginPath();
    STROKES[family](g);
    g.strokeStyle = family === 'fire' ? '#9c2f14' : DARK;
    g.lineWidth = 1.5;
    g.lineCap = 'round';
    g.lineJoin = 'round';
    g.stroke();
    g.restore();
  });
}

/** Where one goes up or down: an arrow with the storey it leads to. @param {CanvasRenderingContext2D} g @param {object} from @param {object} to @param {number} storey @param {boolean} up */
export function storeyMark(g, from, to, storey, up) {
  const [a, b] = [hexCentre(from.column, from.row), hexCentre(to.column, to.row)];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  g.beginPath();
  g.roundRect(x - 13, y - 8.5, 26, 17, 8.5);
  g.fillStyle = DARK;
  g.fill();
  g.strokeStyle = LIGHT;
  g.lineWidth = 1.4;
  g.stroke();
  g.beginPath();
  const tip = up ? -5 : 5;
  g.moveTo(x - 6, y - tip);
  g.lineTo(x - 6, y + tip);
  g.moveTo(x - 9.5, y + tip * 0.2);
  g.lineTo(x - 6, y + tip);
  g.lineTo(x - 2.5, y + tip * 0.2);
  g.lineWidth = 1.8;
  g.lineCap = 'round';
  g.stroke();
  g.fillStyle = LIGHT;
  g.font = '700 11px system-ui, sans-serif';
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillText(String(storey), x + 5.5, y + 0.5);
}
