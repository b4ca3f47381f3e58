## Отпуск
vacation-until = Вы в отпуске до { $until }: вызовов и сроков нет; остальные видят, что вы в отпуске.
vacation-nobody = Ваши игры ждут вас. Если игра прождёт неделю, остальные смогут проголосовать за замену игрока или за конец игры, как и при любом долгом отсутствии.
vacation-computer = Пока вас нет, за вас решает бот, и никому не приходится ждать.
vacation-choose-nobody = Мои игры подождут
vacation-choose-computer = За меня играет бот
vacation-back = Я снова здесь
vacation-over = Вы в отпуске до { $until }. Он уже закончился?
vacation-ended = С возвращением! Если где-то ждут вашего хода, вас сейчас позовут.
vacation-none = Вы не в отпуске. Команда { slash-vacation } с параметром `{ name-days }` начинает отпуск во всех ваших играх, не больше чем на 28 дней; с `{ name-meanwhile }` за вас играет бот.
waiting-away = { $name } (отпуск до { $until })
status-away = { $who ->
    [computer] { $name } в отпуске до { $until }; пока решает бот.
   *[nobody] { $name } в отпуске до { $until }.
}
error-bad_vacation = Отпуск длится не меньше одного дня и не больше { $most } дней.
command-vacation = Отдохнуть от всех моих игр
command-vacation-days = На сколько дней; пусто — показать текущий отпуск
command-vacation-meanwhile = Что пока будет с моими играми
name-vacation = отпуск
