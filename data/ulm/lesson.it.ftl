## The first lesson; a name with "-hint" answers whoever does something else
lesson-welcome =
    ### Ti diamo il benvenuto a Ulma!
    Nove tessere, cinque azioni. A ogni turno inserisci una tessera da un varco: le tre tessere di quella fila sono le tue azioni. Dopo { $rounds } round vince chi ha più punti.
    Quattro minuti, solo tu e { $rival }.
lesson-push =
    ### Inserisci la tessera
    Il varco I ti dà Denaro, Fiume e Sigillo. **Inseriscila in I.** La tessera all’altro capo esce e per ora chiude la fila.
lesson-push-hint = Niente male! Ma Denaro, Fiume e Sigillo adesso ti servono di più: **inseriscila in I.**
lesson-act =
    ### Le tue azioni
    La moneta è già tua. **Fiume** porta la chiatta alla prima casella libera, **Sigillo** ne posa uno per { $price } monete in un quartiere accanto alla chiatta. **Usale entrambe.**
lesson-act-quarter =
    ### Un sigillo
    Ogni quartiere ti dà subito qualcosa. **Scegli la Casa Storta:** ti dà uno stemma cittadino.
lesson-act-shield =
    ### Uno stemma cittadino
    Gli stemmi danno subito punti; quelli **dorati** ne danno meno, ma rendono anche dopo. **Scegline uno.**
lesson-act-hint = I Pescatori porterebbero la chiatta più avanti. Ma ora uno stemma vale di più: **scegli la Casa Storta.**
lesson-second =
    ### Il tuo secondo turno
    Le tessere uscite si possono sgomberare, e con due di queste si compra una carta. **Inserisci la tua in G.**
lesson-second-side =
    ### Sgombero
    In basso ci sono due tessere uguali. **Sgombera quel lato.**
lesson-second-card =
    ### Comprare una carta
    Con due tessere **uguali** guardi due carte e ne tieni una. **Paga con i due Sigilli.**
lesson-second-hint = Un’altra volta, volentieri. Oggi due tessere uguali ci comprano una carta: **inserisci la tua in G, sgombera il lato in basso, paga con i due Sigilli.**
lesson-card =
    ### Una carta
    Usala **subito** per l’effetto in alto, o calala **più tardi** per avere punti alla fine: { $card }, di più in una serie di tre. **Decidi tu.**
lesson-card-keep =
    ### Una carta
    Queste due le vedi solo tu. Una carta si può usare subito, o calare più tardi per avere punti alla fine. **Tienine una.**
lesson-points =
    ### Ben giocato!
    Ora avresti **{ $points } punti**: da stemmi e privilegi, carte, passeri e dalla tua posizione sul Danubio, che prima del ponte costa punti e in fondo vale { $last }. Monete, tessere e carte in mano alla fine non valgono niente.
    In dubbio al tavolo? *Suggerimento* propone una mossa.
