import type { GameClient } from "..";
import type { Movements } from "../../lib/motion/types";
import Board from "./Board.svelte";
import Header from "./Header.svelte";
import { movements } from "./motion";
import Part from "./Part.svelte";
import Piece from "./Piece.svelte";

const client: GameClient = {
  Board,
  Header,
  Part,
  Piece,
  movements: movements as Movements,
};

export default client;
