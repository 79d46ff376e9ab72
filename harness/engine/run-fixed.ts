/** A case with fixed inputs: one script, judged as a whole. */
import type { Observation } from '../contracts/protocol.ts';
import type { CaseResult } from '../contracts/report.ts';
import { ask, askBeside, type Allowance, type Answer } from './ask.ts';
import type { Budget } from './budget.ts';
import { incompleteCase, judgedCase, skippedCase, unreachedCase } from './case-result.ts';
import type { FixedCase } from '../contracts/check.ts';
import { isLong } from './lanes.ts';
import { type EndedOutcome, type IncompleteOutcome, isOwnEnd, tookTooMuch } from './outcome-text.ts';
import type { SubjectPool } from './subject-pool.ts';
import { at } from '../text/at.ts';
import { remembered } from '../text/remembered.ts';
import { caseMessages } from './messages/cases.ts';

type Rows = readonly (readonly Observation[])[];

export interface FixedContext extends Allowance {
  readonly pool: SubjectPool;
  /** Subjects for long work. */
  readonly long: SubjectPool;
  /** Answers to scripts that several cases of a grading have in common: each is run once, when the first of them asks. */
  readonly shared: Map<string, Promise<Answer>>;
  /** One of several classes does not finish by itself: what they do not finish together says nothing new. */
  readonly isExcused: boolean;
}

export async function runFixed(fixed: FixedCase, context: FixedContext): Promise<CaseResult> {
  const { sharedScript: together } = fixed;
  // With no patience left it would most likely not finish either, and the case's own script would be asked after it.
  if (together && !context.patience.isSpent()) {
    const outcome = await remembered(context.shared, JSON.stringify(together.script), async () => {
      return at(await run(together, context), 0);
    });
    if (outcome?.kind === 'completed') return judged(fixed, outcome, together.pick(outcome.rows));
    if (outcome?.kind === 'tampering') return incompleteCase(fixed.name, outcome, fixed.reproduction);
  }
  const pool = isLong(fixed) ? context.long : context.pool;
  const patience = patienceWith(fixed, context.patience);
  const [outcome, beside] = await run(fixed, { ...context, pool, patience });
  if (!outcome) return unreached(fixed, context.budget);
  if (context.isExcused && tookTooMuch(outcome)) return skippedCase(fixed.name, caseMessages.slowAlone());
  if (hasExited(fixed, outcome)) return judged(fixed, outcome, [[]]);
  if (outcome.kind !== 'completed') return unfinished(fixed, outcome);
  const result = compared(fixed, outcome, beside);
  if (result.verdict !== 'failed') return result;
  return (await passesAlone(fixed, outcome.rows, context)) ? keptResult(result) : result;
}

/** Where it may: in its first step, as programs end that have done what they should, or of which that was not to be asked. */
const hasExited = (fixed: FixedCase, outcome: EndedOutcome): boolean =>
  fixed.mayExit === true &&
  outcome.kind === 'crashed' &&
  outcome.step === 0 &&
  (outcome.exitCode === 0 || (fixed.inapplicable?.([[]], outcome) ?? null) !== null);

/** Such an end uses up none. */
const patienceWith = (fixed: FixedCase, patience: Allowance['patience']): Allowance['patience'] => ({
  ...patience,
  note: (outcome) => {
    if (!hasExited(fixed, outcome)) patience.note(outcome);
  },
});

/** What is forged in the comparison, or fails us there, is told as if it were in the case's own script. */
function compared(fixed: FixedCase, outcome: EndedOutcome, beside: Answer = null): CaseResult {
  const result = judged(fixed, outcome, outcome.rows, beside);
  return beside === null || beside.kind === 'completed' || isOwnEnd(beside) ? result : unfinished(fixed, beside);
}

/** Is the first row that fails answered rightly when no other row comes before it? */
async function passesAlone(fixed: FixedCase, rows: Rows, context: FixedContext): Promise<boolean> {
  if (context.patience.isSpent()) return false;
  const row = rows.findIndex((observations, index) => fixed.judgeRow?.(index, observations).passed === false);
  if (row < 1) return false;
  const [alone] = await run({ script: { ...fixed.script, rows: [at(fixed.script.rows, row)] } }, context);
  return alone?.kind === 'completed' && fixed.judgeRow?.(row, at(alone.rows, 0)).passed === true;
}

const keptResult = (result: CaseResult): CaseResult => ({
  ...result,
  message: caseMessages.onlyAfterOthers({ message: result.message ?? '' }),
  hint: caseMessages.keptHint(),
});

function unreached({ name, comparesOnly }: FixedCase, budget: Budget): CaseResult {
  if (comparesOnly !== true) return unreachedCase(name, budget);
  return { ...skippedCase(name, caseMessages.noTimeLeft()), measured: { unreached: 1 } };
}

function unfinished(fixed: FixedCase, outcome: IncompleteOutcome): CaseResult {
  return fixed.comparesOnly === true && isOwnEnd(outcome)
    ? { ...skippedCase(fixed.name, caseMessages.nothingToCompare()), measured: { unjudged: 1 } }
    : incompleteCase(fixed.name, outcome, linesOf(fixed, outcome.rows.length));
}

/** After its last row a program may still end, and that row is then the one that is told. */
const linesOf = (fixed: FixedCase, finished: number): readonly string[] =>
  fixed.reproduceRow?.(Math.min(finished, fixed.script.rows.length - 1)) ?? fixed.reproduction;

type Scripts = Pick<FixedCase, 'script' | 'comparisonScript' | 'comparesFirst' | 'comparesOnly'>;

/** The outcomes of both scripts; null when there is no time left. */
function run(scripts: Scripts, context: FixedContext): Promise<Answer[]> {
  const { script, comparisonScript, comparesFirst = false, comparesOnly = false } = scripts;
  // Its other checks say that the program does not finish: this one need not find out whether it would with more time.
  const askOwn = comparesOnly && context.patience.isSpent() ? askBeside : ask;
  return context.pool.use(async (subject) => {
    const compare = async (): Promise<Answer> =>
      comparisonScript ? askBeside(subject, comparisonScript, context) : null;
    const before = comparesFirst ? await compare() : null;
    const outcome = await askOwn(subject, script, context);
    return [outcome, comparesFirst || outcome?.kind !== 'completed' ? before : await compare()];
  });
}

function judged(fixed: FixedCase, { out, err }: EndedOutcome, rows: Rows, beside: Answer = null): CaseResult {
  const { reproduction } = fixed;
  const reason = fixed.inapplicable?.(rows, { out, err }) ?? null;
  if (reason !== null) return skippedCase(fixed.name, reason);
  const judgement = fixed.judge(rows, { out, err }, ...rowsOf(beside));
  return judgedCase(fixed.name, judgement, { observations: rows.flat(), out, err, reproduction });
}

/** Of the comparison: all its rows, and those that it had finished when the program itself ended it. */
function rowsOf(beside: Answer): [beside: Rows, unfinished: Rows | null] {
  if (beside?.kind === 'completed') return [beside.rows, null];
  return [[], beside !== null && isOwnEnd(beside) ? beside.rows : null];
}
