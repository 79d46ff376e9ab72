/** Text in Markdown (CommonMark with GitHub's tables). What a student wrote belongs into code, where nothing is read. */

/** Words of ours in running text or in a table's cell: every sign is only itself, and the line does not end. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\r\n]\s*/g, ' ').replace(/[!-/:-@[-`{-~]/g, (sign) => `\\${sign}`);

/** A piece of a student's text within a line. The mark is longer than any run of backticks inside. */
export const codeSpan = (text: string): string => {
  const line = text.replace(/[\r\n]+/g, ' ');
  const mark = '`'.repeat(longestRun(line) + 1);
  return `${mark} ${line} ${mark}`;
};

/** A block of a student's text. `info` is a word of ours, such as a language. */
export const codeBlock = (text: string, info = ''): string => {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${info}\n${text.replace(/\r\n?/g, '\n')}\n${fence}`;
};

const longestRun = (text: string): number =>
  [...text.matchAll(/`+/g)].reduce((longest, [run]) => Math.max(longest, run.length), 0);
