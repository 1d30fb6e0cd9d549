# Ce qui peut clocher dans un paquet de contenu. Chaque ligne est dite avec son numéro dans le fichier.

error-bad-pack = { $mistakes ->
    [one] le pack de contenu contient { $mistakes } erreur, à la ligne { $line }
   *[other] le pack de contenu contient { $mistakes } erreurs, la première à la ligne { $line }
}
pack-line = ligne { $line } : { $mistake }
pack-too-large = le pack est trop gros ; la limite est de { $most } octets
pack-too-deep = les crochets sont trop imbriqués ; la limite est de { $most }
pack-not-toml = ce n’est pas du TOML valable : { $reason }
pack-unknown-key = « { $name } » n’est pas une clé ici ; permis : { $allowed }
pack-missing-key = il manque « { $name } »
pack-not-a-number = { $name } vaut { $value }, mais doit être un nombre entier de { $least } à { $most }
pack-fixed-number = { $name } vaut { $value }, mais doit être { $count }
pack-not-a-flag = { $name } vaut { $value }, mais doit être true ou false
pack-not-a-list = { $name } doit être une liste de { $least } à { $most } chaînes
pack-not-a-table = { $name } doit être une table
pack-wrong-count = { $name } : il y en a { $there }, mais il en faut { $count }
pack-not-a-name = { $name } doit tenir en une ligne de 1 à 60 caractères
pack-not-a-source = { $name } doit dire en une ligne d’où vient la carte
pack-not-an-id = { $name } vaut { $value }, mais ne peut contenir que des minuscules, des chiffres et des traits d’union simples
pack-not-a-letter = { $name } vaut { $value }, mais doit être une seule lettre majuscule
pack-not-a-recipe-row = { $name } : chaque rangée a de 1 à 3 signes : lettres d’ingrédients, o pour un cercle pointillé, un point pour rien
pack-not-an-effect = { $name } : chaque entrée est un verbe et son nombre, comme "draw 2"
pack-not-a-moment = { $name } vaut { $value } ; permis : garden, shop, leave, hut, brewed, bloom
pack-not-this-game = { $name } vaut { $value } : ce pack est pour un autre jeu
pack-not-glyphs = { $name } doit avoir douze signes : d, 1, 2, ou un point pour rien
pack-not-a-hut-kind = { $name } vaut { $value } ; permis : garden, shop, cauldron, satchel, rivals, stars
pack-not-a-formula = { $name } vaut { $value }, mais doit avoir de 1 à 6 lettres d’ingrédients
pack-not-a-kind = { $name } vaut { $value }, mais doit être l’une des huit sortes
pack-not-a-rank = { $name } vaut { $value }, mais doit être l’un des sept rangs
pack-not-an-apothecary = { $name } vaut { $value }, mais doit être l’un des quinze apothicaires
pack-not-a-power = { $name } vaut { $value }, mais doit être l’un des quinze pouvoirs
pack-wrong-place = on trouve ici { $value }, mais c’est la place de { $wanted }
pack-hole-count = { $there ->
    [one] la tuile a { $there } trou
   *[other] la tuile a { $there } trous
}, mais sa taille est { $count }
pack-first-game = { $there ->
    [one] { $there } apothicaire est marqué
   *[other] { $there } apothicaires sont marqués
} pour la première partie, mais il en faut { $count }
pack-no-game = le pack est pour { $value } ; jeux disponibles : { $allowed }
pack-id-taken = l’identifiant { $value } est déjà pris, réservé, ou long de plus de 30 caractères
pack-letter-taken = la lettre { $value } est déjà prise
pack-basic-first = les six ingrédients de base doivent venir d’abord, puis les deux rares
pack-no-product = la formule ne donne ni or ni cristaux
pack-unknown-letter = aucun ingrédient n’a la lettre { $value } ; disponibles : { $allowed }
pack-ragged-recipe = toutes les rangées d’une recette doivent avoir la même longueur
pack-recipe-size = { $there ->
    [one] la recette a { $there } ingrédient
   *[other] la recette a { $there } ingrédients
} ; permis : { $least } à { $most }
pack-same-recipe = la recette est la même que celle de { $value }
pack-too-dear = { $there ->
    [one] { $there } potion coûte
   *[other] { $there } potions coûtent
} { $cost } ou moins, mais il en faut au moins { $least }, sinon renouveler la boutique pourrait ne jamais finir
pack-when-and-effect = « when » et « effect » doivent être donnés ensemble
pack-empty-charm = ceci ne fait rien ; donnez un nombre, ou « when » et « effect »
pack-unknown-verb = il n’y a pas de verbe « { $value } » ; disponibles : { $allowed }
pack-verb-numbers = « { $value } » demande un nombre de 1 à 9 (burn en demande deux ; stars peut être négatif)
pack-verb-place = « { $value } » n’est pas possible ici

# La langue de ces mots, pour trouver les noms qu’un paquet donne.
pack-language = fr

# Un nouveau paquet : des remarques au-dessus des tables. Chacune devient un commentaire du fichier.
pack-new = Un pack de contenu pour { $game }. Il commence par nos propres cartes : changez ce que vous voulez, puis vérifiez-le :
    philtre content check FICHIER
    Chaque carte demande une source : une ligne qui dit d’où elle vient. Le nom que lisent les joueurs est facultatif et suit l’id : name = {"{"} en = "…", fr = "…" {"}"}
    docs/content-packs.md décrit toutes les clés et leurs limites.
pack-new-title = Mes cartes
pack-new-apotheca-components = Le contenu de la boîte. Ces nombres font partie des règles et ne peuvent pas changer.
pack-new-apotheca-rank = Les sept rangs du jeu en solo, avec le score minimal de chacun. Seuls leurs noms peuvent changer.
pack-new-apotheca-apothecary = Les quinze apothicaires, dans l’ordre de leurs pouvoirs. Vous pouvez changer leurs noms, et les cinq qui sont sur le dessus de la pioche pour une première partie (first_game = true).
pack-new-potion_explosion-components = Le contenu de la boîte. Ces nombres font partie des règles et ne peuvent pas changer.
pack-new-potion_explosion-kind = Les huit sortes de potions, dans l’ordre. Leur effet fait partie des règles ; vous pouvez changer leur nom.
pack-new-potion_explosion-tile = Les tuiles : huit sortes en quatre tailles, dans cet ordre, deux de chaque. La somme des trous doit donner la taille ; les points vont de 0 à 30.
pack-new-mystic_moon-components = Le contenu de la boîte. Ces nombres font partie des règles et ne peuvent pas changer.
pack-new-mystic_moon-ingredient = Six ingrédients de base, puis deux rares. Les recettes désignent chaque ingrédient par sa lettre.
pack-new-mystic_moon-tile = Le jardin au fil des cinq manches : douze emplacements, dans le sens horaire à partir de la flèche claire. d pioche un ingrédient, 1 et 2 donnent des étoiles, un point veut dire : pas de glyphe.
pack-new-mystic_moon-hut = Six cabanes. Un talent est fait de nombres qui valent toujours (comme price = -1), d’un effet à un moment donné (when et effect), ou des deux.
pack-new-mystic_moon-potion = Vingt-sept potions. La recette est dessinée comme elle se pose, la rangée du haut d’abord : lettres d’ingrédients, o pour un cercle pointillé, un point pour rien ; turn = true : on peut la tourner. L’effet est une liste de verbes avec leurs nombres. Treize potions au moins doivent coûter 4 ou moins.
pack-new-mystic_moon-sign = Douze signes, chacun avec une malédiction, une bénédiction et, au dos, la recette qui lève la malédiction (trois ou quatre ingrédients).
pack-new-mystic_moon-formula = Neuf formules : les lettres des ingrédients à donner, et l’or, les cristaux et la vase qu’ils produisent.
pack-crowded = il y a trop de trous pour { $colours } : jusqu’à { $there } sur les brûleurs d’un joueur (au nombre de { $tiles }), mais { $most } au plus sont permis. Sinon toutes ces billes pourraient rester bloquées et la partie ne jamais finir
pack-dearer-than-gold = avec les talents et les signes de ce pack, une recette coûte jusqu’à { $there }, mais { $most } au plus est permis : plus d’or ne pourrait pas être compté
pack-never-ends = des parties au hasard ({ $games }) à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} ne sont pas finies au bout de { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
