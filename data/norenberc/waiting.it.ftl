## Whom a game waits for
waiting-answered = Piani pronti: { $names }
