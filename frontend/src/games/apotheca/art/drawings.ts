import creatures from "./creatures.svg?url";
import faces from "./faces.svg?url";
import people from "./people.svg?url";

/** The files with drawings. */
export const DRAWINGS = [faces, people, creatures];
