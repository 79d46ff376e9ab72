/** Rules for compilers' messages, by language: the mistakes that this assignment invites. */
import type { CauseRule } from '../../../harness/contracts/language.ts';
import { causeMessages as words } from './messages.ts';

const rule = (codes: readonly string[], message: RegExp, cause: () => string): CauseRule => ({ codes, message, cause });

/** For every submission that uses the library. */
export const javaLibraryCauses: readonly CauseRule[] = [
  { codes: ['compiler.err.doesnt.exist'], cause: () => words.packageMissing() },
];

export const javaCauses: readonly CauseRule[] = [
  ...javaLibraryCauses,
  rule(['compiler.err.prob.found.req'], /cannot be converted to Iterable<Board>/u, words.boardsAreNoIterable),
  rule(
    ['compiler.err.name.clash*', 'compiler.err.method.does.not.override.superclass'],
    /equals\(Board\)/u,
    words.equalsOverrides,
  ),
  rule(['compiler.err.report.access'], / in Board$/u, words.privateInBoard),
  rule(['compiler.err.foreach.not.applicable.to.type'], /found: +Board/u, words.boardIsNoIterable),
  rule(
    ['compiler.warn.prob.found.req', 'compiler.warn.unchecked*'],
    /\bM(?:in|ax)PQ(?:<[^]*>)?\[\]/u,
    words.queueArray,
  ),
  rule(
    ['compiler.warn.unchecked*', 'compiler.warn.raw.class.use', 'compiler.warn.prob.found.req'],
    /\bM(?:in|ax)PQ\b/u,
    words.rawQueue,
  ),
  rule(['compiler.err.does.not.override.abstract'], /compareTo\(/u, words.compareTo),
];

/** For editions whose Board has no isSolvable(). */
export const javaWithTwin: readonly CauseRule[] = [
  rule(
    ['compiler.err.cant.resolve*'],
    /symbol:\s+method isSolvable\(\)[^]*of type Board|isSolvable\(\)[^]*class Board$/u,
    words.notSolvableInBoard,
  ),
];

export const typescriptCauses: readonly CauseRule[] = [
  rule(['module-unavailable'], /^module '(?:node:)?(?:fs|readline)(?:\/promises)?'/u, words.filesAndInput),
  rule(['module-unavailable'], /^module '[^'.][^']*(?:heap|queue)/iu, words.otherQueue),
  {
    codes: ['TS2571', 'TS18046', 'TS2339', 'TS2698'],
    message: /'y' is of type 'unknown'|on type 'unknown'|on type '\{\}'/u,
    // As the API calls the parameter of equals(): other objects without a type come out of collections.
    cause: (_, { excerpt }) => (/\by\b/u.test(excerpt) ? words.unknownArgument() : null),
  },
  rule(['TS2531', 'TS18047', 'TS18048', 'TS2532', 'TS18049'], /'[\w.]*prev\w*' is possibly/u, words.noPrevious),
  rule(['TS2341', 'TS18013'], /class 'Board'/u, words.privateInBoard),
  rule(['TS2488', 'TS2495'], /Type 'Board'/u, words.boardIsNoIterable),
];

export const typescriptWithTwin: readonly CauseRule[] = [
  rule(['TS2339', 'TS2551'], /'isSolvable' does not exist on type 'Board'/u, words.notSolvableInBoard),
];
