import type { GameClient } from "..";
import Board from "./Board.svelte";
import { lessons } from "./lessons";
import { called } from "./names";
import { options } from "./options";
import Picture from "./Picture.svelte";

const client: GameClient = {
  id: "caverna",
  Board,
  Picture,
  minutes: 90,
  nameOf: (kind, name) => called(kind === "room" ? "room" : "space", name),
  options,
  lessons,
};

export default client;
