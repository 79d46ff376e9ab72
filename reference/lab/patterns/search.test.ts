import { beforeAll, describe, expect, it } from 'vitest';
import { searchDeepening } from '../../oracle/ida-star.ts';
import { patternHeuristic } from '../heuristics/pattern-database.ts';
import { unwatched } from '../../oracle/watch.ts';
import { korfPuzzles } from '../../testing/korf-1985.ts';
import { isSolution, expandSolution } from '../../puzzle/solution.ts';
import { goal, twin } from '../../puzzle/tiles.ts';
import { keptOrMade, type Patterns } from './patterns.ts';
import { searchByName, searchWithPatterns } from './search.ts';
import { scratchFolder } from '../../../harness/testing/scratch-folder.ts';

const puzzles = korfPuzzles();

describe('iterative deepening with pattern databases', () => {
  const folder = scratchFolder('patterns');
  let sixes: Patterns;
  let fives: Patterns;

  beforeAll(async () => {
    const [six, five] = [
      await keptOrMade('pattern-6-6-3', folder, unwatched),
      await keptOrMade('pattern-5-5-5', folder, unwatched),
    ];
    if (six === null || five === null) throw new Error('ended by nobody');
    sixes = six;
    fives = five;
  });

  it('finds the published lengths of all hundred 15-puzzles of 1985', () => {
    const found = puzzles.map(({ tiles }) => searchWithPatterns(sixes, tiles));
    expect(found.map((one) => (one.kind === 'solved' ? one.moves.length : one.kind))).toEqual(
      puzzles.map(({ moves }) => moves),
    );
    const right = found.map((one, index) => {
      const tiles = puzzles[index]?.tiles ?? [];
      return one.kind === 'solved' && isSolution(tiles, expandSolution(tiles, one.moves));
    });
    expect(right).not.toContain(false);
  });

  it('visits the same boards as the plain search with the same bound', () => {
    for (const [name, patterns] of [
      ['pattern-6-6-3', sixes],
      ['pattern-5-5-5', fives],
    ] as const) {
      const heuristic = patternHeuristic(name, patterns);
      const limited = { maxNodes: 10_000 };
      for (const { tiles } of puzzles.slice(0, 20)) {
        const plain = searchDeepening(tiles, { ...limited, heuristic });
        const compiled = searchWithPatterns(patterns, tiles, limited);
        if (plain.kind === 'solved') expect(compiled).toEqual(plain);
        else expect(compiled.kind).toBe(plain.kind);
      }
    }
  });

  it('finds the same solution in every run', () => {
    const [first] = puzzles;
    const tiles = first?.tiles ?? [];
    expect(searchWithPatterns(sixes, tiles)).toEqual(searchWithPatterns(sixes, tiles));
  });

  it('proves that there is no solution of fewer moves', () => {
    const [first] = puzzles;
    const result = searchWithPatterns(sixes, first?.tiles ?? [], { below: first?.moves ?? 0 });
    expect(result).toMatchObject({ kind: 'gave-up', atLeast: first?.moves });
  });

  it('gives up when it is told to, and says how far it came', () => {
    const [first] = puzzles;
    const result = searchWithPatterns(sixes, first?.tiles ?? [], { maxNodes: 100 });
    expect(result.kind === 'gave-up' ? result.nodes : 0).toBeGreaterThan(100);
    expect(result.kind === 'gave-up' ? result.atLeast : 0).toBeGreaterThan(41);
  });

  it('needs no move for the goal, and finds nothing where there is nothing', () => {
    expect(searchWithPatterns(sixes, goal(4))).toMatchObject({ kind: 'solved', moves: '' });
    expect(searchWithPatterns(sixes, twin(goal(4)))).toEqual({ kind: 'unsolvable' });
  });

  it('ends while the tables are made, with a bound, and says how far they are', { tags: 'long' }, async () => {
    const parts: number[] = [];
    const watch = { tick: () => true, preparing: (_: string, part: number) => parts.push(part) };
    const tiles = puzzles[0]?.tiles ?? [];
    const result = await searchByName('pattern-7-8', tiles, { cacheDir: null, maxNodes: Infinity }, watch);
    expect(result).toEqual({ kind: 'gave-up', atLeast: 41, nodes: 0 });
    expect(parts).toHaveLength(1);
  });
});
