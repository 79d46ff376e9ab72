/**
 * What the adapter asks of the linter's process, and what comes back: one JSON line a file, then the end. A
 * file that a rule fails on costs its own findings only.
 */
import { z } from 'zod';

export interface LintRequest {
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

const text = z.string().max(1_000);
/** Of the request, however long it is there. */
const path = z.string();

export const lintMessage = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('file'),
    findings: z.array(
      z.strictObject({ path, line: z.int().positive(), column: z.int().positive(), rule: text, message: text }),
    ),
  }),
  /** A rule failed on this file; null when the source is nested too deeply. */
  z.strictObject({ kind: z.literal('gave-up'), path, detail: text.nullable() }),
  z.strictObject({ kind: z.literal('end') }),
]);
export type LintMessage = z.infer<typeof lintMessage>;
