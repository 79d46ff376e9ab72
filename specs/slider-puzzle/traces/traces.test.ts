import { describe, expect, it } from 'vitest';
import type { QueueReport } from '../../../harness/contracts/protocol.ts';
import { formatTiles, neighbors, sameTiles, type Tiles, twin } from '../../../reference/puzzle/tiles.ts';
import { type TracedSearch, traceSearch } from '../../../reference/oracle/traced-search.ts';
import { collection, counters, nothing, queue } from '../testing/observed.ts';
import { boardOf } from '../fixtures/recipes.ts';
import { tracedSearch } from '../puzzles/file-sets.ts';
import { type Departure, departureOf } from './departure.ts';
import { type ReplayedSearch, replaySearch } from './replay.ts';
import { withSearch, withSizes } from './shown-search.ts';
import { withSolution } from './shown-solution.ts';

const puzzle04: Tiles = tracedSearch.tiles;
const bounds = { priority: 'manhattan', steps: 100, nodes: 100_000, recorded: 1_000 } as const;
const right = traceSearch(puzzle04, bounds);

type Operation = QueueReport['trace'][number];

const operation = (op: Operation['op'], depth: number, tiles: Tiles, search = 0): Operation => ({
  op,
  depth,
  state: formatTiles(tiles),
  search,
});

/** What a queue records of this search. */
const recordOf = ({ steps }: TracedSearch): Operation[] => [
  ...(steps[0]?.entries ?? []).map(({ moves, tiles }) => operation('insert', moves, tiles)),
  ...steps.flatMap(({ taken, inserted }) => [
    ...(taken === null ? [] : [operation('delMin', taken.moves, taken.tiles)]),
    ...inserted.map(({ moves, tiles }) => operation('insert', moves, tiles)),
  ]),
];

const recorded = (trace: readonly Operation[], roots: readonly Tiles[] = [puzzle04]): QueueReport =>
  queue({
    inserts: 10,
    delMins: 5,
    searches: roots.map((root) => ({ root: formatTiles(root), inserts: 1, delMins: 1 })),
    trace: [...trace],
  });

const replayed = (trace: readonly Operation[], root = puzzle04, shown: number = bounds.steps): ReplayedSearch | null =>
  replaySearch(root, [recorded(trace, [root])], { ...bounds, steps: shown });

const departure = (...given: Parameters<typeof replayed>): Departure | null => {
  const search = replayed(...given);
  return search === null ? null : departureOf(given[1] ?? puzzle04, search.record);
};

describe('the search of a submission', () => {
  it('is told as the reference is', () => {
    const own = replayed(recordOf(right));
    expect(own).toMatchObject({ inserts: 10, delMins: 5, ended: 'goal', cut: false, sizes: right.sizes });
    expect(own?.steps.map(({ taken }) => taken?.tiles)).toEqual(right.steps.map(({ taken }) => taken?.tiles));
    expect(own?.steps.map(({ entries }) => entries.length)).toEqual([1, 2, 3, 5, 6]);
  });

  it('leaves out the nodes of the twin in the same queue', () => {
    const mixed = recordOf(right).flatMap((one) => [one, operation('insert', 0, twin(puzzle04), 1)]);
    const own = replaySearch(puzzle04, [recorded(mixed, [puzzle04, twin(puzzle04)])], bounds);
    expect(own).toMatchObject({ inserts: 10, delMins: 5 });
  });

  it('is not told when no queue knows its boards', () => {
    const unknown = recordOf(right).map((one) => ({ ...one, search: -1, state: '' }));
    expect(replaySearch(puzzle04, [recorded(unknown, [])], bounds)).toBeNull();
    expect(withSearch('x', puzzle04, counters([recorded(unknown, [])]), { passed: true })).toMatchObject({
      shown: { searches: [] },
    });
  });

  it('is cut where the record is', () => {
    const own = replaySearch(puzzle04, [recorded(recordOf(right).slice(0, 6))], { ...bounds, recorded: 6 });
    expect(own).toMatchObject({ cut: true });
    expect(own === null ? undefined : departureOf(puzzle04, own.record)).toBeNull();
  });
});

describe('where a search departs', () => {
  it('is nowhere in one that goes another way among equal priorities', () => {
    const tied: Tiles = [
      [1, 2, 3],
      [0, 7, 6],
      [5, 4, 8],
    ];
    expect(departure(recordOf(traceSearch(tied, bounds)), tied)).toBeNull();
    expect(departure(recordOf(right))).toBeNull();
  });

  it('is nowhere in one that reaches a board in two ways of the same length', () => {
    const root = boardOf('puzzle30.txt');
    const record = recordOf(traceSearch(root, { ...bounds, steps: 300 }));
    const kinds = new Set(record.map(({ op, depth, state }) => `${op} ${String(depth)} ${state}`));
    expect(kinds.size).toBeLessThan(record.length);
    // The record is cut, so that its end is none.
    const own = replaySearch(root, [recorded(record, [root])], { ...bounds, recorded: record.length });
    expect(own === null ? undefined : departureOf(root, own.record)).toBeNull();
  });

  it('is found also after the steps that are shown', () => {
    const late = recordOf(right).toSpliced(5, 0, operation('insert', 2, puzzle04));
    expect(replayed(late, puzzle04, 1)?.steps).toHaveLength(1);
    expect(departure(late, puzzle04, 1)?.step).toBe(2);
  });

  it('is the step at which the board before is in the queue again', () => {
    const again = recordOf(right).flatMap((one, index) =>
      index === 3 ? [one, operation('insert', 2, puzzle04)] : [one],
    );
    const late = recordOf(right).toSpliced(5, 0, operation('insert', 2, puzzle04));
    expect(departure(late)?.message).toContain('critical optimization');
    expect(departure(late)?.step).toBe(2);
    expect(departure(again)).not.toBeNull();
  });

  it('is the step that takes a node of a higher priority', () => {
    const [, second] = right.steps;
    const worse = second?.entries.at(-1);
    const record = recordOf(right).slice(0, 4);
    const own = [...record, operation('delMin', worse?.moves ?? 0, worse?.tiles ?? [])];
    expect(departure(own)).toEqual({
      step: 1,
      message: 'the node taken out has priority 6 (1 + 5), although there is one with priority 4 in the queue.',
    });
  });

  it('is the end of a search that stops before the goal is taken out', () => {
    const early = recordOf(right).slice(0, -1);
    expect(departure(early)).toMatchObject({ step: 4 });
    expect(departure(early)?.message).toContain('the search ends here');
  });

  it('is a missing neighbor, or a board that is none', () => {
    const short = recordOf(right).toSpliced(2, 1);
    expect(departure(short)?.message).toMatch(/^1 neighbor of the board taken out was not put in/);
    const far = recordOf(right).toSpliced(2, 0, operation('insert', 1, twin(puzzle04)));
    expect(departure(far)?.message).toContain('is not a neighbor');
  });
});

describe('what a report shows', () => {
  const posed = { tiles: puzzle04, moves: 4 };
  const path = right.steps.flatMap(({ taken }) => (taken === null ? [] : [taken.tiles]));
  const failing = { passed: false, message: 'x', expected: 'x', actual: 'x' } as const;

  it('is both searches, with the first difference', () => {
    const judged = withSearch('puzzle04.txt', puzzle04, counters([recorded(recordOf(right))]), { passed: true });
    expect(judged.shown?.searches).toMatchObject([
      { title: 'puzzle04.txt', departure: null, traces: [{ by: 'submission' }, { by: 'reference' }] },
    ]);
    const [own, reference] = judged.shown?.searches?.[0]?.traces ?? [];
    expect(own?.steps).toEqual(reference?.steps);
  });

  it('is how the queue grew, in at most 200 points', () => {
    const judged = withSizes(puzzle04, counters([recorded(recordOf(right))]), { passed: true });
    expect(judged.shown?.curves?.map(({ points }) => points.at(-1))).toEqual([
      [15, 5],
      [15, 5],
    ]);
  });

  it('is the growth of the queue to its end, where that of another queue is cut off', () => {
    const other = Array.from({ length: 20_000 }, () => operation('insert', 0, twin(puzzle04)));
    const queues = counters([recorded(recordOf(right)), recorded(other, [twin(puzzle04)])]);
    const { curves } = withSizes(puzzle04, queues, { passed: true }).shown ?? {};
    expect(curves?.map(({ title }) => title)).toEqual([
      'Nodes in the priority queue, the submission',
      'Nodes in the priority queue, the reference',
    ]);
  });

  it('is a wrong solution beside a shortest one, with the first fault', () => {
    const step = neighbors(puzzle04).find((next) => !path.some((one) => sameTiles(one, next))) ?? [];
    const judged = withSolution(failing, posed, collection([puzzle04, step, path[2] ?? []]), false);
    expect(judged.shown?.sequences).toMatchObject([
      {
        by: 'submission',
        fault: { frame: 2, message: 'this is not a legal move from the previous board.' },
        cut: false,
      },
      { by: 'reference', fault: null },
    ]);
    expect(judged.shown?.sequences?.[1]?.frames).toHaveLength(5);
  });

  it('is a right solution only where it is asked for', () => {
    expect(withSolution({ passed: true }, posed, collection(path), false).shown).toBeUndefined();
    expect(withSolution({ passed: true }, posed, collection(path), true).shown?.sequences).toHaveLength(2);
  });

  it('survives boards that are null, and more of them than are kept', () => {
    const seen = {
      ...collection([]),
      each: { kind: 'each' as const, items: Array.from({ length: 300 }, () => [nothing]) },
    };
    const [own] = withSolution(failing, posed, seen, false).shown?.sequences ?? [];
    expect(own).toMatchObject({ cut: true, fault: { frame: 0 } });
    expect(own?.frames).toHaveLength(200);
  });
});
