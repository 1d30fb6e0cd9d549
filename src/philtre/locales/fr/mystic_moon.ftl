# Mystic Moon : tout ce que dit la table, avec nos propres mots.

mystic_moon-name = Mystic Moon
mystic_moon-about = Cueillez au clair de lune, apprenez des recettes et assemblez vos potions dans un chaudron de neuf cases.

mystic_moon-variant-standard = Standard
mystic_moon-variant-standard-about = Cinq manches, chacune pour soi. Celle qui a le plus d’étoiles l’emporte.

mystic_moon-option-start = Première joueuse
mystic_moon-option-start-about = On joue ensuite dans le sens horaire.
mystic_moon-option-start-random = Au hasard
mystic_moon-option-start-1 = Place 1
mystic_moon-option-start-2 = Place 2
mystic_moon-option-start-3 = Place 3
mystic_moon-option-start-4 = Place 4
mystic_moon-option-huts = Cabanes
mystic_moon-option-huts-about = Chaque cabane a son propre talent.
mystic_moon-option-huts-chosen = Choisies dans l’ordre du tour
mystic_moon-option-huts-dealt = Distribuées au hasard
mystic_moon-option-zodiac = La Malédiction du Zodiaque
mystic_moon-option-zodiac-about = Tout le monde commence maudit. Si vous n’avez pas levé votre malédiction à la fin, vous marquez 0 point.
mystic_moon-option-zodiac-no = Sans
mystic_moon-option-zodiac-yes = Avec malédictions et bénédictions
mystic_moon-option-alchemy = Les Secrets de l’Alchimie
mystic_moon-option-alchemy-about = Changez des ingrédients en or et en cristaux, avec parfois un peu de vase.
mystic_moon-option-alchemy-no = Sans
mystic_moon-option-alchemy-yes = Avec or, cristaux et vase
mystic_moon-option-empty = Chaudrons pleins
mystic_moon-option-empty-about = Règle maison : si votre chaudron est plein et que vous ne pouvez rien préparer, vous pouvez le vider.
mystic_moon-option-empty-yes = Peuvent être vidés
mystic_moon-option-empty-no = Restent pleins

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

mystic_moon-hut-greenhouse = La Serre
mystic_moon-hut-market-cart = La Roulotte
mystic_moon-hut-copper-kitchen = La Cuisine de cuivre
mystic_moon-hut-attic = Le Grenier
mystic_moon-hut-magpie-nest = Le Nid de la pie
mystic_moon-hut-observatory = L’Observatoire

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
mystic_moon-potion-lift = Potion de délivrance

mystic_moon-sign-aries = Bélier
mystic_moon-sign-taurus = Taureau
mystic_moon-sign-gemini = Gémeaux
mystic_moon-sign-cancer = Cancer
mystic_moon-sign-leo = Lion
mystic_moon-sign-virgo = Vierge
mystic_moon-sign-libra = Balance
mystic_moon-sign-scorpio = Scorpion
mystic_moon-sign-sagittarius = Sagittaire
mystic_moon-sign-capricorn = Capricorne
mystic_moon-sign-aquarius = Verseau
mystic_moon-sign-pisces = Poissons

mystic_moon-formula-sunbeam = Rayon de soleil en bouteille
mystic_moon-formula-honeycomb = Rayon de miel doré
mystic_moon-formula-bog-iron = Fer des marais
mystic_moon-formula-weathercock = Girouette
mystic_moon-formula-old-coin = Vieille pièce
mystic_moon-formula-moonbeam = Rayon de lune frappé
mystic_moon-formula-frozen-dew = Rosée gelée
mystic_moon-formula-geode = Géode
mystic_moon-formula-dragon-hoard = Trésor du dragon
mystic_moon-said-kind-fern = { $count ->
    [one] une fougère
   *[other] { $count } fougères
}
mystic_moon-said-kind-acorn = { $count ->
    [one] un gland
   *[other] { $count } glands
}
mystic_moon-said-kind-quill = { $count ->
    [one] une plume
   *[other] { $count } plumes
}
mystic_moon-said-kind-snail = { $count ->
    [one] un escargot
   *[other] { $count } escargots
}
mystic_moon-said-kind-root = { $count ->
    [one] une racine
   *[other] { $count } racines
}
mystic_moon-said-kind-berry = { $count ->
    [one] une baie
   *[other] { $count } baies
}
mystic_moon-said-kind-moonflower = { $count ->
    [one] une fleur de lune
   *[other] { $count } fleurs de lune
}
mystic_moon-said-kind-dragonscale = { $count ->
    [one] une écaille de dragon
   *[other] { $count } écailles de dragon
}
mystic_moon-said-kind-wild = { $count ->
    [one] une pincée de poussière d’étoile
   *[other] { $count } pincées de poussière d’étoile
}
mystic_moon-said-kind-frog = { $count ->
    [one] une grenouille
   *[other] { $count } grenouilles
}
mystic_moon-said-kind-crystal = { $count ->
    [one] un cristal
   *[other] { $count } cristaux
}
mystic_moon-said-kind-mushroom = { $count ->
    [one] un champignon vénéneux
   *[other] { $count } champignons vénéneux
}
mystic_moon-said-hut-greenhouse = la Serre
mystic_moon-said-hut-market-cart = la Roulotte
mystic_moon-said-hut-copper-kitchen = la Cuisine de cuivre
mystic_moon-said-hut-attic = le Grenier
mystic_moon-said-hut-magpie-nest = le Nid de la pie
mystic_moon-said-hut-observatory = l’Observatoire
mystic_moon-said-potion-lift = Potion de délivrance

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
    [-1] Vous cueillez sur un emplacement de moins : rien sur celui qui suit votre chapeau dans le sens horaire.
   *[1] Vous cueillez sur un emplacement de plus, à la suite dans le sens horaire.
}
mystic_moon-number-glyph = { $n ->
    [-1] Votre glyphe agit une fois de moins : pas du tout, sauf si le talent de votre cabane en ajoute une.
    [1] Votre glyphe agit une fois de plus.
   *[2] Votre glyphe agit deux fois de plus.
}
mystic_moon-number-frogs = { $n ->
    [-1] Vos grenouilles volent un ingrédient de moins, donc d’ordinaire rien.
    [1] Chacune de vos grenouilles vole un ingrédient de plus.
   *[2] Chacune de vos grenouilles vole deux ingrédients de plus.
}
mystic_moon-number-price = { $n ->
    [-2] Les recettes vous coûtent 2 étoiles de moins, mais jamais moins de 1.
    [-1] Les recettes vous coûtent 1 étoile de moins, mais jamais moins de 1.
    [1] Les recettes vous coûtent 1 étoile de plus.
   *[2] Les recettes vous coûtent 2 étoiles de plus.
}
mystic_moon-number-trade = { $n ->
    [0] Un troc ne vous coûte aucun ingrédient de plus.
    [1] Un troc vous coûte un ingrédient identique de plus.
    [2] Un troc vous coûte deux ingrédients identiques de plus.
   *[3] Un troc vous coûte trois ingrédients identiques de plus.
}
mystic_moon-number-limit = { $n ->
    [one] Vous pouvez quitter la boutique avec { $n } ingrédient au plus dans votre besace.
   *[other] Vous pouvez quitter la boutique avec { $n } ingrédients au plus dans votre besace.
}
mystic_moon-number-reward = { $n ->
    [-2] Chaque potion vous rapporte 2 étoiles de moins.
    [-1] Chaque potion vous rapporte 1 étoile de moins.
    [1] Chaque potion vous rapporte 1 étoile de plus.
   *[2] Chaque potion vous rapporte 2 étoiles de plus.
}
mystic_moon-number-ward = Vos rivales ne peuvent pas vous faire perdre d’ingrédients de votre besace.
mystic_moon-number-adds = { $n ->
    [one] Vous ajoutez au plus { $n } jeton à votre chaudron par tour.
   *[other] Vous ajoutez au plus { $n } jetons à votre chaudron par tour.
}
mystic_moon-number-potions = { $n ->
    [one] Vous préparez au plus 1 potion par tour.
   *[other] Vous préparez au plus { $n } potions par tour.
}
mystic_moon-when-garden = Au jardin :
mystic_moon-when-shop = En entrant dans la boutique :
mystic_moon-when-leave = En quittant la boutique :
mystic_moon-when-hut = De retour dans votre cabane :
mystic_moon-when-brewed = Après votre préparation :
mystic_moon-when-bloom = Avant la floraison du jardin :
mystic_moon-verb-stars = { $n ->
    [-9] Perdez 9 étoiles.
    [-8] Perdez 8 étoiles.
    [-7] Perdez 7 étoiles.
    [-6] Perdez 6 étoiles.
    [-5] Perdez 5 étoiles.
    [-4] Perdez 4 étoiles.
    [-3] Perdez 3 étoiles.
    [-2] Perdez 2 étoiles.
    [-1] Perdez 1 étoile.
    [one] Gagnez { $n } étoile.
   *[other] Gagnez { $n } étoiles.
}
mystic_moon-verb-toast = { $n ->
    [one] Gagnez { $n } étoile par potion de cette préparation au-delà de la première.
   *[other] Gagnez { $n } étoiles par potion de cette préparation au-delà de la première.
}
mystic_moon-verb-dregs = { $n ->
    [one] Gagnez { $n } étoile par ingrédient de votre chaudron qu’aucune potion n’utilise.
   *[other] Gagnez { $n } étoiles par ingrédient de votre chaudron qu’aucune potion n’utilise.
}
mystic_moon-verb-draw = { $n ->
    [one] Piochez 1 ingrédient.
   *[other] Piochez { $n } ingrédients.
}
mystic_moon-verb-discard = { $n ->
    [one] Défaussez 1 ingrédient.
   *[other] Défaussez { $n } ingrédients.
}
mystic_moon-verb-burn = { $n ->
    [one] Vous pouvez défausser 1 ingrédient pour { $s ->
        [one] { $s } étoile.
       *[other] { $s } étoiles.
    }
   *[other] Vous pouvez défausser jusqu’à { $n } ingrédients pour { $s ->
        [one] { $s } étoile chacun.
       *[other] { $s } étoiles chacun.
    }
}
mystic_moon-verb-salvage = { $n ->
    [one] Récupérez 1 ingrédient de cette potion.
   *[other] Récupérez { $n } ingrédients de cette potion.
}
mystic_moon-verb-ladle = { $n ->
    [one] Reprenez 1 ingrédient de votre chaudron.
   *[other] Reprenez { $n } ingrédients de votre chaudron.
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
mystic_moon-verb-drain = { $n ->
    [one] Prenez { $n } étoile à une rivale.
   *[other] Prenez { $n } étoiles à une rivale.
}
mystic_moon-verb-scatter = { $n ->
    [one] Chaque rivale défausse 1 ingrédient au hasard.
   *[other] Chaque rivale défausse { $n } ingrédients au hasard.
}
mystic_moon-verb-mushroom = { $n ->
    [one] Lâchez un champignon vénéneux dans le chaudron d’une rivale.
   *[other] Lâchez { $n } champignons vénéneux dans les chaudrons de vos rivales.
}
mystic_moon-verb-poison = Un champignon vénéneux tombe dans votre propre chaudron.
mystic_moon-verb-stock = { $n ->
    [one] Si votre besace est vide, piochez 1 ingrédient.
   *[other] Si vous avez moins de { $n } ingrédients, piochez-en un pour chacun qui vous manque.
}

mystic_moon-garden = Le jardin
mystic_moon-shop = La boutique de la vieille sorcière
mystic_moon-round = Manche { $round } sur 5
mystic_moon-rising = Signe ascendant : { $sign }
mystic_moon-bag = { $tokens ->
    [0] Le sac est vide
    [one] { $tokens } jeton dans le sac
   *[other] { $tokens } jetons dans le sac
}
mystic_moon-products = { $gold ->
    [0] { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristaux
    }
   *[other] { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }{ $crystals ->
        [0] {""}
        [one] , { $crystals } cristal
       *[other] , { $crystals } cristaux
    }
}{ $sludge ->
    [0] {""}
    [one] , { $sludge } jeton de vase
   *[other] , { $sludge } jetons de vase
}
mystic_moon-cursed = maudite : 0 point
mystic_moon-blessed = bénie
mystic_moon-plan = Meilleur mélange : { $brew }. Ajouts : { $adds }.
mystic_moon-no-plan = Rien qui vaille la peine pour l’instant.

mystic_moon-prompt-choose = Dans quelle cabane emménagez-vous ?
mystic_moon-prompt-garden = Où posez-vous le chapeau ?
mystic_moon-prompt-steal = Que volez-vous, et à qui ?
mystic_moon-prompt-charm = L’utiliser maintenant ?
mystic_moon-prompt-shop = Apprenez, troquez ou partez.
mystic_moon-prompt-forget = Votre grimoire est plein. Quelle recette oubliez-vous ?
mystic_moon-prompt-sludge = Où va la vase ?
mystic_moon-prompt-keep = Quelle formule gardez-vous ?
mystic_moon-prompt-discard = Quel ingrédient défaussez-vous ?
mystic_moon-prompt-add = Qu’ajoutez-vous à votre chaudron ?
mystic_moon-prompt-brew = Quelles potions préparez-vous ?
mystic_moon-prompt-effect = Quel effet utilisez-vous ensuite ?
mystic_moon-prompt-burn = Brûler un ingrédient contre des étoiles ?
mystic_moon-prompt-salvage = Quel ingrédient récupérez-vous ?
mystic_moon-prompt-ladle = Quel ingrédient reprenez-vous ?
mystic_moon-prompt-fetch = Quel ingrédient prenez-vous à la boutique ?
mystic_moon-prompt-seek = Quel ingrédient prenez-vous dans le sac ?
mystic_moon-prompt-pluck = Quel jeton prenez-vous dans le jardin ?
mystic_moon-prompt-barter = Quel ingrédient échangez-vous avec la boutique ?
mystic_moon-prompt-exchange = Quel ingrédient prenez-vous à une rivale ?
mystic_moon-prompt-give = Que donnez-vous en échange ?
mystic_moon-prompt-drain = À qui prenez-vous des étoiles ?
mystic_moon-prompt-mushroom = Lâchez le champignon : quel chaudron, quelle colonne ?
mystic_moon-prompt-poison = Dans quelle colonne tombe le champignon ?
mystic_moon-prompt-bloom = Finissez votre tour et laissez fleurir le jardin.
mystic_moon-prompt-wither = Quel jeton se flétrit ?
mystic_moon-prompt-sign = Égalité ! Choisissez en secret.

mystic_moon-do-hut = Emménager dans { $hut }
mystic_moon-do-garden = { $glyph ->
    [draw] Emplacement { $place }, avec son glyphe (piocher { $number })
    [one-star] Emplacement { $place }, avec son glyphe ({ $number ->
        [one] { $number } étoile
       *[other] { $number } étoiles
    })
    [two-stars] Emplacement { $place }, avec son glyphe ({ $number ->
        [one] { $number } étoile
       *[other] { $number } étoiles
    })
    [waived] Emplacement { $place }, sans son glyphe
   *[none] Emplacement { $place }
}
mystic_moon-do-steal = Voler { $kind } à { $rival }
mystic_moon-do-use = L’utiliser
mystic_moon-do-learn = { $gold ->
    [0] Apprendre « { $potion } » pour { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
   *[other] Apprendre « { $potion } » pour { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } et { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
}
mystic_moon-do-forget = Oublier « { $potion } »
mystic_moon-do-trade = Troquer { $kind-list } contre { $kind-got }
mystic_moon-do-refresh = Renouveler les recettes
mystic_moon-do-alchemy = Réaliser « { $formula } »
mystic_moon-do-sludge = Mettre la vase sur l’emplacement { $place }
mystic_moon-do-keep = Garder « { $formula } »
mystic_moon-do-leave = Quitter la boutique
mystic_moon-do-discard = Défausser { $kind }
mystic_moon-do-add = Ajouter { $kind-added } en { $cell }
mystic_moon-do-empty = Vider le chaudron
mystic_moon-do-brew = Préparer « { $potion } » ({ $cells })
mystic_moon-do-effect = Utiliser l’effet de « { $potion } »
mystic_moon-do-done = { $asked ->
    [add] Ne plus rien ajouter
    [brew] Pas d’autre potion
    [effect] Ignorer le reste
    [charm] Ne pas l’utiliser
   *[burn] Ne plus rien brûler
}
mystic_moon-do-salvage = Récupérer { $kind }
mystic_moon-do-ladle = Reprendre { $kind }
mystic_moon-do-fetch = Prendre { $kind }
mystic_moon-do-seek = Prendre { $kind }
mystic_moon-do-pluck = Prendre { $kind } sur l’emplacement { $place }
mystic_moon-do-barter = Échanger { $kind-given } contre { $kind-got }
mystic_moon-do-exchange = Prendre { $kind } à { $rival }
mystic_moon-do-give = Donner { $kind }
mystic_moon-do-drain = Prendre des étoiles à { $rival }
mystic_moon-do-mushroom = { $rival }, colonne { $column }
mystic_moon-do-bloom = Finir le tour
mystic_moon-do-wither = Laisser se flétrir { $kind }
mystic_moon-do-stone = Pierre
mystic_moon-do-parchment = Parchemin
mystic_moon-do-shears = Cisailles

mystic_moon-why-no-glyph = Il n’y a pas de glyphe à ignorer ici.
mystic_moon-why-no-stars = Vous n’avez pas assez d’étoiles.
mystic_moon-why-no-pair = Vous n’avez pas assez d’ingrédients identiques.
mystic_moon-why-no-more-alike = Vous n’avez pas assez d’ingrédients identiques : vos trocs en demandent plus de deux.
mystic_moon-why-shop-empty = La boutique n’a plus d’ingrédients.
mystic_moon-why-cheap-card = Possible seulement quand les quatre recettes coûtent 5 ou plus.
mystic_moon-why-no-ingredients = Vous n’avez pas les ingrédients qu’il faut.
mystic_moon-why-satchel-empty = Votre besace est vide.
mystic_moon-why-add-limit = Vous ne pouvez plus rien ajouter pendant ce tour.
mystic_moon-why-columns-closed = Les colonnes se remplissent de gauche à droite.
mystic_moon-why-cauldron-full = Votre chaudron est plein.
mystic_moon-why-no-emptying = À cette table, les chaudrons pleins restent pleins.
mystic_moon-why-not-full = Votre chaudron n’était pas plein à votre retour dans la cabane.
mystic_moon-why-does-not-fit = Cette recette n’est pas dans votre chaudron.

mystic_moon-event-started = { $who } commence.
mystic_moon-event-moved-in = { $who } emménage dans { $hut }.
mystic_moon-event-dealt-row = À la boutique : { $potion }.
mystic_moon-event-dealt = { $who } commence avec { $kind }.
mystic_moon-event-grew = Sur l’emplacement { $place } pousse { $kind }.
mystic_moon-event-rose = Signe ascendant : { $sign }.
mystic_moon-event-top-sign = Signe suivant : { $sign }.
mystic_moon-event-top-formula = Formule du dessus : { $formula }.
mystic_moon-event-turn-began = À { $who } de jouer.
mystic_moon-event-entered = { $who } entre au jardin, à l’emplacement { $place }, et cueille { $kind-list }.
mystic_moon-event-caught-frog = { $frogs ->
    [one] La grenouille vole pour { $who }.
   *[other] Les { $frogs } grenouilles volent pour { $who }.
}
mystic_moon-event-stole = { $who } vole { $kind } à { $rival }.
mystic_moon-event-found-nobody = Il n’y a personne à qui voler.
mystic_moon-event-used-glyph = { $who } utilise le glyphe de l’emplacement { $place }.
mystic_moon-event-drew = { $who } pioche { $kind }.
mystic_moon-event-gained = { $who } gagne { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
mystic_moon-event-lost = { $who } perd { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
mystic_moon-event-used-charm = { $who } utilise { $charm }.
mystic_moon-event-suffered = { $who } subit { $charm }.
mystic_moon-event-waived = { $who } n’utilise pas { $charm }.
mystic_moon-event-learned = { $gold ->
    [0] { $who } apprend « { $potion } » pour { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }.
   *[other] { $who } apprend « { $potion } » pour { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } et { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
}
mystic_moon-event-forgot = { $who } oublie « { $potion } ».
mystic_moon-event-traded = { $who } troque { $kind-list } contre { $kind-got }.
mystic_moon-event-refreshed = { $who } renouvelle les recettes.
mystic_moon-event-performed = { $who } réalise « { $formula } » : { $gold ->
    [0] { $crystals ->
        [0] plus rien à prendre
        [one] { $crystals } cristal
       *[other] { $crystals } cristaux
    }
   *[other] { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }{ $crystals ->
        [0] {""}
        [one] {" "}et { $crystals } cristal
       *[other] {" "}et { $crystals } cristaux
    }
}.
mystic_moon-event-spilled = { $who } pose de la vase sur l’emplacement { $place }.
mystic_moon-event-took-formula = { $who } prend la formule « { $formula } ».
mystic_moon-event-returned-formula = « { $formula } » passe sous la pioche des formules.
mystic_moon-event-left-shop = { $who } quitte la boutique.
mystic_moon-event-discarded = { $who } défausse { $kind }.
mystic_moon-event-added = { $who } ajoute { $kind-added }.
mystic_moon-event-emptied = { $who } vide son chaudron.
mystic_moon-event-brewed = { $stars ->
    [0] { $who } prépare « { $potion } ».
    [one] { $who } prépare « { $potion } » pour { $stars } étoile.
   *[other] { $who } prépare « { $potion } » pour { $stars } étoiles.
}
mystic_moon-event-crystal-shone = Les cristaux brillent : { $who } gagne { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
mystic_moon-event-was-poisoned = Le champignon gâte la préparation : { $who } perd { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
mystic_moon-event-lifted = { $who } lève sa malédiction et reçoit la bénédiction.
mystic_moon-event-used-effect = { $who } utilise l’effet de « { $potion } ».
mystic_moon-event-burned = { $who } brûle { $kind }.
mystic_moon-event-salvaged = { $who } récupère { $kind }.
mystic_moon-event-ladled = { $who } reprend { $kind } du chaudron.
mystic_moon-event-fetched = { $who } prend { $kind } à la boutique.
mystic_moon-event-sought = { $who } prend { $kind } dans le sac.
mystic_moon-event-plucked = { $who } prend { $kind } sur l’emplacement { $place }.
mystic_moon-event-bartered = { $who } échange { $kind-given } contre { $kind-got } à la boutique.
mystic_moon-event-exchanged = { $who } donne { $kind-given } à { $rival } contre { $kind-got }.
mystic_moon-event-drained = { $who } prend { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} à { $rival }.
mystic_moon-event-dropped = { $who } perd { $kind }.
mystic_moon-event-mushroomed = Un champignon vénéneux tombe chez { $rival }, { $cell ->
    [a1] en bas à gauche
    [a2] à gauche
    [a3] en haut à gauche
    [b1] en bas au milieu
   *[b2] au centre
    [b3] en haut au milieu
    [c1] en bas à droite
    [c2] à droite
    [c3] en haut à droite
}.
mystic_moon-event-poured = { $who } vide son chaudron dans le sac.
mystic_moon-event-withered = La vase flétrit { $kind } sur l’emplacement { $place }.
mystic_moon-event-showed-sign = { $hand ->
    [stone] { $who } montre la pierre.
    [parchment] { $who } montre le parchemin.
   *[shears] { $who } montre les cisailles.
}
mystic_moon-event-chose-sign = { $who } a choisi.
mystic_moon-event-drew-contest = Manche nulle.
mystic_moon-event-beaten = { $who } est hors course.
mystic_moon-event-counted-gold = { $who } gagne { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} pour son or.
mystic_moon-event-stayed-cursed = { $who } n’a pas levé sa malédiction et tombe à 0.
mystic_moon-event-game-over = La partie est terminée.
mystic_moon-event-round-began = La manche { $round } commence.

mystic_moon-reason-stars = Le plus d’étoiles
mystic_moon-reason-satchel = À égalité d’étoiles, le plus d’ingrédients dans la besace
mystic_moon-reason-shears = Départage par Pierre, parchemin, cisailles
mystic_moon-reason-shared = Neuf manches nulles : la victoire est partagée
mystic_moon-reason-cursed = Tout le monde est encore maudit
