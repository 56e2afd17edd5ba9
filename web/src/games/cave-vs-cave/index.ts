import type { GameClient } from "..";
import Board from "./Board.svelte";
import { lessons } from "./lessons";
import { call, ROOM_NAMES } from "./names";
import { options } from "./options";
import Picture from "./Picture.svelte";

const client: GameClient = {
  id: "cave-vs-cave",
  Board,
  Picture,
  minutes: 30,
  nameOf: (kind, name) => (kind === "room" ? call(ROOM_NAMES, name) : undefined),
  options,
  lessons,
};

export default client;
