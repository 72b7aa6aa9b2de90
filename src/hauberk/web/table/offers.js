// What can be done at a place: the server's lists turned round, by hex and by person.

/**
 * @typedef {object} Option
 * @property {import('../protocol.js').Command} do
 * @property {'move'|'enter'|'shoot'|'charge'|'attack'|'work'|'other'|'answer'} kind
 * @property {string} [text]
 * @property {string} [target]
 * @property {string} [hex]
 * @property {string[]} [path]
 * @property {string[]} [men]
 * @property {string} [aim]
 * @property {number} [facing]
 * @property {number} [cost]
 * @property {number} [left]
 * @property {string} [key]  of a work: the same deed by other hands has the same key
 */

const sameMen = (one, other) => one.length === other.length && one.every((who) => other.includes(who));

/** Everything a man may do to a person. @returns {Option[]} */
export function against(of, target, party) {
  const aimed = (each) => each.target === target;
  const shots = of.shots.filter(aimed).map((each) => ({ ...each, kind: 'shoot', hex: each.aim }));
  const attacks = of.attacks.filter(aimed).map((each) => ({ ...each, kind: 'attack' }));
  const charges = chargesOf(of).filter(aimed).map((each) => ({ ...each, kind: 'charge' }));
  const others = (of.others ?? []).filter((each) => each.target === target && !each.hex).map((each) => ({ ...each, kind: 'other' }));
  const together = (list) => {
    const exact = list.filter((each) => sameMen(each.men, party));
    return exact.length ? exact : list.filter((each) => sameMen(each.men, [of.who]));
  };
  return [...shots, ...together(charges), ...together(attacks), ...others];
}

/** A rider covers two hexes: pressed on one of them, only shots at that one are meant. Shots alike are told apart by their hexes. */
export function aimedAt(options, hex) {
  const here = options.filter((each) => each.kind !== 'shoot' || each.aim === hex);
  const found = here.length ? here : options;
  const twins = (text) => found.filter((each) => each.text === text).length > 1;
  return found.map((each) => (each.kind === 'shoot' && twins(each.text) ? { ...each, text: `${each.text} ${each.do.origin} → ${each.do.aim}` } : each));
}

export function ridersOf(command) {
  return command.do === 'group_charge' ? command.charges.map((each) => each.man) : [command.man];
}

/** His charges, alone and together with others, each with its riders and his own way and target. */
function chargesOf(of) {
  const together = (of.others ?? []).filter((each) => each.do.do === 'group_charge').map((each) => {
    const own = each.do.charges.find((charge) => charge.man === of.who);
    return { ...each, target: own?.target, path: own?.path };
  });
  return [...of.charges, ...together].map((each) => ({ ...each, men: ridersOf(each.do) }));
}

/** Who may be hit, ridden at or shot at by this man. */
export function targetsOf(of) {
  return [...new Set([...of.shots, ...of.attacks, ...of.charges].map((each) => each.target))];
}

/** Friends who may strike or ride at the same target together with him. */
export function companions(of, target) {
  const lists = [...of.attacks.map((each) => [each.target, each.men]), ...chargesOf(of).map((each) => [each.target, each.men])];
  const found = new Set(lists.filter(([whom]) => whom === target).flatMap(([, men]) => men));
  found.delete(of.who);
  return [...found];
}

/** Every way of every work that he has a part in. */
export function worksOf(of) {
  return (of.works ?? []).flatMap((work) => work.choices);
}

/** How somebody who waits beside the map can come in at a hex; a rider has one way for each facing. @returns {Option[]} */
export function entriesAt(of, hex) {
  const found = of.entries?.[hex];
  return found ? [found, ...(found.also ?? [])].map(({ do: command, cost, left, facing }) => ({ kind: 'enter', hex, cost, left, facing, do: command })) : [];
}

/** What a man may do on a hex besides walking there. @returns {Option[]} */
export function othersAt(of, hex) {
  return (of.others ?? []).filter((each) => each.hex === hex).map((each) => ({ ...each, kind: 'other' }));
}

/** One way to do a work, whoever does it: the same deed by other hands has the same key. */
const keyOf = ({ do: { task, cell, thing, facing, number } }) => [task, cell, thing, facing, number].join('|');

/** Does a work belong to what the player has chosen to do? */
const meant = (choice, wish) => !wish || (choice.do.task === wish.task && (!wish.thing || choice.do.thing === wish.thing));

/** Where a work can be pointed at: its place, and the door, ladder or other thing it is done with. @returns {string[]} */
export function placesOf(store, choice) {
  const { thing } = choice.do;
  const { works = {} } = store.view.position;
  const gate = (store.view.board.gates ?? []).find((each) => each.id === thing);
  const ladder = (works.ladders ?? []).find((each) => each.id === thing);
  const other = (works.things ?? []).find((each) => each.id === thing);
  const found = [choice.hex, ...(gate ? [...gate.sides.map((side) => side.hex), ...gate.hexes] : []), ...(ladder?.cells ?? []), other?.cell];
  return [...new Set(found.filter(Boolean))];
}

/** What can be done with hands and tools at a place, each deed once: by those picked together, else by as few as it takes. @returns {Option[]} */
export function worksAt(store, of, hex, { party = [of.who], wish = null } = /** @type {{party?: string[], wish?: import('./hand.js').Wish|null}} */ ({})) {
  const found = new Map();
  for (const choice of worksOf(of)) {
    if (!meant(choice, wish) || !placesOf(store, choice).includes(hex)) continue;
    const known = found.get(keyOf(choice));
    // Those picked together first, then as few as it takes, then whoever was picked at the head of them.
    const rank = ({ men }) => (sameMen(men, party) ? 0 : men.length) * 2 + (men[0] === of.who ? 0 : 1);
    const better = !known || rank(choice) < rank(known);
    if (better) found.set(keyOf(choice), { ...choice, kind: 'work', key: keyOf(choice) });
  }
  // What happens at the very place comes before what is done with a thing that stands there.
  return [...found.values()].sort((one, other) => (one.hex === hex ? 0 : 1) - (other.hex === hex ? 0 : 1));
}

/** Everybody who could have a hand in this very work. */
export function workmates(of, option) {
  const men = new Set(worksOf(of).filter((choice) => keyOf(choice) === option.key).flatMap((choice) => choice.men));
  men.delete(of.who);
  return [...men];
}

/** The same work with somebody more, or without him; null if there is no such way. @returns {Option|null} */
export function otherHands(of, option, who) {
  const along = option.men.includes(who);
  const ways = worksOf(of).filter((choice) => keyOf(choice) === option.key && choice.men.includes(who) !== along && choice.men.includes(of.who));
  const kept = (choice) => choice.men.filter((man) => option.men.includes(man)).length;
  const [best] = ways.sort((one, other) => kept(other) - kept(one) || Math.abs(one.men.length - option.men.length) - Math.abs(other.men.length - option.men.length));
  return best ? { ...best, kind: 'work', key: option.key } : null;
}

/** A task that can be done at more places than these is chosen first and its place afterwards. */
export const MANY = 12;

/** The places of all works that are not done nearly everywhere. @returns {string[]} */
export function fewPlaces(of) {
  const places = (of.works ?? []).map(({ choices }) => [...new Set(choices.map((choice) => choice.hex).filter(Boolean))]);
  return [...new Set(places.filter((each) => each.length <= MANY).flat())];
}

/** Places of works that have too many for signs: where those who bear something may bring it. @returns {string[]} */
export function manyPlaces(of) {
  const places = (of.works ?? []).map(({ choices }) => [...new Set(choices.map((choice) => choice.hex).filter(Boolean))]);
  return [...new Set(places.filter((each) => each.length > MANY).flat())];
}

/** Where a chosen work can be done. @returns {string[]} */
export function wishedPlaces(of, wish) {
  return [...new Set(worksOf(of).filter((choice) => meant(choice, wish)).map((choice) => choice.hex).filter(Boolean))];
}

/** Answers to the open question that belong to a hex or to somebody on it. @returns {Option[]} */
export function answersAt(ask, hex, people) {
  const here = (ask.answers ?? []).filter(
    (answer) => answer.hex === hex || (!answer.hex && (answer.hexes ?? []).at(-1) === hex) || (!answer.hex && (answer.men ?? []).some((who) => people.includes(who))),
  );
  return here.map((answer) => ({ ...answer, kind: 'answer', path: answer.hexes }));
}

/** Hexes at which an answer can be given. */
export function answerHexes(ask, store) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const answer of ask.answers ?? []) {
    if (answer.hex) found.add(answer.hex);
    else if (answer.hexes?.length) found.add(answer.hexes.at(-1));
    else {
      for (const who of answer.men ?? []) {
        const at = store.men.get(who)?.at;
        if (at) found.add(at);
      }
    }
  }
  return found;
}

/** A command that rolls dice is worth a reckoning. */
export function reckoned(option) {
  const word = option?.do?.do;
  return ['shoot', 'shoot_back', 'attack', 'charge', 'group_charge', 'counter_charge', 'take_bridle', 'work'].includes(word);
}
