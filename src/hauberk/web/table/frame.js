// What of the map is free of the page's own leaves, where the first look goes, and where the slip lies.

/** Pixels a world unit below which counters are hard to tell apart, or to press. */
const TELLING = 0.5;
/** The same on a telephone, whose screen is finer. */
const TELLING_FINE = 0.42;
/** From here on the whole table is a good first look. */
const WHOLE = 0.66;
const MARGIN = 80;
const MARGIN_NARROW = 48;

/** What holds some places, with room round them. */
function boxOf(places, margin = MARGIN) {
  const [xs, ys] = [places.map((each) => each.x), places.map((each) => each.y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

export class Frame {
  /**
   * @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, scene: import('./scene.js').Scene, camera: import('./camera.js').Camera,
   *   slip: object, root: HTMLElement, map: HTMLElement, edges: {strip: HTMLElement, side: HTMLElement, bar: HTMLElement, tools: HTMLElement, storeys: HTMLElement}}} parts
   */
  constructor({ store, hand, scene, camera, slip, root, map, edges }) {
    this.store = store;
    this.hand = hand;
    this.scene = scene;
    this.camera = camera;
    this.slip = slip;
    this.root = root;
    this.map = map;
    this.edges = edges;
    this.narrow = false;
    this.lifted = null;
    /** The first look, as long as nobody has looked elsewhere. @type {{x: number, y: number, scale: number}|null} */
    this.first = null;
  }

  /** The first look: everybody, or at least one's own people, large enough to be told apart, and nobody under the tools. */
  opening() {
    const { camera } = this;
    const { window } = camera;
    camera.window = { ...window, left: Math.max(window.left, this.tooled()) };
    this.look();
    camera.window = window;
    const { x, y, scale } = camera;
    this.first = { x, y, scale };
  }

  look() {
    const { store, scene, camera, narrow } = this;
    const box = (men) => boxOf(men.flatMap((man) => [man.at, man.tail]).map((hex) => hex && scene.centre(hex)).filter(Boolean), narrow ? MARGIN_NARROW : MARGIN);
    const telling = narrow && devicePixelRatio >= 2 ? TELLING_FINE : TELLING;
    const here = [...store.men.values()].filter((man) => man.at && !man.away);
    camera.fit(false);
    if (!here.length || camera.scale >= WHOLE) return;
    camera.show(box(here), { smooth: false, margin: 0, most: 1 });
    const own = here.filter((man) => store.view.you.includes(man.side ?? ''));
    if (camera.scale < telling && own.length) camera.show(box(own), { smooth: false, margin: 0, most: 0.8 });
  }

  /** Some places, as near as they all fit; where they lie too far apart, the middle of them large enough to be pressed. */
  show(places) {
    const { camera } = this;
    camera.show(boxOf(places), { margin: 0, most: Math.max(TELLING, camera.scale) });
    if (camera.least < TELLING && this.narrow) {
      const middle = places[Math.floor(places.length / 2)];
      const box = boxOf(places);
      const fits = Math.min(camera.free.w / box.w, camera.free.h / box.h);
      if (fits < TELLING) camera.show(boxOf([middle]), { margin: 0, most: TELLING });
    }
  }

  /** Where a hex lies in the window. */
  placeOf(hex) {
    const box = this.map.getBoundingClientRect();
    const seen = this.spotOf(hex);
    return seen && { x: box.left + seen.x, y: box.top + seen.y };
  }

  /** The same on the map itself. */
  spotOf(hex) {
    const middle = this.scene.centre(hex);
    return middle && this.camera.toScreen(middle.x, middle.y);
  }

  /** The slip lies beside the hex it is about; on a telephone it lies below, and the map makes room for the hex. */
  place() {
    const { hand, slip, scene, camera, store } = this;
    const hex = slip.refusal?.hex ?? hand.offer?.hex ?? hand.hovered;
    const middle = hex && scene.centre(hex);
    if (!middle || slip.root.hidden) return;
    if (this.narrow) {
      const about = hand.offer?.forecast ?? hand.offer;
      if (about && about !== this.lifted) {
        this.lifted = about;
        camera.reveal(middle.x, middle.y, true, slip.leaf.offsetHeight);
      }
      return;
    }
    const own = hand.man && scene.centre(store.men.get(hand.man)?.at);
    slip.place(camera.toScreen(middle.x, middle.y), camera.free, camera.scale * 46 + 8, own && camera.toScreen(own.x, own.y), this.crowd());
  }

  /** Where people stand, and the way that is pointed at. */
  crowd() {
    const { store, scene, camera, hand } = this;
    const way = hand.option?.path ?? hand.option?.do?.path ?? [];
    const shooter = store.men.get(hand.option?.do?.man)?.at;
    const places = [...[...store.men.values()].filter((man) => man.at && !man.away).map((man) => man.at), ...way, ...(shooter ? [shooter, shooter, shooter] : [])];
    return places.flatMap((at) => scene.centre(at) ?? []).map(({ x, y }) => camera.toScreen(x, y));
  }

  moved() {
    this.scene.redrawGround();
    if (!this.narrow) this.place();
  }

  /** How much of the left edge the tools cover; on a telephone the storeys lie on the other side. */
  tooled() {
    const { tools, storeys } = this.edges;
    const right = Math.max(tools.getBoundingClientRect().right, this.narrow ? 0 : storeys.getBoundingClientRect().right);
    return right - this.root.getBoundingClientRect().left + 6;
  }

  resize() {
    const box = this.root.getBoundingClientRect();
    const [strip, side, bar] = [this.edges.strip, this.edges.side, this.edges.bar].map((edge) => edge.getBoundingClientRect());
    this.narrow = side.width > box.width * 0.6;
    const edges = { top: strip.bottom - box.top, right: this.narrow ? 0 : side.width, bottom: box.bottom - (this.narrow ? side.top : bar.top), left: this.narrow ? 0 : this.tooled() };
    this.scene.resize();
    const { first, camera } = this;
    const again = first && first.x === camera.x && first.y === camera.y && first.scale === camera.scale && (camera.window.width !== box.width || camera.window.height !== box.height);
    camera.resize({ width: box.width, height: box.height, ...edges });
    if (again) this.opening();
    for (const [name, size] of [['--above', edges.top], ['--beside', edges.right], ['--below', edges.bottom]]) this.root.style.setProperty(String(name), `${size}px`);
  }
}
