/** The ledger of lost points: one line a loss, summing up to what the score lacks of 100. */
import type { Report } from '../schema.ts';
import { fixed } from './summary.ts';
import { hanging, padEnd, padStart } from './wrap.ts';

export const ledgerLines = ({ lost, summary }: Report, width: number): string[] => {
  if (summary.score === null || lost.length === 0) return [];
  const points = lost.map((one) => `-${fixed(one.points)}`);
  const column = Math.max(...points.map((text) => text.length), 7);
  const checkColumn = Math.max(...lost.map(({ check }) => check.length)) + 2;
  const lines = lost.flatMap(({ check, reason }, index) =>
    hanging(`${padStart(points[index] ?? '', column)}  ${padEnd(check, checkColumn)}`, reason, width),
  );
  const total = lost.reduce((sum, one) => sum + one.points, 0);
  return [...lines, `${padStart(`-${fixed(total)}`, column)}  in all, which leaves ${fixed(summary.score)} of 100`];
};
