## Места, которые переходят к другим
seat-offer = { $who ->
    [moderator] { $by } предлагает место игрока { $name }. { $successor }, сядете играть дальше с этого момента? Предложение истекает { $until }.
   *[player] { $name } предлагает своё место. { $successor }, сядете играть дальше с этого момента? Предложение истекает { $until }.
}
seat-offer-yes = Занять место
seat-offer-no = Нет
seat-offered = Место предложено; игра тем временем продолжается.
seat-join = { $successor } хочет сесть вместо бота { $name } и играть дальше. Достаточно согласия организатора или всех игроков (пока за: { $agreed } из { $all }). Голосование закончится { $until }.
seat-join-yes = Да, пусть садится
seat-join-no = Нет
seat-replace = { $name } не появляется. Пусть место займёт { $successor }? За: { $agreed } из { $all }, нужны все и { $successor }.
seat-replace-yes = Да
seat-replace-no = Ждать дальше
seat-kick = { $to ->
    [person] Исключить игрока { $name } и посадить на это место игрока { $successor }? За: { $agreed } из { $all }, нужны все и { $successor }. Голосование закончится { $until }.
   *[computer] Исключить игрока { $name } и посадить на это место бота? За: { $agreed } из { $all }, нужны все. Голосование закончится { $until }.
}
seat-kick-yes = Да
seat-kick-no = Нет
seat-taken = { $successor } теперь играет вместо игрока { $name }.
seat-refused = { $by } не соглашается, всё остаётся как есть.
seat-lapsed = Согласия вовремя не набралось, всё остаётся как есть.
seat-settled = Это уже решено.
seat-now-replace = { $to ->
    [person] Предложить место игрока { $name } игроку { $successor }? Игроки узнают, что это сделали вы.
   *[computer] Посадить бота на место игрока { $name } прямо сейчас? Игроки узнают, что это сделали вы. Пока игра идёт, место можно вернуть.
}
seat-now-kick = { $to ->
    [person] Исключить игрока { $name } и предложить место игроку { $successor }? Игроки узнают, что это сделали вы. До согласия { $name } играет дальше.
   *[computer] Исключить игрока { $name } прямо сейчас? На этом месте доиграет бот, а игроки узнают, что это сделали вы. Просто так вернуться { $name } не сможет.
}
seat-now = Да, сейчас
seat-let-be = Нет, оставить
news-seat-offer = { $who ->
    [moderator] { $successor } теперь играет вместо игрока { $name }: так решает { $by }.
   *[players] { $name } передаёт место: дальше играет { $successor }.
}
news-seat-join = { $successor } вступает в игру вместо бота { $name }.
news-seat-replace = { $who ->
    [moderator] Место игрока { $name } занимает бот { $successor }: так решает { $by }.
   *[players] { $name } не появляется. С общего согласия место занимает { $successor }.
}
news-seat-kick = { $who ->
    [moderator] { $by } исключает игрока { $name }. Место занимает бот { $successor }.
   *[players] { $to ->
        [person] С общего согласия { $name } выбывает из игры. Место занимает { $successor }.
       *[computer] С общего согласия { $name } выбывает из игры. Место занимает бот { $successor }.
    }
}
direct-seat-lost = За вашим столом ({ $game }, { $channel }) на вашем месте теперь играет кто-то другой. Подробности там.
error-not_asked = Это голосование закрыто.
error-not_for_you = Это решает другой игрок.
error-refused_before = Здесь уже сказали «нет».
error-one_against_one = Один соперник никого исключить не может: нужно согласие хотя бы двоих. Если { $person } не появляется, есть команда { slash-replace }; модератор может решить сам.
error-seated_already = { $person } уже сидит за этим столом.
error-seen_other_seat = { $person } уже знает секреты другого места этой игры; вернуться можно только туда.
error-no_computer_seat = Здесь нет бота, чьё место можно занять.
error-bot_named = Боты Discord за стол не садятся.
error-stranger_named = { $person } не на этом сервере.
error-discord_silent = Discord сейчас не сообщает, кто это. Попробуйте ещё раз через минуту.
command-handover = Предложить моё место другому
command-handover-player = Кому отдать место
command-join = Сесть за стол или попросить место бота по ходу игры
command-join-seat = Чьё место, если ботов несколько
command-kick = Исключить игрока, если согласны все остальные (хотя бы двое)
command-kick-player = Кого исключить
command-replace-with = Кто займёт место (иначе бот)
name-handover = передать
name-join = сесть
name-kick = исключить
