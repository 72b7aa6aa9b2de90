// Strokes that all the pictures of groups share.
export const INK = '#2a1c14';
export const PAPER = '#f6ecd2';
export const FONT = '"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",P052,"Book Antiqua","Liberation Serif",Georgia,serif';

export const path = (g, points) => {
  g.beginPath();
  points.forEach(([x, y], i) => (i ? g.lineTo(x, y) : g.moveTo(x, y)));
  g.closePath();
};

export function shadow(g, rx) {
  g.fillStyle = 'rgba(38,26,30,0.34)';
  g.beginPath();
  g.ellipse(4, 1.5, rx, rx * 0.3, 0, 0, 7);
  g.fill();
}

export function letter(g, text, x, y, size, ink, dark) {
  g.font = `700 ${size}px ${FONT}`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.lineJoin = 'round';
  g.strokeStyle = dark ? 'rgba(255,250,232,0.5)' : 'rgba(30,14,8,0.55)';
  g.lineWidth = 2.2;
  g.strokeText(text, x, y);
  g.fillStyle = ink;
  g.fillText(text, x, y);
}

export function flagOn(g, x, y, b, c) {
  g.strokeStyle = INK;
  g.lineWidth = 2;
  g.beginPath();
  g.moveTo(x, y);
  g.lineTo(x, y - 24);
  g.stroke();
  g.fillStyle = c.cloth;
  path(g, [[x, y - 24], [x + 16, y - 22], [x + (c.forked ? 11.5 : 16), y - 17.5], [x + 16, y - 12.5], [x, y - 11]]);
  g.fill();
  g.lineWidth = 1.4;
  g.stroke();
  letter(g, b.letter, x + 6.6, y - 13.2, b.letter.length > 1 ? 8.5 : 11, c.ink, c.dark);
}
