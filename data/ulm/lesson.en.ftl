## The first lesson; a name with "-hint" answers whoever does something else
lesson-welcome =
    ### Welcome to Ulm!
    The town is building its cathedral, and you want a say in it: with seals in the quarters, city shields, cards, and a barge far down the Danube. After { $rounds } rounds whoever has the most points wins.
    Let’s play two turns against { $rival }. It takes about four minutes, and only you can see it.
lesson-area =
    ### The Cathedral area
    Nine tiles lie in the middle: Money, Clear-away, Card, River and Seal. Around them are twelve **gates**, A to L.
    In every turn you draw a tile and push it in at a gate. It moves its row or column on by one, and **the three tiles of that line are your actions**. The tile that falls out stays at the opposite gate and closes the line for now.
lesson-first-push =
    ### Push your tile in
    Each option of the list is a gate with the three actions you would get; below it you read which tile leaves. Column I has just what we want: Money, River and Seal. **Push your tile in at I.**
lesson-first-hint = Not bad either! But let’s keep to our plan for now: **push your tile in at I, and place your seal in the Crooked House.**
lesson-first-act =
    ### Your actions
    The three tiles are used in any order. **Money** gives a coin; that one is done already, and you have { $coins } coins. **River** takes your barge to the next free space. **Seal** costs { $price } coins and puts a seal into one of the two quarters at your barge. What you leave out is lost. **Use both.**
lesson-first-quarter =
    ### A seal
    Every quarter has a privilege, which you use at once. The Fishermen’s quarter takes your barge up to three steps down the river. The Crooked House lets you choose between two city shields. **Place your seal in the Crooked House.**
lesson-first-shield = A **city shield** brings its points at once. A **golden** one brings fewer, but you put a family crest at its gate: whenever a tile falls out there, whoever pushed it, you get { $pay }. **Which one do you keep?**
lesson-danube =
    ### The Danube
    { $rival } has taken a coin and sailed to { $theirs }. Your barge lies on { $space }, between an upper and a lower quarter: only there can you place seals.
    Occupied spaces are jumped and do not count, so a barge right before you is a gift. At the end your space counts with its value, up to { $last }; before the bridge it costs you points. The last spaces give bonuses as well.
lesson-second-push =
    ### Your second turn
    You have drawn a Card tile. The tiles at the gates wait for a Clear-away, and with tiles you buy cards. Gate G gives you Clear-away, Card and River. A sparrow would swap your tile for another one from the docks, but there is no need to. **Push it in at G.**
lesson-second-hint = Another time, gladly. Today two equal tiles shall buy us a card: **push in at G, clear the bottom, pay with both Seal tiles.**
lesson-second-act =
    ### Clear away, then buy
    Your barge has sailed on already. **Clear-away** takes all tiles of one side; they are yours then. **Card** buys a card for { $tiles } of your tiles, so clear away first. And a card in hand can be played at once: one per turn is free. **Do it in a good order.**
lesson-second-side = Two equal tiles lie at the bottom. **Clear the bottom.**
lesson-second-card = For two **equal** tiles you look at two cards and keep one; for different ones you get the top card, whatever it is. **Pay with both Seal tiles.**
lesson-second-keep = Both can be used now or laid out for the end. The Spire belongs to the **Cathedral**: Base, Nave and Spire together bring { $bonus } extra points. Cloth is a **Trade** card: three of a kind bring { $same } extra. **Which one do you keep?**
lesson-second-way = **Now** means: pay the price, take the upper effect, and the card is gone. **Laid out** it costs nothing and brings { $card } points at the end, more in a set. **The choice is yours.**
lesson-town =
    ### The town
    Eight quarters lie along the river, each with a few places for seals. The Oath House has **descendants**: lasting abilities for whoever comes first. The Town Hall and the Goose Tower give cards, Dockside coins and tiles, Reichenau Court points. With equal points, seals in more quarters decide.
lesson-points =
    ### Well played!
    If the game ended now, you would have **{ $points } points**. They come from
    - city shields and privileges
    - cards, used or laid out
    - your place on the Danube
    - sparrows, one point each
    Coins, tiles and cards in hand are worth nothing at the end.
    That is all you need for your first game. At a table the questions look just as they did here.
