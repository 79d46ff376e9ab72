/** How often the same search was run, as when moves() and solution() each search anew. */
import type { FormCounts } from '../../../../reference/oracle/counting/form-counts.ts';
import type { RawCounts } from './raw-counts.ts';

/** 1 unless the queues, or all counts, repeat what one search does. */
export const timesSearched = (raw: RawCounts, { reference }: FormCounts): number =>
  byQueues(raw) ?? byCounts(raw, reference) ?? 1;

/**
 * A search has one queue or two. Those of two searches do not agree in both counts by chance, if there are enough; but the two
 * of one search that takes turns may. Each search asks for twins as often as the others do, and for few.
 */
const byQueues = ({ queues, twin }: RawCounts): number | null => {
  const [first] = queues;
  if (first?.inserts === undefined || first.delMins < fewest) return null;
  const found = [1, 2].find((each) => {
    const times = queues.length / each;
    return times >= 2 && twin % times === 0 && twin <= mostTwins * times && repeats(queues, each);
  });
  return found === undefined ? null : queues.length / found;
};

const fewest = 10;
const mostTwins = 4;

const repeats = (queues: RawCounts['queues'], each: number): boolean =>
  queues.every(({ inserts, delMins }, index) => {
    const same = queues[index % each];
    return same?.inserts === inserts && same?.delMins === delMins;
  });

/** Where the queues are used again, or are not told apart: whole multiples of what the reference needs. */
const byCounts = (raw: RawCounts, reference: FormCounts['reference']): number | null => {
  const times = Math.round(raw.delMins / reference.delMins);
  const isWhole = (count: 'inserts' | 'delMins' | 'boards'): boolean =>
    Math.abs(raw[count] / reference[count] - times) <= nearly;
  return times >= 2 && times <= mostCalls && isWhole('inserts') && isWhole('delMins') && isWhole('boards')
    ? times
    : null;
};

const nearly = 0.01;
/** More often than this, no search is run by the calls of a check. */
const mostCalls = 6;
