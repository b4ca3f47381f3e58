## Подсказки
tenths = { $whole },{ $tenth }
button-hint = Подсказка
hint-title = Подсказка
hint-thinking = Думаю над этим ходом. Подсказка появится здесь через несколько секунд.
hint-failed = Подсказку найти не удалось. Нажмите *Подсказка*, чтобы попробовать ещё раз.
hint-brings = шансы { $value } %, в итоге около { $points } очка
hint-sure = Почти наверняка: первый ход заметно лучше. Пробных партий: { $playouts }.
hint-likely = Довольно вероятно: первый ход лучше. Пробных партий: { $playouts }.
hint-close = Уверенности нет: первые ходы примерно равны. Пробных партий: { $playouts }.
hint-alone = Других достойных ходов нет. Пробных партий: { $playouts }.
judged-equal = столько же очков, как у других ходов
judged-points = { $difference } очка
judged-mostly = { $difference } очка, прежде всего { $what }
judged-both = { $difference } очка: { $what } { $gain }, { $other } { $loss }
command-new-hints = Разрешить подсказки
lobby-no-hints = Без подсказок
error-no_hints = За этим столом играют без подсказок.
