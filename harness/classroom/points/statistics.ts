/** What the results of a class say of its checks. Pure. */
import { at, defined, valueOf } from '../../text/at.ts';
import type { Graded, GradedCheck } from '../store/graded.ts';

export interface ScoredStudent {
  readonly key: string;
  readonly checks: readonly (Pick<GradedCheck, 'id' | 'section' | 'title' | 'lost'> & { readonly passed: boolean })[];
  readonly causes: readonly Pick<Graded['causes'][number], 'id' | 'title' | 'points'>[];
}

export interface CheckStatistics {
  readonly id: string;
  readonly section: string;
  readonly title: string;
  /** Students for whose scores it counts, with those for whom it could not run because of another fault. */
  readonly n: number;
  /** Share of those who passed, 0 to 1; null below `fewest` students. */
  readonly facility: number | null;
  /**
   * Correlation, -1 to 1, of passing it with the number of other checks passed (corrected item-total correlation); null
   * below `fewest` students, and where all passed or all failed.
   */
  readonly discrimination: number | null;
  /** Points lost by it, on average over all of these. */
  readonly meanLost: number;
}

export interface CauseStatistics {
  readonly id: string;
  readonly title: string;
  /** Keys. */
  readonly students: readonly string[];
  /** Points that it cost all of them together. */
  readonly points: number;
}

export interface ClassStatistics {
  /** How many have a score. */
  readonly students: number;
  readonly checks: readonly CheckStatistics[];
  /** Kuder-Richardson formula 20 over the checks that all were asked; null where it tells nothing. */
  readonly reliability: number | null;
  /** Those of most students first, then the dearest. */
  readonly causes: readonly CauseStatistics[];
}

/** Fewer students say nothing: one of them moves every figure. */
export const fewest = 10;

export const classStatistics = (students: readonly ScoredStudent[]): ClassStatistics => {
  const passedBy = new Map(students.map(({ key, checks }) => [key, checks.filter(({ passed }) => passed).length]));
  const checks = itemsOf(students).map((item) => checkStatistics(item, passedBy));
  return {
    students: students.length,
    checks,
    reliability: reliabilityOf(students, checks),
    causes: causesOf(students),
  };
};

interface Item {
  readonly check: ScoredStudent['checks'][number];
  readonly answers: readonly { readonly key: string; readonly passed: boolean; readonly lost: number }[];
}

const itemsOf = (students: readonly ScoredStudent[]): readonly Item[] => {
  const answers = students.flatMap(({ key, checks }) => checks.map((check) => ({ key, check })));
  return [...Map.groupBy(answers, ({ check }) => check.id).values()].map((group) => ({
    check: at(group, 0).check,
    answers: group.map(({ key, check: { passed, lost } }) => ({ key, passed, lost })),
  }));
};

const checkStatistics = (
  { check: { id, section, title }, answers }: Item,
  passedBy: ReadonlyMap<string, number>,
): CheckStatistics => {
  const n = answers.length;
  const values = answers.map(({ passed }) => Number(passed));
  const rest = answers.map(({ key, passed }) => valueOf(passedBy, key) - Number(passed));
  return {
    ...{ id, section, title, n },
    facility: n < fewest ? null : mean(values),
    discrimination: n < fewest ? null : correlation(values, rest),
    meanLost: mean(answers.map(({ lost }) => lost)),
  };
};

/** Null where one of them does not vary. */
const correlation = (xs: readonly number[], ys: readonly number[]): number | null => {
  const spread = Math.sqrt(variance(xs) * variance(ys));
  if (spread === 0) return null;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  return mean(xs.map((x, index) => (x - meanX) * (at(ys, index) - meanY))) / spread;
};

const reliabilityOf = (students: readonly ScoredStudent[], checks: readonly CheckStatistics[]): number | null => {
  const common = new Set(checks.filter(({ n }) => n === students.length).map(({ id }) => id));
  if (students.length < fewest || common.size < 2) return null;
  const totals = students.map((one) => one.checks.filter(({ id, passed }) => passed && common.has(id)).length);
  const spread = variance(totals);
  if (spread === 0) return null;
  const byItem = checks
    .filter(({ id }) => common.has(id))
    .map(({ id, facility }) => defined(facility, `no facility of ${id}`))
    .reduce((sum, facility) => sum + facility * (1 - facility), 0);
  return (common.size / (common.size - 1)) * (1 - byItem / spread);
};

const causesOf = (students: readonly ScoredStudent[]): readonly CauseStatistics[] => {
  const all = students.flatMap(({ key, causes }) => causes.map((cause) => ({ key, cause })));
  const groups = [...Map.groupBy(all, ({ cause }) => kindOf(cause)).values()];
  return groups
    .map((group) => {
      const { id } = at(group, 0).cause;
      const title = sharedTitle(group.map(({ cause }) => cause.title));
      const points = group.reduce((sum, { cause }) => sum + cause.points, 0);
      return { id, title, students: [...new Set(group.map(({ key }) => key))], points };
    })
    .sort((one, other) => other.students.length - one.students.length || other.points - one.points);
};

/** A compilation fails for several reasons: what is said of one student must be true of the others. */
const kindOf = ({ id, title }: ScoredStudent['causes'][number]): string =>
  id.startsWith('check/') ? `${id} ${title}` : id;

/** Whatever stands between the words that all of them begin and end with, as a number or a name of the student's own, is left out. */
const sharedTitle = (titles: readonly string[]): string => {
  const [first = [], ...others] = [...new Set(titles)].map((title) => title.split(' '));
  const shared = (from: (words: readonly string[], index: number) => string | undefined): number => {
    const differs = first.findIndex((_, index) => others.some((words) => from(words, index) !== from(first, index)));
    return differs < 0 ? first.length : differs;
  };
  const head = shared((words, index) => words[index]);
  const tail = Math.min(
    shared((words, index) => words.at(-1 - index)),
    Math.min(...[first, ...others].map(({ length }) => length)) - head,
  );
  const isOne = others.length === 0 || head + tail === 0;
  return (isOne ? first : [...first.slice(0, head), '…', ...first.slice(first.length - tail)]).join(' ');
};

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;

const variance = (values: readonly number[]): number => {
  const middle = mean(values);
  return mean(values.map((one) => (one - middle) ** 2));
};
