## Свои данные
former-player = Ушедший игрок
former-player-at = Ушедший игрок { $number }
privacy-title = ### Что бот хранит о вас
privacy-nothing = Ничего.
privacy-count-settings = **Настройки**: ваши предпочтения и часы, в которые вы нажимаете кнопки
privacy-count-games = **Игры**: { $number }{ $open ->
    [0] {""}
   *[other] , из них открытых: { $open }
}
privacy-count-moves = **Ходы**: { $number }
privacy-count-results = **Результаты**: { $number }
privacy-count-votes = **Голоса**: { $number }
privacy-count-times = **Последние нажатия**, по одному на стол: { $number }
privacy-count-reviews = **Разборы**: { $number }
privacy-count-thanks = **Благодарности**: дано { $given }, получено { $received }
privacy-visible-everywhere = **Ваши результаты** видят все.
privacy-visible-servers = **Ваши результаты** видны только на серверах, где есть и вы, и читатель.
privacy-visible-nowhere = **Ваши результаты** не видит никто, кроме вас.
privacy-show-everywhere = Все
privacy-show-servers = Мои серверы
privacy-show-nowhere = Никто
privacy-rating-hide = Скрыть рейтинг
privacy-rating-show = Показывать рейтинг
privacy-my-data = Мои данные
privacy-file = Всё, что хранится о вас. О других здесь только имена за вашими столами.
privacy-policy = Политика конфиденциальности
privacy-terms = Условия использования
forget-begin = Забыть меня…
forget-question-ask =
    ### Удалить ваши данные?
    - **Удаляются:** настройки, голоса, благодарности, разборы, игры в личных сообщениях, а имя и ID в Discord — отовсюду.
    - **Остаются для других:** ходы и очки законченных игр под именем «Ушедший игрок». Всё, что бот уже написал в Discord, там и останется.
forget-question-again =
    ### Точно?
    Передумать можно до { $until }. После этого данные не вернуть.
forget-yes-ask = Забыть меня
forget-yes-again = Да, забыть меня
forget-keep = Оставить данные
forget-pending = **Ваши данные будут удалены { $when }.** Отменяет это кнопка *Оставить данные* или место за столом: тогда вы хотите остаться.
forget-begun = **Ваши данные удаляются.**
forget-kept = Ваши данные остаются.
error-still_playing = { $games ->
    [one] У вас ещё есть место за { $games } столом. Сначала покиньте его: { slash-games } покажет, где он.
    [few] У вас ещё есть места за { $games } столами. Сначала покиньте их: { slash-games } покажет, где они.
   *[many] У вас ещё есть места за { $games } столами. Сначала покиньте их: { slash-games } покажет, где они.
}
error-not_asked_to_forget = Оставить данные уже нельзя: удаление началось.
command-privacy = Что обо мне хранится, кто это видит и как это удалить
name-privacy = данные
