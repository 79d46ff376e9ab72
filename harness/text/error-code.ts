/** The code of an error of the system, such as `ENOENT`; null when it has none. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error ? String(error.code) : null;
