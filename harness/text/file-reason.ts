/** Why a file cannot be read or written, in words. */
import { codeOf } from './error-code.ts';
import { errorMessage } from './error-message.ts';

const known: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a file is where a folder should be',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EEXIST: 'a file of that name is in the way',
  EIO: 'the disk reported an error',
  ELOOP: 'it is a link that leads to itself',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'no space left on the disk',
  EDQUOT: "the user's disk quota is used up",
  EROFS: 'the file system is read-only',
};

/** By the system's own code, where it is one that people meet. */
export const fileReason = (error: unknown): string => known[codeOf(error) ?? ''] ?? errorMessage(error);

/** Of a file or folder that should be made: the system says of what lies below /proc that it is not there. */
export const writeReason = (error: unknown): string =>
  codeOf(error) === 'ENOENT' ? 'nothing can be made in that folder' : fileReason(error);
