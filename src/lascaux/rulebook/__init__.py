"""The rulebooks of the games: text as data beside each game, read into chapters, with pictures from the engine."""
