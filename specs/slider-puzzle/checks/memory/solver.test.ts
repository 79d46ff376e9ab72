import { describe, expect, it } from 'vitest';
import type { Case, Judgement, MeasuredRow } from '../../../../harness/contracts/check.ts';
import { java } from '../../../../harness/languages/java/index.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import type { CheckContext } from '../context.ts';
import { currentEdition } from '../../edition.ts';
import { object, thrown } from '../../testing/observed.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { goal } from '../../../../reference/puzzle/tiles.ts';
import { nodeBytes, solverRule } from './rules.ts';
import type { QueueFacts } from './queue-facts.ts';
import { queueMemoryChecks, type QueueLimits } from './queues.ts';
import { searchesOf } from './search-series.ts';
import { solverMemoryChecks } from './solver.ts';

const name = 'puzzle10.txt';
const moves = 10;
const boardBytes = 92;
const facts: QueueFacts = { inserts: 100, maxSize: 50, mostInserts: 300, mustHold: 40 };

const queues = { both: facts, alone: facts };
const puzzle: Puzzle = { name, tiles: goal(2), solvable: true, moves, hamming: 0, manhattan: 0, queues };
const context: CheckContext = {
  puzzles: new Map([[name, puzzle]]),
  seed: 1,
  language: 'java',
  notation: java.notation,
  edition: currentEdition,
  checkSet: 'extended',
};

type Queues = Extract<Observation, { kind: 'size' }>['queues'];

const size = (bytes: number, queues: Queues = null): Observation => ({
  kind: 'size',
  method: 'model',
  bytes,
  instances: 1,
  parts: null,
  types: [],
  shared: [],
  queues,
});

const grown = (bytes: number): Observation => ({ ...size(bytes), method: 'growth' }) as Observation;

const caseOf = (what: 'solver' | 'queue', provable: boolean, known: QueueFacts, given = context): Case | undefined => {
  const fairness = provable ? 'provable' : 'official';
  const limits: QueueLimits = { countFactor: 1.05 * 1.75, fairness, facts: new Map([[name, known]]) };
  const searches = searchesOf(given, 1);
  const checks = [...solverMemoryChecks(searches), ...queueMemoryChecks(searches, limits)];
  return checks.find(({ id }) => id === `memory-${what}-puzzle10`)?.cases[0];
};

const judge = (what: 'solver' | 'queue', seen: Observation, provable = true, known: QueueFacts = facts): Judgement => {
  const one = caseOf(what, provable, known);
  if (one?.kind !== 'series') throw new Error('no such check');
  return one.judge([{ observations: [object, object, object, object, size(boardBytes), seen], cpuMs: 1, runs: 1 }]);
};

const ofQueues = (parts: Partial<NonNullable<Queues>>): Observation =>
  size(1, { bytes: 1_000, during: 1_000, queues: 2, maxSize: 20, finalSize: 19, ...parts });

const node = nodeBytes('model', boardBytes);

describe('a Solver', () => {
  const limit = solverRule('model', moves + 1, boardBytes);

  it('may take 1.75 times a chain of the boards of the solution', () => {
    expect(limit).toBe(1.75 * (24 + 11 * (40 + boardBytes)));
    expect(judge('solver', size(Math.floor(limit))).passed).toBe(true);
    expect(judge('solver', size(Math.ceil(limit) + 1)).passed).toBe(false);
  });

  it('that threw is not measured', () => {
    expect(judge('solver', thrown('Oops'))).toMatchObject({ actual: expect.stringContaining('Oops') as string });
  });
});

describe('a Solver in Node, where the engine may weigh along', () => {
  const limit = solverRule('growth', moves + 1, boardBytes);
  const { series } = searchesOf({ ...context, language: 'typescript' }, 1);
  const rowOf = (bytes: number, board = boardBytes): MeasuredRow => ({
    observations: [object, object, object, object, grown(board), grown(bytes)],
    ...{ cpuMs: 1, runs: 1 },
  });

  it('is weighed once more when it is a little too heavy', () => {
    const isWeighedAgain = (bytes: number) => series.shouldRemeasure?.(rowOf(bytes), 0);
    expect([limit, limit + 1, limit + 30_000, limit + 50_000].map(isWeighedAgain)).toEqual([false, true, true, false]);
  });

  it('is weighed once more when the grader’s own Board was not weighed, and that run counts least', () => {
    expect(series.shouldRemeasure?.(rowOf(1, 0), 0)).toBe(true);
    expect([rowOf(1, 0), rowOf(900), rowOf(800)].map((row) => series.costOf?.(row))).toEqual([Infinity, 900, 800]);
  });
});

describe('the queues', () => {
  it('may take what the reference takes, by the factor', () => {
    const limit = Math.floor(1.05 * 1.75 * facts.inserts * node);
    expect(judge('queue', ofQueues({ bytes: limit }), false).passed).toBe(true);
    expect(judge('queue', ofQueues({ bytes: limit + 1 }), false)).toMatchObject({
      message: expect.stringContaining('with everything that they hold') as string,
    });
  });

  it('may take what some correct search could have, unless the course wants the factor alone', () => {
    const withAFieldMore = 300 * (node + 8);
    const heavy = ofQueues({ bytes: withAFieldMore, maxSize: 300 });
    expect(judge('queue', heavy).passed).toBe(true);
    expect(judge('queue', heavy, false).passed).toBe(false);
    expect(judge('queue', ofQueues({ bytes: 1.15 * withAFieldMore + 1 })).passed).toBe(false);
  });

  it('never take more than the official limit', () => {
    const hard = { inserts: 10_000_000, maxSize: 5_000_000, mostInserts: 30_000_000, mustHold: null };
    expect(judge('queue', ofQueues({ bytes: 200_000_000 }), true, hard).passed).toBe(true);
    expect(judge('queue', ofQueues({ bytes: 200_000_001 }), true, hard).passed).toBe(false);
  });

  it('may take no more at any moment of the search, where they alone are weighed', () => {
    const limit = Math.floor(1.05 * 1.75 * facts.inserts * node);
    expect(judge('queue', ofQueues({ during: limit }), false).passed).toBe(true);
    expect(judge('queue', ofQueues({ during: limit + 1 }), false)).toMatchObject({
      message: expect.stringContaining('during the search') as string,
    });
  });

  it('may hold so many keys at once', () => {
    expect(judge('queue', ofQueues({ maxSize: 91 }), false).passed).toBe(true);
    expect(judge('queue', ofQueues({ maxSize: 92 }), false)).toMatchObject({
      message: expect.stringContaining('held 92 nodes at once; at most 91') as string,
    });
  });

  it('must have held a tenth of what every search holds, where that is known', () => {
    expect(judge('queue', ofQueues({ maxSize: 4 })).passed).toBe(true);
    expect(judge('queue', ofQueues({ maxSize: 3 }))).toMatchObject({
      message: expect.stringContaining('never held more than 3 nodes at once') as string,
    });
    expect(judge('queue', ofQueues({ maxSize: 3 }), true, { ...facts, mustHold: null }).passed).toBe(true);
  });

  it('are not judged, nor is the Solver, where those of the reference are too large to be known', () => {
    const hard = { ...context, puzzles: new Map([[name, { ...puzzle, queues: null }]]) };
    for (const what of ['queue', 'solver'] as const) expect(caseOf(what, true, facts, hard)?.kind).toBe('skipped');
    expect(searchesOf(hard, 1).series.names).toEqual([]);
  });

  it('must be there', () => {
    expect(judge('queue', ofQueues({ queues: 0 }))).toMatchObject({ actual: 'no queue of the library' });
  });
});
