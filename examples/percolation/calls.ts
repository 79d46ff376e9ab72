/** `new` and calls of a Percolation with the answers that they must have, and the cases that are made of them. */
import type { Case, Judgement, Notation, Observation, RandomCase, Step } from '8puzzle-grader';
import { fc } from '8puzzle-grader';
import { allSites, gridWith, type Site, sitesOf } from './grid.ts';

type Expected = boolean | number | 'no exception' | 'an exception';

export interface Call {
  readonly method: string;
  readonly args: readonly number[];
  readonly expected: Expected;
}

export const everything = ['isOpen', 'isFull', 'numberOfOpenSites', 'percolates'] as const;
export interface Asked {
  readonly questions: readonly (typeof everything)[number][];
  readonly hint: string;
}

/** Opens the sites of an n-by-n grid, then asks: about each site, where a question is about sites. */
export const openAndAsk = (n: number, sites: readonly Site[], questions: Asked['questions']): Call[] => {
  const grid = gridWith(n, sites);
  const ask = (question: (typeof everything)[number]): Call[] => {
    if (question === 'numberOfOpenSites') return [{ method: question, args: [], expected: grid.openSites }];
    if (question === 'percolates') return [{ method: question, args: [], expected: grid.percolates }];
    return allSites(n).map((site) => ({ method: question, args: site, expected: grid[question](site) }));
  };
  return [
    { method: 'new', args: [n], expected: 'no exception' },
    ...sites.map((site): Call => ({ method: 'open', args: site, expected: 'no exception' })),
    ...questions.flatMap(ask),
  ];
};

export const fixedCase = (name: string, calls: readonly Call[], hint: string, notation: Notation): Case => ({
  kind: 'fixed',
  name,
  script: { substitute: [], steps: calls.map(toStep), rows: [rowOf(calls)] },
  judge: ([observations = []]) => judge(calls, observations, hint, notation),
  reproduction: reproduce(calls, notation),
});

/** A grid by its picture, its sites opened from above and from below. */
export const gridCases = (picture: string, { questions, hint }: Asked, notation: Notation): Case[] =>
  [sitesOf(picture), sitesOf(picture).toReversed()].map((sites, order) => {
    const calls = openAndAsk(picture.split(' ').length, sites, questions);
    return fixedCase(order === 0 ? picture : `${picture}, from below`, calls, hint, notation);
  });

/** Random grids with half as many openings as there are sites; all questions. */
export const randomCase = (n: number, count: number, hint: string, notation: Notation): RandomCase<Site[]> => {
  const [minLength, maxLength] = [(n * n) / 2, (n * n) / 2];
  const callsFor = (sites: Site[]): Call[] => openAndAsk(n, sites, everything);
  return {
    kind: 'random',
    name: `random ${String(n)}-by-${String(n)}`,
    count,
    inputs: 'grids',
    arbitrary: fc.array(fc.constantFrom(...allSites(n)), { minLength, maxLength }),
    row: (sites) => rowOf(callsFor(sites)),
    script: { substitute: [], steps: callsFor(allSites(n).slice(0, maxLength)).map(toStep) },
    judgeRow: (sites, observations) => judge(callsFor(sites), observations, hint, notation),
    reproduce: (sites) => reproduce(callsFor(sites), notation),
  };
};

/** Arguments are fields of the row, so that the steps are the same for all grids of a size. */
const toStep = ({ method, args }: Call, index: number): Step => {
  const fields = args.map((_, at) => ({ kind: 'row', field: `${String(index)}.${String(at)}` }) as const);
  if (method === 'new') return { op: 'new', class: 'Percolation', args: fields, as: 'grid' };
  return { op: 'call', on: 'grid', method, args: fields };
};

const rowOf = (calls: readonly Call[]): Record<string, number> =>
  Object.fromEntries(
    calls.flatMap(({ args }, index) => args.map((value, at) => [`${String(index)}.${String(at)}`, value])),
  );

const judge = (
  calls: readonly Call[],
  observations: readonly Observation[],
  hint: string,
  notation: Notation,
): Judgement => {
  const at = calls.findIndex(({ expected }, index) => !fits(expected, observations[index]));
  const wrong = calls[at];
  if (wrong === undefined) return { passed: true };
  const [expected, actual] = [String(wrong.expected), shown(observations[at])];
  const call = `${wrong.method === 'new' ? 'new Percolation' : wrong.method}(${wrong.args.join(', ')})`;
  const reproduction = reproduce(calls.slice(0, at + 1), notation);
  return { passed: false, message: `${call}: ${actual}, not ${expected}.`, expected, actual, hint, reproduction };
};

const fits = (expected: Expected, observed: Observation | undefined): boolean => {
  if (expected === 'an exception') return observed?.kind === 'exception';
  if (expected === 'no exception') return observed?.kind === 'object' || observed?.kind === 'value';
  return observed?.kind === 'value' && observed.value === expected;
};

const shown = (observed: Observation | undefined): string => {
  if (observed?.kind === 'value') return observed.value === null ? 'no exception' : String(observed.value);
  return observed?.kind === 'exception' ? `it threw ${observed.type} (${observed.message})` : 'no answer';
};

const reproduce = (calls: readonly Call[], notation: Notation): string[] =>
  calls
    .filter(({ method }, index) => method === 'new' || method === 'open' || index === calls.length - 1)
    .map(({ method, args }) =>
      method === 'new'
        ? notation.construct('grid', 'Percolation', args.map(String))
        : notation.call('grid', method, args.map(String)),
    );
