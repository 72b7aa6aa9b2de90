// Paints counters off the page's own thread.
import { develop } from './studio.js';

const make = (w, h) => new OffscreenCanvas(w, h);
self.onmessage = ({ data }) => {
  try {
    const bitmap = develop(data.job, make).transferToImageBitmap();
    self.postMessage({ key: data.key, bitmap }, { transfer: [bitmap] });
  } catch (fault) {
    self.postMessage({ key: data.key, fault: String(fault) });
  }
};
