// The bar at the bottom is the game master: one sentence, what is left, and the only primary button.
import { el, fill, refusalText } from './dom.js';
import { chargeAsked } from './layers.js';
import { reckoned } from './offers.js';
import { harm, percent } from './reckoning.js';

/** More answers than these are only on the map and in the roll. */
const MOST = 24;
const VERBS = ['move', 'enter', 'shoot', 'charge', 'attack', 'work', 'other', 'answer'];

/**
 * @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, film: import('./film.js').Film, settings: object, sketch: import('./sketch.js').Sketch, asking: import('./asking.js').Asking,
 *   say: import('../words/fluent.js').Say, show: (men: string[]) => void, help: () => void,
 *   hint: (answer: import('../protocol.js').Answer|null) => void, tray: HTMLElement}} parts
 */
export function makeBar({ store, hand, film, settings, sketch, asking, say, show, help, hint, tray }) {
  const sentence = el('p', { class: 'bar-sentence' });
  const extra = el('div', { class: 'bar-extra' });
  const buttons = el('div', { class: 'bar-buttons' });
  const root = el('section', { class: 'master leaf', 'aria-label': say('table-master') }, tray, el('div', { class: 'bar-words' }, sentence, extra), buttons);
  let warned = -1;
  let ending = '';
  let refusal = null;
  let thinking = null;
  let drawn = '';
  /** The chips of the question that is open: they stay while the hand moves over them. @type {{key: string, row: HTMLElement|null}} */
  let chipsOf = { key: '', row: null };

  /** Shows by a fading edge that there are more answers than are seen. @param {Element} row */
  const hasMore = (row) => row.classList.toggle('has-more', row.scrollTop + row.clientHeight < row.scrollHeight - 4 || row.scrollLeft + row.clientWidth < row.scrollWidth - 4);
  const rowSize = new ResizeObserver(([{ target }]) => hasMore(target));

  const button = (text, onclick, attributes = {}) => el('button', { type: 'button', onclick, ...attributes }, text);

  /** The way to the end of the sequence; the first press names who is forgotten, the second goes on. */
  function done() {
    const { warn = [] } = store.ask;
    if (warn.length && warned !== store.view.seq) {
      warned = store.view.seq;
      show(warn.flatMap((each) => each.men ?? []));
      update();
      return;
    }
    hand.do({ do: 'done' });
  }

  /** A fight is ended by two presses: the first asks whether it is meant. */
  function callOff(index) {
    const sure = `${store.view.seq}.${index}`;
    if (ending !== sure) {
      ending = sure;
      update();
      return;
    }
    hand.do((store.ask.calls ?? [])[index].do);
  }

  /** Enter without anything pointed at: the default answer; the end of a sequence needs its own press. */
  function enter() {
    const given = (store.ask?.answers ?? []).find((answer) => answer.default);
    if (hand.mode === 'question' && given) hand.do(given.do);
  }

  /** Something would be given up by what was pressed: it is said, and asked whether it is meant. */
  const doubted = () => (hand.consent?.seq === store.view.seq && hand.mode === 'free' ? hand.consent : null);

  function doubts({ forfeits }) {
    return forfeits.flatMap((each, number) => [number ? ' ' : '', ...refusalText(each), '.']);
  }

  function asked() {
    if (film.running) return film.line ?? say('table-film');
    if (store.over) return say('table-over');
    if (hand.wish && hand.mode === 'free' && !hand.option) return say('table-work-where', { count: hand.wished });
    if (sketch.on && hand.mode === 'free') return say('table-sketch-ask', { count: sketch.ways.size });
    if (!store.mine && thinking) return say('table-thinking', { side: store.sideName(thinking) });
    if (!store.view.you.length && store.ask?.side) return say('table-looking-on', { side: store.sideName(store.ask.side) });
    if (planned()) return say('table-planned');
    return store.ask?.text ?? '';
  }

  /** What lies pinned on the map is shown and not yet done. */
  const planned = () => Boolean(hand.option && hand.offer?.pinned && hand.mode === 'free' && VERBS.includes(hand.option.kind));

  /** Draws the bar anew when it would look different; a button must not vanish under the finger. */
  function update() {
    const { option, offer } = hand;
    const state = JSON.stringify([
      store.view.seq, hand.mode, store.ask?.text, film.running, film.paused, film.line, option?.do, offer?.pinned, hand.wish, offer?.price?.total, refusal, thinking, warned, settings.get('film'),
      store.view.undo, store.over, sketch.on, sketch.going, sketch.ways.size, store.ask?.calls, ending, doubted()?.forfeits,
    ]);
    if (state === drawn) return;
    drawn = state;
    const warning = warned === store.view.seq && hand.mode === 'free';
    root.classList.toggle('asks', hand.mode === 'question');
    const doubt = film.running ? null : doubted();
    root.classList.toggle('refuses', Boolean(refusal));
    root.classList.toggle('doubts', Boolean(!refusal && doubt));
    fill(sentence, ...(refusal ? refusalText(refusal) : doubt ? doubts(doubt) : [asked()]));
    fill(extra, warning ? warnings() : null, hand.mode === 'question' && !film.running ? answers() : null, film.running ? reel() : null);
    fill(buttons, ...(film.running ? filmButtons() : playButtons(warning)));
  }

  function warnings() {
    const list = (store.ask.warn ?? []).map((each) => el('li', {}, each.men?.length ? button(each.text, () => show(each.men), { class: 'quiet' }) : each.text));
    return el('ul', { class: 'bar-warn' }, ...list);
  }

  /** All answers as a row of buttons; the default is the primary button beside them. */
  function answers() {
    const key = `${store.view.seq} ${store.ask.text}`;
    if (chipsOf.key !== key) chipsOf = { key, row: chipsRow() };
    return chipsOf.row;
  }

  function chipsRow() {
    const all = (store.ask.answers ?? []).filter((answer) => !answer.default);
    const listed = all.slice(0, MOST);
    const chips = listed.map((answer) => button(store.answerName(answer), () => hand.do(answer.do), {
      class: 'chip',
      onpointerenter: () => hint(answer),
      onfocus: () => hint(answer),
      onpointerleave: () => hint(null),
      onblur: () => hint(null),
    }));
    listed.forEach((answer, number) => odds(answer, chips[number]));
    const more = all.length > listed.length ? el('span', { class: 'muted chips-more' }, say('table-answers-on-map', { count: all.length - listed.length })) : null;
    const row = el('div', { class: 'chips row', role: 'group', 'aria-label': say('table-answers'), onscroll: () => hasMore(row) }, ...chips, more);
    rowSize.disconnect();
    rowSize.observe(row);
    return row;
  }

  /** How likely an answer with dice harms him it is aimed at stands on its chip, as soon as it is known. */
  async function odds(answer, chip) {
    if (!reckoned(answer)) return;
    const { by = {} } = await asking.forecast(answer.do).catch(() => ({}));
    const share = harm(by[answer.do.target ?? chargeAsked(store.ask?.question)?.man ?? '']);
    if (share !== null) chip.dataset.odds = say('table-percent', { percent: percent(share) });
  }

  function reel() {
    const speeds = ['0.5', '1', '2', '4'];
    const slider = el('input', {
      type: 'range', min: '0', max: '3', step: '1', value: String(speeds.indexOf(settings.get('film'))), 'aria-label': say('table-film-speed'),
      oninput: (event) => settings.set('film', speeds[Number(event.target.value)]),
    });
    return el('label', { class: 'reel' }, el('span', {}, say('table-film-speed')), slider);
  }

  function filmButtons() {
    const text = film.paused ? say('table-film-on') : say('table-film-pause');
    return [button(text, () => film.pause(), { class: 'bar-pause' }), button(say('table-film-skip'), () => film.skip(), { class: 'bar-skip primary' })];
  }

  function playButtons(warning) {
    const found = [button('?', help, { class: 'bar-help', 'aria-label': say('table-help'), title: say('table-help-key') })];
    if (store.over || !store.mine || hand.mode === 'watching') return found;
    const doubt = doubted();
    if (doubt) {
      const sure = button(say('table-sure'), () => hand.do(doubt.command, doubt.hex, true), { class: 'bar-sure primary' });
      return [...found, button(say('table-drop'), () => hand.escape(), { class: 'bar-drop' }), sure];
    }
    if (sketch.going) return [...found, button(say('table-tray-stop'), () => sketch.stop(), { class: 'bar-drop' })];
    const refused = store.view.undo;
    found.push(button(say('table-undo'), () => hand.undo(), { class: 'bar-undo', 'aria-disabled': refused ? 'true' : null, title: refused?.text }));
    const { option, offer } = hand;
    const planned = option && offer?.pinned && VERBS.includes(option.kind);
    const free = hand.mode === 'free';
    if (planned || hand.wish) found.push(button(say('table-drop'), () => hand.escape(), { class: 'bar-drop' }));
    if (free && !planned && !hand.wish) {
      (store.ask.calls ?? []).forEach((call, index) => {
        const sure = ending === `${store.view.seq}.${index}`;
        found.push(button(sure ? say('table-call-off-sure') : call.text, () => callOff(index), { class: sure ? 'bar-call sure' : 'bar-call' }));
      });
    }
    if (free && !planned && sketch.on) {
      found.push(button(say('table-sketch-wipe'), () => sketch.wipe(), { class: 'bar-drop' }));
      if (sketch.ways.size) found.push(button(say('table-sketch-go', { count: sketch.ways.size }), () => sketch.go(), { class: 'bar-sketch primary' }));
      return found;
    }
    if (free && !planned && !hand.wish) found.push(button(say(warning ? 'table-done-anyway' : store.ask.idle ? 'table-done-idle' : 'table-done'), done, { class: 'bar-done primary' }));
    if (planned) found.push(button(verb(option, offer), () => hand.act(), { class: 'bar-go primary' }));
    const given = (store.ask.answers ?? []).find((answer) => answer.default);
    if (hand.mode === 'question' && !planned && given) found.push(button(store.answerName(given), () => hand.do(given.do), { class: 'bar-default primary' }));
    return found;
  }

  function verb(option, offer) {
    if (option.kind === 'move' && sketch.on) return say('table-sketch-draw', { cost: offer.price?.total ?? '…' });
    if (option.kind === 'move') return say('table-go-move', { cost: offer.price?.total ?? '…' });
    if (option.kind === 'enter') return say('table-go-enter', { cost: option.cost });
    if (option.kind === 'work') return option.label;
    if (option.text && (option.kind === 'other' || option.kind === 'answer')) return option.text;
    return say(`table-go-${option.kind}`);
  }

  return {
    root, update, enter, done,
    refuse(found) {
      refusal = found;
      update();
    },
    think(side) {
      thinking = side;
      update();
    },
  };
}
