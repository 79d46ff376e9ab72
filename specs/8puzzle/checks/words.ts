import { defineWords } from '../../../harness/words/words.ts';

export const checkWords = defineWords('check', {
  randomBoards: 'random {size}',
  queueUsedTitle: 'the search uses a MinPQ or MaxPQ',
  queueCountsTitle: 'exactly 10 nodes enqueued and 5 dequeued on puzzle04',
  queuePrioritiesTitle: 'the priorities of dequeued nodes never decrease',
});
