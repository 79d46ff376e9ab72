/** Files that a platform adds itself to say who is who. */
import { usageError } from '../../contracts/errors.ts';
import { formatBytes } from '../../intake/limits.ts';
import { classLimits } from './class-limits.ts';
import type { Entry } from './entry.ts';
import { shownName } from './entry-name.ts';

/** The bytes of such a file. @throws {GraderError} of usage when it is too large or damaged: without it nobody is known */
export const readMetadata = async (entry: Entry): Promise<Buffer> => {
  if (entry.size <= classLimits.metadataBytes) return entry.read();
  const [size, most] = [formatBytes(entry.size), formatBytes(classLimits.metadataBytes)];
  throw usageError(
    'bundle-metadata-too-large',
    `The platform's list of submissions is ${size}; at most ${most} are read.`,
    {
      where: shownName(entry.place),
      remedy: 'Export the submissions again, or give the folder of submissions with --bundle folders.',
    },
  );
};
