import { expect, it } from 'vitest';
import { type ModelFile, modelsOf } from './models.ts';

const fileWith = (signs: Record<string, string>): ModelFile => ({
  ...{ seed: 1, randomInputs: 25, cases: { a: ['first', 'second'] } },
  models: [{ id: 'base/fault', fault: 'fault', signs }],
});

it('a model has a sign for each case of a check', () => {
  expect(modelsOf(fileWith({ a: '- f00d' })).all[0]?.signs.get('a')).toEqual(
    new Map([
      ['first', '-'],
      ['second', 'f00d'],
    ]),
  );
});

it.each([{ a: '-' }, { b: '- f00d' }])('a file that lacks signs, or cases, is refused: %j', (signs) => {
  expect(() => modelsOf(fileWith(signs))).toThrow(RangeError);
});
