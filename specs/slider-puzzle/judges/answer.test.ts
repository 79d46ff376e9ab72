import { expect, it } from 'vitest';
import { noAnswer, valueWords } from './answer.ts';
import { asking } from '../testing/observed.ts';

it.each([
  ['null', 'It says `return null`'],
  ['undefined', 'It ends without `return`'],
])('an answer of %s is told by what gives it', (type, hint) => {
  const { judgement } = noAnswer(asking, { kind: 'value', value: null, type }, 'a board');
  expect(judgement).toMatchObject({ actual: type, hint: expect.stringContaining(hint) as string });
});

it('an answer of a method that is void is told by its type', () => {
  const { judgement } = noAnswer(asking, { kind: 'value', value: null, type: 'void' }, '3');
  expect(judgement).toMatchObject({ hint: expect.stringContaining('is declared as void') as string });
});

it.each([
  ['NaN', 'number', 'NaN'],
  ['NaN', 'double', 'NaN'],
  ['9223372036854775807', 'java.lang.Long', '9223372036854775807'],
  ['5', 'char', 'the character "5"'],
  ['5', 'bigint', 'the bigint 5n'],
  ['5', 'java.lang.String', 'the string "5"'],
])('what comes as the text %s of type %s is told as what it is', (value, type, words) => {
  expect(valueWords({ kind: 'value', value, type })).toBe(words);
});
