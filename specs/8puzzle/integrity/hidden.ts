/** Hidden against published: mirrored twins of a sample of files, and random boards made for this grading. */
import type { AssessmentLimits } from '../../../harness/assignment.ts';
import type { Check, Judgement, MeasuredRow, Series, SeriesCase } from '../../../harness/engine/check.ts';
import { mirrored } from '../../../reference/mirror.ts';
import type { CheckContext } from '../context.ts';
import type { Posed } from '../judges/moves.ts';
import { toGrid } from '../questions.ts';
import { secondsFor, solvingSteps } from '../timing/series.ts';
import { onSolver } from '../words/reproduction.ts';
import { judgeTogether } from './compare.ts';
import { judgePair, readPair } from './pair.ts';
import type { Published } from './published.ts';
import { hiddenBoards } from './random-boards.ts';
import { integrityWords } from './words.ts';

export const hiddenCheckId = 'integrity-hidden';
export const publishedCheckId = 'integrity-published';
/** The case that compares them as a whole. */
export const togetherName = integrityWords.allTogether;

/** A file's own board, and its twin behind all of those: so a twin that ends the process costs no published one. */
const rowsOf = (count: number, index: number): readonly [number, number] => [index, count + index];

/** The sample: cheap enough for every grading. */
export const hiddenCheck = (
  context: CheckContext,
  limits: AssessmentLimits,
  sample: readonly Published[],
  seed: number,
): Check => {
  const random = hiddenBoards(context.edition, seed);
  const series = seriesOf(context, limits, sample, random);
  const all = sample.length * 2 + random.length;
  const together: SeriesCase = {
    ...bare(togetherName(), series, range(0, all)),
    judge: (rows) => judgeTogether(context, limits, { sample, random }, rows),
    judgeUnfinished: (rows) => judgeTogether(context, limits, { sample, random }, rows),
  };
  return {
    ...checkOf(hiddenCheckId, integrityWords.hiddenTitle()),
    cases: [...pairCases(context, limits, sample, series), together],
  };
};

/** Every published file against its twin: asked only when the sample or the counts give cause. */
export const publishedCheck = (
  context: CheckContext,
  limits: AssessmentLimits,
  published: readonly Published[],
): Check => ({
  ...checkOf(publishedCheckId, integrityWords.mirroredTitle()),
  cases: pairCases(context, limits, published, seriesOf(context, limits, published, [])),
});

export const checkOf = (id: string, title: string): Omit<Check, 'cases'> => ({
  id,
  section: 'integrity',
  group: 'Hidden boards',
  title,
  needs: ['Solver'],
});

/** Processes that may end before the rest is given up. */
const deaths = 3;

const seriesOf = (
  context: CheckContext,
  limits: AssessmentLimits,
  puzzles: readonly Published[],
  random: readonly Posed[],
): Series => {
  const boards = [...puzzles.map(({ tiles }) => tiles), ...puzzles.map(({ tiles }) => mirrored(tiles))];
  const longest = Math.max(0, ...puzzles.map(({ moves }) => moves), ...random.map(({ moves }) => moves ?? 0));
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
      ...puzzles.map(({ name }) => integrityWords.mirrored({ name })),
      ...random.map((_, index) => integrityWords.randomBoard({ number: String(index + 1) })),
    ],
    cpuMs,
    wallMs: 3 * cpuMs,
    deaths,
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
      judgePair(puzzle, readPair(context, limits, puzzle, rows));
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

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);
