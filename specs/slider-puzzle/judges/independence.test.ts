import { describe, expect, it } from 'vitest';
import { absent, asking, thrown, value } from '../testing/observed.ts';
import { judgeIndependence } from './independence.ts';

describe('judging an object beside another', () => {
  it.each([
    [value(5), value(5)],
    [value('Board@1b6d3586'), value('Board@7852e922')],
  ])('accepts the same answer: %j', (alone, beside) => {
    expect(judgeIndependence(asking, alone, beside)).toEqual({ passed: true });
  });

  it('names what is shared when the answer changes', () => {
    const judgement = judgeIndependence(asking, value(5), value(7));
    expect(judgement).toMatchObject({ passed: false, expected: '5', actual: '7' });
    expect(judgement).toHaveProperty('hint', expect.stringContaining('static field'));
  });

  it('tells exceptions of either', () => {
    expect(judgeIndependence(asking, thrown('E'), value(5))).toHaveProperty(
      'message',
      expect.stringContaining('threw E'),
    );
    expect(judgeIndependence(asking, value(5), thrown('E'))).toMatchObject({ passed: false, expected: '5' });
    expect(judgeIndependence(asking, value(5), absent)).toMatchObject({ passed: false });
  });
});
