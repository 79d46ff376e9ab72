/** Instants of a class: all in one time zone, since bundles and graders come with different ones. Pure. */
import { cleanText } from './clean.ts';

/** ISO 8601 in UTC; one that is no date stays as it is. */
export const inUtc = (instant: string): string => {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? cleanText(instant) : new Date(time).toISOString();
};

/** As people read it: to the minute. */
export const minuteOf = (instant: string): string => {
  const utc = inUtc(instant);
  return utc.endsWith('Z') ? `${utc.slice(0, 16).replace('T', ' ')} UTC` : utc;
};
