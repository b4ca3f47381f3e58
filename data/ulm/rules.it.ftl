## The chapters of the rules
chapter-course = Come si svolge la partita
chapter-actions = Le cinque azioni
chapter-quarters = Il Danubio e i quartieri
chapter-cards = Carte
chapter-descendants = Discendenti
chapter-towers = Tessere Torre (gioco avanzato)

## How a game goes
topic-goal-title = Obiettivo
topic-goal =
    Ulma costruisce la sua cattedrale, e tu vuoi contare in città: con sigilli nei quartieri, stemmi cittadini, discendenti e carte, e con una chiatta arrivata lontano lungo il Danubio.
    Dopo { $rounds } round vince chi ha più punti.
topic-setup-title = Preparazione
topic-setup =
    Ognuno inizia con { $points } punti, { $coins } monete, { $sparrows } passeri, { $tiles ->
        [one] { $tiles } tessera azione
       *[other] { $tiles } tessere azione
    } dal sacchetto, { $seals } sigilli e { $crests } stemmi di famiglia; tutte le chiatte partono insieme da { $space }.
    Nove tessere coprono la piazza della Cattedrale, una per tipo sta sulla banchina, le altre nel sacchetto. Quattro discendenti aspettano alla Casa del Giuramento.
    Il caso decide chi ha la Carta del giuramento e inizia ogni round.
topic-round-title = Round e turno
topic-round =
    I round sono { $rounds }, con un turno a testa. Nel tuo turno:
    1. Peschi dal sacchetto una tessera, visibile a tutti.
    2. Se vuoi, la scambi pagando un passero.
    3. La inserisci nella piazza della Cattedrale.
    4. Usi le tre tessere di quella fila, in qualsiasi ordine; a ognuna puoi rinunciare.
    5. In qualsiasi momento fra due azioni puoi giocare gratis una carta.
topic-push-title = Inserire la tessera
topic-push =
    Intorno alla piazza ci sono dodici varchi, da A a L, uno a ogni capo di ogni riga e colonna. La tessera inserita fa avanzare di uno la sua fila; quella che esce resta al varco opposto e non dà azioni.
    Una fila con una tessera a uno dei capi è chiusa. Se all’inizio di un turno nessuna fila è aperta, tutte le tessere ai varchi tornano nel sacchetto.
    Inserire la tessera è obbligatorio.
topic-swap-title = Scambiare la tessera
topic-swap =
    Una volta per turno, prima di inserirla: paga { $sparrows ->
        [one] { $sparrows } passero
       *[other] { $sparrows } passeri
    }, lascia la tessera pescata sulla banchina e prendine una di un altro tipo.
topic-actions-title = Azioni
topic-actions =
    Le tre tessere della tua fila sono le tue azioni: Denaro, Sgombero, Carta, Fiume, Sigillo. Inserita la tessera, non cambiano più.
    L’ordine è libero; ciò a cui rinunci è perso. Un’azione con il suo privilegio, o una carta, si conclude prima di passare alla successiva.
topic-playing_cards-title = Giocare le carte
topic-playing_cards =
    Una carta per turno è gratis; ogni azione Carta usata così ne fa giocare un’altra. Una carta appena ricevuta si può giocare subito.
    {"**"}Subito:** paga il suo prezzo con le tue tessere, usa l’effetto in alto e scarta la carta. **Più tardi:** calala davanti a te; non costa niente e dà punti alla fine.
    Le carte rimaste in mano alla fine non valgono niente.
topic-sets-title = Serie di carte
topic-sets =
    Le carte Cattedrale valgono { $points } punti l’una, e { $bonus } in più per ogni serie completa di Base, Navata e Guglia.
    Le carte Commercio valgono { $points } punti l’una, { $same } in più per tre uguali e { $different } in più per tre diverse; ogni carta conta al massimo in una serie, e la combinazione migliore si trova da sola.
    Le carte Cronaca contano ognuna per sé.
topic-shields-title = Stemmi cittadini
topic-shields =
    Uno stemma cittadino dà subito i suoi punti. Fra quelli che guardi ne tieni uno; gli altri vanno sotto la pila, coperti.
    Uno stemma dorato indica un varco: lì resta per sempre uno dei tuoi { $crests } stemmi di famiglia. Ogni volta che da quel varco esce una tessera, di chiunque sia il turno, ricevi { $things }.
topic-shield_golden = -# { $shield }: { $points } punti, dorato, varco { $gate }
topic-shield_plain = -# { $shield }: { $points } punti
topic-tower-title = Torre
topic-tower =
    Nel gioco base le tessere Torre contano solo i round.
    Nel gioco avanzato ognuna cambia il suo round per tutti, e la prossima si conosce in anticipo. Si sceglie quando si apre il tavolo: `{ name-tower }`.
topic-end-title = Fine della partita
topic-end =
    Dopo il round { $rounds } ai punti fatti si aggiungono:
    - { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per ogni passero
    - il valore della casella della tua chiatta, da { $first } a { $last }
    - le carte calate
    Monete, tessere, sigilli e carte in mano di per sé non danno punti.
topic-ties-title = Parità
topic-ties =
    A parità di punti decide chi ha sigilli in più quartieri; contano i quartieri, non i sigilli. Se sono pari anche quelli, il posto è condiviso.
topic-own_design-title = Che cosa è nostro
topic-own_design =
    Ulm ha due regolamenti. Il primo lo avevamo: lo svolgimento del turno, le cinque azioni, le serie di carte e il punteggio vengono da lì. Il secondo, la *Cronaca*, che descrive i pezzi, non lo avevamo.
    {"**"}Nostri** sono: i bonus del Danubio, i confini dei quartieri e i posti per i sigilli, due quartieri e i dettagli di quasi tutti i privilegi, quante carte ci sono di ogni tipo, i loro effetti immediati e tutte le carte Cronaca; quali stemmi ci sono, i loro punti e varchi e quanto rende uno stemma di famiglia; tutti i discendenti tranne l’idea della Guardia; tutte le tessere Torre; il prezzo dello scambio.
    Chi possiede il gioco può correggere ogni numero nel file `data/ulm/pieces.toml`, dove ogni ipotesi è segnata.

## The five actions
topic-money-title = Denaro
topic-money =
    Prendi una moneta.
topic-clear-title = Sgombero
topic-clear =
    Scegli un lato della piazza della Cattedrale con tessere ai varchi: tutte, da una a tre, diventano tue. Fra queste può esserci anche quella che hai appena fatto uscire.
    Con le tue tessere paghi le carte.
topic-card-title = Carta
topic-card =
    O compri: { $price ->
        [one] { $price } tua tessera torna
       *[other] { $price } tue tessere tornano
    } nel sacchetto e prendi la prima carta del mazzo; con due tessere dello stesso tipo guardi { $look } carte e ne tieni una. O giochi un’altra carta dalla mano.
    Se il mazzo finisce, si rimescolano gli scarti.
topic-river-title = Fiume
topic-river =
    La tua chiatta scende fino alla prima casella libera. Le caselle occupate si saltano e non contano. Se davanti non ce n’è nessuna libera, l’azione non si può usare.
topic-seal-title = Sigillo
topic-seal =
    Paga { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    } e posa un sigillo in uno dei due quartieri accanto alla tua chiatta, se c’è un posto libero; poi usa il privilegio del quartiere. In un quartiere puoi avere più sigilli.

## The Danube and its quarters
topic-danube-title = Danubio
topic-danube =
    Le chiatte navigano da { $first } sotto il ponte, da −1 direttamente a +1, fino a { $last }. Una casella tiene una sola chiatta; solo la prima le tiene tutte.
    Alla fine la tua casella dà il suo valore in punti. Alcune caselle danno ogni volta un bonus a chi vi entra:
topic-bonus = -# { $space }: { $things }
topic-bank_upper = Riva alta, caselle da { $first } a { $last } · { $places } posti per sigilli
topic-bank_lower = Riva bassa, caselle da { $first } a { $last } · { $places } posti per sigilli
topic-privilege = **Privilegio:** { $things }
topic-one_of = -# A scelta: { $things }
topic-crooked_house-title = Casa Storta
topic-oath_house-title = Casa del Giuramento
topic-town_hall-title = Municipio
topic-goose_tower-title = Torre delle Oche
topic-fishermen-title = Quartiere dei Pescatori
topic-gardens-title = Giardini
topic-dockside-title = Quartiere del Porto
topic-reichenau-title = Corte di Reichenau

## Cards
topic-family_cathedral = Carta Cattedrale, { $copies } nel gioco
topic-family_trade = Carta Commercio, { $copies } nel gioco
topic-family_chronicle = Carta Cronaca, { $copies } nel gioco
topic-now_free = **Subito**, gratis: { $things }
topic-now_priced = **Subito**, per { $tiles ->
    [one] { $tiles } tua tessera
   *[other] { $tiles } tue tessere
}: { $things }
topic-now_equal = **Subito**, per { $tiles } tue tessere dello stesso tipo: { $things }
topic-formula_now = -# Punti: { $each } { $per ->
    [1] per ogni { $of-one }
   *[other] ogni { $per } { $of }
}{ $plus ->
    [0] {""}
   *[other] , e { $plus } in più
}{ $most ->
    [0] {""}
   *[other] , al massimo { $most }
}
topic-formula_later = **Più tardi:** { $each ->
    [one] { $each } punto
   *[other] { $each } punti
} { $per ->
    [1] per ogni { $of-one }
   *[other] ogni { $per } { $of }
}{ $plus ->
    [0] {""}
   *[other] , e { $plus } in più
}{ $most ->
    [0] {""}
   *[other] , al massimo { $most }
}
topic-later_cathedral = **Più tardi:** { $points } punti, e { $bonus } in più per una serie di Base, Navata e Guglia
topic-later_trade = **Più tardi:** { $points } punti, e per una serie { $same } (tre uguali) o { $different } (tre diverse) in più
topic-base-title = Base
topic-nave-title = Navata
topic-spire-title = Guglia
topic-cloth-title = Stoffa
topic-art-title = Opera d’arte
topic-goods-title = Merce
topic-pilot-title = Pilota fluviale
topic-seal_keeper-title = Custode del sigillo
topic-herald-title = Araldo
topic-mint-title = Zecca
topic-bird_catcher-title = Uccellatore
topic-market-title = Mercato

## Descendants and tower tiles
topic-change_descendant = **Per il resto della partita:** { $changes }
topic-change_tower = **Nel suo round, per tutti:** { $changes }
topic-change_nothing = Nel suo round tutto resta come al solito.
topic-guard-title = Guardia
topic-boatman-title = Barcaiolo
topic-merchant-title = Mercante
topic-seal_cutter-title = Incisore di sigilli
topic-scholar-title = Studioso
topic-sweeper-title = Spazzino
topic-bird_keeper-title = Custode degli uccelli
topic-councillor-title = Consigliere
topic-rich-title = Tempi d’oro
topic-flood-title = Piena
topic-wax-title = Cera a buon prezzo
topic-toll-title = Tassa sui sigilli
topic-fair-title = Fiera del libro
topic-library-title = Biblioteca
topic-broom-title = Grandi pulizie
topic-birds-title = Stormo di passeri
topic-stage-title = Teatranti in città
topic-notary-title = Notaio
topic-current-title = Corrente rapida
topic-calm-title = Calma
