/** Cells of CSV (RFC 4180), which people open in spreadsheets. */

/**
 * One cell. Numbers of ours stand as they are. Text is quoted, and an apostrophe keeps a spreadsheet from taking it for a
 * formula, also behind blanks and in the full-width forms that some take for the same signs.
 */
export const csvCell = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `"${harmless(value).replaceAll('"', '""')}"`;

const harmless = (text: string): string => (startsFormula.test(text) ? `'${text}` : text);

/** See OWASP, "CSV Injection". A tab or a carriage return in front is dropped by spreadsheets. */
const startsFormula = /^(?:[\t\r]|\s*[=+\-@|%＝＋－＠])/u;
