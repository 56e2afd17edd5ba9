"""Everything that goes out, declared once; what comes in is in `messages`."""
