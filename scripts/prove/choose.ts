/** Which of many are run: a part of them, or some, always the same ones. */
import { createHash } from 'node:crypto';
import type { Options } from './options.ts';

interface Named {
  readonly id: string;
}

/** Of the size that is asked for, each with the same chance, in the given order. */
export const choose = <T extends Named>(all: readonly T[], { sample, shard, match }: Options): T[] => {
  const matching = all.filter(({ id }) => id.includes(match));
  const drawn = new Set(
    matching
      .toSorted((a, b) => (numberOf(a.id) < numberOf(b.id) ? -1 : 1))
      .slice(0, Math.min(sample, matching.length))
      .filter((_, index) => index % shard.count === shard.index - 1),
  );
  return matching.filter((one) => drawn.has(one));
};

const numberOf = (id: string): string => createHash('sha256').update(id).digest('hex');
