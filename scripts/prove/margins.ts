/** How near correct programs come to limits: measure by limit, of each row of memory and of counts. */
import type { LanguageId } from './mutant.ts';
import { groupBy } from './figures.ts';
import type { Loss } from './loss.ts';

export interface Margin {
  readonly language: LanguageId;
  /** `memory-board: bytes`. */
  readonly table: string;
  readonly rows: number;
  readonly least: number;
  readonly median: number;
  readonly largest: number;
  /** Where the largest is: a check and a program. */
  readonly where: string;
}

interface Ratio {
  readonly language: LanguageId;
  readonly table: string;
  readonly ratio: number;
  readonly where: string;
}

/** What a row has, and its limit. A row of counts that lies above the reference's limit has the provable one. */
const columns = [
  ...[['memory-board', 'bytes', 'limit'] as const, ['memory-solver', 'bytes', 'limit'] as const],
  ...[['memory-queue', 'bytes', 'limit'] as const, ['memory-queue', 'maxSize', 'maxLimit'] as const],
  ...[['timing-1', 'seconds', 'limit'] as const],
  ...[['timing-2', 'inserts', 'insertsLimit'] as const, ['timing-2', 'delMins', 'delMinsLimit'] as const],
  ...[['timing-4b', 'boards', 'boardsLimit'] as const, ['timing-4b', 'equals', 'equalsLimit'] as const],
  ['timing-4b', 'manhattan', 'manhattanLimit'] as const,
] as const;

export const marginsOf = (losses: readonly Loss[]): Margin[] => {
  const ratios = losses.filter(({ load }) => load === 0).flatMap(ratiosOf);
  return groupBy(ratios, ({ language, table }) => `${language} ${table}`).flatMap(([, group]) => {
    const sorted = group.toSorted((a, b) => a.ratio - b.ratio);
    const [first, middle, last] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    if (first === undefined || middle === undefined || last === undefined) return [];
    const { language, table, where } = last;
    return [
      { language, table, rows: sorted.length, least: first.ratio, median: middle.ratio, largest: last.ratio, where },
    ];
  });
};

const ratiosOf = ({ correct: { id, language }, measured }: Loss): Ratio[] =>
  Object.entries(measured).flatMap(([check, row]) =>
    columns.flatMap(([table, is, limit]) => {
      const ratio = Number(row[is] ?? Number.NaN) / Math.max(Number(row[limit]), Number(row[`${is}Most`] ?? 0));
      if (!check.startsWith(`${table}-`) || !Number.isFinite(ratio)) return [];
      return [{ language, table: `${table}: ${is}`, ratio, where: `${check}, ${id}` }];
    }),
  );
