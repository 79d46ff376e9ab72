import { expect, it } from 'vitest';
import { boardAtDistance } from '../../../../reference/oracle/distances.ts';
import { asking, counters, queue, value } from '../../testing/observed.ts';
import type { Observation } from '../../../../harness/contracts/protocol.ts';
import { judgeOrder } from './order.ts';
import { solvedRow } from '../../testing/integrity.ts';

const posed = [12, 14].map((moves) => ({ tiles: boardAtDistance(3, moves, 0), moves }));

const shownSearch = (delMins: number): { root: string; inserts: number; delMins: number } => ({
  root: '',
  inserts: 90,
  delMins,
});

/** `shown`: nodes that came out and showed their board, of 50; `late`: boards with a larger priority that were asked for their neighbors. */
const row = (
  moves: number,
  late: number,
  priorityDecreases: number | null,
  { twin = 0, shown = 0, mixed = 0, mixedShown = 0 } = {},
): Observation[] =>
  solvedRow(
    value(moves),
    counters([queue({ inserts: 90, delMins: 50, priorityDecreases, searches: [shownSearch(shown)] })], {
      'Board.neighbors() at 12': 40,
      'Board.neighbors() at 16': late,
      'Board.neighbors()': 40 + late,
      'Board.neighbors() out of order': mixed,
      'Board.neighbors() of shown decreasing': mixedShown,
      'Board.twin()': twin,
    }),
  );

it.each([
  ['that the nodes do not show, in their order', [row(12, 0, null), row(14, 0, null)]],
  ['of which some are of the twin’s search', [row(12, 39, null, { twin: 1 }), row(14, 39, null, { twin: 1 })]],
  [
    'that several nodes show, a few out of order',
    [12, 14].map((moves) => row(moves, 0, null, { shown: 50, mixedShown: 4 })),
  ],
  ['that several nodes show, a few too early', [row(12, 13, null, { shown: 50 }), row(14, 13, null, { shown: 50 })]],
  ['that the nodes show, which another check judges', [row(12, 9, 3), row(14, 9, 3)]],
  ['of which one is searched out of order', [row(12, 0, null, { mixed: 9 }), row(14, 0, null)]],
  ['that the nodes show, out of order', [12, 14].map((moves) => row(moves, 0, 3, { mixedShown: 9 }))],
  ['without the right answers', [row(20, 9, null), row(20, 9, null)]],
])('passes boards %s', (_, rows) => {
  expect(judgeOrder(asking, posed, rows)).toEqual({ passed: true });
});

it.each([
  ['a few that the nodes do not show', 9, [row(12, 7, null), row(14, 2, null)]],
  ['many that several nodes show', 14, [row(12, 14, null, { shown: 50 }), row(14, 0, null, { shown: 50 })]],
])('tells a person of boards that come too early, %s, and revokes nothing', (_, late, rows) => {
  const judgement = judgeOrder(asking, posed, rows);
  expect(judgement.passed || judgement.message).toMatch(
    new RegExp(`neighbors\\(\\) on ${String(late)} boards.*Nothing is revoked for that\\.$`, 'u'),
  );
  expect(judgement.measured).toBeUndefined();
});

it.each([
  ['not shown by the nodes', 4, [row(12, 0, null, { mixed: 1, twin: 1 }), row(14, 0, null, { mixed: 3, twin: 1 })]],
  ['beside others that the nodes show', 4, [row(12, 0, 0, { mixed: 1 }), row(14, 0, 0, { mixed: 3 })]],
  ['that come out of several queues', 2, [12, 14].map((moves) => row(moves, 0, 0, { mixedShown: 1 }))],
  ['shown by several nodes', 22, [12, 14].map((moves) => row(moves, 0, null, { shown: 50, mixed: 11 }))],
  ['shown before they are asked', 10, [12, 14].map((moves) => row(moves, 0, null, { shown: 50, mixedShown: 5 }))],
])('tells a person of boards in another order, %s, and revokes nothing', (_, times, rows) => {
  const judgement = judgeOrder(asking, posed, rows);
  expect(judgement.passed || judgement.message).toMatch(
    new RegExp(`decreased ${String(times)} times: .*Nothing is revoked for that\\.$`, 'u'),
  );
  expect(judgement.measured).toBeUndefined();
});
