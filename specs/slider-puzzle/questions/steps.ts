/** The steps that scripts are made of, in the words of this assignment. */
import type { Argument, Step } from '../../../harness/contracts/protocol.ts';

/** `new Board` of a field of the row. */
export const newBoard = (as: string, field = 'tiles'): Step => ({
  op: 'new',
  class: 'Board',
  args: [{ kind: 'row', field }],
  as,
});

export const newSolver = (as: string, board: string): Step => ({
  op: 'new',
  class: 'Solver',
  args: [handle(board)],
  as,
});

export const handle = (name: string): Argument => ({ kind: 'handle', name });

/** The array of a field of the row, for boards that are made of one array. */
export const arrayOf = (field: string): Step => ({ op: 'grid', from: { kind: 'row', field }, as: 'array' });

/** What that array holds by then. */
export const showArray: Step = { op: 'showGrid', grid: 'array' };

/** `new Board` of that array as it is by then. */
export const newBoardOfArray = (as: string): Step => ({ op: 'new', class: 'Board', args: [handle('array')], as });

export const equals = (on: string, other: string): Step => call(on, 'equals', [handle(other)]);

/** A call without arguments whose answer is a value. */
export const call = (on: string, method: string, args: readonly Argument[] = []): Step => ({
  op: 'call',
  on,
  method,
  args: [...args],
});

/** A call whose answer is an object that later steps use. */
export const callFor = (as: string, on: string, method: string): Step => ({ op: 'call', on, method, args: [], as });

export const toText = (on: string): Step => call(on, 'toString');

/** Call, and iterate over the answer. `prefix` separates the handles of several iterations. */
export const iterateOver = (on: string, method: string, limit: number, prefix = ''): [Step, Step] => [
  callFor(`${prefix}iterable`, on, method),
  { op: 'iterate', on: `${prefix}iterable`, as: `${prefix}list`, limit },
];

/** The same, and print each item: three observations. */
export const listBoards = (on: string, method: string, limit: number, prefix = ''): [Step, Step, Step] => [
  ...iterateOver(on, method, limit, prefix),
  { op: 'each', over: `${prefix}list`, as: `${prefix}item`, steps: [toText(`${prefix}item`)] },
];

/** The boards of solution(), of which the longest has so many moves: one board more is walked, to tell. */
export const listSolution = (solver: string, moves: number, prefix = ''): [Step, Step, Step] =>
  listBoards(solver, 'solution', moves + 2, prefix);
