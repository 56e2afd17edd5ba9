export const minutes = 60; // of a game
