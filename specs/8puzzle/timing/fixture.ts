/** `fixtures/expected/timing.json`, made anew from the boards. */
import { computeFormCounts } from '../../../reference/counting/form-counts.ts';
import type { Tiles } from '../../../reference/tiles.ts';
import { claimOf } from '../puzzle-names.ts';
import type { TimedCounts } from './timed-counts.ts';
import { boardHash, timedNames, timingFile } from './timed-puzzles.ts';

/** The file's path below `fixtures/` and its content. @throws {RangeError} when a board is too hard to be timed. */
export const makeTimingFixture = (boardOf: (name: string) => Tiles): { path: string; content: string } => {
  const entries = timedNames.map((name) => [name, entryOf(name, boardOf(name))] as const);
  return { path: timingFile, content: `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n` };
};

const entryOf = (name: string, tiles: Tiles): TimedCounts & { board: string } => {
  const counts = computeFormCounts(tiles, claimOf(name).moves ?? 0);
  if (!counts?.bounds) throw new RangeError(`${name} is too hard to be timed`);
  return { board: boardHash(tiles), ...counts };
};
