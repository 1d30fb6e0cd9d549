# La mesure des environnements.

envs-rate = { $name } : { $steps } pas par seconde
envs-ratio = { $name } / { $peer } : { $ratio }{ $wanted ->
    [none] {""}
   *[other] {" "}(cible : { $wanted })
}
