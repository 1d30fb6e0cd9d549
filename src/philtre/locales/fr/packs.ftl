# Ce qui peut clocher dans un paquet de contenu. Chaque ligne est dite avec son numéro dans le fichier.

error-bad-pack = { $mistakes ->
    [one] le paquet de contenu a une erreur, à la ligne { $line }
   *[other] le paquet de contenu a { $mistakes } erreurs, la première à la ligne { $line }
}
pack-line = ligne { $line } : { $mistake }
pack-too-large = le paquet est trop gros ; permis : { $most } octets
pack-too-deep = les crochets sont trop imbriqués ; permis : { $most }
pack-not-toml = ce n’est pas du TOML : { $reason }
pack-unknown-key = il n’y a pas de « { $name } » ici ; permis : { $allowed }
pack-missing-key = il manque « { $name } »
pack-not-a-number = { $name } vaut { $value } ; il faut un nombre entier de { $least } à { $most }
pack-fixed-number = { $name } vaut { $value } ; ce doit être { $count }
pack-not-a-flag = { $name } vaut { $value } ; il faut true ou false
pack-not-a-list = { $name } doit être une liste de { $least } à { $most } textes
pack-not-a-table = { $name } doit être une table de clés
pack-wrong-count = { $name } : il y en a { $there }, il en faut { $count }
pack-not-a-name = { $name } doit être un texte de 1 à 60 caractères sur une ligne
pack-not-a-source = { $name } doit dire en une ligne d’où vient la rangée
pack-not-an-id = { $name } vaut { $value } ; il faut des minuscules, des chiffres et des traits d’union simples
pack-not-a-letter = { $name } vaut { $value } ; il faut une lettre majuscule
pack-not-a-recipe-row = { $name } : chaque rangée a 1 à 3 signes : des lettres d’ingrédients, o pour un cercle pointillé, un point pour rien
pack-not-an-effect = { $name } : chaque entrée est un verbe et son nombre, comme "draw 2"
pack-not-a-moment = { $name } vaut { $value } ; permis : garden, shop, leave, hut, brewed, bloom
pack-not-this-game = { $name } vaut { $value } : ce paquet est pour un autre jeu
pack-not-glyphs = { $name } doit avoir douze signes : d, 1, 2, ou un point pour rien
pack-not-a-hut-kind = { $name } vaut { $value } ; permis : garden, shop, cauldron, satchel, rivals, stars
pack-not-a-formula = { $name } vaut { $value } ; il faut 1 à 6 lettres d’ingrédients
pack-not-a-kind = { $name } vaut { $value } ; ce doit être l’une des huit sortes
pack-not-a-rank = { $name } vaut { $value } ; ce doit être l’un des sept rangs
pack-not-an-apothecary = { $name } vaut { $value } ; ce doit être l’un des quinze apothicaires
pack-not-a-power = { $name } vaut { $value } ; ce doit être l’un des quinze pouvoirs
pack-wrong-place = on trouve ici { $value } ; c’est la place de { $wanted }
pack-hole-count = la tuile a { $there } trous ; sa taille en annonce { $count }
pack-first-game = { $there } apothicaires sont réservés à la première partie ; il en faut { $count }
pack-no-game = le paquet est pour { $value } ; il existe : { $allowed }
pack-id-taken = l’identifiant { $value } est pris, réservé ou plus long que 30 caractères
pack-letter-taken = la lettre { $value } est prise
pack-basic-first = les six ingrédients de base viennent d’abord, puis les deux rares
pack-no-product = la formule ne donne ni or ni cristaux
pack-unknown-letter = aucun ingrédient n’a la lettre { $value } ; il y a : { $allowed }
pack-ragged-recipe = les rangées d’une recette sont de même longueur
pack-recipe-size = la recette a { $there } ingrédients ; permis : { $least } à { $most }
pack-same-recipe = la recette est la même que celle de { $value }
pack-too-dear = { $there } potions coûtent { $cost } ou moins ; il en faut { $least }, sinon renouveler la boutique pourrait ne jamais finir
pack-when-and-effect = « when » et « effect » vont ensemble
pack-empty-charm = rien n’est dit ici : donnez un nombre, ou « when » et « effect »
pack-unknown-verb = il n’y a pas de verbe « { $value } » ; il y a : { $allowed }
pack-verb-numbers = « { $value } » demande son nombre de 1 à 9 (burn en demande deux ; stars peut être négatif)
pack-verb-place = « { $value } » ne peut pas se faire ici

# La langue de ces mots, pour trouver les noms qu’un paquet donne.
pack-language = fr

# Un nouveau paquet : des remarques au-dessus des tables. Chacune devient un commentaire du fichier.
pack-new = Un paquet de contenu pour { $game }. Il commence par nos propres cartes ; changez ce que vous voulez, puis vérifiez-le :
    philtre content check FICHIER
    Chaque rangée demande une source : dites en une ligne d’où elle vient. Ce que les gens lisent est le nom facultatif, après l’id : name = {"{"} en = "…", fr = "…" {"}"}
    Toutes les clés et leurs limites sont décrites dans docs/content-packs.md.
pack-new-title = Mes cartes
pack-new-apotheca-components = La boîte. Ces nombres font partie des règles et ne peuvent pas changer.
pack-new-apotheca-rank = Les sept rangs du jeu en solitaire, avec leurs scores minimaux. Seuls leurs noms peuvent changer.
pack-new-apotheca-apothecary = Les quinze apothicaires, dans l’ordre des pouvoirs. Changez les noms, et les cinq qui sont au-dessus de la pioche à la première partie (first_game = true).
pack-new-potion_explosion-components = La boîte. Ces nombres font partie des règles et ne peuvent pas changer.
pack-new-potion_explosion-kind = Les huit sortes de potions, dans leur ordre. Leur effet fait partie des règles ; leur nom peut changer.
pack-new-potion_explosion-tile = Les tuiles : huit sortes en quatre tailles, dans cet ordre, deux de chaque. La somme des trous est la taille ; les points vont de 0 à 30.
pack-new-mystic_moon-components = La boîte. Ces nombres font partie des règles et ne peuvent pas changer.
pack-new-mystic_moon-ingredient = Six ingrédients de base, puis deux rares. La lettre désigne l’ingrédient dans les recettes.
pack-new-mystic_moon-tile = Le jardin en cinq manches : douze emplacements dans le sens horaire depuis la flèche claire ; d pioche un ingrédient, 1 et 2 donnent du pouvoir stellaire, un point n’est rien.
pack-new-mystic_moon-hut = Six cabanes. Un talent est fait de nombres qui valent toujours (comme price = -1), d’un effet à un moment (when et effect), ou des deux.
pack-new-mystic_moon-potion = Vingt-sept potions. La recette est dessinée comme elle se pose, la rangée du haut d’abord : des lettres, o pour un cercle pointillé, un point pour rien ; turn = true : elle peut tourner. L’effet est une liste de verbes avec leurs nombres. Treize au moins coûtent 4 ou moins.
pack-new-mystic_moon-sign = Douze signes : une malédiction, une bénédiction et, au dos, la recette qui lève la malédiction (trois ou quatre ingrédients).
pack-new-mystic_moon-formula = Neuf formules : les lettres de ce qu’on donne, et l’or, les cristaux et la vase qui en sortent.
