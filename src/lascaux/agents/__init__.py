"""Those who choose."""
