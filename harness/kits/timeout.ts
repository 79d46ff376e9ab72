/** After how long a platform may end a grading. */
import { limitsOf } from '../config/resolve.ts';
import type { KitRequest } from './kit.ts';

/** For what no limit of the settings counts: the start of the container, the style tools, the report. */
const reserveSeconds = 60;

/** No grading by these settings takes as many seconds. */
export const timeoutOf = ({ course }: Pick<KitRequest, 'course'>): number => {
  const { totalMs, buildMs } = limitsOf(course.config.limits);
  return Math.ceil((totalMs + buildMs) / 1_000) + reserveSeconds;
};
