import type { GameClient } from "..";
import Board from "./Board.svelte";
import { lessons } from "./lessons";
import { placeName } from "./names";
import Picture from "./Picture.svelte";

const client: GameClient = {
  id: "stone-age",
  Board,
  Picture,
  minutes: 60,
  nameOf: (kind, name) => (kind === "place" ? placeName(name, false) : undefined),
  lessons,
};

export default client;
