## The first lesson; a name with "-hint" answers whoever does something else
lesson-welcome =
    ### Ti diamo il benvenuto a Ulma!
    La città costruisce la sua cattedrale, e tu vuoi contare qualcosa: con sigilli nei quartieri, stemmi cittadini, carte e una chiatta arrivata lontano lungo il Danubio. Dopo { $rounds } round vince chi ha più punti.
    Giochiamo due turni contro { $rival }. Bastano circa quattro minuti, e li vedi solo tu.
lesson-area =
    ### La piazza della Cattedrale
    Al centro ci sono nove tessere: Denaro, Sgombero, Carta, Fiume e Sigillo. Intorno ci sono dodici **varchi**, da A a L.
    In ogni turno peschi una tessera e la spingi dentro da un varco. Fa avanzare di uno la sua riga o colonna, e **le tre tessere di quella fila sono le tue azioni**. Quella che esce resta al varco opposto e per ora chiude la fila.
lesson-first-push =
    ### Spingi la tua tessera
    Ogni voce della lista è un varco con le tre azioni che avresti; sotto leggi quale tessera esce. La colonna I ha proprio ciò che ci serve: Denaro, Fiume e Sigillo. **Spingi la tessera in I.**
lesson-first-hint = Niente male! Ma per ora seguiamo il nostro piano: **spingi la tessera in I e posa il sigillo nella Casa Storta.**
lesson-first-act =
    ### Le tue azioni
    Le tre tessere si usano in qualsiasi ordine. **Denaro** dà una moneta: è già fatto, e ora ne hai { $coins }. **Fiume** porta la chiatta alla prima casella libera. **Sigillo** costa { $price } monete e posa un sigillo in uno dei due quartieri accanto alla chiatta. Ciò che non usi è perso. **Usale entrambe.**
lesson-first-quarter =
    ### Un sigillo
    Ogni quartiere ha un privilegio, che si usa subito. Il Quartiere dei Pescatori porta la chiatta fino a tre passi più avanti. La Casa Storta ti fa scegliere fra due stemmi cittadini. **Posa il sigillo nella Casa Storta.**
lesson-first-shield = Uno **stemma cittadino** dà subito i suoi punti. Uno **dorato** ne dà meno, ma metti uno stemma di famiglia al suo varco: ogni volta che lì esce una tessera, chiunque l’abbia spinta, ricevi { $pay }. **Quale tieni?**
lesson-danube =
    ### Il Danubio
    { $rival } ha preso una moneta e ha navigato fino a { $theirs }. La tua chiatta è su { $space }, fra un quartiere in alto e uno in basso: solo lì puoi posare sigilli.
    Le caselle occupate si saltano e non contano: una chiatta proprio davanti a te è un regalo. Alla fine la tua casella conta con il suo valore, al massimo { $last }; prima del ponte ti costa punti. Le ultime caselle danno anche un bonus.
lesson-second-push =
    ### Il tuo secondo turno
    Hai pescato una tessera Carta. Le tessere ai varchi aspettano uno Sgombero, e con le tessere si comprano carte. Il varco G ti dà Sgombero, Carta e Fiume. Con un passero potresti scambiare la tua tessera con un’altra della banchina, ma non serve. **Spingila in G.**
lesson-second-hint = Un’altra volta, volentieri. Oggi due tessere uguali ci comprano una carta: **spingi in G, sgombera il lato sotto e paga con le due tessere Sigillo.**
lesson-second-act =
    ### Prima sgombera, poi compra
    La chiatta è già avanzata. **Sgombero** prende tutte le tessere di un lato, che diventano tue. **Carta** compra una carta per { $tiles } tue tessere: perciò sgombera prima. E una carta in mano si può giocare subito: una per turno è gratis. **Scegli l’ordine giusto.**
lesson-second-side = Sotto ci sono due tessere uguali. **Sgombera il lato sotto.**
lesson-second-card = Con due tessere **uguali** guardi due carte e ne tieni una; con due diverse prendi la prima del mazzo, qualunque sia. **Paga con le due tessere Sigillo.**
lesson-second-keep = Entrambe si possono usare subito o calare per la fine. La Guglia è una carta **Cattedrale**: Base, Navata e Guglia insieme danno { $bonus } punti in più. La Stoffa è una carta **Commercio**: tre uguali danno { $same } punti in più. **Quale tieni?**
lesson-second-way = **Subito** vuol dire: paghi il prezzo, prendi l’effetto in alto e scarti la carta. **Calata** non costa niente e dà { $card } punti alla fine, di più in una serie. **A te la scelta.**
lesson-town =
    ### La città
    Lungo il fiume ci sono otto quartieri, ognuno con pochi posti per i sigilli. Nella Casa del Giuramento aspettano i **discendenti**: abilità durature per chi arriva prima. Municipio e Torre delle Oche danno carte, il Quartiere del Porto monete e tessere, la Corte di Reichenau punti. A parità di punti conta avere sigilli in più quartieri.
lesson-points =
    ### Ben giocato!
    Se la partita finisse ora, i tuoi punti sarebbero **{ $points }**. Vengono da
    - stemmi cittadini e privilegi
    - carte, usate o calate
    - la tua posizione sul Danubio
    - passeri, un punto l’uno
    Monete, tessere e carte in mano alla fine non valgono niente.
    Per la prima partita non serve altro. Al tavolo le domande sono proprio come qui.
