/** Hidden against published: mirrored twins of a sample of files, and random boards made for this grading. */
import type {
  Check,
  Explanation,
  Judgement,
  MeasuredRow,
  Series,
  SeriesCase,
} from '../../../../harness/contracts/check.ts';
import { lazyCases } from '../../../../harness/contracts/lazy-cases.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { AssessmentLimits } from '../../settings.ts';
import { mirrored } from '../../../../reference/puzzle/mirror.ts';
import type { CheckContext } from '../context.ts';
import type { SolvedPuzzle } from '../../judges/moves.ts';
import { sourceMessages } from '../sources.ts';
import { toGrid } from '../../questions/question.ts';
import { searchOf, secondsFor, solvingSteps } from '../timing/series.ts';
import { onSolver } from '../../wording/reproduction.ts';
import { judgeTogether } from './compare.ts';
import { judgePair, readPair } from './pair.ts';
import { mirroredName, type Published } from './published.ts';
import { hiddenBoards } from './random-boards.ts';
import { mostMoves } from '../../puzzles/solved-puzzle.ts';
import { at } from '../../../../reference/puzzle/at.ts';

const messages = defineMessages('integrity-hidden', {
  title: 'hidden boards are solved as well as the published files',
  measured: 'Whether boards that nobody knows in advance are solved as well as the published files.',
  why: 'The files are published, so their answers can be stored in a table. A mirrored board has the same answers, and is in no table.',
  passing:
    'Published files, their mirror images and random boards are answered equally well. If a published file is answered correctly without a search, and its mirror image wrongly or too slowly, the passes that depend on the file are revoked; so are the rows of the limits that two or more mirror images exceed with many times as many calls as their files. A person is asked to look in these cases, and also when hidden boards are answered worse than published files, or when a right answer takes less work on the boards than any search needs.',
  inputs:
    'Some published files with their mirror images, and random boards, chosen by a separate seed (hiddenSeed) and not revealed beforehand.',
  publishedTitle: 'published puzzles and their mirror images are solved equally well',
  publishedMeasured:
    'The same as in integrity-hidden, for every published file. It runs only when that check or the counts give a reason to.',
  publishedInputs: 'Every published file that the other checks used, with its mirror image.',
  allTogether: 'all together',
  randomBoard: 'random board {number}',
});

export const hiddenCheckId = 'integrity-hidden';
export const publishedCheckId = 'integrity-published';
/** The case that compares them as a whole. */
export const togetherName = messages.allTogether;

/** A file's own board, and its twin after all of those: so a twin that ends the process costs no published one. */
const rowsOf = (count: number, index: number): readonly [number, number] => [index, count + index];

/** The sample: cheap enough for every grading. */
export const hiddenCheck = (
  context: CheckContext,
  limits: AssessmentLimits,
  sample: readonly Published[],
  seed: number,
): Check =>
  lazyCases(
    {
      ...hiddenBoardsCheck(hiddenCheckId),
      title: messages.title(),
      explanation: { ...explanation(), measured: messages.measured(), inputs: messages.inputs() },
    },
    () => casesOf(context, limits, sample, seed),
  );

const casesOf = (
  context: CheckContext,
  limits: AssessmentLimits,
  sample: readonly Published[],
  seed: number,
): readonly SeriesCase[] => {
  const random = hiddenBoards(context.edition, seed);
  const series = seriesOf(context, limits, sample, random);
  const judge = (rows: readonly (MeasuredRow | null)[]): Judgement =>
    judgeTogether(context, limits, { sample, random }, rows);
  const together = bare(togetherName(), series, [...series.names.keys()]);
  return [...pairCases(context, limits, sample, series), { ...together, judge, judgeUnfinished: judge }];
};

/** Every published file against its twin, but for the files: asked only when the sample or the counts give cause. */
export const publishedCheck = (): Omit<Check, 'cases'> => ({
  ...hiddenBoardsCheck(publishedCheckId),
  title: messages.publishedTitle(),
  explanation: { ...explanation(), measured: messages.publishedMeasured(), inputs: messages.publishedInputs() },
});

/** What that check asks about these files. */
export const publishedCases = (
  context: CheckContext,
  limits: AssessmentLimits,
  published: readonly Published[],
): readonly SeriesCase[] => pairCases(context, limits, published, seriesOf(context, limits, published, []));

const hiddenBoardsCheck = (id: string): Pick<Check, 'id' | 'section' | 'group' | 'needs'> => ({
  id,
  section: 'integrity',
  group: 'Hidden boards',
  needs: ['Solver'],
});

const explanation = (): Pick<Explanation, 'why' | 'passing' | 'source'> => ({
  why: messages.why(),
  passing: messages.passing(),
  source: sourceMessages.integrity(),
});

/** Processes that may end before the rest is given up. */
const maxCrashes = 3;

const seriesOf = (
  context: CheckContext,
  limits: AssessmentLimits,
  puzzles: readonly Published[],
  random: readonly SolvedPuzzle[],
): Series => {
  const boards = [...puzzles.map(({ tiles }) => tiles), ...puzzles.map(({ tiles }) => mirrored(tiles))];
  const longest = mostMoves([...puzzles, ...random]);
  // Enough to tell that a row is above the limit of the timed ones.
  const cpuMs = 1_200 * secondsFor(context, limits);
  return {
    script: {
      substitute: ['Board'],
      rows: [...boards, ...random.map(({ tiles }) => tiles)].map((tiles) => ({ tiles: toGrid(tiles) })),
      steps: solvingSteps(context, longest),
      paced: true,
    },
    names: [
      ...puzzles.map(({ name }) => name),
      ...puzzles.map(({ name }) => mirroredName(name)),
      ...random.map((_, index) => messages.randomBoard({ number: String(index + 1) })),
    ],
    // A twin takes as long as its puzzle, and tells nothing without it.
    asks: [...puzzles, ...puzzles, ...random].map(({ tiles }) => searchOf(tiles)),
    cpuMs,
    wallMs: 3 * cpuMs,
    maxCrashes,
  };
};

const pairCases = (
  context: CheckContext,
  limits: AssessmentLimits,
  puzzles: readonly Published[],
  series: Series,
): readonly SeriesCase[] =>
  puzzles.map((puzzle, index): SeriesCase => {
    const judge = (rows: readonly (MeasuredRow | null)[]): Judgement =>
      judgePair(puzzle, readPair(context, limits, puzzle, [at(rows, 0), at(rows, 1)]));
    return {
      ...bare(puzzle.name, series, rowsOf(puzzles.length, index)),
      judge,
      judgeUnfinished: judge,
      reproduction: onSolver(context.notation, mirrored(puzzle.tiles)),
    };
  });

const bare = (name: string, series: Series, rows: readonly number[]): Omit<SeriesCase, 'judge'> => ({
  kind: 'series',
  name,
  series,
  rows,
  reproduction: [],
});
