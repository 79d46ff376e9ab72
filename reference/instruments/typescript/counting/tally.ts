/** Counts of the calls on the substitute Board. */
import { AskedOrder } from './asked-order.ts';
import { Expansions } from './expansions.ts';
import { running } from './session.ts';
import { Turns } from './turns.ts';
import { Waiting } from './waiting.ts';

/** One field for each counted operation; plain fields, since they are counted millions of times a second. */
export class Tally {
  made = 0;
  toStrings = 0;
  dimensions = 0;
  hammings = 0;
  manhattans = 0;
  isGoals = 0;
  equals = 0;
  equalsOther = 0;
  equalsElsewhere = 0;
  equalsTrue = 0;
  neighbors = 0;
  twins = 0;
  expansions = new Expansions();
  readonly turns = new Turns();
  /** Null where nobody wants to know. */
  readonly order = running.session.searches ? new AskedOrder() : null;
  readonly waiting = running.session.mildDisorder > 0 ? new Waiting() : null;
}

const scratch = new Tally();

/** What a tile of a board with so many cells is called in texts: a number, since no array of this realm gets out of it. */
export const nameOf = (tile: number, cells: number): number => {
  const { names } = running.session;
  return names.length === cells ? (names[tile] ?? tile) : tile;
};

/** Two different boards are compared: are they to be called equal all the same? */
export const isConfusing = (): boolean => {
  if (!running.session.confused) return false;
  running.confusions += 1;
  return running.confusions % 3 === 0;
};

/** Where the Board counts now. Swapped for a scratch tally while the instruments call the subject's own code. */
export const books: { current: Tally } = { current: new Tally() };

/**
 * Runs `work` without counting what it does to Boards. Which boards are asked for their neighbors is seen all the same: no
 * comparison has to, and a search could do it in this one.
 */
export const uncounted = <Result>(work: () => Result): Result => {
  const kept = books.current;
  scratch.expansions = kept.expansions;
  books.current = scratch;
  try {
    return work();
  } finally {
    books.current = kept;
  }
};

/**
 * What is told of boards and keys by what runs in a subject's realm. The probe hands the methods out such that no error of this
 * realm leaves it: that the stack is too deep may show in any of them.
 */
export const listener = () => ({
  /** A board is asked for its neighbors. A level below 0: it is not to be counted as one that the search expands. */
  asked(board: unknown, level: number, low: number, high: number): void {
    books.current.waiting?.asked(board);
    books.current.order?.asked(board);
    if (level >= 0) books.current.expansions.add(level, low, high);
  },
  inserted(key: unknown): void {
    books.current.waiting?.inserted(key);
  },
  shown(key: unknown): void {
    books.current.waiting?.shown(key);
  },
});

/** The counts under the names that reports use; every name is always there. */
export const operationCounts = (): Record<string, number> => {
  const tally = books.current;
  return {
    'Board()': tally.made,
    'Board.toString()': tally.toStrings,
    'Board.dimension()': tally.dimensions,
    'Board.hamming()': tally.hammings,
    'Board.manhattan()': tally.manhattans,
    'Board.isGoal()': tally.isGoals,
    'Board.equals()': tally.equals,
    'Board.equals(non-Board)': tally.equalsOther,
    'Board.equals(not two moves back)': tally.equalsElsewhere,
    'Board.equals() true': tally.equalsTrue,
    'Board.neighbors()': tally.neighbors,
    'Board.twin()': tally.twins,
    ...tally.turns.counts(tally.neighbors),
    ...tally.waiting?.counts(),
    ...tally.order?.counts(),
    ...Object.fromEntries(
      tally.expansions.counts().map(([level, boards]) => [`Board.neighbors() at ${String(level)}`, boards]),
    ),
  };
};

export const resetTally = (): void => {
  books.current = new Tally();
};
