/** What cases showed, as short signs that can be compared from one program, and one language of programs or of reports, to another. */
import { createHash } from 'node:crypto';
import type { CaseResult, CheckResult, Verdict } from '../../../harness/contracts/report.ts';
import { inEnglish } from '../../../harness/messages/message-id.ts';

/** Of one case: one of these, or a hash of what it showed instead. */
export type Sign = string;

export const passed: Sign = '-';
/** It took too long, or too much memory: whether a slow program does depends on the machine. */
export const endless: Sign = '!';
/** It failed on a board so large that what it showed cannot be compared. */
export const tooLarge: Sign = '#';
/** Its turn never came, or it was not asked of both programs. */
export const unknown: Sign = '?';

/** Signs by name of the case. */
export type CheckSigns = ReadonlyMap<string, Sign>;

/** By id of the check. */
export type Signs = ReadonlyMap<string, CheckSigns>;

/** Which random inputs two programs were both given. */
export interface SharedInputs {
  /** False where the seeds differ: then no random case can be compared. */
  readonly sameSeed: boolean;
  /** The least number of inputs that each random case was given, in both. */
  readonly count: number;
}

export const signsOf = (results: readonly CheckResult[], shared: SharedInputs): Signs => {
  // After some that did not finish, no time is spent on making random inputs smaller.
  const isHasty = results.some(({ cases }) => cases.some(({ verdict }) => fixedSigns[verdict] === endless));
  const marked = (one: CaseResult): ((sign: Sign) => Sign) =>
    isHasty && one.verdict === 'failed' && one.random?.shrinks === 0 ? withMark : asItIs;
  return new Map(
    results.map(({ id, cases }) => [
      id,
      new Map(cases.flatMap((one) => namedSign(one, shared).map(([name, sign]) => [name, marked(one)(sign)]))),
    ]),
  );
};

const asItIs = (sign: Sign): Sign => sign;
const withMark = (sign: Sign): Sign => (/^\w/u.test(sign) ? `~${sign}` : sign);

/** Of a sign that was shown by an input which may not be the smallest: by another program, a smaller one may be. */
export const withoutMark = (sign: Sign): Sign => (sign.startsWith('~') ? sign.slice(1) : sign);

/** None of a random case that passed with inputs of its own: it tells nothing for a model, and nothing against it. */
const namedSign = (one: CaseResult, shared: SharedInputs): [name: string, sign: Sign][] => {
  if (isShared(one, shared)) return [[nameOf(one), signOf(one)]];
  return one.verdict === 'passed' ? [] : [[nameOf(one), unknown]];
};

/** How many inputs a random case was given ends its name; the course chooses the number. */
const inputs = / \([\d,]+ [^()]*\)$/u;

export const nameOf = ({ name }: Pick<CaseResult, 'name'>): string => inEnglish(name.replace(inputs, ''));

/** The first part of the path is the index of the input that failed first; it is shrunk from there. */
const isShared = ({ name, random }: CaseResult, { sameSeed, count }: SharedInputs): boolean =>
  !inputs.test(name) || (sameSeed && (random === null || Number.parseInt(random.path, 10) < count));

const fixedSigns: Readonly<Partial<Record<Verdict, Sign>>> = {
  passed,
  'timed-out': endless,
  'out-of-memory': endless,
};

/** Making a large random board smaller ends by time, at whichever board a machine has come to. */
const isCutShort = ({ name, random }: CaseResult): boolean => random !== null && /\d{3}-by-\d{3}/u.test(name);

const signOf = (one: CaseResult): Sign => {
  const { verdict, revokedBy, actual } = one;
  if (revokedBy !== null) return unknown;
  if (verdict === 'failed') return isCutShort(one) ? tooLarge : hashOf(inAnyLanguage(inEnglish(actual ?? 'nothing')));
  return fixedSigns[verdict] ?? unknown;
};

const hashOf = (text: string): Sign => createHash('sha256').update(text).digest('hex').slice(0, 6);

/**
 * What a program in any language shows. An exception has a type, a place and a message of its own in each program: only that there is
 * one can be compared. So it is with objects of a class, but for a Promise. Boards may be given in any order.
 */
const inAnyLanguage = (actual: string): string => {
  if (/^[\w.$]*(?:Error|Exception)\b/u.test(actual)) return 'exception';
  const [, count, boards] = /^(\d+ boards?: )(.*)$/su.exec(actual) ?? [];
  if (count !== undefined && boards !== undefined) return count + boards.split(', ').toSorted().join(', ');
  return actual.replace(/\bundefined\b/gu, 'null').replace(/^an object of type (?!Promise$).*$/u, 'an object');
};
