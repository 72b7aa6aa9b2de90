/** Sounds of the table, made on the spot: no file is fetched. They are off until somebody wants them. */

/** Which sound goes with which event; the first that fits a step is heard, dice always. */
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
 * @param {{on: (listener: (change: {kind: string, step?: {events?: {event: string}[]}}) => void) => () => void}} store
 * @param {import('./settings.js').Settings} settings
 * @returns {() => void} silence
 */
export function hear(store, settings) {
  return store.on(({ kind, step }) => {
    if (kind !== 'step' || !settings.sounds) return;
    for (const name of soundsOf(step?.events ?? [])) play(name);
  });
}

/** What a step sounds like. @param {{event: string}[]} events @returns {string[]} */
export function soundsOf(events) {
  const happened = new Set(events.map((each) => each.event));
  const main = HEARD.find(([event]) => happened.has(event))?.[1];
  return [...(happened.has('rolled') ? ['dice'] : []), ...(main ? [main] : [])];
}

/** @param {string} name */
function play(name) {
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
  horn: (ctx, at) => [[220, 0], [330, 0.28]].forEach(([pitch, after]) => tone(ctx, at + after, { pitch, length: 0.7, loud: 0.07, type: 'sawtooth' })),
};
