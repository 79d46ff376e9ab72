import { describe, expect, it } from 'vitest';
import { inLocale } from '../../../harness/messages/in-locale.ts';
import { makeLocale, type Translated } from '../../../harness/messages/messages.ts';
import type { CaseResult } from '../../../harness/contracts/report.ts';
import { aCase, aCheck } from '../../../harness/testing/reports/passed.ts';
import { judgedCase } from '../../../harness/engine/case-result.ts';
import { goal, type Tiles, twin } from '../../../reference/puzzle/tiles.ts';
import { judgeNeighbors } from '../judges/neighbors.ts';
import { judgeSolution } from '../judges/solution.ts';
import { absent, asking, collection } from '../testing/observed.ts';
import { randomBoardCases } from '../questions/random-boards.ts';
import type { Question } from '../questions/question.ts';
import { readModels } from './models.ts';
import { signsOf } from './signs.ts';

const random = (shrinks: number): CaseResult =>
  aCase('random', { verdict: 'failed', actual: '4', random: { seed: 1, path: '0', shrinks } });
const slow = aCase('slow', { verdict: 'timed-out' });

const signOf = (...cases: CaseResult[]): string | undefined =>
  signsOf([aCheck('a', { verdict: 'failed', cases })], { sameSeed: true, count: 25 })
    .get('a')
    ?.get('random');

describe('the sign of a random case', () => {
  it('is that of its answer', () => {
    expect(signOf(random(0))).toBe(signOf(random(2)));
  });

  it('is marked where nobody had time to make its input smaller', () => {
    expect(signOf(random(0), slow)).toBe(`~${signOf(random(0)) ?? ''}`);
    expect(signOf(random(2), slow)).toBe(signOf(random(2)));
  });
});

const silence = { head: '', tail: '', bytes: 0 };
const question: Question<Tiles> = { steps: [], row: () => ({}), judge: () => ({ passed: true }), reproduce: () => [] };

/** A wrong list of neighbors of a random board. */
const signsOfNeighbors = (): unknown => {
  const board = goal(3);
  const judgement = judgeNeighbors(asking, board, collection([board, twin(board)]));
  const [random] = randomBoardCases(question, [{ n: 3, count: 25 }]);
  const name = `${random?.name ?? ''} (25 boards)`;
  const one = judgedCase(name, judgement, { observations: [], out: silence, err: silence, reproduction: [] });
  return signsOf([aCheck('a', { verdict: 'failed', cases: [one] })], { sameSeed: true, count: 25 }).get('a');
};

it('are the same in every language of reports', () => {
  const texts: readonly (readonly [string, Translated])[] = [
    ['random-boards.randomBoards', '{size}, zufällig'],
    ['count.board', { one: 'ein Brett', other: '{count} Bretter' }],
    ['neighbors.list', '{boards}, nämlich {list}'],
  ];
  const signs = signsOfNeighbors();
  expect([...(signs as ReadonlyMap<string, string>).keys()]).toEqual(['random 3-by-3']);
  expect(inLocale(makeLocale('de', new Map(texts)), signsOfNeighbors)).toEqual(signs);
});

it('null among the boards of a solution is the sign of its models', () => {
  const seen = { ...collection([goal(3)]), each: { kind: 'each' as const, items: [[absent]] } };
  const judged = judgeSolution(asking, { tiles: goal(3), moves: 0 }, seen);
  const sign = signOf(aCase('random', { verdict: 'failed', actual: judged.passed ? null : judged.actual }));
  const models = readModels().all.filter(({ fault }) => fault === 'solution-has-null');
  const found = models.map(({ signs }) => [...(signs.get('solver-2b')?.values() ?? [])]);
  expect(found).toEqual(models.map(() => expect.arrayContaining([sign]) as string[]));
});
