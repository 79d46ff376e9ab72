import { describe, expect, it } from 'vitest';
import type { Case, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { java } from '../../../../harness/languages/java/index.ts';
import { manhattan } from '../../../../reference/puzzle/tiles.ts';
import { currentEdition } from '../../edition.ts';
import { object } from '../../testing/observed.ts';
import type { CheckContext } from '../context.ts';
import { hiddenPuzzles, hiddenSize, hiddenSizes, searchedSizes } from './hidden-boards.ts';
import { roughBytes, solverRule, type Method } from './rules.ts';
import { solverAfterUseCheck } from './solver-after-use.ts';
import { solverBeforeUseCheck } from './solver-before-use.ts';

const context: CheckContext = {
  puzzles: new Map(),
  seed: 1,
  language: 'java',
  notation: java.notation,
  edition: currentEdition,
  checkSet: 'extended',
};

type Size = Extract<Observation, { kind: 'size' }>;

const size = (method: Method, bytes: number): Size => ({
  kind: 'size',
  method,
  bytes,
  instances: 1,
  parts: null,
  types: [],
  shared: [],
  queues: null,
});

const judge = (one: Case | undefined, method: Method, bytes: number, more: Partial<Size> = {}): Judgement => {
  const prints = { head: '', tail: '', bytes: 0 };
  if (one?.kind !== 'fixed') throw new Error('no such case');
  const board = size(method, 160);
  return one.judge(
    [[object, object, object, board, { ...size(method, bytes), ...more }]],
    { out: prints, err: prints },
    [],
  );
};

describe('boards that nobody knows beforehand', () => {
  it('are hard enough for the queues to show, at every size and by every seed', () => {
    for (let seed = 0; seed < 20; seed++) {
      const puzzles = hiddenPuzzles([3, 4, 5], seed);
      expect(puzzles.map(({ tiles }) => tiles.length)).toEqual([3, 4, 5]);
      for (const { tiles, moves } of puzzles) expect(moves).toBeGreaterThanOrEqual(Math.max(20, manhattan(tiles)));
    }
  });

  it('differ with the seed, in size too', () => {
    expect(hiddenPuzzles([5], 1)).not.toEqual(hiddenPuzzles([5], 2));
    const drawn = new Set(Array.from({ length: 100 }, (_, seed) => hiddenSize(seed)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([...hiddenSizes]);
    const searched = new Set(Array.from({ length: 100 }, (_, seed) => hiddenSize(seed, searchedSizes)));
    expect([...searched].sort((a, b) => a - b)).toEqual([...searchedSizes]);
  });
});

describe('a Solver of such a board', () => {
  const [puzzle] = hiddenPuzzles([5], 7);
  const boards = (puzzle?.moves ?? 0) + 1;
  const check = solverBeforeUseCheck(context, 7);

  it.each<Method>(['model', 'growth'])('may take twice what a new one may, by %s', (method) => {
    const limit = Math.floor(2 * solverRule(method, boards, 160) + roughBytes[method]);
    for (const one of [check.cases.at(-3), check.cases.at(-1), solverAfterUseCheck(context, 7).cases.at(-1)]) {
      expect(judge(one, method, limit).passed).toBe(true);
      expect(judge(one, method, limit + 1).passed).toBe(false);
    }
  });

  it('is weighed before any question, and after each one alone that is not asked for the files', () => {
    expect(check.cases.map(({ name }) => name)).toEqual([
      'puzzle20.txt',
      'a random 3-by-3 board',
      'a random 4-by-4 board',
      'a random 5-by-5 board',
      'a random 5-by-5 board, isSolvable() alone',
      'a random 5-by-5 board, solution() alone',
    ]);
  });

  it('is the first one where objects are walked through, and what its classes made once is not held against it', () => {
    const random = check.cases.at(-3);
    const made = (one: Case | undefined) =>
      one?.kind === 'fixed' ? one.script.steps.flatMap((step) => (step.op === 'new' ? [step.as] : [])) : null;
    expect(made(random)).toEqual(['board']);
    const growing = solverBeforeUseCheck({ ...context, language: 'typescript' }, 7);
    expect(made(growing.cases.at(-3))).toEqual(['board', 'first']);
    expect(judge(random, 'model', 1, { outside: 5_000_000 })).not.toHaveProperty('measured.outside');
  });

  it('is not asked for isSolvable() where that is a method of Board', () => {
    const older = solverBeforeUseCheck({ ...context, edition: { ...currentEdition, solvableBy: 'Board' } }, 7);
    expect(older.cases.filter(({ name }) => name.includes('isSolvable'))).toEqual([]);
  });
});
