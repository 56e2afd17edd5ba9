"""The command `lascaux`: play, watch and look things up in a terminal."""
