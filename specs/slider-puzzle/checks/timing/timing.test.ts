import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../../../../harness/testing/scratch-folder.ts';
import type { AssessmentLimits } from '../../settings.ts';
import type { Check, Judgement, Measured, MeasuredRow } from '../../../../harness/contracts/check.ts';
import { java } from '../../../../harness/languages/java/index.ts';
import { packageRoot } from '../../../../harness/platform/package-root.ts';
import { script, type Observation } from '../../../../harness/contracts/protocol.ts';
import { boardAtDistance } from '../../../../reference/oracle/distances.ts';
import { expandSolution } from '../../../../reference/puzzle/solution.ts';
import { officialSearch } from '../../../../reference/lab/counting/official-search.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import type { Variant } from '../../../../reference/testing/variant-search.ts';
import type { CheckContext } from '../context.ts';
import { currentEdition } from '../../edition.ts';
import { boardOf } from '../../fixtures/recipes.ts';
import { object, shown, value } from '../../testing/observed.ts';
import { loadPuzzles } from '../../puzzles/load-puzzles.ts';
import { timedSeries, timingChecks, timingTables } from './index.ts';
import { computeFormCounts } from '../../../../reference/oracle/counting/form-counts.ts';
import { loadTimedPuzzles, timedNames, timingSchema } from './timed-puzzles.ts';
import { countersOf, timedPuzzle } from '../../testing/variants.ts';

/** The checks, with no row in disorder. */
const checksOf = (
  ...asked: Parameters<typeof timedSeries> extends [...infer Given, unknown] ? Given : never
): readonly Check[] => timingChecks(...asked, timedSeries(...asked, null));

const limits: AssessmentLimits = {
  countFactor: 1.05 * 1.75,
  fairness: 'provable',
  secondsPerPuzzle: null,
  memoryFactor: 1.15,
};
const context: CheckContext = {
  puzzles: new Map(),
  seed: 1,
  language: 'java',
  notation: java.notation,
  edition: currentEdition,
  checkSet: 'extended',
};

/** A board on which the order of equal priorities makes more of a difference than the factor forgives. */
const wide = timedPuzzle('puzzle20.txt', boardAtDistance(3, 18, 0), 18);

const judgedBy = (checks: readonly Check[], table: string, row: MeasuredRow): Judgement => {
  const one = checks.find(({ id }) => id === `timing-${table}-puzzle20`)?.cases[0];
  return one?.kind === 'series' ? one.judge([row]) : { passed: true };
};

const judge = (table: string, row: MeasuredRow, change: Partial<AssessmentLimits> = {}): Judgement =>
  judgedBy(checksOf(context, { puzzles: [wide], missing: [] }, { ...limits, ...change }), table, row);

interface RowParts {
  readonly moves?: number;
  readonly boards?: readonly Tiles[];
  readonly cpuMs?: number | null;
  readonly operations?: Readonly<Record<string, number>>;
}

const row = (variant: Partial<Variant>, parts: RowParts = {}): MeasuredRow => {
  const counted = countersOf(wide, variant);
  const boards = parts.boards ?? expandSolution(wide.tiles, officialSearch(wide.tiles).solution ?? '');
  const observations: Observation[] = [
    { kind: 'counters', operations: {}, queues: [] },
    ...[object, object, value(true), value(parts.moves ?? 18)],
    ...[object, { kind: 'items', count: boards.length, truncated: false } as const],
    { ...counted, operations: { ...counted.operations, ...parts.operations } },
    { kind: 'each', items: boards.map((board) => [shown(board)]) },
  ];
  return { observations, cpuMs: parts.cpuMs === undefined ? 40 : parts.cpuMs, runs: 1 };
};

const messageOf = (judgement: Judgement): string =>
  judgement.passed ? 'passed' : `${judgement.message} ${judgement.hint ?? ''}`;

describe('CPU time', () => {
  it('passes the right answer in time, and measures', () => {
    expect(judge('1', row({}))).toEqual({
      passed: true,
      measured: { puzzle: 'puzzle20.txt', moves: 18, seconds: 0.04, limit: 5, ratio: 0.008, runs: 1 },
    });
  });

  it('fails above the limit, says how often it was measured, and why it takes long', () => {
    const slow = { ...row({ critical: 'never' }, { cpuMs: 5_010 }), runs: 2 };
    expect(messageOf(judge('1', slow))).toMatch(/took 5.01 s of CPU time \(measured twice.*critical optimization is m/);
    expect(messageOf(judge('1', row({}, { cpuMs: 5_010 })))).toContain('each one takes too long');
  });

  it('fails a wrong answer, however fast', () => {
    expect(messageOf(judge('1', row({}, { moves: 22 })))).toContain('moves() on puzzle20.txt returned 22');
    expect(judge('1', row({}, { boards: [] })).passed).toBe(false);
  });

  it('passes the right answer where the machine cannot tell the time', () => {
    expect(judge('1', row({}, { cpuMs: null }))).toMatchObject({ passed: true, measured: { seconds: null } });
  });

  it('has the limit that the course sets', () => {
    expect(judge('1', row({}, { cpuMs: 5_010 }), { secondsPerPuzzle: 6 }).passed).toBe(true);
  });
});

const rule = (judgement: Judgement): unknown => judgement.measured?.['rule'];

describe('counts', () => {
  it('of a search that puts nothing into the queue do not pass, though they are small', () => {
    const seen = row({});
    const observations = seen.observations.map((one) => (one.kind === 'counters' ? { ...one, queues: [] } : one));
    const unseen = { ...seen, observations };
    expect(messageOf(judge('2', unseen))).toMatch(/0 calls of insert\(\).*must keep its nodes in the library’s MinPQ/u);
    expect(judge('4b', unseen).passed).toBe(true);
  });

  it('of the reference are within all limits', () => {
    for (const table of ['2', '3', '4a', '4b']) expect(rule(judge(table, row({})))).toBe('ref');
  });

  it('above the limit pass when a correct search can need them, unless the course wants the factor alone', () => {
    const costly = row({ ties: 'far' });
    expect(judge('2', costly)).toMatchObject({ passed: true, measured: { rule: 'tree' } });
    expect(judge('2', costly, { fairness: 'official' })).toMatchObject({ passed: false, measured: { rule: 'none' } });
    expect(messageOf(judge('2', costly, { fairness: 'official' }))).toContain('Nodes of equal priority');
  });

  it('without the critical optimization fail, and say so', () => {
    for (const table of ['2', '4a', '4b'])
      expect(messageOf(judge(table, row({ critical: 'never' })))).toContain('critical optimization is missing');
  });

  it('of priorities that are not kept fail the strict table alone', () => {
    const verdicts = ['2', '3', '4a', '4b'].map((table) => judge(table, row({ cached: false })).passed);
    expect(verdicts).toEqual([true, true, true, false]);
    expect(messageOf(judge('4b', row({ cached: false })))).toMatch(/calls of manhattan\(\).*priority is not cached/);
  });

  it('of priorities that are kept pass the strict table, however many places of a node ask, whatever breaks ties', () => {
    const costly = { ties: 'far', form: 'oneQueue' } as const;
    const { queues } = countersOf(wide, costly);
    const inserts = queues.reduce((sum, queue) => sum + queue.inserts, 0);
    const calling = (manhattan: number): MeasuredRow => row(costly, { operations: { 'Board.manhattan()': manhattan } });
    expect(judge('4b', calling(4 * inserts))).toMatchObject({ passed: true, measured: { rule: 'tree' } });
    expect(judge('4b', calling(6 * inserts)).passed).toBe(false);
  });

  it('of hamming() and toString() must be zero, but for the few strings that tell the tiles', () => {
    const called = (operations: Record<string, number>): Judgement => judge('3', row({}, { operations }));
    expect(messageOf(called({ 'Board.hamming()': 1 }))).toContain('no call of hamming()');
    expect(messageOf(called({ 'Board.toString()': 9 }))).toContain('boards are compared with equals()');
    expect(messageOf(called({ 'Board.hamming()': 1, 'Board.toString()': 8 }))).not.toContain(
      'does not need toString()',
    );
    expect(called({ 'Board.hamming()': 1, 'Board.toString()': 9 })).toMatchObject({
      hint: expect.stringMatching(/^The search does not need toString.* hamming/u) as string,
    });
    for (const few of [1, 8])
      expect(called({ 'Board.toString()': few })).toMatchObject({ passed: true, measured: { rule: 'tree' } });
    const one = row({}, { operations: { 'Board.toString()': 1 } });
    expect(judge('3', one, { fairness: 'official' }).passed).toBe(false);
    const both = row({}, { operations: { 'Board.hamming()': 1, 'Board.toString()': 1 } });
    expect(judge('3', both, { fairness: 'official' })).toMatchObject({
      hint: expect.stringMatching(/toString.* hamming/u) as string,
    });
  });

  it('say nothing when the way was not found', () => {
    const wrong = row({}, { moves: 22, boards: [] });
    expect(messageOf(judge('2', wrong))).toContain('cannot be judged, since its answer is wrong');
    expect(judge('2', row({}, { moves: 19 })).passed).toBe(true);
  });

  it('are exact at the limit', () => {
    const limit = Math.floor(wide.counts.reference.boards * limits.countFactor);
    const at = (boards: number): boolean =>
      judge('4b', row({}, { operations: { 'Board()': boards } }), { fairness: 'official' }).passed;
    expect([at(limit), at(limit + 1)]).toEqual([true, false]);
  });

  it('of a Solver that throws are the exception', () => {
    const thrown: Observation = { kind: 'exception', type: 'java.lang.Error', message: 'no', frames: [] };
    const broken = { ...row({}), observations: [object, object, thrown] };
    for (const table of ['1', '2', '4b']) expect(messageOf(judge(table, broken))).toContain('threw java.lang.Error');
    expect(judge('2', { ...broken, observations: [] }).passed).toBe(false);
  });
});

describe('the section', () => {
  it('has 125 checks in five groups, asks one script of 25 rows, and skips what is not there', async () => {
    const { puzzles } = await loadPuzzles({ dir: null, cacheDir: tmpdir() });
    const timed = await loadTimedPuzzles(puzzles, tmpdir());
    const checks = checksOf({ ...context, puzzles }, timed, limits);
    expect(new Set(checks.map(({ id }) => id)).size).toBe(125);
    expect(new Set(checks.map(({ group }) => group)).size).toBe(5);
    const series = checks.flatMap(({ cases }) => cases).map((one) => (one.kind === 'series' ? one.series : null));
    expect(new Set(series).size).toBe(1);
    expect(script.safeParse(series[0]?.script).error).toBeUndefined();
    expect(series[0]?.script.rows).toHaveLength(25);
    const delMins = timed.puzzles.map(({ counts }) => counts.reference.delMins);
    expect(delMins).toEqual(delMins.toSorted((a, b) => a - b));
    const without = checksOf(context, await loadTimedPuzzles(new Map(), tmpdir()), limits);
    expect(without.map(({ id }) => id).toSorted()).toEqual(checks.map(({ id }) => id).toSorted());
    expect(without.every(({ cases }) => cases[0]?.kind === 'skipped')).toBe(true);
  });

  it('stops no search for its operations with which it may pass', () => {
    const operations = (countFactor: number): number | undefined =>
      timedSeries(context, { puzzles: [wide], missing: [] }, { ...limits, countFactor }, null).series.script.limits
        ?.queueOperations;
    const { inserts, delMins } = wide.counts.reference;
    expect(operations(limits.countFactor)).toBe(10_000_000);
    expect(operations(1e5)).toBeGreaterThan(1e5 * (inserts + delMins));
  });

  it('gives Node three times the CPU time', () => {
    const checks = checksOf({ ...context, language: 'typescript' }, { puzzles: [wide], missing: [] }, limits);
    expect(judgedBy(checks, '1', row({}, { cpuMs: 14_900 })).passed).toBe(true);
    expect(judgedBy(checks, '1', row({}, { cpuMs: 15_100 })).passed).toBe(false);
  });

  it('measures rows near the limit once more', () => {
    const [check] = checksOf(context, { puzzles: [wide], missing: [] }, limits);
    const one = check?.cases[0];
    const again = (cpuMs: number | null): boolean | undefined =>
      one?.kind === 'series' ? one.series.shouldRemeasure?.({ observations: [], cpuMs, runs: 1 }, 0) : undefined;
    expect([again(3_900), again(4_100), again(null)]).toEqual([false, true, false]);
  });
});

describe('the tables', () => {
  const remarks = (table: string, rows: readonly Measured[]): string => {
    const specs = timingTables(context, { puzzles: [wide], missing: [] }, limits);
    return (
      specs
        .find(({ id }) => id === `timing-${table}`)
        ?.remarks?.(rows)
        .join('\n') ?? ''
    );
  };
  const measured = (table: string, variant: Partial<Variant>): Measured[] => {
    const found = judge(table, row(variant)).measured;
    return found === undefined ? [] : [found];
  };

  it('show what the judges measure', () => {
    for (const { id, columns } of timingTables(context, { puzzles: [wide], missing: [] }, limits)) {
      const [found] = measured(id.replace('timing-', ''), {});
      expect(columns.map((column) => column.id).filter((column) => !Object.hasOwn(found ?? {}, column))).toEqual([]);
    }
  });

  it('tell the totals, which rule decided, and what the search is', () => {
    expect(remarks('1', measured('1', {}))).toContain('0.04 s of CPU time for 1 puzzle');
    expect(remarks('2', measured('2', {}))).toMatch(/1.00 times.*\n.*1 row within.*\nCritical optimization: present/);
    expect(remarks('2', measured('2', { ties: 'far' }))).toContain(
      '1 above the limit from the reference, but within what a correct search may',
    );
    expect(remarks('4b', measured('4b', { cached: false }))).toContain('1 above the limit from the reference and what');
  });

  it('say that a search below the bounds is another one', () => {
    const own = judge('2', row({ closed: true, ties: 'near', form: 'alone' }, {})).measured ?? {};
    const [few, held] = [wide.counts.mustExpand ?? 0, wide.counts.mustHold ?? 0];
    expect(remarks('2', [{ ...own, inserts: few + held, delMins: few }])).toContain(
      'fewer nodes than any correct search',
    );
    expect(remarks('2', [{ ...own, inserts: 3, delMins: 2 }])).not.toContain('fewer nodes than any correct search');
    expect(remarks('2', measured('2', {}))).not.toContain('fewer nodes');
  });
});

describe('the expected counts', () => {
  it('are what the search and the tree give', async () => {
    const text = await readFile(join(packageRoot(), 'fixtures/expected/timing.json'), 'utf8');
    const committed = timingSchema.parse(JSON.parse(text));
    expect(Object.keys(committed)).toEqual(timedNames);
    for (const name of ['puzzle20.txt', 'puzzle31.txt', 'puzzle44.txt']) {
      const { board: _, ...counts } = committed[name] ?? { board: '' };
      expect(counts).toEqual(computeFormCounts(boardOf(name), Number(name.slice(6, 8))));
    }
  });

  it('of a course’s own board are computed once, and kept by content', async () => {
    const cacheDir = scratchFolder('timing');
    const tiles = boardAtDistance(3, 20, 7);
    const own = { name: 'puzzle20.txt', tiles, solvable: true, moves: 20, hamming: 0, manhattan: 0, queues: null };
    const first = await loadTimedPuzzles(new Map([['puzzle20.txt', own]]), cacheDir);
    expect(first.puzzles[0]?.counts).toEqual(computeFormCounts(tiles, 20));
    expect(first.missing).toHaveLength(24);
    expect(await loadTimedPuzzles(new Map([['puzzle20.txt', own]]), cacheDir)).toEqual(first);
  });
});
