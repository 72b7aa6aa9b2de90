/** The campaign as this page knows it: the last view, and what follows from it. */

import { sayDate, sayTerm } from '../words/said.js';

/** Money is counted in half coins. */
export const COIN = 2;

export class Model {
  /** None before the first has come. @type {import('../protocol.js').CampaignView} */
  view;

  /** @param {import('../words/fluent.js').Words} words */
  constructor(words) {
    this.words = words;
    /** The map, once it has been asked for. @type {import('../protocol.js').Country|null} */
    this.country = null;
  }

  /** @param {import('../protocol.js').CampaignView} view */
  load(view) {
    this.view = view;
  }

  get position() {
    return this.view.position;
  }

  get over() {
    return Boolean(this.position.outcome);
  }

  /** The faction through whose eyes one looks. */
  get eyes() {
    return this.view.eyes;
  }

  /** The seat of that faction. */
  get seat() {
    return this.view.campaign.factions.find((each) => each.id === this.eyes)?.seat;
  }

  /** What is asked, if it is for somebody at this screen to say. */
  get mine() {
    const { ask, you, campaign } = this.view;
    const seat = campaign.factions.find((each) => each.id === ask?.faction)?.seat;
    return ask && (ask.question || ask.siege) && you.includes(seat ?? '') ? ask : ask?.options ? ask : null;
  }

  /** The question itself, as the rules know it. */
  get asked() {
    return this.mine?.question ?? null;
  }

  /** Its kind: `group_to_act`, `morning_asked` …; `in_siege` for one of a siege inside. */
  get kind() {
    if (this.position.asked?.ask === 'battle_awaited') return 'battle_awaited';
    if (this.view.fight) return 'battle_awaited';
    return this.mine?.siege ? 'in_siege' : (this.asked?.ask ?? '');
  }

  faction(id) {
    return this.view.campaign.factions.find((each) => each.id === id) ?? { id, name: id ? id : this.words.say('page-campaign-nobody'), letter: '', colour: '' };
  }

  /** A group, convoy or place by its name. @param {string} id */
  name(id) {
    return this.view.names[id] ?? this.view.people[id]?.name ?? id;
  }

  /** The same where it stands alone. @param {string} id */
  title(id) {
    const name = this.name(id);
    return name.charAt(0).toLocaleUpperCase(this.words.lang) + name.slice(1);
  }

  group(id) {
    return this.position.groups[id];
  }

  /** The counter whose turn it is: a group, a convoy or a spy. */
  get actor() {
    return this.asked?.group ?? this.asked?.convoy ?? this.asked?.spy ?? '';
  }

  /** Where a counter stands, whatever it is. @param {string} id */
  hexOf(id) {
    const { groups, convoys, spies } = this.position;
    return (groups[id] ?? convoys[id] ?? spies[id])?.hex;
  }

  /** A hex by the place in it, else by its number. @param {string} hex */
  hexName(hex) {
    const place = this.placeAt(hex);
    return place ? this.name(place.id) : hex;
  }

  /** Where one's own aims lie. */
  get aimHexes() {
    const rows = this.view.standing?.rows ?? [];
    return [...new Set(rows.filter(({ part, hex, seat }) => part === 'aim' && hex && (!seat || seat === this.eyes)).map(({ hex }) => hex))];
  }

  /** The same where it stands alone. @param {string} hex */
  hexTitle(hex) {
    const place = this.placeAt(hex);
    return place ? this.title(place.id) : hex;
  }

  /** Own counters that are on a route of several days. @returns {[string, import('./journeys.js').Way][]} */
  get journeys() {
    return Object.entries(this.position.routes);
  }

  /** Those that were, with what was left of their way. @returns {[string, {path: string[], why: string, about: string, today: number}][]} */
  get halts() {
    return Object.entries(this.position.halts);
  }

  /** Does one let days go by? */
  get letsGoBy() {
    const { quiet } = this.position;
    return Boolean(quiet && !quiet.why);
  }

  /** Own groups, those with a leader first. */
  get own() {
    const groups = /** @type {[string, import('../protocol.js').CampaignGroup & {own: import('../protocol.js').OwnGroup}][]} */ (Object.entries(this.position.groups));
    return groups.filter(([, group]) => group.own)
      .sort(([, a], [, b]) => b.prestige - a.prestige || (b.known?.size ?? 0) - (a.known?.size ?? 0));
  }

  /** A convoy with what it carries, as far as one knows. @param {string} id @param {import('../protocol.js').CampaignConvoy} convoy */
  convoyLine(id, convoy) {
    const key = convoy.own ? 'page-campaign-convoy-line' : convoy.load === undefined ? 'page-campaign-convoy-unseen' : 'page-campaign-convoy-seen';
    return this.words.say(key, { name: this.title(id), load: convoy.load ?? 0, animals: convoy.own?.animals ?? 0 });
  }

  /** Loyalty or hostility, whichever counts here; '' where nothing is known of it. @param {number} [level] */
  attitude(level) {
    const { attitude: kind, bands } = this.view.campaign;
    const band = bands.find(({ upto }) => (level ?? 0) <= upto) ?? bands.at(-1);
    return level ? this.words.say('page-campaign-attitude', { kind, level, most: bands.at(-1)?.upto ?? level, band: band?.band ?? '' }) : '';
  }

  person(who) {
    return this.view.people[who] ?? { name: who };
  }

  coins(halves) {
    return this.words.say('page-campaign-coin', { coin: halves / COIN });
  }

  /** A line of a reckoning. @param {{reason: string, value: number, about?: string}} term */
  term(term) {
    return sayTerm(this.words, term);
  }

  /** A faction as the curtain names it. */
  sideName(id) {
    return this.faction(id).name;
  }

  /** The date of a day of the campaign. @param {number} day @param {Intl.DateTimeFormatOptions} [how] */
  date(day, how = { day: 'numeric', month: 'long', year: 'numeric' }) {
    return sayDate(this.words, this.view.campaign.begins, day, how);
  }

  /** The sieges in which the eyes of this screen have a part, by their place. @returns {[string, object][]} */
  get ownSieges() {
    return Object.entries(this.position.sieges).filter(([, siege]) => [siege.besieger, siege.besieged].includes(this.eyes));
  }

  placeAt(hex) {
    return this.country?.places.find((place) => place.hex === hex && this.position.places[place.id]);
  }

  /** The position as the painter of banners wants it. */
  get shown() {
    const { position, view } = this;
    const letters = Object.fromEntries(view.campaign.factions.map((each) => [each.id, each.letter]));
    const leader = (id) => (id && view.people[id] ? { id, name: view.people[id].name, arms: view.people[id].arms?.coat } : undefined);
    /** @type {any[]} */
    const groups = Object.entries(position.groups).map(([id, group]) => ({
      id, hex: group.hex, faction: group.faction, letter: group.letter, kind: group.kind, mounted: group.mounted, own: Boolean(group.own),
      size: group.known ? group.known.size : null, seen: group.known && !group.known.fresh ? group.known.day : undefined,
      leader: leader(group.leader), hired: group.kind === 'mercenaries' && Boolean(group.faction), besieging: Boolean(group.siege),
      acted: Boolean(group.own?.moved), signs: [group.own?.hungry && 'hungry', group.own?.prisoners.length && 'prisoners'].filter(Boolean),
    }));
    for (const [id, convoy] of Object.entries(position.convoys)) if (!convoy.escorted || convoy.own) groups.push({ id, hex: convoy.hex, faction: convoy.faction, kind: 'convoy', own: Boolean(convoy.own), size: convoy.load ?? null });
    for (const [id, spy] of Object.entries(position.spies)) groups.push({ id, hex: spy.hex, faction: this.eyes, kind: 'spy', own: true });
    const places = Object.fromEntries(Object.entries(position.places).map(([id, place]) => [id, { faction: place.faction, letter: letters[place.faction] ?? '', resources: place.resources, seen: place.own ? undefined : place.day, plundered: Boolean(place.plundered) }]));
    const sieges = Object.entries(position.sieges).map(([id, siege]) => ({ hex: this.country?.places.find((place) => place.id === id)?.hex, faction: siege.besieger }));
    return { groups, places, sieges, letters };
  }
}
