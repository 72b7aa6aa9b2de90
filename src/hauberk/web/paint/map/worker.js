// Paints away from the page's own thread. One job at a time; boards are kept by number until they are forgotten.
import { applyWorks, finish, paintWindow, prepareScene } from './painter.js';

const scenes = new Map();

function work({ what, board, wish, number, works }) {
  if (what === 'prepare') scenes.set(number, finish(prepareScene(board)));
  else if (what === 'works') applyWorks(scenes.get(number), works);
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
