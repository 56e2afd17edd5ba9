import type { GameClient } from "..";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";

const client: GameClient = {
  id: "cave-vs-cave",
  Board,
  Picture,
  minutes: 30,
  lessons: { en: {}, de: {} },
};

export default client;
