# Apotheca’s lessons in the browser: notes for beginners, one-minute lessons, practice positions.

apotheca-mark-reveal = Reveal turns one of your facedown potions face-up, so that it counts for matches. It earns you a gem of its colour.
apotheca-mark-power = Power puts one of your apothecaries to work. They move potions: that’s how most matches are made.
apotheca-mark-restock = Restock draws potions until three are facedown in the market. Only you know what you place.
apotheca-mark-hire = Hire costs two gems of one colour and brings you the apothecary at that station, with a new power.
apotheca-mark-decree = As the master, you name a colour. Only matches of that colour satisfy an apothecary.

# Practice
apotheca-practice-1-match = Find the match
apotheca-practice-1-match-task = One action is enough: make a match.
apotheca-practice-1-match-why = A match with a single power. Always look for two of a colour that wait for a third.
apotheca-practice-2-reveal = Know your potions
apotheca-practice-2-reveal-task = Make a match with your two actions. One of your facedown potions can help.
apotheca-practice-2-reveal-why = What only you know is your best card: your rival couldn’t see this match coming.
apotheca-practice-3-two-powers = Two apothecaries
apotheca-practice-3-two-powers-task = You have two apothecaries. Let both work, and make a match.
apotheca-practice-3-two-powers-why = Two powers count as two different actions: together they reach what neither can alone.
