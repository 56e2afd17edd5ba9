import { get, post } from "../lib/api";
import { LiveTable } from "../lib/live.svelte";
import type { NextPuzzle, PuzzleAnswer, PuzzleJudged, PuzzleShown, TableShown } from "../lib/messages";
import type { Language } from "../lib/settings.svelte";
import { offers, type Offer, type Spot } from "../lib/targets";

/** The table of a puzzle, one after the other. The server judges, and tells the solution only after a try. */
export class PuzzleTable extends LiveTable {
  override readonly stored = false;
  state = $state<"loading" | "asking" | "wrong" | "found" | "shown" | "over">("loading");
  stream = $state.raw<NextPuzzle | null>(null);
  judged = $state.raw<PuzzleJudged | null>(null); // the last try
  tried = $state.raw<Offer | null>(null);
  solution = $state.raw<Spot[]>([]); // where it is on the board, once it may be known
  problem = $state(""); // what the server refused

  constructor(
    readonly game: string,
    private wanted: string, // a puzzle to begin with; empty: whichever suits
  ) {
    super("", null);
  }

  get puzzle(): PuzzleShown | null {
    return this.stream?.puzzle ?? null;
  }

  override get address(): string {
    return `/games/${this.game}/puzzles/${this.puzzle?.id}`;
  }

  override connect(): void {
    void this.ask(() => this.load(this.wanted));
  }

  override close(): void {
    this.motion.skip();
  }

  override choose(choice: number): void {
    this.tried = offers(this.latest!).find((offer) => offer.choice === choice) ?? null;
    this.answer(choice);
  }

  /** Whoever gives up may see the solution. */
  show(): void {
    this.answer(null);
  }

  /** On to the next one, which has an address of its own from then on. */
  goOn(): void {
    void this.ask(() => this.load(""));
  }

  override undo(): void {}
  override end(): void {}

  override speak(_language: Language): void {
    void this.ask(() => this.load(this.puzzle?.id ?? ""));
  }

  private answer(choice: number | null): void {
    if (this.sent || (this.state !== "asking" && this.state !== "wrong")) return;
    void this.ask(async () => {
      const judged = await post<PuzzleJudged, PuzzleAnswer>(this.address, { choice });
      this.judged = judged;
      this.stream = { ...this.stream!, you: judged.you };
      this.state = judged.right ? "found" : judged.solution ? "shown" : "wrong";
      if (judged.solution) this.settle(judged.solution.choice);
    });
  }

  /** Nothing more can be chosen, and the answer is lit up. */
  private settle(answer: number): void {
    const table = this.latest!;
    const found = offers(table).find((offer) => offer.choice === answer);
    this.solution = found?.targets ?? [];
    this.latest = {
      ...table,
      view: { ...table.view, choices: [] } as unknown as TableShown["view"],
      texts: [],
      final: [],
      done: [],
    };
  }

  private async load(wanted: string): Promise<void> {
    this.state = "loading";
    const puzzles = `/games/${this.game}/puzzles`;
    const stream = await get<NextPuzzle>(`${puzzles}${wanted ? `?puzzle=${wanted}` : ""}`);
    const id = stream.puzzle?.id;
    const table = id ? await get<TableShown>(`${puzzles}/${id}`) : null;
    this.stream = stream;
    this.judged = this.tried = null;
    this.solution = [];
    if (!table) {
      this.state = "over";
      return;
    }
    history.replaceState(null, "", `/puzzles/${this.game}/${id}`);
    this.motion.skip();
    this.first = table.log.from;
    this.log = table.log.lines;
    this.latest = { ...table, undo: { one: null, turn: null } };
    this.state = "asking";
  }

  private async ask(work: () => Promise<void>): Promise<void> {
    this.sent = true;
    try {
      await work();
      this.connected = true;
      this.problem = "";
    } catch (error) {
      this.problem = (error as Error).message;
    }
    this.sent = false;
  }
}
