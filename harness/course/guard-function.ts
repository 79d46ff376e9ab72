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
  (...given) => {
    const { result, parsed } = called(part, () => looked(own(...given), shape), module);
    if (parsed.success) return parsed.data as Result;
    const what = describeIssue(at(parsed.error.issues, 0), result);
    throw usageError('broken-course-module', `\`${part}\` of the course module gave what it must not: ${what}.`, {
      where: placeOfText(module, part.replace(/.*\./, '')),
      remedy: 'Fix the module: the submission is not at fault, and has not been graded.',
    });
  };

const looked = <Result>(result: Result, shape: z.ZodType) => ({ result, parsed: shape.safeParse(result) });

const called = <Result>(part: string, call: () => Result, module: string): Result => {
  try {
    return withinTime(call);
  } catch (cause) {
    throw brokenModule(module, `\`${part}\` of the course module failed`, cause);
  }
};
