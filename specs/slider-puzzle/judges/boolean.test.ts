import { describe, expect, it } from 'vitest';
import { aboutCode } from '../../../harness/messages/in-locale.ts';
import { judgeBoolean } from './boolean.ts';
import { asking, nothing, value } from '../testing/observed.ts';

const hintOf = (observed: Parameters<typeof judgeBoolean>[2]): unknown => {
  const judgement = judgeBoolean(asking, { expected: false, hint: 'the opposite' }, observed);
  return judgement.passed ? null : judgement.hint;
};

describe('judging true and false', () => {
  it.each([
    ['null', nothing],
    ['0', value(0)],
    ['an empty string', value('')],
  ])('tells of && where %s is returned', (_, observed) => {
    expect(aboutCode('typescript', () => hintOf(observed))).toContain('a && b gives a');
    expect(aboutCode('java', () => hintOf(observed))).not.toContain('undefined');
  });

  it('tells the cause of the opposite, and none of another value', () => {
    expect([hintOf(value(true)), hintOf(value(false)), hintOf(value('false'))]).toEqual([
      'the opposite',
      null,
      undefined,
    ]);
  });

  it('tells what is known of an exception, but not of a stack that overflows', () => {
    const thrown = (type: string, message: string): unknown => {
      const truth = { expected: false, hint: 'the opposite', whenThrown: 'sizes differ' };
      const judged = judgeBoolean(asking, truth, { kind: 'exception', type, message, frames: [] });
      return judged.passed ? null : judged.hint;
    };
    expect(thrown('TypeError', 'a is undefined')).toBe('sizes differ');
    expect(thrown('RangeError', 'Maximum call stack size exceeded')).toContain('keeps calling itself');
  });
});
