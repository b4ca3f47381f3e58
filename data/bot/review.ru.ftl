## Разбор сыгранных партий
button-review = Разбор
button-share = Показать всем
name-review = разбор
command-review = Найти мои ошибки в сыгранной партии
review-title = Разбор
review-of = { $name } · { $game }
review-progress = Просматриваю ваши ходы: { $percent } %. Разбор появится здесь.
review-failed = Разбор не удался. Нажмите *Разбор*, чтобы попробовать ещё раз.
review-counts = Грубых ошибок: **{ $blunders }** · ошибок: **{ $mistakes }** · неточностей: **{ $inaccuracies }**
review-looked = Разобрано ходов: { $looked } из { $decisions }, каждый по тому, что вы тогда знали.
review-blunder = Грубая ошибка
review-mistake = Ошибка
review-inaccuracy = Неточность
review-praised = Лучший ход
review-cost = шансы −{ $cost } %
review-row = { $moment }: { $answer } ({ $cost }). Лучше: { $better }.
review-best = **Лучший ход** · { $moment }: { $answer }. Ничто другое и близко не подошло.
review-steady = **Хорошая игра:** ходов не хуже любого другого — { $good } из { $looked }.
review-pick = Посмотреть ход…
review-given = { $name }: { $answer }
review-better = Лучше: **{ $better }** ({ $why })
review-error = С точностью до { $error } %, по тому, что было известно в тот момент.
error-not_shared = Этот разбор личный: игрок не показал его всем.
error-not_reviewed = Об этом ходе ничего не известно. Нажмите *Разбор* под последним сообщением партии.

## Что, если: доиграть с решения сыгранной партии
button-what-if = Что, если…
button-earlier = ◀ Раньше
button-later = Позже ▶
button-to-decision = К ходу
what-if-title = Что, если…
what-if-private = С этого хода вы играете против ботов. Видите это только вы, сыгранная партия остаётся как есть. Всё случайное с этого момента разыгрывается заново.
what-if-end = На этот раз **{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}** и { $place }-е место, в настоящей партии — { $real ->
    [one] { $real } очко
    [few] { $real } очка
   *[many] { $real } очков
} и { $real_place }-е место.
