// Shows everything the people painter can do. ?view=groups|states|facings|sizes|portraits|markers|map, &people=URL of {who: PERSON},
// &px=size, &palette=deutan, &group=normans.
import { counterSvg, portraitSvg, markerSvg, markerKinds, badgeSvg, heapSvg, setPalette, CounterCache, drawCounter, drawHeap } from './index.js';
import { brushOf } from '../map/easel.js';

const ask = new URLSearchParams(location.search);
const page = /** @type {HTMLElement} */ (document.getElementById('page'));
const px = Number(ask.get('px')) || 104;
setPalette(ask.get('palette') === 'deutan' ? 'deutan' : 'plain');

const row = (title, parts) => {
  const h = document.createElement('h2'),
    d = document.createElement('div');
  h.textContent = title;
  d.className = 'row';
  d.innerHTML = parts.join(''); // our own drawings; names in them are escaped
  page.append(h, d);
};
const man = (who, p, face, o = {}) => ({ who, face, values: p.faces[face], side: 'A', ...o });
const FACES = [
  ['foot', {}], ['foot_wounded', { health: 'wounded' }], ['stunned', { health: 'stunned' }], ['dead', { health: 'dead' }],
  ['foot_wounded', { captive: true }], ['foot', { carries: 'x' }],
];

const VIEWS = {
  groups(people) {
    const groups = Map.groupBy ? Map.groupBy(Object.entries(people), ([, p]) => p.group) : new Map();
    for (const [g, list] of groups) {
      if (ask.get('group') && ask.get('group') !== g) continue;
      row(g, [badgeSvg(g, 40), ...list.filter(([w]) => !w.endsWith('.horse')).map(([w, p]) => counterSvg(p, man(w, p, 'foot'), { px }))]);
    }
  },
  states(people) {
    for (const who of (ask.get('who') || 'tancrede,nikephoros,sichelgaita,thorvald,landry,matilda').split(',')) {
      const p = people[who];
      if (p)
        row(p.name, [
          ...FACES.map(([f, o]) => counterSvg(p, man(who, p, f, o), { px, side: 'B' })),
          ...(p.rides ? ['mounted', 'mounted_wounded'].map((f) => counterSvg(p, man(who, p, f), { px })) : []),
        ]);
    }
    row('heaps', [[1, 0], [2, 0], [3, 0], [5, 0], [0, 1], [2, 1], [7, 2]].map(([a, b]) => heapSvg(a, b, px)));
  },
  facings(people) {
    for (const who of (ask.get('who') || 'tancrede,nikephoros,sichelgaita,tancrede.horse').split(',')) {
      const p = people[who];
      if (p)
        row(
          p.name,
          [0, 1, 2, 3, 4, 5].map((facing) =>
            counterSvg(p, man(who, p, p.beast ? 'foot' : ask.get('face') || 'mounted', { facing, tail: 'x' }), { px, side: facing % 2 ? 'A' : 'B' }),
          ),
        );
    }
  },
  sizes(people) {
    for (const size of [40, 64, 104, 200])
      row(
        String(size),
        ['tancrede', 'nikephoros', 'sichelgaita', 'landry', 'judith', 'boar_wild', 'ox_red']
          .filter((w) => people[w])
          .map((w) => counterSvg(people[w], man(w, people[w], 'foot'), { px: size })),
      );
  },
  portraits(people) {
    row(
      'portraits',
      Object.entries(people)
        .filter(([w, p]) => !w.endsWith('.horse') && (!ask.get('group') || p.group === ask.get('group')))
        .map(([w, p]) => portraitSvg(p, man(w, p, 'foot'), px)),
    );
  },
  markers() {
    for (const size of [20, 48, 96])
      row(String(size), markerKinds.map((k) => markerSvg(k, k === 'thrown' ? 2 : null, size)));
  },
  map(people) {
    fieldOf(people);
  },
};

/** A field with eighty people, to see how they stand together. */
function fieldOf(people) {
  const S = 36,
    H = Math.sqrt(3) * S,
    zoom = Number(ask.get('zoom')) || 1,
    ratio = devicePixelRatio || 1;
  const canvas = document.createElement('canvas'),
    w = innerWidth,
    h = innerHeight;
  Object.assign(canvas, { width: w * ratio, height: h * ratio });
  canvas.style.width = `${w}px`;
  page.append(canvas);
  const ctx = brushOf(canvas),
    centre = (c, r) => ({ x: S + 1.5 * S * c, y: H / 2 + H * r + (c & 1 ? H / 2 : 0) });
  const list = Object.entries(people).filter(([w2]) => !w2.endsWith('.horse')),
    faces = ['foot', 'foot', 'foot', 'foot_wounded', 'stunned', 'dead'];
  const step = (c, r, d) => [c + [0, 1, 1, 0, -1, -1][d], r + (c & 1 ? [-1, 0, 1, 1, 1, 0] : [-1, -1, 0, 1, 0, -1])[d]];
  const men = [],
    taken = new Set();
  for (let i = 0, n = 0; n < 80 && i < 2000; i++) {
    const [who, p] = list[(i * 37) % list.length],
      c = ((i * 7) % 25) + 1,
      r = (((i * 5) >> 1) % 14) + 1,
      ride = p.rides && i % 4 !== 0,
      d = (i * 5 + (i >> 2)) % 6;
    const [tc, tr] = step(c, r, (d + 3) % 6);
    if (taken.has(`${c},${r}`) || (ride && taken.has(`${tc},${tr}`))) continue;
    taken.add(`${c},${r}`);
    if (ride) taken.add(`${tc},${tr}`);
    const face = ride ? (i % 7 === 0 ? 'mounted_wounded' : 'mounted') : p.beast ? 'foot' : faces[i % 6];
    const tail = ride ? centre(tc, tr) : {};
    men.push([
      p,
      man(who, p, face, {
        side: n % 2 ? 'A' : 'B',
        ...(ride ? { facing: d, tail: 'x' } : {}),
        marks: ride ? (i % 2 ? ['charged', 'halted'] : []) : i % 5 === 0 ? ['shot'] : i % 11 === 0 ? ['attacked', 'halted'] : [],
      }),
      { ...centre(c, r), tailX: tail.x, tailY: tail.y },
    ]);
    n++;
  }
  const cache = new CounterCache(() => draw());
  const scale = ratio * zoom * Math.min(w / 1430, h / 1060);
  const draw = () => {
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.fillStyle = '#98ad66';
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    ctx.setTransform(scale, 0, 0, scale, Number(ask.get('x') || 0) * scale, Number(ask.get('y') || 0) * scale);
    ctx.strokeStyle = 'rgba(50,60,30,.35)';
    for (let c = 0; c < 26; c++)
      for (let r = 0; r < 16; r++) {
        const p = centre(c, r);
        ctx.beginPath();
        for (let k = 0; k < 6; k++) ctx.lineTo(p.x + S * Math.cos((k * Math.PI) / 3), p.y + S * Math.sin((k * Math.PI) / 3));
        ctx.closePath();
        ctx.stroke();
      }
    cache.look(w / 2 / scale, h / 2 / scale);
    drawHeap(ctx, cache, { ...centre(2, 2), men: 3, horses: 0 });
    drawHeap(ctx, cache, { ...centre(4, 2), men: 2, horses: 1 });
    men.sort((a, b) => a[2].y - b[2].y).forEach(([p, m, o]) => drawCounter(ctx, cache, p, m, o));
    window.demo = { cache, waiting: cache.waiting, draw };
  };
  draw();
}

const people = await (await fetch(ask.get('people') || '/people.json')).json();
(VIEWS[ask.get('view')] || VIEWS.groups)(people);
document.body.dataset.ready = 'yes';
