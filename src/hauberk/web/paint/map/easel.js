// A canvas nobody sees: in a worker, on a page, and in browsers that know only the visible kind.

/** A visible canvas can do all that painters want of the other kind. @param {number} w @param {number} h @returns {OffscreenCanvas} */
export function easel(w, h) {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(w, h);
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  return /** @type {any} */ (canvas);
}

/**
 * The brush of a canvas. A browser gives none where something else has been drawn on it before, which nobody here does.
 * @template {HTMLCanvasElement|OffscreenCanvas} C
 * @param {C} canvas @param {CanvasRenderingContext2DSettings} [how]
 * @returns {C extends HTMLCanvasElement ? CanvasRenderingContext2D : OffscreenCanvasRenderingContext2D}
 */
export function brushOf(canvas, how) {
  return /** @type {any} */ (canvas.getContext('2d', how));
}
