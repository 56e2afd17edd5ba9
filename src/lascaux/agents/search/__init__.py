"""Monte-Carlo tree search, written once for all games (compiled)."""
