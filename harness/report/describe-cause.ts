/** What a failed case is to be explained by, as far as it says so itself. */
import type { CaseResult, Cause, CheckResult } from '../contracts/report.ts';
import { isFailure } from '../contracts/is-failure.ts';
import { messageIdOf } from '../messages/message-id.ts';
import { at } from '../text/at.ts';
import { reportMessages } from './messages/report.ts';
import { isOfBuild } from './sections.ts';
import { shownName } from './shown-name.ts';

export type Description = Pick<Cause, 'id' | 'title' | 'advice'>;

/** A hint says in its first sentence what is wrong, and then what to do. */
export const describe = (one: CaseResult, check: CheckResult, titles: ReadonlyMap<string, string>): Description => {
  if (one.revokedBy !== null) {
    return {
      id: `revoked/${one.revokedBy}`,
      title: reportMessages.revoked({ check: titles.get(one.revokedBy) ?? shownName(one.revokedBy) }),
      advice: null,
    };
  }
  const [frame] = one.trace;
  // A class that cannot be loaded throws something else at each place that needs it: its hint says the same everywhere.
  const isUnloaded = one.hint !== null && one.trace.some((line) => line.includes('<clinit>'));
  if (frame !== undefined && !isUnloaded) return thrown(one, frame);
  if (isOfBuild(check.section) || one.hint === null || one.hint === '') return descriptionOfCheck(check);
  const [, title = one.hint, advice = null] = /^([^]*?[.?!])\s+(?=\p{Lu})([^]*)$/u.exec(one.hint) ?? [];
  return { id: messageIdOf(one.hint), title, advice };
};

type Describing = (one: CaseResult, check: CheckResult) => Description;

/**
 * As `describe` does. A stack that overflows in a library shows no frame of the program: it is one with the only place at which the
 * same exception is put down to the same.
 */
export const describing = (failed: readonly CheckResult[], titles: ReadonlyMap<string, string>): Describing => {
  const all = failed.flatMap((check) => check.cases.filter(isFailure).map((one) => ({ one, check })));
  const known = Map.groupBy(
    all.filter(({ one }) => one.trace.length > 0),
    ({ one }) => thrownKey(one),
  );
  return (one, check) => {
    const isPlaceless = one.trace.length === 0 && one.places.length === 0 && one.hint !== null;
    const placed = isPlaceless ? (known.get(thrownKey(one)) ?? []) : [];
    const said = placed.map((other) => describe(other.one, other.check, titles));
    const [same] = said;
    return same !== undefined && said.every(({ id }) => id === same.id) ? same : describe(one, check, titles);
  };
};

const thrownKey = (one: CaseResult): string => `${exceptionOf(one)}\n${one.hint ?? ''}`;

/** Of one that stands alone. The title of a check says what ought to be. */
export const descriptionOfCheck = (check: CheckResult): Description => ({
  id: `check/${check.id}`,
  title: isOfBuild(check.section) ? buildTitle(check) : check.title,
  advice: null,
});

const buildTitle = (check: CheckResult): string => {
  if (check.section === 'api') return reportMessages.otherApi();
  if (!hasErrors(check)) return reportMessages.compilerWarns();
  const failed = check.cases.filter(isFailure);
  // A compiler finds something else than what was expected nowhere: that is a class which is not there, or no program.
  const lacking = failed.filter(({ expected }) => expected !== null);
  const isRefused = failed.some((one) => one.expected === null && isError(one));
  return isRefused ? reportMessages.notCompiled() : lacking.flatMap(({ message }) => message ?? []).join(' ');
};

/** Of the compiler; warnings, which a course may count as well, stand in the way of nothing. */
export const hasErrors = ({ section, cases }: CheckResult): boolean =>
  section === 'compilation' && cases.some((one) => isFailure(one) && isError(one));

const isError = ({ places }: CaseResult): boolean => places.every(({ level }) => level === 'error');

/** The hint that all their failed cases have that tell of this cause, where it is not the title itself; null when they have several, or none. */
export const sharedHint = (
  checks: readonly CheckResult[],
  { id, title }: Pick<Description, 'id' | 'title'>,
): string | null => {
  const failures = checks.flatMap((check) =>
    check.cases.filter(isFailure).map((one) => ({ one, said: describe(one, check, new Map()).id })),
  );
  const telling = failures.filter(({ said }) => said === id);
  const [first, ...others] = new Set((telling.length > 0 ? telling : failures).map(({ one }) => one.hint));
  return others.length > 0 || first === undefined || first === null || first.startsWith(title) ? null : first;
};

const thrown = (one: CaseResult, frame: string): Description => {
  const [found] = one.places;
  const place = found === undefined ? frame : placeText(found);
  const type = exceptionOf(one);
  // With the method, where the trace names it: `Stack.pop (Stack.java:31)`, `Path.find (Path.java:31, 35), 1,021 times`.
  const [named] = one.trace.filter((line) => line.includes(`(${place})`) || line.includes(`(${place},`));
  const where = named === undefined ? place : named.slice(0, named.indexOf(')', named.indexOf(`(${place}`)) + 1);
  const exception = type.slice(type.lastIndexOf('.') + 1);
  return { id: `exception/${type}@${place}`, title: reportMessages.thrown({ exception, place: where }), advice: null };
};

/** One that did not tells only that it takes too long. */
export const hasEnded = ({ verdict }: CaseResult): boolean => verdict !== 'timed-out' && verdict !== 'out-of-memory';

export const placeText = ({ path, line }: CaseResult['places'][number]): string => `${path}:${String(line)}`;

/** Is this the id of an exception that was thrown at one of these places? */
export const isThrownAt = (id: string, places: ReadonlySet<string>): boolean =>
  id.startsWith('exception/') && places.has(id.slice(id.lastIndexOf('@') + 1));

/** The type alone: messages of exceptions hold values, which differ from case to case. */
const exceptionOf = ({ places, actual, message }: CaseResult): string => {
  const told = places[0]?.message ?? actual ?? message ?? '';
  return /^[\w.$]+(?=:|\s|$)/.exec(told)?.[0] ?? at(told.split('\n', 1), 0);
};
