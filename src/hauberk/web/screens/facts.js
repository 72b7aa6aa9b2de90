/**
 * How a game stands, as plain facts that a lesson can ask for: words, yes or no, or several words at once. They are read off what the seat is
 * shown, and nothing is judged; docs/lessons.md lists them.
 * @typedef {Record<string, string|boolean|string[]>} Facts
 */

const MANY = ['none', 'one'];
const FIRST = 1;

/** How many, as a word. @param {number} count @param {string} [beyond] */
const counted = (count, beyond = 'more') => MANY[count] ?? beyond;

/** Is somebody on his feet, on the map and not stunned? @param {import('../protocol.js').Man} man */
const able = (man) => Boolean(man.at) && !man.captive && (man.health === 'healthy' || man.health === 'wounded');

/** @param {import('../protocol.js').View} view @returns {Facts} */
export function battleFacts({ you, ask, position, board }) {
  const side = you[0] ?? '',
    mine = Boolean(ask && you.includes(ask.side ?? '')),
    question = (mine && ask.question?.ask) || '';
  const men = (position.men ?? []).filter((man) => man.side === side && able(man)),
    beasts = men.filter((man) => man.face === 'mounted' || man.face === 'mounted_wounded');
  const ladders = (position.works?.ladders ?? []).filter((ladder) => ladder.side === side);
  return {
    mine, question, sequence: mine && !question ? ask.sequence : '', idle: Boolean(ask?.idle || !ask?.left?.length), left: counted(ask?.left?.length ?? 0),
    ours: position.active === side, turn: position.turn > FIRST ? 'later' : 'first', over: Boolean(position.outcome),
    won: position.outcome ? (position.outcome.winner === side ? 'won' : position.outcome.winner ? 'lost' : 'drawn') : '',
    able: men.map((man) => man.who), ready: men.filter((man) => !man.marks?.includes('shot_back')).map((man) => man.who), riders: counted(beasts.length),
    inside: (board?.areas ?? []).filter((area) => men.some((man) => area.hexes.includes(man.at ?? ''))).map((area) => area.name),
    aloft: men.some((man) => man.at?.includes('/')), ladders: counted(ladders.filter((each) => each.standing).length, 'two'), carried: ladders.some((each) => !each.standing && each.carriers.length),
  };
}

/** @param {import('../protocol.js').SiegeView} view @returns {Facts} */
export function siegeFacts({ you, ask, position }) {
  const side = you[0] ?? '',
    mine = Boolean(ask && position.asked && you.includes(position.asked.side ?? ''));
  const asked = position.asked?.ask ?? '';
  return {
    mine: mine || asked === 'fight_awaited', question: mine || asked === 'fight_awaited' ? asked : '', day: position.day > FIRST ? 'later' : 'first', step: position.step,
    role: position.roles.besieger === side ? 'besieger' : 'besieged', over: Boolean(position.outcome), won: position.outcome ? (position.outcome.winner === side ? 'won' : 'lost') : '',
  };
}

/** @param {import('../protocol.js').CampaignView} view @param {import('../protocol.js').Country|null} [country] @returns {Facts} */
export function campaignFacts({ you, ask, eyes, fight, position, campaign }, country = null) {
  const seat = campaign.factions.find((each) => each.id === ask?.faction)?.seat ?? '';
  const awaited = Boolean(fight) || position.asked?.ask === 'battle_awaited';
  const mine = awaited || Boolean(ask && you.includes(seat) && (ask.question || ask.siege || ask.options));
  const kind = awaited ? 'battle_awaited' : mine ? (ask?.siege ? 'in_siege' : (ask?.question?.ask ?? '')) : '';
  const actor = position.groups[ask?.question?.group ?? ''];
  return {
    mine, question: kind, day: position.day > FIRST ? 'later' : 'first', over: Boolean(position.outcome), won: position.outcome ? (position.outcome.winners.includes(eyes) ? 'won' : 'lost') : '',
    offers: [...new Set((mine && ask?.options ? ask.options : []).map((each) => each.do))],
    at: (country?.places ?? []).filter((place) => actor?.hex === place.hex).map((place) => place.id),
    holds: Object.entries(position.places).filter(([, place]) => place.faction === eyes).map(([id]) => id),
  };
}
