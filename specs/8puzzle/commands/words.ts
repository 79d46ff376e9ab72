/** Numbers in words, as the commands print them. */

/** `1,234,567`. */
export const count = (value: number): string => value.toLocaleString('en-US');

export const inMoves = (moves: number): string => `${String(moves)} ${moves === 1 ? 'move' : 'moves'}`;

/** Milliseconds below a minute. */
export const inSeconds = (seconds: number): string => `${seconds.toFixed(seconds < 60 ? 3 : 0)} s`;

/** `12.4 million`. */
export const inMillions = (value: number): string =>
  value < 1_000_000 ? count(value) : `${(value / 1_000_000).toFixed(1)} million`;
