import { get, Refused } from "./api";
import type { LogLine, MomentShown, MomentsShown, SocketAnswer, SocketMessage, TableShown } from "./messages";
import { Motion } from "./motion/queue.svelte";
import { type Language, settings } from "./settings.svelte";
import { logInFirst } from "./who.svelte";

const SLOWEST = 5000; // milliseconds between two tries to connect
const HEARTBEAT = 20000;
const SESSION_OVER = 4001; // how the server closes when somebody is logged out

/** A table as the server tells it. It knows no rules: it shows what came and sends a choice back. */
export class LiveTable {
  readonly stored: boolean = true; // it can be looked at again later, and played once more
  latest = $state.raw<TableShown | null>(null); // what a choice answers
  readonly motion = new Motion(
    (first, last) => this.moments(first, last),
    (choice) => this.log.slice(choice - this.first),
  );
  /** What is drawn: the newest table, but with the view of the choice that is being shown. */
  shown = $derived.by(() => {
    const view = this.motion.view;
    return this.latest && view ? { ...this.latest, view: view as unknown as TableShown["view"] } : this.latest;
  });
  log = $state.raw<LogLine[]>([]);
  /** The log as far as the table is drawn. */
  told = $derived.by(() =>
    this.motion.choice === null ? this.log : this.log.slice(0, this.motion.choice + 1 - this.first),
  );
  first = $state(0); // the place of the log's first line; earlier ones are asked for
  connected = $state(false);
  refusal = $state("");
  sent = $state(false); // a choice is under way
  missing = $state(""); // why there is no such table for us

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

  /** Where the server tells more about it. */
  get address(): string {
    return `/tables/${this.id}`;
  }

  connect(): void {
    if (this.closed) return;
    const address = new URL(`/api${this.address}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("language", settings.language);
    address.searchParams.set("seen", String(this.log.length ? (this.latest?.number ?? 0) : 0));
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
      if (!this.latest) void this.look();
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(2 * this.wait, SLOWEST);
    };
  }

  /** A WebSocket does not say why it was not opened: ask the server in another way. */
  private async look(): Promise<void> {
    try {
      await get(`/tables/${this.id}${this.code ? `?code=${this.code}` : ""}`);
    } catch (error) {
      if (!(error instanceof Refused)) return; // the server is away: it is tried again
      this.missing = error.message;
      this.close();
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.socket?.close();
  }

  choose(choice: number): void {
    if (this.sent || !this.latest) return;
    this.refusal = "";
    this.motion.skip();
    this.sent = this.send({ type: "choose", id: this.next++, number: this.latest.number, choice, hold: settings.hold });
  }

  undo(turn: boolean): void {
    if (this.sent || !this.latest) return;
    this.refusal = "";
    this.motion.skip();
    this.sent = this.send({ type: "undo", id: this.next++, number: this.latest.number, turn });
  }

  /** End a turn that is held open. */
  end(): void {
    if (this.sent || !this.latest) return;
    this.refusal = "";
    this.sent = this.send({ type: "end", id: this.next++, number: this.latest.number });
  }

  /** The same table in another language: all texts come anew. */
  speak(language: Language): void {
    this.send({ type: "language", language });
    this.log = [];
    this.socket?.close();
  }

  private async moments(first: number, last: number): Promise<MomentShown[]> {
    const code = this.code ? `&code=${this.code}` : "";
    return (await get<MomentsShown>(`${this.address}/moments?first=${first}&last=${last}${code}`)).moments;
  }

  private send(message: SocketMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  protected hear(message: SocketAnswer): void {
    if (message.type === "table") {
      const known = message.log.from - this.first;
      if (known < 0 || known > this.log.length) this.first = message.log.from;
      this.log = [...this.log.slice(0, message.log.from - this.first), ...message.log.lines];
      const before = this.latest;
      this.latest = message;
      if (message.log.from !== before?.log.length)
        this.motion.skip(); // something was taken back, or all is new
      else if (message.log.lines.length) this.motion.take(before, message, message.log.lines);
    } else if (message.type === "here") {
      if (this.latest) {
        const seats = this.latest.seats.map((seat, n) => ({
          ...seat,
          here: message.here[n] ?? false,
          late: message.late[n] ?? false,
        }));
        this.latest = { ...this.latest, seats };
      }
    } else if (message.type === "done") {
      this.sent = false;
    } else if (message.type === "refused") {
      this.sent = false;
      if (message.error.code !== "behind") this.refusal = message.error.text;
    }
  }
}
