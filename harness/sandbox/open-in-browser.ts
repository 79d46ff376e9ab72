/** Shows a page of the grader in the browser of this machine's user. */
import { spawn } from 'node:child_process';
import { findProgram } from './programs.ts';

/** Where there is no browser nothing happens: the address has been printed. The browser outlives the grader. */
export const openInBrowser = (url: string): void => {
  const opener = ['xdg-open', 'open'].map(findProgram).find((path) => path !== null);
  if (opener === undefined) return;
  spawn(opener, [url], { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
};
