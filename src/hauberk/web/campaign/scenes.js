/** What is asked in a campaign, and how it is answered: a component for every kind of question. Each has `root`, `command` and `primary`. */

import { el } from '../screens/dom.js';
import { Fighting } from '../siege/fighting.js';
import { faceButtons } from '../siege/faces.js';
import { sign } from '../siege/signs.js';
import { fill } from '../table/dom.js';
import { siegeCard, sheetOf } from './leaves.js';
import { meeting, odds } from './meeting.js';

/** @typedef {{model: import('./model.js').Model, map: ReturnType<import('./index.js').campaignMap>, changed: () => void, send: (command: object) => Promise<void>, fight: (how: 'play'|'captains') => Promise<void>, fighting: () => boolean, frame: (hexes: string[]) => void, lead: (hexes: string[]) => void, why: (command: object) => Promise<object>, refuse: (refusal: object) => void, route: (to: string) => Promise<any>, ground: () => Promise<object|null>, sheets: () => Promise<Record<string, any>|null>, settle: (said: import('../siege/before.js').Said) => void, field: HTMLElement, settings: import('../settings.js').Settings, keys: string[]}} Parts */

/** One word of a list, with the odds that belong to it. */
export class Choices {
  /** @param {Parts} parts */
  constructor({ model, map, send }) {
    this.command = this.primary = null;
    const { words } = model;
    const texts = Object.fromEntries((model.mine?.answers ?? []).map(({ choice, text }) => [choice, text]));
    const told = (choice) => (choice === 'let_be' ? model.mine?.gives_way : words.has(`page-campaign-about-${choice}`) ? words.say(`page-campaign-about-${choice}`) : '');
    const about = (choice) => (told(choice) ? el('span', { class: 'card-about' }, told(choice)) : null);
    const buttons = (model.asked?.choices ?? []).map((choice) => el('button', { type: 'button', class: 'choice-button', dataset: { choice }, onclick: () => send({ do: 'choose', choice }) }, el('strong', {}, texts[choice] ?? choice), about(choice)));
    this.root = el('div', {}, meeting(model), el('div', { class: 'choice-buttons' }, buttons), model.mine?.odds ? odds(model, model.mine.odds) : null);
    const { hex } = model.position.battle ?? {};
    if (hex) map.look(hex, { scale: map.table.camera.scale });
  }
}

/** Where a group falls back to: hexes that can be pressed on the map too. */
export class Retreat extends Choices {
  constructor(parts) {
    super(parts);
    const { model, map, send } = parts;
    const { group, choices } = model.asked;
    map.ways({ from: model.group(group)?.hex, to: choices.map((hex) => ({ hex, allowed: true })) });
    this.pressHex = (hex) => choices.includes(hex) && (send({ do: 'choose', choice: hex }), true);
    this.close = () => map.ways(null);
  }
}

/** Questions at which naming nobody is a deed of its own: it has its own button, and the other one waits until somebody is named. */
const GRAVE = ['escort_asked', 'garrison_asked'];

/** Some of a list of groups or people. */
export class Picks {
  constructor({ model, changed }) {
    const { asked } = model;
    this._model = model;
    this._kind = asked.ask;
    const all = asked.groups ?? asked.choices;
    this._chosen = new Set(asked.ask === 'supply_asked' ? all : []);
    const faces = el('div', {});
    const drawn = () => fill(faces, faceButtons(model, all, this._chosen, (who) => {
      if (!this._chosen.delete(who)) this._chosen.add(who);
      drawn();
      changed();
    }));
    const boxes = () => all.map((id) => {
      const box = el('input', { type: 'checkbox', checked: this._chosen.has(id), dataset: { pick: id } });
      box.addEventListener('change', () => {
        if (box.checked) this._chosen.add(id);
        else this._chosen.delete(id);
        changed();
      });
      return el('label', { class: 'pick' }, box, ' ', model.title(id));
    });
    if (GRAVE.includes(asked.ask)) drawn();
    else fill(faces, el('div', { class: 'picks' }, boxes()));
    this.root = el('div', {}, asked.ask === 'join_asked' ? meeting(model) : null, faces, model.mine?.odds ? odds(model, model.mine.odds) : null);
  }

  /** What the button says is what it does: with nobody named it says so, or waits. */
  get primary() {
    const { words } = this._model;
    if (this._chosen.size) return { label: words.say(`page-campaign-say-${this._kind}`) };
    const empty = words.has(`page-campaign-choose-${this._kind}`) ? { text: words.say(`page-campaign-choose-${this._kind}`) } : null;
    return empty ? { label: words.say(`page-campaign-say-${this._kind}`), empty } : { label: words.say(`page-campaign-nobody-${this._kind}`) };
  }

  /** What is done instead if nobody shall be named; it takes two presses. */
  get instead() {
    const { words } = this._model;
    return GRAVE.includes(this._kind) ? { label: words.say(`page-campaign-instead-${this._kind}`), sure: words.say(`page-campaign-sure-${this._kind}`), command: { do: 'name', men: [] } } : null;
  }

  get command() {
    const chosen = [...this._chosen];
    if (!chosen.length && this.primary.empty) return null;
    return { join_asked: { do: 'join', groups: chosen }, supply_asked: { do: 'feed', groups: chosen } }[this._kind] ?? { do: 'name', men: chosen };
  }
}

/** So many points. */
export class Amount {
  constructor({ model, changed }) {
    const { asked, words } = model;
    this._input = el('input', { type: 'number', min: 0, max: asked.most, value: asked.most, id: 'amount' });
    this._input.addEventListener('input', changed);
    this._label = () => words.say(`page-campaign-say-${asked.ask}`, { points: this.command.points });
    this.root = el('p', { class: 'row' }, el('label', { for: 'amount' }, words.say('page-campaign-points')), this._input, ` / ${asked.most}`);
  }

  get primary() {
    return { label: this._label() };
  }

  get command() {
    return { do: 'take', points: Number(this._input.value) };
  }
}

/** The battle waits: at the table, or between two captains. */
export class Battle {
  /** @param {Parts} parts */
  constructor({ model, fight, fighting, keys }) {
    this.command = this.primary = null;
    const { words } = model;
    const door = (name) => el('button', { type: 'button', class: 'fight-door', dataset: { door: name }, onclick: () => fight(name) }, sign('fight'), el('strong', {}, words.say(`page-campaign-door-${name}`)), el('span', {}, words.say(`page-campaign-door-${name}.text`)));
    this._far = fighting() ? new Fighting(model, model.view.fight, keys) : null;
    this.root = el('div', {}, meeting(model), this._far?.root ?? el('div', { class: 'fight-doors' }, door('play'), door('captains')));
  }

  close() {
    this._far?.close();
  }
}

/** A question of a siege inside the campaign: in short, with the way to its sheet. */
export class InSiege {
  /** @param {Parts} parts */
  constructor({ model, map, send }) {
    this.command = null;
    const { options = [] } = /** @type {import('../protocol.js').CampaignAsk} */ (model.mine);
    const siege = /** @type {import('../protocol.js').InnerAsk} */ (model.mine?.siege);
    const { words } = model;
    const say = (command) => send({ do: 'in_siege', command });
    const usual = siege.usual ?? options[0]?.command;
    const short = siege.answers?.map(({ choice, text }) => el('button', { type: 'button', class: 'choice-button', dataset: { choice }, onclick: () => say({ do: 'answer', choice }) }, text));
    const plain = short ?? (usual ? [el('button', { type: 'button', class: 'choice-button', dataset: { choice: 'usual' }, onclick: () => say(usual) }, words.say('page-campaign-as-usual'))] : []);
    this.primary = { label: words.say('page-campaign-siege-open'), act: () => (location.hash = sheetOf(model, siege.place)) };
    this.root = el('section', { class: 'scene' }, siegeCard(model, siege.place, false), el('div', { class: 'choice-buttons' }, plain), siege.odds ? odds(model, inOrder(model, { place: siege.place, odds: siege.odds })) : null);
    const hex = model.country?.places.find((place) => place.id === siege.place)?.hex;
    if (hex) map.look(hex, { scale: map.table.camera.scale });
  }
}

/** The odds of a fight of a siege, in the order of its two sides. */
function inOrder(model, { place, odds: found }) {
  const { besieger, besieged } = model.position.sieges[place];
  const both = ['A', 'B'];
  return { factions: [besieger, besieged], values: both.map((side) => found.values[side]), sides: both.map((side) => found.sides[side]) };
}
