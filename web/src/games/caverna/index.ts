import type { GameClient } from "..";
import type { Movements } from "../../lib/motion/types";
import Board from "./Board.svelte";
import { movements } from "./motion";
import Part from "./Part.svelte";
import Piece from "./Piece.svelte";
import Rounds from "./Rounds.svelte";

const client: GameClient = {
  Board,
  Header: Rounds,
  Part,
  Piece,
  movements: movements as Movements,
};

export default client;
