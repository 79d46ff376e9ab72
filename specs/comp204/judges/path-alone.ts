/** Judges whether the printed trace shows the search, or only the path that it found. */
import { defineMessages } from '../../../harness/messages/messages.ts';
import { expandSolution } from '../../../reference/puzzle/solution.ts';
import { manhattan, neighbors, type Tiles } from '../../../reference/puzzle/tiles.ts';
import { boardKey } from '../../slider-puzzle/judges/read-board.ts';
import { fewestMoves } from '../../slider-puzzle/puzzles/solved-puzzle.ts';
import { passed } from '../../slider-puzzle/questions/question-context.ts';
import { describeBoard } from '../../slider-puzzle/wording/show.ts';
import { solved } from '../answers.ts';
import { fail, type JudgePrinted } from './printed.ts';

const messages = defineMessages('comp204.pathAlone', {
  onlyPath:
    'The trace has only the states of the solution. A* also takes {board} from the queue: cost + heuristic is {sum} there, and {moves} at the goal.',
  expected: 'every state that is taken from the queue',
  actual: 'the states of the solution alone',
  hint: 'Print each state in the loop of the search, when it is taken from the queue, not the path once it is found.',
});

/** Where the answer is a shortest solution, since its boards are then the path. */
export const judgeSearched: JudgePrinted = (question, posed, { states }, answer) => {
  const fewest = fewestMoves(posed);
  const moves = answer?.kind === 'value' && typeof answer.value === 'string' ? answer.value : '';
  if (moves.length !== fewest || !solved(posed.tiles, moves)) return passed;
  const path = new Set(expandSolution(posed.tiles, moves).map(boardKey));
  if (states.some(({ board }) => board !== null && !path.has(boardKey(board)))) return passed;
  const other = alwaysTaken(posed.tiles, fewest).find(({ board }) => !path.has(boardKey(board)));
  if (other === undefined) return passed;
  const board = describeBoard(other.board);
  return fail(question, {
    message: messages.onlyPath({ board, sum: String(other.sum), moves: String(fewest) }),
    expected: messages.expected(),
    actual: messages.actual(),
    hint: messages.hint(),
  });
};

interface Taken {
  readonly board: Tiles;
  /** Cost + heuristic. */
  readonly sum: number;
}

/** What A* takes before the goal in any order of equal sums: the boards whose sum is below the goal's. */
const alwaysTaken = (start: Tiles, moves: number): readonly Taken[] => {
  const taken = new Map<string, Taken>();
  let layer: readonly Tiles[] = [start];
  for (let cost = 0; layer.length > 0; cost++) {
    const reached = layer.map((board) => ({ board, sum: cost + manhattan(board) }));
    const fresh = reached.filter(({ board, sum }) => sum < moves && !taken.has(boardKey(board)));
    for (const one of fresh) taken.set(boardKey(one.board), one);
    layer = fresh.flatMap(({ board }) => neighbors(board));
  }
  return [...taken.values()];
};
