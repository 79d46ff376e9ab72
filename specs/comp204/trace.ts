/** Reads what a search printed: the states that it took from its queue, and the solution. Whatever is printed between is left out. */
import type { Capture } from '../../harness/contracts/protocol.ts';
import type { Tiles } from '../../reference/puzzle/tiles.ts';

/** One `Current State:` with the numbers below it; null where one is missing. */
export interface TracedState {
  /** Null when there are not nine numbers from 0 to 8. */
  readonly board: Tiles | null;
  readonly cost: number | null;
  readonly heuristic: number | null;
}

export interface TracedSolution {
  readonly cost: number | null;
  readonly heuristic: number | null;
  readonly total: number | null;
}

export interface Trace {
  readonly states: readonly TracedState[];
  /** What follows the last `Solution Found:`; null when that is not printed. */
  readonly solution: TracedSolution | null;
}

/** Spaces, brackets and commas between the numbers of a board are free, and so are upper and lower case. */
export const readTrace = ({ head, tail, bytes }: Capture): Trace => {
  if (bytes <= Buffer.byteLength(head) + Buffer.byteLength(tail)) return parse(head + tail);
  // More was printed than was kept: states are missing.
  return { states: parse(head).states.slice(0, -1), solution: parse(tail).solution };
};

interface Draft {
  kind: 'state' | 'solution';
  cells: number[];
  cost: number | null;
  heuristic: number | null;
  total: number | null;
}

const parse = (text: string): Trace => {
  const drafts: Draft[] = [];
  for (const line of text.split('\n')) {
    const opened = openingOf(line);
    if (opened !== null) drafts.push({ kind: opened, cells: [], cost: null, heuristic: null, total: null });
    const draft = drafts.at(-1);
    if (draft !== undefined) readLine(draft, opened === null ? line : line.slice(line.indexOf(':') + 1));
  }
  const states = drafts.filter(({ kind }) => kind === 'state').map(toState);
  const solution = drafts.findLast(({ kind }) => kind === 'solution');
  if (solution === undefined) return { states, solution: null };
  const { cost, heuristic, total } = solution;
  return { states, solution: { cost, heuristic, total } };
};

const openingOf = (line: string): Draft['kind'] | null => {
  if (/^\s{0,40}current state\s?:/iu.test(line)) return 'state';
  return /^\s{0,40}solution found\s?[:!.]/iu.test(line) ? 'solution' : null;
};

/** A label's number, or a row of the board as long as the board is not complete and no number was read. */
const readLine = (draft: Draft, line: string): void => {
  const [, label, digits] =
    /^\s{0,40}(total cost[^:]{0,40}|cost|heuristic)\s?:\s{0,20}(-?\d{1,9})(?!\S)/iu.exec(line) ?? [];
  if (label === undefined) {
    if (draft.cost === null && draft.heuristic === null) readCells(draft, line);
    return;
  }
  const name = label.toLowerCase();
  const key = name.startsWith('total') ? 'total' : name === 'cost' ? 'cost' : 'heuristic';
  draft[key] ??= Number(digits);
};

/** Numbers with anything but letters between them; a line with other words is not a row. */
const readCells = (draft: Draft, line: string): void => {
  if (draft.cells.length >= 9 || line.length > 200 || /\p{L}/u.test(line)) return;
  for (const [digit] of line.matchAll(/\d/gu)) draft.cells.push(Number(digit));
};

const toState = ({ cells, cost, heuristic }: Draft): TracedState => {
  const whole = cells.length === 9 && new Set(cells).size === 9 && cells.every((tile) => tile <= 8);
  const board = whole ? [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)] : null;
  return { board, cost, heuristic };
};
