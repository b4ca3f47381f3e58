## Whom a game waits for
waiting-answered = Планы готовы: { $names }
