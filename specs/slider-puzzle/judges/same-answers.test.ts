import { describe, expect, it } from 'vitest';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { asking, collection, nothing, object, shown, thrown, value } from '../testing/observed.ts';
import { judgeKeptAnswer, judgeSameAnswers, type Call } from './same-answers.ts';

const call = (object: number, method: string, ...observations: (Observation | undefined)[]): Call => ({
  object,
  method,
  perObject: method === 'twin',
  hint: `hint for ${method}`,
  observations: observations.filter((one) => one !== undefined),
});

const a = [
  [0, 1],
  [2, 3],
];
const b = [
  [1, 0],
  [2, 3],
];
const boards = (...tiles: readonly (typeof a)[]): (Observation | undefined)[] => {
  const { call: called, walk, each } = collection(tiles);
  return [called, walk, each];
};

describe('judging that answers stay the same', () => {
  it('accepts the same answers, collections in any order', () => {
    const calls = [
      call(0, 'hamming', value(3)),
      call(0, 'neighbors', ...boards(a, b)),
      call(1, 'neighbors', ...boards(b, a)),
      call(1, 'hamming', value(3)),
      call(1, 'solution', nothing),
      call(1, 'solution', nothing),
    ];
    expect(judgeSameAnswers(asking, calls)).toEqual({ passed: true });
  });

  it('does not accept a solution that is turned around', () => {
    const solution = (...of: readonly (typeof a)[]): Call => ({
      ...call(0, 'solution', ...boards(...of)),
      perObject: true,
    });
    expect(judgeSameAnswers(asking, [solution(a, b), solution(a, b)])).toEqual({ passed: true });
    expect(judgeSameAnswers(asking, [solution(a, b), solution(b, a)])).toMatchObject({ actual: '1 0/2 3, 0 1/2 3' });
  });

  it('tells of what another method has to be called before', () => {
    const calls = [call(0, 'hamming', value(3)), call(0, 'manhattan', value(5)), call(1, 'manhattan', value(-1))];
    expect(judgeSameAnswers(asking, calls)).toMatchObject({
      hint: expect.stringContaining('when nothing was called before it') as string,
    });
  });

  it('shows long answers where they differ, and a number that is none without quotes', () => {
    const long = Array.from({ length: 200 }, () => a);
    const changed = [call(0, 'solution', ...boards(...long, a)), call(0, 'solution', ...boards(...long, b))];
    const judged = judgeSameAnswers(asking, changed);
    expect(judged).toMatchObject({ passed: false, expected: expect.stringMatching(/^….*0 1\/2 3$/) as string });
    expect(judged).toHaveProperty('actual', expect.stringMatching(/^….*1 0\/2 3$/));
    const noNumber: Observation = { kind: 'value', value: 'NaN', type: 'number' };
    expect(judgeSameAnswers(asking, [call(0, 'hamming', value(3)), call(0, 'hamming', noNumber)])).toMatchObject({
      actual: 'NaN',
    });
  });

  it('accepts another twin on another object', () => {
    expect(judgeSameAnswers(asking, [call(0, 'twin', object, shown(a)), call(1, 'twin', object, shown(b))])).toEqual({
      passed: true,
    });
  });

  it('retells the calls on the object whose answer changed', () => {
    const retell = (methods: readonly string[]): readonly string[] => [methods.join()];
    const changed = [call(0, 'hamming', value(3)), call(0, 'toString', value('x')), call(0, 'hamming', value(4))];
    expect(judgeSameAnswers(asking, changed, retell)).toHaveProperty('reproduction', ['hamming,toString,hamming']);
    const differing = [call(0, 'hamming', value(3)), call(1, 'hamming', value(4))];
    expect(judgeSameAnswers(asking, differing, retell)).toHaveProperty('reproduction', ['line']);
  });

  it('names the one method after which answers change in each order', () => {
    const asked = (object: number, ...named: (readonly [method: string, answer: number])[]): Call[] =>
      named.map(([method, answer]) => call(object, method, value(answer)));
    const rest = ['b', 'c', 'd', 'e'].map((method, index) => [method, index] as const);
    const calls = [
      ...asked(0, ['a', 1], ['twin', 9], ...rest, ['a', 2]),
      ...asked(1, ['b', 0], ['c', 1], ['twin', 9], ['a', 2]),
      ...asked(2, ['twin', 9], ['a', 2]),
    ];
    const judged = judgeSameAnswers(asking, calls, () => []);
    expect(judged).toMatchObject({
      message: expect.stringContaining('after a() and, most recently, twin(), b(), c(), d(), e(), it') as string,
      hint: expect.stringMatching(/^twin\(\) changes what is answered afterwards/) as string,
    });
    expect(judgeSameAnswers(asking, calls)).toHaveProperty('hint', 'hint for a');
  });

  it('tells of an exception where there was an answer in another order what is left behind', () => {
    const calls = [call(0, 'moves', value(3)), call(1, 'solution', ...boards(a)), call(1, 'moves', thrown('E'))];
    expect(judgeSameAnswers(asking, calls)).toMatchObject({
      message: expect.stringContaining('called after solution(), it gave a different one') as string,
      ...{ expected: '3', actual: expect.stringMatching(/^E at/) as string, hint: 'hint for moves' },
    });
  });

  it.each([
    [
      'a number that changes',
      [call(0, 'hamming', value(3)), call(0, 'twin', object, shown(a)), call(0, 'hamming', value(4))],
      'after hamming(), twin()',
    ],
    [
      'a number that changes when it is asked for often',
      [...Array.from({ length: 5 }, () => call(0, 'hamming', value(3))), call(0, 'hamming', value(4))],
      'after hamming() 5 times',
    ],
    [
      'a number that depends on the order',
      [call(0, 'hamming', value(3)), call(1, 'twin', object, shown(a)), call(1, 'hamming', value(4))],
      'after twin()',
    ],
    ['a random twin', [call(0, 'twin', object, shown(a)), call(0, 'twin', object, shown(b))], 'after twin()'],
    [
      'an emptied collection',
      [call(0, 'solution', ...boards(a, b)), call(0, 'solution', ...boards())],
      'after solution()',
    ],
    [
      'a call whose earlier one is not among the last',
      ['neighbors', 'a', 'b', 'c', 'd', 'neighbors'].map((method, index) => call(0, method, value(index))),
      'after neighbors() and, most recently, a(), b(), c(), d(), it gave',
    ],
    ['a method that throws', [call(0, 'hamming', thrown('E'))], 'threw E'],
    [
      'an exception while walking',
      [call(0, 'solution', object, thrown('E'), { kind: 'absent', handle: 'x' })],
      'threw E',
    ],
  ])('rejects %s', (_, calls, words) => {
    expect(judgeSameAnswers(asking, calls)).toHaveProperty('message', expect.stringContaining(words));
  });
});

it('an exception where there was an answer before is told as what was thrown', () => {
  const told = { earlier: ['equals(null)'], hint: 'why' };
  const judged = judgeKeptAnswer(asking, [[value(3)], [thrown('java.lang.NullPointerException')]], told);
  expect(judged).toMatchObject({ message: expect.stringContaining('ask() on the board threw') as string, hint: 'why' });
});
