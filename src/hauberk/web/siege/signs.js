/** Small ink signs: what happened on a day, what is ordered. Drawn in a field of 20 by 20. */

const INK = 'http://www.w3.org/2000/svg';

const STROKES = {
  event: ['M10 2 L12 8 L18 8.5 L13.2 12.3 L15 18 L10 14.6 L5 18 L6.8 12.3 L2 8.5 L8 8 Z'],
  fight: ['M3 3 L15 15 M17 3 L5 15 M12.5 17.5 L17.5 12.5 M7.5 17.5 L2.5 12.5 M16 16 L18 18 M4 16 L2 18'],
  stones: ['M3 16 H17 M3 16 V9 H7 V6 M17 16 V11 H13 M9 12 L11 9 L10 7 L12.5 4', 'M15 5 a1.6 1.6 0 1 0 0.1 0'],
  breach: ['M2 17 H18 M2 17 V6 H6 V9 L8 12 L7 17 M18 17 V6 H14 V10 L12 13 L13 17'],
  fire: ['M10 18 C5 18 4 13.5 6.5 10.5 C7 12 8 12 8.5 11.5 C7.5 8 9 4.5 11.5 2.5 C11.5 6 15.5 8 15.5 12.8 C15.5 16 13.5 18 10 18 Z'],
  dead: ['M10 2 V18 M5 7 H15'],
  hurt: ['M10 4 V16 M4 10 H16'],
  built: ['M4 17 L11 8 M8.5 4.5 L14 9 L16.5 6.5 L11 2 Z'],
  mine: ['M3 17 L12 7 M6 5 C10 3 15 5 17 10 C14 8 11 7 6 5 Z'],
  parley: ['M5 18 V3 M5 3.5 C9 1.5 11 6 16 3.5 V10 C11 12.5 9 8 5 10'],
  joined: ['M10 3 a3 3 0 1 0 0.1 0 M4 17 C4 11 16 11 16 17 M15 6 H19 M17 4 V8'],
  left: ['M10 3 a3 3 0 1 0 0.1 0 M4 17 C4 11 16 11 16 17 M14.5 6 H19'],
  heal: ['M10 17 C2 11 3 4 7 4 C9 4 10 6 10 7 C10 6 11 4 13 4 C17 4 18 11 10 17 Z'],
  pledge: ['M4 4 H16 V13 H4 Z M7 7 H13 M7 10 H11 M12 13 L10.5 18 M12 13 L14 18'],
  end: ['M5 2 H15 M5 18 H15 M6 2 C6 8 14 12 14 18 M14 2 C14 8 6 12 6 18'],
  food: ['M10 18 V6 M10 9 C6 9 6 5 6 4 C9 4 10 6 10 9 M10 9 C14 9 14 5 14 4 C11 4 10 6 10 9 M10 14 C6 14 6 10 6 9 M10 14 C14 14 14 10 14 9'],
  bombard: ['M3 17 H17 M6 17 L10 8 L14 17 M10 8 L4 4 M10 8 L16 12', 'M3.4 2.6 a1.7 1.7 0 1 0 0.1 0'],
  repair: ['M14 3 a4 4 0 0 0 -4.5 5.5 L3 15 L5 17 L11.5 10.5 A4 4 0 0 0 17 6 L14.5 8 L12 5.5 Z'],
  bridge: ['M2 9 H18 M4 9 V15 M16 9 V15 M4 15 C7 10 13 10 16 15 M9 6 L11 9 L9 12'],
  fascines: ['M3 6 H17 M3 10 H17 M3 14 H17 M6 4 V16 M14 4 V16'],
  die: ['M4 4 H16 V16 H4 Z', 'M7 7 h0.1 M13 7 h0.1 M10 10 h0.1 M7 13 h0.1 M13 13 h0.1'],
  idle: ['M6 3 H14 M6 17 H14 M7 3 L13 17 M13 3 L7 17'],
};

/** @param {string} kind @returns {SVGElement} */
export function sign(kind) {
  const svg = document.createElementNS(INK, 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('class', `sign sign-${kind}`);
  svg.setAttribute('aria-hidden', 'true');
  for (const stroke of STROKES[kind] ?? STROKES.event) {
    const path = document.createElementNS(INK, 'path');
    path.setAttribute('d', stroke);
    svg.append(path);
  }
  return svg;
}
