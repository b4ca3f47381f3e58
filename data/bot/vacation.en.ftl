## Vacations
vacation-until = You are on vacation until { $until }: no calls, no deadlines, and the others can see you’re away.
vacation-nobody = Your games wait for you. Once one has waited for a week, the others may vote to replace you or to end it, as for anyone who is absent.
vacation-computer = A computer decides for you meanwhile, so nobody has to wait.
vacation-choose-nobody = My games wait for me
vacation-choose-computer = A computer plays for me
vacation-back = I’m back
vacation-over = You are on vacation until { $until }. Is it over?
vacation-ended = Welcome back! If a game is waiting for you, you’ll be called now.
vacation-none = You are not on vacation. { slash-vacation } with `{ name-days }` begins one in all your games, at most 28 days; with `{ name-meanwhile }` a computer plays for you.
waiting-away = { $name } (on vacation until { $until })
status-away = { $who ->
    [computer] { $name } is on vacation until { $until }; a computer decides meanwhile.
   *[nobody] { $name } is on vacation until { $until }.
}
error-bad_vacation = A vacation lasts at least one day and at most { $most } days.
command-vacation = Take a break from all my games
command-vacation-days = Number of days; leave empty to see my current vacation
command-vacation-meanwhile = What happens to my games meanwhile
name-vacation = vacation
