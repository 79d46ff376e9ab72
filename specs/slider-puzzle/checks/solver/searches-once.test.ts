import { describe, expect, it } from 'vitest';
import { notation } from '../../../../harness/languages/java/notation.ts';
import { currentEdition } from '../../edition.ts';
import { counters, object, queue } from '../../testing/observed.ts';
import { searchesOnceCase } from './searches-once.ts';

const context = {
  ...{ puzzles: new Map(), seed: 1, language: 'java', notation, edition: currentEdition },
  checkSet: 'extended',
} as const;
const nothing = { head: '', tail: '', bytes: 0 };

/** What is judged of removals from queues: those until all methods have answered, then those of each one of them. */
const judged = (...removals: readonly number[]) => {
  const one = searchesOnceCase(context);
  const left = [...removals];
  const row = one.script.steps.map(({ op }) =>
    op === 'counters' ? counters([queue({ delMins: left.shift() ?? 0 })]) : object,
  );
  return one.judge([row, row], { out: nothing, err: nothing }, []);
};

describe('a Solver of which all is asked twice', () => {
  it('may sort its way by a queue in each call', () => {
    expect(judged(150, 0, 0, 21)).toEqual({ passed: true });
  });

  it.each([
    ['isSolvable()', [850, 850, 0, 0]],
    ['moves()', [850, 0, 850, 0]],
    ['solution()', [150, 0, 0, 150]],
  ])('searches again in %s', (method, removals) => {
    expect(judged(...removals)).toMatchObject({
      message: expect.stringContaining(`${method} on`) as string,
      reproduction: [
        'int[][] tiles = {{1, 6, 4}, {7, 0, 8}, {2, 3, 5}};',
        'Solver solver = new Solver(new Board(tiles));',
        `// call isSolvable(), moves(), solution(), and ${method} again`,
      ],
    });
  });

  it('searches again, however often it has searched before', () => {
    expect(judged(4 * 850, 850, 850, 850)).toMatchObject({ passed: false });
  });
});
