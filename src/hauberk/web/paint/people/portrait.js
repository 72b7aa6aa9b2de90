// The large picture for cards: a bust under a painted arch, as in the margin of a chronicle.
import { look, stateOf, horseOf } from './person.js';
import { figure } from './figure.js';
import { beast, beastKinds } from './animals.js';
import { PAPER, INK, GOLD, shade, light, factionOf } from './palette.js';
import { badge, stateSign, escape } from './frame.js';
import { groundOf, deepOf } from './card.js';
import { bake, at } from './geom.js';
import { CHARGES } from './heraldry.js';

let uid = 0;
const ARCH = 'M6 97L6 40C6 16 24 5 50 3C76 5 94 16 94 40L94 97Z';

/** A scatter of the coat's small signs behind the man, like a painter's ground of gold and colour. */
function diaper(id, ground, deep) {
  return `<pattern id="${id}" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M7 0L14 7L7 14L0 7Z" fill="none" stroke="${shade(ground, 0.25)}" stroke-width=".6"/><path d="${bake(CHARGES.star(4, 2.2, 0.7), at([7, 7]))}" fill="${light(ground, 0.6)}"/><path d="${bake(CHARGES.star(4, 1.6, 0.6), at([0, 0]))}" fill="${deep}" opacity=".4"/></pattern>`;
}

/**
 * Bust for the cards, square.
 * @param {object} person PERSON @param {object} [man] MAN @param {number} [px]
 */
export function portraitSvg(person, man = {}, px = 160) {
  const m = man || {},
    state = stateOf(m),
    dead = state === 'dead',
    people = factionOf(person);
  const ground = groundOf(people, dead),
    deep = deepOf(people, dead),
    id = 'p' + ++uid,
    lod = px < 60 ? 1 : px < 100 ? 2 : 3;
  const kind = beastKinds.includes(person.kind) ? person.kind : 'horse';
  const art = person.beast
    ? beast(kind, {
        dead,
        lod,
        cloth: (person.arms || {}).cloth,
        horse: horseOf(person),
        bare: (m.who || '').endsWith('.horse'),
        transform: `translate(${['dog', 'sheep'].includes(kind) ? 8 : 9} ${dead ? 22 : 24}) scale(.62)`,
      })
    : figure(look(person, m), { state, lod, bust: true, transform: 'translate(-28.6 7.4) scale(1.56)' });
  const body =
    `<defs><clipPath id="${id}"><path d="${ARCH}"/></clipPath>${diaper('d' + id, ground, deep)}</defs>` +
    `<path d="${ARCH}" fill="${ground}"/><path d="${ARCH}" fill="url(#d${id})"/><g clip-path="url(#${id})">${art}</g>` +
    `<path d="${ARCH}" fill="none" stroke="${INK}" stroke-width="4.4" stroke-linejoin="round"/><path d="${ARCH}" fill="none" stroke="${dead ? PAPER : GOLD}" stroke-width="2.4" stroke-linejoin="round"/>` +
    badge(people, 14, 88, 0.95, dead) +
    stateSign(state, 87, 88, 1.15);
  return `<svg xmlns="http://www.w3.org/2000/svg" class="portrait" width="${px}" height="${px}" viewBox="0 0 100 100" role="img" aria-label="${escape(person.name)}">${body}</svg>`;
}
