/** Cells of CSV, which people open in spreadsheets. */

/**
 * Text that no spreadsheet takes for a formula: an apostrophe stands before it, also where spaces or the full-width forms
 * that some take for the same signs come first. Quoting is the business of whoever writes the row.
 */
export const noFormula = (text: string): string => (startsFormula.test(text) ? `'${text}` : text);

/** See OWASP, "CSV Injection". A tab or a carriage return in front is dropped by spreadsheets. */
const startsFormula = /^(?:[\t\r]|\s*[=+\-@|%＝＋－＠])/u;
