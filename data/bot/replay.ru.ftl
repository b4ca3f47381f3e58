## Повторы сыгранных партий
button-replay = Повтор
name-replay = повтор
command-replay = Просмотреть сыгранную партию шаг за шагом
replay-go-first = |◀ Начало
replay-go-back = ◀ Назад
replay-go-next = Дальше ▶
replay-go-mine = Мой следующий ▶
replay-rounds = Перейти к раунду…
replay-result = Итог
replay-step = Шаг { $step } из { $steps }
replay-why = Почему такие очки?
replay-download = Скачать
replay-to-step = К шагу
replay-shown = { $name } показывает момент партии: { $game }
replay-points = { $name }: { $before } → **{ $after }**
replay-rule = Правило: { $topic }
replay-page = Вся партия на одной странице: откройте её в любом браузере, можно без сети.
error-no_replay = Эту партию нельзя просмотреть: она записана по другим правилам.
error-already_shown = Вы уже показали всем этот момент.
error-too_many_moments = Вы уже показали всем моменты этой партии ({ $most }), больше за одну партию нельзя.

## Фильмы о сыгранных партиях
button-film = Фильм
film-wait = Фильм готовится и скоро появится здесь, для всех.
film-there = Фильм уже здесь: { $link }
film-refused = Discord не принял здесь фильм: возможно, у бота нет права **Прикреплять файлы**.
film-title = { $names-count ->
    [one] { $game }: побеждает { $names }
   *[other] { $game }: побеждают { $names }
}
film-facts = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
} · { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
film-alt = Фильм о партии ({ $game }): заставка, поле от начала до конца (кадров: { $boards }) и итог.

## Страница партии
page-first = В начало
page-back = Назад
page-next = Дальше
page-last = В конец
page-rounds = Раунды
page-step = Шаг { "{" }0{ "}" } из { "{" }1{ "}" }
page-keys = Стрелки: назад и дальше. Home и End: начало и конец. На телефоне проведите пальцем по полю.
