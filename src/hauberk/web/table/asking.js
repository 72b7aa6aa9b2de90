// Questions to the server, each asked once a position. Every number and every rule comes from there.

export class Asking {
  /** @param {import('../net/socket.js').GameLine} line @param {import('./store.js').Store} store */
  constructor(line, store) {
    this.line = line;
    this.store = store;
    this.kept = new Map();
    this.seq = -1;
  }

  /** The answer to a question about this position; the same question is sent once. */
  ask(what, about = {}) {
    if (this.seq !== this.store.view?.seq) {
      this.kept.clear();
      this.seq = this.store.view?.seq;
    }
    const key = what + JSON.stringify(about);
    if (!this.kept.has(key)) {
      const answer = this.line.ask(what, about);
      answer.catch(() => this.kept.delete(key));
      this.kept.set(key, answer);
    }
    return this.kept.get(key);
  }

  of(man) {
    return this.ask('of', { man });
  }

  path(man, path) {
    return this.ask('path', { man, path });
  }

  way(man, to, by = []) {
    return this.ask('way', { man, to, by });
  }

  forecast(command) {
    return this.ask('forecast', { do: command });
  }

  why(command) {
    return this.ask('why', { do: command });
  }
}
