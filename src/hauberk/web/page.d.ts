/** What the page hangs on the browser's own values. */

interface HTMLElement {
  /** Of a map: where a hex lies in the window. Coaches and robots point with it. */
  placeOf?: (hex: string) => { x: number; y: number } | null;
  /** Of the plan of a siege: what is painted on it; robots look at it. */
  works?: () => any;
}

interface Window {
  /** Of the painters' own pages. */
  demo?: any;
}
