/** Strings that may stand in any file or be printed, before a format escapes them for its medium. */
import { sanitizeText } from '../../text/sanitize.ts';
import { uncommanded } from '../../text/escape/workflow-command.ts';
import type { Report } from '../../contracts/report.ts';
import { mapStrings } from '../../text/map-strings.ts';

const mostCharacters = 20_000;

/** Cleaned once more, and without anything that a runner of GitHub Actions would take for a command when it is printed. */
export const harmless = (report: Report): Report =>
  mapStrings(report, (text) => uncommanded(sanitizeText(text, mostCharacters, { multiline: true })));
