import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Thrown } from '../contracts/protocol.ts';
import { placeOf, stackLines } from './stack-trace.ts';

const frames = ['Board.hamming', 'Board.distance', 'Solver.search', 'Solver.search', 'Solver.<init>'].map(
  (member, index) => ({ member, file: `${member.split('.')[0] ?? ''}.java`, line: 12 + index }),
);
const [hamming, distance, search, searchElsewhere, made] = [0, 1, 2, 3, 4] as const;
const [util, lang, ours] = [-1, -2, -3] as const;

const lines = (...stack: number[]): string[] =>
  stackLines({ kind: 'exception', type: 'E', message: '', frames, others: ['java.util', 'java.lang', ''], stack });

const times = <T>(count: number, ...items: T[]): T[] => Array.from({ length: count }, () => items).flat();

describe('a stack in lines', () => {
  it('has the own frames, innermost first', () => {
    expect(lines(hamming, made)).toEqual(['Board.hamming (Board.java:12)', 'Solver.<init> (Solver.java:16)']);
  });

  it('has what is between them folded', () => {
    expect(lines(util, util, util, hamming, util, lang, ours, ours, search)).toEqual([
      '(3 frames in java.util)',
      'Board.hamming (Board.java:12)',
      '(4 frames in java.util and others)',
      'Solver.search (Solver.java:14)',
    ]);
    expect(lines(ours, hamming)[0]).toBe('(1 frame in the grader’s classes)');
  });

  it('tells a method that calls itself once', () => {
    expect(lines(hamming, util, ...times(1_021, search), made)).toEqual([
      'Board.hamming (Board.java:12)',
      '(1 frame in java.util)',
      'Solver.search (Solver.java:14), 1,021 times',
      'Solver.<init> (Solver.java:16)',
    ]);
  });

  it('tells a round of several frames once', () => {
    expect(lines(...times(300, hamming, util, distance), made)).toEqual([
      'The next 3 frames, 300 times:',
      'Board.hamming (Board.java:12)',
      '(1 frame in java.util)',
      'Board.distance (Board.java:13)',
      'Solver.<init> (Solver.java:16)',
    ]);
  });

  it('says that a stack that was cut off goes on', () => {
    expect(lines(...times(512, hamming, distance))[0]).toBe('The next 2 frames, at least 512 times:');
    expect(lines(hamming, ...times(1_022, search), made)[1]).toBe('Solver.search (Solver.java:14), 1,022 times');
  });

  it('tells a method that calls itself in two places, in no order, with both lines', () => {
    const mixed = Array.from({ length: 200 }, (_, index) => (Math.sin(index * index) > 0 ? search : searchElsewhere));
    expect(lines(...mixed, made)).toEqual([
      'Solver.search (Solver.java:14, 15), 200 times',
      'Solver.<init> (Solver.java:16)',
    ]);
  });

  it('counts no calls of a stack that overflows as all of them', () => {
    const stack = times(340, search, lang).slice(0, -1);
    const others = ['', 'java.lang'];
    const overflow: Thrown = { kind: 'exception', type: 'StackOverflowError', message: '', frames, others, stack };
    expect(stackLines(overflow)[0]).toBe('The next 2 frames, at least 339 times:');
  });

  it.each([
    ['java.lang.StackOverflowError', 14],
    ['java.lang.NullPointerException', 12],
  ])('is put down to what is called within itself where it overflows: %s', (type, line) => {
    const stack = [hamming, ...times(200, searchElsewhere, lang, search), made];
    expect(
      placeOf({ kind: 'exception', type, message: '', frames, others: ['java.util', 'java.lang'], stack }),
    ).toMatchObject({
      line,
    });
  });

  it('is never long, whatever the order', () => {
    const anyStack = fc.array(fc.integer({ min: -16, max: 39 }), { maxLength: 1_024 });
    fc.assert(
      fc.property(anyStack, (stack) => {
        const thrown: Thrown = {
          kind: 'exception',
          type: 'E',
          message: '',
          frames,
          others: ['java.util', '\n'],
          stack,
        };
        const told = stackLines(thrown);
        expect(told.length).toBeLessThanOrEqual(20);
        expect(told.join('')).not.toContain('\n');
      }),
      { numRuns: 50 },
    );
  });
});
