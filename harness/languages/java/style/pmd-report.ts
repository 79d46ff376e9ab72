/** PMD's own JSON report. */
import { z } from 'zod';
import type { SarifResult } from './sarif.ts';

const files = z.array(
  z.object({
    filename: z.string(),
    violations: z.array(
      z.object({ beginline: z.int(), begincolumn: z.int(), description: z.string(), rule: z.string() }),
    ),
  }),
);
const report = z.object({ files, suppressedViolations: files });

/** What was suppressed in the code is told as well. Null when this is not a report of PMD's. */
export const readPmd = (json: unknown): readonly SarifResult[] | null => {
  const parsed = report.safeParse(json);
  if (!parsed.success) return null;
  return [...parsed.data.files, ...parsed.data.suppressedViolations].flatMap(({ filename, violations }) =>
    violations.map(({ rule, description, beginline, begincolumn }) => ({
      rule,
      message: description,
      uri: filename,
      line: beginline,
      column: begincolumn,
    })),
  );
};
