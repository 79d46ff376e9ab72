/** Dates as platforms write them into names: without a time zone, so taken in that of this machine, as zips have them. */

/** `[year, month, day, hour, minute, second]`, month 1 to 12; null when there is no such day or time. */
export const localDate = (parts: readonly number[]): Date | null => {
  const [year = NaN, month = NaN, day = NaN, hour = 0, minute = 0, second = 0] = parts;
  const date = new Date(year, month - 1, day, hour, minute, second);
  const isSame = date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day;
  return isSame && hour < 24 && minute < 60 && second < 62 ? date : null;
};

/** `05 March 2026 612 PM`, `Jul 30, 2026 1053 PM`, `30 juillet 2026 22 53`, `2026-07-30 2253`: null for any other form. */
export const parseNamedDate = (text: string): Date | null => {
  const clock = /\s(?<hour>\d{1,2})[ .h:]?(?<minute>\d{2})(?:\s?(?<half>[ap])\.?\s?m\.?)?$/iu.exec(text);
  if (clock?.groups === undefined) return null;
  const day = parseDay(text.slice(0, clock.index).trim());
  const hour = hourOf(Number(clock.groups['hour']), clock.groups['half']?.toLowerCase());
  return day === null ? null : localDate([...day, hour, Number(clock.groups['minute'])]);
};

const hourOf = (hour: number, half: string | undefined): number =>
  half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);

const parseDay = (text: string): readonly number[] | null => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso !== null) return iso.slice(1).map(Number);
  const dayFirst = /^(?<day>\d{1,2})\.?(?: de)? (?<month>\p{L}+)\.?,?(?: de)? (?<year>\d{4})$/u.exec(text);
  const monthFirst = /^(?<month>\p{L}+)\.? (?<day>\d{1,2}),? (?<year>\d{4})$/u.exec(text);
  const groups = (dayFirst ?? monthFirst)?.groups;
  if (groups === undefined) return null;
  const month = monthOf(String(groups['month']));
  return month === null ? null : [Number(groups['year']), month, Number(groups['day'])];
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
