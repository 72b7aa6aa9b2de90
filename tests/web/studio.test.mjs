// Painting in a worker, or in idle slices where there is none, or where it breaks down.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { finish, serve, studioFor } from '../../src/hauberk/web/paint/studio.js';

/** A painter whose canvas tells what it saw. */
function* work(scenes, { what, number, board, works }) {
  yield;
  if (what === 'prepare') scenes.set(number, [board]);
  else if (what === 'works') scenes.get(number).push(works);
  else if (what === 'forget') scenes.delete(number);
  else if (what === 'fail') throw new Error('no colour left');
  else if (what === 'paint') {
    const seen = scenes.get(number).join(' ');
    return { canvas: { seen, transferToImageBitmap: () => ({ seen }) }, scale: 1 };
  }
  return {};
}

/** A worker on this very thread, answered in turn like a real one. */
class Local {
  sent = [];

  constructor() {
    globalThis.self = { postMessage: (data) => queueMicrotask(() => this.onmessage({ data })) };
    serve(work);
  }

  postMessage(data) {
    this.sent.push(data);
    self.onmessage({ data });
  }
}

class Broken {
  postMessage() {}
}

afterEach(() => {
  delete globalThis.Worker;
  delete globalThis.OffscreenCanvas;
  delete globalThis.self;
});

function apart(worker) {
  globalThis.Worker = class {};
  globalThis.OffscreenCanvas = class {};
  return studioFor(() => worker, work);
}

const paint = (studio, number) => studio.ask({ what: 'paint', number }).then(({ canvas }) => canvas.seen);

test('without workers the page paints by itself, in turn', async () => {
  const studio = studioFor(() => assert.fail('there is no worker'), work);
  studio.ask({ what: 'prepare', number: 1, board: 'meadow' });
  const before = paint(studio, 1);
  studio.ask({ what: 'works', number: 1, works: 'breach' });
  assert.deepEqual([await before, await paint(studio, 1)], ['meadow', 'meadow breach']);
});

test('a job that fails fails alone', async () => {
  const studio = studioFor(() => null, work);
  await assert.rejects(studio.ask({ what: 'fail' }), /no colour left/);
  await studio.ask({ what: 'prepare', number: 1, board: 'meadow' });
  assert.equal(await paint(studio, 1), 'meadow');
});

test('a worker paints the same and hands its picture over', async () => {
  const worker = new Local();
  const studio = apart(worker);
  await studio.ask({ what: 'prepare', number: 1, board: 'meadow' });
  assert.equal(await paint(studio, 1), 'meadow');
  await assert.rejects(studio.ask({ what: 'fail' }), /no colour left/);
  assert.equal(worker.sent.length, 3);
});

test('when the worker breaks down everything asked is done on the page, on what was prepared', async () => {
  const worker = new Broken();
  const studio = apart(worker);
  const ready = studio.ask({ what: 'prepare', number: 1, board: 'meadow' });
  const built = studio.ask({ what: 'works', number: 1, works: 'old' });
  studio.ask({ what: 'works', number: 1, works: 'new' });
  studio.ask({ what: 'prepare', number: 2, board: 'gone' });
  studio.ask({ what: 'forget', number: 2 });
  const picture = paint(studio, 1);
  worker.onerror({});
  worker.onerror({});
  await Promise.all([ready, built]);
  assert.deepEqual([await picture, await paint(studio, 1)], ['meadow new', 'meadow new']);
  await assert.rejects(paint(studio, 2), TypeError);
});

test('a painting run through at once is the same', () => {
  assert.equal(finish(work(new Map([[1, ['meadow']]]), { what: 'paint', number: 1 })).canvas.seen, 'meadow');
});
