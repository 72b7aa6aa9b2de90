/** Pictures over the doors: a painted map, and ink drawings. */

import { el } from './dom.js';
import { battlePicture } from './picture.js';

const BATTLE = 'ladders_at_devizes';
const INK = 'http://www.w3.org/2000/svg';

/** Strokes of the drawings, in a field of 320 by 200. */
const DRAWINGS = {
  siege: [
    'M20 170 C60 160 90 158 118 150 M202 150 C240 156 280 162 306 172 M10 182 C90 170 230 170 312 184',
    'M118 150 V92 H126 V84 H134 V92 H142 V84 H150 V92 H158 M162 92 H170 V84 H178 V92 H186 V84 H194 V92 H202 V150',
    'M96 152 V62 H103 V54 H110 V62 H117 V54 H124 V62 H131 V54 H138 V62 H142 V92',
    'M178 92 V52 H185 V44 H192 V52 H199 V44 H206 V52 H213 V44 H220 V52 H226 V151',
    'M146 150 V128 A14 14 0 0 1 174 128 V150 M153 150 V122 M160 150 V116 M167 150 V122 M146 140 H174 M146 130 H174',
    'M112 76 V90 M112 106 V118 M208 70 V84 M208 100 V114 M202 46 V24 M202 24 L224 30 L202 37 M118 54 V34 M118 34 L100 39 L118 45',
    'M104 70 h8 M122 84 h9 M104 126 h9 M192 64 h8 M212 96 h8 M190 128 h8 M128 104 h8 M180 106 h9 M136 118 h7 M182 138 h8',
    'M40 172 L62 128 L84 166 M62 128 V112 M50 150 H75 M62 128 L30 108 M30 108 q-4 8 -8 4 M250 170 L270 96 M258 172 L278 98 M252 162 h9 M255 150 h9 M258 138 h9 M261 126 h9 M264 114 h9',
  ],
  campaign: [
    'M14 52 C40 40 58 58 76 46 C96 34 104 18 132 22 C160 26 168 44 196 38 C226 32 236 16 270 24 C288 28 300 38 308 34',
    'M14 58 C40 46 58 64 76 52 M196 44 C226 38 236 22 270 30 M24 44 q6 -5 12 0 M212 24 q7 -6 14 0 M292 20 q6 -5 12 0',
    'M150 30 C148 56 166 66 160 90 C154 112 172 126 168 150 C166 166 178 178 180 192 M154 30 C153 56 171 66 165 90',
    'M60 96 l10 -16 l10 16 M74 96 l12 -20 l12 20 M92 97 l9 -14 l9 14 M68 88 l3 8 M84 84 l4 12',
    'M222 82 v-14 h5 v4 h5 v-4 h5 v4 h5 v-4 h5 v14 z M230 68 v-14 M230 54 l12 4 l-12 4',
    'M86 150 v-12 h4 v4 h4 v-4 h4 v4 h4 v-4 h4 v12 z M95 138 v-12 M95 126 l-11 3 l11 4',
    'M262 150 v-10 h16 v10 z M262 140 l8 -7 l8 7 M282 150 v-8 h10 v8 z M282 142 l5 -5 l5 5 M252 151 h46',
    'M106 146 C128 138 140 132 158 126 M172 116 C192 106 204 98 220 84 M236 86 C246 104 254 122 262 138',
    'M24 120 q5 -9 10 0 q5 -9 10 0 M30 132 q5 -9 10 0 q5 -9 10 0 M204 160 q5 -9 10 0 q5 -9 10 0 M196 172 q5 -9 10 0 q5 -9 10 0',
  ],
};

/** @param {import('../app.js').Context} context @param {string} name */
export function doorPicture(context, name) {
  const root = el('span', { class: 'door-picture', 'aria-hidden': 'true' });
  if (DRAWINGS[name]) root.append(inked(DRAWINGS[name]));
  else paint(context, root).catch(() => root.classList.add('unpainted'));
  return root;
}

async function paint(context, root) {
  const battle = await context.api.scenario(BATTLE);
  root.append(battlePicture({ board: battle.board, position: battle.position, key: BATTLE, label: battle.title, width: 620, shape: 1.5 }));
}

function inked(strokes) {
  const svg = document.createElementNS(INK, 'svg');
  svg.setAttribute('viewBox', '0 0 320 200');
  svg.setAttribute('preserveAspectRatio', 'xMidYMin slice');
  for (const stroke of strokes) {
    const path = document.createElementNS(INK, 'path');
    path.setAttribute('d', stroke);
    svg.append(path);
  }
  return svg;
}
