/** Sounds of the table, made on the spot: no file is fetched. A press at the table mutes them. */

/** Which sound goes with which event; the first that fits a step is heard. Dice are heard when they fall. */
const HEARD = [
  ['battle_ended', 'horn'],
  ['fought', 'blow'],
  ['shot', 'arrow'],
  ['rode', 'hooves'],
  ['charge_declared', 'horn'],
  ['moved', 'step'],
];

/** @type {AudioContext|null} */
let audio = null;

/**
 * Lets a table be heard.
 * @param {{people?: Record<string, any>, on: (listener: (change: {kind: string, step?: {events?: {event: string}[]}}) => void) => () => void}} store
 * @param {import('./settings.js').Settings} settings
 * @returns {() => void} silence
 */
export function hear(store, settings) {
  const air = wind(settings);
  const stop = store.on(({ kind, step }) => {
    if (kind !== 'step' || !settings.sounds) return;
    for (const name of soundsOf(step?.events ?? [], (who) => Boolean(store.people?.[who]?.traits?.includes('noble')))) play(name);
  });
  return () => {
    stop();
    air();
  };
}

/** Wind over the field, as long as the table is open; it begins with the first press, as browsers want it. @returns {() => void} */
function wind(settings) {
  /** @type {{gain: GainNode, source: AudioBufferSourceNode}|null} */
  let blowing = null;
  const begin = () => {
    if (blowing || !settings.sounds) return;
    audio ??= new AudioContext();
    blowing = breeze(audio);
  };
  const end = () => {
    blowing?.source.stop();
    blowing = null;
  };
  const still = settings.on((name) => {
    if (name === 'sounds') (settings.sounds ? begin : end)();
  });
  document.addEventListener('pointerdown', begin, { once: true });
  return () => {
    document.removeEventListener('pointerdown', begin);
    still();
    end();
  };
}

/** A long breath of noise, again and again, now nearer, now farther. @param {AudioContext} ctx */
function breeze(ctx) {
  const seconds = 9;
  const buffer = ctx.createBuffer(1, ctx.sampleRate * seconds, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  let last = 0;
  for (let frame = 0; frame < data.length; frame++) {
    last = 0.985 * last + 0.015 * (Math.random() * 2 - 1);
    data[frame] = last * 3 * Math.sin((Math.PI * frame) / data.length);
  }
  const source = new AudioBufferSourceNode(ctx, { buffer, loop: true });
  const gain = new GainNode(ctx, { gain: 0.05 });
  source.connect(new BiquadFilterNode(ctx, { type: 'lowpass', frequency: 520 })).connect(gain).connect(ctx.destination);
  source.start();
  return { gain, source };
}

/** What a step sounds like; when somebody falls who leads, a horn mourns. @param {{event: string, man?: string, health?: any}[]} events @param {(who: string) => boolean} leads @returns {string[]} */
export function soundsOf(events, leads = () => false) {
  if (events.some((each) => each.event === 'hurt' && [3, 'dead'].includes(each.health) && leads(each.man ?? ''))) return ['lament'];
  const happened = new Set(events.map((each) => each.event));
  const main = HEARD.find(([event]) => happened.has(event))?.[1];
  return main ? [main] : [];
}

/** A sound, now. @param {string} name */
export function play(name) {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume();
  SOUNDS[name](audio, audio.currentTime + 0.01);
}

/**
 * A burst of noise through a filter: wood, leather, iron, as the filter wants.
 * @param {AudioContext} ctx @param {number} at @param {{pitch: number, length: number, loud: number, sharp?: number, type?: BiquadFilterType}} how
 */
function knock(ctx, at, { pitch, length, loud, sharp = 1, type = 'bandpass' }) {
  const frames = Math.ceil(ctx.sampleRate * length);
  const buffer = ctx.createBuffer(1, frames, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let frame = 0; frame < frames; frame++) data[frame] = (Math.random() * 2 - 1) * (1 - frame / frames) ** 3;
  const source = new AudioBufferSourceNode(ctx, { buffer });
  const filter = new BiquadFilterNode(ctx, { type, frequency: pitch, Q: sharp });
  source.connect(filter).connect(new GainNode(ctx, { gain: loud })).connect(ctx.destination);
  source.start(at);
}

/**
 * A tone that fades.
 * @param {AudioContext} ctx @param {number} at @param {{pitch: number, length: number, loud: number, type?: OscillatorType, bend?: number}} how
 */
function tone(ctx, at, { pitch, length, loud, type = 'triangle', bend = 1 }) {
  const source = new OscillatorNode(ctx, { type, frequency: pitch });
  const gain = new GainNode(ctx, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(pitch * bend, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(ctx.destination);
  source.start(at);
  source.stop(at + length);
}

const SOUNDS = {
  dice: (ctx, at) =>
    [0, 0.07, 0.12, 0.2].forEach((after, n) => {
      knock(ctx, at + after, { pitch: 2100 + 350 * (n % 2), length: 0.05, loud: 0.22 - n * 0.03, sharp: 3 });
    }),
  step: (ctx, at) => [0, 0.16].forEach((after) => knock(ctx, at + after, { pitch: 240, length: 0.07, loud: 0.16, type: 'lowpass' })),
  hooves: (ctx, at) => [0, 0.1, 0.19, 0.36, 0.46, 0.55].forEach((after) => knock(ctx, at + after, { pitch: 420, length: 0.06, loud: 0.22, sharp: 2 })),
  arrow: (ctx, at) => {
    tone(ctx, at, { pitch: 190, length: 0.16, loud: 0.14, bend: 0.7 });
    knock(ctx, at + 0.04, { pitch: 3200, length: 0.25, loud: 0.06, sharp: 2 });
    knock(ctx, at + 0.3, { pitch: 700, length: 0.06, loud: 0.2 });
  },
  blow: (ctx, at) => {
    knock(ctx, at, { pitch: 900, length: 0.08, loud: 0.3 });
    [1730, 2610, 4020].forEach((pitch, n) => tone(ctx, at, { pitch, length: 0.5 - n * 0.1, loud: 0.05 - n * 0.012, type: 'sine' }));
  },
  lament: (ctx, at) => [[196, 0], [147, 0.5], [98, 1.1]].forEach(([pitch, after]) => tone(ctx, at + after, { pitch, length: 1.1, loud: 0.09, type: 'sawtooth' })),
  horn: (ctx, at) => [[220, 0], [330, 0.28]].forEach(([pitch, after]) => tone(ctx, at + after, { pitch, length: 0.7, loud: 0.07, type: 'sawtooth' })),
};
