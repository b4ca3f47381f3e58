## Чем игра стала для игроков
memory-record = Рекорд сервера для { $seats } игроков: { $name }, { $ours } (раньше { $theirs }).
memory-first-win = { $ours ->
    [1] { $name } — первая игра на этом сервере и сразу победа.
   *[other] { $name } — первая победа на этом сервере, в игре № { $ours }.
}
memory-overtakes = { $name } вырывается вперёд. Счёт встреч с игроком { $other } на этом сервере — { $ours }:{ $theirs }.
memory-streak = { $name } — побед подряд на этом сервере: { $ours }.
memory-level = Счёт встреч на этом сервере сравнялся: { $name } — { $other } { $ours }:{ $theirs }.
memory-leads = Счёт встреч на этом сервере: { $name } — { $other } { $ours }:{ $theirs }.
