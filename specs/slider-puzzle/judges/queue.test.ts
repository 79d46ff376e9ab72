import { expect, it } from 'vitest';
import { failed, passed } from '../questions/question-context.ts';
import { asking, counters, queue, thrown, value } from '../testing/observed.ts';
import { isCutShort, withoutSearch } from './queue.ts';

const judged = failed(asking, { message: 'wrong', expected: '1', actual: '0', hint: 'Use the queue.' });
const hintOf = (moves: number | null, answer: number, delMins: number): unknown => {
  const found = withoutSearch(judged, { moves }, value(answer), counters([queue({ inserts: 1, delMins })]));
  return 'hint' in found ? found.hint : null;
};

it('says nothing of the queue where the Solver gave up without one', () => {
  expect(hintOf(4, -1, 0)).toMatch(/moves\(\) answered -1/u);
  expect(withoutSearch(passed, { moves: 4 }, value(-1), counters([]))).toBe(passed);
});

it.each([
  ['it found a solution', 4, 4, 0],
  ['the queue was used', 4, -1, 3],
  ['there is no solution', null, -1, 0],
])('leaves the hint where %s', (_, moves, answer, inserts) => {
  expect(hintOf(moves, answer, inserts)).toBe('Use the queue.');
});

it.each([
  ['threw before the goal came out', 4, 1, true],
  ['threw after it', 4, 5, false],
  ['threw where there is no goal', null, 1, false],
])('knows half a search: moves() %s', (_, moves, delMins, cut) => {
  const counted = counters([queue({ inserts: 9, delMins })]);
  expect(isCutShort({ moves }, thrown('java.lang.ClassCastException'), counted)).toBe(cut);
  expect(isCutShort({ moves }, value(4), counted)).toBe(false);
  expect(isCutShort({ moves }, thrown('java.lang.ClassCastException'), counters([]))).toBe(false);
});
