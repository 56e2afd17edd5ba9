"""Speed on one core: the engine, compiled and interpreted, beside its peers."""
