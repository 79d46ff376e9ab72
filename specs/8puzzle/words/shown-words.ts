import { defineWords } from '../../../harness/words/words.ts';

export const shownWords = defineWords('shown', {
  bigGrid: "{name}: a random {size} board; the report's seed gives it again",
  board: 'the board {board}',
  boardOfSize: 'a {size} board',
});

/** Numbers of things. */
export const countWords = defineWords('count', {
  board: { one: '{count} board', other: '{count} boards' },
  call: { one: '{count} call', other: '{count} calls' },
  letter: { one: '{count} letter', other: '{count} letters' },
  move: { one: '{count} move', other: '{count} moves' },
  object: { one: '{count} object', other: '{count} objects' },
  puzzle: { one: '{count} puzzle', other: '{count} puzzles' },
  row: { one: '{count} row', other: '{count} rows' },
  time: { one: '{count} time', other: '{count} times' },
  queue: { one: '{count} priority queue', other: '{count} priority queues' },
});

/** Over boards that are drawn. */
export const gridWords = defineWords('grid', {
  beforeMove: 'before move {number}',
  afterMoves: 'after the moves',
  twin: 'twin()',
  board: 'board',
  extra: 'extra',
  first: 'first',
  goal: 'goal',
  initial: 'initial',
  left: 'left',
  missing: 'missing',
  right: 'right',
  start: 'start',
  state: 'state',
});
