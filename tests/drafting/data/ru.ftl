## The game
title = Фрукты с рынка
level-collector = Собиратель: берёт, что приносит очки
option-length = Сколько раундов играть
option-length-short = Два раунда
option-length-long = Три раунда

## Cards
piece-apple = { $count ->
    [0] Яблоко
    [one] { $count } яблоко
    [few] { $count } яблока
   *[many] { $count } яблок
}
piece-pear = { $count ->
    [0] Груша
    [one] { $count } груша
    [few] { $count } груши
   *[many] { $count } груш
}
piece-plum = { $count ->
    [0] Слива
    [one] { $count } слива
    [few] { $count } сливы
   *[many] { $count } слив
}
piece-fig = { $count ->
    [0] Инжир
   *[many] { $count } инжира
}
piece-coin = { $count ->
    [0] Монета { $value }
    [1] Монета { $value }
   *[many] Монета { $value } ×{ $count }
}

## What happens
line-round_begins = ### Начинается раунд { $round }
line-kept = { $seat }: себе взята карта «{ $card }».
line-passed = -# Карты на руках переходят к соседу слева.
line-round_ended = -# Раунд { $round } окончен; последние карты уходят закрытыми.
line-won = ## 🏆 Рынок покорён! Победа: { $seats }
line-total = { $seat } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
line-score_set = { $cards }
line-score_coins = Монеты

## Where one stands
line-panel_pick = Раунд { $round } из { $rounds }, карта { $turn }
line-panel_hand = **На руках:** { $cards }
line-own_cards = **Собрано:** { $cards }
line-own_nothing = **Собрано:** пока ничего
line-points_total = Очки сейчас: { $points }
line-points_fruit = Фрукты: { $points }
line-points_coins = Монеты: { $points }
line-status_round = ### Раунд { $round } из { $rounds }, карта { $turn }
line-status_picking = Ещё выбирают: { $seats-symbols }
line-status_over = Игра окончена.

## Questions
ask-pick = Какую карту вы оставите себе?
ask-pick-hint = Остальные карты перейдут к соседу.
choice-pick = { $card }
detail-pick = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}
confirm-pick = Оставить: { $card }
call-pick = раунд { $round }, карта { $turn }: тайно выберите одну.

## What can be looked at
sight-board = Весь стол
sight-player = Мои карты
sight-player_of = Карты игрока { $seat }
sight-legend = Как читать стол

## Rules by topic
topic-goal-title = Цель
topic-goal = Соберите на прилавке одинаковые фрукты. Побеждает тот, у кого после последнего раунда больше всего очков.
topic-picking-title = Выбор
topic-picking = Каждый тайно оставляет себе одну карту с руки. Затем все открывают выбор, и карты на руках переходят к соседу слева.
topic-scoring-title = Подсчёт
topic-scoring = За 1, 2, 3, 4 и более одинаковых фрукта дают 1, 3, 6, 10 очков. Монета приносит свой номинал.

## The chapters of the rules
chapter-course = Как идёт игра

## The first lesson
lesson-welcome = Наполните прилавок фруктами. Другой прилавок наполняет { $rival }.
lesson-pick = Карт у вас { $cards }, две из них — Груши. **Оставьте Грушу.**
lesson-pick-hint = Не сегодня: **оставьте Грушу.**
lesson-again = Карты перешли к соседу. **Оставьте, что нравится.**
lesson-farewell = И так далее, пока есть карты.
line-sealed_pick = **Ваш выбор:** { $card }
