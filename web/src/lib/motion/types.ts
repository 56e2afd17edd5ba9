import type { Drawing } from "../icons";
import type { LogLine, TableView } from "../messages";

/** Where something lies on the table, as its `data-place` says: "KIND NAME" or, if it is somebody's, "KIND NAME SEAT". */
export type Place = string;

/** How something moves; it also says what is heard. */
export type Kind =
  | "walk" // a worker, in small hops
  | "fly" // goods, with a count
  | "slide" // a tile, whole, to where it stays
  | "turn" // a tile over, where it lies
  | "roll" // a die
  | "harvest" // goods from field to store
  | "mark" // a marker, one further
  | "build" // something appears where it stays: a wall, a fence, a stable
  | "score" // points
  | "change"; // anything else: it lights up

/** One thing that moves. Of several places, the first that can be seen counts: a store, or else its owner's name. */
export interface Movement {
  kind: Kind;
  from?: Place | Place[];
  to: Place | Place[];
  sign?: Drawing | undefined; // what is carried; otherwise a copy of what lies at `from`, or else at `to`
  count?: number; // goods or points, with their sign
  wave?: number; // what passes over the boards comes one after the other: first 0, then 1, …
}

/** For a game's `motion.ts`: what one choice moved. It only names places; what it does not name just changes. */
export type Movements<V extends TableView = TableView> = (before: V, after: V, line: LogLine) => Movement[];

/** What was played, for tests: they put an array at `window.lascauxMotion` before the page is loaded. */
export interface Played {
  choice: number; // its place in the log
  kind: Kind;
  from: Place | null;
  to: Place | null;
  duration: number; // milliseconds
}

declare global {
  interface Window {
    lascauxMotion?: Played[];
  }
}
