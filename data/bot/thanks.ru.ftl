## Звания от соперников
button-thank = Поблагодарить
thanks-title = Поблагодарить
thanks-question = Подарите одному из соперников одно звание.
thanks-given = { $name } получит от вас звание: *{ $title }*. Его ещё можно поменять.
thanks-anonymous = Никто не узнает, от кого оно. Звания за игру засчитываются через два дня после её конца, все сразу.
thanks-better = С вами играть интереснее
thanks-worthy = Достойный соперник
thanks-patient = Ангельское терпение
thanks-comeback = Вот это камбэк
thanks-teacher = Добрый учитель
thanks-company = Душа компании
titles = Звания от соперников: { $titles }
titles-one = { $count ->
    [1] { $title }
   *[other] { $title } × { $count }
}
error-thanks_closed = Звания дарят в течение двух дней после конца игры.
error-too_few_for_thanks = Вдвоём звание не будет анонимным. Нужны хотя бы трое.
error-unknown_thanks = Выберите одного из соперников и одно из званий.
ratings = Рейтинг: { $ratings }
rating-sure = { $game } { $points }
rating-unsure = { $game }: пока мало игр на рейтинг
