/**
 * Why checks failed, as far as a report tells: those with the same hint, the same exception at the same place or the same
 * check that took back their passes are one cause, and so is what was not run because of them. Each failed check belongs
 * to exactly one cause, so that the points of all causes and of what none explains add up to what the score lacks.
 */
import type { CaseResult, CheckResult, LostPoints, Report } from '../contracts/report.ts';
import { isFailure } from '../rubric/score.ts';
import { at, valueOf } from '../text/at.ts';

export interface Cause {
  /** What its cases share; `check`: nothing, the check stands alone. */
  readonly kind: 'exception' | 'taken-back' | 'hint' | 'check';
  /** The type of the exception, the id of the check that took back, the hint, or the check's title. */
  readonly text: string;
  /** Of an exception: where in the submitted code, `Stack.java:12`. */
  readonly place: string | null;
  /** The hint that all its cases have, where it is not the text itself; null when they have several, or none. */
  readonly hint: string | null;
  /** What its checks and what depends on them cost, all together; 0: nothing. */
  readonly points: number;
  /** The lines of the ledger that this is made of. */
  readonly lost: readonly LostPoints[];
  /** In the order of the report. */
  readonly checks: readonly CheckResult[];
  /** Checks that belong to another cause and have some cases of this one. */
  readonly also: readonly { readonly check: CheckResult; readonly cases: number }[];
  /** Not run because one of the checks failed. */
  readonly skipped: readonly CheckResult[];
}

export interface Causes {
  /** The dearest first; among equals the one of most checks, then the first. */
  readonly causes: readonly Cause[];
  /** Lines of the ledger that belong to no failed check. */
  readonly others: readonly LostPoints[];
}

/** Pure; takes time in proportion to the number of cases. */
export const causesOf = ({ checks, lost }: Pick<Report, 'checks' | 'lost'>): Causes => {
  const failed = checks.filter(isFailure).map(candidate);
  const sharing = countSharing(failed);
  const keys = new Map(failed.map((one) => [one.check.id, chosen(one, sharing)]));
  const roots = rootsOf(checks);
  const keyOf = (id: string): string | undefined => keys.get(roots.get(id) ?? id);
  const groups = Map.groupBy(failed, ({ check }) => valueOf(keys, check.id));
  const lines = Map.groupBy(lost, ({ check }) => keyOf(check));
  const skipped = Map.groupBy(
    checks.filter(({ verdict }) => verdict === 'skipped'),
    ({ id }) => keyOf(id),
  );
  const also = alsoOf(failed, keys);
  const causes = [...groups].map(([key, members]) => {
    const ledger = lines.get(key) ?? [];
    return {
      ...descriptionOf(key, members),
      hint: hintOf(key, members),
      points: sum(ledger),
      lost: ledger,
      checks: members.map(({ check }) => check),
      also: also.get(key) ?? [],
      skipped: skipped.get(key) ?? [],
    };
  });
  const dearest = (one: Cause, other: Cause): number =>
    other.points - one.points || other.checks.length - one.checks.length;
  return { causes: causes.toSorted(dearest), others: lines.get(undefined) ?? [] };
};

/** A failed check with the causes of its cases, and the cases of each. */
interface Candidate {
  readonly check: CheckResult;
  readonly own: ReadonlyMap<string, OwnCause>;
}

interface OwnCause {
  readonly description: Description;
  readonly cases: CaseResult[];
}

/** Its cases alone: a check that stands alone has those that name no cause. */
const hintOf = (key: string, members: readonly Candidate[]): string | null => {
  const cases = members.flatMap(({ own }) => own.get(key)?.cases ?? []);
  const [first, ...others] = new Set(cases.map(({ hint }) => hint));
  const kind = descriptionOf(key, members).kind;
  return kind === 'hint' || others.length > 0 ? null : (first ?? null);
};

type Description = Pick<Cause, 'kind' | 'text' | 'place'>;

const candidate = (check: CheckResult): Candidate => {
  const own = new Map<string, OwnCause>();
  for (const one of check.cases.filter(isFailure)) {
    const description = describe(one, check);
    const key = keyOfCheck(description, check);
    const known = own.get(key);
    if (known === undefined) own.set(key, { description, cases: [one] });
    else known.cases.push(one);
  }
  return { check, own };
};

const describe = (one: CaseResult, check: CheckResult): Description => {
  const [frame] = one.trace;
  const [found] = one.places;
  if (one.revokedBy !== null) return { kind: 'taken-back', text: one.revokedBy, place: null };
  if (frame !== undefined) {
    return {
      kind: 'exception',
      text: exceptionOf(one),
      place: found === undefined ? frame : `${found.path}:${found.line}`,
    };
  }
  if (one.hint !== null && one.hint !== '') return { kind: 'hint', text: one.hint, place: null };
  return alone(check);
};

const alone = ({ title }: CheckResult): Description => ({ kind: 'check', text: title, place: null });

const keyOfCheck = ({ kind, text, place }: Description, check: CheckResult): string =>
  kind === 'check' ? aloneKey(check) : JSON.stringify([kind, text, place]);

const aloneKey = ({ id }: CheckResult): string => JSON.stringify(['check', id]);

/** The type alone: messages of exceptions hold values, which differ from case to case. */
const exceptionOf = ({ places, actual, message }: CaseResult): string => {
  const told = places[0]?.message ?? actual ?? message ?? '';
  return /^[\w.$]+(?=:|\s|$)/.exec(told)?.[0] ?? at(told.split('\n', 1), 0);
};

const countSharing = (failed: readonly Candidate[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { own } of failed) for (const key of own.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** The cause of most of its cases. One that no other check has, and that explains a part alone, is none. */
const chosen = ({ check, own }: Candidate, sharing: ReadonlyMap<string, number>): string => {
  const [first] = [...own].toSorted(([, one], [, other]) => other.cases.length - one.cases.length);
  if (first === undefined) return aloneKey(check);
  const [key] = first;
  return own.size > 1 && sharing.get(key) === 1 ? aloneKey(check) : key;
};

const descriptionOf = (key: string, members: readonly Candidate[]): Description => {
  const { own, check } = at(members, 0);
  return own.get(key)?.description ?? alone(check);
};

const alsoOf = (
  failed: readonly Candidate[],
  keys: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly Cause['also'][number][]> => {
  const elsewhere = failed.flatMap(({ check, own }) =>
    [...own]
      .filter(([key]) => key !== keys.get(check.id))
      .map(([key, { cases }]) => ({ key, check, cases: cases.length })),
  );
  const groups = Map.groupBy(elsewhere, ({ key }) => key);
  return new Map([...groups].map(([key, all]) => [key, all.map(({ check, cases }) => ({ check, cases }))]));
};

/** For each check that was not run the one at the end of its dependencies. */
const rootsOf = (checks: readonly CheckResult[]): ReadonlyMap<string, string> => {
  const parents = new Map(checks.map(({ id, verdict, dependsOn }) => [id, verdict === 'skipped' ? dependsOn : null]));
  const roots = new Map<string, string>();
  for (const { id } of checks) {
    const path = new Set<string>();
    let last = id;
    for (let next: string | null = id; next !== null && !path.has(next); next = parents.get(next) ?? null) {
      path.add(next);
      last = roots.get(next) ?? next;
    }
    for (const one of path) roots.set(one, last);
  }
  return roots;
};

/** In whole hundredths, as the ledger has them. */
const sum = (lost: readonly LostPoints[]): number =>
  lost.reduce((total, { points }) => total + Math.round(points * 100), 0) / 100;
