/** A part of a class for one machine: by a hash of each student's key, so that nobody moves when another one comes. */
import { usageError } from '../../contracts/errors.ts';
import { sha256 } from '../../text/sha256.ts';

export interface Shard {
  /** 1 to `count`. */
  readonly index: number;
  readonly count: number;
}

export const inShard = (key: string, { index, count }: Shard): boolean =>
  Number.parseInt(sha256(key).slice(0, 8), 16) % count === index - 1;

/** `2/4`. @throws {GraderError} for anything else */
export const parseShard = (text: string): Shard => {
  const [, first = '', second = ''] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const [index, count] = [Number(first), Number(second)];
  if (index >= 1 && index <= count) return { index, count };
  throw usageError('wrong-shard', `"${text}" is no part of a class.`, {
    where: '--shard',
    remedy: 'Write the part and the number of parts: --shard 1/4',
  });
};
