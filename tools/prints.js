// What tools/prints.py does in the browser, with the page's own painters: each function gives a picture as text.

const own = fetch('/').then((answer) => answer.text()).then((page) => page.match(/"(\/web\/[^/]+)\/app.js"/u)[1]);
const modules = async (...paths) => {
  const web = await own;
  return Promise.all(paths.map((path) => import(`${web}/${path}`)));
};
const read = async (path) => (await fetch(path)).json();
const rest = (ms) => new Promise((done) => setTimeout(done, ms));
/** Where a stretch begins that has this middle and stays within a longer one. */
const inside = (middle, length, from, all) => Math.max(from, Math.min(from + all - length, middle - length / 2));
const span = (of) => ({ from: Math.min(...of), length: Math.max(...of) - Math.min(...of) });

async function encoded(canvas) {
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 })).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/**
 * A battle: the window that holds most of its men of both sides, everybody painted. A siege: the place within its walls.
 * `side`: pixels of a hexside at least; `where`: the middle of the window in shares of the board, if it is to be another.
 */
async function paint({ kind, id, width, height, side, where }) {
  const [map, people] = await modules('paint/map/index.js', 'paint/people/index.js');
  const { board, position = { men: [] }, people: who = {}, sections = {} } = await read(`/api/${kind}s/${id}`);
  const places = new Map(board.hexes.map((hex) => [hex.name, map.hexCentre(hex.column, hex.row)]));
  const at = (hex) => places.get(hex?.split('/')[0]);
  const men = position.men.filter((man) => !man.away && at(man.at));
  const walls = Object.values(sections).flatMap(({ hexes }) => hexes).map(at);
  const whole = map.boardSize(board), least = Math.max(width / whole.w, height / whole.h);
  const close = walls.length ? 0 : 0.72 * side; // everybody if that goes, but nobody too small to be seen
  const spots = walls.length ? walls : men.map((man) => at(man.at));
  const fits = Math.max(close / map.S, spots.length ? Math.min(width / (span(spots.map(({ x }) => x)).length + 5 * map.S), height / (span(spots.map(({ y }) => y)).length + 5 * map.S)) : 0);
  const scale = Math.max(least, Math.min(side / map.S, fits)), [w, h] = [width / scale, height / scale];
  const window = (x, y) => ({ x: inside(x, w, 0, whole.w), y: inside(y, h, 0, whole.h), w, h });
  const holds = (region, { x, y }) => Math.abs(x - region.x - w / 2) < w / 2 - map.S && Math.abs(y - region.y - h / 2) < h / 2 - map.S;
  const many = (region, name) => men.filter((man) => man.side === name && holds(region, at(man.at))).length;
  const worth = (region) => (walls.length ? walls.filter((spot) => holds(region, spot)).length : Math.sqrt(many(region, 'A')) + Math.sqrt(many(region, 'B')));
  const tried = spots.flatMap((one) => spots.map((other) => window((one.x + other.x) / 2, (one.y + other.y) / 2)));
  const best = tried.reduce((found, each) => (worth(each) > worth(found) ? each : found), window(whole.w / 2, whole.h / 2));
  const region = where ? window(where[0] * whole.w, where[1] * whole.h) : best;

  const painter = new map.MapPainter(board);
  painter.setWorks(map.worksOf(position));
  const { canvas: ground, region: painted } = await painter.paint({ scale, region, grid: kind === 'battle' });
  const canvas = new OffscreenCanvas(width, height), ctx = canvas.getContext('2d'), cache = new people.CounterCache(() => {});
  ctx.setTransform(scale, 0, 0, scale, -region.x * scale, -region.y * scale);
  for (let waits = true; waits; ) {
    waits = false;
    ctx.drawImage(ground, painted.x, painted.y, painted.w, painted.h);
    for (const man of men) {
      const [head, tail] = [at(man.at), at(man.tail)];
      if (who[man.who]) people.drawCounter(ctx, cache, who[man.who], man, { x: head.x, y: head.y, tailX: tail?.x, tailY: tail?.y });
    }
    if (cache.waiting) waits = true;
    await rest(200);
  }
  painter.forget();
  return encoded(canvas);
}

/** A campaign: the part of the country where its groups stand on the first day, as the first who decides sees it. */
async function photograph({ id, keys, width, height, lang, leagues }) {
  const [{ campaignMap }, { Model }, { DaysLine }, { seasonOf }] = await modules('campaign/index.js', 'campaign/model.js', 'net/days_line.js', 'campaign/painter/seasons.js');
  const line = new DaysLine('campaign', id, { keys, lang });
  const view = await new Promise((done) => line.on('view', done));
  line.close();
  const country = await read(`/api/campaigns/maps/${view.campaign.map}`);
  const model = new Model({ say: (key) => key, has: () => false, lang });
  model.load(view);
  model.country = country;
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, { position: 'fixed', inset: '0', width: `${width}px`, height: `${height}px` });
  document.body.append(canvas);
  const season = view.position.season || seasonOf(view.campaign.begins), standing = Object.keys(view.position.places);
  const map = campaignMap(canvas, country, { season, lang, words: { leagues, km: 'km' }, standing, still: () => true });
  const { shown } = model;
  map.show(shown);

  // As near as shows all groups, but never so far that the frame round the country is seen.
  const { lie, camera } = map.table, { field } = lie;
  const spots = shown.groups.filter((group) => group.kind === 'group').map(({ hex }) => lie.at(hex));
  const [across, down] = [span(spots.map(({ x }) => x)), span(spots.map(({ y }) => y))];
  const near = Math.min(0.62, (width - 160) / (across.length + 1), (height - 160) / (down.length + 1));
  const scale = Math.max(near, width / field.w, height / field.h);
  const begin = (stretch, pixels, from, all) => inside(stretch.from + stretch.length / 2, pixels / scale, from, all);
  camera.go(begin(across, width, field.x, field.w), begin(down, height, field.y, field.h), scale, false);
  do await rest(400); while (!canvas.dataset.painted);
  const still = new OffscreenCanvas(width, height);
  still.getContext('2d').drawImage(canvas, 0, 0, width, height);
  map.close();
  canvas.remove();
  return encoded(still);
}

globalThis.prints = { paint, photograph };
