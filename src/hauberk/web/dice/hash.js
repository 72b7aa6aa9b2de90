/** SHA-256 and keyed hashes. A browser's own are there only on secure pages, and a table in the house is often reached by plain http. */

const K = new Uint32Array(64);
const START = new Uint32Array(8);
/** The parts of roots of the first primes, from which the constants are made. */
for (let prime = 2, found = 0; found < 64; prime += 1) {
  if (!isPrime(prime)) continue;
  if (found < 8) START[found] = part(Math.sqrt(prime));
  K[found] = part(Math.cbrt(prime));
  found += 1;
}

function isPrime(number) {
  for (let each = 2; each * each <= number; each += 1) if (number % each === 0) return false;
  return true;
}

function part(root) {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

const BLOCK = 64;
const words = new Uint32Array(64);

/** @param {Uint8Array} bytes @returns {Uint8Array} */
export function sha256(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = START.slice();
  for (let at = 0; at < padded.length; at += BLOCK) fold(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

/** One block of the message goes into the state. @param {Uint32Array} state @param {DataView} view @param {number} at */
function fold(state, view, at) {
  for (let n = 0; n < 16; n += 1) words[n] = view.getUint32(at + 4 * n);
  for (let n = 16; n < 64; n += 1) {
    const [x, y] = [words[n - 15], words[n - 2]];
    words[n] = words[n - 16] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + words[n - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let n = 0; n < 64; n += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[n] + words[n]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] += word));
}

function turn(word, by) {
  return (word >>> by) | (word << (32 - by));
}

/** HMAC-SHA256 with a key: what makes of a message its keyed hash. @param {Uint8Array} key @returns {(message: Uint8Array) => Uint8Array} */
export function keyed(key) {
  const short = key.length > BLOCK ? sha256(key) : key;
  const pad = (byte) => Uint8Array.from({ length: BLOCK }, (_, index) => (short[index] ?? 0) ^ byte);
  const [inner, outer] = [pad(0x36), pad(0x5c)];
  return (message) => sha256(joined(outer, sha256(joined(inner, message))));
}

function joined(one, other) {
  const found = new Uint8Array(one.length + other.length);
  found.set(one);
  found.set(other, one.length);
  return found;
}

/** @param {string} text */
export function bytesOf(text) {
  return new TextEncoder().encode(text);
}

/** @param {Uint8Array} bytes */
export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
