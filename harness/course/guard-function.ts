/** A function of a course's module that the grader calls while it grades: what goes wrong in it is told as the module's fault. */
import type { z } from 'zod';
import { usageError } from '../contracts/errors.ts';
import { at } from '../text/at.ts';
import { brokenModule } from './broken-module.ts';
import { describeIssue } from './describe-issue.ts';
import { placeOfText } from './place-in-module.ts';
import { withinTime } from './within-time.ts';

/** The function with its own result, if it has this shape. It throws a usage error when the module's throws, or gives what it must not. */
export const guardFunction =
  <Given extends readonly unknown[], Result>(
    part: string,
    own: (...given: Given) => Result,
    shape: z.ZodType,
    module: string,
  ): ((...given: Given) => Result) =>
  (...given) =>
    givenBy(() => own(...given), shape, {
      failed: (cause) => brokenModule(module, `\`${part}\` of the course module failed`, cause),
      wrong: (what) =>
        usageError('broken-course-module', `\`${part}\` of the course module ${what}.`, {
          where: placeOfText(module, part.replace(/.*\./, '')),
          remedy: 'Fix the module: the submission is not at fault, and has not been graded.',
        }),
    });

/** The errors of a call that threw, and of one that `gave what it must not`. */
interface Errors {
  readonly failed: (cause: unknown) => Error;
  readonly wrong: (what: string) => Error;
}

/** What a call gives, if it has this shape: a copy, of which nothing is the module's to compute any more. */
export const givenBy = <Given>(call: () => Given, shape: z.ZodType, { failed, wrong }: Errors): Given => {
  const looked = (given: Given) => ({ given, parsed: shape.safeParse(given) });
  const { given, parsed } = guarded(() => looked(call()), failed);
  if (given instanceof Promise) {
    given.catch(() => undefined);
    throw wrong('gave a promise: it must not be async');
  }
  if (parsed.success) return parsed.data as Given;
  throw wrong(`gave what it must not: ${describeIssue(at(parsed.error.issues, 0), given)}`);
};

export const guarded = <Given>(call: () => Given, failed: Errors['failed']): Given => {
  try {
    return withinTime(call);
  } catch (cause) {
    throw failed(cause);
  }
};
