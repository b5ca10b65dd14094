// The socket of a table: news come by themselves, decisions and questions are answered.
//
// A connection that is lost is made anew, and says how far the client has got, so that nothing is missed. A message that has
// not been answered is sent again as it was: the server knows a decision by what it answers and does it once.
import { learnWhy, Refusal, refusal } from "./http";
import { reach } from "./reach.svelte";
import type {
  Acknowledgement,
  BotsWaiting,
  BotWait,
  Chat,
  ClockUpdate,
  GameQueryResult,
  Pong,
  Previews,
  SeatClock,
  SocketRefusal,
  TableChange,
  TableDetail,
  Update,
  WhyNotResult,
} from "./types";

/** How the connection stands: `lost` comes back by itself, `ended` does not. */
export type Connection = "connecting" | "open" | "lost" | "ended";

/** What is told about a table. */
export interface Hears {
  update(update: Update): void;
  table(table: TableDetail): void;
  clocks(clocks: SeatClock[]): void;
  /** Bots that wait until the server has time for them. */
  busy(waiting: BotWait[]): void;
  chat(chat: Chat): void;
  /** What each choice would do, for the one who decides. */
  previews(previews: Previews): void;
  connection(state: Connection, why: Refusal | null): void;
}

/** How a table asks and tells: over its socket, or in a practice. Throws a `Refusal` where it is answered with no. */
export interface Link {
  /** Ask or tell something, until it has been answered. */
  ask<T>(message: { type: string } & Record<string, unknown>): Promise<T>;
  /** Look with the eyes of another seat that the viewer plays. */
  sit(seat: number | null): void;
  /** Ask for how things stand. */
  refresh(): void;
  close(): void;
  /** The time where the clocks run. */
  now(): number;
  /** A server's table: bots keep its pace, and what can be decided in one way only plays itself. */
  readonly atTable: boolean;
}

/** The code of a refusal whose reason has been told already. */
export const DECLINED = "declined";

/** What is needed of a socket. */
export type Socket = Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "readyState" | "send" | "close">;

type SocketAnswer = Acknowledgement | WhyNotResult | Previews | GameQueryResult;
type ServerMessage = Update | TableChange | ClockUpdate | BotsWaiting | Chat | SocketRefusal | Pong | SocketAnswer;

interface Waiting {
  text: string;
  answered(answer: unknown): void;
  refused(error: Refusal): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const QUIET = 20_000;
const PATIENCE = 6_000;
const LASTED = 5_000;
/** After so long what came too fast for the server is sent again. */
const SLOWER = 500;

// Closed for good: refused, signed out, gone. After a backup was put back (COME_AGAIN) everything is asked for anew.
const ENDS = new Set([4400, 4401, 4404]);
const COME_AGAIN = 4410;

const EVENTS = ["online", "offline", "pageshow"] as const;

export class Live implements Link {
  readonly atTable = true;
  /** The server's time less this machine's, in milliseconds. */
  offset = 0;
  /** How many entries the client has; -1 for nothing yet. */
  number = -1;
  state: Connection = "connecting";

  #table: string;
  #hears: Hears;
  #seat: number | null;
  #make: (url: string) => Socket;
  #socket: Socket | null = null;
  #waiting = new Map<string, Waiting>();
  #refs = 0;
  #tries = 0;
  #openedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #why: Refusal | null = null;

  constructor(table: string, hears: Hears, seat: number | null = null, make: (url: string) => Socket = browserSocket) {
    this.#table = table;
    this.#hears = hears;
    this.#seat = seat;
    this.#make = make;
    for (const event of EVENTS) window.addEventListener(event, this.#look);
    document.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  /** Ask or tell the server something, until it has answered; throws a `Refusal` where it says no. */
  ask<T>(message: { type: string } & Record<string, unknown>): Promise<T> {
    if (this.state === "ended") return Promise.reject(this.#why ?? ended());
    const ref = String(++this.#refs);
    const text = JSON.stringify({ ...message, ref });
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(ref, { text, answered: (answer) => resolve(answer as T), refused: reject });
      if (this.state !== "open") return;
      this.#send(text);
      this.#listen(PATIENCE, () => this.#ping()); // whoever waits for an answer is told soon that there is no connection
    });
  }

  /** Look with the eyes of another seat that the viewer plays. */
  sit(seat: number | null): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.refresh();
  }

  /** Ask for how things stand, as after a decision that came too late. */
  refresh(): void {
    if (this.state === "ended") return;
    this.#drop();
    this.#connect();
  }

  /** Leave the table. */
  close(): void {
    for (const event of EVENTS) window.removeEventListener(event, this.#look);
    document.removeEventListener("visibilitychange", this.#look);
    this.#end(null);
  }

  /** The server's time now. */
  now(): number {
    return Date.now() + this.offset;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const query = new URLSearchParams();
    if (this.number >= 0) query.set("after", String(this.number));
    if (this.#seat !== null) query.set("seat", String(this.#seat));
    query.set("previews", "1");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = this.#make(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.#table)}/live?${query}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(String(event.data));
    socket.onclose = (event) => this.#closed(event.code);
    this.#listen(PATIENCE, () => this.#closed(0)); // a network that swallows everything never says that it failed
  }

  #opened(): void {
    this.#openedAt = Date.now();
    this.#why = null;
    this.#set("open");
    for (const { text } of this.#waiting.values()) this.#send(text);
    this.#beat();
  }

  #closed(code: number): void {
    this.#drop();
    if (ENDS.has(code)) return this.#end(this.#why ?? ended());
    if (code === COME_AGAIN) this.number = -1;
    // One that opens and breaks at once is not tried again without end.
    if (this.state === "open" && Date.now() - this.#openedAt >= LASTED) this.#tries = 0;
    this.#set("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#tries++, Math.random()));
  }

  #end(why: Refusal | null): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#why = why;
    this.#set("ended");
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { refused } of waiting) refused(why ?? ended());
  }

  /** The machine woke up, the network is back or gone, the page is seen again: do not wait for the next try. */
  #look = (): void => {
    if (this.state === "ended" || document.visibilityState === "hidden") return;
    if (this.state === "lost") this.#connect();
    else if (this.state === "open") this.#ping();
  };

  #heard(data: string): void {
    const told = JSON.parse(data) as ServerMessage;
    reach.answered();
    this.#beat();
    switch (told.type) {
      case "update":
        this.number = told.number;
        return this.#hears.update(told);
      case "table":
        return this.#hears.table(told.table);
      case "clocks":
        this.offset = told.now - Date.now();
        return this.#hears.clocks(told.clocks);
      case "busy":
        return this.#hears.busy(told.waiting);
      case "chat":
        return this.#hears.chat(told);
      case "pong":
        this.offset = told.now - Date.now();
        return;
      case "refused":
        if (told.ref && told.error.code === "too_fast") this.#later(told.ref);
        else void this.#refused(told.ref ?? "", refusal(0, told.error));
        return;
      case "previews":
        if (!told.ref) return this.#hears.previews(told);
        return this.#settle(told.ref, (one) => one.answered(told));
      default:
        return this.#settle(told.ref ?? "", (one) => one.answered(told));
    }
  }

  #settle(ref: string, tell: (one: Waiting) => void): void {
    const one = this.#waiting.get(ref);
    this.#waiting.delete(ref);
    if (one) tell(one);
  }

  async #refused(ref: string, why: Refusal): Promise<void> {
    if (!ref) this.#why = why;
    await learnWhy(why);
    if (ref) this.#settle(ref, (one) => one.refused(why));
  }

  /** The server has done nothing with it yet: whoever clicks quickly waits a little, and need not know. */
  #later(ref: string): void {
    setTimeout(() => {
      const one = this.#waiting.get(ref);
      if (one && this.state === "open") this.#send(one.text);
    }, SLOWER);
  }

  /** Something was heard: all is well for a while. */
  #beat(): void {
    this.#listen(QUIET, () => this.#ping());
  }

  /** Ask for a sign of life; without one the connection counts as lost, whatever the browser believes. */
  #ping(): void {
    this.#send(JSON.stringify({ type: "ping" }));
    this.#listen(PATIENCE, () => {
      this.#closed(0);
      this.#connect();
    });
  }

  #listen(time: number, otherwise: () => void): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(otherwise, time);
  }

  #send(text: string): void {
    // Somebody else is sitting down: what waits for an answer is sent as soon as their socket is open.
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    try {
      this.#socket?.send(text);
    } catch {
      this.#closed(0); // the browser knows already that it is closed; what was not answered is sent again
    }
  }

  #drop(): void {
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Browsers complain about a socket that is closed before it is open.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  #set(state: Connection): void {
    if (state === this.state && state !== "ended") return;
    this.state = state;
    this.#hears.connection(state, this.#why);
  }
}

/** How long to wait before a try: longer each time, and not for all clients alike. */
export function waitBefore(tries: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10));
  return longest * (0.5 + chance / 2);
}

const ended = (): Refusal => new Refusal(0, "connection_ended");

function browserSocket(url: string): Socket {
  return new WebSocket(url);
}
