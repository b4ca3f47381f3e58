## What happened, in short
everyone = Все
button-details = Подробнее
error-no_details = Эти подробности уже не хранятся.
button-again = Сыграть ещё раз
button-record = Запись
again-joined = У вас есть место за новым столом. Игра начнётся с сообщения этого стола.
lobby-again = Ещё партию? { $people }: нажмите *{ lobby-join }*.
error-not_over = Эта игра не была доиграна до конца.
error-played_again = За этим столом уже играли снова. Нажмите *{ button-again }* под последней игрой или используйте `{ name-new }`.

## How a game was won
result-alone = Счёт: { $points }.
result-shared = { $points ->
    [one] По { $points } очку у каждого.
    [few] По { $points } очка у каждого.
   *[other] По { $points } очков у каждого.
}
result-tied = { $points ->
    [one] { $points } очко, столько же у: { $others }.
    [few] { $points } очка, столько же у: { $others }.
   *[other] { $points } очков, столько же у: { $others }.
}
result-margin = { $points ->
    [one] { $points } очко, отрыв от второго места ({ $others }): { $margin }.
    [few] { $points } очка, отрыв от второго места ({ $others }): { $margin }.
   *[other] { $points } очков, отрыв от второго места ({ $others }): { $margin }.
}
result-tie-break = Решает дополнительный показатель: { $what }, { $ours } против { $theirs }.
result-equal = Дополнительные показатели тоже равны: { $what }.
result-difference = Решающая разница: { $what }, { $ours } против { $theirs }.
