## Подсказки
tenths = { $whole },{ $tenth }
button-hint = Подсказка
hint-title = Подсказка
hint-thinking = Думаю над этим вопросом. Подсказка появится здесь через несколько секунд.
hint-failed = На этот раз подсказки не вышло. Нажмите *Подсказка*, чтобы попробовать ещё раз.
hint-brings = виды на победу { $value } %, в конце { $points } очка
hint-sure = Почти наверняка: первый ответ заметно лучше. Мысленно доиграно партий: { $playouts }.
hint-likely = Довольно вероятно: первый ответ лучше. Мысленно доиграно партий: { $playouts }.
hint-close = Уверенности нет: первые ответы примерно равны. Мысленно доиграно партий: { $playouts }.
hint-alone = Других достойных ответов нет. Мысленно доиграно партий: { $playouts }.
judged-equal = столько же очков, как у других ответов
judged-points = { $difference } очка
judged-mostly = { $difference } очка, прежде всего { $what }
judged-both = { $difference } очка: { $what } { $gain }, { $other } { $loss }
command-new-hints = Можно ли игрокам просить подсказки
lobby-no-hints = Без подсказок
error-no_hints = За этим столом играют без подсказок.
