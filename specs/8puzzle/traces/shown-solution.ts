/** solution() as a report shows it: the boards to step through, beside a shortest solution. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Cells, Sequence } from '../../../harness/report/shown.ts';
import { shortestSolution } from '../../../reference/deepening/ida-star.ts';
import { expandSolution } from '../../../reference/solution.ts';
import { tableSolution } from '../../../reference/table-solution.ts';
import { isGoal, neighbors, sameTiles, type Tiles } from '../../../reference/tiles.ts';
import type { Posed } from '../judges/moves.ts';
import type { NeighborsSeen } from '../judges/neighbors.ts';
import { type ReadBoard, readBoard } from '../judges/read-board.ts';
import { largestShown } from '../words/show.ts';
import { solutionWords } from './words.ts';

const mostFrames = 200;
/** Of an unsolvable board nothing is to be compared; of one that needs more moves, a solution costs too much. */
const mostMoves = 40;

/** Adds the boards to a judgement: always to one that did not pass. */
export const withSolution = (judgement: Judgement, posed: Posed, seen: NeighborsSeen, always: boolean): Judgement => {
  if (judgement.passed && !always) return judgement;
  const sequences = sequencesOf(posed, seen);
  return sequences.length === 0 ? judgement : { ...judgement, shown: { ...judgement.shown, sequences } };
};

const sequencesOf = ({ tiles, moves }: Posed, { walk, each }: NeighborsSeen): Sequence[] => {
  if (tiles.length > largestShown || each?.kind !== 'each' || each.items.length === 0) return [];
  const boards = each.items.slice(0, mostFrames).map((item) => readBoard(item[0]));
  const cut = each.items.length > mostFrames || (walk?.kind === 'items' && walk.truncated);
  const own: Sequence = {
    title: solutionWords.submission(),
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
  title: solutionWords.reference(),
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
      : solutionWords.unreadable({ problem: board.problem });
    if (message !== null) return { frame, message };
  }
  const last = boards.at(-1);
  const isEnded = cut || last?.readable !== true || isGoal(last.tiles);
  return isEnded ? null : { frame: boards.length - 1, message: solutionWords.end() };
};

const wrongBoard = (initial: Tiles, board: Tiles, before: ReadBoard | undefined): string | null => {
  if (before === undefined) return sameTiles(board, initial) ? null : solutionWords.start();
  if (!before.readable || neighbors(before.tiles).some((next) => sameTiles(next, board))) return null;
  return sameTiles(before.tiles, board) ? solutionWords.repeated() : solutionWords.illegal();
};
