/**
 * GitHub Actions reads commands out of everything that a step prints: `::name key=value::text` at the start of a line,
 * behind spaces too, and `##[name]text` anywhere in it (docs.github.com, "Workflow commands"). Azure Pipelines reads
 * `##vso[name]text`, and TeamCity `##teamcity[name]`.
 */
import { randomBytes } from 'node:crypto';

/** Text that a runner prints and does not read. The word that ends this is new each time, so that nobody can say it. */
export const withoutCommands = (text: string): string => {
  const word = randomBytes(16).toString('hex');
  const end = text === '' || text.endsWith('\n') ? '' : '\n';
  return `::stop-commands::${word}\n${text}${end}::${word}::\n`;
};

/**
 * The same text with a space where a command would begin, so that it can be printed anywhere in an output that must stay
 * as it is: `: :error::`, `# #[error]`. Done twice, it is as done once.
 */
export const uncommanded = (text: string): string =>
  text.replace(bracketed, '# #').replace(/^([^\S\r\n\u2028\u2029]*):(?=:)/gm, '$1: ');

/** Two signs before the word, if any, and the bracket of such a command. */
export const bracketed = /##(?=\w*\[)/g;

/** The text of a command of ours. */
export const commandText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** The value of one of its properties. */
export const commandProperty = (text: string): string =>
  commandText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
