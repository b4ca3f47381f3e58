## What whoever runs the program reads

error-bad_database = { $why ->
    [missing] There is no database { $file }. Set DATABASE to the file that the bot uses.
    [no_folder] The folder of the database { $file } does not exist. Create it, or set DATABASE to another place.
    [folder] { $file } is a folder. Set DATABASE to a file.
    [unreadable] The database { $file } cannot be read. Give this user permission, or run the program as the user who owns it.
    [read_only] The database { $file } cannot be written to. Give this user permission, or run the program as the user who owns it.
    [linked] The database { $file } has a second name (a hard link), and two names damage an SQLite file. Remove the other name, or copy the database with “backup”.
    [folder_read_only] Nothing can be written in the folder of the database { $file }. Give this user permission, or set DATABASE to another place.
    [foreign] { $file } is not a database. Set DATABASE to the file that the bot uses.
    [damaged] The database { $file } is damaged ({ $detail }). Keep it, and put your last backup in its place.
    [newer] The database { $file } was written by a newer version of this program ({ $detail }). Update the program.
    [older] The database { $file } was written by an older version of this program. Run the bot once to bring it up to date.
    [too_old] The database { $file } was written by a development version before the first release ({ $detail }), and this program cannot read it. Nothing was changed. Set DATABASE to a new file.
    [unreachable] The database { $file } cannot be reached: { $detail }. Start its server, or set DATABASE to another place.
    [refused] The server of the database { $file } does not let this user in: { $detail }. Check user and password in DATABASE.
    [no_database] The server has no database { $file }. Create it (createdb), or set DATABASE to another one.
    [no_rights] This user has no right to create or change tables in the database { $file }: { $detail }. Make the user its owner.
   *[other] The database { $file } cannot be used: { $detail }.
}
error-database_in_use = Another bot is using the database { $database }: process { $process } on { $host }, since { $since }. Stop it first, or set DATABASE to another file.
error-other_shards = Another process ({ $holder }) works with this database and divides the servers into { $theirs } shards, this one into { $ours }. All of them need the same number in SHARDS; stop the others first.
error-shards_need_server = SHARDS={ $shards } is for processes that share a PostgreSQL database, and a file cannot be shared. Leave SHARDS empty, or set DATABASE to a PostgreSQL database.
error-bad_shards = SHARDS is “{ $value }”. Write the first and the last shard of this process and how many there are in all, such as { $example }, or leave it empty for all shards.
error-no_driver = DATABASE names PostgreSQL, for which the package { $package } is needed: pip install -r requirements-postgres.txt.
error-not_an_address = “{ $value }” is not the address of a database of PostgreSQL. It looks like this: postgresql://user:password@host/database. Percent-encode special characters in the user and the password: @ is %40, / is %2F, ? is %3F, # is %23.
error-target_taken = The database { $database } holds other games. Nothing was moved. Choose an empty database.
error-not_moved = Nothing was moved: { $why ->
    [lost] the connection to the server was lost
   *[other] { $why }
}. The target is as it was before, and so is the file.
film-written = { $file }: { $frames } frames, { $bytes } bytes
page-written = { $file }: { $steps } steps, { $bytes } bytes
move-done = { $tables ->
    [one] Moved and compared row by row: one table of players, { $rows } rows in all.
   *[other] Moved and compared row by row: { $tables } tables of players, { $rows } rows in all.
} The file was left as it is. Now set DATABASE to the new address.
move-done-before = All of it is there already: { $rows } rows, each the same as in the file. Now set DATABASE to the new address.
error-no_backup = No backup was made in { $file }: { $why }.
error-damaged_backup = The backup { $file } was made, but the database is damaged, and so is the copy: { $why }.
error-bad_setting = { $name } cannot be “{ $value }”. It can be: { $known }.
error-bad_number = { $name } cannot be “{ $value }”. It is { $unit ->
    [seconds] a whole number of seconds, or 0 for never
    [hours] a whole number of hours, or 0 for never
   *[tables] a whole number of tables, or 0 for no limit
}.
error-bad_endpoint = { $name } cannot be “{ $value }”. It is an address of this machine with a port, such as 127.0.0.1:9464, or a port alone.
error-bad_link = { $name } cannot be “{ $value }”. It is the address of a web page, such as https://example.org/privacy.
error-bad_settings_file = The file { $file } is not text in UTF-8.
error-no_token = There is no token. Copy it from Discord’s developer portal into the file .env, as the line DISCORD_TOKEN=..., or set DISCORD_TOKEN in the environment.
error-unknown_token = Discord does not accept the token in DISCORD_TOKEN. Copy it again from the developer portal.
error-no_discord = Discord cannot be reached: { $why }.
error-unknown_option = This game has no option “{ $option }”. Available: { $known }.
error-too_many_names = { $named } players were named, but the game has { $seats } seats.
error-no_such_turn = The record has no turn { $turn }; it has { $turns }.
error-no_such_seat = The record has no seat { $seat }; its seats are 0 to { $last }.
error-no_such_sight = There is no picture of “{ $sight }”. Available: { $known }.
error-no_codec = No film can be written as “{ $ending }” here. The file’s name must end with one of: { $known }; AVIF and WebP need a Pillow that was built with them.
error-file_too_large = { $file } is too large: files of this kind have at most { $most } bytes.
error-damaged_data = The data file { $file } cannot be made into a game. { $where }: { $why }.
error-bad_state = The stored position is not the one that the answers lead to.
error-broken_table = What is stored cannot be read: { $why }.
error-broken_record = Line { $line } of the record { $why ->
    [foreign_byte] holds a byte that no record has.
    [no_seal] has no seal.
    [changed] was changed: its seal does not fit.
    [cut_off] is cut off.
    [no_header] is not “{ $header }”.
    [after_end] stands after the end.
    [no_line] is not a line “{ $word }” with { $number } more words.
    [no_move] is not a move.
    [no_score] is not a score.
    [no_seat] names a seat that the game does not have.
    [not_packed] holds data that cannot be unpacked.
    [repeated] repeats an option.
    [bad_state] leads to a position that the rules cannot play.
    [no_seed] has no seed in hexadecimal digits.
    [other_rules] names rules { $theirs }; these are { $ours }.
    [not_over] claims an end, but the game is not over there.
    [wrong_score] claims the score { $claimed }; by the rules it is { $right }.
    [no_scores] does not follow one score for each seat.
    [closed_prompt] answers a question that is not open there.
    [wrong_seat] answers a question that is open to another seat.
    [unknown_answer] picks what is not on offer.
    [wrong_number] picks too few or too many.
    [no_way_back] takes back what cannot be taken back.
    [bad_seat_count] follows more or fewer seats than the game has.
   *[other] does not follow the rules ({ $why }).
}
file-trouble = { $why ->
    [FileNotFoundError] There is no { $file }.
    [FileExistsError] { $file } already exists; nothing is overwritten.
    [IsADirectoryError] { $file } is a folder.
    [NotADirectoryError] { $file } is not in a folder.
    [PermissionError] This user has no permission to use { $file }.
   *[other] { $file }: { $detail }.
}
check-damage = The database is damaged: { $damage }. Keep it, and put your last backup in its place.
check-fault = Table { $table }: { $fault }
check-sound = { $games ->
    [0] No fault found; there was no game to replay.
    [one] No fault found in one game.
   *[other] No fault found in { $games } games.
}
check-old = { $count ->
    [one] 1 stored game was started with rules that this version does not have; it was not replayed:
   *[other] { $count } stored games were started with rules that this version does not have; they were not replayed:
}
check-old-game = table { $table } ({ $rules })

## Figures of a game, and which of them are assumed

pieces-sound = { $file } makes a game of { $game } (rules { $rules }). { $count ->
    [0] Nothing in it is marked as assumed.
    [one] One figure in it is marked as assumed:
   *[other] { $count } figures in it are marked as assumed:
}
pieces-assumed = {"  "}line { $line }: { $what } – { $why }
error-unknown_pieces = There is no setting { $setting }. Available: { $known }.

## Adding a game

new-game-done = { $files } files were written. { $game } can be played and tested now: change its rules, then its words.
words-complete = { $game } has every sentence it needs in { $language }.
words-missing = { $count ->
    [one] { $game } lacks one sentence in { $language }:
   *[other] { $game } lacks { $count } sentences in { $language }:
}
error-bad_game_name = A game cannot be called { $game }: use small letters, digits and _, at most 24, a letter first.
error-name_in_use = { $game } already occurs in { $place }; no game can be named like that.
error-no_sources = { $folder } is not a copy of the project: there is no place for a new game.
