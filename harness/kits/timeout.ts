/** After how long a platform may end a grading. */
import { limitsOf } from '../config/resolve.ts';
import { usageError } from '../contracts/errors.ts';
import type { KitRequest } from './kit.ts';

/** For what no limit of the settings counts: the start of the container, the style tools, the report. */
const reserveSeconds = 60;

interface Platform {
  readonly title: string;
  readonly mostSeconds: number;
}

/**
 * No grading by these settings takes as many seconds.
 * @throws {GraderError} when the platform does not allow as many
 */
export const timeoutOf = ({ course }: Pick<KitRequest, 'course'>, { title, mostSeconds }: Platform): number => {
  const { totalMs, buildMs } = limitsOf(course.config.limits);
  const seconds = Math.ceil((totalMs + buildMs) / 1_000) + reserveSeconds;
  if (seconds <= mostSeconds) return seconds;
  const allowed = `${String(mostSeconds - reserveSeconds)} seconds together`;
  throw usageError(
    'timeout-of-platform',
    `${title} ends a grading after ${String(mostSeconds)} seconds, and by these settings one may take ${String(seconds)}.`,
    { where: 'limits', remedy: `Set limits.totalSeconds and limits.buildSeconds to ${allowed} or less.` },
  );
};
