## Vacations
vacation-until = You are on vacation until { $until }: no game calls you, no deadline of yours runs out, and the others can see it.
vacation-nobody = Your games wait for you. Once one has waited for a week, the others may vote to replace you or to end it, as for anyone who is absent.
vacation-computer = A computer decides for you meanwhile, so nobody has to wait.
vacation-choose-nobody = My games wait for me
vacation-choose-computer = A computer plays for me
vacation-back = I’m back
vacation-over = You are on vacation until { $until }. Is it over?
vacation-ended = Welcome back! Wherever a game waits for you, you’ll be called now.
vacation-none = You are not on vacation. `/vacation days:7` begins one in all your games, at most 28 days; with `meanwhile` a computer plays for you.
waiting-away = { $name } (on vacation until { $until })
status-away = { $who ->
    [computer] { $name } is on vacation until { $until }; a computer decides meanwhile.
   *[nobody] { $name } is on vacation until { $until }.
}
error-bad_vacation = A vacation lasts at least one day and at most { $most } days.
command-vacation = Be away from all my games for some days
command-vacation-days = For how many days; leave empty to see your current vacation
command-vacation-meanwhile = Who decides for me meanwhile
name-vacation = vacation
