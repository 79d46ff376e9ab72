import { expect, it } from 'vitest';
import { failed, passed } from '../questions/question-context.ts';
import { asking, counters, queue, value } from '../testing/observed.ts';
import { withoutSearch } from './queue.ts';

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
