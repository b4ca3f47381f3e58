## Vacanze
vacation-until = Sei in vacanza fino al { $until }: niente chiamate, le tue scadenze sono sospese, e gli altri lo vedono.
vacation-nobody = Le tue partite ti aspettano. Quando una ha aspettato una settimana, gli altri possono votare per sostituirti o per chiuderla, come con chiunque non ci sia.
vacation-computer = Nel frattempo decide un bot per te, e nessuno deve aspettare.
vacation-choose-nobody = Le mie partite mi aspettano
vacation-choose-computer = Un bot gioca per me
vacation-back = Eccomi di nuovo
vacation-over = Sei in vacanza fino al { $until }. È già finita?
vacation-ended = Eccoti di nuovo! Se una partita ti aspetta, ti chiamo subito.
vacation-none = Non sei in vacanza. { slash-vacation } con `{ name-days }` ne comincia una in tutte le tue partite, al massimo 28 giorni; con `{ name-meanwhile }` un bot gioca per te.
waiting-away = { $name } (in vacanza fino al { $until })
status-away = { $who ->
    [computer] { $name } è in vacanza fino al { $until }; nel frattempo decide un bot.
   *[nobody] { $name } è in vacanza fino al { $until }.
}
error-bad_vacation = Una vacanza dura almeno un giorno e al massimo { $most } giorni.
command-vacation = Prendi una pausa da tutte le mie partite
command-vacation-days = Per quanti giorni; vuoto: mostra la vacanza attuale
command-vacation-meanwhile = Che cosa succede intanto alle mie partite
name-vacation = vacanza
