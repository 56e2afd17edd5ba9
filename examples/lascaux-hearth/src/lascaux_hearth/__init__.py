"""Hearth: keep your fires burning through six nights."""
