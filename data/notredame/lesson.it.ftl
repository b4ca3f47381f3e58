## The first lesson; a name with "-hint" answers whoever does something else
lesson-welcome =
    ### Ti diamo il benvenuto a Notre-Dame!
    Guidi una famiglia nella Parigi medievale, in uno dei quartieri attorno alla cattedrale. In { $rounds } round raccogli punti prestigio (PP) e tieni a bada i ratti. Vince chi ha più PP.
    Giochiamo insieme il primo round e l’inizio del secondo, contro { $rival }: bastano quattro minuti, e lo vedi solo tu.
lesson-own =
    ### Il tuo quartiere
    Ha sette **settori**. Una carta piazza un segnalino nel suo settore, che poi agisce **con tutte le pedine che contiene**: più sono, meglio è.
    Hai { $gold } monete e { $markers } segnalini disponibili; gli altri aspettano nella riserva generale. La carrozza sta sul mercato centrale, il segnalino ratto su { $rat }.
lesson-draft =
    ### Tre carte
    A ogni round ricevi tre carte del tuo mazzo. Ne tieni una in segreto; le altre due vanno al vicino di sinistra. Tutti scelgono insieme. **Tieni la Rimessa delle carrozze.**
lesson-draft-hint = Anche questa è una buona carta. Ma oggi andiamo in carrozza: **tieni la Rimessa delle carrozze.**
lesson-pass =
    ### E due si passano
    Le tue due carte sono andate a { $rival }, e queste due sono arrivate a te. Tienine una e passa l’altra. Anche l’ultima che arriva resta a te; in due è una di quelle che hai passato. **Tieni la Residenza.**
lesson-pass-hint = In una vera partita, perché no? Oggi però ci serve prestigio: **tieni la Residenza.**
lesson-sector =
    ### Giocare una carta
    Tutti giocano una carta, poi tutti una seconda; la terza non fa nulla. { $rival } ha il campanaro e ha appena giocato la Banca, che paga 1 moneta per ogni pedina che contiene.
    Allo stesso modo la Residenza dà 1 PP per pedina. **Gioca la Residenza.**
lesson-sector-hint = Si può. Ma prima vediamo che cosa dà la Residenza: **gioca la Residenza.**
lesson-carriage =
    ### La carrozza
    La carrozza va di mercato in mercato lungo le strade, al massimo di tanti passi quante sono le pedine nella Rimessa delle carrozze: oggi uno. **Gioca la Rimessa delle carrozze.**
lesson-carriage-drive =
    Dove la carrozza si ferma puoi prendere il **messaggio**. Tutti danno PP, quasi tutti anche altro; l’Onore ne dà più di tutti, { $honor }. La prossima volta servirà un altro colore: puoi prendere solo quelli che hai di meno. **Vai al mercato { $market }.**
lesson-carriage-hint = Un’altra volta, magari. Il messaggio migliore è a un passo da qui: **gioca la Rimessa delle carrozze e vai al mercato { $market }.**
lesson-hire =
    ### Assumere un personaggio
    Per { $wage ->
        [one] { $wage } moneta
       *[other] { $wage } monete
    } puoi assumere uno dei tre personaggi, anche se serve già { $rival }. L’Usuraio e la Serva danno risorse e PP. Il Guardiano notturno ama i settori vuoti: ne hai { $empty }, e lui porta { $watchman } PP. **Assumi chi preferisci.**
lesson-hire-maid = La Serva dà { $maid } PP e una cosa in più. Le monete servono per i personaggi e le donazioni, i segnalini per quasi tutte le carte. **Scegli tu.**
lesson-plague =
    ### Ratti e peste
    Con i tre personaggi sono arrivati anche i ratti. Il tuo segnalino ratto è salito del loro numero e sta su { $rat }. Ogni pedina nell’Ospedale toglie un ratto a ogni round; le carte Parco e Ospedale fanno subito tornare indietro il ratto di 1.
    Oltre { $track } scoppia un’epidemia: perdi { $lost } PP e un segnalino del tuo settore più pieno.
lesson-cathedral =
    ### Notre-Dame
    Un nuovo round, e il campanaro è passato a te. La carta Notre-Dame piazza un segnalino sulla cattedrale, e tu doni da 1 a { $most } monete in cambio di PP. Ogni { $period } round Notre-Dame dà dei PP, { $pool } con due giocatori: tutti i segnalini lì se li dividono in parti uguali, poi vanno nelle riserve generali. **Tieni Notre-Dame.**
lesson-cathedral-hint = Quella può aspettare. La cattedrale rende adesso, e di nuovo a fine periodo: **tieni Notre-Dame.**
lesson-alone-draft =
    ### Adesso tocca a te
    Da qui decidi tu. { $rival } ti ha passato due carte contro i ratti. L’Ospedale aiuta nella peste di ogni round. Il Parco dà { $bonus } PP in più ogni { $trees } pedine che contiene, tutte le volte che guadagni PP. **Quale tieni?**
lesson-alone-donate = Più doni, più PP rende ogni moneta. Ma anche i personaggi costano. **Quanto doni?**
lesson-alone-card = Tocca a te cominciare. Guadagnare PP a Notre-Dame, prendere nuovi segnalini con la Scuola del convento o scacciare i ratti? **Fai come credi.**
lesson-alone = Una carta senza effetto non dà proprio nulla, e serve di rado. *Indietro* riporta alla domanda di prima.
lesson-points =
    ### Ben giocato!
    Hai già **{ $points } PP**. Vengono da
    - Residenza e messaggi
    - donazioni a Notre-Dame e le sue quote
    - personaggi
    - Parco, che si aggiunge a ogni guadagno
    Un’epidemia ne toglie. Quanti PP hanno gli altri resta segreto fino alla fine. Dopo { $rounds } round contano solo i PP; monete e segnalini disponibili decidono solo le parità.
    Per la prima partita basta questo. Al tavolo le domande sono proprio come qui.
