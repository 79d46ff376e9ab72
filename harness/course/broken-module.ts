/** What code of a course's module threw, as an error of the module. */
import { GraderError, usageError } from '../contracts/errors.ts';
import { errorMessage } from '../text/error-message.ts';
import { placeInModule } from './place-in-module.ts';

/** An error that code of the course threw, with the place in its file; what the library says of its use, in its own words. */
export const brokenModule = (file: string, what: string, cause: unknown): Error => {
  if (cause instanceof GraderError) {
    const { code, where, remedy } = cause;
    const place = where ?? placeInModule(file, cause);
    return usageError(code, cause.message, { where: place, ...(remedy === null ? {} : { remedy }), cause });
  }
  const message = errorMessage(cause).replace(/ imported from .*|\.$/, '');
  return usageError('broken-course-module', `${what}: ${message}.`, {
    where: placeInModule(file, cause),
    remedy: 'Fix the module; nothing has been graded.',
    cause,
  });
};
