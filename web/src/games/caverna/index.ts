import type { GameClient } from "..";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";

const client: GameClient = {
  id: "caverna",
  Board,
  Picture,
  minutes: 90,
  lessons: { en: {}, de: {} },
};

export default client;
