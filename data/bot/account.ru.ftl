## What happened, in short
everyone = Все
button-details = Подробнее
error-no_details = Эти подробности уже не хранятся.
button-again = Сыграть ещё раз
button-record = Запись
again-joined = У вас есть место за новым столом. Игра начнётся с сообщения этого стола.
lobby-again = Ещё партию? { $people }: нажмите *{ lobby-join }*.
error-not_over = Эта игра не была доиграна до конца.
error-played_again = За этим столом уже играли снова. Нажмите *{ button-again }* под последней игрой или используйте { slash-new }.

## How a game was won
result-alone = Итог: { $points }.
result-shared = { $points ->
    [one] По { $points } очку у каждого.
    [few] По { $points } очка у каждого.
   *[other] По { $points } очков у каждого.
}
result-tied = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, столько же { $others-count ->
    [one] набирает
   *[other] набирают
} { $others }.
result-margin = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, на { $margin } больше, чем у второго места ({ $others }).
result-tie-break = При равенстве: { $what }, { $ours } против { $theirs }.
result-equal = Остальное тоже поровну: { $what }.
result-difference = Главная разница: { $what }, { $ours } против { $theirs }.
