/** Looks at queued keys: which board they hold, and whether they changed in the queue. */
import { boards } from './boards.ts';
import { fieldsOf, fieldWhere } from './fields.ts';

/**
 * The substitute Board in a key: itself, one of its fields, or a field of one of its fields; null if there is none. Of
 * several in one node (its own and its predecessor's) the one that is further from the start.
 */
export const boardIn = (key: unknown): unknown => {
  const { depth } = boards.access;
  if (depth(key) >= 0) return key;
  const direct = fieldWhere(key, depth);
  if (direct !== null) return direct;
  for (const [, value] of fieldsOf(key)) {
    const nested = fieldWhere(value, depth);
    if (nested !== null) return nested;
  }
  return null;
};

/** Keys in a queue, as they were when they were inserted. */
export class QueuedKeys {
  readonly #prints = new Map<unknown, ReadonlyMap<string, unknown>>();
  /** What each field had in all keys; `VARIES` where that was not the same. */
  readonly #common = new Map<string, unknown>();

  inserted(key: unknown): void {
    const print = new Map(fieldsOf(key));
    this.#prints.set(key, print);
    for (const [name, value] of print) {
      const isSame = !this.#common.has(name) || Object.is(this.#common.get(name), value);
      this.#common.set(name, isSame ? value : VARIES);
    }
  }

  /** Has it changed in the queue? */
  removed(key: unknown): boolean {
    const before = this.#prints.get(key) ?? [];
    this.#prints.delete(key);
    const after = new Map(fieldsOf(key));
    return [...before].some(([name, value]) => {
      const now = after.get(name);
      return !Object.is(value, now) && !isFilled(value, now) && !this.#isCommonSign(name, value);
    });
  }

  cleared(): void {
    this.#prints.clear();
  }

  /** A number or a truth value that is the same in all keys orders none: it stands for one that is not known yet. */
  #isCommonSign(name: string, value: unknown): boolean {
    return signs.has(typeof value) && Object.is(this.#common.get(name), value);
  }
}

const VARIES = Symbol();
const signs: ReadonlySet<string> = new Set(['number', 'bigint', 'boolean']);

/**
 * A cache that is filled changes nothing, nor does letting go of something. What was of another type before, such as a symbol
 * or a function, only stood for the value.
 */
const isFilled = (before: unknown, after: unknown): boolean =>
  unset.has(before) || after === null || typeof before !== typeof after;

/** What stands for nothing, since no key has it: the least and the greatest numbers of a kind, too. */
const unset: ReadonlySet<unknown> = new Set([
  ...[undefined, null, false, '', 0, -1, NaN, Infinity, -Infinity, -(2 ** 31), 2 ** 31 - 1],
  ...[Number.MIN_VALUE, Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
]);
