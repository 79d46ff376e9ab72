/** solution() as a report shows it: the boards to step through, beside a shortest solution. */
import type { Judgement } from '../../../harness/contracts/check.ts';
import type { Cells, Sequence } from '../../../harness/contracts/shown.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { shortestSolution } from '../../../reference/oracle/ida-star.ts';
import { expandSolution } from '../../../reference/puzzle/solution.ts';
import { tableSolution } from '../../../reference/oracle/table-solution.ts';
import { isGoal, neighbors, sameTiles, type Tiles } from '../../../reference/puzzle/tiles.ts';
import type { SolvedPuzzle } from '../judges/moves.ts';
import type { NeighborsSeen } from '../judges/neighbors.ts';
import { type ReadBoard, readBoard } from '../judges/read-board.ts';
import { largestShown } from '../wording/show.ts';

const messages = defineMessages('8puzzle.solution-shown', {
  submission: 'solution() of the submission',
  reference: 'A shortest solution',
  start: 'this is not the initial board.',
  illegal: 'this is not a legal move from the previous board.',
  repeated: 'this is the previous board again.',
  end: 'the last board is not the goal.',
  unreadable: 'this board cannot be read: its toString() {problem}.',
});

const mostFrames = 200;
/** For an unsolvable board there is nothing to compare; for one that needs more moves, a solution costs too much. */
const mostMoves = 40;

/** Adds the boards to a judgement: always to one that did not pass. */
export const withSolution = (
  judgement: Judgement,
  posed: SolvedPuzzle,
  seen: NeighborsSeen,
  always: boolean,
): Judgement => {
  if (judgement.passed && !always) return judgement;
  const sequences = sequencesOf(posed, seen);
  return sequences.length === 0 ? judgement : { ...judgement, shown: { ...judgement.shown, sequences } };
};

const sequencesOf = ({ tiles, moves }: SolvedPuzzle, { walk, each }: NeighborsSeen): Sequence[] => {
  if (tiles.length > largestShown || each?.kind !== 'each' || each.items.length === 0) return [];
  const boards = each.items.slice(0, mostFrames).map((item) => readBoard(item[0]));
  const cut = each.items.length > mostFrames || (walk?.kind === 'items' && walk.truncated);
  const own: Sequence = {
    title: messages.submission(),
    by: 'submission',
    frames: boards.map(cellsOf),
    cut,
    fault: faultOf(tiles, boards, cut),
  };
  return [own, ...(moves === null || moves > mostMoves ? [] : [shortest(tiles)])];
};

const cellsOf = (board: ReadBoard): Cells =>
  board.readable && board.tiles.length <= largestShown ? board.tiles.map((row) => row.map(String)) : [];

const shortest = (tiles: Tiles): Sequence => ({
  title: messages.reference(),
  by: 'reference',
  frames: solutionOf(tiles).map((board) => board.map((row) => row.map(String))),
  cut: false,
  fault: null,
});

const solutionOf = (tiles: Tiles): readonly Tiles[] => {
  if (tiles.length > 3) return shortestSolution(tiles) ?? [];
  const letters = tableSolution(tiles);
  return letters === null ? [] : expandSolution(tiles, letters);
};

const faultOf = (initial: Tiles, boards: readonly ReadBoard[], cut: boolean): Sequence['fault'] => {
  for (const [frame, board] of boards.entries()) {
    const message = board.readable
      ? wrongBoard(initial, board.tiles, boards[frame - 1])
      : messages.unreadable({ problem: board.problem });
    if (message !== null) return { frame, message };
  }
  const last = boards.at(-1);
  const isEnded = cut || last?.readable !== true || isGoal(last.tiles);
  return isEnded ? null : { frame: boards.length - 1, message: messages.end() };
};

const wrongBoard = (initial: Tiles, board: Tiles, before: ReadBoard | undefined): string | null => {
  if (before === undefined) return sameTiles(board, initial) ? null : messages.start();
  if (!before.readable || neighbors(before.tiles).some((next) => sameTiles(next, board))) return null;
  return sameTiles(before.tiles, board) ? messages.repeated() : messages.illegal();
};
