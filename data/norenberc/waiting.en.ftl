## Whom a game waits for
waiting-answered = Sealed: { $names }
