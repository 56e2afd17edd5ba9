import type { GameClient } from "..";
import Board from "./Board.svelte";
import { lessons } from "./lessons";
import { options } from "./options";
import Picture from "./Picture.svelte";

const client: GameClient = {
  id: "caverna",
  Board,
  Picture,
  minutes: 90,
  options,
  lessons,
};

export default client;
