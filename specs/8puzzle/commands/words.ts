/** Numbers in words, as the commands print them. */
import type { Progress } from './search/gauges.ts';

/** `1,234,567`. */
export const count = (value: number): string => value.toLocaleString('en-US');

export const inMoves = (moves: number): string => `${String(moves)} ${moves === 1 ? 'move' : 'moves'}`;

/** Milliseconds below a minute. */
export const inSeconds = (seconds: number): string => `${seconds.toFixed(seconds < 60 ? 3 : 0)} s`;

/** How far a search is, for a line: `, at least 46 moves, 12.4 million boards`. */
export const farWords = ({ nodes, atLeast, tables }: Progress): string => {
  if (tables !== null) return `, ${String(Math.round(100 * tables))} % of its tables`;
  return nodes === 0 ? '' : `, at least ${inMoves(atLeast)}, ${inMillions(nodes)} boards`;
};

/** `12.4 million`. */
const inMillions = (value: number): string =>
  value < 1_000_000 ? count(value) : `${(value / 1_000_000).toFixed(1)} million`;
