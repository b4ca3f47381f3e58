## Картинки любой игры
picture-lobby = Собираем игроков
picture-lobby-full = Можно начинать
picture-free = свободное место
picture-player = Игрок { $number }
picture-nobody = никто
picture-final-scores = Итоги
picture-fewest-win = чем меньше очков, тем лучше
picture-legend = Обозначения на поле

## Описания картинок
picture-alt-lobby = Новая партия в игру «{ $game }». За столом: { $names }. Свободных мест: { $free }.
picture-alt-scores = Итоги игры.
picture-alt-fewest-win = Чем меньше очков, тем лучше.
picture-alt-score = { $place }. { $name }: { $points } ({ $reasons }).
picture-alt-score-bare = { $place }. { $name }: { $points }.
picture-alt-due = Сейчас ходят: { $names }.
picture-ringed = Обведено то, что изменилось:

## Шансы на победу
picture-chances = Шансы на победу
picture-chances-begin = начало
picture-chances-end = конец
picture-share = { $share } %
picture-alt-chances = Шансы на победу по ходу партии, в процентах: в начале, после каждой четверти, в конце.
picture-alt-chance = { $name }: { $shares }.
