/** Moves of a finished game in words. */
import type { Say } from "../../registry";
import { choiceWords } from "./lines";
import type { Position } from "../position";

export default async function sayer(): Promise<Say> {
  return (choice, view) => choiceWords(choice, view as Position);
}
