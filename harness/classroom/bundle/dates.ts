/** Dates as platforms write them into names: without a time zone, so in the one that the course names. */
import { valueOf } from '../../text/at.ts';
import { groupsIn } from '../../text/groups-in.ts';

/** `[year, month, day, hour, minute, second]`, month 1 to 12; null when there is no such day or time. */
export type LocalTime = (parts: readonly number[]) => Date | null;

/**
 * Times of a zone; of this machine's where none is named. An hour that clocks strike twice is the first of the two, and one
 * that they leave out the earlier that it may be: nobody is late by the change of clocks.
 */
export const localTimeIn = (timeZone: string | undefined): LocalTime => {
  const clock = clockIn(timeZone);
  return (parts) => {
    const wall = utcTime(parts)?.getTime();
    if (wall === undefined) return null;
    const possible = [wall - msPerDay, wall + msPerDay].map((near) => wall - (clock(near) - near));
    const struck = possible.filter((instant) => clock(instant) === wall);
    return new Date(Math.min(...(struck.length > 0 ? struck : possible)));
  };
};

const msPerDay = 86_400_000;

/** The same in UTC. */
export const utcTime: LocalTime = (parts) => {
  const [year = NaN, month = NaN, day = NaN, hour = 0, minute = 0, second = 0] = parts;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isSame = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame && hour < 24 && minute < 60 && second < 62 ? date : null;
};

/** What clocks of the zone show at an instant, in ms as if it were UTC. */
export const clockIn = (timeZone: string | undefined): ((instant: number) => number) => {
  const unit = 'numeric';
  const date = { year: unit, month: unit, day: unit } as const;
  const time = { hour: unit, minute: unit, second: unit, hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, ...date, ...time });
  return (instant) => {
    const shown = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const of = (part: Intl.DateTimeFormatPartTypes): number => valueOf(shown, part);
    const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
    return wall + (instant - Math.floor(instant / 1_000) * 1_000);
  };
};

/** `05 March 2026 612 PM`, `Jul 30, 2026 1053 PM`, `30 juillet 2026 22 53`, `2026-07-30 2253`: null for any other form. */
export const parseNamedDate = (text: string, localTime: LocalTime): Date | null => {
  const clock = /\s(?<hour>\d{1,2})[ .h:]?(?<minute>\d{2})(?:\s?(?<half>[ap])\.?\s?m\.?)?$/iu.exec(text);
  if (clock === null) return null;
  const day = parseDay(text.slice(0, clock.index).trim());
  const { hour, minute } = groupsIn(clock.groups, 'hour', 'minute');
  const ofDay = hourOf(Number(hour), clock.groups?.['half']?.toLowerCase());
  return day === null ? null : localTime([...day, ofDay, Number(minute)]);
};

/** Of 24, with the half of the day where 12 are counted: `a` or `p`. */
export const hourOf = (hour: number, half: string | undefined): number =>
  half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);

const parseDay = (text: string): readonly number[] | null => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso !== null) return iso.slice(1).map(Number);
  const dayFirst = /^(?<day>\d{1,2})\.?(?: de)? (?<month>\p{L}+)\.?,?(?: de)? (?<year>\d{4})$/u.exec(text);
  const monthFirst = /^(?<month>\p{L}+)\.? (?<day>\d{1,2}),? (?<year>\d{4})$/u.exec(text);
  const found = dayFirst ?? monthFirst;
  if (found === null) return null;
  const { year, month, day } = groupsIn(found.groups, 'year', 'month', 'day');
  const number = monthOf(month);
  return number === null ? null : [Number(year), number, Number(day)];
};

/** By the first letters, which are enough in English, German, French and Spanish. */
const months: readonly RegExp[] = [
  /^(?:jan|ene)/,
  /^(?:feb|fev)/,
  /^(?:mar|mrz|maerz)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai)/,
  /^(?:jun|juin)/,
  /^(?:jul|juil)/,
  /^(?:aug|aou|ago)/,
  /^sep/,
  /^(?:oct|okt)/,
  /^nov/,
  /^(?:dec|dez|dic)/,
];

const monthOf = (word: string): number | null => {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const index = months.findIndex((month) => month.test(plain));
  return index < 0 ? null : index + 1;
};
