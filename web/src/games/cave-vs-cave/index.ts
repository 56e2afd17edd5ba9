import type { GameClient } from "..";
import Board from "./Board.svelte";
import { lessons } from "./lessons";
import Picture from "./Picture.svelte";

const client: GameClient = {
  id: "cave-vs-cave",
  Board,
  Picture,
  minutes: 30,
  lessons,
};

export default client;
