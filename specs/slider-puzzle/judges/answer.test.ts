import { expect, it } from 'vitest';
import { goal } from '../../../reference/puzzle/tiles.ts';
import { judgeTwin } from '../checks/board/twin.ts';
import { booleanAnswer, noAnswer, numberAnswer, valueWords } from './answer.ts';
import { judgeNeighbors } from './neighbors.ts';
import { asking, thrown, value } from '../testing/observed.ts';
import { judgeSolution } from './solution.ts';

const promised = {
  call: { kind: 'object', type: 'Promise' },
  walk: thrown('TypeError', '[object Promise] is not iterable'),
  each: undefined,
} as const;

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
  ['Promise', 'The method is async'],
  ['Object', 'Return the answer itself'],
])('an object of type %s instead of a value is told by what gives it', (type, hint) => {
  const answer = booleanAnswer(asking, { kind: 'object', type }, true);
  expect(answer).toMatchObject({ judgement: { hint: expect.stringContaining(hint) as string } });
});

it('-0 is 0, which no caller tells apart from it', () => {
  const answer = numberAnswer(asking, { kind: 'value', value: '-0', type: 'number' }, '0');
  expect(answer).toEqual({ known: true, value: 0 });
});

it('NaN is told by what gives it', () => {
  const answer = numberAnswer(asking, { kind: 'value', value: 'NaN', type: 'number' }, '4');
  expect(answer).toMatchObject({ judgement: { hint: expect.stringContaining('Arithmetic with undefined') as string } });
});

it.each([
  ['solution()', judgeSolution(asking, { tiles: goal(3), moves: 0 }, promised)],
  ['solution() of a board without one', judgeSolution(asking, { tiles: goal(3), moves: null }, promised)],
  ['neighbors()', judgeNeighbors(asking, goal(3), promised)],
  ['twin()', judgeTwin(asking, goal(3), promised.call, value('[object Promise]'))],
])('a Promise that %s gives is told as such', (_, judged) => {
  expect(judged).toMatchObject({
    actual: 'an object of type Promise',
    hint: expect.stringContaining('The method is async') as string,
  });
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
