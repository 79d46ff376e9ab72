/** The code of an error of the system, such as `ENOENT`; null when it has none. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error ? String(error.code) : null;

/** Has a script of `vm` run into its limit of time? The error is made in the script's own context, so it is no `Error` of this one. */
export const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
