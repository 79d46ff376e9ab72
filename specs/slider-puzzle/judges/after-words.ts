/** The calls after which an answer was another one, in words. */
import { defineMessages } from '../../../harness/messages/messages.ts';

const messages = defineMessages('same-answers', {
  firstOnNewObject: 'first on a new object',
  afterCalls: 'after {calls}',
  afterOwnCall: 'after {own} and, most recently, {calls}',
  times: '{call} {count} times',
});

/**
 * The last four, or all since the culprit; and the call itself where it was made before these: what it leaves behind may be the
 * cause.
 */
export const afterWords = (earlier: readonly string[], own: string, culprit?: string): string => {
  if (earlier.length === 0) return messages.firstOnNewObject();
  const runs = runsOf(earlier);
  const lastCulprit = runs.findLastIndex(({ call }) => call === culprit);
  const fourth = Math.max(0, runs.length - 4);
  const last = runs.slice(lastCulprit < 0 ? fourth : Math.min(lastCulprit, fourth));
  const calls = last.map(({ call, count }) => (count === 1 ? call : messages.times({ call, count }))).join(', ');
  const isCut = earlier.includes(own) && !last.some(({ call }) => call === own);
  return isCut ? messages.afterOwnCall({ own, calls }) : messages.afterCalls({ calls });
};

/** Those that follow each other are counted. */
const runsOf = (calls: readonly string[]): readonly { readonly call: string; readonly count: number }[] => {
  const runs: { readonly call: string; count: number }[] = [];
  for (const call of calls) {
    const last = runs.at(-1);
    if (last?.call === call) last.count += 1;
    else runs.push({ call, count: 1 });
  }
  return runs;
};
