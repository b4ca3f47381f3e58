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
wish-most = Ряд, где больше всего { $tile-gen }
wish-gate = Ворота { $gate }
wish-rich_line = Самый выгодный ряд
wish-rich_quarter = Любой квартал рядом
wish-act = { $tile }
wish-play = Сыграть карту
wish-end = Закончить ход
wish-quarter = { $quarter }
wish-now = Применять карты сразу
wish-later = Выкладывать карты до конца игры

## When to be asked though the computer plays
when-hand = на руке есть карта
when-last = идёт последний раунд
