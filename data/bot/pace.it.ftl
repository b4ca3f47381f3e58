## Quanto tempo hanno le decisioni
pace-live = In tempo reale: 15 minuti a mossa
pace-daily = Giornaliero: 1 giorno a mossa
pace-relaxed = Con calma: 3 giorni a mossa
pace-none = Nessun limite di tempo
lobby-pace = Ritmo · { $pace }
command-new-pace = Tempo per mossa
command-pace = Cambia il tempo per mossa, se tutti sono d’accordo
pace-proposal = Cambiamo il ritmo in «**{ $pace }**»? Favorevoli: { $agreed } su { $all }, servono tutti.
pace-agree = Sì, cambiamo
pace-keep = Lasciamo il ritmo attuale
pace-refused = { $name } vuole tenere il ritmo di prima: non cambia niente.
pace-lapsed = Non tutti hanno accettato in tempo: il ritmo resta com’è.
pace-agreed = Tutti d’accordo. Ora il ritmo è: **{ $pace }**.
error-same_pace = Il ritmo è già questo.
vote-lapses = La votazione finisce { $at }.
waiting-deadline = In attesa di { $names } · scade { $at }
waiting-one-deadline = { $name } (scade { $at })
waiting-due = { $call } · scade { $at }
deadline-brief = scade { $at }
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
        [one] Tempo scaduto per { $names }: la partita continua senza la sua mossa.
       *[other] Tempo scaduto per { $names }: la partita continua senza le loro mosse.
    }
news-missed =
    { $name } ha saltato { $misses ->
        [one] { $misses } mossa
       *[other] { $misses } mosse
    } di fila. Può giocare un bot, se tutti gli altri sono d’accordo; { $name } può tornare quando vuole.
offer-computer = Un bot per { $name }?
panel-missed =
    { $misses ->
        [one] Il tuo tempo era scaduto: l’ultima mossa è stata fatta per te.
       *[other] Il tuo tempo era scaduto: le ultime { $misses } mosse sono state fatte per te.
    }
command-settings-late = Che cosa succede quando il mio tempo per una mossa è scaduto
late-computer = decide un bot
late-decline = passare o non fare niente
late-wait = tempo extra (fino a due volte a partita)
settings-late = Quando il tuo tempo è scaduto: **{ $what }**
settings-quiet = Ore di silenzio: dalle { $from } alle { $to }. In quelle ore niente chiamate, promemoria o scadenze (tranne nelle partite in tempo reale).
settings-quiet-none = Ore di silenzio: nessuna. Posso chiamarti a qualsiasi ora.
settings-quiet-clock = L’ora legale non viene seguita. Quando da te cambia l’ora, sposta le ore di silenzio:
hush-on = Attiva le ore di silenzio
hush-off = Togli le ore di silenzio
hush-begin-earlier = Inizio −1 h
hush-begin-later = Inizio +1 h
hush-end-earlier = Fine −1 h
hush-end-later = Fine +1 h
hush-both-earlier = Tutto −1 h
hush-both-later = Tutto +1 h
quiet-ask = Giochi di rado tra le { $from } e le { $to }. Vuoi che in quelle ore non ti disturbi? Niente chiamate, promemoria o scadenze.
quiet-yes = Sì, silenzio
quiet-no = No, chiamami sempre
quiet-noted = Annotato: silenzio dalle { $from } alle { $to }. Puoi cambiarlo con { slash-settings }.
quiet-noted-none = Annotato: posso chiamarti a qualsiasi ora. Puoi cambiarlo con { slash-settings }.
name-pace = ritmo
