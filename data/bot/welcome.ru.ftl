## Игры в личных сообщениях
lobby-private = Вы против ботов. Когда будете готовы, нажмите **{ lobby-start }**.
heading-private = в личных сообщениях
error-plays_alone = В личных сообщениях с вами могут сидеть только боты. Чтобы играть с друзьями, откройте стол в канале на сервере.
error-direct_closed = Ваши настройки конфиденциальности не дают мне писать вам сюда. Пока это так, посмотреть на игру можно командой { slash-play }.

## Сыграть сразу
button-play-now = Играть сейчас
button-open-table = Открыть стол
play-now-hello = **{ $game }**: вы против { $computers ->
    [one] { $computers } бота
   *[many] { $computers } ботов
}. Игра начинается прямо здесь.
play-now-direct = **{ $game }**: игра началась у вас в [личных сообщениях]({ $link }).
play-now-there = **{ $game }**: у вас уже есть стол в [личных сообщениях]({ $link }).
play-now-closed = Ваши настройки конфиденциальности не дают мне писать вам, поэтому игра началась здесь. **{ $game }**: { $link }
error-nowhere_to_play = Ваши настройки конфиденциальности не дают мне писать вам, а в этом канале уже есть игра. Разрешите личные сообщения с этого сервера или попробуйте в другом канале.

## The greeting
game-pitch = {""}
game-minutes = ~{ $minutes } мин
greeting =
    ### Привет!
    Со мной играют в настольные игры: с друзьями или против ботов. Выучите игру за четыре минуты или играйте сразу.
greeting-game = **{ $title }:** { $pitch } { $minutes ->
    [0] Игроков: { $players }.
   *[other] Игроков: { $players }, минут: около { $minutes }.
}
begin-learn = Научиться (4 мин)
begin-play = { button-play-now }
begin-open = { button-open-table }
choose-learn = **Какой игре научиться?**
choose-play = **Во что сыграем?** Вы против ботов.
choose-open = **Во что сыграть с другими?**
button-my-games = Мои игры

## После урока
button-play-computers = Играть против ботов
button-open-here = Открыть стол здесь

## Столы, которые приглашают
invite-lobby = Открыт стол: { $thread }. Чтобы сесть, нажмите **{ lobby-join }**.
invite-running = Игра началась: { $thread }.
invite-cancelled = { lobby-status-cancelled }
invite-over = { lobby-status-over }
invite-ended = { lobby-status-ended }
lobby-levels = Изменить силу бота
close-question =
    {"**"}Закрыть этот стол?** { $others ->
        [one] Здесь сидит ещё { $others } игрок.
        [few] Здесь сидят ещё { $others } игрока.
       *[many] Здесь сидят ещё { $others } игроков.
    }
close-let-be = Нет, оставить
