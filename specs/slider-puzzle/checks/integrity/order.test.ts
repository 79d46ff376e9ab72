import { expect, it } from 'vitest';
import { boardAtDistance } from '../../../../reference/oracle/distances.ts';
import { asking, counters, object, queue, value } from '../../judges/observed.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { judgeOrder } from './order.ts';

const posed = [12, 14].map((moves) => ({ tiles: boardAtDistance(3, moves, 0), moves }));

/** `late`: boards with a larger priority that were asked for their neighbors. */
const row = (moves: number, late: number, priorityDecreases: number | null, twin = 0): Observation[] => [
  ...[object, object, value(moves)],
  counters([queue({ inserts: 90, delMins: 50, priorityDecreases })], {
    'Board.neighbors() at 12': 40,
    'Board.neighbors() at 16': late,
    'Board.twin()': twin,
  }),
];

it.each([
  ['that the nodes do not show, in their order', [row(12, 0, null), row(14, 0, null)]],
  ['of which some are of the twin’s search', [row(12, 39, null, 1), row(14, 39, null, 1)]],
  ['that the nodes show, which another check judges', [row(12, 9, 3), row(14, 9, 3)]],
  ['without the right answers', [row(20, 9, null), row(20, 9, null)]],
])('passes boards %s', (_, rows) => {
  expect(judgeOrder(asking, posed, rows)).toEqual({ passed: true });
});

it('tells a person of boards that the nodes do not show and that come too early, and revokes nothing', () => {
  const judgement = judgeOrder(asking, posed, [row(12, 7, null), row(14, 2, null)]);
  expect(judgement.passed || judgement.message).toMatch(/neighbors\(\) on 9 boards.*Nothing is revoked for that\.$/u);
  expect(judgement.measured).toBeUndefined();
});
