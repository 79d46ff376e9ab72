/** What a schema finds wrong in a value of a course's module, in words. */
import type { z } from 'zod';
import { nearest } from '../text/suggest.ts';

/** `cases.0.script.steps.2.op: there is no "cal" (did you mean "call"?)`, without the full stop. */
export const describeIssue = (issue: z.core.$ZodIssue, value: unknown): string => {
  const { path } = issue;
  const found = path.reduce<unknown>((inner, key) => (inner as Readonly<Record<PropertyKey, unknown>>)[key], value);
  const where = path.length === 0 ? '' : `${path.join('.')}: `;
  return `${where}${problemOf(issue, found)}`;
};

/** The name by which the place is found in the module: the part that is unknown, or the innermost one that is wrong. */
export const partOf = (issue: z.core.$ZodIssue): string => {
  const names = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : issue.path;
  return names.findLast((name) => typeof name === 'string') ?? '';
};

const problemOf = (issue: z.core.$ZodIssue, found: unknown): string => {
  if (issue.code === 'invalid_union') {
    const options: readonly unknown[] = ('options' in issue ? issue.options : undefined) ?? [];
    if (options.length > 0) return choiceProblem(found, options.map(String));
  }
  if (issue.code === 'too_small' && issue.origin === 'array') return 'expected at least one item';
  if (issue.code === 'unrecognized_keys' && issue.message.startsWith('Unrecognized'))
    return `there is no "${issue.keys.join('", "')}"`;
  return issue.message.replace(/^Invalid input: /, '');
};

export const choiceProblem = (found: unknown, options: readonly string[]): string => {
  if (typeof found !== 'string') return `expected ${options.join(', ')}`;
  const meant = nearest(found, options);
  return `there is no "${found}" ${meant === null ? `(there are ${options.join(', ')})` : `(did you mean "${meant}"?)`}`;
};
