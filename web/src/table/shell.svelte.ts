import { getContext, setContext } from "svelte";
import type { Play } from "../lib/play.svelte";
import type { PuzzleTable } from "../puzzle/table.svelte";
import type { Exercise } from "./exercise.svelte";
import { Replay } from "./replay.svelte";

const KEY = Symbol("shell");

/** A part of the table that stands in its place on wide screens and comes from below on small ones. */
export interface SheetTab {
  name: string;
  label: string;
  medium: boolean; // a sheet up to 1200 px, not only on phones
}

/** What is open around the boards of one table. */
export class Shell {
  dialog = $state<"" | "scores" | "text" | "hints">("");
  replay = $state.raw<Replay | null>(null);
  exercise = $state.raw<Exercise | null>(null);
  puzzle = $state.raw<PuzzleTable | null>(null);
  sheet = $state(""); // the name of the open one
  tabs = $state.raw<SheetTab[]>([]);

  /** For a sheet: it has a tab as long as it is there. */
  add(tab: SheetTab): () => void {
    this.tabs = [...this.tabs.filter((other) => other.name !== tab.name), tab];
    return () => {
      this.tabs = this.tabs.filter((other) => other !== tab);
      if (this.sheet === tab.name) this.sheet = "";
    };
  }

  /** Look at the game again, from the end or from a moment on. */
  look(play: Play, moment = play.live.first + play.live.log.length): void {
    if (this.replay) this.replay.go(moment);
    else this.replay = new Replay(play, moment);
  }

  endReplay(): void {
    this.replay?.close();
    this.replay = null;
  }

  toggle(name: string): void {
    this.sheet = this.sheet === name ? "" : name;
  }
}

export function provideShell(shell: Shell): void {
  setContext(KEY, shell);
}

export function useShell(): Shell {
  return getContext<Shell>(KEY);
}
