## Разбор сыгранных партий
button-review = Разбор
button-share = Показать всем
name-review = разбор
command-review = Чего стоили мои решения в сыгранной партии
review-title = Разбор
review-of = { $name } · { $game }
review-progress = Просматриваю ваши решения: { $percent } %. Разбор появится здесь.
review-failed = Разбора не вышло. Нажмите *Разбор*, чтобы попробовать ещё раз.
review-counts = Грубых ошибок: **{ $blunders }** · ошибок: **{ $mistakes }** · неточностей: **{ $inaccuracies }**
review-looked = Просмотрено решений: { $looked } из { $decisions }, каждое по тому, что вы тогда знали.
review-blunder = Грубая ошибка
review-mistake = Ошибка
review-inaccuracy = Неточность
review-praised = Лучший ход
review-cost = виды на победу −{ $cost } %
review-row = { $moment }: { $answer } ({ $cost }). Лучше: { $better }.
review-best = **Лучший ход** · { $moment }: { $answer }. Ничто другое и близко не подошло.
review-steady = **Хорошая игра:** решений не хуже любого другого — { $good } из { $looked }.
review-pick = Посмотреть решение…
review-given = { $name }: { $answer }
review-better = Лучше: **{ $better }** ({ $why })
review-error = С точностью до { $error } %, по тому, что было известно в тот момент.
error-not_shared = Этот разбор личный: игрок не показал его всем.
error-not_reviewed = Об этом решении ничего не известно. Нажмите *Разбор* под последним сообщением партии.

## Что, если: доиграть с решения сыгранной партии
button-what-if = Что, если…
button-earlier = ◀ Раньше
button-later = Позже ▶
button-to-decision = К решению
what-if-title = Что, если…
what-if-private = С этого решения вы играете против ботов. Видите это только вы, сыгранная партия остаётся как есть. Всё случайное с этого момента разыгрывается заново.
what-if-end = На этот раз очков: **{ $points }**, место: { $place }; в настоящей партии очков было { $real }, место: { $real_place }.
