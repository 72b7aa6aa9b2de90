/**
 * One seat at a table: the socket of docs/protocol.md with numbered requests, promises and reconnecting.
 *
 * ```js
 * const line = new GameLine(gameId, { keys: ['…'], lang: 'en' });
 * line.on('view', (view) => …);        // first of all, and again after each reconnect
 * line.on('step', (step) => …);
 * line.on('ask', ({ ask, undo, lines }) => …);   // what comes later than its steps
 * line.on('thinking', ({ side }) => …);
 * line.on('status', (status) => …);    // 'connecting' | 'open' | 'lost' | 'closed'
 * await line.ask('of', { man: 'tancrede' });
 * await line.do({ do: 'move', man: 'tancrede', path: ['K11'] });   // throws Refused, Stale or LineError
 * line.close();
 * ```
 */

import { spaced } from '../words/spacing.js';

const WAITS = [250, 500, 1000, 2000, 4000];
const PATIENCE = 15000;

/** The rules do not allow it; nothing has changed. */
export class Refused extends Error {
  /** @param {{reason: string, rule: string, text: string, who?: string, about?: string}} refusal */
  constructor(refusal) {
    super(refusal.text);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}

/** It was meant for another position; nothing has changed. */
export class Stale extends Error {
  /** @param {number} seq  the number of the position now */
  constructor(seq) {
    super('stale');
    this.name = 'Stale';
    this.seq = seq;
  }
}

/** The message was not understood or not allowed, or no answer came. */
export class LineError extends Error {
  /** @param {{what: string, text: string, faults?: object[]}} error */
  constructor(error) {
    super(error.text);
    this.name = 'LineError';
    this.what = error.what;
    this.faults = error.faults ?? [];
  }
}

export class GameLine {
  /**
   * @param {string} game
   * @param {{keys?: string[], lang?: string, place?: string, WebSocket?: typeof WebSocket}} [how]  `place`: where games of this kind are kept
   */
  constructor(game, { keys = [], lang = 'en', place = '/api/games', WebSocket: Socket = WebSocket } = {}) {
    this.game = game;
    this._place = place;
    this._keys = keys;
    this._lang = lang;
    this._Socket = Socket;
    this._listeners = new Map();
    this._waiting = new Map();
    this._number = 0;
    this._tries = 0;
    this._closed = false;
    /** The number of the position, as last heard. */
    this.seq = 0;
    /** @type {'connecting'|'open'|'lost'|'closed'} */
    this.status = 'connecting';
    this._connect();
  }

  /**
   * @param {'view'|'step'|'ask'|'thinking'|'status'|'error'|'did'|'undid'} kind
   * @param {(message: any) => void} listener
   * @returns {() => void} stops listening
   */
  on(kind, listener) {
    if (!this._listeners.has(kind)) this._listeners.set(kind, new Set());
    this._listeners.get(kind).add(listener);
    return () => this._listeners.get(kind).delete(listener);
  }

  /** Ask something; resolves with the answer itself. @param {string} what @param {object} [about] */
  async ask(what, about = {}) {
    const answer = await this._request({ ask: what, ...about });
    return answer[what];
  }

  /** Carry out a command for the position with this number. @param {object} command @param {number} [seq] */
  do(command, seq = this.seq) {
    return this._request({ do: command, seq });
  }

  /** Leave standing orders for a seat, in place of those it had. @param {string} side @param {object[]} orders */
  leaveOrders(side, orders) {
    return this._request({ leave_orders: orders, side });
  }

  /** Take back one's own last step. @param {string} side @param {number} [seq] */
  undo(side, seq = this.seq) {
    return this._request({ undo: true, side, seq });
  }

  /** Speak another language from now on. @param {string} lang */
  speak(lang) {
    this._lang = lang;
    return this._request({ lang });
  }

  /** Leave the table. */
  close() {
    this._closed = true;
    clearTimeout(this._timer);
    this._socket?.close(1000);
    this._fail();
    this._turn('closed');
    this._listeners.clear();
  }

  _connect() {
    const query = new URLSearchParams({ lang: this._lang });
    for (const key of this._keys) query.append('key', key);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new this._Socket(`${scheme}://${location.host}${this._place}/${encodeURIComponent(this.game)}/play?${query}`);
    this._socket = socket;
    socket.onmessage = (event) => this._hear(JSON.parse(spaced(event.data, this._lang)));
    socket.onopen = () => {
      this._tries = 0;
      this._turn('open');
    };
    socket.onclose = () => this._lose(socket);
  }

  _lose(socket) {
    if (this._closed || socket !== this._socket) return;
    this._fail();
    this._turn('lost');
    const wait = WAITS[Math.min(this._tries++, WAITS.length - 1)];
    this._timer = setTimeout(() => this._connect(), wait);
  }

  /** Whoever waits for an answer learns that none will come. */
  _fail() {
    for (const { reject, timer } of this._waiting.values()) {
      clearTimeout(timer);
      reject(new LineError({ what: 'lost', text: 'lost' }));
    }
    this._waiting.clear();
  }

  _turn(status) {
    if (this.status === status) return;
    this.status = status;
    this._tell('status', status);
  }

  _tell(kind, message) {
    for (const listener of [...(this._listeners.get(kind) ?? [])]) listener(message);
  }

  _hear(message) {
    if (message.view) this.seq = message.view.seq;
    if (message.step) this.seq = message.step.seq;
    if (message.stale) this.seq = message.stale.seq;
    if (message.n !== undefined && message.n !== null && this._waiting.has(message.n)) this._answer(message);
    else if (message.error) this._tell('error', new LineError(message.error));
    for (const kind of ['view', 'step', 'thinking']) {
      if (message[kind] !== undefined) this._tell(kind, message[kind]);
    }
    if (message.ask !== undefined) this._tell('ask', message);
  }

  _answer(message) {
    const { resolve, reject, timer } = this._waiting.get(message.n);
    this._waiting.delete(message.n);
    clearTimeout(timer);
    if (message.refused) reject(new Refused(message.refused));
    else if (message.stale) reject(new Stale(message.stale.seq));
    else if (message.error) reject(new LineError(message.error));
    else resolve(message);
  }

  _request(body) {
    if (this._socket?.readyState !== this._Socket.OPEN) {
      return Promise.reject(new LineError({ what: 'lost', text: 'lost' }));
    }
    const n = ++this._number;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this._waiting.delete(n);
        reject(new LineError({ what: 'silence', text: 'silence' }));
      }, PATIENCE);
      this._waiting.set(n, { resolve, reject, timer });
      this._socket?.send(JSON.stringify({ n, ...body }));
    });
  }
}
