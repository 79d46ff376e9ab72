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
  const passed = totals?.numPassedTests ?? 0;
  const failed = Math.max(totals?.numFailedTests ?? 0, exitCode === 0 ? 0 : 1);
  const skipped = (totals?.numPendingTests ?? 0) + (totals?.numTodoTests ?? 0);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
};
