import type { CheckResult } from './report.ts';

/** Of a check or a case: it did not pass though it had its turn. */
export const isFailure = ({ verdict }: Pick<CheckResult, 'verdict'>): boolean =>
  verdict !== 'passed' && verdict !== 'skipped';
