/** Describes moves of a finished game. */
import type { Say } from "$kit/replay/shown";
import { choiceWords } from "./lines";

export default function sayer(): Say {
  return choiceWords;
}
