## Pictures: colors on the plates of markets
picture-color-red = К
picture-color-blue = С
picture-color-green = Зе
picture-color-yellow = Ж
picture-color-purple = Ф

## The board
picture-round = Раунд { $round }/{ $rounds } · { mark-period }
picture-phase-draft = Выбор { $turn }/2
picture-phase-lap = Карта { $turn }/2
picture-phase-hiring = Персонаж
picture-phase-plague = Превышение
picture-phase-over = Конец игры

## Close-ups
picture-hand = На руке
picture-deck = Ещё в колоде
picture-points-heading = Очки престижа
picture-on-cathedral = { $count ->
    [0] На Нотр-Даме ничего
    [one] { $count } маркер на Нотр-Даме
    [few] { $count } маркера на Нотр-Даме
   *[other] { $count } маркеров на Нотр-Даме
}
picture-carriage-at = Карета: { $market }
picture-no-markers = нет маркеров
picture-no-cards = открытых карт нет
picture-coming = Ещё придут в этом периоде
picture-effect-moneylender = { unit-gold } и { unit-points }
picture-effect-monk = { unit-markers } из резерва и { unit-points }
picture-effect-maid = { unit-points } и монета, маркер или шаг «Крысы» назад
picture-doctor-later = Крысы его раунда вас не касаются, больница работает
picture-plague-sum = «Крыса» + крысы − больница = куда её приведёт загрязнение; выше { $track } — превышение

## How to read the board
picture-legend-market = Рынок и сообщение: монета, маркер, крыса или престиж
picture-legend-taken = Рынок, с которого сообщение уже взяли
picture-legend-center = Центр района и чей он
picture-legend-carriage = Карета игрока рядом со своим рынком
picture-legend-donors = Маркеры на Нотр-Даме: фигура каждого игрока
picture-legend-pool = Очки, которые делит Нотр-Дам
picture-legend-purse = Монеты в банке игры
picture-legend-sector = Сектор: сколько в нём фишек, считая друга
picture-legend-supply = Маркеры: доступно / в резерве
picture-legend-gold = Монеты
picture-legend-points = Очки престижа, если они не в тайне
picture-legend-tally = Взятые сообщения по цветам
picture-legend-bell = Звонарь: начинает этот раунд
picture-legend-flask = Врач: крысы этого раунда не в счёт
picture-legend-burst = Загрязнение этого раунда дойдёт до превышения
picture-legend-track = «Крыса» на шкале загрязнения; рамка — куда её приведут крысы этого раунда

## Descriptions of pictures
picture-alt-board = Поле «Нотр-Дама». { $moment }, { $phase }.
picture-alt-order = Порядок хода: { $names }.
picture-alt-player = Район: { $name }. { $moment }.
picture-alt-persons = Персонажи этого периода. { $moment }.
picture-alt-messages = Рынки и сообщения. { $moment }.
picture-alt-cathedral = Нотр-Дам и делёж очков. { $moment }.
picture-alt-share = { $name }: { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[other] { $markers } маркеров
}, { $points } ОП.
picture-alt-plague = Крысы и больницы. { $moment }.
picture-alt-level = { $name }: «Крыса» { $before } + { $rats } − больница { $hospital } = { $level }.
picture-alt-outbreak = { $name }: «Крыса» { $before } + { $rats } − больница { $hospital } = { $level }, превышение.
picture-alt-cards = Карты, сыгранные в этом раунде. { $moment }.
picture-alt-legend = Обозначения на поле: все знаки и что они значат.

## The position as text
picture-text-head = **Нотр-Дам**: { $moment }, { $phase }.
picture-text-persons = Персонажи и их крысы: { $persons }. Крыс в этом раунде: { $rats }.
picture-text-pool = В конце периода Нотр-Дам делит { $points } ОП.
picture-text-bank = Монет в банке игры: { $coins }.
picture-text-lying = Сообщения на рынках: { $messages }.
picture-text-goods = { $name } ({ $color }): { $points } ОП, монет { $gold }, маркеров доступно { $supply }, в резерве { $general }.
picture-text-goods-secret = { $name } ({ $color }): монет { $gold }, маркеров доступно { $supply }, в резерве { $general }; престиж в тайне.
picture-text-borough = Район: { $sectors }.
picture-text-friend = Надёжный друг: { $sector }.
picture-text-friend-beside = Надёжный друг: рядом с полем.
picture-text-rat = «Крыса»: { $rat }, после загрязнения этого раунда { $level }.
picture-text-rat-outbreak = «Крыса»: { $rat }; загрязнение этого раунда дойдёт до { $level }, превышение.
picture-text-taken = Взятые сообщения: { $messages }.
picture-text-played = Карты, сыгранные в этом раунде: { $cards }.
picture-text-hand = На руке: { $cards }.
picture-text-none = нет

## Картинки вопросов: какую карту оставить или сыграть, кого нанять
picture-decide-shown = Персонажи
picture-decide-each = Каждый стоит
picture-decide-there = там
picture-decide-moved = сдвиг
picture-decide-from = из
picture-decide-kept = Оставлено
picture-decide-rats = Крысы раунда
picture-decide-rat = ваша «Крыса»
picture-decide-outbreak = Превышение!
picture-decide-no_gold = нужна монета
picture-decide-no_marker = нет маркеров
picture-decide-lapses = можно только сбросить
picture-decide-school = { $short ->
    [0] из резерва
   *[1] больше не осталось
}
picture-decide-bank = монеты
picture-decide-residence = { $bonus ->
    [0] очки
   *[other] очки, парк даёт { $bonus }
}
picture-decide-hotel = { $number } на выбор
picture-decide-no_message = нет сообщений
picture-decide-steps = не дальше { $steps ->
    [one] { $steps } шага
   *[other] { $steps } шагов
}
picture-decide-drive = не дальше { $steps ->
    [one] { $steps } шага
   *[other] { $steps } шагов
}: { $market }
picture-decide-no_rats = «Крыса» на 0
picture-decide-park = { $bonus ->
    [0] пока без прибавки
   *[other] +{ $bonus } ОП к каждому получению очков
}
picture-decide-stops = против
picture-decide-level = «Крыса» { $after } вместо { $before }
picture-decide-saves = «Крыса» { $after }, без превышения
picture-decide-outbreak_stays = превышения не избежать
picture-decide-friend = любой сектор
picture-decide-friend_acts = он считается фишкой
picture-decide-share = потом { $worth } ОП в конце периода
picture-decide-cannot = не поможет
picture-decide-idle-jester = переносить нечего
picture-decide-idle-minstrel = переносить нечего
picture-decide-idle-bishop = нет маркера или пустого сектора
picture-decide-hire-moneylender = монеты и очки
picture-decide-hire-monk = маркеры и очки
picture-decide-hire-jester = в другой сектор, он действует
picture-decide-hire-minstrel = из одного сектора в один другой
picture-decide-hire-bishop = в пустой сектор, он действует
picture-decide-hire-city_guard = { $points } за каждую фишку
picture-decide-hire-night_watchman = { $points } за каждый пустой сектор
picture-decide-hire-guild_master = { $points } за сектор, где { $pieces } фишки и больше
picture-decide-hire-beggar_king = { $points } за деление перед «Крысой»
picture-decide-hire-lawyer = { $points } за каждые { $messages } сообщения
picture-decide-hire-lady = { $points } за фишку самого полного сектора
picture-decide-hire-mayor = { $points } за сектор, где { $pieces } фишки и больше
picture-decide-hire-carpenter = { $points } за каждый сектор с фишкой

## Описания этих картинок
picture-alt-draft = Карты на выбор, выбор { $turn } из 2. { $moment }.
picture-alt-card = Карты на руке, карта { $turn } из 2. { $moment }.
picture-alt-hire = Кого можно нанять, каждый за { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[other] { $gold } монет
}. { $moment }.
picture-alt-left = Соседу слева ({ $name }) эти карты дали бы: { $things }.
picture-alt-kept = Оставлено: { $card }
picture-alt-pieces = фишек там { $before } → { $after }
picture-alt-from = он уходит отсюда: { $sector }
picture-alt-beside = он ждёт рядом с полем
picture-alt-losses = Потери: { $points } ОП и { unit-markers }.
picture-alt-no_supply = Доступных маркеров нет: карта переносит ваш маркер из другого места.
