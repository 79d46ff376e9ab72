/** What a search leaves behind: nothing in the given array, and nothing for the next search. */
import type { Notation } from '../../../harness/languages/language.ts';
import type { Step } from '../../../harness/probe/protocol.ts';
import { goal, slide, type Direction, type Tiles } from '../../../reference/tiles.ts';
import type { Posed } from '../../8puzzle/judges/moves.ts';
import { toGrid, type Question } from '../../8puzzle/questions.ts';
import { firstFailure } from '../../8puzzle/words/asking.ts';
import { judgeRepeated } from '../judges/unchanged.ts';
import { arrayOf, askingAbout, newSolver, solve, solverProblem } from '../questions.ts';
import { comp204CheckWords } from './words.ts';

const limits = { outputFloodBytes: 1_000_000_000 } as const;

/**
 * The same array twice, by two solvers; between them a third solver with an array of its own. A string of moves solves
 * one board alone, so the answer tells what is in the array.
 */
export const unchangedQuestion = (notation: Notation): Question<Posed> => ({
  steps: [
    newSolver('first'),
    arrayOf('array'),
    solve('first', 'array'),
    newSolver('second'),
    arrayOf('other'),
    solve('second', 'other'),
    newSolver('third'),
    solve('third', 'array'),
  ],
  limits,
  row: ({ tiles }) => ({ tiles: toGrid(tiles) }),
  judge: ({ tiles }, [made, ...rest]) => {
    const asking = askingAbout(notation, tiles);
    const words = comp204CheckWords.changesArray();
    const repeated = { tiles, before: rest[4], after: rest[6], words, hint: comp204CheckWords.changesArrayHint() };
    return solverProblem(asking, made) ?? judgeRepeated(asking, repeated);
  },
  reproduce: ({ tiles }) => [
    ...askingAbout(notation, tiles).reproduction,
    notation.comment(comp204CheckWords.sameArrayAgain()),
  ],
});

/** A board that no file holds, so that the two searches differ. */
const between: Tiles = (['U', 'L', 'U', 'R'] satisfies readonly Direction[]).reduce<Tiles>(
  (board, move) => slide(board, move) ?? board,
  goal(3),
);

const betweenArray = (as: string): Step => ({ op: 'grid', from: { kind: 'row', field: 'between' }, as });

/** One solver solves the board, another board, and the board again; a new one then solves the other board. */
export const independentQuestion = (notation: Notation): Question<Posed> => ({
  steps: [
    newSolver('solver'),
    arrayOf('array'),
    solve('solver', 'array'),
    betweenArray('between'),
    solve('solver', 'between'),
    arrayOf('again'),
    solve('solver', 'again'),
    newSolver('fresh'),
    betweenArray('betweenFresh'),
    solve('fresh', 'betweenFresh'),
  ],
  limits,
  row: ({ tiles }) => ({ tiles: toGrid(tiles), between: toGrid(between) }),
  judge: ({ tiles }, [made, , first, , second, , third, , , fresh]) => {
    const asking = askingAbout(notation, tiles);
    const words = comp204CheckWords.keepsSearch();
    return (
      solverProblem(asking, made) ??
      firstFailure([
        judgeRepeated(asking, { tiles, before: first, after: third, words, hint: comp204CheckWords.keepsSearchHint() }),
        judgeRepeated(askingAbout(notation, between), {
          tiles: between,
          before: fresh,
          after: second,
          words,
          hint: comp204CheckWords.keepsSearchHint(),
        }),
      ])
    );
  },
  reproduce: ({ tiles }) => [
    ...askingAbout(notation, tiles).reproduction,
    notation.comment(comp204CheckWords.anotherAndAgain()),
  ],
});
