"""What every game shares: positions, decisions, verbs, options, texts, scoresheets."""
