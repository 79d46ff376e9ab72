import { describe, expect, it } from 'vitest';
import { steady } from './show.ts';

describe('texts that are the same in every run', () => {
  it.each([
    ['Board@1b6d3586', 'Board@…'],
    ['[[I@7852e922', '[[I@…'],
    [
      "class java.lang.String cannot be cast to class Board (java.lang.String is in module java.base of loader 'bootstrap'; Board is in unnamed module of loader 'subject' @21213b92)",
      'class java.lang.String cannot be cast to class Board',
    ],
    [
      'class A cannot be cast to class B (A and B are in unnamed module of loader probe.SubjectLoader @21213b92)',
      'class A cannot be cast to class B',
    ],
    ['Index 3 out of bounds for length 3', 'Index 3 out of bounds for length 3'],
    ['me@example.org', 'me@example.org'],
  ])('%s', (text, expected) => {
    expect(steady(text)).toBe(expected);
  });
});
