import type { GameClient } from "..";
import Board from "./Board.svelte";
import { lessons } from "./lessons";
import Picture from "./Picture.svelte";

const client: GameClient = {
  id: "stone-age",
  Board,
  Picture,
  minutes: 60,
  lessons,
};

export default client;
