// A canvas nobody sees: in a worker, on a page, and in browsers that know only the visible kind.

/** @returns {OffscreenCanvas|HTMLCanvasElement} */
export function easel(w, h) {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(w, h);
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  return canvas;
}
