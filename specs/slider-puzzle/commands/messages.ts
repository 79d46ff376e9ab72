/** Numbers in words, as the commands print them. */
import { defineMessages, localeTag } from '../../../harness/messages/messages.ts';
import type { Progress } from '../lab/search/gauges.ts';

const numberMessages = defineMessages('8puzzle.numbers', {
  moves: { one: '{number} move', other: '{number} moves' },
  seconds: '{number} s',
  tables: '{percent} % of its tables',
  far: 'at least {moves}, {boards} boards',
  millions: '{number} million',
});

/** `1,234,567`. */
export const count = (value: number): string => value.toLocaleString(localeTag());

export const inMoves = (moves: number): string => numberMessages.moves({ count: moves, number: String(moves) });

/** Milliseconds below a minute. */
export const inSeconds = (seconds: number): string =>
  numberMessages.seconds({ number: seconds.toFixed(seconds < 60 ? 3 : 0) });

/** How far a search is, for a line: `, at least 46 moves, 12.4 million boards`. */
export const farWords = ({ nodes, atLeast, tables }: Progress): string => {
  if (tables !== null) return `, ${numberMessages.tables({ percent: String(Math.round(100 * tables)) })}`;
  return nodes === 0 ? '' : `, ${numberMessages.far({ moves: inMoves(atLeast), boards: inMillions(nodes) })}`;
};

/** `12.4 million`. */
const inMillions = (value: number): string =>
  value < 1_000_000 ? count(value) : numberMessages.millions({ number: (value / 1_000_000).toFixed(1) });
