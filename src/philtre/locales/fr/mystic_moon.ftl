# Mystic Moon : tout ce que dit la table, avec nos propres mots.

mystic_moon-name = Mystic Moon
mystic_moon-about = Cueillez au clair de lune, apprenez des recettes et assemblez des potions dans un chaudron de neuf cases.

mystic_moon-variant-standard = Standard
mystic_moon-variant-standard-about = Cinq manches, chaque sorcière pour elle-même. Le plus de pouvoir stellaire gagne.

mystic_moon-option-start = Qui commence
mystic_moon-option-start-about = On joue ensuite à tour de rôle.
mystic_moon-option-start-random = Au hasard
mystic_moon-option-start-1 = Place 1
mystic_moon-option-start-2 = Place 2
mystic_moon-option-start-3 = Place 3
mystic_moon-option-start-4 = Place 4
mystic_moon-option-huts = Cabanes
mystic_moon-option-huts-about = Chaque cabane a son propre talent.
mystic_moon-option-huts-chosen = Choisies à tour de rôle
mystic_moon-option-huts-dealt = Distribuées au hasard
mystic_moon-option-zodiac = La Malédiction du Zodiaque
mystic_moon-option-zodiac-about = Tout le monde commence maudit. Qui n’a pas levé sa malédiction à la fin ne marque rien.
mystic_moon-option-zodiac-no = Sans
mystic_moon-option-zodiac-yes = Avec malédictions et bénédictions
mystic_moon-option-alchemy = Les Secrets de l’Alchimie
mystic_moon-option-alchemy-about = Les ingrédients deviennent de l’or et des cristaux, et parfois de la vase.
mystic_moon-option-alchemy-no = Sans
mystic_moon-option-alchemy-yes = Avec or, cristaux et vase
mystic_moon-option-empty = Chaudrons pleins
mystic_moon-option-empty-about = Règle maison : un chaudron plein qui ne donne rien peut être vidé.
mystic_moon-option-empty-yes = Peuvent être vidés
mystic_moon-option-empty-no = Restent tels quels

mystic_moon-kind-fern = fougère
mystic_moon-kind-acorn = gland
mystic_moon-kind-quill = plume
mystic_moon-kind-snail = escargot
mystic_moon-kind-root = racine
mystic_moon-kind-berry = baie
mystic_moon-kind-moonflower = fleur de lune
mystic_moon-kind-dragonscale = écaille de dragon
mystic_moon-kind-wild = poussière d’étoile (joker)
mystic_moon-kind-frog = grenouille
mystic_moon-kind-crystal = cristal
mystic_moon-kind-mushroom = champignon vénéneux

mystic_moon-hut-greenhouse = la Serre
mystic_moon-hut-market-cart = la Roulotte
mystic_moon-hut-copper-kitchen = la Cuisine de cuivre
mystic_moon-hut-attic = le Grenier
mystic_moon-hut-magpie-nest = le Nid de la pie
mystic_moon-hut-observatory = l’Observatoire

mystic_moon-potion-gossip-gargle = Gargarisme à ragots
mystic_moon-potion-cobweb-cordial = Cordial de toile
mystic_moon-potion-endless-porridge = Bouillie sans fin
mystic_moon-potion-candle-tea = Thé à la chandelle
mystic_moon-potion-mud-mask = Masque de boue
mystic_moon-potion-big-snack = Gros Goûter
mystic_moon-potion-hiccup-syrup = Sirop de hoquet
mystic_moon-potion-lullaby-lotion = Lotion berceuse
mystic_moon-potion-sleepwalkers-stew = Ragoût du somnambule
mystic_moon-potion-giants-gruel = Gruau du géant
mystic_moon-potion-bonfire-brandy = Eau-de-vie de la Saint-Jean
mystic_moon-potion-sneezing-powder = Poudre à éternuer
mystic_moon-potion-poisoners-aid = Aide de l’empoisonneuse
mystic_moon-potion-owl-draught = Breuvage du hibou
mystic_moon-potion-moonlight-mead = Hydromel de lune
mystic_moon-potion-rotten-roux = Roux pourri
mystic_moon-potion-invisibility-ink = Encre d’invisibilité
mystic_moon-potion-thunder-toddy = Grog du tonnerre
mystic_moon-potion-truth-tonic = Tonique de vérité
mystic_moon-potion-comet-cocktail = Cocktail de la comète
mystic_moon-potion-spore-sherry = Xérès aux spores
mystic_moon-potion-dragons-breath = Souffle du dragon
mystic_moon-potion-elixir-of-echoes = Élixir des échos
mystic_moon-potion-thieves-tincture = Teinture des voleurs
mystic_moon-potion-wishing-well = Puits aux souhaits
mystic_moon-potion-witching-hour = Heure des sorcières
mystic_moon-potion-phoenix-punch = Punch du phénix
mystic_moon-potion-lift = la potion de délivrance

mystic_moon-sign-aries = le Bélier
mystic_moon-sign-taurus = le Taureau
mystic_moon-sign-gemini = les Gémeaux
mystic_moon-sign-cancer = le Cancer
mystic_moon-sign-leo = le Lion
mystic_moon-sign-virgo = la Vierge
mystic_moon-sign-libra = la Balance
mystic_moon-sign-scorpio = le Scorpion
mystic_moon-sign-sagittarius = le Sagittaire
mystic_moon-sign-capricorn = le Capricorne
mystic_moon-sign-aquarius = le Verseau
mystic_moon-sign-pisces = les Poissons

mystic_moon-formula-sunbeam = Rayon de soleil en bouteille
mystic_moon-formula-honeycomb = Rayon de miel doré
mystic_moon-formula-bog-iron = Fer des marais
mystic_moon-formula-weathercock = Girouette
mystic_moon-formula-old-coin = Vieille pièce
mystic_moon-formula-moonbeam = Rayon de lune frappé
mystic_moon-formula-frozen-dew = Rosée gelée
mystic_moon-formula-geode = Géode
mystic_moon-formula-dragon-hoard = Trésor du dragon

# Talents, malédictions et bénédictions par leur nom.
mystic_moon-charm-greenhouse-talent = le talent de la Serre
mystic_moon-charm-market-cart-talent = le talent de la Roulotte
mystic_moon-charm-copper-kitchen-talent = le talent de la Cuisine de cuivre
mystic_moon-charm-attic-talent = le talent du Grenier
mystic_moon-charm-magpie-nest-talent = le talent du Nid de la pie
mystic_moon-charm-observatory-talent = le talent de l’Observatoire
mystic_moon-charm-aries-curse = la malédiction du Bélier
mystic_moon-charm-taurus-curse = la malédiction du Taureau
mystic_moon-charm-gemini-curse = la malédiction des Gémeaux
mystic_moon-charm-cancer-curse = la malédiction du Cancer
mystic_moon-charm-leo-curse = la malédiction du Lion
mystic_moon-charm-virgo-curse = la malédiction de la Vierge
mystic_moon-charm-libra-curse = la malédiction de la Balance
mystic_moon-charm-scorpio-curse = la malédiction du Scorpion
mystic_moon-charm-sagittarius-curse = la malédiction du Sagittaire
mystic_moon-charm-capricorn-curse = la malédiction du Capricorne
mystic_moon-charm-aquarius-curse = la malédiction du Verseau
mystic_moon-charm-pisces-curse = la malédiction des Poissons
mystic_moon-charm-aries-blessing = la bénédiction du Bélier
mystic_moon-charm-taurus-blessing = la bénédiction du Taureau
mystic_moon-charm-gemini-blessing = la bénédiction des Gémeaux
mystic_moon-charm-cancer-blessing = la bénédiction du Cancer
mystic_moon-charm-leo-blessing = la bénédiction du Lion
mystic_moon-charm-virgo-blessing = la bénédiction de la Vierge
mystic_moon-charm-libra-blessing = la bénédiction de la Balance
mystic_moon-charm-scorpio-blessing = la bénédiction du Scorpion
mystic_moon-charm-sagittarius-blessing = la bénédiction du Sagittaire
mystic_moon-charm-capricorn-blessing = la bénédiction du Capricorne
mystic_moon-charm-aquarius-blessing = la bénédiction du Verseau
mystic_moon-charm-pisces-blessing = la bénédiction des Poissons

# Les textes des cartes se composent de ceci : ce qui vaut toujours, quand vient un effet, et ses verbes.
mystic_moon-number-reach = { $n ->
    [-1] Vous ne cueillez pas l’emplacement qui suit votre chapeau.
   *[1] Vous cueillez aussi le deuxième emplacement après votre chapeau.
}
mystic_moon-number-glyph = { $n ->
    [-1] Votre glyphe agit une fois de moins : pas du tout, sauf si le talent de votre cabane en ajoute une.
    [1] Votre glyphe agit deux fois.
   *[2] Votre glyphe agit trois fois.
}
mystic_moon-number-frogs = { $n ->
    [-1] Vos grenouilles ne volent rien.
    [1] Chacune de vos grenouilles vole deux fois.
   *[2] Chacune de vos grenouilles vole trois fois.
}
mystic_moon-number-price = { $n ->
    [-2] Les recettes vous coûtent 2 de pouvoir stellaire de moins, mais au moins 1.
    [-1] Les recettes vous coûtent 1 de pouvoir stellaire de moins, mais au moins 1.
    [1] Les recettes vous coûtent 1 de pouvoir stellaire de plus.
   *[2] Les recettes vous coûtent 2 de pouvoir stellaire de plus.
}
mystic_moon-number-trade = { $n ->
    [0] Vous troquez deux pareils contre un.
    [1] Vous troquez trois pareils contre un.
    [2] Vous troquez quatre pareils contre un.
   *[3] Vous troquez cinq pareils contre un.
}
mystic_moon-number-limit = Votre besace contient { $n } ingrédients.
mystic_moon-number-reward = { $n ->
    [-2] Chaque potion vous donne 2 de pouvoir stellaire de moins.
    [-1] Chaque potion vous donne 1 de pouvoir stellaire de moins.
    [1] Chaque potion vous donne 1 de pouvoir stellaire de plus.
   *[2] Chaque potion vous donne 2 de pouvoir stellaire de plus.
}
mystic_moon-number-ward = Personne ne peut prendre d’ingrédient dans votre besace.
mystic_moon-number-adds = Vous ajoutez au plus { $n } jetons à votre chaudron par tour.
mystic_moon-number-potions = { $n ->
    [one] Vous préparez au plus 1 potion par tour.
   *[other] Vous préparez au plus { $n } potions par tour.
}
mystic_moon-when-garden = Au jardin :
mystic_moon-when-shop = En entrant dans la boutique :
mystic_moon-when-leave = En quittant la boutique :
mystic_moon-when-hut = Dans votre cabane :
mystic_moon-when-brewed = Après avoir préparé :
mystic_moon-when-bloom = Avant la floraison :
mystic_moon-verb-stars = { $n ->
    [-1] Perdez 1 de pouvoir stellaire.
    [1] Gagnez 1 de pouvoir stellaire.
   *[other] Pouvoir stellaire : { $n }.
}
mystic_moon-verb-toast = Gagnez { $n } de pouvoir stellaire pour chaque potion de cette préparation au-delà de la première.
mystic_moon-verb-dregs = Gagnez { $n } de pouvoir stellaire pour chaque ingrédient du chaudron qu’aucune potion n’utilise.
mystic_moon-verb-draw = { $n ->
    [one] Piochez 1 ingrédient.
   *[other] Piochez { $n } ingrédients.
}
mystic_moon-verb-discard = { $n ->
    [one] Défaussez 1 ingrédient.
   *[other] Défaussez { $n } ingrédients.
}
mystic_moon-verb-burn = { $n ->
    [one] Défaussez jusqu’à 1 ingrédient pour { $s } de pouvoir stellaire.
   *[other] Défaussez jusqu’à { $n } ingrédients pour { $s } de pouvoir stellaire chacun.
}
mystic_moon-verb-salvage = { $n ->
    [one] Récupérez 1 ingrédient de cette potion.
   *[other] Récupérez { $n } ingrédients de cette potion.
}
mystic_moon-verb-ladle = { $n ->
    [one] Reprenez 1 ingrédient du chaudron.
   *[other] Reprenez { $n } ingrédients du chaudron.
}
mystic_moon-verb-fetch = { $n ->
    [one] Prenez 1 ingrédient à la boutique.
   *[other] Prenez { $n } ingrédients à la boutique.
}
mystic_moon-verb-seek = { $n ->
    [one] Prenez 1 ingrédient de votre choix dans le sac.
   *[other] Prenez { $n } ingrédients de votre choix dans le sac.
}
mystic_moon-verb-pluck = { $n ->
    [one] Prenez 1 jeton n’importe où dans le jardin.
   *[other] Prenez { $n } jetons n’importe où dans le jardin.
}
mystic_moon-verb-barter = { $n ->
    [one] Échangez 1 ingrédient avec la boutique.
   *[other] Échangez { $n } ingrédients avec la boutique, un par un.
}
mystic_moon-verb-steal = { $n ->
    [one] Volez 1 ingrédient.
   *[other] Volez { $n } ingrédients.
}
mystic_moon-verb-exchange = { $n ->
    [one] Échangez 1 ingrédient avec une rivale.
   *[other] Échangez { $n } ingrédients avec des rivales, un par un.
}
mystic_moon-verb-drain = Prenez { $n } de pouvoir stellaire à une rivale.
mystic_moon-verb-scatter = { $n ->
    [one] Chaque rivale laisse tomber 1 ingrédient au hasard.
   *[other] Chaque rivale laisse tomber { $n } ingrédients au hasard.
}
mystic_moon-verb-mushroom = { $n ->
    [one] Lâchez un champignon vénéneux dans le chaudron d’une rivale.
   *[other] Lâchez { $n } champignons vénéneux dans les chaudrons de rivales.
}
mystic_moon-verb-poison = Un champignon vénéneux tombe dans votre propre chaudron.
mystic_moon-verb-stock = Piochez autant d’ingrédients qu’il vous en manque pour en avoir { $n }.

mystic_moon-garden = Le jardin
mystic_moon-shop = La boutique de la vieille sorcière
mystic_moon-round = Manche { $round } sur 5
mystic_moon-rising = Signe ascendant : { $sign }
mystic_moon-bag = { $tokens ->
    [0] Le sac est vide
    [one] { $tokens } jeton dans le sac
   *[other] { $tokens } jetons dans le sac
}
mystic_moon-products = { $gold } or, { $crystals } cristaux, { $sludge } vase
mystic_moon-cursed = maudite : 0 point
mystic_moon-blessed = bénie
mystic_moon-plan = Meilleure préparation : { $brew }. Ajouts : { $adds }.
mystic_moon-no-plan = Rien qui vaille la peine pour l’instant.

mystic_moon-prompt-choose = Quelle cabane est la vôtre ?
mystic_moon-prompt-garden = Où posez-vous le chapeau ?
mystic_moon-prompt-steal = Quel ingrédient volez-vous, et à qui ?
mystic_moon-prompt-charm = L’utilisez-vous maintenant ?
mystic_moon-prompt-shop = Que faites-vous à la boutique ?
mystic_moon-prompt-forget = Quatre recettes : laquelle oubliez-vous ?
mystic_moon-prompt-sludge = Où va la vase ?
mystic_moon-prompt-keep = Quelle formule gardez-vous ?
mystic_moon-prompt-discard = Quel ingrédient défaussez-vous ?
mystic_moon-prompt-add = Qu’ajoutez-vous au chaudron ?
mystic_moon-prompt-brew = Quelles potions préparez-vous ?
mystic_moon-prompt-effect = Quel effet utilisez-vous ?
mystic_moon-prompt-burn = Quel ingrédient brûlez-vous contre du pouvoir stellaire ?
mystic_moon-prompt-salvage = Quel ingrédient récupérez-vous ?
mystic_moon-prompt-ladle = Quel ingrédient reprenez-vous ?
mystic_moon-prompt-fetch = Quel ingrédient prenez-vous à la boutique ?
mystic_moon-prompt-seek = Quel ingrédient prenez-vous dans le sac ?
mystic_moon-prompt-pluck = Quel jeton prenez-vous dans le jardin ?
mystic_moon-prompt-barter = Quel ingrédient échangez-vous avec la boutique ?
mystic_moon-prompt-exchange = Quel ingrédient voulez-vous d’une rivale ?
mystic_moon-prompt-give = Quel ingrédient donnez-vous en échange ?
mystic_moon-prompt-drain = À qui prenez-vous du pouvoir stellaire ?
mystic_moon-prompt-mushroom = Dans quel chaudron, et dans quelle colonne ?
mystic_moon-prompt-poison = Dans quelle colonne tombe le champignon ?
mystic_moon-prompt-bloom = Finissez votre tour : que le jardin fleurisse.
mystic_moon-prompt-wither = Quel jeton se fane ?
mystic_moon-prompt-sign = Égalité ! Choisissez en secret.

mystic_moon-do-hut = S’installer : { $hut }
mystic_moon-do-garden = { $glyph ->
    [draw] Emplacement { $place }, piocher { $number ->
        [1] un ingrédient
       *[other] { $number } ingrédients
    }
    [one-star] Emplacement { $place }, { $number } de pouvoir stellaire
    [two-stars] Emplacement { $place }, { $number } de pouvoir stellaire
    [waived] Emplacement { $place }, sans le glyphe
   *[none] Emplacement { $place }
}
mystic_moon-do-steal = Voler à { $rival } : { $kind }
mystic_moon-do-use = L’utiliser
mystic_moon-do-learn = { $gold ->
    [0] Apprendre { $potion } pour { $stars } de pouvoir stellaire
   *[other] Apprendre { $potion } pour { $stars } de pouvoir stellaire et { $gold } or
}
mystic_moon-do-forget = Oublier { $potion }
mystic_moon-do-trade = Troquer { $kind-given } contre { $kind-got }
mystic_moon-do-refresh = Renouveler les recettes
mystic_moon-do-alchemy = Pratiquer { $formula }
mystic_moon-do-sludge = Vase sur l’emplacement { $place }
mystic_moon-do-keep = Garder { $formula }
mystic_moon-do-leave = Quitter la boutique
mystic_moon-do-discard = Défausser : { $kind }
mystic_moon-do-add = { $cell } : { $kind-added }
mystic_moon-do-empty = Vider le chaudron
mystic_moon-do-brew = Préparer { $potion } : { $cells }
mystic_moon-do-effect = Utiliser l’effet de { $potion } : { $cells }
mystic_moon-do-done = { $asked ->
    [add] Ne plus rien ajouter
    [brew] Ne plus nommer de potion
    [effect] Renoncer au reste
    [charm] Y renoncer
   *[burn] Ne plus rien brûler
}
mystic_moon-do-salvage = Récupérer : { $kind }
mystic_moon-do-ladle = Reprendre : { $kind }
mystic_moon-do-fetch = Prendre : { $kind }
mystic_moon-do-seek = Prendre : { $kind }
mystic_moon-do-pluck = Emplacement { $place } : { $kind }
mystic_moon-do-barter = Échanger { $kind-given } contre { $kind-got }
mystic_moon-do-exchange = De { $rival } : { $kind }
mystic_moon-do-give = Donner : { $kind }
mystic_moon-do-drain = Prendre du pouvoir stellaire à { $rival }
mystic_moon-do-mushroom = { $rival }, colonne { $column }
mystic_moon-do-bloom = Finir le tour
mystic_moon-do-wither = Se fane : { $kind }
mystic_moon-do-stone = Pierre
mystic_moon-do-parchment = Parchemin
mystic_moon-do-shears = Cisailles

mystic_moon-why-no-glyph = Il n’y a pas de glyphe auquel renoncer.
mystic_moon-why-no-stars = Pas assez de pouvoir stellaire.
mystic_moon-why-no-pair = Vous n’avez pas deux ingrédients pareils.
mystic_moon-why-no-more-alike = Vous avez trop peu d’ingrédients pareils : ici, un échange en demande plus de deux.
mystic_moon-why-shop-empty = La boutique n’a plus d’ingrédient.
mystic_moon-why-cheap-card = Une recette ici coûte moins de 5.
mystic_moon-why-no-ingredients = Il vous manque des ingrédients.
mystic_moon-why-satchel-empty = Votre besace est vide.
mystic_moon-why-add-limit = Vous ne pouvez plus rien ajouter ce tour.
mystic_moon-why-columns-closed = Les colonnes se remplissent de gauche à droite.
mystic_moon-why-cauldron-full = Votre chaudron est plein.
mystic_moon-why-no-emptying = À cette table, les chaudrons pleins restent tels quels.
mystic_moon-why-not-full = Votre chaudron n’était pas plein à votre arrivée.
mystic_moon-why-does-not-fit = Sa recette ne se trouve pas dans le chaudron.

mystic_moon-event-started = { $who } commence.
mystic_moon-event-moved-in = { $who } s’installe : { $hut }.
mystic_moon-event-dealt-row = À la boutique : { $potion }.
mystic_moon-event-dealt = { $who } reçoit : { $kind }.
mystic_moon-event-grew = L’emplacement { $place } fleurit : { $kind }.
mystic_moon-event-rose = Signe ascendant : { $sign }.
mystic_moon-event-top-sign = Prochain dans le ciel : { $sign }.
mystic_moon-event-top-formula = En haut des formules : { $formula }.
mystic_moon-event-turn-began = C’est à { $who }.
mystic_moon-event-entered = { $who } entre au jardin à l’emplacement { $place } et cueille : { $kind-list }.
mystic_moon-event-caught-frog = { $frogs ->
    [one] { $who } attrape une grenouille.
   *[other] { $who } attrape { $frogs } grenouilles.
}
mystic_moon-event-stole = { $who } vole à { $rival } : { $kind }.
mystic_moon-event-found-nobody = Il n’y a personne à voler.
mystic_moon-event-used-glyph = { $who } utilise le glyphe de l’emplacement { $place }.
mystic_moon-event-drew = { $who } pioche : { $kind }.
mystic_moon-event-gained = { $who } gagne { $stars } de pouvoir stellaire.
mystic_moon-event-lost = { $who } perd { $stars } de pouvoir stellaire.
mystic_moon-event-used-charm = { $who } utilise { $charm }.
mystic_moon-event-suffered = { $who } subit { $charm }.
mystic_moon-event-waived = { $who } renonce : { $charm }.
mystic_moon-event-learned = { $gold ->
    [0] { $who } apprend { $potion } pour { $stars } de pouvoir stellaire.
   *[other] { $who } apprend { $potion } pour { $stars } de pouvoir stellaire et { $gold } or.
}
mystic_moon-event-forgot = { $who } oublie { $potion }.
mystic_moon-event-traded = { $who } troque { $tokens } × { $kind-given } contre { $kind-got }.
mystic_moon-event-refreshed = { $who } fait renouveler les recettes.
mystic_moon-event-performed = { $who } pratique { $formula } : { $gold } or, { $crystals } cristaux.
mystic_moon-event-spilled = { $who } verse de la vase sur l’emplacement { $place }.
mystic_moon-event-took-formula = { $who } prend la formule { $formula }.
mystic_moon-event-returned-formula = { $formula } va sous les formules.
mystic_moon-event-left-shop = { $who } quitte la boutique.
mystic_moon-event-discarded = { $who } défausse : { $kind }.
mystic_moon-event-added = { $who } ajoute en { $cell } : { $kind-added }.
mystic_moon-event-emptied = { $who } vide son chaudron.
mystic_moon-event-brewed = { $who } prépare { $potion } ({ $cells }) : { $stars } de pouvoir stellaire.
mystic_moon-event-crystal-shone = Les cristaux brillent : { $who } gagne { $stars } de pouvoir stellaire.
mystic_moon-event-was-poisoned = Le champignon gâte la préparation : { $who } perd { $stars } de pouvoir stellaire.
mystic_moon-event-lifted = { $who } lève sa malédiction et reçoit la bénédiction.
mystic_moon-event-used-effect = { $who } utilise l’effet de { $potion }.
mystic_moon-event-burned = { $who } brûle : { $kind }.
mystic_moon-event-salvaged = { $who } récupère : { $kind }.
mystic_moon-event-ladled = { $who } reprend du chaudron : { $kind }.
mystic_moon-event-fetched = { $who } prend à la boutique : { $kind }.
mystic_moon-event-sought = { $who } prend dans le sac : { $kind }.
mystic_moon-event-plucked = { $who } prend sur l’emplacement { $place } : { $kind }.
mystic_moon-event-bartered = { $who } échange { $kind-given } contre { $kind-got }.
mystic_moon-event-exchanged = { $who } échange avec { $rival } : { $kind-given } contre { $kind-got }.
mystic_moon-event-drained = { $who } prend { $stars } de pouvoir stellaire à { $rival }.
mystic_moon-event-dropped = { $who } laisse tomber : { $kind }.
mystic_moon-event-mushroomed = { $who } lâche un champignon vénéneux dans le chaudron de { $rival }, en { $cell }.
mystic_moon-event-poured = Le chaudron de { $who } est vidé dans le sac.
mystic_moon-event-withered = Sur l’emplacement { $place } se fane : { $kind }.
mystic_moon-event-showed-sign = { $hand ->
    [stone] { $who } montre la pierre.
    [parchment] { $who } montre le parchemin.
   *[shears] { $who } montre les cisailles.
}
mystic_moon-event-chose-sign = { $who } a choisi.
mystic_moon-event-drew-contest = Personne n’est battu.
mystic_moon-event-beaten = { $who } perd le duel.
mystic_moon-event-counted-gold = { $who } gagne { $stars } de pouvoir stellaire pour son or.
mystic_moon-event-stayed-cursed = { $who } porte encore sa malédiction et tombe à 0.
mystic_moon-event-game-over = La partie est terminée.
mystic_moon-event-round-began = La manche { $round } commence.

mystic_moon-reason-stars = Le plus de pouvoir stellaire
mystic_moon-reason-satchel = À pouvoir égal, le plus d’ingrédients dans la besace
mystic_moon-reason-shears = Décidé par Pierre, Parchemin, Cisailles
mystic_moon-reason-shared = Neuf duels nuls : la victoire est partagée
mystic_moon-reason-cursed = Tout le monde est encore maudit
