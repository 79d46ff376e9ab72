/** Judges the counts of the one queue that this edition has: no twin is searched. */
import type { Judgement } from '../../../harness/engine/check.ts';
import type { Counters, SearchCounts } from '../../8puzzle/judges/queue.ts';
import { failed, passed, type Asking } from '../../8puzzle/words/asking.ts';
import { plural, thousands } from '../../8puzzle/words/show.ts';
import { fall2012Words } from '../words.ts';

/** One queue is filled while a board is solved. A goal board (`moves` is 0) may need none. */
export const judgeOneQueue = (asking: Asking, moves: number | null, counters: Counters): Judgement => {
  const used = counters.queues.filter(({ inserts }) => inserts > 0);
  if (used.length === 1 || (used.length === 0 && moves === 0)) return passed;
  return failed(asking, {
    message: fall2012Words.queuesFilled({ call: asking.call, on: asking.on, queues: plural(used.length, 'queue') }),
    expected: fall2012Words.oneQueue(),
    actual: plural(used.length, 'queue'),
    hint: used.length === 0 ? fall2012Words.keepNodesHint() : fall2012Words.noTwinHint(),
  });
};

/** All queues together have exactly these counts. */
export const judgeWholeCounts = (asking: Asking, exact: SearchCounts, counters: Counters): Judgement => {
  const sum = (value: 'inserts' | 'delMins'): number => counters.queues.reduce((all, queue) => all + queue[value], 0);
  const found = { inserts: sum('inserts'), delMins: sum('delMins') };
  if (found.inserts === exact.inserts && found.delMins === exact.delMins) return passed;
  return failed(asking, {
    message: fall2012Words.wrongCounts({ call: asking.call, on: asking.on, exact: words(exact), found: words(found) }),
    expected: words(exact),
    actual: words(found),
    hint: hintFor(found, exact),
  });
};

const words = (counts: SearchCounts): string =>
  fall2012Words.counts({ inserts: thousands(counts.inserts), delMins: thousands(counts.delMins) });

const hintFor = (found: SearchCounts, exact: SearchCounts): string => {
  if (found.inserts === 0) return fall2012Words.keepNodesHint();
  if (found.delMins === exact.delMins) {
    return found.inserts > exact.inserts ? fall2012Words.tooManyEnqueuedHint() : fall2012Words.tooFewEnqueuedHint();
  }
  return found.delMins < exact.delMins ? fall2012Words.endsEarlyHint() : fall2012Words.tooManyDequeuedHint();
};
