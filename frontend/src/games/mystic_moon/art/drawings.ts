import formulas from "./formulas.svg?url";
import morePotions from "./more-potions.svg?url";
import places from "./places.svg?url";
import potions from "./potions.svg?url";

/** The files with drawings. */
export const DRAWINGS = [potions, morePotions, places, formulas];
