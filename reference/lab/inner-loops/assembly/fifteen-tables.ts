/** Tables of the loops for 4-by-4 boards; the host fills them. A cost is 1 when a move takes the bound up, else 0. */

/** The blank's moves on the current path, a byte each. */
export const fifteenPath: usize = 0x400;
/** By tile * 64 + the cell that it leaves * 4 + the blank's direction: whether its Manhattan distance grows. */
export const costs: usize = 0x800;
/** By the four places of a line, four bits each (see `searchConflicts`): tiles that must leave it. */
export const lineConflicts: usize = 0x10000;
/**
 * By state of walking distance * 8 + (the blank goes to the next line ? 4 : 0) + goal line of the tile: twice the next
 * state, and 1 more when the bound grows; two bytes each.
 */
export const walkingSteps: usize = 0x20000;
