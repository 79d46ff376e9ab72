/** The sample as a whole: published files against their twins and against random boards. */
import type { AssessmentLimits } from '../../settings.ts';
import type { Judgement, Measured, MeasuredRow } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import type { CheckContext } from '../context.ts';
import { judgeMoves, type SolvedPuzzle } from '../../judges/moves.ts';
import { judgeSolution } from '../../judges/solution.ts';
import { type QuestionContext, firstFailure, solverQuestionContext } from '../../questions/question-context.ts';
import { judgeSolvable } from '../solver/solvable.ts';
import { partsOf } from '../timing/series.ts';
import { readPair } from './pair.ts';
import type { Published } from './published.ts';

const messages = defineMessages('integrity-all', {
  worse: 'The answers are better for published files than for others: {tally}.',
  expected: 'as many right answers for hidden boards',
  hint: 'Either the answers to the published files are stored in the program, or it works for these files only. Test it with boards of your own.',
  tally: '{published} published, {mirrored} mirrored, {random} random',
  ofAll: '{right} of {all}',
});

interface Sample {
  readonly sample: readonly Published[];
  readonly random: readonly SolvedPuzzle[];
}

/** Twins that are answered wrongly: beyond what bad luck explains. */
const tooMany = 3;

/** `rows`: the files, their twins, the random boards; null for those that did not finish. */
export const judgeTogether = (
  context: CheckContext,
  limits: AssessmentLimits,
  { sample, random }: Sample,
  rows: readonly (MeasuredRow | null)[],
): Judgement => {
  const count = sample.length;
  const pairs = sample.map((puzzle, index) =>
    readPair(context, limits, puzzle, [at(rows, index), at(rows, count + index)]),
  );
  const randomRight = random.filter((posed, index) => isRight(context, posed, at(rows, 2 * count + index))).length;
  const tally = {
    files: count,
    published: pairs.filter(({ published }) => published.right).length,
    twins: pairs.filter(({ twin }) => twin.right).length,
    boards: random.length,
    random: randomRight,
  };
  const measured: Measured = {
    published: ofMany(tally.published, count),
    twin: ofMany(tally.twins, count),
    summary: tallyWords(tally),
  };
  if (!isOdd(tally, rows.slice(count, 2 * count))) return { passed: true, measured };
  return {
    passed: false,
    measured,
    message: messages.worse({ tally: tallyWords(tally) }),
    expected: messages.expected(),
    actual: tallyWords(tally),
    hint: messages.hint(),
  };
};

/**
 * A program that fails a published file, too, has a fault. One that is too slow for twins was nearly so for the files: its
 * twins that did not finish prove nothing, nor do the random boards, which were asked after those or not at all.
 */
const isOdd = ({ files, published, twins, boards, random }: Tally, ended: readonly (MeasuredRow | null)[]): boolean => {
  if (files === 0 || published < files) return false;
  const endless = ended.filter((row) => row === null).length;
  return files - endless - twins >= tooMany || (endless === 0 && 2 * random < boards);
};

type Tally = Record<'files' | 'published' | 'twins' | 'boards' | 'random', number>;

const tallyWords = (tally: Tally): string =>
  messages.tally({
    published: ofMany(tally.published, tally.files),
    mirrored: ofMany(tally.twins, tally.files),
    random: ofMany(tally.random, tally.boards),
  });

const ofMany = (right: number, all: number): string => messages.ofAll({ right: String(right), all: String(all) });

const isRight = (context: CheckContext, posed: SolvedPuzzle, row: MeasuredRow | null): boolean => {
  if (row === null) return false;
  const { made, solvable, moves, solution } = partsOf(context, row);
  if (made?.kind !== 'object') return false;
  const calling = (method: string): QuestionContext => solverQuestionContext(context.notation, method)(posed.tiles);
  return firstFailure([
    ...solvable.map((seen) => judgeSolvable(calling('isSolvable'), posed, seen)),
    judgeMoves(calling('moves'), posed, moves),
    judgeSolution(calling('solution'), posed, solution),
  ]).passed;
};
