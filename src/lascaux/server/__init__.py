"""Tables over HTTP and WebSocket: people and agents play on records that never lose a choice."""
