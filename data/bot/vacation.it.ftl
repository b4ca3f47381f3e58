## Vacanze
vacation-until = Sei in vacanza fino al { $until }: nessuna partita ti chiama, nessun tuo termine scade, e gli altri lo vedono.
vacation-nobody = Le tue partite ti aspettano. Quando una ha aspettato una settimana, gli altri possono votare per sostituirti o per chiuderla, come con chiunque non ci sia.
vacation-computer = Nel frattempo decide un bot per te, e nessuno deve aspettare.
vacation-choose-nobody = Le mie partite mi aspettano
vacation-choose-computer = Un bot gioca per me
vacation-back = Eccomi di nuovo
vacation-over = Sei in vacanza fino al { $until }. È già finita?
vacation-ended = Eccoti di nuovo! Dove una partita ti aspetta, ricevi ora la chiamata.
vacation-none = Non sei in vacanza. `/{ name-vacation } days:7` ne comincia una in tutte le tue partite, al massimo 28 giorni; con `meanwhile` un bot gioca per te.
waiting-away = { $name } (in vacanza fino al { $until })
status-away = { $who ->
    [computer] { $name } è in vacanza fino al { $until }; nel frattempo decide un bot.
   *[nobody] { $name } è in vacanza fino al { $until }.
}
error-bad_vacation = Una vacanza dura almeno un giorno e al massimo { $most } giorni.
command-vacation = Qualche giorno lontano da tutte le mie partite
command-vacation-days = Per quanti giorni; vuoto: mostra la vacanza attuale
command-vacation-meanwhile = Chi decide intanto per me
name-vacation = vacanza
