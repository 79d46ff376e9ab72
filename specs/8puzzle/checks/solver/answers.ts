/** Solver 2 to 4, 7, 8 and 12 to 15: moves() and solution(). */
import type { Case, Check } from '../../../../harness/engine/check.ts';
import { posedAtDistance, posedByWalk } from '../../arbitraries/posed-arbitrary.ts';
import { puzzleCases, solverCheck, type CheckContext } from '../../context.ts';
import { solverFiles, solverRandom } from '../../file-sets.ts';
import { posedPuzzle } from '../../posed.ts';
import { randomCase, type RandomInputs } from '../../questions.ts';
import type { Posed } from '../../judges/moves.ts';
import { plural, sizeWords } from '../../words/show.ts';
import { movesCases, movesQuestion, solutionCase, solutionQuestion } from './questions.ts';
import { solverCheckWords } from './words.ts';

/** By what they are asked about; a asks for moves(), b for solution(). */
export const answerChecks = (context: CheckContext) =>
  ({
    easy: fromFiles(context, '2', solverCheckWords.puzzles00to13(), solverFiles.easy),
    hard: fromFiles(context, '3', solverCheckWords.puzzles14to31(), solverFiles.hard),
    exactDistances: atRandom(context, '4', solverCheckWords.eachDistance(), exactDistances()),
    unsolvable: unsolvable(context),
    small: fromFiles(context, '12', solverCheckWords.files2by2(), solverFiles.small),
    medium: fromFiles(context, '13', solverCheckWords.files3by3(), solverFiles.medium),
    large: fromFiles(context, '14', solverCheckWords.files4by4(), solverFiles.large),
    walks: atRandom(context, '15', solverCheckWords.randomSolvable(), walks()),
  }) as const;

const fromFiles = (context: CheckContext, id: string, what: string, names: readonly string[]): readonly Check[] => [
  solverCheck(`${id}a`, solverCheckWords.movesTitle({ inputs: what }), movesCases(context, names)),
  solverCheck(`${id}b`, solverCheckWords.solutionTitle({ inputs: what }), solutionCases(context, names)),
];

const solutionCases = (context: CheckContext, names: readonly string[]): readonly Case[] =>
  puzzleCases(context, names, (puzzle) => solutionCase(context, puzzle.name, posedPuzzle(puzzle)));

const unsolvable = (context: CheckContext): readonly Check[] => [
  solverCheck('7', solverCheckWords.movesUnsolvableTitle(), movesCases(context, solverFiles.unsolvable)),
  solverCheck('8', solverCheckWords.solutionUnsolvableTitle(), solutionCases(context, solverFiles.unsolvable)),
];

interface RandomPosed extends RandomInputs<Posed> {
  /** No board needs more moves. */
  readonly longest: number;
}

const atRandom = (
  context: CheckContext,
  id: string,
  what: string,
  inputs: readonly RandomPosed[],
): readonly Check[] => [
  solverCheck(
    `${id}a`,
    solverCheckWords.movesTitle({ inputs: what }),
    inputs.map((input): Case => randomCase(movesQuestion(context), input)),
  ),
  solverCheck(
    `${id}b`,
    solverCheckWords.solutionTitle({ inputs: what }),
    inputs.map((input): Case => randomCase(solutionQuestion(context, input.longest), input)),
  ),
];

const exactDistances = (): RandomPosed[] => {
  const { n, moves, count } = solverRandom.exactDistances;
  return moves.map((distance) => ({
    what: solverCheckWords.randomOfDistance({ size: sizeWords(n), moves: plural(distance, 'move') }),
    count,
    arbitrary: posedAtDistance(n, distance),
    longest: distance,
  }));
};

const walks = (): RandomPosed[] =>
  solverRandom.walks.map(({ n, moves, count }) => ({
    what: solverCheckWords.randomUpTo({ size: sizeWords(n), moves: plural(moves, 'move') }),
    count,
    arbitrary: posedByWalk(n, moves),
    longest: moves,
  }));
