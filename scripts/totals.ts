/** The last line of a test run. */
export interface Totals {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/**
 * `N passed, N failed`, with `, N skipped` when there are some. A run that failed although no test did (a file that
 * cannot be loaded, an error outside the tests, no results at all) counts as one failure.
 */
export const totalsLine = (totals: Totals | null, exitCode: number): string => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = totals ?? noResults;
  const failed = Math.max(numFailedTests, exitCode === 0 ? 0 : 1);
  const skipped = numPendingTests + numTodoTests;
  return `${numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
};

const noResults: Totals = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
