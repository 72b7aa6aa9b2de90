// Why something cannot be done: the server is asked for the very command, and its refusal is shown.

const refusalIn = (answer) => answer?.refused ?? (answer?.reason ? answer : null);

/** The refusal of what a press on this hex would have meant, or null where it would have meant nothing. */
export async function whyNot(asking, store, of, hex, who) {
  if (!of) return null;
  const being = who ? store.men.get(who) : null;
  if (being && being.side && being.side !== store.mine) return whyNotHim(asking, store, of, being);
  if (store.ask.sequence === 'movement') return refusalIn(await refusedWay(asking, of.who, hex));
  return of.cannot?.find((each) => each.act === 'move')?.refused ?? null;
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
    const origin = store.men.get(of.who).at;
    return refusalIn(await asking.why({ do: 'shoot', man: of.who, target: target.who, aim: target.at, origin, weapon: weapon.id ?? weapon }));
  }
  return refusalIn(await asking.why({ do: 'attack', men: [of.who], target: target.who }));
}

/** A charge of several at one target, each by the first way he has; null if one of them has none. */
export async function groupCharge(asking, party, target) {
  const charges = [];
  for (const man of party) {
    const of = await asking.of(man);
    const one = of.charges.find((each) => each.target === target && each.do.do === 'charge');
    if (!one) return null;
    const { do: _, ...charge } = one.do;
    charges.push(charge);
  }
  return { kind: 'charge', target, men: party, do: { do: 'group_charge', charges } };
}
