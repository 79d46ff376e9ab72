/** How fast moves are shown. */

/** Moves a second. */
export const speeds = [0.5, 1, 2, 4, 10, 50, 1_000, 20_000, 200_000] as const;

export const usualSpeed = 2;

/** Seconds that a solution takes at most, unless somebody chooses otherwise. */
const longestShow = 30;

/** The chosen speed, or the slowest one that shows this many moves in bearable time. */
export const speedFor = (moves: number, chosen: number): number =>
  moves / chosen <= longestShow ? chosen : (speeds.find((speed) => moves / speed <= longestShow) ?? 200_000);
