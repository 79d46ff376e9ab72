import { expect, it } from 'vitest';
import { notation } from '../../../../harness/languages/typescript/notation.ts';
import { currentEdition } from '../../edition.ts';
import { judging, RightBoard, rightClasses } from '../../testing/simulation.ts';
import { equalsContractCheck } from './equals-contract.ts';

it.each([
  [false, '== and === only test'],
  [true, 'The boards differ'],
])('equals() that is always %s is told why it is wrong for boards', (answer, hint) => {
  class Board extends RightBoard {
    override equals(): boolean {
      return answer;
    }
  }
  const context = { puzzles: new Map(), seed: 1, language: 'typescript', notation, edition: currentEdition } as const;
  const check = equalsContractCheck({ ...context, checkSet: 'extended' });
  const told = [...judging(check, { ...rightClasses, Board })].map((one) => (one.passed ? null : one.hint));
  expect(told.filter((one) => one?.includes('boards'))).not.toEqual([]);
  for (const one of told.filter((one) => one?.includes('boards'))) expect(one).toContain(hint);
});
