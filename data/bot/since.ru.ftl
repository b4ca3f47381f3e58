## What happened since a player’s last move
since-title = После вашего последнего хода
since-begin = Что уже произошло
since-brief = { $title }, кратко
since-all = События
since-nothing = После вашего последнего хода ничего не произошло.

## What a player has missed
button-missed = Что нового?
missed-title = Что нового
missed-held = Ваше имущество: было и стало
missed-nothing = С тех пор, как вы смотрели в последний раз, ничего не произошло.

## Whom a game waits for
waiting-for-each = Ждём: { $people }
waiting-also = ещё { $people }
waiting-one = { $name } (ход начался { $since })
waiting-answered = Готово: { $names }
