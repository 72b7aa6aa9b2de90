// What a step looks like: its events as a few beats to be shown one after the other.

/** @typedef {{kind: 'slide'|'lane'|'shot'|'strike'|'labour'|'dice'|'word'|'title', [key: string]: any}} Beat */

const GOING = ['moved', 'rode', 'advanced', 'withdrew', 'retreated'];

/** @param {import('../protocol.js').Step} step @param {import('./store.js').Store} store @returns {Beat[]} */
export function beatsOf(step, store) {
  /** @type {Beat[]} */
  const beats = [];
  const places = new Map();
  let dice = [];
  let at = null;
  const throwDice = () => {
    if (dice.length) beats.push({ kind: 'dice', faces: dice, at });
    dice = [];
  };
  for (const event of step.events ?? []) {
    if (event.event === 'rolled') {
      dice.push({ purpose: event.purpose, face: event.face, sides: event.sides });
      continue;
    }
    const made = beatOf(event, store, places);
    if (event.event === 'shot' || event.event === 'fought') at = made?.hex;
    if (event.event === 'worked' || event.event === 'tested') at = event.cell ?? at;
    if (event.event === 'attack_declared' || event.event === 'charge_declared') at = made?.hex;
    if (!made) continue;
    if (made.kind === 'shot') {
      beats.push({ ...made, landed: false });
      throwDice();
    } else throwDice();
    beats.push(made);
  }
  throwDice();
  return beats;
}

/** What is shown while the dice are still in the air: who does what to whom, never what comes of it. @returns {{key: string, who: string[], target: string}|null} */
export function deedOf(step) {
  const event = (step.events ?? []).find((each) => each.event === 'fought' || each.event === 'shot');
  if (!event?.target) return null;
  return { key: event.event === 'shot' ? 'table-slip-shoot' : 'table-slip-attack', who: event.men ?? [event.man], target: event.target };
}

/** Every die with the reckoning it belongs to, as far as the server has told it. @param {Beat[]} beats @param {{purpose: string, face: number}[]} rows */
export function reckoned(beats, rows) {
  const left = [...rows];
  for (const die of beats.filter((beat) => beat.kind === 'dice').flatMap((beat) => beat.faces)) {
    const at = left.findIndex((row) => row.purpose === die.purpose && row.face === die.face);
    if (at >= 0) [die.row] = left.splice(at, 1);
  }
  return beats;
}

/** @returns {Beat|null} */
function beatOf(event, store, places) {
  const being = store.men.get(event.man);
  const from = () => places.get(event.man) ?? { at: being?.at, tail: being?.tail };
  if (GOING.includes(event.event) && event.path?.length && being) {
    const start = from();
    places.set(event.man, { at: event.path.at(-1), tail: event.tail });
    return { kind: 'slide', who: event.man, from: start, path: event.path, tail: event.tail, facing: event.facing, fast: event.event === 'rode' };
  }
  switch (event.event) {
    case 'shot':
      return { kind: 'shot', who: event.man, from: event.origin, hex: event.aim, impact: event.impact, victim: event.victim, result: event.result };
    case 'attack_declared':
      return { kind: 'strike', men: event.men, target: event.target, hex: placeOf(event.target, store, places) };
    case 'charge_declared':
      return { kind: 'lane', who: event.man, path: [from().at, ...event.path], hex: placeOf(event.target, store, places) };
    case 'hurt':
      return { kind: 'word', who: event.man, word: ['healthy', 'wounded', 'stunned', 'dead'][event.health] ?? event.health, hex: placeOf(event.man, store, places) };
    case 'unhorsed':
      return { kind: 'word', who: event.man, word: 'unhorsed', hex: placeOf(event.man, store, places) };
    case 'captured':
      return { kind: 'word', who: event.man, word: 'captured', hex: placeOf(event.man, store, places) };
    case 'fought':
      return { kind: 'strike', men: event.men, target: event.target, hex: placeOf(event.target, store, places), result: event.result, told: true };
    case 'shifted':
      places.set(event.man, { at: event.cell });
      return being?.at ? { kind: 'slide', who: event.man, from: { at: from().at }, path: [event.cell], fast: true } : null;
    case 'worked':
      return { kind: 'labour', men: event.men, hex: event.cell, task: event.task };
    case 'fire_set':
      return event.fire && !store.view.position.works?.fires?.[event.cell] ? { kind: 'labour', men: [], hex: event.cell, task: 'set_fire' } : null;
    case 'phase_began':
      return { kind: 'title', side: event.side, turn: event.turn };
    default:
      return null;
  }
}

function placeOf(who, store, places) {
  return places.get(who)?.at ?? store.men.get(who)?.at ?? null;
}
