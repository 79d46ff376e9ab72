/** Why a file cannot be read, in words. */
import { errorMessage } from './error-message.ts';

const known: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
};

/** By the system's own code, where it is one that people meet. */
export const fileReason = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return known[code] ?? errorMessage(error);
};
