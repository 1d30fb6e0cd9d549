# Apotheca’s lessons in the browser: notes for beginners, one-minute lessons, practice positions.

apotheca-mark-reveal = Reveal turns any facedown potion face-up, so that it counts for matches. You gain a gem of its colour.
apotheca-mark-power = Power puts one of your apothecaries to work. Apothecaries move potions: that’s how most matches are made.
apotheca-mark-restock = Restock draws potions until three are facedown in the market. Only you know what you place.
apotheca-mark-hire = Hire brings you an apothecary from the alley: for two gems of the station’s colour, or one gem of each kind.
apotheca-mark-hire-solo = Hire brings you an apothecary from the alley, for three gems of the station’s colour.
apotheca-mark-outside = Your turn is over, so you bring in one of these potions, onto its own space. When none can come in, the game ends.
apotheca-mark-decree = Decree names the one colour you may score. Your apprentices may score only the other two.
apotheca-mark-place = Tap a space to see your potion there, and tap it again to place it. Next to others of its colour, it may soon be a match.
apotheca-mark-satisfy = A match satisfies one apothecary of your choice, who then stops working for you. Keep the one you still need.

# One-minute lessons
apotheca-tutorial-partner = Odile
apotheca-tutorial-other = Théo
apotheca-course-solo = Solo
apotheca-tutorial-solo-welcome = On your own, you play for points. You can’t restock, but potions wait beside the market: after every turn, you bring one in. You may also repeat an action.
apotheca-tutorial-solo-reveal = A match scores a point for every face-up potion of its colour. A red one stands ready on d4, so make it red: press Reveal, then tap c2 twice.
apotheca-tutorial-solo-reveal-try = press Reveal, then tap c2 twice.
apotheca-tutorial-solo-match = Now Corvidus: tap him, then c2, then c1 twice.
apotheca-tutorial-solo-match-try = tap Corvidus, then c2, then c1 twice.
apotheca-tutorial-solo-stack = A match doesn’t leave the market: it becomes a stack on one of its spaces. You choose which. Tap c1 twice.
apotheca-tutorial-solo-stack-try = tap c1 twice.
apotheca-tutorial-solo-score = Two points: one for the stack, one for the red potion on d4. So before you match, get as many of that colour as you can face-up.
apotheca-tutorial-solo-outside = Your turn is over, so a potion comes in. Each one belongs to a space of its own, which must be empty. Tap a2 twice, and only then may you peek at it.
apotheca-tutorial-solo-outside-try = tap a2 twice.
apotheca-tutorial-solo-end = The game ends when no potion can come in; if none are left outside, you score five extra points. Hiring costs three gems of one colour. How high can you rise?
apotheca-course-teams = Teams of two
apotheca-tutorial-teams-welcome = With four players, you play in teams. Your partner Odile sits across from you; one colour marks both your desks. You count your stars together: two so far, and three win.
apotheca-tutorial-teams-secret = You each keep your own gems and secrets. Odile placed the potion on d4: you can’t peek at it, and she may not tell you its colour.
apotheca-tutorial-teams-reveal = So speak with potions. Odile has Corvidus, who slides a potion along a column. Your potion on c4 is red, and column c leads to the two reds on top. Reveal it: press Reveal, then tap c4 twice.
apotheca-tutorial-teams-reveal-try = press Reveal, then tap c4 twice.
apotheca-tutorial-teams-partner = Basile, the rival in between, didn’t stop it: he moved a yellow potion instead. Odile saw what you meant. Watch her turn.
apotheca-tutorial-teams-end = Odile makes the match, and her star is your team’s third: you both win! Think of your partner’s apothecaries, and of the rival who plays in between.

# Practice
apotheca-practice-1-match = Find the match
apotheca-practice-1-match-task = One action is enough: make a match.
apotheca-practice-1-match-why = A single power is enough for a match. Always look for two of a colour that wait for a third.
apotheca-practice-2-reveal = Know your potions
apotheca-practice-2-reveal-task = Make a match with your two actions. One of your facedown potions can help.
apotheca-practice-2-reveal-why = What only you know is your best card: your rival couldn’t see this match coming.
apotheca-practice-3-two-powers = Two apothecaries
apotheca-practice-3-two-powers-task = You have two apothecaries. Let both work, and make a match.
apotheca-practice-3-two-powers-why = Two powers count as two different actions: together they reach what neither can alone.

apotheca-course-master = Master of the Market
apotheca-tutorial-master-welcome = Today you are the master. You hold no apothecaries of your own and never hire. To win, keep one match of each colour, before your apprentices satisfy three apothecaries. You already have a blue one.
apotheca-tutorial-master-decree = You may only score the colour you decree. Red is nearly ready in the last column, so decree red: press Decree, then “Decree red” twice. It costs a ruby.
apotheca-tutorial-master-decree-try = press Decree, then “Decree red” twice.
apotheca-tutorial-master-power = For two gems of its station, any apothecary in the alley works for you. Tap the Porter King, then the red potion on c3, then d2 twice.
apotheca-tutorial-master-power-try = tap the Porter King, then c3, then d2 twice.
apotheca-tutorial-master-kept = A red match, and it is yours to keep. Only yellow is missing now. Reveals bring you gems, and so does every apprentice who hires: they pay you.
apotheca-tutorial-master-end = As an apprentice, watch the decree: that colour is closed to you, all others are open. And you play as one team.
