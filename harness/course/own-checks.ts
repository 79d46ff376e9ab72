/** Which checks, tables and functions a course brings itself: for those of the grader's own assignments, the grader answers. */
import type { Assignment } from '../contracts/assignment.ts';
import type { Prepared } from '../contracts/prepare.ts';

/** By what prepares them, since a course may have changed their other parts. */
const builtIn = new WeakSet<Assignment['prepare']>();
const ofGrader = new WeakSet<object>();

export const noteBuiltIn = (assignments: readonly Pick<Assignment, 'prepare'>[]): void => {
  for (const { prepare } of assignments) builtIn.add(prepare);
};

/** What an assignment has prepared that is extended. One of a course may be extended, too, and what it brings stays the course's. */
export const noteBase = ({ prepare }: Pick<Assignment, 'prepare'>, prepared: Prepared): void => {
  if (!builtIn.has(prepare)) return;
  for (const part of Object.values(prepared).flat()) if (isNotable(part)) ofGrader.add(part);
};

export const isOwn = (part: unknown): boolean => !isNotable(part) || !ofGrader.has(part);

const isNotable = (part: unknown): part is object =>
  typeof part === 'function' || (typeof part === 'object' && part !== null);
