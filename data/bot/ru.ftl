## Lists
list = { $first } и { $last }
list-nothing = нет
list-nobody = никто

## The lobby
lobby-title = { $game }: собираем игроков
lobby-status-lobby = Чтобы сесть за стол, нажмите **{ lobby-join }**. Организатор начнёт игру, когда все соберутся: нужно не меньше { $least ->
        [one] { $least } игрока
       *[many] { $least } игроков
    }.
lobby-status-running = Игра началась. Всем удачи!
lobby-status-cancelled = Стол закрыт ещё до начала игры.
lobby-status-over = Эта игра окончена.
lobby-status-ended = Эта игра завершена досрочно.
lobby-free =
    { $free ->
        [one] Свободно { $free } место.
        [few] Свободно { $free } места.
       *[many] Свободно { $free } мест.
    }
lobby-invited = Этот стол для приглашённых: { $people }.
lobby-host = организатор
lobby-computer-seat = компьютер
lobby-join = Присоединиться
lobby-leave = Выйти
lobby-computer = Добавить компьютер
lobby-dismiss = Убрать компьютер
lobby-start = Начать
lobby-cancel = Закрыть стол
lobby-in-thread = Ваш стол готов: { $thread }.
computer-name = { $number ->
    [1] Альбрехт
    [2] Барбара
    [3] Конрад
    [4] Доротея
   *[5] Эндрес
}
thread-name = { $game }, стол игрока { $host }

## Panels
pick-one = Выберите один вариант
pick-several =
    { $least ->
        [1] { $most ->
            [1] Выберите один вариант
           *[many] Выберите не больше { $most }
        }
       *[many] Выберите ровно { $most }
    }
confirm-none = Сначала выберите
button-back = Назад
button-start-over = Заново
button-no = Нет, назад
button-reopen = Изменить план
button-board = Поле
button-key = Как читать поле
button-refresh = Обновить
button-my-turn = Мой ход
panel-wait = Сейчас ваш ответ не нужен
panel-sealed = Ваш план утверждён. Его ещё можно изменить, пока не готовы планы всех игроков.
panel-over = Эта игра окончена. Спасибо за игру! Новый стол открывает команда `/{ $game } { name-new }`.
panel-lobby = Игра ещё не началась. Организатор начнёт её на карточке стола.
panel-ended = Эта игра завершена досрочно. Новый стол открывает команда `/{ $game } { name-new }`.
panel-cancelled = Этот стол закрыт ещё до начала игры. Новый открывает команда `/{ $game } { name-new }`.
panel-place = { $place ->
    [1] Вы победили! Очков: { $points }
   *[other] Ваше место: { $place } из { $players }, очков: { $points }
}
waiting-for = Ждём: { $names } · вопрос задан { $since }

## Announcements
call-done = Все ответы получены.
news-ended = Игра завершена досрочно. Спасибо всем за игру!
news-left = { $name } выходит из-за стола; дальше за это место играет компьютер: { $computer }.

## Commands in words
left = Вы больше не за этим столом.
ended = Игра завершена.
end-proposal = Закончить игру сейчас? Согласны: { $agreed } из { $all }, а нужно согласие всех.
end-agree = Да, закончить
end-play-on = Играть дальше
end-refused = Игра продолжается: так хочет { $name }. Прежние согласия больше не действуют; команда `{ name-end }` спросит всех заново.
log-running =
    { $turns ->
        [one] Пока { $turns } ответ. Полная запись с секретным зерном случайности откроется после игры.
        [few] Пока { $turns } ответа. Полная запись с секретным зерном случайности откроется после игры.
       *[many] Пока { $turns } ответов. Полная запись с секретным зерном случайности откроется после игры.
    }
log-file = Вся игра в одной записи. Проверить её может каждый: для этого есть команда `replay`.
rules-unknown = Темы «{ $topic }» нет. Выберите тему из списка, который появляется при вводе.
settings-dm-on = Теперь о вашем ходе я напишу вам в личные сообщения.
settings-dm-off = Теперь о вашем ходе я сообщу упоминанием в канале.
settings-pictures = Картинки, которые видите только вы: { $theme }, { $size }.
help =
    {"**"}Как играть**
    1. `/{ $game } { name-new }` открывает стол в этом канале. Друзья нажимают *{ lobby-join }*, а *{ lobby-computer }* занимает свободные места.
    2. Организатор нажимает *{ lobby-start }*. Когда придёт ваш ход, вас упомянут: нажмите *{ button-my-turn }*, и откроется ваша личная панель.
    3. `/{ $game } { name-play }` снова покажет панель, `{ name-board }` — поле, `{ name-status }` — кого ждём, `{ name-me }` — что есть у вас, `{ name-rules }` — все правила вкратце.
    4. `/{ $game } { name-leave }` отдаст ваше место компьютеру, `{ name-end }` закончит игру, если все согласны.

## Names and languages
language-en = Английский
language-ru = Русский
language-it = Итальянский

## Errors
error-unexpected = У нас что-то пошло не так. Нажмите *{ button-my-turn }*, чтобы увидеть, как обстоят дела, и попробуйте ещё раз.
error-no_table = Здесь нет игры. Начните новую командой `{ name-new }`.
error-channel_busy = В этом канале уже ждёт начала или идёт игра. Сначала закончите её либо выберите другой канал или ветку.
error-already_begun = Набор игроков закрыт.
error-not_running = Здесь сейчас не идёт игра. Команда `{ name-new }` открывает стол; за открытым столом организатор нажимает *{ lobby-start }*.
error-not_seated = Вы не за этим столом. Команда `{ name-board }` покажет, как идёт игра, а `{ name-new }` в другом канале откроет ваш стол.
error-not_at_table = { $person } не играет за столом этого канала.
error-already_seated = У вас уже есть место.
error-not_invited = Этот стол только для приглашённых. Попросите организатора открыть другой или откройте свой командой `{ name-new }`.
error-no_invitation = Чтобы пригласить людей, упомяните каждого: введите @ и выберите имя. Если оставить пустым, сесть за стол сможет любой.
error-nobody_invited = У вас место и так есть. Упомяните тех, кто будет играть с вами, или оставьте пустым — тогда сесть сможет любой.
error-too_many_invited = Приглашено { $invited ->
        [one] { $invited } человек
        [few] { $invited } человека
       *[many] { $invited } человек
    }, а кроме вас и компьютеров { $free ->
        [0] мест не осталось.
        [one] осталось только { $free } место.
        [few] осталось только { $free } места.
       *[many] осталось только { $free } мест.
    }
error-bot_invited = Бот не может сесть за стол. Компьютерных игроков добавляет параметр `computers`.
error-stranger_invited = Среди приглашённых есть тот, кого нет на этом сервере.
error-table_full =
    { $players ->
        [one] Все места заняты, их { $players }.
        [few] Все { $players } места заняты.
       *[many] Все { $players } мест заняты.
    }
error-too_few_players =
    { $least ->
        [one] Нужно не меньше { $least } игрока, а за столом пока { $players }.
       *[many] Нужно не меньше { $least } игроков, а за столом пока { $players }.
    }
error-not_the_host = Это может сделать только организатор.
error-no_computer = Компьютерных игроков здесь нет.
error-old_rules = Эта игра началась по правилам ({ $rules }), которых нынешняя версия уже не знает. Команда `{ name-end }` освободит место для новой.
error-closed_prompt = Игра ушла вперёд. Нажмите *{ button-my-turn }* или *{ button-refresh }*, чтобы увидеть вопрос, который стоит сейчас.
error-wrong_seat = Этот вопрос уже не к вам.
error-unknown_answer = Такого варианта здесь нет.
error-wrong_number =
    { $least ->
        [0] Выберите не больше { $most }.
       *[many] Выберите от { $least } до { $most }.
    }
error-no_way_back = Отменить уже ничего нельзя.
error-bad_seat_count = В эту игру играют от { $least } до { $most } человек.
error-bad_option = Такого варианта у этой игры нет.
error-unknown_player = Такого компьютерного игрока нет. Есть: { $known }.
error-unknown_game = Такой игры нет. Есть: { $known }.
error-cannot_post = Мне нельзя писать в этом канале. Попросите модератора разрешить мне отправлять сюда сообщения.
error-no_thread = Мне нельзя создать здесь ветку и писать в ней. Попросите модератора разрешить это или уберите параметр `thread`.
error-not_opened = Стол не открыт: его карточка не попала в отдельную ветку. Попробуйте ещё раз; если не поможет, спросите модератора, можно ли мне писать и прикреплять файлы в здешних ветках.
error-server_left = Меня больше нет на сервере этого стола.
error-unknown_command = Эта команда изменилась, а ваш Discord ещё помнит прежнюю. Закройте Discord, откройте снова и повторите.
error-unknown_control = Эта кнопка слишком старая и больше не работает. Команда `{ name-play }` покажет свежую панель.

## Command names and descriptions
command-group = Сыграть в «{ $game }» в этом канале
command-new = Открыть стол в этом канале
command-new-players = Сколько мест за столом
command-new-computers = Сколько из них займут компьютеры
command-new-level = Как играют компьютеры
command-new-variant = Вариант игры
command-new-thread = Играть в отдельной ветке
command-new-language = Язык стола
command-new-invited = Кто может сесть: упомяните через @; пусто — любой
command-play = Показать мою панель
command-board = Показать поле только мне
command-board-of = Что показать
command-board-text = Текстом
command-status = Раунд, ход, порядок хода и кого ждём
command-me = Что у меня есть и сколько очков это даст
command-log = Игра в виде записи
command-rules = Правила вкратце, по темам
command-rules-topic = Что объяснить
command-leave = Выйти из-за стола; если игра идёт, место займёт компьютер
command-end = Закончить игру, если согласны все игроки
command-help = Как здесь играть
command-settings = Как сообщать мне о ходе и какими будут мои картинки
command-settings-dm = Сообщать о моём ходе в личных сообщениях
menu-turn = Мой ход
menu-player = Показать имущество
command-new-theme = Цвета картинок за столом
command-new-size = Формат картинок за столом
command-settings-theme = Цвета картинок, которые вижу только я
command-settings-size = Формат картинок, которые вижу только я
command-theme-light = Светлая тема
command-theme-dark = Тёмная тема
command-theme-contrast = Высокая контрастность
command-size-wide = Широкий, для компьютера
command-size-narrow = Узкий, для телефона
name-new = новая
name-play = играть
name-board = поле
name-status = статус
name-me = я
name-log = запись
name-rules = правила
name-leave = выйти
name-end = закончить
name-help = помощь
name-settings = настройки
