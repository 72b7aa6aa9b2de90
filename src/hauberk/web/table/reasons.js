// Why something cannot be done: the server is asked for the very command, and its refusal is shown.

const refusalIn = (answer) => answer?.refused ?? (answer?.reason ? answer : null);

/** The refusal of what a press on this hex would have meant, or null where it would have meant nothing. */
export async function whyNot(asking, store, of, hex, who) {
  if (!of) return null;
  if (store.men.get(of.who)?.away === 'waiting') return refusalIn(await asking.why({ do: 'enter', man: of.who, cell: hex, facing: facingOf(of) }));
  const being = who ? store.men.get(who) : null;
  if (being && being.side && being.side !== store.mine) return whyNotHim(asking, store, of, being);
  if (store.ask.sequence === 'movement') return refusalIn(await refusedWay(asking, of.who, hex));
  return of.cannot?.find((each) => each.act === 'move')?.refused ?? null;
}

/** A rider comes in facing somewhere, a man on foot does not. */
function facingOf(of) {
  return Object.values(of.entries ?? {})[0]?.facing ?? -1;
}

async function refusedWay(asking, man, hex) {
  try {
    return await asking.way(man, hex);
  } catch (error) {
    if (error.refusal) return error.refusal;
    throw error;
  }
}

async function whyNotHim(asking, store, of, target) {
  const { sequence } = store.ask;
  if (sequence === 'charges') {
    const listed = of.cannot?.find((each) => each.act === 'charge')?.refused;
    return listed ?? refusalIn(await asking.ask('lanes', { man: of.who }).then((lanes) => lanes.refused?.[target.who] ?? lanes));
  }
  if (sequence === 'fire') {
    const listed = of.cannot?.find((each) => each.act === 'shoot')?.refused;
    const weapon = store.people[of.who].weapons?.find((each) => (each.id ?? each) !== 'hand');
    if (listed || !weapon) return listed ?? null;
    const origin = store.man(of.who).at;
    return refusalIn(await asking.why({ do: 'shoot', man: of.who, target: target.who, aim: target.at, origin, weapon: weapon.id ?? weapon }));
  }
  return refusalIn(await asking.why({ do: 'attack', men: [of.who], target: target.who }));
}

/** Several strike at one. @returns {Promise<{option: object|null, refused: object|null}>} */
export async function attackTogether(asking, men, target) {
  const command = { do: 'attack', men, target };
  const refused = refusalIn(await asking.why(command));
  return { option: refused ? null : { kind: 'attack', target, men, do: command }, refused };
}

/** More ways to share out the targets than these are not tried. */
const TRIES = 16;

/**
 * A charge of several, each at a target of his own, the first at the one pointed at: the first way of sharing them out that the server allows.
 * @returns {Promise<{option: object|null, refused: object|null}>}
 */
export async function groupCharge(asking, party, target) {
  const lists = await Promise.all(party.map(async (man) => firstWays((await asking.of(man)).charges)));
  lists[0] = lists[0].filter((each) => each.target === target);
  let refused = null;
  for (const charges of sharedOut(lists, TRIES)) {
    const command = { do: 'group_charge', charges: charges.map(({ do: { do: _, ...charge } }) => charge) };
    refused = refusalIn(await asking.why(command));
    if (!refused) return { option: { kind: 'charge', target, men: party, path: charges[0].path, do: command }, refused: null };
  }
  return { option: null, refused };
}

/** Two ways to each target are enough to keep clear of one another. */
function firstWays(charges) {
  const seen = new Map();
  return charges.filter((each) => {
    seen.set(each.target, (seen.get(each.target) ?? 0) + 1);
    return seen.get(each.target) <= 2;
  });
}

/** One charge of each list, no target and no last hex twice. */
function* sharedOut(lists, most) {
  let left = most;
  function* choose(number, chosen) {
    if (number === lists.length) {
      left -= 1;
      yield chosen;
      return;
    }
    for (const each of lists[number]) {
      if (left <= 0) return;
      if (chosen.some((one) => one.target === each.target || one.path.at(-1) === each.path.at(-1))) continue;
      yield* choose(number + 1, [...chosen, each]);
    }
  }
  yield* choose(0, []);
}
