/**
 * The ledger of lost points, summing up to what the score lacks of 100: one line a loss, and one for all the rows of a
 * table together.
 */
import type { Report } from '../../contracts/report.ts';
import { isFailure } from '../../contracts/is-failure.ts';
import { shownName } from '../../report/shown-name.ts';
import { fixed, sumOf } from '../../text/points.ts';
import { hanging, padEnd, padStart } from '../../text/wrap.ts';
import { textMessages } from './messages.ts';
import { commonMessages } from '../common/messages.ts';
import { at } from '../../text/at.ts';

export const ledgerLines = ({ lost: all, summary, tables }: Report, width: number): string[] => {
  if (summary.score === null || all.length === 0) return [];
  const lost = byTable(all, tables).map((one) => ({ ...one, check: shownName(one.check) }));
  const points = lost.map((one) => `-${fixed(one.points)}`);
  const column = Math.max(...points.map((text) => text.length), 7);
  const checkColumn = Math.max(...lost.map(({ check }) => check.length)) + 2;
  const lines = lost.flatMap(({ check, reason }, index) =>
    hanging(`${padStart(at(points, index), column)}  ${padEnd(check, checkColumn)}`, reason, width),
  );
  return [
    ...lines,
    `${padStart(`-${fixed(sumOf(lost))}`, column)}  ${commonMessages.inAll({ score: fixed(summary.score) })}`,
  ];
};

const byTable = (lost: Report['lost'], tables: Report['tables']): Report['lost'] => {
  const tableOf = new Map(tables.flatMap((table) => table.rows.map(({ check }) => [check, table] as const)));
  const { own, notRun } = parted(lost);
  const groups = Map.groupBy(own, ({ check }) => tableOf.get(check)?.id ?? check);
  const together = [...groups].flatMap(([id, losses]) => {
    const table = tableOf.get(at(losses, 0).check);
    if (table === undefined || losses.length === 1) return losses;
    const lostBy = new Set(losses.map(({ check }) => check));
    const failed = String(table.rows.filter((row) => lostBy.has(row.check) && isFailure(row)).length);
    const rows = String(table.rows.length);
    return [
      {
        check: `${id}-*`,
        points: sumOf(losses),
        reason: textMessages.rowsFailed({ table: table.title, failed, rows }),
      },
    ];
  });
  return [...together, ...notRun];
};

/** The line of a check itself is the first of its lines; others tell what was not run because of it. */
const parted = (lost: Report['lost']): { readonly own: Report['lost']; readonly notRun: Report['lost'] } => {
  const first = new Set(new Map(lost.toReversed().map((line) => [line.check, line])).values());
  return { own: lost.filter((line) => first.has(line)), notRun: lost.filter((line) => !first.has(line)) };
};
