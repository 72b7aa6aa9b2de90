// What marches without a banner of its own: a pack animal, a hooded man, a stone-thrower on wheels. Each carries its faction's letter.
import { easel } from '../paint/map/easel.js';
import { beast } from '../paint/people/animals.js';
import { drawSvg } from '../paint/people/canvas.js';
import { INK, PAPER, flagOn, letter, path, shadow } from './banner_brush.js';

function animal(g, kind, x, y, k) {
  g.save();
  g.translate(x, y);
  g.scale(k, k);
  drawSvg(g, `<svg>${beast(kind, { lod: 1 })}</svg>`, easel);
  g.restore();
}

function convoy(g, b, c) {
  shadow(g, 18);
  animal(g, 'mule', -24, -41, 0.42);
  flagOn(g, 8, -25, b, c);
}

function spy(g, b, c) {
  shadow(g, 9);
  g.strokeStyle = PAPER;
  g.fillStyle = '#4a4038';
  const hood = () => {
    g.beginPath();
    g.moveTo(-11, 0);
    g.bezierCurveTo(-12, -16, -9, -24, -7, -29);
    g.bezierCurveTo(-6, -38, 6, -38, 7, -29);
    g.bezierCurveTo(9, -24, 12, -16, 11, 0);
    g.closePath();
  };
  for (const [colour, w] of [[PAPER, 5], [INK, 3]]) {
    hood();
    g.strokeStyle = colour;
    g.lineWidth = w;
    g.stroke();
  }
  hood();
  g.fill();
  g.fillStyle = '#1d1612';
  g.beginPath();
  g.ellipse(0, -28, 4.6, 5.6, 0, 0, 7);
  g.fill();
  g.fillStyle = '#f0e6c8';
  g.beginPath();
  g.ellipse(-1.7, -28.6, 1.1, 0.8, 0, 0, 7);
  g.ellipse(1.9, -28.6, 1.1, 0.8, 0, 0, 7);
  g.fill();
  g.fillStyle = c.cloth;
  g.strokeStyle = INK;
  g.lineWidth = 1.2;
  path(g, [[-6, -19], [6, -19], [6, -8], [0, -4], [-6, -8]]);
  g.fill();
  g.stroke();
  letter(g, b.letter, 0, -9.4, b.letter.length > 1 ? 7.5 : 9.5, c.ink, c.dark);
}

function train(g, b, c) {
  shadow(g, 20);
  const beam = (x0, y0, x1, y1, w = 2.6) => {
    for (const [colour, k] of /** @type {[string, number][]} */ ([[PAPER, 3.6], [INK, 1.8], ['#a67c4c', 0]])) {
      g.strokeStyle = colour;
      g.lineWidth = w + k;
      g.beginPath();
      g.moveTo(x0, y0);
      g.lineTo(x1, y1);
      g.stroke();
    }
  };
  g.lineCap = 'round';
  beam(-18, -7, 18, -7, 3.4);
  beam(-10, -7, 1, -28);
  beam(12, -7, 1, -28);
  beam(-19, -16, 18, -38, 2.4);
  g.fillStyle = '#7c4f2e';
  g.strokeStyle = INK;
  g.lineWidth = 1.3;
  path(g, [[-24, -18], [-15, -19], [-14, -10], [-23, -9]]);
  g.fill();
  g.stroke();
  for (const x of [-12, 12]) {
    g.fillStyle = '#a67c4c';
    g.lineWidth = 1.6;
    g.beginPath();
    g.arc(x, -3, 5, 0, 7);
    g.fill();
    g.stroke();
    g.lineWidth = 0.9;
    g.beginPath();
    for (let i = 0; i < 4; i++) {
      const a = (i * Math.PI) / 4;
      g.moveTo(x - Math.cos(a) * 5, -3 - Math.sin(a) * 5);
      g.lineTo(x + Math.cos(a) * 5, -3 + Math.sin(a) * 5);
    }
    g.stroke();
  }
  flagOn(g, 18, -22, b, c);
}

export const FORM = { convoy, spy, train };
