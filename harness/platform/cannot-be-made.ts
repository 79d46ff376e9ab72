/** Why a file or folder that was asked for by its path cannot be made. */
import { GraderError, graderFault, usageError } from '../contracts/errors.ts';
import { codeOf } from '../text/error-code.ts';
import { writeReason } from '../text/file-reason.ts';

/** What is wrong with the path itself, whatever machine it is on. */
const ofThePath: ReadonlySet<unknown> = new Set(['EEXIST', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR']);

/** Of usage for a path that no disk takes; a fault for what this one refuses. */
export const cannotBeMade = (path: string, cause: unknown): GraderError => {
  if (cause instanceof GraderError) return cause;
  const isUsage = ofThePath.has(codeOf(cause));
  const make = isUsage ? usageError : graderFault;
  return make('cannot-be-made', `This cannot be made: ${writeReason(cause)}.`, {
    where: path,
    remedy: isUsage ? 'Choose another path.' : 'Choose another path, or make the folder writable.',
    cause,
  });
};
