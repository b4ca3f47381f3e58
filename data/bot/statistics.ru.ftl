## Pictures of statistics
picture-stats-someone = игрок
picture-stats-player = Игрок
picture-stats-opponent = Соперник
picture-stats-column-game = Игра
picture-stats-column-games = Партии
picture-stats-column-wins = Победы
picture-stats-column-place = Место
picture-stats-column-recent = Последние 5
picture-stats-column-seats = Игроков
picture-stats-column-points = Очки
picture-stats-column-best = Лучшие
picture-stats-column-mean = В среднем
picture-stats-column-tied = Ничьи
picture-stats-column-records = Рекорды
picture-stats-duels = Личные встречи
picture-stats-ahead-behind = выше : ниже
picture-stats-longest-streak = Лучшая серия
picture-stats-best-score = Лучший счёт
picture-stats-closest-finish = Плотный финиш
picture-stats-streak = Серия побед
picture-stats-pace = Время на ход
picture-stats-this-month = В этом месяце
picture-stats-companion = Чаще всего вместе
picture-stats-rival = Главный соперник
picture-stats-computers = Против ботов

## Values in these pictures
picture-stats-share = { $number } · { $share } %
picture-stats-decimal = { $whole },{ $tenth }
picture-stats-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
picture-stats-games-since = { $games } с { $since }
picture-stats-month = { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year }
picture-stats-seats = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
picture-stats-wins-in-a-row = { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}
picture-stats-best-streak = лучшая: { $wins }
picture-stats-finish = +{ $lead } · { $game }
picture-stats-pace-live = онлайн: { $time }
picture-stats-pace-slow = иначе: { $time }
picture-stats-won = побед: { $wins }
picture-stats-companion-note = { picture-stats-games }, { $duel }
picture-stats-rival-note = { picture-stats-games }, { $duel }
picture-stats-wins-note = победы: { $share }
picture-stats-place = место { $place }
picture-stats-seconds = { $number } с
picture-stats-minutes = { $number } мин
picture-stats-hours = { $number } ч
picture-stats-days = { $number } дн.
picture-stats-order-place = По среднему месту, от { $least } партий
picture-stats-order-wins = По победам
picture-stats-order-records = По рекордам

## Descriptions of these pictures
picture-stats-alt-title = { $title }: { $note }.
picture-stats-alt-line = { $name }: { picture-stats-games }, победы { $wins }, среднее место { $place }, последние { $recent }.
picture-stats-alt-duels = Сколько раз выше и ниже: { $duels }.
picture-stats-alt-record = { $what }: { $value } ({ $name }).
picture-stats-alt-fact = { $what }: { $value }.
picture-stats-alt-opponents = Сколько раз выше и ниже:
picture-stats-alt-opponent = { $name } { $duel }, ничьи { $tied }.
picture-stats-alt-best = { $game }, { picture-stats-seats }: { $points }, { $name }.
picture-stats-alt-game = { $game }: { picture-stats-games }, победы { $wins }, среднее место { $place }.
picture-stats-alt-seats = { $seats }: партии { $games }, лучший счёт { $best }, в среднем { $mean }.
picture-stats-alt-rank = { $rank }. { $name }: { picture-stats-games }, победы { $wins }, среднее место { $place }, рекорды { $records }.

## Statistics
command-stats = Показать мою статистику, другого игрока или этого сервера
command-stats-player = Чью статистику показать
command-stats-server = Показать игроков и рекорды этого сервера
command-stats-game = Считать только эту игру
name-game = игра
name-server = сервер
name-stats = статистика
stats-part-me = Я
stats-part-server = Этот сервер
stats-part-duels = Личные встречи
stats-part-records = Рекорды
stats-part-games = По играм
stats-none = Показывать пока нечего: здесь считаются законченные партии с другими людьми.
error-stats_hidden = Этот игрок не показывает здесь свою статистику.
error-not_in_server = Это работает только на сервере.

## Leaderboard
command-leaderboard = Показать таблицу лидеров этого сервера
name-leaderboard = лидеры
leaderboard-on = Таблица лидеров включена: её может показать каждый командой { slash-leaderboard }. Тех, кто скрывает статистику, в ней нет.
leaderboard-off = Таблица лидеров выключена. Если включить её, каждый сможет показать её командой { slash-leaderboard }.
leaderboard-empty = В таблице лидеров пока никого нет. Для среднего места нужно пять партий с другими людьми.
leaderboard-order-place = По месту
leaderboard-order-wins = По победам
leaderboard-order-records = По рекордам
leaderboard-turn-on = Включить таблицу лидеров
leaderboard-turn-off = Выключить таблицу лидеров
error-no_leaderboard = На этом сервере нет таблицы лидеров. Включить её может тот, кто управляет сервером.
error-managers_only = Изменить это может только тот, кто управляет этим сервером.
