// The reckoning before the dice: every term with its rule, ten faces coloured and lettered, the chance of each outcome.
import { el, ruleLink } from './dom.js';

const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** Results that are words get a sign on the face of the die; letters stay letters. */
const SIGNS = { on_target: '◎', strays: '~', lost: '×', passes: '✓', stopped: '‖', wounded: '✚', killed: '✝', '-': '·' };

/** Results that are a state of somebody. */
const HARMS = { killed: 'dead', wounded: 'wounded', stunned: 'stunned' };
/** Results of works are told apart by these; what each means stands below. */
const TESTED = ['●', '○', '◐', '◇', '×'];

/**
 * How likely what is, and what that leaves out.
 * @param {import('../protocol.js').Forecast} forecast
 * @param {{say: import('../words/fluent.js').Say, store: import('./store.js').Store}} parts
 */
export function oddsOf(forecast, { say, store }) {
  const dice = (forecast.reckoning ?? []).filter((each) => each.event === 'tested');
  const several = dice.length > 1 ? [el('section', { class: 'reckoning-part' }, el('h3', {}, dice[0].title), el('ul', { class: 'chances' }, ...dice.map((each) => inShort(each, say, store))))] : [];
  return [chances(forecast, say, store), ...dangers(forecast, say, store), ...several];
}

/**
 * The sums behind the odds. Several dice of a work are told in a line each; one alone shows its faces.
 * @param {import('../protocol.js').Forecast} forecast
 * @param {{say: import('../words/fluent.js').Say}} parts
 */
export function sumsOf(forecast, { say }) {
  const all = forecast.reckoning ?? [];
  const several = all.filter((each) => each.event === 'tested').length > 1;
  return all.filter((each) => !(several && each.event === 'tested')).map((each) => part(each, say));
}

/**
 * What the odds above leave out: who may shoot at a charge on its way, who may ride to meet it, and how likely that hurts the rider.
 * @param {import('../protocol.js').Forecast} forecast
 */
function dangers({ dangers: all = [] }, say, store) {
  const riders = new Set(all.map((each) => each.rider));
  /** @param {{who: string, rider: string, percent?: number}} danger */
  const named = ({ who, rider, percent: share }) => {
    const name = riders.size > 1 ? say('table-danger-to', { who: store.name(who), rider: store.name(rider) }) : store.name(who);
    return share === undefined ? name : `${name} ${say('table-percent', { percent: percent(share) })}`;
  };
  return ['shoot', 'counter_charge'].flatMap((act) => {
    const own = all.filter((each) => each.act === act).map(named);
    return own.length ? [el('p', { class: 'slip-watched' }, say(`table-danger-${act}`, { who: own.join(', ') }))] : [];
  });
}

/** One die of several: whom it is about, and every result with its chance. */
function inShort(each, say, store) {
  const word = ({ result, text }) => (HARMS[result] ? say(`table-result-${HARMS[result]}`) : text.replace(/[.!]$/, ''));
  const parts = each.chances.flatMap((one, number) => [number ? ' · ' : ' ', el('span', { class: 'chance' }, word(one), ' ', el('strong', {}, say('table-percent', { percent: percent(one.percent) })))]);
  return el('li', {}, each.target ? el('b', { class: 'chance-who' }, store.name(each.target)) : null, ...parts);
}

function part(each, say) {
  const found = el('section', { class: 'reckoning-part' }, el('h3', {}, each.title ?? ''));
  const sum = each.total !== undefined ? el('li', { class: 'term sum' }, el('span', { class: 'term-value' }, `= ${each.total}`), el('span', { class: 'term-text' }, say('table-column', { column: each.raw_column }))) : null;
  const moved = (each.shifts ?? []).length && each.column ? el('li', { class: 'term sum' }, el('span', { class: 'term-value' }, '→'), el('span', { class: 'term-text' }, say('table-column', { column: each.column }))) : null;
  const lines = [...(each.terms ?? []).map(term), sum, ...(each.shifts ?? []).map(shift), moved, ...(each.die_terms ?? []).map((one) => term(one, say('table-on-the-die')))].filter(Boolean);
  if (lines.length) found.append(el('ul', { class: 'terms' }, ...lines));
  if (each.event === 'tested') found.append(...tested(each, say));
  else if (each.faces?.length) found.append(faces(each, say));
  return found;
}

/** The die of a work: its faces by signs, and below them what each sign means and how likely it is. */
function tested(each, say) {
  const results = each.chances.map((one) => one.result);
  const number = (result) => results.indexOf(result) % TESTED.length;
  const bar = el('div', { class: 'faces', 'aria-hidden': 'true' }, ...each.faces.map((face) => el('span', { class: `face tested-${number(face.result)}`, title: face.text }, el('b', {}, String(face.face)), el('i', {}, TESTED[number(face.result)]))));
  const list = each.chances.map((one) => el('li', {}, el('span', { class: `dot tested-${number(one.result)}`, 'aria-hidden': 'true' }, TESTED[number(one.result)]), ' ', one.text, ' ', el('strong', {}, say('table-percent', { percent: percent(one.percent) }))));
  return [each.faces.length ? bar : '', el('ul', { class: 'runs' }, ...list)];
}

function term(one, what) {
  const text = typeof what === 'string' ? `${one.text} (${what})` : one.text;
  return el('li', { class: 'term' }, el('span', { class: 'term-value' }, signed(one.value)), el('span', { class: 'term-text' }, text), one.rule ? ruleLink(one.rule) : null);
}

/** Columns go left and right. */
function shift(one) {
  const arrow = one.value < 0 ? '←'.repeat(Math.min(4, -one.value)) : '→'.repeat(Math.min(4, one.value));
  return el('li', { class: 'term' }, el('span', { class: 'term-value' }, arrow || '0'), el('span', { class: 'term-text' }, one.text), one.rule ? ruleLink(one.rule) : null);
}

/** A bar of the ten faces; neighbours with the same result are told once. */
function faces(each, say) {
  const runs = [];
  for (const face of each.faces) {
    const last = runs.at(-1);
    if (last && last.result === face.result) last.to = face.face;
    else runs.push({ ...face, from: face.face, to: face.face });
  }
  const kind = each.event;
  const bar = facesBar(kind, each.faces);
  const told = runs.map((run) => el('li', {}, el('span', { class: `dot ${shade(kind, run.result)}` }, SIGNS[run.result] ?? run.result), ' ', el('span', { class: 'run-faces' }, run.from === run.to ? String(run.from) : `${run.from}–${run.to}`), ' ', run.text));
  return el('div', { class: 'faces-all', role: 'group', 'aria-label': say('table-faces') }, bar, el('ul', { class: 'runs' }, ...told));
}

/** The ten faces of a die, each in the shade and with the sign of what it does. @param {string} kind @param {{face: number, result: string, text: string}[]} all */
export function facesBar(kind, all) {
  return el('div', { class: 'faces', 'aria-hidden': 'true' }, ...all.map((face) => el('span', { class: `face ${shade(kind, face.result)}`, title: face.text }, el('b', {}, String(face.face)), el('i', {}, SIGNS[face.result] ?? face.result))));
}

/** The style sheet knows the shade of every result; the letter always stands beside it. */
function shade(kind, result) {
  return `${kind}-${result === '-' ? 'none' : result}`;
}

function chances(forecast, say, store) {
  const list = el('ul', { class: 'chances', 'aria-label': say('table-chances') });
  for (const [who, states] of Object.entries(forecast.by ?? {})) {
    const told = Object.entries(states).filter(([, share]) => share > 0).sort(([one], [other]) => STATES.indexOf(one) - STATES.indexOf(other));
    if (!told.length) continue;
    const parts = told.flatMap(([state, share], number) => [number ? ' · ' : ' ', el('span', { class: 'chance' }, stateName(state, say), ' ', el('strong', {}, say('table-percent', { percent: percent(share) })))]);
    list.append(el('li', {}, el('b', { class: 'chance-who' }, store.name(who)), ...parts));
  }
  // What the dice of a work decide is told die by die.
  const tested = (forecast.reckoning ?? []).some((each) => each.event === 'tested');
  const quiet = (forecast.outcomes ?? []).filter((each) => !Object.keys(each.changes ?? {}).length && !(tested && !each.asked));
  /** @type {Map<string, number>} */
  const told = new Map(); // ways of the dice that read alike are told once
  for (const { text, percent: share } of quiet) told.set(text, (told.get(text) ?? 0) + share);
  for (const [text, share] of told) list.append(el('li', { class: 'muted' }, text, ' ', el('strong', {}, say('table-percent', { percent: percent(share) }))));
  return list;
}

function stateName(state, say) {
  return STATES.includes(state) ? say(`table-result-${state}`) : state;
}

/** The worst first. */
const STATES = ['dead', 'captured', 'wounded', 'unhorsed', 'stunned', 'slowed', 'healthy'];

/** Whole percents, but a small chance never reads as none. */
export function percent(share) {
  return share > 0 && share < 1 ? '<1' : String(Math.round(share));
}

/** How likely somebody is worse off; null where nothing is known of him. @param {Record<string, number>} [states] */
export function harm(states) {
  if (!states) return null;
  return Object.entries(states).reduce((sum, [state, share]) => (['slowed', 'healthy'].includes(state) ? sum : sum + share), 0);
}
