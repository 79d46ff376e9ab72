/**
 * Why checks failed: faults that are proved, else what failed cases share (a hint, an exception at a place, the check that
 * took their passes back). What was not run, or failed only because something else did, is a consequence. Each check that did
 * not pass belongs to one cause at most, so that the points of all causes and of what none explains are what was lost.
 */
import type { Diagnosis } from '../contracts/prepare.ts';
import type { CaseResult, Cause, CheckResult, LostPoints, Report } from '../contracts/report.ts';
import { messageIdOf } from '../messages/message-id.ts';
import { isFailure } from '../contracts/is-failure.ts';
import { at, valueOf } from '../text/at.ts';
import { sumOf } from '../text/points.ts';
import {
  describing,
  type Description,
  descriptionOfCheck,
  hasEnded,
  hasErrors,
  isThrownAt,
  placeText,
  sharedHint,
} from './describe-cause.ts';
import { inOrder } from './cause-order.ts';

/** What the assignment knows of causes. */
export interface CauseFacts {
  readonly diagnoses: readonly Diagnosis[];
  /** Id of the failed check that another failed check follows from; null: it fails for itself. */
  readonly consequenceOf: (check: CheckResult, failed: readonly CheckResult[]) => string | null;
}

/** In the order in which they are told. Pure. */
export const findCauses = ({ checks, lost }: Pick<Report, 'checks' | 'lost'>, facts: CauseFacts): Cause[] => {
  const failed = checks.filter((check) => isFailure(check) && check.verdict !== 'grader-fault');
  const descriptions = describeAll(failed, facts.diagnoses, new Map(checks.map(({ id, title }) => [id, title])));
  const rootOf = rootsOf(checks, parentsOf(checks, failed, descriptions, facts));
  const within = checks.filter(({ id, verdict }) => verdict !== 'passed' && descriptions.has(rootOf(id)));
  const keyOf = (id: string): string => valueOf(descriptions, rootOf(id)).id;
  const points = pointsBy(lost, (id) => (descriptions.has(rootOf(id)) ? keyOf(id) : null));
  const causes = [...Map.groupBy(within, ({ id }) => keyOf(id))].map(([key, members]) => {
    const [own, others] = [
      members.filter(({ id }) => rootOf(id) === id),
      members.filter(({ id }) => rootOf(id) !== id),
    ];
    const { title, advice, proved } = valueOf(descriptions, at(own, 0).id);
    return {
      ...{ id: key, title, advice: advice ?? sharedHint(own, { id: key, title }), points: points.get(key) ?? 0 },
      ...{ checks: own.map(({ id }) => id), consequences: others.map(({ id }) => id), proved },
    };
  });
  return inOrder(causes, checks);
};

/** `said`: what its own cases share, also where more is known. */
type Known = Description & Pick<Cause, 'proved'> & { readonly said: string };

const describeAll = (
  failed: readonly CheckResult[],
  diagnoses: readonly Diagnosis[],
  titles: ReadonlyMap<string, string>,
): ReadonlyMap<string, Known> => {
  const describe = describing(failed, titles);
  const told = failed.map((check) => ({ check, ofCases: tellingCases(check).map((one) => describe(one, check)) }));
  const sharing = Map.groupBy(
    told.flatMap(({ ofCases }) => [...new Set(ofCases.map(({ id }) => id))]),
    (id) => id,
  );
  const shared = told.map(({ check, ofCases }) => ({
    check,
    said: commonest(check, ofCases, (id) => valueOf(sharing, id).length > 1),
  }));
  const all = shared.map(({ said }) => said);
  return new Map(shared.map(({ check, said }) => [check.id, knownOf(check, withAdvice(said, all), diagnoses)]));
};

/** A proved fault comes before what the cases say. */
const knownOf = (check: CheckResult, said: Description, diagnoses: readonly Diagnosis[]): Known => {
  const proved = diagnoses.find(({ checks }) => checks.includes(check.id));
  const { id, title, advice } = proved ?? said;
  return { id, title, advice, proved: proved !== undefined, said: said.id };
};

/** The same sentence with something to do, where another check has it. */
const withAdvice = (said: Description, all: readonly Description[]): Description =>
  said.advice === null ? (all.find(({ title, advice }) => title === said.title && advice !== null) ?? said) : said;

/** Those that came to an end, if there are any: the others only tell that it takes too long. */
const tellingCases = ({ cases }: CheckResult): CheckResult['cases'] => {
  const failed = cases.filter(isFailure);
  const ended = failed.filter(hasEnded);
  return ended.length > 0 ? ended : failed;
};

/**
 * The one of most of its cases. One that no other check has, and that explains a part alone, is none: then the check says what ought
 * to be, and its first case, which is the plainest, what to do.
 */
const commonest = (
  check: CheckResult,
  found: readonly Description[],
  isShared: (id: string) => boolean,
): Description => {
  const groups = [...Map.groupBy(found, ({ id }) => id).values()].toSorted((one, other) => other.length - one.length);
  const [[first] = []] = groups;
  if (first !== undefined && (groups.length === 1 || isShared(first.id))) return first;
  return { ...descriptionOfCheck(check), advice: tellingCases(check)[0]?.hint ?? null };
};

/** What each check that did not pass depends on, or follows from; or a proved one that says the same. */
const parentsOf = (
  checks: readonly CheckResult[],
  failed: readonly CheckResult[],
  descriptions: ReadonlyMap<string, Known>,
  { consequenceOf }: CauseFacts,
): ReadonlyMap<string, string | null> => {
  const broken = failed.find(({ section }) => section === 'compilation');
  const proved = provedBySaid(descriptions);
  const lacking = new Set(
    failed
      .filter((check) => broken !== undefined && lacksNamed(check, broken))
      .map(({ id }) => descriptions.get(id)?.said),
  );
  const parentOf = (check: CheckResult): string | null => {
    if (check.verdict === 'skipped') return check.dependsOn;
    const own = descriptions.get(check.id);
    if (own === undefined || own.proved) return null;
    const isOf = (errors: CheckResult): boolean =>
      lacking.has(own.said) || isThrownAt(own.said, placesOf(errors)) || restsOn(check, errors);
    if (broken !== undefined && check !== broken && isOf(broken)) return broken.id;
    // What did not fail is no cause: a course's function may name anything.
    const named = consequenceOf(check, failed) ?? '';
    return descriptions.has(named) ? named : (proved.get(own.said) ?? null);
  };
  return new Map(checks.map((check) => [check.id, parentOf(check)]));
};

/**
 * The check of a proved fault, by what it says. An exception that not all of the fault's checks throw may come of another one,
 * of which nothing is proved.
 */
const provedBySaid = (descriptions: ReadonlyMap<string, Known>): ReadonlyMap<string, string> => {
  const proved = [...descriptions].filter(([, one]) => one.proved);
  const isOfFault = ({ id, said }: Known): boolean =>
    !said.startsWith('exception/') || proved.every(([, other]) => other.id !== id || other.said === said);
  return new Map(proved.flatMap(([check, one]) => (isOfFault(one) ? [[one.said, check]] : [])));
};

/** Where the compiler found an error, in a language whose programs run all the same: what it only warns of may be thrown as well. */
const placesOf = (broken: CheckResult): ReadonlySet<string> =>
  new Set(hasErrors(broken) ? broken.cases.flatMap(({ places }) => places.map(placeText)) : []);

/** Does it throw for want of something that the compiler finds fault with by its name: `Node is not a constructor`? */
const lacksNamed = ({ cases }: CheckResult, broken: CheckResult): boolean => {
  const told = hasErrors(broken) ? broken.cases.filter(isFailure).map(({ message }) => message ?? '') : [];
  const isNamed = ({ trace, actual }: CaseResult): boolean => {
    const [, name] = /: (\w+) is not a \w+$/.exec(trace.length > 0 ? (actual ?? '') : '') ?? [];
    return name !== undefined && told.some((text) => text.includes(`'${name}'`));
  };
  return cases.some((one) => isFailure(one) && isNamed(one));
};

/** Does it only repeat what the compiler says, or that a class could not be built? */
const restsOn = (check: CheckResult, broken: CheckResult): boolean => {
  const told = broken.cases.filter(isFailure).flatMap(({ message }) => message ?? []);
  const repeats = ({ message, actual }: CaseResult): boolean =>
    messageIdOf(message ?? '') === notBuilt || told.some((text) => `${message ?? ''}\n${actual ?? ''}`.includes(text));
  return check.cases.filter(isFailure).every(repeats);
};

const notBuilt = 'buildCheck.notBuilt';

/** The one at the end of what a check depends on; where that leads in a circle, the one that was met twice. */
const rootsOf = (
  checks: readonly CheckResult[],
  parents: ReadonlyMap<string, string | null>,
): ((id: string) => string) => {
  const roots = new Map<string, string>();
  for (const { id } of checks) {
    const path = new Set<string>();
    let last = id;
    for (let next: string | null = id; next !== null; next = parents.get(next) ?? null) {
      last = roots.get(next) ?? next;
      if (roots.has(next) || path.has(next)) break;
      path.add(next);
    }
    for (const one of path) roots.set(one, last);
  }
  return (id) => roots.get(id) ?? id;
};

/** The sum of the lines of each key. */
export const pointsBy = <Key>(lost: readonly LostPoints[], keyOf: (check: string) => Key): ReadonlyMap<Key, number> =>
  new Map([...Map.groupBy(lost, ({ check }) => keyOf(check))].map(([key, all]) => [key, sumOf(all)]));
