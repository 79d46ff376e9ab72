/** Does the grader say what is published of the original, of a submission that is like its reference, and always the same? */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LimitFunction } from 'p-limit';
import { packageRoot } from '../../harness/platform/package-root.ts';
import { score, sharePoints } from '../../harness/rubric/score.ts';
import { weights } from '../../specs/slider-puzzle/assessment.ts';
import { thousands, tolerance } from '../../specs/slider-puzzle/fixtures/recipes.ts';
import type { Answer } from './answer.ts';
import { readBase } from './bases.ts';
import type { Grading } from './grading.ts';
import type { Files } from './with-folder.ts';
import type { LanguageId } from './mutant.ts';
import type { Options } from './options.ts';
import * as published from './published.ts';

export interface Fact {
  readonly language: LanguageId;
  readonly what: string;
  readonly published: string;
  readonly ours: string;
  readonly agrees: boolean;
}

/** Gradings of one submission, and how many different reports they gave. */
export interface Repeat {
  readonly language: LanguageId;
  /** Number of processes beside it; its reports then are those of the first without load as well. */
  readonly load: number;
  readonly gradings: number;
  readonly reports: number;
}

export interface Agreement {
  readonly facts: readonly Fact[];
  readonly repeats: readonly Repeat[];
}

/** Nothing is said otherwise, and no grading differs from another. */
export const isTrue = ({ facts, repeats: all }: Agreement): boolean =>
  facts.every(({ agrees }) => agrees) && all.every(({ reports }) => reports === 1);

/** How often the same is asked, where no smaller sample is. */
const mostRepeats = { quiet: 20, loaded: 5 };

export const agreementOf = async (
  { languages, sample }: Pick<Options, 'languages' | 'sample'>,
  grading: Grading,
  limit: LimitFunction,
): Promise<Agreement> => ({
  facts: (await Promise.all(languages.map((language) => limit(() => factsOf(language, grading))))).flat(),
  repeats: await repeatsOf({ languages, sample, load: 0 }, grading, limit),
});

/** Beside that many processes, which run already. */
export const repeatsOf = (
  { languages, sample, load }: Pick<Options, 'languages' | 'sample' | 'load'>,
  grading: Grading,
  limit: LimitFunction,
): Promise<Repeat[]> => {
  const gradings = Math.min(load === 0 ? mostRepeats.quiet : mostRepeats.loaded, sample);
  return Promise.all(languages.map((language) => repeatOf({ language, load, gradings }, grading, limit)));
};

/** As students are graded, with few random inputs. */
const repeatOf = async (asked: Omit<Repeat, 'reports'>, grading: Grading, limit: LimitFunction): Promise<Repeat> => {
  const { language, load, gradings } = asked;
  const { files } = readBase(language, 'two-queues');
  const question = { files, only: [], seed: null, effort: 'few', until: 'end' } as const;
  const ask = (attempt: number, beside: number): Promise<Answer> =>
    limit(() => grading.ask({ ...question, attempt, ...(beside === 0 ? {} : { load: beside }) }));
  const answers = await Promise.all([
    ask(0, 0),
    ...Array.from({ length: gradings }, (_, attempt) => ask(attempt, load)),
  ]);
  return { ...asked, reports: new Set(answers.map(({ digest }) => digest)).size };
};

const factsOf = async (language: LanguageId, grading: Grading): Promise<Fact[]> => {
  const ask = (files: Files, only: readonly string[]): Promise<Answer> =>
    grading.ask({ files, only, seed: null, effort: 'official', until: 'end' });
  const whole = await ask(referenceLike(language), []);
  const facts = [...structureFacts(whole), ...limitFacts(whole, language), ...countFacts(whole)];
  if (language === 'java') {
    const board = readFileSync(join(packageRoot(), 'fixtures', 'correct', 'java', 'lazy-iterator', 'Board.java'));
    const files = { ...readBase('java', 'two-queues').files, 'Board.java': board };
    facts.push(bytesFact(await ask(files, ['memory-board*'])), ...scoreFacts());
  }
  return facts.map((one) => ({ language, ...one }));
};

/** The submission that searches as the original's reference does, and whose nodes hold as much. */
const referenceLike = (language: LanguageId): Files => {
  const extension = language === 'java' ? 'java' : 'ts';
  const folder = join(packageRoot(), 'reference', 'instruments', language, 'submission');
  return Object.fromEntries(
    ['Board', 'Solver'].map((name) => [`${name}.${extension}`, readFileSync(join(folder, `${name}.${extension}`))]),
  );
};

type Said = Omit<Fact, 'language'>;

/** Ours as it is told beside what is published. */
const equal = (what: string, expected: string, ours: string): Said => ({
  ...{ what, published: expected, ours, agrees: expected === ours },
});

const structureFacts = ({ groups, failing, score: points }: Answer): Said[] => [
  ...Object.entries(published.publishedGroups).map(([group, count]) =>
    equal(`checks of ${group}, passed and all`, `${count} of ${count}`, (groups[group] ?? [0, 0]).join(' of ')),
  ),
  equal('score', '100', String(points)),
  equal('puzzle04: 10 nodes enqueued, 5 dequeued', 'so', failing.includes('queue-puzzle04-counts') ? 'not so' : 'so'),
];

const number = (row: Answer['measured'][string], name: string): number => Number(row[name] ?? Number.NaN);

const rowsOf = ({ measured }: Answer, prefix: string): Answer['measured'][string][] =>
  Object.entries(measured).flatMap(([id, row]) => (id.startsWith(prefix) ? [row] : []));

/** The smallest and the largest of some ratios, against two that are published: one has passed, one has failed. */
const between = (what: string, ratios: readonly number[], passed: number, failed: number): Said => {
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  return {
    ...{ what, published: `${passed} passed, ${failed} failed`, ours: `limits from ${short(least)} to ${short(most)}` },
    agrees: ratios.length > 0 && least >= passed && most < failed,
  };
};

const short = (ratio: number): string => ratio.toFixed(3).replace(/\.?0+$/, '');

/** What Node takes, and how fast it is, is not what the original's limits were made for. */
const limitFacts = (answer: Answer, language: LanguageId): Said[] => {
  const ratios = (prefix: string, over: string, under: string, factor: number): number[] =>
    rowsOf(answer, prefix).map((row) => number(row, over) / number(row, under) / factor);
  const { countFactor, countPassed, countFailed } = published;
  const counts = ['inserts', 'delMins'].map((count) =>
    between(
      `${count}, of 1.75 times the reference's`,
      ratios('timing-2', `${count}Limit`, `${count}Reference`, countFactor),
      ...([countPassed, countFailed] as const),
    ),
  );
  if (language !== 'java') return counts;
  const boards = rowsOf(answer, 'memory-board').map((row) => number(row, 'limit') / rule(row));
  const solvers = new Set(ratios('memory-solver', 'limit', 'reference', 1).map(short));
  const seconds = new Set(rowsOf(answer, 'timing-1').map((row) => number(row, 'limit')));
  return [
    ...counts,
    between('bytes of a Board, of 4 n^2 + 32 n + 64', boards, published.bytesPassed, published.bytesFailed),
    equal("bytes of a Solver, of the reference's", String(published.solverFactor), [...solvers].join(' ')),
    equal('CPU seconds a puzzle', String(published.secondsPerPuzzle), [...seconds].join(' ')),
  ];
};

const rule = (row: Answer['measured'][string]): number => published.publishedRule(number(row, 'n'));

/** The reference's own search has the reference's counts on each row, and its work is that of the course's files. */
const countFacts = (answer: Answer): Said[] => {
  const exact = [
    ['timing-2', ['insertsRatio', 'delMinsRatio']],
    ['timing-4b', ['boardsRatio', 'equalsRatio', 'manhattanRatio']],
  ] as const;
  const found = exact.map(([table, columns]) => {
    const rows = rowsOf(answer, `${table}-`);
    const same = rows.filter((row) => columns.every((column) => row[column] === 1)).length;
    return equal(`${table}: rows with the reference's counts`, '25 of 25', `${same} of ${rows.length}`);
  });
  const rows = rowsOf(answer, 'timing-2-');
  const like = rows.filter((row) => {
    const usual = 1_000 * (thousands[Number(/\d+/.exec(String(row['puzzle']))?.[0])] ?? Number.NaN);
    return Math.abs(number(row, 'insertsReference') / usual - 1) <= tolerance + 0.001;
  });
  const what = "timing-2: rows with the insertions of the course's files, within a quarter";
  return [...found, equal(what, '25 of 25', `${like.length} of ${rows.length}`)];
};

const bytesFact = (answer: Answer): Said => {
  const weighed = rowsOf(answer, 'memory-board').map((row) => `${String(row['n'])}: ${String(row['bytes'])}`);
  const expected = Object.entries(published.publishedBytes).map(([n, bytes]) => `${n}: ${bytes}`);
  return equal('bytes of a Board with an int[][] alone', expected.join(', '), weighed.join(', '));
};

const scoreFacts = (): Said[] =>
  published.publishedScores.map(({ score: expected, ...sections }) => {
    const counted = Object.entries<readonly [passed: number, total: number]>(sections);
    const all = [['compilation', [1, 1]] as const, ['api', [1, 1]] as const, ...counted];
    const tallies = all.map(([section, [passed, total]]) => ({ section, passed, total, assessed: true }));
    const what = `score of ${counted.map(([section, [passed, total]]) => `${section} ${passed}/${total}`).join(', ')}`;
    return equal(what, String(expected), String(score(sharePoints(tallies, weights))));
  });
