/** The sample as a whole: published files against their twins and against random boards. */
import type { AssessmentLimits } from '../../../harness/assignment.ts';
import type { Judgement, Measured, MeasuredRow } from '../../../harness/engine/check.ts';
import type { CheckContext } from '../context.ts';
import { judgeMoves, type Posed } from '../judges/moves.ts';
import { judgeSolution } from '../judges/solution.ts';
import { judgeTruth } from '../judges/truth.ts';
import { solverAsking } from '../checks/asking.ts';
import { firstFailure } from '../words/asking.ts';
import { readPair } from './pair.ts';
import type { Published } from './published.ts';
import { integrityWords } from './words.ts';

interface Sample {
  readonly sample: readonly Published[];
  readonly random: readonly Posed[];
}

/** So many twins must be answered wrongly that luck does not explain it. */
const tooMany = 3;

/** `rows`: the files, their twins, the random boards; null for those that did not come to their end. */
export const judgeTogether = (
  context: CheckContext,
  limits: AssessmentLimits,
  { sample, random }: Sample,
  rows: readonly (MeasuredRow | null)[],
): Judgement => {
  const count = sample.length;
  const pairs = sample.map((puzzle, index) =>
    readPair(context, limits, puzzle, [rows[index] ?? null, rows[count + index] ?? null]),
  );
  const randomRight = random.filter((posed, index) => isRight(context, posed, rows[2 * count + index] ?? null)).length;
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
    message: integrityWords.worseForHidden({ tally: tallyWords(tally) }),
    expected: integrityWords.worseForHiddenExpected(),
    actual: tallyWords(tally),
    hint: integrityWords.worseForHiddenHint(),
  };
};

/**
 * A program that fails a published file, too, has a fault. One that is too slow for twins was nearly so for the files: its
 * twins that did not come to their end prove nothing, nor do the random boards, which were asked after those or not at all.
 */
const isOdd = ({ files, published, twins, boards, random }: Tally, ended: readonly (MeasuredRow | null)[]): boolean => {
  if (files === 0 || published < files) return false;
  const endless = ended.filter((row) => row === null).length;
  return files - endless - twins >= tooMany || (endless === 0 && 2 * random < boards);
};

type Tally = Record<'files' | 'published' | 'twins' | 'boards' | 'random', number>;

const tallyWords = (tally: Tally): string =>
  integrityWords.tally({
    published: ofMany(tally.published, tally.files),
    mirrored: ofMany(tally.twins, tally.files),
    random: ofMany(tally.random, tally.boards),
  });

const ofMany = (right: number, all: number): string => integrityWords.ofAll({ right: String(right), all: String(all) });

const isRight = (context: CheckContext, posed: Posed, row: MeasuredRow | null): boolean => {
  if (row === null) return false;
  const [, , made, ...rest] = row.observations;
  if (made?.kind !== 'object') return false;
  const ask = (method: string) => solverAsking(context.notation, method)(posed.tiles);
  const expected = posed.moves !== null;
  const solvable = context.edition.solvableBy === 'Solver' ? [rest.shift()] : [];
  const [moves, , call, walk, each] = rest;
  return firstFailure([
    ...solvable.map((seen) => judgeTruth(ask('isSolvable'), { expected, hint: '' }, seen)),
    judgeMoves(ask('moves'), posed, moves),
    judgeSolution(ask('solution'), posed, { call, walk, each }),
  ]).passed;
};
