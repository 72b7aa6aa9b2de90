// Pictures the browser keeps from visit to visit. What was painted once is not painted again while the page's own files, the ground, what is built on it
// and the window are the same. Where nothing can be kept, or what is read from a canvas is blurred, everything is painted as if seen for the first time.

/** @typedef {{canvas: ImageBitmap, region: object, scale: number}} Picture */
/** @typedef {{pixels: ArrayBuffer, w: number, h: number, region: object, scale: number, order: [number, number]}} Kept  order: when it was kept, and its bytes */

const STORE = 'pictures';
/** Bytes kept in all; the oldest go first. */
const ROOM = 64e6;
/** Milliseconds a slow disk may keep the eye waiting; to paint is quicker then. */
const PATIENCE = 500;
/** The mark of this version in the page's addresses; files without it may change at any time. */
const VERSION = /\/(as-of-[0-9a-f]+)\//.exec(import.meta.url)?.[1];

/** @type {Promise<IDBDatabase|null>|undefined} */
let shelf;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answer = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** @returns {Promise<IDBDatabase>} */
function opened() {
  const request = indexedDB.open('hauberk-pictures', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE).createIndex('order', 'order');
  return answer(request);
}

/** What a text comes to in a few letters: two texts have the same only by a chance nobody will see. @param {string} text */
export function digest(text) {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return `${text.length.toString(36)}-${(other >>> 0).toString(36)}-${(one >>> 0).toString(36)}`;
}

/**
 * A picture from an earlier visit, or a new one.
 * @param {string} ground  all that is painted, in a few letters
 * @param {object} wish  the window of it
 * @param {(name: string|undefined) => Promise<Picture>} paint  with the name by which the new picture is to be kept
 */
export async function keptOr(ground, wish, paint) {
  const name = VERSION && `${VERSION} ${ground} ${JSON.stringify(wish)}`;
  return (name && (await inTime(found(name)))) || paint(name);
}

/** @template T @param {Promise<T>} found @returns {Promise<T|null>} */
function inTime(found) {
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  const late = new Promise((done) => {
    timer = setTimeout(() => {
      shelf = Promise.resolve(null); // one slow answer is enough
      done(null);
    }, PATIENCE);
  });
  return Promise.race([found.catch(() => null), late]).finally(() => clearTimeout(timer));
}

/** @param {string} name @returns {Promise<Picture|null>} */
async function found(name) {
  shelf ??= opened().then(tidied);
  const db = await shelf;
  const kept = db && (await answer(/** @type {IDBRequest<Kept|undefined>} */ (db.transaction(STORE).objectStore(STORE).get(name))));
  if (!kept) return null;
  const { pixels, w, h, region, scale } = kept;
  return { canvas: await createImageBitmap(new ImageData(new Uint8ClampedArray(pixels), w, h)), region, scale };
}

/** Pictures of other versions go, and the oldest for which there is no room. @param {IDBDatabase} db */
function tidied(db) {
  const store = db.transaction(STORE, 'readwrite').objectStore(STORE);
  let bytes = 0;
  store.delete(IDBKeyRange.upperBound(`${VERSION} `));
  store.delete(IDBKeyRange.lowerBound(`${VERSION} ~`));
  store.index('order').openKeyCursor(null, 'prev').onsuccess = ({ target }) => {
    const cursor = /** @type {IDBRequest<IDBCursor|null>} */ (target).result;
    if (!cursor) return;
    bytes += cursor.key[1];
    if (bytes > ROOM) store.delete(cursor.primaryKey);
    cursor.continue();
  };
  return db;
}

/** Keeps a picture for the next visit. @param {string} name @param {OffscreenCanvas} canvas @param {{region?: object, scale?: number}} about */
export async function keep(name, canvas, { region, scale }) {
  if (!(honest ??= isHonest())) return;
  const { width: w, height: h } = canvas;
  const pixels = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d')).getImageData(0, 0, w, h).data.buffer;
  shelf ??= opened();
  const db = await shelf;
  db?.transaction(STORE, 'readwrite').objectStore(STORE).put({ pixels, w, h, region, scale, order: [Date.now(), pixels.byteLength] }, name);
}

/** @type {boolean|undefined} */
let honest;

/** Some browsers blur what is read from a canvas, so that nobody is known by his machine. */
function isHonest() {
  const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(16, 16).getContext('2d', { willReadFrequently: true }));
  const column = (x) => [x * 16, 255 - x * 9, 40 + x];
  for (let x = 0; x < 16; x++) {
    pen.fillStyle = `rgb(${column(x).join()})`;
    pen.fillRect(x, 0, 1, 16);
  }
  return pen.getImageData(0, 0, 16, 16).data.every((value, i) => value === (column((i >> 2) % 16)[i % 4] ?? 255));
}
