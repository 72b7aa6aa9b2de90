// Paints campaign maps away from the page's own thread. Scenes are kept by number until they are forgotten.
import { paintWindow, prepareScene } from './painter/country.js';

const scenes = new Map();

function finish(steps) {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function work({ what, number, map, wish }) {
  if (what === 'prepare') scenes.set(number, finish(prepareScene(map)));
  else if (what === 'forget') scenes.delete(number);
  else if (what === 'paint') {
    const { canvas, region, scale } = finish(paintWindow(scenes.get(number), wish));
    return { bitmap: canvas.transferToImageBitmap(), region, scale };
  }
  return {};
}

self.onmessage = ({ data }) => {
  try {
    const found = work(data);
    self.postMessage({ job: data.job, ...found }, found.bitmap ? [found.bitmap] : []);
  } catch (fault) {
    self.postMessage({ job: data.job, fault: String(fault && fault.stack) });
  }
};
