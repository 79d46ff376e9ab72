/** Times that a course has in its own names of files, as a pattern finds them. */
import { hourOf, type LocalTime, utcTime } from './dates.ts';

export interface Timestamp {
  readonly time: Date;
  /** It says no zone. */
  readonly isLocal: boolean;
}

const day = /(?<year>(?:19|20)\d\d)\D?(?<month>\d\d)\D?(?<day>\d\d)/.source;
const clock = /(?<hour>\d\d|\d(?=\D))\D?(?<minute>\d\d)(?:\D?(?<second>\d\d)(?<part>[.,]\d{1,9})?)?/.source;
const half = /(?<half>[ap])\.?m\.?/.source;
const zone = /(?<zone>Z|UTC|GMT|(?<sign>[+-])(?<hours>[01]\d):?(?<minutes>[0-5]\d))/.source;
const form = new RegExp(`^${day}(?:\\D?${clock}(?:[ _]?${half})?(?:[ _]?${zone})?)?$`, 'i');

/**
 * Year, month, day and a time with anything between them, then AM or PM and a zone if there are any, or seconds or
 * milliseconds since 1970 (up to 2033: later ones may be dates whose year has two digits). Null where something else follows: it
 * could mean another time.
 */
export const parseTimestamp = (text: string, localTime: LocalTime): Timestamp | null => {
  if (/^1\d{9}(?:\d{3})?$/.test(text)) return found(new Date(Number(text.padEnd(13, '0'))), false);
  const groups = form.exec(text)?.groups;
  if (groups !== undefined) return ofGroups(groups, localTime);
  const isZoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));
  return isZoned ? found(new Date(text), false) : null;
};

const found = (time: Date | null, isLocal: boolean): Timestamp | null => (time === null ? null : { time, isLocal });

type Groups = Readonly<Record<string, string | undefined>>;

const ofGroups = (groups: Groups, localTime: LocalTime): Timestamp | null => {
  const { hour = '0', minute = '0', second = '0', part = '.0', half: ofDay } = groups;
  if (ofDay !== undefined && Number(hour) > 12) return null;
  const date = [groups['year'], groups['month'], groups['day']].map(Number);
  const isLocal = groups['zone'] === undefined;
  const parts = [...date, hourOf(Number(hour), ofDay?.toLowerCase()), Number(minute), Number(second)];
  const whole = (isLocal ? localTime : utcTime)(parts);
  if (whole === null) return null;
  const ms = Math.floor(Number(part.replace(',', '.')) * 1_000) - msEastOf(groups);
  return found(new Date(whole.getTime() + ms), isLocal);
};

const msEastOf = ({ sign, hours = '0', minutes = '0' }: Groups): number =>
  (sign === '-' ? -60_000 : 60_000) * (Number(hours) * 60 + Number(minutes));
