/** What the operating system refuses, in words: a full disk is no bug of the grader's, and a stack trace no help. */
import { GraderError, graderFault } from './errors.ts';
import { systemWords } from './words/system.ts';

/** By error code (errno(3)): what is wrong, and what to do about it. */
const known: Readonly<Record<string, readonly [message: () => string, remedy: () => string]>> = {
  ENOSPC: [systemWords.noSpace, systemWords.makeRoom],
  EDQUOT: [systemWords.quota, systemWords.makeRoom],
  EROFS: [systemWords.readOnly, systemWords.readOnlyRemedy],
  EACCES: [systemWords.denied, systemWords.giveAccess],
  EPERM: [systemWords.notPermitted, systemWords.giveAccess],
  EMFILE: [systemWords.tooManyFiles, systemWords.raiseFiles],
  ENFILE: [systemWords.tooManyFilesHere, systemWords.endPrograms],
  ENOMEM: [systemWords.noMemory, systemWords.endPrograms],
  EAGAIN: [systemWords.noProcess, systemWords.raiseProcesses],
  EIO: [systemWords.inputOutput, systemWords.lookAtDisk],
  ENOENT: [systemWords.gone, systemWords.setUpAgain],
};

/** The same error, explained where the system gave the reason; any other error as it is. */
export const explained = (error: unknown): unknown => {
  if (error instanceof GraderError || !(error instanceof Error) || !('code' in error)) return error;
  const found = typeof error.code === 'string' ? known[error.code] : undefined;
  if (found === undefined) return error;
  const [message, remedy] = found;
  const where = 'path' in error && typeof error.path === 'string' ? { where: error.path } : {};
  return graderFault('system', `${message()} (${error.message})`, { ...where, remedy: remedy(), cause: error });
};
