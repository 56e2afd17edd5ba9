import { get } from "../lib/api";
import { LiveTable } from "../lib/live.svelte";
import type { ChoiceView, LessonChapter, LessonShown, LessonStep, TableShown } from "../lib/messages";
import type { Language } from "../lib/settings.svelte";
import { keep, progress } from "./progress";

/** The table of a lesson. The server knows it at every moment, and nobody else sits there; only what was explained is played. */
export class LessonTable extends LiveTable {
  override readonly stored = false;
  lesson = $state.raw<LessonShown | null>(null);
  why = $state(""); // the last choice was not the one that is taught
  problem = $state(""); // what the server refused
  reached = $state(false); // all steps of the chapter are done
  aside = $state(false); // the words make way for what they speak of
  news = $state(0); // lines that the last answer brought
  private place = $state(0); // of the chapter
  private number = $state(0); // of the step
  private made = $state(0); // choices of the step

  chapter = $derived<LessonChapter | undefined>(this.lesson?.chapters[this.place]);
  step = $derived<LessonStep | undefined>(this.chapter?.steps[this.number]);
  /** The name of the choice that is waited for. */
  wanted = $derived(this.reached ? undefined : this.step?.choices[this.made]);
  last = $derived(this.place + 1 === this.lesson?.chapters.length);

  constructor(
    readonly game: string,
    private readonly opening: string, // the chapter to begin with
  ) {
    super("", null);
  }

  override get address(): string {
    return `/games/${this.game}/lesson/${this.choices}`;
  }

  get following(): LessonChapter | undefined {
    return this.lesson?.chapters[this.place + 1];
  }

  /** "2 of 7": the chapter, and the step in it. */
  get course(): { chapter: number; chapters: number; step: number; steps: number } {
    const steps = this.chapter?.steps.length ?? 0;
    return { chapter: this.place + 1, chapters: this.lesson?.chapters.length ?? 0, step: this.number + 1, steps };
  }

  override connect(): void {
    void this.ask(async () => {
      this.lesson = await get<LessonShown>(`/games/${this.game}/lesson`);
      this.place = Math.max(
        0,
        this.lesson.chapters.findIndex((chapter) => chapter.name === this.opening),
      );
      const before = progress(this.game);
      const number =
        before.chapter === this.chapter!.name ? this.chapter!.steps.findIndex((step) => step.name === before.step) : 0;
      await this.show(Math.max(0, number));
    });
  }

  override close(): void {
    this.motion.skip();
  }

  override choose(choice: number): void {
    const { step, wanted } = this;
    if (this.sent || !step || !wanted) return;
    const name = this.choicesNow.find((offer) => offer.choice === choice)?.name ?? "";
    if (name !== wanted) return this.refuse(name);
    void this.ask(async () => {
      if (this.made + 1 === step.choices.length) return this.forward();
      this.made++;
      await this.turn();
    });
  }

  /** Whoever cannot find it may have it done. */
  chooseForMe(): void {
    const offer = this.choicesNow.find((choice) => choice.name === this.wanted);
    if (offer) this.choose(offer.choice);
  }

  /** Says why a choice is not the one to make here; what was begun by clicking may be the beginning of many. */
  refuse(name: string): void {
    this.why = this.step?.answers.find((answer) => name.startsWith(answer.begins))?.text ?? "";
  }

  read(): void {
    if (!this.sent && !this.wanted) void this.ask(() => this.forward());
  }

  back(): void {
    if (!this.sent && (this.reached || this.number > 0))
      void this.ask(() => this.show(this.reached ? this.number : this.number - 1));
  }

  override undo(): void {
    this.back();
  }

  override end(): void {}

  override speak(_language: Language): void {
    void this.ask(async () => {
      this.lesson = await get<LessonShown>(`/games/${this.game}/lesson`);
      this.log = [];
      await this.turn();
    });
  }

  private get choicesNow(): ChoiceView[] {
    return (this.latest?.view as { choices: ChoiceView[] } | undefined)?.choices ?? [];
  }

  private get choices(): number {
    const { step } = this;
    return step ? step.at + (this.reached ? step.choices.length : this.made) : 0;
  }

  private async forward(): Promise<void> {
    if (this.number + 1 < this.chapter!.steps.length) return this.show(this.number + 1);
    this.reached = true;
    keep(this.game, { done: [...new Set([...progress(this.game).done, this.chapter!.name])] });
    await this.turn();
  }

  private async show(number: number): Promise<void> {
    this.number = number;
    this.made = 0;
    this.reached = false;
    keep(this.game, { chapter: this.chapter!.name, step: this.step!.name });
    await this.turn();
  }

  /** Ask for the table as it stands now; what led to it since is shown. */
  private async turn(): Promise<void> {
    this.why = "";
    const known = this.choices >= this.log.length ? this.log.length : 0;
    const table = await get<TableShown>(`${this.address}?seen=${known}`);
    this.news = table.log.lines.length;
    const reading = this.wanted ? {} : { view: { ...table.view, choices: [] }, texts: [], final: [], done: [] }; // nothing to choose yet
    this.hear({ ...table, ...reading, undo: { one: null, turn: null } });
  }

  private async ask(work: () => Promise<void>): Promise<void> {
    this.sent = true;
    this.motion.skip();
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
