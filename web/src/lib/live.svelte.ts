import type { LogLine, SocketAnswer, SocketMessage, TableShown, Target } from "./messages";
import { type Language, settings } from "./settings.svelte";
import { logInFirst } from "./who.svelte";

const SLOWEST = 5000; // milliseconds between two tries to connect
const HEARTBEAT = 20000;
const SESSION_OVER = 4001; // how the server closes when somebody is logged out
const RECENT = 8; // lines whose things are shown to have changed

/** A table as the server tells it. It knows no rules: it shows what came and sends a choice back. */
export class LiveTable {
  shown = $state.raw<TableShown | null>(null);
  log = $state.raw<LogLine[]>([]);
  first = $state(0); // the place of the log's first line; earlier ones are asked for
  news = $state.raw<Target[]>([]); // what the newest lines are about
  connected = $state(false);
  refusal = $state("");
  sent = $state(false); // a choice is under way

  private socket: WebSocket | null = null;
  private closed = false;
  private wait = 250;
  private next = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly id: string,
    readonly code: string | null,
  ) {}

  connect(): void {
    const address = new URL(`/api/tables/${this.id}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("language", settings.language);
    address.searchParams.set("seen", String(this.log.length ? (this.shown?.number ?? 0) : 0));
    if (this.code) address.searchParams.set("code", this.code);
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.wait = 250;
      this.heart = setInterval(() => this.send({ type: "ping" }), HEARTBEAT);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as SocketAnswer);
    socket.onclose = (event?: CloseEvent) => {
      clearInterval(this.heart);
      this.connected = false;
      this.sent = false;
      if (this.closed) return;
      if (event?.code === SESSION_OVER) return logInFirst();
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(2 * this.wait, SLOWEST);
    };
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.socket?.close();
  }

  choose(choice: number): void {
    if (this.sent || !this.shown) return;
    this.refusal = "";
    this.sent = this.send({ type: "choose", id: this.next++, number: this.shown.number, choice });
  }

  undo(turn: boolean): void {
    if (this.sent || !this.shown) return;
    this.refusal = "";
    this.sent = this.send({ type: "undo", id: this.next++, number: this.shown.number, turn });
  }

  /** The same table in another language: all texts come anew. */
  speak(language: Language): void {
    this.send({ type: "language", language });
    this.log = [];
    this.socket?.close();
  }

  private send(message: SocketMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private hear(message: SocketAnswer): void {
    if (message.type === "table") {
      const known = message.log.from - this.first;
      if (known < 0 || known > this.log.length) this.first = message.log.from;
      this.log = [...this.log.slice(0, message.log.from - this.first), ...message.log.lines];
      if (this.shown && message.number > this.shown.number)
        this.news = message.log.lines.slice(-RECENT).flatMap((line) => line.targets);
      this.shown = message;
    } else if (message.type === "here") {
      if (this.shown) {
        const seats = this.shown.seats.map((seat, n) => ({
          ...seat,
          here: message.here[n] ?? false,
          late: message.late[n] ?? false,
        }));
        this.shown = { ...this.shown, seats };
      }
    } else if (message.type === "done") {
      this.sent = false;
    } else if (message.type === "refused") {
      this.sent = false;
      if (message.error.code !== "behind") this.refusal = message.error.text;
    }
  }
}
