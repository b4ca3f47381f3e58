## What happened since a player’s last move
since-title = Dalla tua ultima mossa
since-begin = Che cosa è successo finora
since-brief = { $title }, in breve
since-all = Eventi
since-nothing = Dalla tua ultima mossa non è successo niente.

## What a player has missed
button-missed = Che cosa è successo?
missed-title = Che cosa è successo
missed-held = Che cosa hai, prima e ora
missed-nothing = Dall’ultima volta che hai guardato non è successo niente.

## Whom a game waits for
waiting-for-each = In attesa di { $people }
waiting-also = anche { $people }
waiting-one = { $name } (chiesto { $since })
waiting-answered = Già fatto: { $names }
