import { describe, expect, it } from 'vitest';
import { segmentsOf } from './line-marks.ts';

const stretch = (from: readonly [number, number], to: readonly [number, number]) => ({
  path: 'A.java',
  from: { line: from[0], column: from[1] },
  to: { line: to[0], column: to[1] },
});

describe('the segments of a file', () => {
  it('mark a part from its first character to its last, without the indentation between', () => {
    const text = 'int a;\n  int b;\n  int c;\n';
    expect(segmentsOf(text, [{ part: 4, stretch: stretch([1, 5], [2, 6]) }])).toEqual([
      [
        { text: 'int ', part: null, isFirst: false },
        { text: 'a;', part: 4, isFirst: true },
      ],
      [
        { text: '  ', part: null, isFirst: false },
        { text: 'int', part: 4, isFirst: false },
        { text: ' b;', part: null, isFirst: false },
      ],
      [{ text: '  int c;', part: null, isFirst: false }],
    ]);
  });

  it('have two parts in one line', () => {
    const parts = [
      { part: 2, stretch: stretch([1, 4], [1, 6]) },
      { part: 1, stretch: stretch([1, 1], [1, 3]) },
    ];
    expect(segmentsOf('aabbcc', parts)[0]?.map(({ text, part }) => `${text}${part ?? ''}`)).toEqual([
      'aa1',
      'b',
      'bc2',
      'c',
    ]);
  });

  it('make up the text, whatever the parts are', () => {
    const text = 'one\r\n\ttwo\n\nthree';
    const parts = [
      { part: 1, stretch: stretch([1, 2], [9, 9]) },
      { part: 2, stretch: stretch([2, 1], [2, 99]) },
    ];
    const lines = segmentsOf(text, parts).map((line) => line.map((segment) => segment.text).join(''));
    expect(lines).toEqual(['one', '\ttwo', '', 'three']);
  });
});
