export const minutes = 30; // of a game
