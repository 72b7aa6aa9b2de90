// What can be done at a place: the server's lists turned round, by hex and by person.

/**
 * @typedef {object} Option
 * @property {object} do the command
 * @property {'move'|'shoot'|'charge'|'attack'|'other'|'answer'} kind
 * @property {string} [text]
 * @property {string} [target]
 * @property {string} [hex]
 * @property {string[]} [path]
 * @property {string[]} [men]
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

/** What a man may do on a hex besides walking there. @returns {Option[]} */
export function othersAt(of, hex) {
  return [...(of.others ?? []), ...worksOf(of)].filter((each) => each.hex === hex).map((each) => ({ ...each, kind: 'other' }));
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
  const found = new Set();
  for (const answer of ask.answers ?? []) {
    if (answer.hex) found.add(answer.hex);
    else if (answer.hexes?.length) found.add(answer.hexes.at(-1));
    else for (const who of answer.men ?? []) if (store.men.get(who)?.at) found.add(store.men.get(who).at);
  }
  return found;
}

/** A command that rolls dice is worth a reckoning. */
export function reckoned(option) {
  const word = option?.do?.do;
  return ['shoot', 'shoot_back', 'attack', 'charge', 'group_charge', 'counter_charge', 'take_bridle'].includes(word);
}
