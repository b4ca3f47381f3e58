## Сколько времени даётся на решение
pace-live = Онлайн: 15 минут на ход
pace-daily = Ход в день: 1 день на ход
pace-relaxed = Не спеша: 3 дня на ход
pace-none = Без ограничения времени
lobby-pace = Темп · { $pace }
command-new-pace = Время на ход
command-pace = Изменить время на ход, если все согласны
pace-proposal = Изменить темп на «**{ $pace }**»? За: { $agreed } из { $all }, нужны все.
pace-agree = Да, изменить
pace-keep = Оставить темп
pace-refused = { $name } хочет оставить прежний темп, ничего не меняется.
pace-lapsed = Не все согласились вовремя, темп остаётся прежним.
pace-agreed = Все согласны. Теперь темп такой: **{ $pace }**.
error-same_pace = Темп уже такой.
vote-lapses = Голосование закончится { $at }.
waiting-deadline = Ждём: { $names } · срок { $at }
waiting-one-deadline = { $name } (срок { $at })
waiting-due = { $call } · срок { $at }
deadline-brief = срок { $at }
deadline-computer = Срок истекает { $at }, потом решит бот.
deadline-decline = Срок истекает { $at }, потом — пас или без действия.
deadline-wait = Срок истекает { $at }, потом — дополнительное время.
deadline-picked = Срок истекает { $at }, потом засчитается отмеченное.
reminder-computer = Срок истекает { $at }. Потом решать будет бот. Кого ждём: { $names }.
reminder-decline = Срок истекает { $at }. Потом это засчитается как пас ({ $names }).
reminder-wait = Срок истекает { $at }. Потом начнётся дополнительное время ({ $names }).
reminder-none = Срока нет, но вас ждут за столом ({ $names }).
news-lapsed = Время вышло: { $names }. Игра продолжается без { $count ->
        [one] этого хода
       *[other] этих ходов
    }.
news-missed =
    { $name } пропускает { $misses ->
        [one] { $misses } ход
        [few] { $misses } хода
       *[many] { $misses } ходов
    } подряд. Дальше может играть бот, если согласны все остальные; вернуться можно в любой момент.
offer-computer = Бот вместо игрока { $name }?
panel-missed =
    { $misses ->
        [one] Ваше время вышло, поэтому последний ход сделан за вас.
       *[other] Ваше время вышло, поэтому последние ходы сделаны за вас: { $misses }.
    }
command-settings-late = Что будет, когда моё время на ход выйдет
late-computer = решает бот
late-decline = пас или бездействие
late-wait = дополнительное время (до двух раз за игру)
settings-late = Когда ваше время выйдет: **{ $what }**
settings-quiet = Тихие часы: с { $from } до { $to }. В это время нет вызовов, напоминаний и сроков (кроме игр онлайн).
settings-quiet-none = Тихие часы: нет. Вас можно звать в любое время суток.
settings-quiet-clock = Перевод часов не учитывается. Когда он случится у вас, сдвиньте тихие часы:
hush-on = Включить тихие часы
hush-off = Выключить тихие часы
hush-begin-earlier = Начало −1 ч
hush-begin-later = Начало +1 ч
hush-end-earlier = Конец −1 ч
hush-end-later = Конец +1 ч
hush-both-earlier = Всё −1 ч
hush-both-later = Всё +1 ч
quiet-ask = Вы редко играете с { $from } до { $to }. Не беспокоить вас в это время? Ни вызовов, ни напоминаний, ни сроков.
quiet-yes = Да, не беспокоить
quiet-no = Нет, зовите всегда
quiet-noted = Записано: с { $from } до { $to } я вас не беспокою. Изменить можно командой { slash-settings }.
quiet-noted-none = Записано: вас можно звать в любое время. Изменить можно командой { slash-settings }.
name-pace = темп
