// From the position as the server sends it to works as the painter takes them (./touched.js).

/**
 * @param {{works?: object, machines?: object[]}} position
 * @returns {object} works for MapView.setWorks
 */
export function worksOf(position) {
  const w = position.works || {};
  return {
    doors: w.doors || {},
    changed: w.ground || {},
    sides: w.sides || [],
    damage: w.damage || {},
    naphtha: Object.keys(w.naphtha || {}),
    fires: Object.entries(w.fires || {}).map(([hex, fire]) => ({ hex, age: fire.age })),
    ladders: (w.ladders || []).map((l) => ({ id: l.id, hexes: l.cells, standing: l.standing, facing: l.facing })),
    things: (w.things || []).filter((t) => t.cell).map((t) => ({ id: t.id, kind: t.kind, hex: t.cell, facing: t.facing ?? -1 })),
    machines: (position.machines || [])
      .filter((m) => !m.away)
      .map((m) => ({ id: m.id, kind: m.kind, hexes: m.cells, facing: m.facing, folded: m.folded, parts: m.parts, bridge: m.bridge, burnt: m.burnt })),
  };
}
