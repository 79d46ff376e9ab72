/** The checkup as a table for a terminal of 80 columns. */
import { styleText } from 'node:util';
import Table from 'cli-table3';
import { clean } from '../report/clean.ts';
import { indent, wrap } from '../report/text/wrap.ts';
import type { Checkup } from './checkup.ts';
import type { Finding } from './finding.ts';
import { attemptWords } from '../sandbox/words/attempt.ts';
import type { Attempt } from '../sandbox/attempts.ts';
import { doctorWords, reasonWords } from './words.ts';

/** With the borders and padding, 80 columns. */
const widths = [22, 9, 45];
const lineWidth = 80;

/** Why an attempt failed, in words. */
const reasons: ReadonlyMap<string, () => string> = new Map([
  ['ENOENT', reasonWords.absent],
  ['EACCES', reasonWords.forbidden],
  ['EPERM', reasonWords.forbidden],
  ['EROFS', reasonWords.readOnly],
  ['ESRCH', reasonWords.unseen],
  ['ENETUNREACH', reasonWords.noNetwork],
  ['ECONNREFUSED', reasonWords.otherNetwork],
]);

/** Ends with a newline. */
export const renderCheckup = (checkup: Checkup): string => {
  const table = new Table({ colWidths: widths, wordWrap: true, style: { head: [], border: [], compact: true } });
  for (const finding of checkup.findings) table.push(findingRow(finding));
  table.push([{ colSpan: widths.length, content: attemptsTitle(checkup) }]);
  for (const attempt of checkup.isolation.attempts) table.push(attemptRow(attempt));
  return [table.toString(), '', ...lost(checkup), verdict(checkup), ''].join('\n');
};

const attemptsTitle = ({ isolation }: Checkup): string =>
  isolation.holds ? doctorWords.tried() : doctorWords.open({ tier: isolation.tier });

const findingRow = ({ title, works, detail }: Finding): string[] => [
  title,
  works ? good(doctorWords.works()) : bad(doctorWords.missing()),
  detail.map(shown).join('\n'),
];

const attemptRow = ({ id, leaked, detail }: Attempt): string[] => [
  `  ${attemptWords[id]()}`,
  leaked ? bad(doctorWords.leaked()) : good(doctorWords.held()),
  shown(explained(detail)),
];

const explained = (detail: string): string => {
  const reason = reasons.get(detail);
  return reason === undefined ? detail : doctorWords.reason({ reason: reason(), code: detail });
};

/** Paths and messages of the machine, harmless for a terminal. */
const shown = (text: string): string => clean(text, 1_000, { multiline: true });

/** What does not work: what is lost, and what to do. */
const lost = ({ findings }: Checkup): string[] =>
  findings.flatMap(({ lost: sentence, remedy }) =>
    sentence === null ? [] : [...wrap(sentence, lineWidth), ...indent(remedyLines(shown(remedy ?? '')), 2), ''],
  );

/** Indented lines are commands: they are to be copied, and stay as they are. */
const remedyLines = (remedy: string): string[] =>
  remedy.split('\n').flatMap((line) => (line.startsWith(' ') || line === '' ? [line] : wrap(line, lineWidth - 2)));

const verdict = ({ gradable }: Checkup): string =>
  gradable ? good(doctorWords.gradable()) : bad(doctorWords.notGradable());

const good = (text: string): string => styleText('green', text, { stream: process.stdout });
const bad = (text: string): string => styleText('red', text, { stream: process.stdout });
