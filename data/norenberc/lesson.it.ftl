## The first lesson; a name with "-hint" answers whoever does something else
lesson-welcome =
    ### Ti diamo il benvenuto a Norenberc!
    Vuoi portare le gilde dalla tua parte: dopo { $rounds } round vince chi ha più punti vittoria (PV).
    Un round, quattro minuti, solo tu e { $rival }. Il tuo primo agente è già dai Birrai.
lesson-sell =
    ### Vendere
    Il numero sull’artigiano grande, il **capo della gilda**, è il prezzo di ogni merce qui: { $beer } talleri. Hai 1 Birra, e nessuno in città la paga di più. **Vendila.**
lesson-sell-hint = Si potrebbe. Ma nessuno paga di più una Birra, e quei talleri ci serviranno qui accanto. **Vendila.**
lesson-buy =
    ### Comprare
    Qui accanto i Dolci costano solo { $pastry } talleri. A fine round chi ne ha di più conquista il capo dei Pasticcieri. **Comprane { $number }.**
lesson-buy-hint = Si può fare. Ma con altri { $number } Dolci i Pasticcieri sceglieranno te di sicuro. **Comprane { $number }.**
lesson-recruit =
    ### Reclutare
    Alle finestre ci sono gli **ospiti**. Si pagano in merci; il sacchetto con il punto interrogativo è una merce di qualsiasi gilda. Gli **artigiani** danno punti nella loro gilda, ogni **cittadino** ha un talento tutto suo. **Recluta chi vuoi.**
lesson-recruit-first =
    ### Il primo posto
    Chi recluta può anche salire al primo posto, per agire d’ora in poi prima degli altri. **Decidi tu.**
lesson-recruit-hint = Più tardi, magari. Prima portiamo qualcuno dalla nostra parte: **recluta un ospite.**
lesson-alone-plan =
    ### Il piano
    Come sono arrivati i tuoi agenti in quelle gilde? Con un piano segreto, un agente per gilda; il primo era già pronto per te. Ti resta un agente. { $rival } ha 1 Scarpa: con 2 i Calzolai sceglierebbero te. **Scegli una gilda, o passa.**
lesson-alone =
    ### La tua mossa
    I **pulsanti blu** fanno tutta la mossa in una volta, quelli grigi chiedono un passo alla volta. **Fai come vuoi.**
lesson-favorites =
    ### La fine del round
    Ogni gilda sceglie il suo **favorito**: chi ha più merci sue. Il favorito ne restituisce una e riceve il capo della gilda e un **blasone**. Ognuno incassa { $income } talleri; poi arrivano nuovi prezzi e nuovi ospiti.
lesson-points =
    ### Il round è finito!
    Ora avresti **{ $points } PV**. Contano soprattutto i migliori artigiani di ogni gilda ({ $first }, { $second } e { $third } PV), i blasoni diversi (fino a { $crests }), un artigiano di ogni gilda ({ $every }) e il maggior numero di talleri ({ $richest }).
    In dubbio al tavolo? *Suggerimento* propone una mossa.
