/** Board 11 and 12: a Board cannot be changed, neither through the caller's array nor by its own methods. */
import type { Check } from '../../../../harness/engine/check.ts';
import type { Step } from '../../../../harness/probe/protocol.ts';
import type { Tiles } from '../../../../reference/tiles.ts';
import { boardCheck, fileCases, type CheckContext } from '../../context.ts';
import type { Edition } from '../../edition.ts';
import { boardFiles, randomSizes } from '../../file-sets.ts';
import { firstConstructionProblem } from '../../judges/made.ts';
import { judgeSameAnswers } from '../../judges/same-answers.ts';
import { neighborsLimit } from '../../judges/neighbors.ts';
import { toGrid, type Question } from '../../questions.ts';
import { randomOrders, type Method } from '../../random-orders.ts';
import { boardTextLimits, call, callFor, listBoards, newBoard, toText } from '../../steps.ts';
import { gridLine } from '../../words/reproduction.ts';
import { boardWords } from '../../words/show.ts';
import { randomBoardCases } from '../random-boards.ts';
import { callersArrayCase } from './callers-array.ts';
import { boardCheckWords } from './words.ts';

export const immutableChecks = (context: CheckContext): readonly Check[] => {
  const question = ordersQuestion(context);
  return [
    boardCheck('11', boardCheckWords.callersArrayTitle(), [callersArrayCase(context)]),
    boardCheck('12', boardCheckWords.keepsAnswersTitle(), [
      ...fileCases(context, boardFiles.immutable, question, ({ tiles }) => tiles),
      ...randomBoardCases(question, randomSizes.immutable),
    ]),
  ];
};

const changesIn = ({ hasTwin }: Edition): string =>
  boardCheckWords.changesItselfHint({ andTwin: hasTwin ? boardCheckWords.andTwin() : '' });

const valueMethod = (name: string, hint: string): Method => ({
  name,
  perObject: false,
  hint,
  steps: (on) => [call(on, name)],
});

const methodsOf = (edition: Edition): readonly Method[] => {
  const changes = changesIn(edition);
  const values = ['hamming', 'manhattan', 'toString', edition.sizeMethod, 'isGoal'];
  return [
    ...[...values, ...(edition.solvableBy === 'Board' ? ['isSolvable'] : [])].map((name) => valueMethod(name, changes)),
    {
      name: 'equals',
      perObject: false,
      hint: changes,
      steps: (on): Step[] => [call(on, 'equals', [{ kind: 'handle', name: 'other' }])],
    },
    neighborsMethod(),
    ...(edition.hasTwin ? [twinMethod()] : []),
  ];
};

const neighborsMethod = (): Method => ({
  name: 'neighbors',
  perObject: false,
  hint: boardCheckWords.neighborsKeepHint(),
  steps: (on, prefix) => listBoards(on, 'neighbors', neighborsLimit, prefix),
});

const twinMethod = (): Method => ({
  name: 'twin',
  perObject: true,
  hint: boardCheckWords.twinKeepHint(),
  steps: (on, prefix) => [callFor(`${prefix}twin`, on, 'twin'), toText(`${prefix}twin`)],
});

const ordersQuestion = (context: CheckContext): Question<Tiles> => {
  const orders = randomOrders(context.seed, methodsOf(context.edition), (as) => [newBoard(as)]);
  const asking = (tiles: Tiles) =>
    ({ type: 'Board', on: boardWords(tiles), reproduction: lines(context, tiles) }) as const;
  return {
    steps: [newBoard('other'), ...orders.steps],
    limits: boardTextLimits,
    row: (tiles) => ({ tiles: toGrid(tiles) }),
    judge: (tiles, [other, ...observations]) => {
      const { made, calls } = orders.read(observations);
      const problem = firstConstructionProblem({ ...asking(tiles), call: '' }, [other, ...made]);
      return problem ?? judgeSameAnswers(asking(tiles), calls);
    },
    reproduce: (tiles) => lines(context, tiles),
  };
};

const lines = ({ notation, edition }: CheckContext, tiles: Tiles): string[] => [
  gridLine(notation, 'tiles', tiles),
  notation.construct('board', 'Board', ['tiles']),
  notation.comment(
    boardCheckWords.callsInOtherOrders({
      calls: methodsOf(edition)
        .map(({ name }) => `board.${name}()`)
        .join(', '),
    }),
  ),
];
