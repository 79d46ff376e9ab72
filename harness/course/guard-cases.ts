/**
 * The functions of a course's checks, called so that what goes wrong in them is told as the module's fault while a submission
 * is graded: it is neither the submission's nor the grader's.
 */
import { z } from 'zod';
import type { Case, Check, RandomCase, Series } from '../contracts/check.ts';
import { usageError } from '../contracts/errors.ts';
import { withFacts } from '../contracts/lazy-cases.ts';
import { errorMessage } from '../text/error-message.ts';
import { remembered } from '../text/remembered.ts';
import { findingsShape, judgementShape, linesShape, rowShape } from './check-shape.ts';
import { givenBy, guarded } from './guard-function.ts';
import { GuardedArbitrary } from './guarded-arbitrary.ts';
import { fieldsIn } from './names-in-steps.ts';
import { placeInModule, placeOfText } from './place-in-module.ts';
import { EndlessCall, withinTime } from './within-time.ts';

/** The check with functions that throw a usage error when those of the module throw, or give what they must not. */
export const guardCheck = (check: Check, module: string): Check =>
  withFacts(check, { cases: check.cases.map((one) => guardCase(one, { module, id: check.id, name: one.name })) });

interface Where {
  readonly module: string;
  readonly id: string;
  readonly name: string;
}

/** What the functions of a case, and of what is in one, must give. */
const shapes: Readonly<Record<string, z.ZodType>> = {
  judge: judgementShape,
  judgeRow: judgementShape,
  judgeUnfinished: judgementShape,
  inapplicable: z.string().nullish(),
  reproduceRow: linesShape,
  reproduce: linesShape,
  row: rowShape,
  inspect: findingsShape,
  pick: z.array(z.array(z.unknown())),
  isExcessive: z.boolean(),
  shouldRemeasure: z.boolean(),
  // Where the host sees no time, there may be no end to it.
  costOf: z.custom<number>((cost) => typeof cost === 'number' && !Number.isNaN(cost), 'expected a number'),
  isNeeded: z.boolean(),
};

const guardCase = (one: Case, where: Where): Case => {
  const safe = guardParts(one, where);
  switch (safe.kind) {
    case 'fixed':
      return { ...safe, sharedScript: safe.sharedScript && guardParts(safe.sharedScript, where) };
    case 'random':
      return guardRandom(safe, where);
    case 'series':
      return { ...safe, series: guardSeries(safe.series, where) };
    case 'static':
    case 'skipped':
      return safe;
  }
};

/** The same with every function of it guarded. */
const guardParts = <Of extends object>(of: Of, where: Where): Of => {
  const safe = Object.entries(shapes).flatMap(([part, shape]) => {
    const own: unknown = Reflect.get(of, part);
    if (typeof own !== 'function') return [];
    return [[part, (...given: unknown[]) => called(part, () => Reflect.apply(own, of, given), shape, where)] as const];
  });
  return { ...of, ...Object.fromEntries(safe) };
};

const guardRandom = (one: RandomCase, where: Where): RandomCase => {
  const fields = fieldsIn(one.script.steps);
  return {
    ...one,
    arbitrary: new GuardedArbitrary(one.arbitrary, (call) => guard('arbitrary', call, where)),
    row: (input) => {
      const row = one.row(input);
      const missing = fields.find((field) => !(field in row));
      if (missing === undefined) return row;
      throw wrong('row', `gave no field "${missing}", which a step names`, where);
    },
    together: (calls) => together(calls, where),
  };
};

/** Many calls within one limit. Of one without an end it is told which it was. */
const together = <Given>(calls: () => Given, where: Where): Given => {
  try {
    return withinTime(calls);
  } catch (cause) {
    throw cause instanceof EndlessCall ? failed(latest, where, cause) : cause;
  }
};

/** The function that was called last. */
let latest = '';

/** One for all cases of a series, since it is run once for all of them. */
const guardSeries = (series: Series, where: Where): Series =>
  remembered(guardedSeries, series, () => ({
    ...guardParts(series, where),
    ...(series.spare === undefined ? {} : { spare: guardParts(series.spare, where) }),
  }));

const guardedSeries = new WeakMap<Series, Series>();

/** @throws {GraderError} that names the check, the case and the place */
const called = (part: string, call: () => unknown, shape: z.ZodType, where: Where): unknown => {
  latest = part;
  return givenBy(call, shape, {
    failed: (cause) => failed(part, where, cause),
    wrong: (what) => wrong(part, what, where),
  });
};

const guard = <Given>(part: string, call: () => Given, where: Where): Given => {
  latest = part;
  return guarded(call, (cause) => failed(part, where, cause));
};

const failed = (part: string, where: Where, cause: unknown): Error =>
  wrong(part, `failed: ${errorMessage(cause).replace(/\.$/, '')}`, where, cause);

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
