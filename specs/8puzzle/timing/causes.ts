/** Why the counts of a search are as high as they are, in sentences for the student. */
import { anyForm } from '../../../reference/counting/bounds.ts';
import type { RawCounts } from './raw-counts.ts';
import { shapeOf, type SearchShape } from './search-shape.ts';
import type { TimedCounts } from './timed-counts.ts';
import { causeWords } from './words/causes.ts';

/** The likely causes, most telling first; at least one. */
export const causesOf = (raw: RawCounts, counts: TimedCounts): readonly string[] => {
  if (raw.inserts === 0) return [causeWords.noQueue()];
  const shape = shapeOf(raw);
  const leftOut = leftOutWords[shape.leftOut];
  const found = [
    ...(leftOut === undefined ? [] : [leftOut()]),
    ...priorityWords(shape),
    ...(shape.repeatsNeighbors ? [causeWords.repeatsNeighbors()] : []),
    ...(shape.enqueuesTwice ? [causeWords.enqueuesTwice()] : []),
    ...(shape.testsWhenEnqueued ? [causeWords.testsWhenEnqueued()] : []),
  ];
  return found.length > 0 ? found : [orderWords(raw, counts)];
};

const leftOutWords: Readonly<Partial<Record<SearchShape['leftOut'], () => string>>> = {
  nothing: causeWords.missing,
  late: causeWords.late,
  'in-vain': causeWords.inVain,
  some: causeWords.some,
  more: causeWords.more,
};

const priorityWords = ({ priority, distancesPerNode }: SearchShape): string[] => {
  const calls = distancesPerNode.toFixed(distancesPerNode < 10 ? 1 : 0);
  if (priority === 'anew') {
    return [causeWords.notKept({ calls })];
  }
  if (priority !== 'hamming') return [];
  return [causeWords.hamming(), ...(distancesPerNode > 3.2 ? [causeWords.hammingNotKept({ calls })] : [])];
};

/** Nothing in the counts but their size: too many nodes, or the order of equal priorities. */
const orderWords = ({ delMins }: RawCounts, { bounds, reference }: TimedCounts): string => {
  if (bounds !== null && delMins > anyForm(bounds).delMins.most) {
    return causeWords.tooManyNodes();
  }
  return delMins > reference.delMins ? causeWords.costlyOrder() : causeWords.costlyNodes();
};
