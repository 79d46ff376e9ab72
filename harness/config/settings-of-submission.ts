/** Settings in the submission itself are the student's: weights, switched-off checks, a module that runs outside the sandbox. */
import { existsSync, realpathSync } from 'node:fs';
import { defaultFile } from './load.ts';
import { usageError } from '../contracts/errors.ts';
import { isBelow } from '../course/module-files.ts';

/** @throws {GraderError} when the settings that would be read unasked lie in the folder that is to be graded */
export const refuseSettingsOf = (path: string, config: unknown): void => {
  if (config !== undefined || !existsSync(defaultFile) || !existsSync(path)) return;
  if (!isBelow(realpathSync('.'), realpathSync(path))) return;
  throw usageError('settings-of-submission', 'The settings lie in the folder that is to be graded.', {
    where: defaultFile,
    remedy:
      'Whoever handed it in would decide how it is graded. If they are yours, name them: ' +
      `--config ${defaultFile}. Otherwise start the grader in another folder.`,
  });
};
