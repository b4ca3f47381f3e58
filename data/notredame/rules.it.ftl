## The chapters of the rules
chapter-course = Come si svolge la partita
chapter-cards = Carte azione e messaggi
chapter-brown = Personaggi di ogni periodo
chapter-grey = Personaggi di un solo periodo

## How a game goes
topic-goal-title = Scopo
topic-goal =
    Guidi una famiglia in un quartiere di Parigi, attorno alla cattedrale di Notre-Dame.
    In { $rounds } round piazzi segnalini, raccogli monete, messaggi e punti prestigio (PP), e tieni a bada i ratti.
    Vince chi ha più PP dopo l’ultimo round. Nient’altro conta alla fine.
    Ogni guadagno viene detto, ma i totali sono segreti fino ad allora: vedi solo il tuo. Un tavolo con prestigio visibile li mostra tutti.
topic-setup-title = Preparazione
topic-setup =
    Ognuno comincia con { $gold } monete, { $markers } segnalini disponibili e { $rest } nella riserva generale.
    La carrozza sta sul mercato centrale, il segnalino ratto sullo 0, l’amico fidato accanto al tabellone.
    Sugli altri quattro mercati di ogni quartiere stanno i suoi messaggi, uno per tipo.
    Nove carte azione del tuo colore formano il tuo mazzo. Chi ha il campanaro lo decide il caso.
topic-round-title = Un round
topic-round =
    1. Si mostrano tre personaggi; i loro ratti sono i ratti del round.
    2. Scelta: ognuno si compone una mano di tre carte.
    3. Carte: dal campanaro in senso orario tutti ne giocano una, poi tutti una seconda.
    4. Personaggi: nello stesso ordine ognuno può assumerne uno.
    5. Peste, per tutti. Poi il campanaro passa a sinistra. La partita ha { $rounds } round, { $period } per periodo.
topic-draft-title = Scelta delle carte
topic-draft =
    Ricevi tre carte del tuo mazzo: ne tieni una e passi due a sinistra.
    Delle due che arrivano ne tieni una e passi l’altra; l’ultima che arriva la tieni.
    Tutti scelgono insieme, e nessuno vede ciò che arriva prima di aver passato le sue.
    Così hai una carta tua, una del vicino di destra e una di quello dopo.
topic-cards-title = Giocare le carte
topic-cards =
    La carta di un settore vi piazza un segnalino disponibile; poi il settore agisce con tutte le pedine che contiene.
    Pedine sono i segnalini e l’amico fidato.
    Giochi due carte su tre; la terza va coperta sotto la seconda e non fa nulla.
    Quando tutti ne hanno giocate due, le carte vanno in una pila che nessuno può guardare. Dopo tre round tornano tutte nei mazzi.
topic-empty_supply-title = Nessun segnalino disponibile
topic-empty_supply =
    Senza segnalini disponibili una carta ne sposta uno tuo nel suo settore: da un altro settore o da Notre-Dame.
    L’amico non si sposta mai così, e la riserva generale non si tocca.
    Finché ne hai uno disponibile devi piazzare quello, senza spostarne altri.
topic-lapse-title = Scartare senza effetto
topic-lapse =
    Puoi sempre scartare una carta scoperta senza usarla; non costa nulla.
    È obbligatorio quando nessun segnalino può arrivare al suo posto. La carta dell’amico si può sempre giocare.
topic-hiring-title = Assumere
topic-hiring =
    Un personaggio a round per { $wage ->
        [one] { $wage } moneta
       *[other] { $wage } monete
    }, in ordine di turno; lo stesso può servire più giocatori.
    Prima si paga, perciò una moneta che torna è di nuovo tua.
    Vescovo, Giullare e Menestrello si assumono solo se possono fare qualcosa.
topic-plague-title = Peste
topic-plague =
    Il tuo segnalino ratto sale di tante caselle quanti sono i ratti del round, meno le pedine nel tuo ospedale; mai sotto lo 0.
    Fino a { $track } non succede nulla. Oltre scoppia un’epidemia: il ratto resta su { $track }, perdi { $points } PP e un segnalino.
    Si toglie dal tuo settore più pieno; tra pari scegli tu. L’amico non si perde mai.
topic-period_end-title = Fine di un periodo
topic-period_end =
    Dopo i round 3, 6 e 9 Notre-Dame dà un numero fisso di PP, secondo i giocatori: { $pools }.
    Divisi per tutti i segnalini lì, per difetto, sono il valore di ciascuno; poi questi vanno nelle riserve generali.
    Se lì non c’è nessuno, nessuno riceve nulla. Poi tutte le carte tornano nei mazzi.
topic-ties-title = Parità
topic-ties =
    A parità di PP decide la somma di monete e segnalini disponibili.
    Se è pari anche quella, il posto si divide.
topic-two_players-title = In due
topic-two_players =
    Attorno alla cattedrale stanno quattro quartieri; quelli dei giocatori sono opposti.
    Anche i due vuoti hanno messaggi: per una serie servono tutti e quattro i colori.
    Delle carte che passi, una torna a te. Notre-Dame dà { $pool } PP.

## Action cards
topic-school-title = Scuola del convento
topic-school =
    Tanti segnalini della riserva generale quante sono le pedine nella scuola diventano disponibili, finché ce ne sono.
topic-bank-title = Banca
topic-bank =
    Tante monete quante sono le pedine nella banca.
    { $coins ->
        [0] Le monete non finiscono mai.
       *[other] Le monete sono { $coins } in tutto. Se finiscono, paga il rivale più ricco.
    }
topic-residence-title = Residenza
topic-residence =
    Tanti PP quante sono le pedine nella residenza.
topic-hotel-title = Locanda
topic-hotel =
    Una a scelta: 1 moneta, un segnalino dalla riserva generale o il ratto indietro di 1.
    Con { $double } o più pedine ne scegli due, uguali o diverse.
topic-carriage-title = Rimessa delle carrozze
topic-carriage =
    La carrozza fa al massimo tanti passi quante sono le pedine qui, di mercato in mercato lungo le strade.
    Dove si ferma puoi prendere il messaggio, uno per viaggio. Può anche restare ferma, o fermarsi senza prendere nulla.
    Con due passi può andare e tornare.
topic-park-title = Parco
topic-park =
    Il segnalino ratto torna indietro di 1.
    Ogni volta che guadagni PP ne ottieni { $points } in più ogni { $pieces } pedine nel parco.
topic-hospital-title = Ospedale
topic-hospital =
    Il segnalino ratto torna indietro di 1.
    Ogni pedina qui toglie un ratto nella peste di ogni round.
topic-friend-title = Amico fidato
topic-friend =
    Non si piazza alcun segnalino: l’amico va in un settore, o dal suo in un altro, e lì conta come una pedina.
    Quel settore agisce subito. L’amico non va mai su Notre-Dame.
topic-notre_dame-title = Notre-Dame
topic-notre_dame =
    Piazza un segnalino su Notre-Dame e dona monete: { $gifts } danno { $points } PP. Senza dono niente segnalino.
    Il segnalino partecipa alla spartizione a fine periodo.
topic-messages-title = Messaggi
topic-messages =
    Borsa: { $coin } PP e 1 moneta. Aiutante: { $marker } PP e un segnalino. Acchiappatopi: { $rat } PP e il ratto indietro di 1. Onore: { $prestige } PP.
    Un messaggio ha il colore del quartiere in cui si trova. Puoi prendere solo i colori che hai di meno.
    Se di questi non ce n’è più da nessuna parte, tutti i colori sono liberi.

## Persons
topic-person = -# { $pile } · { $rats ->
    [0] nessun ratto
    [one] { $rats } ratto
   *[other] { $rats } ratti
} (nostra ipotesi)
topic-moneylender-title = Usuraio
topic-moneylender = Ricevi { $gold } monete e { $points } PP.
topic-monk-title = Monaco
topic-monk = Ricevi { $markers } segnalini dalla riserva generale e { $points } PP.
topic-maid-title = Domestica
topic-maid = Ricevi { $points } PP, e 1 moneta, un segnalino o il ratto indietro di 1.
topic-doctor-title = Medico
topic-doctor = I ratti di questo round non contano per te; il tuo ratto torna indietro di tante caselle quante sono le pedine nel tuo ospedale.
topic-jester-title = Giullare
topic-jester = Sposta una tua pedina da un settore, o un segnalino da Notre-Dame, in un altro settore. Quel settore agisce subito.
topic-minstrel-title = Menestrello
topic-minstrel = Sposta da una a { $pieces } pedine da un settore a un solo altro. Non segue alcuna azione, e Notre-Dame non c’entra.
topic-city_guard-title = Guardia cittadina
topic-city_guard = Ricevi { $points } PP per ogni pedina nel tuo quartiere; quelle su Notre-Dame non contano.
topic-night_watchman-title = Guardiano notturno
topic-night_watchman = Ricevi { $points } PP per ogni tuo settore senza pedine.
topic-bishop-title = Vescovo
topic-bishop = Un segnalino della riserva generale va in un settore senza pedine. Quel settore agisce subito.
topic-guild_master-title = Maestro di gilda
topic-guild_master = Ricevi { $points } PP per ogni settore con almeno { $pieces } pedine.
topic-beggar_king-title = Re dei mendicanti
topic-beggar_king = Ricevi { $points } PP per ogni casella tra il tuo ratto e la fine del tracciato, prima della peste di questo round.
topic-lawyer-title = Avvocato
topic-lawyer = Ricevi { $points } PP ogni { $messages } messaggi, di qualunque colore e tipo.
topic-lady-title = Dama di corte
topic-lady = Ricevi { $points } PP per ogni pedina nel tuo settore più pieno, uno solo.
topic-mayor-title = Sindaco
topic-mayor = Ricevi { $points } PP per ogni settore con almeno { $pieces } pedine.
topic-carpenter-title = Carpentiere
topic-carpenter = Ricevi { $points } PP per ogni settore con una pedina.
