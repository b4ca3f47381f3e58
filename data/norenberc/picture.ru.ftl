## Картинки: короткие слова, которые помещаются в рисунок
picture-guild-brewers = Пивовары
picture-guild-bakers = Пекари
picture-guild-shoemakers = Башмачники
picture-guild-printers = Печатники
picture-guild-tailors = Портные
picture-guild-hatmakers = Шляпники
picture-round = Раунд { $round }/{ $rounds }
picture-turn = Ход { $turn }
picture-stack = Гостей в стопке: { $count }
picture-plans = Планируют
picture-acts = Ходит
picture-names = Называет
picture-called = { $guild }: готово
picture-round-over = Раунд окончен
picture-game-over = Конец игры
picture-news = Новости
