## The first lesson; a name with "-hint" answers whoever does something else
lesson-welcome =
    ### Ti diamo il benvenuto a Notre-Dame!
    Guidi un quartiere di Parigi con sette **settori**, ognuno con la sua carta: più pedine ci sono in un settore, più rende. Dopo { $rounds } round vince chi ha più punti prestigio (PP), ratti permettendo.
    Quattro minuti, solo tu e { $rival }.
lesson-draft =
    ### Una si tiene, due si passano
    Tieni una carta in segreto; le altre due vanno al vicino di sinistra. **Tieni la Rimessa delle carrozze.**
lesson-draft-hint = Anche questa è una buona carta. Ma oggi andiamo in carrozza: **tieni la Rimessa delle carrozze.**
lesson-pass =
    ### Ancora una volta
    Queste due sono arrivate a te. **Tieni la Residenza.** Anche l’ultima che arriva resta a te.
lesson-pass-hint = In una vera partita, perché no? Oggi però ci serve prestigio: **tieni la Residenza.**
lesson-sector =
    ### Giocare una carta
    La carta piazza un segnalino nel suo settore, che agisce una volta per ogni pedina che contiene. **Gioca la Residenza:** 1 pedina, 1 PP.
lesson-sector-hint = Si può. Ma prima vediamo che cosa dà la Residenza: **gioca la Residenza.**
lesson-carriage =
    ### In carrozza
    La carrozza avanza di un mercato per ogni pedina nella Rimessa delle carrozze e lì prende il **messaggio**. **Vai al mercato { $market }: { $honor } PP.** La prossima volta servirà un altro colore.
lesson-carriage-hint = Un’altra volta, magari. Il messaggio migliore è a un passo da qui: **gioca la Rimessa delle carrozze e vai al mercato { $market }.**
lesson-hire =
    ### Assumere qualcuno
    { $wage ->
        [one] { $wage } moneta
       *[other] { $wage } monete
    }, e uno di questi tre è tuo. Il Guardiano notturno dà 1 PP per ogni settore vuoto: ne hai { $empty }. **Assumi chi vuoi.**
lesson-hire-maid =
    ### La Domestica
    La Domestica porta anche altro. Le monete servono per i personaggi e le donazioni, i segnalini per quasi tutte le carte. **Decidi tu.**
lesson-plague =
    ### I ratti!
    Con i tre personaggi sono arrivati i ratti: il tuo segnalino ratto è su { $rat }. Oltre { $track } scoppia un’epidemia: perdi { $lost } PP e un segnalino. Le carte Parco e Ospedale scacciano i ratti.
lesson-alone =
    ### Il round 2 è tuo
    Notre-Dame trasforma subito le monete in PP, e ogni { $period } round i suoi segnalini si dividono { $pool } PP. **Scegli e gioca come vuoi.**
lesson-points =
    ### Ben giocato!
    Hai **{ $points } PP**. Vengono da Residenza, messaggi, Notre-Dame, personaggi e dal Parco, che si aggiunge a ogni guadagno. Alla fine non conta altro.
    In dubbio al tavolo? *Suggerimento* propone una mossa.
