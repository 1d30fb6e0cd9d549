# Ce qui peut clocher dans un paquet de contenu. Chaque ligne est dite avec son numéro dans le fichier.

error-bad-pack = { $mistakes ->
    [one] le paquet de contenu a une erreur, à la ligne { $line }
   *[other] le paquet de contenu a { $mistakes } erreurs, la première à la ligne { $line }
}
pack-line = ligne { $line } : { $mistake }
pack-too-large = le paquet est trop gros ; permis : { $most } octets
pack-too-deep = les crochets sont trop imbriqués ; permis : { $most }
pack-not-toml = ce n’est pas du TOML : { $reason }
pack-unknown-key = il n’y a pas de « { $name } » ici ; permis : { $allowed }
pack-missing-key = il manque « { $name } »
pack-not-a-number = { $name } vaut { $value } ; il faut un nombre entier de { $least } à { $most }
pack-not-a-flag = { $name } vaut { $value } ; il faut true ou false
pack-not-a-list = { $name } doit être une liste de { $least } à { $most } textes
pack-not-a-table = { $name } doit être une table de clés
pack-wrong-count = { $name } : il y en a { $there }, il en faut { $count }
pack-not-a-name = { $name } doit être un texte de 1 à 60 caractères sur une ligne
pack-not-a-source = { $name } doit dire en une ligne d’où vient la rangée
pack-not-an-id = { $name } vaut { $value } ; il faut des minuscules, des chiffres et des traits d’union simples
pack-not-a-letter = { $name } vaut { $value } ; il faut une lettre majuscule
pack-not-a-recipe-row = { $name } : chaque rangée a 1 à 3 signes : des lettres d’ingrédients, o pour un cercle pointillé, un point pour rien
pack-not-an-effect = { $name } : chaque entrée est un verbe et son nombre, comme "draw 2"
pack-not-a-moment = { $name } vaut { $value } ; permis : garden, shop, leave, hut, brewed, bloom
pack-not-this-game = { $name } vaut { $value } : ce paquet est pour un autre jeu
pack-not-glyphs = { $name } doit avoir douze signes : d, 1, 2, ou un point pour rien
pack-not-a-hut-kind = { $name } vaut { $value } ; permis : garden, shop, cauldron, satchel, rivals, stars
pack-not-a-formula = { $name } vaut { $value } ; il faut 1 à 6 lettres d’ingrédients
pack-id-taken = l’identifiant { $value } est pris, réservé ou plus long que 30 caractères
pack-letter-taken = la lettre { $value } est prise
pack-basic-first = les six ingrédients de base viennent d’abord, puis les deux rares
pack-no-product = la formule ne donne ni or ni cristaux
pack-unknown-letter = aucun ingrédient n’a la lettre { $value } ; il y a : { $allowed }
pack-ragged-recipe = les rangées d’une recette sont de même longueur
pack-recipe-size = la recette a { $there } ingrédients ; permis : { $least } à { $most }
pack-same-recipe = la recette est la même que celle de { $value }
pack-too-dear = { $there } potions coûtent { $cost } ou moins ; il en faut { $least }, sinon renouveler la boutique pourrait ne jamais finir
pack-when-and-effect = « when » et « effect » vont ensemble
pack-empty-charm = rien n’est dit ici : donnez un nombre, ou « when » et « effect »
pack-unknown-verb = il n’y a pas de verbe « { $value } » ; il y a : { $allowed }
pack-verb-numbers = « { $value } » demande son nombre de 1 à 9 (burn en demande deux ; stars peut être négatif)
pack-verb-place = « { $value } » ne peut pas se faire ici

# La langue de ces mots, pour trouver les noms qu’un paquet donne.
pack-language = fr
