## Orders for coming turns: what they are for
occasion-push = Куда вставлять: раунд { $round }
occasion-acts = Порядок действий: раунд { $round }
occasion-quarter = Где ставить печать: раунд { $round }
occasion-cards = Что делать с картами: раунд { $round }
shelf-push = Ряды по предпочтению…
shelf-acts = Действия по порядку…
shelf-quarter = Кварталы по предпочтению…
shelf-cards = Применить или выложить…

## Wishes: each is tried in its turn; what follows from an action is as the computer would
instruction-most = Ряд, где больше всего { $tile-gen }
instruction-gate = Ворота { $gate }
instruction-rich_line = Самый выгодный ряд
instruction-rich_quarter = Любой квартал рядом
instruction-act = { $tile }
instruction-play = Сыграть карту
instruction-end = Закончить ход
instruction-quarter = { $quarter }
instruction-now = Применять карты сразу
instruction-later = Выкладывать карты до конца игры

## When to be asked though the computer plays
when-hand = на руке есть карта
when-last = идёт последний раунд
