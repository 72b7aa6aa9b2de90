/** The battle again: every moment of it, step by step or as a film, with its story; and the way back into it. */

import { chanceChart, pointTo } from './chances.js';
import { announce, el, saveAs } from './dom.js';
import { Positions } from './positions.js';
import { fightKeys } from './seats.js';
import { Stage } from './stage.js';
import { storyLine } from './story.js';
import { takeOverDialog } from './take_over.js';

const PACE = 1100;
const SPEEDS = ['0.5', '1', '2', '4'];

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const replay = new Replay(root, context, path[1]);
  await replay.open(Number(path[2] ?? 0));
  return {
    title: replay.title,
    destroy: () => replay.close(),
    move: (to) => to[0] === 'replay' && to[1] === path[1] && replay.go(Number(to[2] ?? 0)),
  };
}

class Replay {
  /** @type {{number: number, turn: number, active: string, sequence: string, side: string, lines: import('../protocol.js').Line[]}[]} */
  moments = [];
  /** The moment that is shown, by its place among them. */
  index = 0;
  playing = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  _timer;
  title = '';
  /** @type {string[]} */
  keys = [];
  /** @type {import('../protocol.js').BattleTitle['sides']} */
  sides = [];
  /** The lines of the story, one for each moment that has something to tell. @type {(HTMLElement|null)[]} */
  items = [];
  // What is there once the battle has come.
  /** @type {Positions} */
  positions;
  /** @type {Stage} */
  stage;
  /** @type {HTMLInputElement} */
  slider;
  /** @type {HTMLElement} */
  where;
  /** @type {HTMLButtonElement} */
  play;
  /** @type {HTMLSelectElement} */
  speed;
  /** @type {HTMLElement} */
  story;
  /** The chance to win, of a battle that is over. @type {{chart: Element, chances: import('../protocol.js').ChancesView}|undefined} */
  chart;

  constructor(root, context, id) {
    this.root = root;
    this.context = context;
    this.id = id;
    this._keys = (event) => this._onKey(event);
  }

  async open(number) {
    const { api, words, settings } = this.context;
    this.keys = await fightKeys(this.context, this.id);
    this.moments = await api.moments(this.id, this.keys);
    this.positions = new Positions(api, this.id, this.moments.map((moment) => moment.number), this.keys);
    this.index = this._near(number);
    const view = await this.positions.at(this.index);
    this.title = words.say('page-replay-of', { title: view.battle.title });
    this.sides = view.battle.sides;
    this.stage = new Stage(view.board, view.people, settings, words.say('page-picture-of', { title: view.battle.title }));
    this._lay(view);
    document.addEventListener('keydown', this._keys);
    await this.stage.open();
    await this._show();
    this.stage.look();
    this._layChances(await api.chances(this.id, this.keys).catch(() => null));
  }

  /** The chance to win under the battle, when it is over: a touch leads to the moment. @param {import('../protocol.js').ChancesView|null} chances */
  _layChances(chances) {
    if (!chances?.line.length) return;
    const { words } = this.context;
    const chart = chanceChart(words, chances, this.sides, { width: Math.max(240, this.slider.clientWidth), height: 84, chosen: (entry) => this.go(entry) });
    this.chart = { chart, chances };
    this.slider.after(el('figure', { class: 'replay-chances', title: words.say('page-chances-key', { above: this.sides[0].name, below: this.sides[1].name }) }, chart));
    this._pointTo();
  }

  /** Where the moment that is shown lies on the line. */
  _pointTo() {
    if (this.chart) pointTo(this.chart.chart, this.chart.chances, this.moments[this.index].number);
  }

  close() {
    this.pause();
    document.removeEventListener('keydown', this._keys);
    this.stage?.close();
  }

  /** To the moment with this number, if there is one. @param {number} number */
  go(number) {
    this.index = this._near(number);
    this._show();
    return true;
  }

  /** The moment with this number or the nearest before it. */
  _near(number) {
    const after = this.moments.findIndex((moment) => moment.number > number);
    return Math.max(0, after < 0 ? this.moments.length - 1 : after - 1);
  }

  _lay(view) {
    const { words, api } = this.context;
    const say = (key, gaps) => words.say(key, gaps);
    const last = String(this.moments.length - 1);
    this.slider = el('input', { type: 'range', min: '0', max: last, value: '0', 'aria-label': say('page-replay-moment') });
    this.slider.addEventListener('input', () => this._to(Number(this.slider.value)));
    this.where = el('p', { class: 'replay-where', role: 'status' });
    this.play = el('button', { class: 'primary', onclick: () => (this.playing ? this.pause() : this.run()) });
    this.speed = el('select', { id: 'replay-speed', 'aria-label': say('page-replay-speed') },
      SPEEDS.map((each) => el('option', { value: each, selected: each === this.context.settings.get('film') }, say('page-times', { times: Number(each) }))));
    this.speed.addEventListener('change', () => this.context.settings.set('film', this.speed.value));
    this.story = el('ol', { class: 'replay-story', tabIndex: 0, 'aria-label': say('page-replay-story') });
    const step = (sign, key, by) => el('button', { 'aria-label': say(key), title: say(key), onclick: () => this._by(by) }, sign);
    const save = async () => saveAs(`${view.battle.id}-${this.id}.jsonl`, await api.record(this.id, this.keys));
    const head = el('header', { class: 'replay-head' },
      el('a', { class: 'button quiet', href: '#/' }, say('page-home')),
      el('h1', {}, view.battle.title),
      el('div', { class: 'actions' },
        el('button', { onclick: () => this._takeOver() }, say('page-replay-take-over')),
        el('button', { class: 'quiet', onclick: () => this._link() }, say('page-replay-link')),
        el('button', { class: 'quiet', onclick: save }, say('page-export')),
        el('a', { class: 'button quiet', href: `#/chronicle/${this.id}` }, say('page-home-chronicle'))));
    const controls = el('footer', { class: 'replay-controls' },
      this.where, this.slider,
      el('div', { class: 'replay-buttons' },
        step('«', 'page-replay-first', -Infinity), step('‹', 'page-replay-back', -1), this.play,
        step('›', 'page-replay-on', 1), step('»', 'page-replay-last', Infinity), this.speed));
    this.root.classList.add('replay');
    const aside = el('aside', { class: 'replay-aside' }, el('h2', { class: 'label' }, say('page-replay-story')), this.story);
    this.root.append(head, this.stage.root, aside, controls);
    this._tellAll();
    this._playLabel();
  }

  /** The whole story; each line leads to its moment. */
  _tellAll() {
    const { words } = this.context;
    this.items = this.moments.map((moment, index) => {
      if (!moment.lines.length) return null;
      const label = words.say('page-replay-jump', { number: moment.number });
      const jump = el('button', { class: 'quiet jump', 'aria-label': label, onclick: () => this._to(index) }, '•');
      return el('li', {}, jump, el('div', {}, moment.lines.map((line) => storyLine(line))));
    });
    this.story.append(...this.items.flatMap((item) => item ?? []));
  }

  _by(by) {
    this.pause();
    this._to(this.index + by);
  }

  _to(index) {
    const wanted = Math.max(0, Math.min(this.moments.length - 1, index));
    if (wanted === this.index) return;
    this.index = wanted;
    this._show();
  }

  async _show() {
    const { words } = this.context;
    const { index } = this;
    const moment = this.moments[index];
    this.slider.value = String(index);
    const side = this.sides.find((each) => each.side === moment.active)?.name ?? '';
    this.where.textContent = words.say('page-replay-where', { turn: moment.turn, side, now: index, all: this.moments.length - 1 });
    this.slider.setAttribute('aria-valuetext', this.where.textContent);
    history.replaceState(null, '', `#/replay/${this.id}/${moment.number}`);
    this._markLine(index);
    this._pointTo();
    const view = await this.positions.at(index);
    if (index !== this.index) return;
    this.stage.show(view.position);
    this.stage.point(moment.lines.flatMap((line) => line.hexes ?? []));
    this.root.dataset.moment = String(moment.number);
    this.positions.fetchAhead(index);
  }

  _markLine(index) {
    for (const item of this.story.querySelectorAll('li.now')) item.classList.remove('now');
    let told = index;
    while (told > 0 && !this.items[told]) told--;
    const item = this.items[told];
    if (!item) return;
    item.classList.add('now');
    const { offsetTop, offsetHeight } = item;
    const { scrollTop, clientHeight } = this.story;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) this.story.scrollTop = offsetTop - clientHeight / 3;
  }

  run() {
    if (this.index >= this.moments.length - 1) this._to(0);
    this.playing = true;
    this._playLabel();
    this._tick();
  }

  pause() {
    this.playing = false;
    clearTimeout(this._timer);
    if (this.play) this._playLabel();
  }

  /** The next moment with something to tell, after a breath. */
  _tick() {
    this._timer = setTimeout(async () => {
      if (!this.playing) return;
      let next = this.index + 1;
      while (next < this.moments.length - 1 && !this.items[next]) next++;
      this._to(next);
      await this.positions.at(this.index)?.catch(() => null);
      if (this.index >= this.moments.length - 1) this.pause();
      else if (this.playing) this._tick();
    }, PACE / Number(this.speed.value));
  }

  _playLabel() {
    const key = this.playing ? 'page-replay-pause' : 'page-replay-play';
    this.play.textContent = this.context.words.say(key);
  }

  async _link() {
    const { words } = this.context;
    try {
      await navigator.clipboard.writeText(location.href);
      announce(words.say('page-replay-copied'));
      this.where.textContent = words.say('page-replay-copied');
    } catch {
      this.where.textContent = location.href;
    }
  }

  _takeOver() {
    this.pause();
    takeOverDialog(this.context, { game: this.id, number: this.moments[this.index].number, sides: this.sides, keys: this.keys });
  }

  _onKey(event) {
    if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog, button, summary, a')) return;
    if (event.key === 'ArrowLeft') this._by(-1);
    else if (event.key === 'ArrowRight') this._by(1);
    else if (event.key === 'Home') this._by(-Infinity);
    else if (event.key === 'End') this._by(Infinity);
    else if (event.key === ' ') (this.playing ? this.pause : this.run).call(this);
    else return;
    event.preventDefault();
  }
}
