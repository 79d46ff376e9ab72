/** Errors in words: what happened, where, and what to do. */
import { GraderError } from '../contracts/errors.ts';
import { errorMessage } from '../text/error-message.ts';
import { sanitizeText } from '../text/sanitize.ts';

/** For standard error, newline at the end. `verbose` adds the stack of an unforeseen error. */
export const errorText = (error: unknown, verbose: boolean): string => {
  if (error instanceof GraderError) {
    const lines = [`Error: ${error.message}`];
    if (error.where !== null) lines.push(`  Where: ${error.where}`);
    if (error.remedy !== null) lines.push(`  What to do: ${error.remedy}`);
    if (verbose && error.blame === 'fault' && error.cause !== undefined) lines.push(stackOf(error.cause));
    return shown(lines);
  }
  const message = errorMessage(error);
  const more = verbose ? stackOf(error) : '  What to do: run it again as `grade --verbose ...`, and report the output.';
  return shown([`This is a fault of the grader, not of the submission: ${message}`, more]);
};

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Paths and names in messages may come from a submission. */
const shown = (lines: readonly string[]): string => `${sanitizeText(lines.join('\n'), 10_000, { multiline: true })}\n`;
