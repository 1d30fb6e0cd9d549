/** Moves of a finished game in words. */
import type { Say } from "../../registry";
import { choiceWords } from "./lines";

export default async function sayer(): Promise<Say> {
  return choiceWords;
}
