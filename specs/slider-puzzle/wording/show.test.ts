import { describe, expect, it } from 'vitest';
import { goal } from '../../../reference/puzzle/tiles.ts';
import { toRows } from '../../../reference/puzzle/cells.ts';
import { describeBoard, inlineApart, shortenApart, steady } from './show.ts';

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
    [
      "class Board$$Lambda$27/0x00007f46df010428 cannot be cast to class java.util.Stack (Board$$Lambda$27/0x00007f46df010428 is in unnamed module of loader 'substitutes' @2d536c06; java.util.Stack is in module java.base of lo",
      'class Board$$Lambda cannot be cast to class java.util.Stack',
    ],
    ['Index 3 out of bounds for length 3', 'Index 3 out of bounds for length 3'],
    ['me@example.org', 'me@example.org'],
  ])('%s', (text, expected) => {
    expect(steady(text)).toBe(expected);
  });
});

describe('a board that is too big for a sentence', () => {
  it('has the article with which its size is read aloud', () => {
    const sizes = Array.from({ length: 122 }, (_, index) => index + 6);
    const withAn = sizes.filter((n) => describeBoard(goal(n)) === `an ${String(n)}-by-${String(n)} board`);
    expect(withAn).toEqual([8, 11, 18, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89]);
    expect(describeBoard(goal(127))).toBe('a 127-by-127 board');
  });
});

describe('two that differ', () => {
  it('are cut where they do', () => {
    const same = 'a'.repeat(1_000);
    const [one, other] = shortenApart(`${same}1${same}`, `${same}2`, 600);
    expect([one.slice(0, 102), one.length, other]).toEqual([`…${'a'.repeat(100)}1`, 602, `…${'a'.repeat(100)}2`]);
    expect(shortenApart(`1${same}`, '2', 600)).toEqual([`1${same.slice(0, 599)}…`, '2']);
  });

  it('as boards too big for a sentence show the row', () => {
    const changed = toRows(goal(7).flat().with(8, 0));
    expect(inlineApart(goal(7), changed)).toEqual(['row 2: 8 9 10 11 12 13 14', 'row 2: 8 0 10 11 12 13 14']);
    expect(inlineApart(goal(2), goal(2))).toEqual(['1 2 / 3 0', '1 2 / 3 0']);
  });
});
