/** Rows of growing difficulty in one warm process; each case is answered by some of the rows. */
import type { Script } from '../contracts/protocol.ts';
import type { OutsideLimits, Subject } from '../contracts/subject.ts';
import type { CaseResult } from '../contracts/report.ts';
import { askWithin, nextLimits, type Allowance, type Answer } from './ask.ts';
import type { Budget } from './budget.ts';
import { faultCase, incompleteCase, judgedCase, notRunCase, skippedCase, unreachedCase } from './case-result.ts';
import type { MeasuredRow, Series, SeriesCase } from '../contracts/check.ts';
import { type EndedOutcome, type IncompleteOutcome, isOwnEnd, tookTooMuch } from './outcome-text.ts';
import type { Patience } from './patience.ts';
import type { SeriesLane } from './lanes.ts';
import type { SubjectPool } from './subject-pool.ts';
import { joinedWords } from '../messages/messages.ts';
import { caseMessages } from './messages/cases.ts';
import { at, valueOf } from '../text/at.ts';

export interface SeriesContext {
  /** Subjects for long work. */
  readonly long: SubjectPool;
  readonly budget: Budget;
  readonly series: Map<Series, Promise<SeriesResult>>;
  /** By what rows ask, those that took too much in any series. */
  readonly tooMuch: Map<string, TooMuch>;
  /** Waits for its turn among all that runs at once. */
  limit<T>(work: () => Promise<T>): Promise<T>;
}

/** What became of one row. */
type RowResult =
  | { readonly kind: 'finished'; readonly row: MeasuredRow; readonly outcome: EndedOutcome }
  | { readonly kind: 'ended'; readonly name: string; readonly outcome: IncompleteOutcome }
  /** Not run, since these rows ended the process: easier ones before it, or what asks the same. */
  | { readonly kind: 'given-up'; readonly after: readonly string[] }
  /** Not run, since the rows before it were enough. */
  | { readonly kind: 'spared' }
  | { readonly kind: 'unreached' };

type SeriesResult = readonly RowResult[];

/** Starts the series of a lane, one after another in one turn. */
export function startSeries({ name, classes, series: all }: SeriesLane, context: SeriesContext): void {
  const turns = all.map((series) => ({ series, ...Promise.withResolvers<SeriesResult>() }));
  for (const { series, promise } of turns) {
    promise.catch(() => undefined);
    context.series.set(series, promise);
  }
  const own = context.budget.patience(`series: ${name}`);
  const shorts = context.budget.patience(classes);
  // What does not finish when it is asked shortly has less of a chance with the easiest row of a series.
  const limits: Patience['limits'] = (whole) => own.limits(shorts.limits(whole));
  const patience: Patience = { ...own, limits, known: () => shorts.known() };
  void context.limit(async () => {
    for (const { series, resolve, reject } of turns) {
      await measure(series, { ...context, patience }).then(resolve, reject);
    }
  });
}

/** Judges the rows of this case, when the series has finished. */
export async function runSeries(one: SeriesCase, context: SeriesContext): Promise<CaseResult> {
  const results = await valueOf(context.series, one.series);
  const own = one.rows.map((index) => at(results, index));
  if (one.judgeUnfinished !== undefined) return runPartly(one, own);
  const measured: MeasuredRow[] = [];
  let last: EndedOutcome | null = null;
  for (const result of own) {
    if (result.kind === 'spared') continue;
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
  if (own.some(({ kind }) => kind === 'unreached')) {
    return { ...skippedCase(one.name, caseMessages.noTimeLeft()), measured: { unreached: 1 } };
  }
  const rows = own.map((result) => (result.kind === 'finished' ? result.row : null));
  const finished = rows.filter((row) => row !== null);
  const judgement = one.judgeUnfinished?.(rows) ?? one.judge(finished);
  const observations = finished.flatMap((row) => row.observations);
  return judgedCase(one.name, judgement, { observations, out: silence, err: silence, reproduction: one.reproduction });
}

const silence = { head: '', tail: '', bytes: 0 } as const;

function unfinished(
  one: SeriesCase,
  result: Exclude<RowResult, { kind: 'finished' | 'spared' }>,
  budget: Budget,
): CaseResult {
  if (result.kind === 'ended') return incompleteCase(one.name, result.outcome, one.reproduction);
  if (result.kind === 'unreached') return unreachedCase(one.name, budget);
  return notRunCase(one.name, caseMessages.easierOnes({ names: joinedWords(result.after) }));
}

function measure(
  series: Series,
  { long, budget, patience, tooMuch }: SeriesContext & Allowance,
): Promise<SeriesResult> {
  return long.use(async (subject) => {
    const runner = { subject, budget, patience, tooMuch };
    const results: RowResult[] = [];
    const telling = (): RowResult[] => results.filter((_, index) => !isBeside(series, index));
    while (isUnanswered(series, results) && deadOf(telling()).length < mostDead(series, telling())) {
      const after = knownOf(series, results.length, tooMuch);
      if (after !== undefined) results.push({ kind: 'given-up', after });
      else if (!(await measureNext(series, results, runner))) return filled(series, results, { kind: 'unreached' });
    }
    await measureAgain(series, results, runner);
    const dead = deadOf(telling());
    noteTooMuch(series, results, tooMuch);
    return filled(series, results, dead.length === 0 ? { kind: 'spared' } : { kind: 'given-up', after: dead });
  });
}

/** Rows that took more than the series allowed each of its rows. */
interface TooMuch {
  readonly names: readonly string[];
  readonly cpuMs: number;
}

type AllTooMuch = SeriesContext['tooMuch'];

/** Why a row need not be run: what took too much and is no harder, where it had as much. Undefined where nothing is known of it. */
const knownOf = ({ asks = [], cpuMs }: Series, row: number, tooMuch: AllTooMuch): readonly string[] | undefined => {
  const known = tooMuch.get(asks[row] ?? '');
  return known !== undefined && known.cpuMs >= cpuMs ? known.names : undefined;
};

/** Of rows each of which is harder than the one before: the one that took too much, and all after it. */
function noteTooMuch(series: Series, results: readonly RowResult[], tooMuch: AllTooMuch): void {
  const { asks = [], names, cpuMs, isAscending = false } = series;
  const first = results.findIndex((result, index) => !isBeside(series, index) && isTooMuch(result));
  if (!isAscending || first < 0) return;
  const noted = { names: [at(names, first)], cpuMs };
  for (const asked of asks.slice(first).filter((one) => one !== ''))
    if ((tooMuch.get(asked)?.cpuMs ?? 0) < cpuMs) tooMuch.set(asked, noted);
}

/** Adds the results of some rows: up to where something is decided, or to one that did not finish. False when no time is left. */
async function measureNext(series: Series, results: RowResult[], runner: Runner): Promise<boolean> {
  const limits = limitsOf(series, results, runner.patience);
  const isShortened = limits.cpuMs < series.cpuMs && !results.some(isFinished);
  // Alone, since once it has finished the others have their whole time after all.
  const to = isShortened ? results.length + 1 : nextStop(series, results, runner.tooMuch);
  const end = await run(series, { from: results.length, to, limits }, runner);
  if (end === null) return false;
  results.push(...rowsOf(end));
  // An end after the last row is none of a row's, but what was forged there is.
  const isAnswered = results.length === to;
  if (end.kind === 'completed' || (isAnswered && end.kind !== 'tampering')) return true;
  if (isAnswered) results.pop();
  results.push({ kind: 'ended', name: at(series.names, results.length), outcome: end });
  if (isShortened) runner.patience.note(end);
  return true;
}

/** The names of the rows that ended the process. */
const deadOf = (results: readonly RowResult[]): readonly string[] =>
  results.flatMap((result) => (result.kind === 'ended' ? [result.name] : []));

type Finished = Extract<RowResult, { kind: 'finished' }>;
const isFinished = (result: RowResult): result is Finished => result.kind === 'finished';

/** Are there rows without a result, and does anybody need them? */
const isUnanswered = ({ names, spare }: Series, results: readonly RowResult[]): boolean => {
  if (results.length >= names.length) return false;
  const isStop = spare?.stops.includes(results.length) === true;
  return !isStop || !results.every(isFinished) || spare.isNeeded(results.map(({ row }) => row));
};

/** Before this row something is decided, it is known already, or a new script is to begin: what a row beside them left behind is no other row's. */
const nextStop = (series: Series, { length }: readonly RowResult[], tooMuch: AllTooMuch): number => {
  const afterBeside = (series.beside ?? []).map((row) => row + 1);
  const known = [...series.names.keys()].filter((row) => knownOf(series, row, tooMuch) !== undefined);
  const stops = [series.isExcessive === undefined ? 0 : 1, ...(series.spare?.stops ?? []), ...afterBeside, ...known];
  return Math.min(...stops.filter((stop) => length < stop), series.names.length);
};

const isBeside = ({ beside = [] }: Series, index: number): boolean => beside.includes(index);

const isTooMuch = (result: RowResult): boolean => result.kind === 'ended' && tookTooMuch(result.outcome);

/** Of a program that does not finish an easier row in time, what it would do with harder ones is known. */
const mostDead = ({ maxCrashes, isAscending = false }: Series, results: readonly RowResult[]): number =>
  results.some(isTooMuch) && (isAscending || !results.some(isFinished)) ? 1 : maxCrashes;

interface Runner extends Allowance, Pick<SeriesContext, 'tooMuch'> {
  readonly subject: Subject;
}

/** For each of the rows that have no result yet. */
function limitsOf(series: Series, results: readonly RowResult[], patience: Patience): OutsideLimits {
  // After a row that took too much, here or in another series, or did more than it may, the others have half of the reserve: what the
  // runtime takes to compile and to collect garbage counts where a row is stopped, and not in the time that is judged.
  const isSlow = (result: RowResult, index: number): boolean =>
    result.kind === 'given-up' || isTooMuch(result) || isExcessive(series, result, index);
  const isKnown = results.some((result, index) => !isBeside(series, index) && isSlow(result, index));
  const share = isKnown ? 3 / 4 : 1;
  const rest = { wallMs: series.wallMs * share, cpuMs: series.cpuMs * share };
  return results.some(isFinished) ? rest : patience.limits(rest);
}

const isExcessive = (series: Series, result: RowResult, index: number): boolean =>
  result.kind === 'finished' && series.isExcessive?.(result.row, index) === true;

const rowsOf = (outcome: EndedOutcome): readonly Finished[] =>
  outcome.rows.map((observations, index) => {
    const row = { observations, cpuMs: outcome.rowCpuMs[index] ?? null, runs: 1 };
    return { kind: 'finished', row, outcome };
  });

/** A row near its limit may have had bad luck: the better of two runs counts, with all that it showed and not with its cost alone. */
async function measureAgain(series: Series, results: RowResult[], runner: Runner): Promise<void> {
  for (const [index, result] of results.entries()) {
    if (result.kind !== 'finished' || series.shouldRemeasure?.(result.row, index) !== true) continue;
    const limits = { wallMs: series.wallMs, cpuMs: series.cpuMs };
    const outcome = await run(series, { from: index, to: index + 1, limits }, runner);
    if (outcome === null) return;
    const [again = result] = outcome.kind === 'completed' ? rowsOf(outcome) : [];
    const better = costOf(series, again.row) < costOf(series, result.row) ? again : result;
    results[index] =
      outcome.kind === 'completed' || isOwnEnd(outcome)
        ? { ...better, row: { ...better.row, runs: 2 } }
        : { kind: 'ended', name: at(series.names, index), outcome };
  }
}

const costOf = (series: Series, row: MeasuredRow): number => series.costOf?.(row) ?? row.cpuMs ?? Infinity;

/** A row may take as long as the series says, but not longer than the grading. */
function run(
  { script }: Series,
  { from, to, limits }: { readonly from: number; readonly to: number; readonly limits: OutsideLimits },
  { subject, budget, patience }: Runner,
): Promise<Answer> {
  const whole = nextLimits(subject, budget);
  const known = whole && patience.known();
  if (whole === null || known !== null) return Promise.resolve(known);
  const part: Script = { ...script, paced: true, rows: script.rows.slice(from, to) };
  return askWithin(subject, part, { budget, limits: { ...whole, ...limits } });
}

const filled = (series: Series, results: readonly RowResult[], rest: RowResult): SeriesResult =>
  series.names.map((_, index) => results[index] ?? rest);
