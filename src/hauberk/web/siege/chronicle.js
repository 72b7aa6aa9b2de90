/** The chronicle of a siege: a text that prints well. */

import { DaysLine } from '../net/days_line.js';
import { el } from '../screens/dom.js';
import { Model } from './model.js';
import { dayOf } from './tale.js';

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string} id @param {string[]} keys */
export async function chronicle(root, context, id, keys) {
  const { words } = context;
  const line = new DaysLine('siege', id, { keys, lang: words.lang });
  const view = await new Promise((done, failed) => {
    line.on('view', done);
    line.on('error', failed);
  });
  const days = await line.ask('chronicle').finally(() => line.close());
  const model = new Model(words);
  model.load(view);
  const { siege, position } = view;
  root.classList.add('chronicle', 'siege-chronicle');
  root.append(
    el('p', { class: 'actions screen-only' },
      el('button', { class: 'primary', onclick: () => window.print() }, words.say('page-chronicle-print')),
      el('a', { class: 'button', href: `#/siege/${encodeURIComponent(id)}` }, words.say('page-siege-back')),
      el('a', { class: 'button', href: `#/siege/${encodeURIComponent(id)}/at/0` }, words.say('page-home-replay'))),
    el('header', {},
      el('p', { class: 'label' }, words.say('page-chronicle')), el('h1', {}, siege.title),
      el('p', { class: 'muted' }, siege.sides.map((side) => side.name).join(' · '))),
    el('p', { class: 'briefing' }, siege.briefing),
    el('hr', { class: 'mail' }),
    ...days.map((day) => dayOf(model, day)),
    position.outcome ? el('p', { class: 'siege-last-word' }, words.say(`siege-end-${position.outcome.reason}`)) : '',
    fallen(model),
  );
  return { title: words.say('page-chronicle-of', { title: siege.title }) };
}

/** The roll of the dead of both sides. */
function fallen(model) {
  const { words } = model;
  const lists = ['A', 'B'].map((side) => [side, model.people(side).filter(({ state }) => state.health === 'dead')]).filter(([, men]) => men.length);
  if (!lists.length) return '';
  return el('section', { class: 'chronicle-day' }, el('h2', {}, words.say('page-chronicle-fallen')),
    lists.map(([side, men]) => el('p', {}, el('strong', {}, `${model.sideName(side)}: `), men.map(({ person }) => person.name).join(', '))));
}
