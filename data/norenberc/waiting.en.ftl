## Whom a game waits for
waiting-answered = Plans in: { $names }
