## What whoever runs the program reads

error-bad_database = { $why ->
    [missing] There is no database { $file }. Set DATABASE to the file that the bot uses.
    [no_folder] The folder of the database { $file } does not exist. Make it, or set DATABASE to another place.
    [folder] { $file } is a folder. Set DATABASE to a file.
    [unreadable] The database { $file } may not be read. Give this user the right to, or run the program as the user who owns it.
    [read_only] The database { $file } may not be written. Give this user the right to, or run the program as the user who owns it.
    [folder_read_only] Nothing may be written in the folder of the database { $file }. Give this user the right to, or set DATABASE to another place.
    [foreign] { $file } is not a database. Set DATABASE to the file that the bot uses.
    [damaged] The database { $file } is damaged ({ $detail }). Keep it, and put your last backup in its place.
    [newer] The database { $file } was written by a newer version of this program ({ $detail }). Update the program.
    [older] The database { $file } was written by an older version of this program. Run the bot once, and it is brought up to date.
   *[other] The database { $file } cannot be used: { $detail }.
}
error-database_in_use = Another bot works with the database { $database }: process { $process } on { $host }, since { $since }. Stop it first, or set DATABASE to another file.
error-no_backup = No backup was made in { $file }: { $why }.
error-damaged_backup = The backup { $file } was made, but the database is damaged, and so is the copy: { $why }.
error-bad_setting = { $name } cannot be “{ $value }”. It can be: { $known }.
error-bad_number = { $name } cannot be “{ $value }”. It is { $unit ->
    [seconds] a whole number of seconds, or 0 for never
    [hours] a whole number of hours, or 0 for never
   *[tables] a whole number of tables, or 0 for no limit
}.
error-bad_settings_file = The file { $file } is not text in UTF-8.
error-no_token = There is no token. Copy it from Discord’s developer portal into the file .env, as the line DISCORD_TOKEN=..., or set DISCORD_TOKEN in the environment.
error-unknown_token = Discord does not know the token in DISCORD_TOKEN. Copy it anew from the developer portal.
error-no_discord = Discord cannot be reached: { $why }.
error-unknown_option = This game has no option “{ $option }”. Known: { $known }.
error-too_many_names = { $named } players are named, but the game has { $seats } seats.
error-no_such_turn = The record has no turn { $turn }; it has { $turns }.
error-no_such_seat = The record has no seat { $seat }; its seats are 0 to { $last }.
error-no_such_sight = There is no picture of “{ $sight }”. Known: { $known }.
error-damaged_data = The data file { $file } does not make a game. { $where }: { $why }.
error-bad_state = The stored position is not what the answers lead to.
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
    [FileExistsError] { $file } is there already; nothing is overwritten.
    [IsADirectoryError] { $file } is a folder.
    [NotADirectoryError] { $file } is not in a folder.
    [PermissionError] { $file } may not be used by this user.
   *[other] { $file }: { $detail }.
}
check-damage = The database is damaged: { $damage }. Keep it, and put your last backup in its place.
check-fault = Table { $table }: { $fault }
check-sound = { $games ->
    [0] No fault found; no game to play again.
    [one] No fault found in one game.
   *[other] No fault found in { $games } games.
}
check-old = { $count ->
    [one] One game is kept that began with rules which this version does not have; it was not played again:
   *[other] { $count } games are kept that began with rules which this version does not have; they were not played again:
}
check-old-game = table { $table } ({ $rules })
