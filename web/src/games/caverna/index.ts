import type { GameClient } from "..";
import Board from "./Board.svelte";
import { lessons } from "./lessons";
import Picture from "./Picture.svelte";

const client: GameClient = {
  id: "caverna",
  Board,
  Picture,
  minutes: 90,
  lessons,
};

export default client;
