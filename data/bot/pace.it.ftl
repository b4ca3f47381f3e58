## Quanto tempo hanno le decisioni
pace-live = Dal vivo: 15 minuti per ogni decisione
pace-daily = Ogni giorno: 1 giorno per ogni decisione
pace-relaxed = Con calma: 3 giorni per ogni decisione
pace-none = Nessun limite di tempo
lobby-pace = Ritmo · { $pace }
command-new-pace = Quanto tempo ha ogni decisione
command-pace = Cambia il tempo per ogni decisione, se tutti sono d’accordo
pace-proposal = Cambiamo il ritmo in «**{ $pace }**»? D’accordo: { $agreed } su { $all }. Serve il sì di tutti.
pace-agree = Sì, cambiamo
pace-keep = Lasciamo il ritmo attuale
pace-refused = { $name } vuole tenere il ritmo di prima: non cambia niente.
pace-lapsed = Non tutti hanno accettato in tempo: il ritmo resta com’è.
pace-agreed = Tutti d’accordo. Ora il ritmo è: **{ $pace }**.
error-same_pace = Il ritmo è già questo.
vote-lapses = La votazione finisce { $at }.
waiting-deadline = { $waiting } · scadenza { $at }
waiting-one-deadline = { $name } (chiesto { $since }, scadenza { $at })
deadline-computer = Scade { $at }, poi decide un bot.
deadline-decline = Scade { $at }, poi passi o non fai niente.
deadline-wait = Scade { $at }, poi c’è il tempo supplementare.
deadline-picked = Scade { $at }, poi vale ciò che hai scelto.
reminder-computer = Scadenza { $at }. Poi decide un bot per { $names }.
reminder-decline = Scadenza { $at }. Dopo, per { $names } vale come aver passato il turno.
reminder-wait = Scadenza { $at }. Poi comincia il tempo supplementare di { $names }.
reminder-none = Non c’è una scadenza, ma il tavolo aspetta { $names }.
news-lapsed =
    { $count ->
        [one] Tempo scaduto per { $names }: si decide senza aspettare.
       *[other] Tempo scaduto per { $names }: si decide senza aspettarli.
    }
news-missed =
    { $name } ha mancato { $misses ->
        [one] { $misses } decisione
       *[other] { $misses } decisioni
    } di fila. Può giocare un bot, se tutti gli altri sono d’accordo; { $name } può tornare quando vuole.
offer-computer = Un bot per { $name }?
panel-missed =
    { $misses ->
        [one] Il tuo tempo era scaduto: l’ultima decisione è stata presa per te.
       *[other] Il tuo tempo era scaduto: le ultime { $misses } decisioni sono state prese per te.
    }
command-settings-late = Che cosa succede quando il mio tempo è scaduto
late-computer = Quella decisione la prende un bot
late-decline = Passo o non faccio niente
late-wait = Ricevo di nuovo lo stesso tempo, fino a due volte a partita
settings-late = Quando il tuo tempo è scaduto: **{ $what }**
settings-quiet = Ore di quiete: dalle { $from } alle { $to }. In quelle ore niente chiamate, promemoria o scadenze (tranne nelle partite dal vivo).
settings-quiet-none = Ore di quiete: nessuna. Posso chiamarti a qualsiasi ora.
settings-quiet-clock = Non seguono l’ora legale. Quando da te cambia l’ora, spostale con un tocco:
hush-on = Attiva le ore di quiete
hush-off = Togli le ore di quiete
hush-begin-earlier = Inizio −1 h
hush-begin-later = Inizio +1 h
hush-end-earlier = Fine −1 h
hush-end-later = Fine +1 h
hush-both-earlier = Tutto −1 h
hush-both-later = Tutto +1 h
quiet-ask = Giochi di rado tra le { $from } e le { $to }. Vuoi che in quelle ore non ti disturbi? Niente chiamate, promemoria o scadenze.
quiet-yes = Sì, silenzio
quiet-no = No, chiamami sempre
quiet-noted = Annotato: silenzio dalle { $from } alle { $to }. Puoi cambiarlo con `/{ name-settings }`.
quiet-noted-none = Annotato: posso chiamarti a qualsiasi ora. Puoi cambiarlo con `/{ name-settings }`.
name-pace = ritmo
