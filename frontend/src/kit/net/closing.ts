/** Close codes of websockets that the server never sends; its own are in `Close`. */

/** A normal end. */
export const NORMAL = 1000;

/** The connection was lost without a close frame. */
export const LOST = 1006;
