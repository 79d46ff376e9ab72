/** What is kept of a report. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CheckResult, Report } from '../../index.ts';
import { diagnose } from '../../specs/slider-puzzle/diagnosis/index.ts';
import { isDeath, isFinished } from './mutant.ts';

const value = z.union([z.number(), z.string(), z.boolean(), z.null()]);
const numbers = z.record(z.string(), value);

export const answer = z.strictObject({
  /** Could it be built and run at all? */
  runs: z.boolean(),
  /** Of the checks that were asked, without that of compilation: a warning tells nothing of a fault. */
  failing: z.array(z.string()),
  /** Ids of the checks that passed or failed: neither skipped nor ended by a limit of time or memory. */
  finished: z.array(z.string()),
  /** Null when the grading was ended early; so are all others. */
  score: z.number().nullable(),
  /** Passed and all, by group of the checks that are worth points. */
  groups: z.record(z.string(), z.tuple([z.int(), z.int()])),
  /** By check of memory and timing, of its first case: bytes, counts, limits. */
  measured: z.record(z.string(), numbers),
  /** A hash of the report without what is declared to be volatile and what was timed or weighed. */
  digest: z.string().nullable(),
  /** Ids of the faults that were named; null when the grading was ended early. */
  named: z.array(z.string()).nullable(),
});
export type Answer = z.infer<typeof answer>;

/** Of a grading that was ended as soon as enough was known. */
export const earlyAnswer = (failing: readonly string[], finished: readonly string[]): Answer => ({
  ...{ runs: true, failing: [...failing], finished: [...finished], score: null },
  ...{ groups: {}, measured: {}, digest: null, named: null },
});

/** @throws {Error} when a check ended with a fault of the grader */
export const answerOf = (report: Report): Answer => {
  const fault = report.checks.find(({ verdict }) => verdict === 'grader-fault');
  if (fault !== undefined) throw new Error(`The grader itself failed in ${fault.id}.`);
  const checks = report.checks.filter(({ id }) => id !== 'compilation');
  return {
    runs: report.gradable && report.checks.some(({ id, verdict }) => !own.has(id) && verdict !== 'skipped'),
    failing: checks.filter(({ verdict }) => isDeath(verdict)).map(({ id }) => id),
    finished: checks.filter(({ verdict }) => isFinished(verdict)).map(({ id }) => id),
    score: report.summary.score,
    groups: groupsOf(report),
    measured: measuredOf(report.checks),
    digest: digestOf(report),
    named: namedIn(report),
  };
};

const own: ReadonlySet<string> = new Set(['compilation', 'api']);

const groupsOf = ({ checks, scores }: Report): Answer['groups'] => {
  const weighty = new Set(scores.filter(({ weight }) => weight > 0).map(({ section }) => section));
  const groups: Answer['groups'] = {};
  for (const { section, group, verdict } of checks) {
    if (!weighty.has(section)) continue;
    const [passed, all] = groups[`${section}: ${group}`] ?? [0, 0];
    groups[`${section}: ${group}`] = [passed + (verdict === 'passed' ? 1 : 0), all + 1];
  }
  return groups;
};

const measuredOf = (checks: readonly CheckResult[]): Answer['measured'] => {
  const measured = checks.flatMap(({ id, section, cases: [first] }) => {
    const found = numbers.safeParse(first?.measured);
    return found.success && (section === 'memory' || section === 'timing') ? [[id, found.data] as const] : [];
  });
  return Object.fromEntries(measured);
};

const namedIn = ({ checks, seed }: Report): string[] =>
  seed === null ? [] : diagnose(checks, seed).map(({ id }) => id);

/** CPU time differs from run to run, and so does what Node's heap grows by. */
const isTimedOrWeighed = (id: string, language: string): boolean =>
  /^(timing-1|growth)/.test(id) || (language === 'typescript' && id.startsWith('memory'));

const digestOf = ({ volatile: _, ...report }: Report): string => {
  const isLeftOut = ({ id }: { id: string }): boolean => isTimedOrWeighed(id, report.language ?? '');
  const same = {
    ...report,
    tables: report.tables.filter((table) => !isLeftOut(table)),
    plots: report.plots.filter(({ checks }) => !checks.some((id) => isLeftOut({ id }))),
    checks: report.checks.map((check) => (isLeftOut(check) ? { id: check.id, verdict: check.verdict } : check)),
  };
  return createHash('sha256').update(JSON.stringify(same)).digest('hex');
};
