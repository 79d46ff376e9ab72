/** How long the submission took in single checks, for formats that have a place for it. */
import type { Report } from '../../contracts/report.ts';
import type { Detail } from './fitting.ts';

/** What a check is written with besides its result: the seconds of all of them by id, and how much of it there is room for. */
export interface Around {
  readonly seconds: ReadonlyMap<string, number>;
  readonly detail: Detail;
}

/** Seconds by id of the check, where its table has them: in its first column of seconds. */
export const secondsOf = ({ tables }: Pick<Report, 'tables'>): ReadonlyMap<string, number> =>
  new Map(
    tables.flatMap(({ columns, rows }) => {
      const column = columns.findIndex(({ unit }) => unit === 'seconds');
      return rows.flatMap(({ check, cells }) => {
        const seconds = cells[column];
        return typeof seconds === 'number' && seconds >= 0 ? [[check, seconds] as const] : [];
      });
    }),
  );

/** Milliseconds since 1970; 0 when it cannot be read. */
export const instantOf = (text: string): number => Date.parse(text) || 0;

/** Whole milliseconds; 0 where nothing was measured, since the formats want a number. */
export const milliseconds = (seconds: number | undefined): number => Math.round((seconds ?? 0) * 1_000);
