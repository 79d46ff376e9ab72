/**
 * The functions of a course's checks, called so that what goes wrong in them is told as the module's fault while a submission
 * is graded: it is neither the submission's nor the grader's.
 */
import type { z } from 'zod';
import type { Case, Check, FixedCase, RandomCase, SeriesCase, StaticCase } from '../contracts/check.ts';
import { usageError } from '../contracts/errors.ts';
import { withFacts } from '../contracts/lazy-cases.ts';
import { errorMessage } from '../text/error-message.ts';
import { at } from '../text/at.ts';
import { findingsShape, judgementShape, linesShape, rowShape } from './check-shape.ts';
import { describeIssue } from './describe-issue.ts';
import { GuardedArbitrary } from './guarded-arbitrary.ts';
import { fieldsIn, stepsOf } from './names-in-steps.ts';
import { placeInModule, placeOfText } from './place-in-module.ts';

/** The check with functions that throw a usage error when those of the module throw, or give what they must not. */
export const guardCheck = (check: Check, module: string): Check =>
  withFacts(check, { cases: check.cases.map((one) => guardCase(one, { module, id: check.id, name: one.name })) });

interface Where {
  readonly module: string;
  readonly id: string;
  readonly name: string;
}

const guardCase = (one: Case, where: Where): Case => {
  switch (one.kind) {
    case 'fixed':
      return guardFixed(one, where);
    case 'random':
      return guardRandom(one, where);
    case 'series':
      return guardSeries(one, where);
    case 'static':
      return guardStatic(one, where);
    case 'skipped':
      return one;
  }
};

const guardFixed = (one: FixedCase, where: Where): FixedCase => {
  const judge: FixedCase['judge'] = (...given) => called('judge', () => one.judge(...given), judgementShape, where);
  if (one.judgeRow === undefined) return { ...one, judge };
  return {
    ...{ ...one, judge },
    judgeRow: (...given) => called('judgeRow', () => one.judgeRow?.(...given), judgementShape, where),
  };
};

const guardRandom = (one: RandomCase, where: Where): RandomCase => {
  const fields = fieldsIn(stepsOf(one.script));
  return {
    ...one,
    arbitrary: new GuardedArbitrary(one.arbitrary, (call) => guarded('arbitrary', call, where)),
    row: (input) => {
      const row = called('row', () => one.row(input), rowShape, where);
      const missing = fields.find((field) => !(field in row));
      if (missing === undefined) return row;
      throw wrong('row', `gave no field "${missing}", which a step names`, where);
    },
    judgeRow: (...given) => called('judgeRow', () => one.judgeRow(...given), judgementShape, where),
    reproduce: (input) => called('reproduce', () => one.reproduce(input), linesShape, where),
  };
};

const guardSeries = (one: SeriesCase, where: Where): SeriesCase => {
  const judge: SeriesCase['judge'] = (rows) => called('judge', () => one.judge(rows), judgementShape, where);
  if (one.judgeUnfinished === undefined) return { ...one, judge };
  return {
    ...{ ...one, judge },
    judgeUnfinished: (rows) => called('judgeUnfinished', () => one.judgeUnfinished?.(rows), judgementShape, where),
  };
};

const guardStatic = (one: StaticCase, where: Where): StaticCase => ({
  ...one,
  inspect: (code) => called('inspect', () => one.inspect(code), findingsShape, where),
});

/** What a function gives, if it is of this shape. @throws {GraderError} that names the check, the case and the place */
const called = <Given>(part: string, call: () => unknown, shape: z.ZodType<Given>, where: Where): Given => {
  const given = guarded(part, call, where);
  if (given instanceof Promise) {
    given.catch(() => undefined);
    throw wrong(part, 'gave a promise: it must not be async', where);
  }
  const parsed = shape.safeParse(given);
  // The value itself, since a schema knows only what can go wrong.
  if (parsed.success) return given as Given;
  throw wrong(part, `gave what it must not: ${describeIssue(at(parsed.error.issues, 0), given)}`, where);
};

const guarded = <Given>(part: string, call: () => Given, where: Where): Given => {
  try {
    return call();
  } catch (cause) {
    throw wrong(part, `threw: ${errorMessage(cause).replace(/\.$/, '')}`, where, cause);
  }
};

const wrong = (part: string, what: string, { module, id, name }: Where, cause?: unknown): Error => {
  const place = placeInModule(module, cause);
  const message = `In the check "${id}" of the course's module, case "${name}", \`${part}\` ${what}.`;
  return usageError('broken-check', message, {
    where: place === module ? placeOfText(module, id) : place,
    remedy:
      'Fix the module: the submission is not at fault, and has not been graded. docs/assignments.md tells what a check consists of.',
    cause,
  });
};
