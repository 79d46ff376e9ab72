/** Standard output and standard error: width, colour, writing. */
import { codeOf } from '../text/error-code.ts';
import { withoutCommands } from '../text/escape/workflow-command.ts';

/** From what the summary's table needs to 100 characters: longer lines are hard to read. */
export const terminalWidth = (): number => {
  const columns = process.stdout.isTTY ? process.stdout.columns : 80;
  return Math.min(100, Math.max(64, columns || 80));
};

/** Colour is for terminals, and for nobody who has set NO_COLOR (https://no-color.org). */
export const useColor = (stream: NodeJS.WriteStream): boolean =>
  stream.isTTY && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb';

/** Text for people that may hold a student's: on a runner of GitHub Actions it must not be read as commands. */
export const forPeople = (text: string): string =>
  process.env['GITHUB_ACTIONS'] === 'true' ? withoutCommands(text) : text;

/** Resolves when the text is out; to false when the reader has gone away (`grade x | head`), which is not an error. */
export const toStdout = (text: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      const isGone = ['EPIPE', 'ERR_STREAM_DESTROYED'].includes(codeOf(error) ?? '');
      if (isGone) resolve(false);
      else reject(error);
    };
    process.stdout.once('error', fail);
    process.stdout.write(text, (error) => {
      if (error !== null && error !== undefined) {
        // The listener stays: the event may still come, and would end the program if none heard it.
        fail(error);
        return;
      }
      process.stdout.off('error', fail);
      resolve(true);
    });
  });

export const toStderr = (text: string): void => {
  process.stderr.write(text);
};
