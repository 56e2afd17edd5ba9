export const minutes = 90; // of a game
