import { describe, expect, it } from 'vitest';
import type { Observation } from '../../../harness/contracts/protocol.ts';
import { asking, thrown } from '../testing/observed.ts';
import { judgeRefusal, refusalIn } from './refusal.ts';

const refused = { ...refusalIn('java'), argument: 'null', whenMade: 'made', whenOther: 'used before it is tested' };

describe('judging what a constructor throws', () => {
  it('accepts the prescribed exception, and in TypeScript any', () => {
    expect(judgeRefusal(asking, refused, thrown('java.lang.IllegalArgumentException'))).toEqual({ passed: true });
    const any = { ...refused, ...refusalIn('typescript') };
    expect(judgeRefusal(asking, any, thrown('MyError'))).toEqual({ passed: true });
  });

  it('accepts a class of the program that extends the prescribed one, and no other', () => {
    const own: Observation = {
      ...{ kind: 'exception', type: 'Solver$NoBoard', message: '', frames: [] },
      base: 'java.lang.IllegalArgumentException',
    };
    expect(judgeRefusal(asking, refused, own)).toEqual({ passed: true });
    expect(judgeRefusal(asking, refused, { ...own, base: 'java.lang.RuntimeException' })).toHaveProperty(
      'passed',
      false,
    );
  });

  it.each([
    [
      'java.lang.NullPointerException',
      'Cannot invoke "Board.twin()" because "initial" is null',
      'used before it is tested',
    ],
    ['java.lang.NullPointerException', '', 'throw an IllegalArgumentException itself'],
    ['java.lang.StackOverflowError', '', 'keeps calling itself'],
    ['java.lang.NoSuchMethodError', "'int Board.cost()'", 'grader’s Board'],
    ['java.util.IllegalFormatFlagsException', '', 'throw an IllegalArgumentException itself'],
    ['Solver$NoBoardException', '', 'throw an IllegalArgumentException itself'],
  ])('tells an accident from another exception that was thrown on purpose: %s %s', (type, message, words) => {
    expect(judgeRefusal(asking, refused, thrown(type, message))).toHaveProperty('hint', expect.stringContaining(words));
  });

  it('leaves open why a library throws it for null, unless that was told what to say', () => {
    const ofQueue = {
      ...thrown('java.lang.NullPointerException'),
      others: ['java.util'],
      stack: [-1, 0],
    } as Observation;
    const open = expect.stringContaining('refused by a method of a library') as string;
    expect(judgeRefusal(asking, refused, ofQueue)).toHaveProperty('hint', open);
    const ofObjects = { ...ofQueue, message: 'no board' };
    const hint = expect.stringContaining('throw an IllegalArgumentException itself') as string;
    expect(judgeRefusal(asking, refused, ofObjects)).toHaveProperty('hint', hint);
  });
});
