## What happened since a player’s last move
since-title = После вашего последнего хода
since-begin = Что уже произошло
since-all = Показать всё
since-nothing = После вашего последнего хода ничего не произошло.

## What a player has missed
button-missed = Что произошло без меня?
missed-title = Что произошло без вас
missed-held = Ваше: было и стало
missed-nothing = С тех пор, как вы смотрели в последний раз, ничего не произошло.

## Whom a game waits for
waiting-for-each = Ждём: { $people }
waiting-one = { $name } (вопрос задан { $since })
waiting-answered = Готово: { $names }
