## What whoever runs the program reads

error-bad_database = { $why ->
    [missing] Базы данных { $file } нет. Укажите в DATABASE файл, с которым работает бот.
    [no_folder] Папки для базы данных { $file } нет. Создайте её или укажите в DATABASE другое место.
    [folder] { $file } — это папка. Укажите в DATABASE файл.
    [unreadable] Базу данных { $file } нельзя прочесть. Дайте этому пользователю право на чтение или запустите программу от имени владельца файла.
    [read_only] В базу данных { $file } нельзя писать. Дайте этому пользователю право на запись или запустите программу от имени владельца файла.
    [folder_read_only] В папку базы данных { $file } нельзя писать. Дайте этому пользователю право на запись или укажите в DATABASE другое место.
    [foreign] { $file } — не база данных. Укажите в DATABASE файл, с которым работает бот.
    [damaged] База данных { $file } повреждена ({ $detail }). Сохраните её, а на её место положите последнюю резервную копию.
    [newer] База данных { $file } записана более новой версией программы ({ $detail }). Обновите программу.
    [older] База данных { $file } записана более старой версией программы. Запустите бота один раз, и она обновится.
    [unreachable] База данных { $file } недоступна: { $detail }. Запустите её сервер или укажите в DATABASE другое место.
    [refused] Сервер базы данных { $file } не впускает этого пользователя: { $detail }. Проверьте имя и пароль в DATABASE.
    [no_database] На сервере нет базы данных { $file }. Создайте её (createdb) или укажите в DATABASE другую.
    [no_rights] У этого пользователя нет права создавать и менять таблицы в базе данных { $file }: { $detail }. Сделайте его владельцем базы.
   *[other] Базу данных { $file } нельзя использовать: { $detail }.
}
error-database_in_use = С базой данных { $database } работает другой бот: процесс { $process } на { $host }, с { $since }. Сначала остановите его или укажите в DATABASE другой файл.
error-no_driver = В DATABASE указан PostgreSQL, а для него нужен пакет { $package }: pip install -r requirements-postgres.txt.
error-not_an_address = «{ $value }» — не адрес базы данных PostgreSQL. Он выглядит так: postgresql://user@host/database.
error-target_taken = В базе данных { $database } другие игры. Ничего не перенесено. Выберите пустую базу.
error-not_moved = Ничего не перенесено: { $why }. Новая база осталась такой, какой была, и файл тоже.
move-done = { $tables ->
    [one] Перенесён и построчно сверен { $tables } игровой стол,
    [few] Перенесены и построчно сверены { $tables } игровых стола,
   *[other] Перенесено и построчно сверено { $tables } игровых столов,
} всего строк: { $rows }. Файл остался как был. Теперь укажите в DATABASE новый адрес.
move-done-before = Всё уже перенесено: строк — { $rows }, и каждая такая же, как в файле. Теперь укажите в DATABASE новый адрес.
error-no_backup = Резервная копия { $file } не сделана: { $why }.
error-damaged_backup = Резервная копия { $file } сделана, но база данных повреждена, а с ней и копия: { $why }.
error-bad_setting = { $name } не может быть «{ $value }». Возможные значения: { $known }.
error-bad_number = { $name } не может быть «{ $value }». Нужно { $unit ->
    [seconds] целое число секунд (0 — никогда)
    [hours] целое число часов (0 — никогда)
   *[tables] целое число столов (0 — без ограничения)
}.
error-bad_endpoint = { $name } не может быть «{ $value }». Нужен адрес этого компьютера с портом, например 127.0.0.1:9464, или один порт.
error-bad_settings_file = Файл { $file } — не текст в UTF-8.
error-no_token = Нет токена. Скопируйте его с портала разработчиков Discord в файл .env, в строку DISCORD_TOKEN=..., или задайте DISCORD_TOKEN в окружении.
error-unknown_token = Discord не принимает токен из DISCORD_TOKEN. Скопируйте его с портала разработчиков заново.
error-no_discord = Discord недоступен: { $why }.
error-unknown_option = У этой игры нет параметра «{ $option }». Есть: { $known }.
error-too_many_names = Названо игроков: { $named }, а мест за столом: { $seats }.
error-no_such_turn = В записи нет хода { $turn }; всего их { $turns }.
error-no_such_seat = В записи нет места { $seat }; места — от 0 до { $last }.
error-no_such_sight = Картинки «{ $sight }» нет. Есть: { $known }.
error-damaged_data = Из файла данных { $file } не получается игра. { $where }: { $why }.
error-bad_state = Сохранённая позиция — не та, к которой ведут ответы.
error-broken_table = Сохранённое нельзя прочесть: { $why }.
error-broken_record = Строка { $line } записи { $why ->
    [foreign_byte] содержит байт, какого в записях не бывает.
    [no_seal] не имеет печати.
    [changed] была изменена: печать не подходит.
    [cut_off] обрывается.
    [no_header] — не «{ $header }».
    [after_end] стоит после конца.
    [no_line] — не строка «{ $word }», за которой слов: { $number }.
    [no_move] — не ход.
    [no_seed] не содержит начального числа (seed) в шестнадцатеричной записи.
    [other_rules] называет правила { $theirs }; здесь правила { $ours }.
    [not_over] объявляет конец, но игра там не окончена.
    [wrong_score] объявляет счёт { $claimed }; по правилам он { $right }.
    [no_scores] стоит не после счёта каждого места.
    [closed_prompt] отвечает на вопрос, который там не задан.
    [wrong_seat] отвечает на вопрос, заданный другому месту.
    [unknown_answer] выбирает вариант, которого там нет.
    [wrong_number] выбирает слишком мало или слишком много.
    [no_way_back] отменяет то, что отменить нельзя.
    [bad_seat_count] стоит после большего или меньшего числа мест, чем бывает в игре.
   *[other] не следует правилам ({ $why }).
}
file-trouble = { $why ->
    [FileNotFoundError] { $file } не существует.
    [FileExistsError] { $file } уже есть; ничего не перезаписано.
    [IsADirectoryError] { $file } — это папка.
    [NotADirectoryError] { $file } — не в папке.
    [PermissionError] { $file } этому пользователю недоступен.
   *[other] { $file }: { $detail }.
}
check-damage = База данных повреждена: { $damage }. Сохраните её, а на её место положите последнюю резервную копию.
check-fault = Стол { $table }: { $fault }
check-sound = { $games ->
    [0] Ошибок нет; переигрывать нечего.
    [one] Ошибок нет; проверена { $games } игра.
    [few] Ошибок нет; проверены { $games } игры.
   *[many] Ошибок нет; проверено { $games } игр.
}
check-old = { $count ->
    [one] Хранится { $count } игра по правилам, которых у этой версии нет; она не переиграна:
    [few] Хранятся { $count } игры по правилам, которых у этой версии нет; они не переиграны:
   *[many] Хранится { $count } игр по правилам, которых у этой версии нет; они не переиграны:
}
check-old-game = стол { $table } ({ $rules })

## Figures of a game, and which of them are assumed

pieces-sound = Файл { $file } подходит для игры { $game } (правила { $rules }). { $count ->
    [0] Предположений в нём не отмечено.
    [one] В нём отмечено { $count } предположение:
    [few] В нём отмечены { $count } предположения:
   *[many] В нём отмечено { $count } предположений:
}
pieces-assumed = {"  "}строка { $line }: { $what } – { $why }
error-unknown_pieces = Параметра { $setting } нет. Есть: { $known }.
