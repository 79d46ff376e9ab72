/** Errors that a person should see in words. Anything else that is thrown is a fault of ours, and shown as one. */

/** Who is to blame decides the exit code: `usage` 2, `fault` 4. */
type Blame = 'usage' | 'fault';

interface Details {
  /** `file:line:column`, as far as known. */
  readonly where?: string | undefined;
  /** What to do about it: one sentence. */
  readonly remedy?: string | undefined;
  readonly cause?: unknown;
}

/** What happened, where, why, and what to do. Codes are permanent. */
export class GraderError extends Error {
  readonly blame: Blame;
  readonly code: string;
  readonly where: string | null;
  readonly remedy: string | null;

  constructor(blame: Blame, code: string, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'GraderError';
    this.blame = blame;
    this.code = code;
    this.where = details.where ?? null;
    this.remedy = details.remedy ?? null;
  }
}

/** A wrong command line, path, or configuration. */
export const usageError = (code: string, message: string, details: Details = {}): GraderError =>
  new GraderError('usage', code, message, details);

/** Something of ours, or of this machine, does not work. */
export const graderFault = (code: string, message: string, details: Details = {}): GraderError =>
  new GraderError('fault', code, message, details);
