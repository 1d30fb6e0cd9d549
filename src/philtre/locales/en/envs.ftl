# The benchmark of the environments.

envs-rate = { $name }: { $steps } steps per second
envs-ratio = { $name } / { $peer }: { $ratio }{ $wanted ->
    [none] {""}
   *[other] {" "}(target: { $wanted })
}
