## The first lesson; a name with "-hint" answers whoever does something else
lesson-welcome =
    ### Welcome to Norenberc!
    You’re a merchant who wins over the town’s guilds. The player with the most victory points (VP) after { $rounds } rounds wins.
    One round, about four minutes, just you and { $rival }. Your first agent has just arrived at the Brewers.
lesson-sell =
    ### Sell
    The number on the big craftsman, the **guildmaster**, is the price of any good here: { $beer } Talers. You have 1 Beer, and nobody in town pays more. **Sell it.**
lesson-sell-hint = You could. But nobody pays more for a Beer, and you’ll need the Talers next door. **Sell it.**
lesson-buy =
    ### Buy
    Next door, Pastries cost only { $pastry } Talers. When the round ends, the player with the most Pastries wins the Bakers’ guildmaster. **Buy { $number }.**
lesson-buy-hint = That works, too. But with { $number } more Pastries, the Bakers are sure to favor you. **Buy { $number }.**
lesson-recruit =
    ### Recruit
    The people in the windows are **guests**. You pay them in goods; the bag with a question mark is a good of any guild. **Craftsmen** score for their guild, **townsmen** have a talent of their own. **Recruit anyone you like.**
lesson-recruit-first =
    ### First place
    After recruiting, you may move to first place and act before the others from now on. **Up to you.**
lesson-recruit-hint = Later, perhaps. First, win someone over: **recruit a guest.**
lesson-alone-plan =
    ### Plan
    How did your agents get to those guilds? By a secret plan, one agent per guild; I made the first one for you. You have one agent left. { $rival } has 1 Shoe: with 2, you’d be the Shoemakers’ favorite. **Pick a guild, or pass.**
lesson-alone =
    ### Your move
    {"**"}Blue buttons** make a whole move in one press, gray ones ask step by step. **Do what you like.**
lesson-favorites =
    ### The round ends
    Each guild picks its **favorite**, the player with the most of its goods. The favorite gives one back and takes the guildmaster and a **crest**. Everyone gets { $income } Talers; then come new prices and new guests.
lesson-points =
    ### That’s a round!
    You’d have **{ $points } VP** now. The big ones: the best craftsmen of each guild ({ $first }, { $second } and { $third } VP), different crests (up to { $crests }), a craftsman of every guild ({ $every }), the most Talers ({ $richest }).
    Stuck at a table? *Hint* suggests a move.
