/**
 * A case over random inputs. All inputs go to the subject in one script; the first row that fails, or that ends the
 * process, is then replayed alone and shrunk to a small one.
 */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Subject } from '../contracts/subject.ts';
import type { CaseResult } from '../contracts/report.ts';
import { ask, type Allowance } from './ask.ts';
import { incompleteCase, judgedCase, passedCase, unreachedCase } from './case-result.ts';
import type { RandomCase } from '../contracts/check.ts';
import { type EndedOutcome, isOwnEnd } from './outcome-text.ts';
import { shrink } from './shrink.ts';
import type { SubjectPool } from './subject-pool.ts';
import { inEnglish } from '../messages/message-id.ts';
import { caseMessages } from './messages/cases.ts';
import { at } from '../text/at.ts';

export interface RandomContext extends Allowance {
  readonly checkId: string;
  readonly seed: number;
  readonly pool: SubjectPool;
}

/** How often a batch that died on a row which passes alone is resumed after that row. */
const continuations = 4;

/**
 * The same check and case get the same inputs, no matter what else is run and in which language: a 32-bit seed from the grading's
 * seed, the check's id and the case's English name.
 */
export function caseSeed(seed: number, checkId: string, caseName: string): number {
  return createHash('sha256')
    .update(`${String(seed)}\n${checkId}\n${inEnglish(caseName)}`)
    .digest()
    .readInt32LE(0);
}

export function runRandom(random: RandomCase, context: RandomContext): Promise<CaseResult> {
  const seed = caseSeed(context.seed, context.checkId, random.name);
  const inputs = sampled(random, seed);
  return runNamed({ ...random, name: `${random.name} (${many(inputs)} ${random.inputs})` }, context, { seed, inputs });
}

const sampled = (random: RandomCase, seed: number): readonly unknown[] =>
  together(random, () => fc.sample(random.arbitrary, { seed, numRuns: random.count }));

function runNamed(
  random: RandomCase,
  context: RandomContext,
  { seed, inputs }: Pick<Batches, 'seed' | 'inputs'>,
): Promise<CaseResult> {
  return context.pool.use(async (subject) => {
    const batches = { random, context, subject, seed, inputs };
    for (let from = 0, left = continuations; from < inputs.length; left -= 1) {
      const end = await runBatch(batches, from, left);
      if (end.kind === 'known') return end.result;
      from = end.from;
    }
    return passedCase(random.name);
  });
}

interface Batches {
  readonly random: RandomCase;
  readonly context: RandomContext;
  readonly subject: Subject;
  readonly seed: number;
  readonly inputs: readonly unknown[];
}

/** The result of the case if it is known, else the input to go on with. */
type BatchEnd =
  { readonly kind: 'known'; readonly result: CaseResult } | { readonly kind: 'goes-on'; readonly from: number };

/** While its rows finish, each batch may take its whole limit. */
const mayResume = (left: number, { patience }: RandomContext): boolean => left > 0 && !patience.isSpent();

/** Runs the inputs from `from` on; may be resumed `left` times. */
async function runBatch(batches: Batches, from: number, left: number): Promise<BatchEnd> {
  const { random, context, subject, seed, inputs } = batches;
  const known = (result: CaseResult, path: string, shrinks = 0): BatchEnd => ({
    kind: 'known',
    result: { ...result, random: { seed: context.seed, path, shrinks } },
  });
  const rest = inputs.slice(from);
  const rows = together(random, () => rest.map((input) => random.row(input)));
  const outcome = await ask(subject, { ...random.script, rows }, context);
  if (outcome === null) return { kind: 'known', result: unreachedCase(random.name, context.budget) };
  // What else such an answer says means nothing.
  const rejected = outcome.kind === 'tampering' ? null : firstRejected(random, rest, outcome);
  if (rejected === null && isAnswered(rest, outcome)) return { kind: 'goes-on', from: inputs.length };
  const index = from + (rejected ?? lastBegun(rest, outcome));
  if (outcome.kind !== 'completed' && isTheLast(outcome, context)) {
    // The row was as good as alone, and there is no time to look for a smaller one.
    return known(incompleteCase(random.name, outcome, random.reproduce(inputs[from])), String(from));
  }
  const isTold = outcome.kind === 'completed' || isOwnEnd(outcome);
  const alone = isTold ? await shrink({ ...context, random, seed, index, subject, outcome }) : null;
  if (alone !== null && alone !== 'passes') return known(alone.result, alone.path, alone.shrinks);
  if (rejected === null && isTold && mayResume(left, context)) return { kind: 'goes-on', from: index + 1 };
  return known(inBatch({ random, inputs: rest, outcome, passesAlone: alone === 'passes' }, rejected), String(index));
}

const isTheLast = ({ kind, rows, isAssumed }: EndedOutcome, { patience }: RandomContext): boolean =>
  isAssumed === true || (kind === 'timed-out' && rows.length === 0 && patience.isSpent());

/** An end after the last row is none of a row's, but what was forged there is. */
const isAnswered = ({ length }: readonly unknown[], { kind, rows }: EndedOutcome): boolean =>
  kind === 'completed' || (kind !== 'tampering' && rows.length === length);

/** Index of the row at which it ended. */
const lastBegun = ({ length }: readonly unknown[], { rows }: EndedOutcome): number => Math.min(rows.length, length - 1);

/** Index of the first finished row that its judge rejects; null when there is none. */
function firstRejected(random: RandomCase, inputs: readonly unknown[], outcome: EndedOutcome): number | null {
  const index = together(random, () =>
    outcome.rows.findIndex((observations, row) => !random.judgeRow(inputs[row], observations).passed),
  );
  return index < 0 ? null : index;
}

interface Batch {
  readonly random: RandomCase;
  readonly inputs: readonly unknown[];
  readonly outcome: EndedOutcome;
  /** False as well where there was no time to see. */
  readonly passesAlone: boolean;
}

/** The result as it was seen among the other rows, for a failure that did not come again when the row was alone. */
function inBatch(batch: Batch, rejected: number | null): CaseResult {
  const { random, inputs, outcome, passesAlone } = batch;
  if (rejected !== null) return judgedInBatch(batch, rejected);
  if (outcome.kind === 'completed') return passedCase(random.name);
  const result = incompleteCase(random.name, outcome, random.reproduce(inputs[lastBegun(inputs, outcome)]));
  if (!passesAlone) return result;
  return { ...result, message: caseMessages.onlyTogether({ message: result.message, amount: many(inputs) }) };
}

function judgedInBatch({ random, inputs, outcome, passesAlone }: Batch, row: number): CaseResult {
  const input = at(inputs, row);
  const observations = at(outcome.rows, row);
  const judgement = random.judgeRow(input, observations);
  if (judgement.passed) throw new Error(`a row of ${random.name} was judged differently the second time`);
  const facts = { ...outcome, observations, reproduction: random.reproduce(input) };
  if (!passesAlone) return judgedCase(random.name, judgement, facts);
  const message = caseMessages.onlyAfterOthers({ message: judgement.message });
  return judgedCase(random.name, { ...judgement, message, hint: caseMessages.keptHint() }, facts);
}

const together = <Given>(random: RandomCase, calls: () => Given): Given =>
  random.together === undefined ? calls() : random.together(calls);

const many = (inputs: readonly unknown[]): string => inputs.length.toLocaleString('en');
