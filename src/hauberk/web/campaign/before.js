/** Before a battle in the field: the sheet, who draws up first, where one's people stand and who leads them, on one leaf. */

import { el } from '../screens/dom.js';
import { oneOf, placesAndLead, sheetPicture } from '../siege/before.js';
import { fill } from '../table/dom.js';
import { meeting } from './meeting.js';

const DEPLOYMENTS = ['second_opens', 'second_waits', 'first_opens', 'first_waits'];

export class BeforeBattle {
  /** @param {import('./scenes.js').Parts} parts */
  constructor({ model, map, settle, sheets }) {
    this._model = model;
    this._settle = settle;
    const battle = /** @type {import('../protocol.js').CampaignBattle} */ (model.position.battle);
    const { choices = [], ask } = /** @type {any} */ (model.asked);
    const { words } = model;
    const attacks = battle.factions[0] === model.eyes;
    /** @type {import('../siege/before.js').Said} */
    this._said = { number: battle.number, places: 'usual', lead: model.view.fights === 'captains' ? '' : 'play' };
    if (attacks) this._said.deploy = DEPLOYMENTS[0];
    this._sheets = el('div', {});
    if (ask === 'sheet_asked') {
      this._said.sheet = choices[0];
      this._draw({});
      sheets().then((boards) => boards && this._draw(boards)).catch(() => {});
    } else if (battle.sheets?.length) sheets().then((boards) => boards && this._laid(boards, battle.sheets ?? [])).catch(() => {});
    const deploy = attacks ? oneOf({ name: 'deploy', title: words.say('page-before-deploy'), choices: DEPLOYMENTS.map((value) => ({ value, text: words.say(`campaign-choice-${value}`) })), chosen: DEPLOYMENTS[0], set: (value) => (this._said.deploy = value) }) : null;
    this.root = el('div', { class: 'before-fight' }, meeting(model), this._sheets, deploy, placesAndLead(words, this._said, Boolean(this._said.lead)));
    map.look(battle.hex, { scale: map.table.camera.scale });
  }

  /** The sheets as they would lie. @param {Record<string, any>} boards */
  _draw(boards) {
    const { words, asked, mine } = this._model;
    const texts = Object.fromEntries((mine?.answers ?? []).map(({ choice, text }) => [choice, text]));
    const choices = (asked?.choices ?? []).map((value) => {
      const [name, turned] = value.split(' ');
      return { value, text: texts[value] ?? value, picture: boards[name] ? sheetPicture(boards[name], name, Boolean(turned), texts[value] ?? value) : undefined };
    });
    fill(this._sheets, oneOf({ name: 'sheet', title: words.say('page-before-sheet'), choices, chosen: this._said.sheet ?? '', set: (value) => (this._said.sheet = value) }));
  }

  /** The ground, where nothing of it is to be chosen. @param {Record<string, any>} boards @param {[string, number][]} laid */
  _laid(boards, laid) {
    const { words } = this._model;
    const label = words.say('page-before-sheet');
    fill(this._sheets, el('section', { class: 'one-of laid-sheets' }, el('h4', {}, label), laid.filter(([name]) => boards[name]).map(([name, turned]) => sheetPicture(boards[name], name, Boolean(turned), label))));
  }

  get command() {
    return null;
  }

  get primary() {
    return { label: this._model.words.say('page-before-go'), act: () => this._settle(this._said) };
  }
}
