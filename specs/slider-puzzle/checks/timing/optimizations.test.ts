import { describe, expect, it } from 'vitest';
import { boardAtDistance, countAtDistance } from '../../../../reference/oracle/distances.ts';
import type { Variant } from '../../../../reference/testing/variant-search.ts';
import { causesOf, causesWherePrioritiesAreKept } from './causes.ts';
import { optimizations } from './optimizations.ts';
import { sumOfCounts } from './raw-counts.ts';
import { isBelow } from './search-form.ts';
import { rawOfVariant, timedPuzzle } from '../../testing/variants.ts';

const puzzles = [14, 15, 16, 17, 18].map((moves) =>
  timedPuzzle(
    `puzzle${String(moves)}.txt`,
    boardAtDistance(3, moves, Math.floor(countAtDistance(3, moves) / 3)),
    moves,
  ),
);

const named = (variant: Partial<Variant>): string =>
  optimizations(puzzles.map((puzzle) => ({ puzzle, raw: rawOfVariant(puzzle, variant) }))).join('\n');

const forms = {
  lockstep: 'Queues: two, in turn',
  oneQueue: 'Queues: one, which holds the nodes of the board and of its twin',
  alone: 'Queues: one, for the board alone',
} as const;
const criticals = {
  enqueued: 'Critical optimization: present',
  dequeued: 'Critical optimization: too late',
  never: 'Critical optimization: missing',
} as const;
const kept = { true: 'Priority: manhattan() is cached', false: 'Priority: manhattan() is not cached' } as const;

/** All combinations of form, critical optimization, cached priority and order of ties. */
const combinations = (['lockstep', 'oneQueue', 'alone'] as const).flatMap((form) =>
  (['enqueued', 'dequeued', 'never'] as const).flatMap((critical) =>
    [true, false].flatMap((cached) =>
      (['heap', 'near', 'far'] as const).map((ties) => ({ form, critical, cached, ties })),
    ),
  ),
);

describe('optimizations told from counts', () => {
  it.each(combinations.filter(({ critical }) => critical === 'enqueued'))(
    '$form, $critical, cached $cached, ties $ties',
    ({ form, critical, cached, ties }) => {
      const words = named({ form, critical, cached, ties });
      expect(words).toContain(forms[form]);
      expect(words).toContain(criticals[critical]);
      expect(words).toContain(kept[String(cached) as 'true' | 'false']);
      expect(words).toContain(
        { heap: 'as the heap gives them', near: 'in an order that saves nodes', far: 'in an order that costs nodes' }[
          ties
        ],
      );
    },
  );

  it.each(combinations.filter(({ critical, ties }) => critical !== 'enqueued' && ties === 'heap'))(
    '$form, $critical, cached $cached: another search than the assignment’s',
    ({ form, critical, cached }) => {
      const words = named({ form, critical, cached });
      expect(words).toContain(form === 'oneQueue' ? 'Queues: one' : forms[form]);
      expect(words).toContain(criticals[critical]);
      expect(words).toContain(kept[String(cached) as 'true' | 'false']);
      expect(words).toContain('Equal priorities: their order cannot be determined');
    },
  );

  it('sees neighbors in another order', () => {
    expect(named({ reversed: true })).toContain('Equal priorities: in a different order from the reference’s');
  });

  it('sees boards that are not enqueued since they were seen before', () => {
    expect(named({ closed: true })).toContain('Critical optimization: more than that');
  });

  it('sees priorities made with hamming()', () => {
    expect(named({ heuristic: 'hamming' })).toContain('Priority: computed with hamming()');
  });

  it('says what cannot be seen on our Board', () => {
    expect(named({})).toContain('Caching in Board: cannot be seen here');
  });

  it('says nothing of searches that solved nothing, and that no queue was used', () => {
    expect(optimizations([])).toEqual([]);
    const [puzzle] = puzzles;
    const raw = puzzle && { ...rawOfVariant(puzzle, {}), inserts: 0, delMins: 0, queues: [] };
    expect(optimizations(puzzle && raw ? [{ puzzle, raw }] : []).join()).toContain('nothing was put into a MinPQ');
  });
});

describe('below what any correct search needs', () => {
  const below = (variant: Partial<Variant>): number =>
    puzzles.filter((puzzle) => isBelow({ puzzle, raw: rawOfVariant(puzzle, variant) })).length;

  it('is no correct search, in whichever form and order', () => {
    for (const { form, ties } of combinations) expect(below({ form, ties })).toBe(0);
  });

  it('is a search that never enqueues a board again', () => {
    expect(below({ closed: true, form: 'alone', ties: 'near' })).toBeGreaterThan(0);
  });
});

describe('causes', () => {
  /** On a board where the order of equal priorities makes a difference. */
  const puzzle = puzzles.find((one) => rawOfVariant(one, { ties: 'far' }).delMins > one.counts.reference.delMins);
  const causes = (variant: Partial<Variant>): string => {
    return puzzle === undefined ? '' : causesOf(rawOfVariant(puzzle, variant), puzzle.counts).join('\n');
  };

  it.each<[Partial<Variant>, string]>([
    [{ critical: 'never' }, 'critical optimization is missing'],
    [{ critical: 'dequeued' }, 'critical optimization comes too late'],
    [{ cached: false }, 'priority is not cached'],
    [{ closed: true }, 'More neighbors are left out'],
    [{ heuristic: 'hamming' }, 'computed with hamming()'],
    [{ heuristic: 'hamming', cached: false }, 'Nor is it cached'],
    [{ twiceNeighbors: true }, 'neighbors() is called more than once'],
    [{ goalTest: 'enqueued' }, 'isGoal() is called for every node that is enqueued'],
    [{ ties: 'far' }, 'Nodes of equal priority come out in an order that costs more'],
  ])('of %j', (variant, words) => {
    expect(causes(variant)).toContain(words);
  });

  it('of a set of boards seen only where nothing else is wrong: it saves calls', () => {
    expect(causes({ closed: true, cached: false })).toMatch(/^The priority is not cached[^\n]*$/u);
  });

  it('of a search that is run anew by each call, whatever its order of equal priorities', () => {
    const again = (variant: Partial<Variant>, times: number): string => {
      const raw = puzzle && rawOfVariant(puzzle, variant);
      const all = raw && sumOfCounts(new Array<typeof raw>(times).fill(raw));
      return puzzle && all ? causesOf(all, puzzle.counts).join('\n') : '';
    };
    expect(again({}, 2)).toContain('run 2 times');
    expect(again({ form: 'oneQueue', ties: 'far' }, 3)).toContain('run 3 times');
    expect(again({ form: 'alone' }, 1)).not.toContain('times');
    // The two queues of one search may agree, which has then asked for one twin.
    const raw = puzzle && rawOfVariant(puzzle, { cached: false });
    const [queue] = raw?.queues ?? [];
    const level = raw && queue && { ...raw, queues: [queue, queue] };
    expect(puzzle && level ? causesOf(level, puzzle.counts).join('\n') : null).not.toMatch(/run 2 times/);
  });

  it.each([1.5, 2])(
    'of a search that tests nodes %f times when they are taken, not when they are enqueued',
    (times) => {
      const raw = puzzle && rawOfVariant(puzzle, { ties: 'far' });
      const tests = raw ? Math.floor(times * raw.delMins) - 1 : 0;
      const again = raw && { ...raw, isGoal: tests, manhattan: raw.manhattan - raw.isGoal + tests };
      expect(puzzle && again ? causesOf(again, puzzle.counts).join() : '').not.toContain('enqueued. Call it once');
    },
  );

  it('of a search that compares each neighbor with all boards on the way to it', () => {
    const raw = puzzle && rawOfVariant(puzzle, {});
    const many = raw && { ...raw, equals: 5 * raw.equals };
    expect(puzzle && many ? causesOf(many, puzzle.counts).join() : '').toContain(
      'Compare each neighbor with one board',
    );
  });

  it('of two searches from the initial board, one of which looks at the twin of each node', () => {
    const raw = puzzle && rawOfVariant(puzzle, { cached: false });
    const [queue] = raw?.queues ?? [];
    const twin = 2 * (queue?.delMins ?? 0);
    const twins = raw && queue && { ...raw, queues: [queue, queue], twin, boards: raw.boards + twin };
    const words = puzzle && twins ? causesOf(twins, puzzle.counts).join('\n') : '';
    expect(words).toMatch(/^The priority is not cached/);
  });

  it.each<[Partial<Variant>, RegExp]>([
    [{ cached: false }, /^The priority is not cached.*\nThe search must keep its nodes/u],
    [{ heuristic: 'hamming' }, /^The priority is computed with hamming\(\)/u],
    [{ cached: true }, /^The search must keep its nodes/u],
  ])('of %j in a queue that is not counted, as far as the boards show them', (variant, words) => {
    const raw = puzzle && rawOfVariant(puzzle, variant);
    const uncounted = raw && { ...raw, inserts: 0, delMins: 0, queues: [] };
    expect(puzzle && uncounted ? causesOf(uncounted, puzzle.counts).join('\n') : '').toMatch(words);
  });

  it('names both where two things are wrong', () => {
    expect(causes({ critical: 'never', cached: false })).toMatch(/critical optimization is missing[^]*not cached/);
  });

  it('names only what goes wrong for any number of nodes where priorities must be kept, so that it is one cause', () => {
    const found = (variant: Partial<Variant>) =>
      puzzle && causesWherePrioritiesAreKept(rawOfVariant(puzzle, variant), puzzle.counts);
    expect(found({ critical: 'never', cached: false })).toEqual([expect.stringMatching(/^The priority is not cached/)]);
    expect(found({ critical: 'never' })?.[0]).toMatch(/^The critical optimization is missing/);
  });

  it.each<[Partial<Variant>, RegExp]>([
    [{ cached: false, ties: 'far' }, /^Nodes of equal priority/u],
    [{ goalTest: 'enqueued', ties: 'far' }, /^Nodes of equal priority/u],
    [{ twiceNeighbors: true, ties: 'far' }, /^Nodes of equal priority/u],
    [{ critical: 'never', cached: false }, /^The critical optimization is missing.*neighbor that equals.*node\.$/u],
  ])('of nodes too many with %j: not what the calls on the boards cost', (variant, words) => {
    const raw = puzzle && rawOfVariant(puzzle, variant);
    expect(raw && causesOf(raw, puzzle.counts, ['inserts', 'delMins']).join(' ')).toMatch(words);
  });

  it('of a search that takes nodes which no priority of the assignment gives', () => {
    const raw = puzzle && rawOfVariant(puzzle, {});
    const many = raw && { ...raw, inserts: 20 * raw.inserts, delMins: 20 * raw.delMins, boards: 20 * raw.boards };
    const all = many && {
      ...many,
      neighbors: 20 * many.neighbors,
      manhattan: 20 * many.manhattan,
      isGoal: 20 * many.isGoal,
    };
    expect(puzzle && all ? causesOf(all, puzzle.counts).join() : '').toContain('More nodes are taken from the queue');
  });
});
