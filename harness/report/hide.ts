/** What students are shown of a check that the course hides: its verdict, and nothing of its inputs. */
import type { CaseResult, CheckResult } from './schema.ts';

/** The same check without names, values, messages and output of its cases. */
export const hideInputs = (check: CheckResult): CheckResult =>
  check.details === 'always' ? check : { ...check, cases: check.cases.map(hideCase) };

const hideCase = ({ verdict }: CaseResult, index: number): CaseResult => ({
  name: `hidden case ${String(index + 1)}`,
  verdict,
  expected: null,
  actual: null,
  message: verdict === 'passed' ? null : 'The course does not show the inputs of this check.',
  hint: null,
  reproduction: [],
  grids: [],
  sequences: [],
  searches: [],
  curves: [],
  places: [],
  trace: [],
  output: null,
  random: null,
  because: null,
  measured: null,
});
