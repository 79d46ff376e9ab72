/** How often the methods of Board were called, by the names that the instruments of both languages give to it. */
import type { Counters } from './queue.ts';

/** `boards` is every board made. */
export const operationNames = {
  boards: 'Board()',
  equals: 'Board.equals()',
  manhattan: 'Board.manhattan()',
  isGoal: 'Board.isGoal()',
  neighbors: 'Board.neighbors()',
  twin: 'Board.twin()',
  hamming: 'Board.hamming()',
  toStrings: 'Board.toString()',
  equalsTrue: 'Board.equals() true',
  equalsNonBoard: 'Board.equals(non-Board)',
  equalsNotTwoBack: 'Board.equals(not two moves back)',
  neighborsOfWaiting: 'Board.neighbors() of waiting nodes',
  neighborsOutOfOrder: 'Board.neighbors() out of order',
  neighborsOfShownOutOfOrder: 'Board.neighbors() of shown decreasing',
  before: 'Board.neighbors() before delMin()',
  between: 'Board.neighbors() between delMin()',
  after: 'Board.neighbors() after delMin()',
} as const;

export type Operation = keyof typeof operationNames;

/** What was never called is not among the counts. */
export const callsOf = ({ operations }: Pick<Counters, 'operations'>, operation: Operation): number =>
  operations[operationNames[operation]] ?? 0;
