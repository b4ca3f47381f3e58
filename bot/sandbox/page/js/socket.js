/** The websocket: actions with answers, events, and reconnecting. */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const UNKNOWN_PERSON = 4004;

export class ActionError extends Error {
  constructor({ code = 0, message = "Something went wrong", errors = null } = {}) {
    super(message);
    this.code = code;
    this.errors = errors;
  }
}

export class Socket {
  #as;
  #handlers;
  #ws = null;
  #serial = 0;
  #open = new Map();
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;

  /** handlers: {event(frame), connection("connecting" | "open" | "lost"), unknown()} */
  constructor(as, handlers) {
    this.#as = as;
    this.#handlers = handlers;
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Sends an action to the server; resolves to its results, or rejects with an ActionError. */
  act(doing, args = {}) {
    if (this.#ws?.readyState !== WebSocket.OPEN) return Promise.reject(new ActionError({ message: "Not connected" }));
    this.#serial += 1;
    const n = this.#serial;
    this.#ws.send(JSON.stringify({ n, do: doing, ...args }));
    return new Promise((resolve, reject) => this.#open.set(n, { resolve, reject }));
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#ws?.close();
  }

  #connect() {
    const address = new URL(`/people/socket?as=${encodeURIComponent(this.#as)}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const ws = new WebSocket(address);
    this.#ws = ws;
    ws.addEventListener("message", (event) => this.#receive(JSON.parse(event.data)));
    ws.addEventListener("close", (event) => this.#lost(event.code));
  }

  #receive(frame) {
    if (!("n" in frame)) {
      if (frame.event === "hello") {
        this.#wait = FIRST_WAIT;
        this.#handlers.connection("open");
      }
      this.#handlers.event(frame);
      return;
    }
    const waiting = this.#open.get(frame.n);
    this.#open.delete(frame.n);
    if (frame.ok) waiting?.resolve(frame);
    else waiting?.reject(new ActionError(frame.error));
  }

  #lost(code) {
    for (const { reject } of this.#open.values()) reject(new ActionError({ message: "The connection was lost" }));
    this.#open.clear();
    if (this.#closed) return;
    if (code === UNKNOWN_PERSON) {
      this.#closed = true;
      this.#handlers.unknown();
      return;
    }
    this.#handlers.connection("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }

  #hurry = () => {
    if (document.hidden || this.#closed || this.#ws?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}
