/** The two checks that speak of the build: does it compile, and does it have the prescribed API? */
import type { ApiFinding, BuildResult, Diagnostic } from '../contracts/language.ts';
import { sanitizeText } from '../text/sanitize.ts';
import type { CaseResult, CheckResult } from '../contracts/report.ts';
import { passedCase, placesAt } from './case-result.ts';
import { checkResult, skippedCheck } from './check-result.ts';
import { defineMessages } from '../messages/messages.ts';

const buildCheckMessages = defineMessages('buildCheck', {
  compilationTitle: 'The submission compiles',
  apiTitle: 'The classes have the prescribed API',
  notBuilt: '{class} could not be built: see the check "compilation".',
  aClass: 'a class {class}',
  noFile: 'no such file',
  compilerResult: 'a compiled program',
  doesNotCompile: 'The submission does not compile.',
  nothingThere: 'a class that does not compile',
  noSuchName: 'nothing with that name',
  none: 'none',
  fixFirst: 'Fix this error first, then compile again: it may cause the others.',
  warningCosts: 'In this course, compiler warnings also cost points.',
});

export const compilationCheck = {
  id: 'compilation',
  section: 'compilation',
  group: 'Compilation',
  get title() {
    return buildCheckMessages.compilationTitle();
  },
} as const;

export const apiCheck = {
  id: 'api',
  section: 'api',
  group: 'API',
  get title() {
    return buildCheckMessages.apiTitle();
  },
} as const;

interface Submitted {
  readonly build: BuildResult;
  /** Classes of the assignment. */
  readonly classes: readonly string[];
  /** By class that was not submitted, the reason in words. */
  readonly missing: ReadonlyMap<string, string>;
}

/** Classes that were submitted but not built, since they do not compile or are not exported; with the reason. */
export function brokenClasses({ build, classes, missing }: Submitted): ReadonlyMap<string, string> {
  const built = new Set(build.program?.entries.map((entry) => entry.class));
  const broken = classes.filter((name) => !built.has(name) && !missing.has(name));
  const told = (name: string): string | undefined =>
    build.api.find((one) => one.kind === 'missing' && one.expected?.endsWith(`class ${name}`) === true)?.message;
  return new Map(broken.map((name) => [name, told(name) ?? buildCheckMessages.notBuilt({ class: name })]));
}

/** Fails on errors, on a missing class and, when the course says so, on warnings. */
export function judgeCompilation(submitted: Submitted, warnings: 'fail' | 'allow'): CheckResult {
  const { build } = submitted;
  const counted = build.diagnostics.filter((one) => one.severity === 'error' || warnings === 'fail');
  const cases = [
    ...absentCases(submitted),
    ...(build.gaveUp === null
      ? []
      : [failed('compiler', build.gaveUp, buildCheckMessages.compilerResult(), buildCheckMessages.none())]),
    ...diagnosticCases(counted),
  ];
  const found = cases.length > 0 || build.program !== null ? cases : unbuilt(submitted);
  return checkResult(compilationCheck, found.length > 0 ? found : [passedCase(build.toolchain)]);
}

const absentCases = ({ missing }: Submitted): CaseResult[] =>
  [...missing].map(([name, reason]) =>
    failed(name, reason, buildCheckMessages.aClass({ class: name }), buildCheckMessages.noFile()),
  );

/** Files in which the compiler finds nothing to complain about may hold nothing at all. */
const unbuilt = (submitted: Submitted): CaseResult[] =>
  [...brokenClasses(submitted)].map(([name, reason]) =>
    failed(name, reason, buildCheckMessages.aClass({ class: name }), buildCheckMessages.nothingThere()),
  );

/** The error that the others may come of first; a sentence that several have is told once. */
function diagnosticCases(diagnostics: readonly Diagnostic[]): CaseResult[] {
  const ordered = [...diagnostics].sort((a, b) => Number(b.fixFirst ?? false) - Number(a.fixFirst ?? false));
  const told = new Set<string>();
  return ordered.map((one) => {
    const { cause, fixFirst = false, severity } = one;
    const hints = [
      ...(fixFirst ? [buildCheckMessages.fixFirst()] : []),
      ...(cause === undefined ? [] : [cause]),
      ...(severity === 'warning' ? [buildCheckMessages.warningCosts()] : []),
    ].filter((hint) => !told.has(hint));
    for (const hint of hints) told.add(hint);
    return diagnosticCase(one, hints);
  });
}

/** Characters of a line; what is said of a place behind them has none to point at. */
const mostOfExcerpt = 400;

function diagnosticCase(diagnostic: Diagnostic, hints: readonly string[]): CaseResult {
  const { path, line, column, excerpt } = diagnostic;
  const at = `${path}:${String(line)}:${String(column)}`;
  const isShown = excerpt.trim() !== '' && column <= mostOfExcerpt;
  return {
    ...failed(sanitizeText(at, 300), sanitizeText(diagnostic.message, 2_000, { multiline: true }), null, null),
    hint: hints.length === 0 ? null : sanitizeText(hints.join(' '), 1_000),
    places: placesAt({ ...diagnostic, level: diagnostic.severity }),
    reproduction: isShown
      ? [sanitizeText(excerpt.replaceAll('\t', ' '), mostOfExcerpt), `${' '.repeat(Math.max(0, column - 1))}^`]
      : [],
  };
}

/** All or nothing, with one case for each finding. Without a program there is no API to look at. */
export function judgeApi(submitted: Submitted): CheckResult {
  const { build, classes, missing } = submitted;
  if (build.program === null) return skippedCheck(apiCheck, buildCheckMessages.doesNotCompile(), compilationCheck.id);
  const broken = brokenClasses(submitted);
  const findings = build.api.filter((one) => !missing.has(one.class) && !broken.has(one.class));
  const flawed = new Set([...findings.map((one) => one.class), ...missing.keys(), ...broken.keys()]);
  const sound = classes.filter((name) => !flawed.has(name)).map((name) => passedCase(name));
  const cases = [...absentCases(submitted), ...unbuilt(submitted), ...findings.map(findingCase), ...sound];
  return checkResult(apiCheck, cases);
}

function findingCase(finding: ApiFinding): CaseResult {
  const { path, line, column } = finding;
  const where = line > 0 ? ` (${path}:${String(line)}:${String(column)})` : '';
  const name = sanitizeText(`${finding.class}: ${finding.expected ?? finding.found ?? finding.kind}`, 300);
  const found = finding.found === null ? buildCheckMessages.noSuchName() : sanitizeText(finding.found, 500);
  return {
    ...failed(name, sanitizeText(finding.message + where, 2_000), finding.expected, found),
    places: placesAt({ path, line, column, level: 'error', message: finding.message }),
  };
}

const failed = (name: string, message: string, expected: string | null, actual: string | null): CaseResult => ({
  ...passedCase(name),
  verdict: 'failed',
  message,
  expected,
  actual,
});
