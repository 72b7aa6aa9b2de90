/** Faces of people at a siege: small portraits, painted once for each state of health. */

import { drawing, el } from '../screens/dom.js';

/** @type {Map<string, string>} */
const painted = new Map();
let painter = null;

/** A portrait as a picture; it comes when the painter is there. @param {object} person @param {string} health @param {number} px */
export function portrait(person, health, px) {
  const image = el('img', { alt: '', width: px, height: px, class: 'face-picture' });
  const key = `${person.name}|${person.kind}|${health}|${px}`;
  if (painted.has(key)) image.src = String(painted.get(key));
  else {
    painter ??= import('../paint/people/index.js');
    painter.then(({ portraitSvg }) => {
      if (!painted.has(key)) painted.set(key, `data:image/svg+xml,${encodeURIComponent(portraitSvg(person, { health }, px))}`);
      image.src = String(painted.get(key));
    });
  }
  return image;
}

/** What is to be said of somebody under his name. @param {import('./model.js').Shown} model @param {object} state */
export function noteOf(model, state) {
  const { words } = model;
  if (state.health === 'dead') return words.say('page-siege-person-dead');
  if (state.fate) return words.say(`page-siege-person-${state.fate}`);
  if (state.health === 'wounded') {
    if (state.heals === null) return words.say('page-siege-person-never');
    return state.heals ? words.say('page-siege-person-heals', { day: state.heals }) : words.say('page-siege-person-wounded');
  }
  if (state.job) return model.jobName?.(state.job) ?? '';
  if (state.within && !model.position.swapped) return words.say('page-siege-person-within');
  return '';
}

/** Signs of rank and trade. */
function roleOf(model, state) {
  const roles = state.roles ?? (state.commander ? ['commander'] : []);
  const role = ['commander', 'engineer', 'miner'].find((each) => roles.includes(each));
  return role ? model.words.say(`page-siege-role-${role}`) : '';
}

/** Somebody to look at; a press may tell more of him. @param {import('./model.js').Shown} model @param {string} who @param {number} [px] @param {(who: string) => void} [press] */
export function face(model, who, px = 52, press = undefined) {
  const state = model.position.people[who];
  const person = model.view.people[who];
  if (!state || !person) return el('li', { class: 'siege-face' }, who);
  const [role, note] = [roleOf(model, state), noteOf(model, state)];
  const lost = state.health === 'dead' || Boolean(state.fate);
  return el('li', { class: `siege-face${lost ? ' is-lost' : ''}${state.health === 'wounded' ? ' is-hurt' : ''}`, title: [person.name, person.class, role, note].filter(Boolean).join(' · ') },
    press ? el('button', { type: 'button', class: 'face-look quiet', dataset: { who }, 'aria-haspopup': 'true', onclick: () => press(who) }, portrait(person, state.health, px), el('span', { class: 'face-name' }, person.name)) : [portrait(person, state.health, px), el('span', { class: 'face-name' }, person.name)],
    role ? el('span', { class: 'face-role' }, role) : null,
    note ? el('span', { class: 'face-note' }, note) : null);
}

/** His counter, his arms, how he is and what he does today. @param {import('./model.js').Shown} model @param {string} who @param {() => void} close */
export function about(model, who, close) {
  const { words } = model;
  const [state, person] = [model.position.people[who], model.view.people[who]];
  const counter = el('span', { class: 'person-counter' });
  painter ??= import('../paint/people/index.js');
  painter.then(({ counterSvg }) => counter.replaceChildren(drawing(counterSvg(person, { health: state.health }, { px: 96 }))));
  const arms = (person.weapons ?? []).map((weapon) => (words.has(`table-arm-${weapon}`) ? words.say(`table-arm-${weapon}`) : weapon)).join(', ');
  const lines = [[...new Set([person.class, roleOf(model, state)])].filter(Boolean).join(' · '), arms, noteOf(model, state) || words.say('page-siege-person-well')];
  return el('section', { class: 'person-card', 'aria-label': person.name }, counter,
    el('div', {}, el('h4', {}, person.name), lines.filter(Boolean).map((line) => el('p', { class: 'small' }, line)), person.note ? el('p', { class: 'card-note small' }, person.note) : null),
    el('button', { type: 'button', class: 'quiet small', 'aria-label': words.say('page-close'), onclick: close }, '✕'));
}

/**
 * People to choose from, each a button that stays pressed.
 * @param {import('./model.js').Shown} model
 * @param {string[]} people
 * @param {Set<string>} chosen
 * @param {(who: string) => void} press
 */
export function faceButtons(model, people, chosen, press) {
  return el('ul', { class: 'siege-faces choosing' }, people.map((who) => {
    const state = model.position.people[who] ?? {};
    const person = model.view.people[who] ?? { name: who, class: '' };
    const [role, note] = [roleOf(model, state), noteOf(model, state)];
    const button = el('button', { type: 'button', class: 'face-button', 'aria-pressed': String(chosen.has(who)), dataset: { who }, title: [person.class, role, note].filter(Boolean).join(' · ') },
      portrait(person, state.health ?? 'healthy', 44), el('span', { class: 'face-name' }, person.name),
      role ? el('span', { class: 'face-role' }, role) : null, note ? el('span', { class: 'face-role' }, note) : null);
    button.addEventListener('click', () => press(who));
    return el('li', {}, button);
  }));
}
