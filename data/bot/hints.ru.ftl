## Подсказки
tenths = { $whole },{ $tenth }
button-hint = Подсказка
hint-title = Подсказка
hint-thinking = Думаю над этим вопросом. Подсказка появится здесь через несколько секунд.
hint-brings = в итоге около { $points } очка
hint-sure = Уверенно: первый ход явно лучший. Пробных партий: { $playouts }.
hint-likely = Довольно уверенно: первый ход впереди. Пробных партий: { $playouts }.
hint-close = Почти поровну: лучшие ходы дали примерно одно и то же. Пробных партий: { $playouts }.
hint-alone = Других достойных ходов нет. Пробных партий: { $playouts }.
hint-refining = Сравниваю дальше. Пробных партий пока: { $playouts }.
hint-quick = Выбор быстрого игрока: сервер сейчас слишком занят для пробных партий.
judged-equal = столько же очков, как у других ответов
judged-points = { $difference } очка
judged-mostly = { $difference } очка, прежде всего { $what }
command-new-hints = Можно ли игрокам просить подсказки
lobby-no-hints = Без подсказок
error-no_hints = За этим столом играют без подсказок.
