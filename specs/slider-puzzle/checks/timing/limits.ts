/** Counts against their limits: what the reference allows, and what the search tree allows. */
import { type AssessmentLimits, mostWithin } from '../../settings.ts';
import type { Measured } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { thousands } from '../../wording/show.ts';

const messages = defineMessages('timing.limit', {
  calls: { one: '{count} call of {method}', other: '{count} calls of {method}' },
  timesReference: '{calls} ({ratio} times the reference’s {reference})',
  noCall: 'no call of {method}',
  atMostCalls: 'at most {most}',
  orSoMany: '{limit} (or {most}, {why})',
  passing: '{method}: at most {limit} calls (reference {reference})',
  passingProvable:
    '{method}: at most {limit} calls (reference {reference}), or {most}, since some correct search needs that many',
  never: '{method}: no call',
  neverOr: '{method}: no call, or {most} in a Solver that finds by parity whether the board can be solved',
});

/** One count of one puzzle, with what it is held against. */
export interface Counted {
  /** Key in `Measured`; the others begin with it. */
  readonly id: string;
  /** `insert()`. */
  readonly words: string;
  readonly count: number;
  readonly reference: number;
  /** No correct search needs more; null where that is not known. */
  readonly most: number | null;
  /** Completes "or 20, ...". */
  readonly mostWhy: string;
}

/** `ref`: within the limit. `tree`: above it, but some correct search needs that many. `none`: above both. */
export type Rule = 'ref' | 'tree' | 'none';

export interface Held {
  readonly rule: Rule;
  readonly measured: Measured;
  /** The counts that are above all that is allowed, and what is allowed, in words. */
  readonly over: readonly { readonly id: string; readonly is: string; readonly allowed: string }[];
}

type Limits = Pick<AssessmentLimits, 'countFactor' | 'fairness'>;

/** Holds all counts of a row against their limits: one that is above them decides the row. */
export const hold = (counts: readonly Counted[], limits: Limits): Held => {
  const over = counts.filter((one) => ruleOf(one, limits) === 'none');
  const isWithin = counts.every((one) => ruleOf(one, limits) === 'ref');
  return {
    rule: over.length > 0 ? 'none' : isWithin ? 'ref' : 'tree',
    measured: Object.assign({}, ...counts.map((one) => measuredOf(one, limits))) as Measured,
    over: over.map((one) => ({ id: one.id, is: isWords(one), allowed: allowedWords(one, limits) })),
  };
};

/** The largest count that passes by the factor. */
const limitOf = ({ reference }: Pick<Counted, 'reference'>, { countFactor }: Limits): number =>
  mostWithin(reference * countFactor);

/** The largest count that passes at all. */
export const allowedOf = (one: Omit<Counted, 'count'>, limits: Limits): number =>
  Math.max(limitOf(one, limits), limits.fairness === 'provable' ? (one.most ?? 0) : 0);

const ruleOf = (one: Counted, limits: Limits): Rule => {
  if (one.count <= limitOf(one, limits)) return 'ref';
  return one.count <= allowedOf(one, limits) ? 'tree' : 'none';
};

const measuredOf = (one: Counted, limits: Limits): Measured => ({
  [one.id]: one.count,
  [`${one.id}Reference`]: one.reference,
  [`${one.id}Limit`]: limitOf(one, limits),
  [`${one.id}Ratio`]: one.reference === 0 ? null : one.count / one.reference,
  [`${one.id}Most`]: one.most,
});

const isWords = ({ count, words, reference }: Counted): string =>
  reference === 0
    ? calls(count, words)
    : messages.timesReference({
        calls: calls(count, words),
        ratio: (count / reference).toFixed(2),
        reference: thousands(reference),
      });

const allowedWords = (one: Counted, limits: Limits): string => {
  const [usual, most] = [limitOf(one, limits), allowedOf(one, limits)];
  const limit =
    usual === 0 ? messages.noCall({ method: one.words }) : messages.atMostCalls({ most: calls(usual, one.words) });
  return most > usual ? messages.orSoMany({ limit, most: thousands(most), why: one.mostWhy }) : limit;
};

/** `1,711 calls of insert()`. */
export const calls = (count: number, words: string): string => messages.calls({ count, method: words });

/** What passes, before anything is counted: `insert(): at most 1,711 calls (reference 931)`. */
export const passingWords = (one: Omit<Counted, 'count'>, limits: Limits): string => {
  const { words: method, reference } = one;
  const [limit, most] = [limitOf(one, limits), allowedOf(one, limits)];
  if (limit === 0) return most > 0 ? messages.neverOr({ method, most }) : messages.never({ method });
  return most > limit
    ? messages.passingProvable({ method, limit, reference, most })
    : messages.passing({ method, limit, reference });
};
