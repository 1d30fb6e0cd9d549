# Apotheca’s lessons in the browser: notes for beginners, one-minute lessons, practice positions.

apotheca-mark-reveal = Reveal turns one of your facedown potions face-up, so that it counts for matches. It earns you a gem of its colour.
apotheca-mark-power = Power puts one of your apothecaries to work. They move potions: that’s how most matches are made.
apotheca-mark-restock = Restock draws potions until three are facedown in the market. Only you know what you place.
apotheca-mark-hire = Hire costs two gems of one colour and brings you the apothecary at that station, with a new power.
apotheca-mark-decree = As the master, you name a colour. Only matches of that colour satisfy an apothecary.
