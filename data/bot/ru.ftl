## Lists
list = { $first } и { $last }
list-or = { $first } или { $last }
list-nothing = нет

## The lobby
lobby-title = { $game }: собираем игроков
lobby-status-lobby = Нажмите **{ lobby-join }**. Начать можно, когда игроков не меньше { $least }.
lobby-status-running = Игра началась. Всем удачи!
lobby-status-cancelled = Стол закрыт до начала игры.
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
lobby-computer-seat = бот
lobby-join = Присоединиться
lobby-leave = Выйти
lobby-computer = Добавить бота
lobby-dismiss = Убрать бота
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
thread-name = { $game }: стол игрока { $host }

## Panels
pick-one = Выберите один вариант
pick-all = Все варианты
pick-several =
    { $least ->
        [1] { $most ->
            [1] Выберите один вариант
           *[many] Выберите до { $most }
        }
       *[many] Выберите ровно { $most }
    }
pick-last = Ещё одна отметка — и выбор подтверждён.
button-back = Назад
button-start-over = Сначала
button-no = Нет, назад
button-reopen = Изменить ход
button-board = Поле
button-legend = Обозначения на поле
button-refresh = Обновить
button-my-turn = Мой ход
panel-wait = Сейчас ходят другие
panel-sealed = Ваш ход принят. Его можно изменить, пока не сделают ход все.
panel-over = Эта игра окончена. Спасибо за игру! Новый стол открывает команда { slash-new }.
panel-lobby = Игра ещё не началась. Её запустит организатор кнопкой в сообщении стола.
panel-ended = Эта игра завершена досрочно. Команда { slash-resume } спросит игроков, продолжать ли её; новый стол открывает { slash-new }.
panel-cancelled = Этот стол закрыт до начала игры. Новый открывает команда { slash-new }.
panel-place = { $place ->
    [1] Вы победили: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }!
   *[other] Вы заняли { $place }-е место из { $players }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
}
waiting-for = Ждём: { $names } · ход начался { $since }

## Announcements
news-ended = Игра завершена досрочно. Спасибо всем за игру!
news-left = { $name } покидает стол. Место занимает бот { $computer }.
pictures-forbidden = Картинок здесь не будет: у меня нет права **Прикреплять файлы**. Его может дать в настройках канала тот, кто каналом управляет.
thread-locked = Ветка { $thread } в архиве и закрыта, писать в неё я не могу. Играйте дальше отсюда: *{ button-my-turn }* открывает вашу панель. Когда ветку откроет тот, кто управляет ветками, в ней появится всё, что произошло.
right-view_channel = Просматривать канал
right-send_messages = Отправлять сообщения
right-send_messages_in_threads = Отправлять сообщения в ветках
right-attach_files = Прикреплять файлы
right-read_message_history = Читать историю сообщений
news-replaced = { $name } не появляется. С общего согласия место занимает бот { $computer }.
news-abandoned = Прежний стол в этом канале закрыт: его игроки давно не появлялись.
direct-replaced = За вашим столом ({ $game }, { $channel }) вас больше не могли ждать: теперь на вашем месте играет бот. Будем рады видеть вас за следующим столом.

## Commands in words
ended = Игра завершена.
end-proposal = Закончить игру сейчас? За: { $agreed } из { $all }, нужны все.
end-agree = Да, закончить
end-play-on = Играть дальше
end-refused = { $name } хочет играть дальше, игра продолжается. Голоса сброшены; команда { slash-end } спросит всех снова.
vote-absent = Не учитываются: { $people }.
vote-until = Перестанут учитываться, если не дадут о себе знать: { $people }.
absent-gone = { $name } (нет на сервере)
absent-silent = { $name } (последнее действие { $since })
replace-proposal = { $name } не появляется. Посадить на это место бота? За: { $agreed } из { $all }, нужны все.
replace-agree = Да, посадить бота
replace-wait = Ждать дальше
replace-agreed = Все согласны: на месте игрока { $name } теперь бот.
replace-refused = { $by } хочет подождать: { $name } остаётся за столом. Голоса сброшены; команда { slash-replace } спросит всех снова.
replace-done = Теперь на этом месте играет бот.
status-gone = { $name } больше не на сервере.
status-silent = { $name }: последнее действие { $since }.
status-absent = Команда { slash-replace } сажает бота на место того, кто ушёл с сервера или слишком долго молчит; команде { slash-end } его согласие не нужно.
log-running = Ходов пока сделано: { $turns }. Полная запись с секретным начальным числом (seed) будет доступна после игры.
log-file = Полная запись партии. Проверить её может каждый в командной строке: `python -m bot replay`.
rules-unknown = Темы «{ $topic }» нет. Выберите тему из списка, который появляется при вводе.
settings-dm-on = О вашем ходе: личное сообщение
settings-dm-off = О вашем ходе: упоминание в канале
settings-saved = Сохранено.
settings-pictures = Картинки, которые видите только вы: { $theme } · { $size }
help =
    {"**"}Как играть**
    1. { slash-new } открывает стол в этом канале. Друзья нажимают *{ lobby-join }*, а *{ lobby-computer }* заполняет свободное место.
    2. Организатор нажимает *{ lobby-start }*. Когда придёт ваш ход, вас упомянут: нажмите *{ button-my-turn }*, и откроется ваша личная панель.
    3. { slash-play } снова покажет панель, { slash-board } — поле, { slash-status } — кого ждём, { slash-me } — что есть у вас, { slash-rules } — правила вкратце.
    4. { slash-leave } отдаст ваше место боту, { slash-end } закончит игру, если все согласны.

## What a game declares about itself
computer-strength = { $strength ->
    [1] Новичок
    [2] Любитель
    [3] Обычный
    [4] Сильный
   *[5] Эксперт
}
help-computers = {"**"}Боты**
game-note = {""}
credits-designers = { $names-count ->
    [one] Автор: { $names }
   *[many] Авторы: { $names }
}
credits-artists = { $names-count ->
    [one] Художник: { $names }
   *[many] Художники: { $names }
}
credits-publishers = { $year ->
    [0] Издатель: { $names }
   *[other] Издатель: { $names }, { $year }
}
link-publisher = Сайт издателя

## Names and languages
language-en = Английский
language-ru = Русский
language-it = Итальянский

## Errors
error-store_away = Бот сейчас не может связаться со своей базой данных. С вашими играми всё в порядке. Попробуйте ещё раз через минуту.
error-unexpected = Произошла ошибка. Нажмите *{ button-my-turn }*, чтобы увидеть, на чём остановилась игра, и попробуйте ещё раз.
error-no_table = Здесь нет игры. Начните новую командой { slash-new }.
error-channel_busy = В этом канале уже открыт стол или идёт игра. Сначала закончите её либо выберите другой канал или ветку.
error-too_many_tables_here = { $tables ->
        [one] На этом сервере у вас уже { $tables } открытый стол, больше одновременно нельзя.
        [few] На этом сервере у вас уже { $tables } открытых стола, больше одновременно нельзя.
       *[many] На этом сервере у вас уже { $tables } открытых столов, больше одновременно нельзя.
    } Доиграйте партию, завершите её командой { slash-end } или закройте стол, где игра ещё не началась.
error-too_many_tables = { $tables ->
        [one] На всех серверах у вас уже { $tables } открытый стол, больше одновременно нельзя.
        [few] На всех серверах у вас уже { $tables } открытых стола, больше одновременно нельзя.
       *[many] На всех серверах у вас уже { $tables } открытых столов, больше одновременно нельзя.
    } Доиграйте партию, завершите её командой { slash-end } или закройте стол, где игра ещё не началась.
error-already_begun = Эта игра уже началась.
error-not_running = Сейчас здесь никто не играет. Команда { slash-new } открывает стол; за открытым столом организатор нажимает *{ lobby-start }*.
error-not_seated = Вы не играете за этим столом. Команда { slash-board } покажет, как идёт игра, а { slash-new } в другом канале откроет ваш стол.
error-not_at_table = { $person } не играет в этом канале.
error-unknown_name = Игрока «{ $name }» здесь нет. Выберите из списка, который появляется при вводе.
error-already_seated = У вас уже есть место.
error-not_invited = Этот стол только для приглашённых. Попросите организатора открыть другой или откройте свой командой { slash-new }.
error-no_invitation = Чтобы пригласить людей, упомяните каждого: введите @ и выберите имя. Если оставить поле пустым, сесть за стол сможет любой.
error-nobody_invited = У вас место уже есть. Упомяните тех, кто будет играть с вами, или оставьте поле пустым — тогда сесть сможет любой.
error-too_many_invited = Приглашено { $invited ->
        [one] { $invited } человек
        [few] { $invited } человека
       *[many] { $invited } человек
    }, а кроме вашего места и мест ботов { $free ->
        [0] мест не осталось.
        [one] осталось только { $free } место.
        [few] осталось только { $free } места.
       *[many] осталось только { $free } мест.
    }
error-bot_invited = Discord-бота пригласить нельзя. Игроков-ботов добавляет параметр `{ name-computers }`.
error-stranger_invited = Кого-то из приглашённых нет на этом сервере.
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
error-host_is_there = Это может сделать только организатор. Если он не даст о себе знать, организатором станет следующий за столом — { $when }.
error-not_absent = Заменять рано: { $person }. Если вестей не будет, замена станет возможна { $when }.
error-not_awaited = { $person } сейчас никого не задерживает, поэтому и заменять незачем.
error-not_gone = { $person } на этом сервере, а за медлительность здесь никого не заменяют.
error-no_computer = Ботов за этим столом нет.
error-old_rules = { $why ->
    [figures] Эта игра началась со своими данными ({ $rules }), здесь их нет.
   *[rules] Эта игра идёт по старой версии правил ({ $rules }), от которой нет перехода к нынешней ({ $ours }).
} Команда { slash-end } освободит место для новой.
error-closed_prompt = Игра ушла вперёд. Нажмите *{ button-my-turn }*, чтобы увидеть, как она идёт.
error-wrong_seat = Сейчас ход не ваш.
error-unknown_answer = Такого варианта здесь нет.
error-wrong_number =
    { $spread ->
        [0] Выберите ровно { $most }.
       *[many] { $least ->
            [0] Выберите не больше { $most }.
           *[many] Выберите от { $least } до { $most }.
        }
    }
error-no_way_back = Отменить уже ничего нельзя.
error-bad_seat_count = В эту игру играют от { $least } до { $most } человек.
error-bad_option = Такого варианта у этой игры нет.
error-unknown_player = Такого бота нет. Есть: { $known }.
error-unknown_game = Такой игры нет. Есть: { $known }.
error-cannot_post = { $who ->
    [you] У меня нет права писать в этом канале, и никто не узнаёт, что происходит в игре. Исправить это можно в настройках канала: дайте мне права { $rights }.
   *[others] У меня нет права писать в этом канале, и никто не узнаёт, что происходит в игре. Попросите того, кто управляет каналом, дать мне права { $rights }.
}
error-thread_locked = Ветка { $thread } в архиве и закрыта, писать в неё нельзя. Попросите того, кто управляет ветками, открыть её. А пока можно играть дальше кнопками в канале, к которому она относится.
error-no_thread = У меня нет права создавать здесь ветки и писать в них. Попросите модератора разрешить это или уберите параметр `{ name-thread }`.
error-not_opened = Стол не открыт: его сообщение не попало в отдельную ветку. Попробуйте ещё раз; если не поможет, спросите модератора, можно ли мне писать и прикреплять файлы в здешних ветках.
error-server_left = Меня больше нет на сервере этого стола.
error-unknown_command = Команда обновилась. Перезапустите Discord и повторите.
error-one_moment = { $seconds ->
    [one] Минутку: слишком много запросов подряд. Попробуйте ещё раз через { $seconds } секунду.
    [few] Минутку: слишком много запросов подряд. Попробуйте ещё раз через { $seconds } секунды.
   *[other] Минутку: слишком много запросов подряд. Попробуйте ещё раз через { $seconds } секунд.
}
error-busy_server = Слишком много нажатий на этом сервере сразу. Попробуйте ещё раз через несколько секунд.
error-unknown_control = Эта кнопка устарела. Команда { slash-play } покажет свежую панель.

## Command names and descriptions
command-group = { $game }: урок, новый стол, игра
command-new = Открыть стол в этом канале
command-new-players = Сколько мест за столом
command-new-computers = Сколько мест займут боты
command-new-level = Как играют боты
command-new-thread = Играть в отдельной ветке
command-new-language = Язык стола
command-new-invited = Кто может сесть: упомяните через @; пусто — любой
command-play = Показать мою панель
command-play-any = Показать мою панель, в какую бы игру здесь ни играли
command-board = Показать поле только мне
command-board-of = Что показать
command-board-text = Текстом
command-status = Показать раунд, порядок хода и кого ждём
command-me = Показать, что у меня есть и сколько очков это даст
command-log = Получить запись партии
command-rules = Прочитать правила вкратце, по темам
command-rules-topic = Что объяснить
command-leave = Выйти из-за стола; если игра идёт, моё место займёт бот
command-end = Закончить игру, если согласны все игроки
command-replace = Посадить бота на место того, кого нет
command-replace-player = Кого нет
command-help = Показать, как здесь играть
command-settings = Изменить уведомления и вид картинок
command-settings-dm = Сообщать о моём ходе в личных сообщениях
menu-turn = Мой ход
menu-player = Планшет игрока
command-new-theme = Цвета картинок за столом
command-new-size = Формат картинок за столом
command-settings-theme = Цвета картинок, которые вижу только я
command-settings-size = Формат картинок, которые вижу только я
command-theme-light = Светлая тема
command-theme-dark = Тёмная тема
command-theme-contrast = Высокая контрастность
command-size-wide = Широкий (для компьютера)
command-size-narrow = Узкий (для телефона)
level-random = ходит наугад
level-seeker = проверяет каждый ход во множестве пробных партий
name-new = новая
name-play = играть
name-board = поле
name-status = статус
name-me = я
name-log = запись
name-rules = правила
name-leave = выйти
name-end = закончить
name-replace = заменить
name-help = помощь
name-settings = настройки

## Команды в предложениях; когда Discord сообщил их номера, вместо них стоят ссылки, которые можно нажать
slash-new = `{ name-new }`
slash-play = `{ name-play }`
slash-board = `{ name-board }`
slash-status = `{ name-status }`
slash-me = `{ name-me }`
slash-rules = `{ name-rules }`
slash-learn = `{ name-learn }`
slash-leave = `{ name-leave }`
slash-end = `{ name-end }`
slash-replace = `{ name-replace }`
slash-resume = `{ name-resume }`
slash-settings = `/{ name-settings }`
slash-vacation = `/{ name-vacation }`
slash-games = `/{ name-games }`
slash-leaderboard = `/{ name-leaderboard }`
slash-privacy = `/{ name-privacy }`

## Названия параметров команд
name-computers = боты
name-days = дней
name-digest = сводка
name-dm = лично
name-hints = подсказки
name-rated = рейтинг
name-invited = приглашённые
name-language = язык
name-late = опоздание
name-level = уровень
name-meanwhile = пока
name-of = что
name-player = игрок
name-players = игроки
name-seat = место
name-size = формат
name-text = текст
name-theme = цвета
name-thread = ветка
name-topic = тема
name-with = замена

## Выход и завершение: переспрашиваем
leave-question = **Выйти из игры?** Ваше место займёт бот и доиграет за вас. Пока игра идёт, место можно вернуть.
leave-yes = Да, выйти
leave-no = Нет, остаться
seat-held = На вашем месте сейчас играет бот { $computer }.
seat-return = Вернуться на своё место
news-returned = { $name } возвращается на своё место, где играл бот { $computer }.
end-question = **Завершить игру для всех прямо сейчас?** Игроки узнают, что её завершили вы.
end-now = Да, завершить
end-ask-all = Спросить игроков
end-let-be = Нет, пусть играют
end-asked = Игрокам задан вопрос.
end-not-ended = Игра продолжается.
news-ended-by = { $name } завершает игру досрочно. Спасибо всем за игру!
error-nobody_seated = За этим столом никого нет. Сначала нажмите *{ lobby-join }*: кто сядет первым, тот и организатор.
error-other_place = Это относится к игре в другом канале. Сделайте это там.
error-not_moderator = Завершить игру, не спрашивая игроков, может только тот, кто управляет этим каналом или его сообщениями.

## Beside shortcuts: an option that one of them is called after, to be chosen step by step
button-long-way = { $what }: выбрать…
