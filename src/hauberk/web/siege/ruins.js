/** What the siege has made of the place, as works for the painter of the map. */

import { worksOf } from '../paint/map/index.js';

/**
 * @param {object} board
 * @param {import('./model.js').Shown} model
 * @returns {object} works for MapView.setWorks
 */
export function ruinsOf(board, model) {
  const { place } = model.position;
  const changed = {};
  const damage = {};
  const doors = {};
  const fallen = new Set([...place.down, ...Object.keys(place.walls).filter((name) => place.walls[name].burnt)]);
  for (const [name, wall] of Object.entries(place.walls)) {
    if (wall.kind === 'hoarding') changed[name] = fallen.has(name) ? '' : 'hoarding';
    else if (wall.lost && !fallen.has(name)) damage[name] = wall.lost;
  }
  for (const name of fallen) bringDown(board, place, name, changed, doors);
  if (place.bridge === 'destroyed') {
    for (const [name, wall] of Object.entries(place.walls)) if (wall.kind === 'bridge') bringDown(board, place, name, changed, doors);
  }
  for (const hex of place.fascines) changed[hex] = 'filled_moat';
  for (const gate of board.gates ?? []) if (place.gate === 'open' && /gate/.test(gate.kind ?? gate.id)) doors[gate.id] ??= 'open';
  const { machines } = worksOf({ machines: model.position.machines });
  return { changed, damage, doors, machines };
}

/** What is left of a kind of wall; of all others rubble is. */
const LEFT = { palisade: 'stockade_down', bridge: 'bridge_destroyed', jetty: 'burnt', scaffold: '', hoarding: '' };

/** Stone leaves rubble, timber little or nothing, a gate hangs broken; the walks above are gone. */
function bringDown(board, place, name, changed, doors) {
  const wall = place.walls[name];
  const hex = name.split('/')[0];
  const gate = (board.gates ?? []).find((each) => (each.sides ?? []).some((side) => side.hex === hex) || (each.hexes ?? []).includes(hex));
  if (wall && (wall.kind === 'gate' || wall.kind === 'postern') && gate) {
    doors[gate.id] = 'broken';
    return;
  }
  for (const floor of board.storeys ?? []) {
    for (const cell of floor.hexes) if (cell.name.split('/')[0] === hex && floor.storey > 0) changed[cell.name] = '';
  }
  changed[name.includes('/') ? name : hex] = wall && wall.kind in LEFT ? LEFT[wall.kind] : 'rubble';
}
