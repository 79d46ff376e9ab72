/** The last line of a test run. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * `N passed, N failed`, with `, N skipped` when there are some. A run that failed although no test did (a file that
 * cannot be loaded, an error outside the tests, no results at all) counts as one failure.
 */
export const totalsLine = (totals: Totals | null, exitCode: number): string => {
  const { passed, failed, skipped } = totals ?? { passed: 0, failed: 0, skipped: 0 };
  const failures = Math.max(failed, exitCode === 0 ? 0 : 1);
  return `${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
};
