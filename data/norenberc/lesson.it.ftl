## The first lesson; a name with "-hint" answers whoever does something else
lesson-welcome =
    ### Ti diamo il benvenuto a Norenberc!
    Sei un mercante in una città di gilde. In { $rounds } round commerci, recluti e conquisti il favore delle gilde. Vince chi ha più punti vittoria (PV).
    Giochiamo insieme un round, contro { $rival }: bastano quattro minuti, e lo vedi solo tu.
lesson-house =
    ### La casa di una gilda
    In alto, alle finestre, aspettano gli **ospiti**. Sotto ognuno c’è il suo prezzo in merci.
    In mezzo ci sono gli artigiani. Quello grande è il **capo della gilda**, di valore { $beer }: qui ogni merce si vende e si compra a { $beer } talleri.
    In basso c’è il **magazzino**, con le merci in vendita.
lesson-own =
    ### Che cosa hai
    { $money } talleri, che vedi solo tu. Una merce di ogni gilda, in vista di tutti. E { $agents } **agenti**: ognuno fa per te una cosa sola in una gilda. **Vende**, **compra** o **recluta**.
lesson-plan =
    ### Il piano segreto
    Tutti pianificano insieme: in quali gilde mandi un agente? Nessuno vede il tuo piano finché la gilda non viene chiamata. **Premi tutte e tre le gilde: l’ultima conferma il piano.**
lesson-plan-hint = In una vera partita puoi sceglierne meno, o anche passare. Oggi però le visitiamo tutte: **premi tutte e tre le gilde.**
lesson-sell =
    ### Vendere
    Le gilde vengono chiamate da sinistra a destra, e oggi { $rival } agisce prima di te. I Birrai pagano { $beer } talleri per una Birra: è il prezzo migliore della città. **Vendi la tua!**
lesson-sell-hint = Si potrebbe. Ma da nessuna parte una Birra rende di più, e quei talleri ci serviranno qui accanto. **Scegli di vendere.**
lesson-buy =
    ### Comprare
    I Pasticcieri sono a buon mercato: { $pastry } talleri per un Dolce. E a fine round chi ha più merci di una gilda ne conquista il capo! **Scegli di comprare.**
lesson-buy-buy = **Prendi { $number } Dolci**, il massimo per volta, e conferma. { $cost } talleri ben spesi: { $rival } non ne ha più.
lesson-buy-hint = Si può fare. Ma con altri { $number } Dolci i Pasticcieri sceglieranno te di sicuro: **compra { $number } Dolci.**
lesson-recruit =
    ### Reclutare
    Ora porta qualcuno dalla tua parte. Gli ospiti si pagano in merci, mai in talleri, e i tuoi Dolci valgono come merci «a scelta». **Scegli di reclutare.**
lesson-recruit-guest = Un **artigiano** alla fine porta punti nella sua gilda. Un **cittadino** ha un talento tutto suo: il Musicista, per esempio, porta talleri dopo ogni round. **Prendi chi preferisci.**
lesson-recruit-first = Chi recluta può anche salire al primo posto, per agire d’ora in poi prima degli altri. **Decidi tu.**
lesson-recruit-hint = Più tardi, magari. Prima portiamo qualcuno dalla nostra parte: **scegli di reclutare.**
lesson-alone-plan =
    ### Adesso fai da te
    Un nuovo turno, e ti resta un agente: lo comandi tu. Un consiglio: { $rival } ha una Scarpa e tu nessuna. Con due Scarpe, a { $shoe } talleri l’una, anche i Calzolai sceglierebbero te. Oppure passa, e tieni i tuoi talleri.
lesson-alone-act = Il tuo agente è arrivato. Fai come credi: un **pulsante blu** fa tutta la mossa, uno grigio chiede un passo alla volta.
lesson-alone = Con calma: prima dell’ultima risposta non succede nulla, e *Indietro* riporta alla domanda di prima.
lesson-favorites =
    ### La fine del round
    Ogni gilda sceglie il suo **favorito**: chi ha più merci sue. Il favorito ne restituisce una e riceve il capo della gilda e un **blasone**. A parità di merci decidono i talleri.
    Poi gli agenti tornano a casa e ognuno incassa { $income } talleri. Si va avanti con nuovi capi, nuovi prezzi e nuovi ospiti.
lesson-points =
    ### Da dove vengono i punti
    Dopo { $rounds } round contano soprattutto:
    - i migliori artigiani di ogni gilda: { $first }, { $second } e { $third } PV per i primi tre posti
    - i blasoni diversi: fino a { $crests } PV
    - un artigiano di ogni gilda: { $every } PV
    - più talleri di tutti: { $richest } PV
    - alcuni cittadini
    Se la partita finisse ora, avresti **{ $points } PV**.
lesson-farewell =
    ### Ben giocato!
    Hai giocato un intero round e sai quanto basta per la prima partita. Al tavolo le domande sono proprio come qui.
