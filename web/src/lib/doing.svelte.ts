import { say } from "../texts";

/** What a page does for somebody, and how that went. */
export class Doing {
  problem = $state("");
  told = $state("");

  /** @param load brings the page up to date: at once, and after whatever was done. */
  constructor(private readonly load: () => Promise<unknown>) {
    void load().catch((error: Error) => (this.problem = error.message));
  }

  async do(work: () => Promise<unknown>): Promise<void> {
    this.problem = this.told = "";
    try {
      await work();
      await this.load();
      this.told = say("account.saved");
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }
}
