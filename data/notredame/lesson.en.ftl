## The first lesson; a name with "-hint" answers whoever does something else
lesson-welcome =
    ### Welcome to Notre Dame!
    You lead a family in medieval Paris, in one of the boroughs around the cathedral. Over { $rounds } rounds you gather prestige points (PP) and keep the rats down. Whoever has the most PP wins.
    Let’s play the first round and a bit of the second, against { $rival }. It takes about four minutes, and only you can see it.
lesson-own =
    ### Your borough
    It has seven **sectors**. A card places a marker in its sector, and the sector acts **with all pieces in it**: the more, the better.
    You have { $gold } gold and { $markers } markers at hand; more wait in the general supply. Your carriage stands on the center market, your rat marker on { $rat }.
lesson-draft =
    ### Three cards
    In every round you are dealt three cards of your own deck. Keep one in secret; the other two go to your left neighbor. Everyone picks at the same time. **Keep the Carriage house.**
lesson-draft-hint = That is a good card, too. But today let’s go for a drive: **keep the Carriage house.**
lesson-pass =
    ### And pass two
    Your two cards went to { $rival }, and these two have come to you. Keep one and pass the other. The last card that arrives you keep as well; with two players it is one that you have passed. **Keep the Residence.**
lesson-pass-hint = In a real game, why not? Today let’s win some prestige: **keep the Residence.**
lesson-sector =
    ### Play a card
    Everyone plays a card, then everyone a second one; the third does nothing. { $rival } has the bell-ringer and has just played the Bank, which pays 1 gold for each piece in it.
    The Residence brings 1 PP for each piece in the same way. **Play the Residence.**
lesson-sector-hint = You may. But let’s see first what your Residence brings: **play the Residence.**
lesson-carriage =
    ### The carriage
    Your carriage drives along the streets from market to market, up to as many steps as there are pieces in the Carriage house: one today. **Play the Carriage house.**
lesson-carriage-drive =
    Where the carriage stops, you may take the **message**. All bring PP, most of them something else besides; the Honor brings the most, { $honor } PP. Next time you’ll need another color: you may only take those of which you have the fewest. **Drive to { $market }.**
lesson-carriage-hint = Another time, perhaps. The best message is just one step away: **play the Carriage house and drive to { $market }.**
lesson-hire =
    ### Hire a person
    For { $wage } gold you may hire one of the three persons on show, even one who serves { $rival } already. The Moneylender and the Maid give you supplies and PP. The Night watchman likes empty sectors: you have { $empty }, and he brings { $watchman } PP. **Hire whomever you like.**
lesson-hire-maid = The Maid brings { $maid } PP and one thing more. Gold pays for persons and donations, markers for nearly every card. **The choice is yours.**
lesson-plague =
    ### Rats and plague
    The three persons have brought rats, too. Your rat marker has gone up by their number and stands on { $rat }. Every piece in your Hospital stops one rat in each round; the cards of Park and Hospital drive the marker back by 1 at once.
    Beyond { $track } the plague breaks out: you lose { $lost } PP and a marker from your fullest sector.
lesson-cathedral =
    ### Notre Dame
    A new round, and the bell-ringer has come to you. The Notre Dame card places a marker on the cathedral, and you give 1 to { $most } gold for PP. After every { $period } rounds Notre Dame gives PP, { $pool } with two players: all markers there share them equally, then go to the general supplies. **Keep Notre Dame.**
lesson-cathedral-hint = That one can wait. The cathedral pays now, and once more when the period ends: **keep Notre Dame.**
lesson-alone-draft =
    ### On your own
    From here on you decide. { $rival } has passed you two cards against the rats. The Hospital helps in the plague of every round. The Park brings { $bonus } PP more for every { $trees } pieces in it, whenever you gain PP. **Which one do you keep?**
lesson-alone-donate = The more you give, the more PP each coin brings. But hiring costs gold, too. **How much do you give?**
lesson-alone-card = You are the first to play. Win PP at Notre Dame, fetch new markers with the Cloister school, or drive the rats back? **Do what you think best.**
lesson-alone = A card that lapses does nothing at all, and you’ll seldom want that. *Back* returns to the question before.
lesson-points =
    ### Well played!
    You have **{ $points } PP** already. They come from
    - the Residence and messages
    - donations to Notre Dame and its shares
    - persons
    - the Park, which adds to every gain
    An outbreak costs some. How many PP the others have stays secret until the end. After { $rounds } rounds nothing but PP counts; gold and markers at hand only break ties.
    That is all you need for your first game. At a table the questions look just as they did here.
