/** Rows of growing difficulty in one warm process; each case is answered by some of the rows. */
import type { Script } from '../contracts/protocol.ts';
import type { ScriptOutcome, Subject } from '../contracts/subject.ts';
import type { CaseResult } from '../contracts/report.ts';
import type { Budget } from './budget.ts';
import { faultCase, incompleteCase, judgedCase, skippedCase, unreachedCase } from './case-result.ts';
import type { MeasuredRow, Series, SeriesCase } from '../contracts/check.ts';
import { type IncompleteOutcome, isOwnEnd } from './outcome-text.ts';
import type { SubjectPool } from './subject-pool.ts';
import { caseMessages } from './messages/cases.ts';
import { at } from '../text/at.ts';

export interface SeriesContext {
  /** Subjects for long work. */
  readonly long: SubjectPool;
  /** Of the whole grading; series have a part of it. */
  readonly budget: Budget;
  readonly series: Map<Series, Promise<SeriesResult>>;
  /** Waits for its turn among all that runs at once. */
  limit<T>(work: () => Promise<T>): Promise<T>;
}

/** What became of one row. */
type RowResult =
  | { readonly kind: 'finished'; readonly row: MeasuredRow; readonly outcome: ScriptOutcome }
  | { readonly kind: 'ended'; readonly outcome: IncompleteOutcome }
  /** Not run, since these rows before it ended the process. */
  | { readonly kind: 'given-up'; readonly after: readonly string[] }
  | { readonly kind: 'unreached' };

type SeriesResult = readonly RowResult[];

/**
 * The share of a grading's time that may be spent on series. They are started first, and a program that never ends
 * would otherwise leave no time for the checks of what it answers.
 */
const SHARE = 0.5;

/** Starts a series, unless it was started before. What takes longest is best started first. */
export function startSeries(series: Series, context: SeriesContext): Promise<SeriesResult> {
  const known =
    context.series.get(series) ??
    context.limit(() => measure(series, { ...context, budget: context.budget.slice(SHARE) }));
  context.series.set(series, known);
  return known;
}

/** Judges the rows of this case, when the series has finished. */
export async function runSeries(one: SeriesCase, context: SeriesContext): Promise<CaseResult> {
  const results = await startSeries(one.series, context);
  const own = one.rows.map((index) => at(results, index));
  if (one.judgeUnfinished !== undefined) return runPartly(one, own);
  const measured: MeasuredRow[] = [];
  let last: ScriptOutcome | null = null;
  for (const result of own) {
    if (result.kind !== 'finished') return unfinished(one, result, context.budget);
    measured.push(result.row);
    last = result.outcome;
  }
  if (last === null) return faultCase(one.name, new Error('a case without rows'));
  const observations = measured.flatMap((row) => row.observations);
  const { out, err } = last;
  return judgedCase(one.name, one.judge(measured), { observations, out, err, reproduction: one.reproduction });
}

/** Judges what there is. Rows that were not run for want of time, and those that ended by a fault of the grader, are not held against anyone. */
function runPartly(one: SeriesCase, own: readonly RowResult[]): CaseResult {
  const fault = own.find((result) => result.kind === 'ended' && !isOwnEnd(result.outcome));
  if (fault?.kind === 'ended') return incompleteCase(one.name, fault.outcome, one.reproduction);
  if (own.some(({ kind }) => kind === 'unreached')) return skippedCase(one.name, caseMessages.noTimeLeft());
  const rows = own.map((result) => (result.kind === 'finished' ? result.row : null));
  const finished = rows.filter((row) => row !== null);
  const judgement = one.judgeUnfinished?.(rows) ?? one.judge(finished);
  const observations = finished.flatMap((row) => row.observations);
  return judgedCase(one.name, judgement, { observations, out: silence, err: silence, reproduction: one.reproduction });
}

const silence = { head: '', tail: '', bytes: 0 } as const;

function unfinished(one: SeriesCase, result: RowResult, budget: Budget): CaseResult {
  if (result.kind === 'ended') return incompleteCase(one.name, result.outcome, one.reproduction);
  const unreached = unreachedCase(one.name, budget.totalMs * SHARE, 'measuring');
  if (result.kind !== 'given-up') return unreached;
  const names = new Intl.ListFormat('en-GB').format(result.after);
  return { ...unreached, message: caseMessages.easierOnes({ names }) };
}

function measure(series: Series, context: SeriesContext): Promise<SeriesResult> {
  return context.long.use(async (subject) => {
    const results: RowResult[] = [];
    const dead: string[] = [];
    while (results.length < series.names.length && dead.length < series.maxCrashes) {
      const end = await runFrom(series, results, { subject, budget: context.budget });
      if (end === null) return filled(series, results, { kind: 'unreached' });
      if (end.kind === 'completed') continue;
      dead.push(at(series.names, results.length));
      results.push({ kind: 'ended', outcome: end });
    }
    await measureAgain(series, results, { subject, budget: context.budget });
    return filled(series, results, { kind: 'given-up', after: dead });
  });
}

interface Runner {
  readonly subject: Subject;
  readonly budget: Budget;
}

/** Runs the rows that have no result yet, adds those that finished. Null when no time is left. */
async function runFrom(series: Series, results: RowResult[], runner: Runner): Promise<ScriptOutcome | null> {
  const outcome = await run(series, { from: results.length, to: series.names.length }, runner);
  if (outcome === null) return null;
  outcome.rows.forEach((observations, index) => {
    const row = { observations, cpuMs: outcome.rowCpuMs[index] ?? null, runs: 1 };
    results.push({ kind: 'finished', row, outcome });
  });
  return outcome;
}

/** A row near its limit may have had bad luck: the smaller of two times counts. */
async function measureAgain(series: Series, results: RowResult[], runner: Runner): Promise<void> {
  for (const [index, result] of results.entries()) {
    if (result.kind !== 'finished' || series.shouldRemeasure?.(result.row, index) !== true) continue;
    const outcome = await run(series, { from: index, to: index + 1 }, runner);
    const cpuMs = outcome?.kind === 'completed' ? (outcome.rowCpuMs[0] ?? null) : null;
    const row = { ...result.row, runs: 2, cpuMs: smaller(cpuMs, result.row.cpuMs) };
    results[index] = { ...result, row };
  }
}

const smaller = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

function run(
  { script, cpuMs, wallMs }: Series,
  { from, to }: { readonly from: number; readonly to: number },
  { subject, budget }: Runner,
): Promise<ScriptOutcome | null> {
  if (budget.next() === null) return Promise.resolve(null);
  const part: Script = { ...script, paced: true, rows: script.rows.slice(from, to) };
  // A row may take as long as the series says, but not longer than the grading.
  return subject.run(part, { wallMs: Math.min(wallMs, budget.leftMs()), cpuMs });
}

const filled = (series: Series, results: readonly RowResult[], rest: RowResult): SeriesResult =>
  series.names.map((_, index) => results[index] ?? rest);
