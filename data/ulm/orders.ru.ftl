## Orders for coming turns: what they are for
occasion-push = Куда задвигать: раунд { $round }
occasion-acts = Порядок действий: раунд { $round }
occasion-quarter = Где ставить печать: раунд { $round }
occasion-cards = Что делать с картами: раунд { $round }
shelf-push = Линии по предпочтению…
shelf-acts = Действия по порядку…
shelf-quarter = Кварталы по предпочтению…
shelf-cards = Применить или выложить…

## Instructions: each is tried in its turn; what follows from an action is as the computer would
instruction-most = Больше всего { $tile-gen }
instruction-gate = Ворота { $gate }
instruction-rich_line = Самая выгодная линия
instruction-rich_quarter = Любой квартал рядом
instruction-act = { $tile }
instruction-play = Сыграть карту
instruction-end = Закончить ход
instruction-quarter = { $quarter }
instruction-now = Применять карты сразу
instruction-later = Выкладывать карты до конца игры

## When to be asked though the computer plays
when-hand = на руках есть карта
when-last = идёт последний раунд
