/** Prints text that may be longer than memory, in pieces. */
import { setImmediate } from 'node:timers/promises';
import type { CommandConsole } from '../../../../harness/contracts/command.ts';

const pieceCharacters = 65_536;

/** False when the reader has gone away or the signal came: the rest was not made at all. */
export const printPieces = async (
  pieces: Iterable<string>,
  console: Pick<CommandConsole, 'print'>,
  signal: AbortSignal,
): Promise<boolean> => {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < pieceCharacters) continue;
    if (!(await console.print(text))) return false;
    text = '';
    // Writing to a pipe may be synchronous, and then only this lets Ctrl-C through.
    await setImmediate();
    if (signal.aborted) return false;
  }
  return text === '' || console.print(text);
};
