// Mouse, pen and fingers on the map: pan, wheel, pinch, press, long press, and drawing a path.

const SLACK = 7;
const LONG = 480;

/**
 * @param {HTMLElement} surface
 * @param {{camera: import('./camera.js').Camera, hexAt: (px: number, py: number) => string|null, hover: (hex: string|null, at: {x: number, y: number}) => void,
 *   stays?: (to: Node|null) => boolean, press: (hex: string|null, how: {add: boolean, touch: boolean}) => void, held: (hex: string) => void, mayDraw: (hex: string) => boolean, draw: (hex: string) => void}} does
 * @returns {() => void} lets go of the surface
 */
export function listen(surface, does) {
  const { camera } = does;
  const fingers = new Map();
  let start = null;
  let pinch = null;
  let timer = 0;

  const place = (event) => {
    const box = surface.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event) {
    if (event.button > 1 || onButton(event)) return;
    surface.setPointerCapture(event.pointerId);
    const at = place(event);
    fingers.set(event.pointerId, at);
    clearTimeout(timer);
    if (fingers.size === 2) {
      start = null;
      pinch = spread();
      return;
    }
    const hex = does.hexAt(at.x, at.y);
    start = { at, hex, moved: false, drawing: event.button === 0 && hex !== null && does.mayDraw(hex), touch: event.pointerType !== 'mouse', long: false };
    if (start.touch && hex) timer = setTimeout(() => hold(hex), LONG);
  }

  /** A button that lies on the surface is pressed itself. */
  function onButton({ target }) {
    return target !== surface && target.closest('button') !== null;
  }

  function hold(hex) {
    if (!start || start.moved) return;
    start.long = true;
    does.held(hex);
  }

  function spread() {
    const [a, b] = [...fingers.values()];
    return { d: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }

  function move(event) {
    const at = place(event);
    const last = fingers.get(event.pointerId);
    if (!last) {
      if (event.pointerType === 'mouse') does.hover(does.hexAt(at.x, at.y), at);
      return;
    }
    fingers.set(event.pointerId, at);
    if (pinch && fingers.size === 2) {
      const now = spread();
      camera.pan(now.x - pinch.x, now.y - pinch.y);
      camera.zoom(now.d / (pinch.d || 1), now.x, now.y);
      pinch = now;
      return;
    }
    if (!start) return;
    if (!start.moved && Math.hypot(at.x - start.at.x, at.y - start.at.y) < SLACK) return;
    start.moved = true;
    clearTimeout(timer);
    const hex = does.hexAt(at.x, at.y);
    if (start.long) does.hover(hex, at);
    else if (start.drawing) {
      if (hex && hex !== start.hex) does.draw(hex);
      start.hex = hex ?? start.hex;
    } else camera.pan(at.x - last.x, at.y - last.y);
  }

  function up(event) {
    const at = place(event);
    fingers.delete(event.pointerId);
    clearTimeout(timer);
    if (fingers.size < 2) pinch = null;
    const begun = start;
    if (!fingers.size) start = null;
    if (!begun || begun.moved || begun.long || event.type === 'pointercancel') return;
    if (event.button === 0) does.press(does.hexAt(at.x, at.y), { add: event.shiftKey || event.ctrlKey || event.metaKey, touch: begun.touch });
  }

  function wheel(event) {
    event.preventDefault();
    const at = place(event);
    const lines = event.deltaMode === 1 ? 24 : 1;
    if (event.ctrlKey || Math.abs(event.deltaY) >= Math.abs(event.deltaX)) camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), at.x, at.y);
    else camera.pan(-event.deltaX * lines, 0);
  }

  // A finger that is lifted leaves too, but what it pressed stays told.
  const leave = (event) => {
    if (event.pointerType === 'mouse' && !does.stays?.(event.relatedTarget)) does.hover(null, { x: 0, y: 0 });
  };
  const menu = (event) => event.preventDefault();
  const all = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, pointerleave: leave, wheel, contextmenu: menu };
  for (const [name, listener] of Object.entries(all)) surface.addEventListener(name, listener, name === 'wheel' ? { passive: false } : undefined);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of Object.entries(all)) surface.removeEventListener(name, listener);
  };
}
