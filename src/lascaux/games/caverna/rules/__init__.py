"""The rules of Caverna: compiled."""
