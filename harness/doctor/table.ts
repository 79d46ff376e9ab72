/** The checkup as a table for a terminal of 80 columns. */
import { styleText } from 'node:util';
import Table from 'cli-table3';
import { sanitizeText } from '../text/sanitize.ts';
import { indent, wrap } from '../text/wrap.ts';
import type { Checkup } from './checkup.ts';
import type { Finding } from './finding.ts';
import { attemptTexts, type Attempt } from '../sandbox/attempts.ts';

/** With the borders and padding, 80 columns. */
const nameWidth = 22;
const detailWidth = 43;
const widths = [nameWidth, 9, detailWidth + 2];
const lineWidth = 80;

/** Why an attempt failed, in words. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'does not exist inside'],
  ['EACCES', 'forbidden'],
  ['EPERM', 'forbidden'],
  ['EROFS', 'read-only'],
  ['ESRCH', 'is not visible inside'],
  ['ENETUNREACH', 'there is no network inside'],
  ['ECONNREFUSED', 'a separate network, where nothing listens'],
]);

/** Ends with a newline. */
export const renderCheckup = (checkup: Checkup): string => {
  const table = new Table({ colWidths: widths, wordWrap: true, style: { head: [], border: [], compact: true } });
  for (const finding of checkup.findings) table.push(findingRow(finding));
  if (checkup.isolation.tier !== null) table.push([{ colSpan: widths.length, content: attemptsTitle(checkup) }]);
  for (const attempt of checkup.isolation.attempts) table.push(attemptRow(attempt));
  return [table.toString(), '', ...lost(checkup), verdict(checkup), ''].join('\n');
};

const attemptsTitle = ({ isolation }: Checkup): string =>
  isolation.holds
    ? 'Tried from inside the sandbox: a submission cannot'
    : `What a submission could do in the tier ${String(isolation.tier)} (--allow-weak-isolation)`;

const findingRow = ({ title, works, detail }: Finding): string[] => [
  title,
  works ? good('works') : bad('missing'),
  cell(detail),
];

const attemptRow = ({ id, leaked, detail }: Attempt): string[] => [
  indent(wrap(attemptTexts[id], nameWidth - 4), 2).join('\n'),
  leaked ? bad('leaked') : good('held'),
  cell([explained(detail)]),
];

/** The table would cut a long word, as a path is, to fit it into a line. */
const cell = (texts: readonly string[]): string => texts.flatMap((text) => wrap(shown(text), detailWidth)).join('\n');

const explained = (detail: string): string => {
  const reason = reasons.get(detail);
  return reason === undefined ? detail : `${reason} (${detail})`;
};

/** Paths and messages of the machine, harmless for a terminal. */
const shown = (text: string): string => sanitizeText(text, 1_000, { multiline: true });

/** What does not work: what is lost, and what to do. */
const lost = ({ findings }: Checkup): string[] =>
  findings.flatMap(({ lost: sentence, remedy }) =>
    sentence === null ? [] : [...wrap(sentence, lineWidth), ...indent(remedyLines(shown(remedy ?? '')), 2), ''],
  );

/** Indented lines are commands: they are to be copied, and stay as they are. */
const remedyLines = (remedy: string): string[] =>
  remedy.split('\n').flatMap((line) => (line.startsWith(' ') || line === '' ? [line] : wrap(line, lineWidth - 2)));

const verdict = ({ gradable }: Checkup): string =>
  gradable ? good('This machine can grade.') : bad('This machine cannot grade.');

const good = (text: string): string => styleText('green', text, { stream: process.stdout });
const bad = (text: string): string => styleText('red', text, { stream: process.stdout });
