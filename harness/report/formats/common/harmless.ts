/** Strings that may stand in any file or be printed, before a format escapes them for its medium. */
import { clean } from '../../clean.ts';
import { uncommanded } from '../../escape/workflow-command.ts';
import type { Report } from '../../schema.ts';
import { mapStrings } from '../../strings.ts';

const mostCharacters = 20_000;

/** Cleaned once more, and without anything that a runner of GitHub Actions would take for a command when it is printed. */
export const harmless = (report: Report): Report =>
  mapStrings(report, (text) => uncommanded(clean(text, mostCharacters, { multiline: true })));
