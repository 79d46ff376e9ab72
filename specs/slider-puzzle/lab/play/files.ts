/** Puzzle files that are opened or dropped, and boards that are typed: read as `grade solve` reads them. */
import { type ParsedPuzzle, parsePuzzle } from '../../../../reference/puzzle/parse-tiles.ts';
import { largestPuzzleBytes, parsePuzzleBytes, tooLarge } from '../../../../reference/puzzle/puzzle-bytes.ts';
import type { Action } from './reduce.ts';
import type { Problem } from './state.ts';
import { playMessages as words } from './messages/page.ts';

/** What becomes of the page: another board, or a problem with its place. */
export const openFile = async (file: File): Promise<Action> => {
  if (file.size > largestPuzzleBytes) return problem(file.name, tooLarge(file.size));
  try {
    return opened(parsePuzzleBytes(new Uint8Array(await file.arrayBuffer()), file.name), file.name);
  } catch {
    return { kind: 'problem', problem: { where: file.name, message: words.unreadable() } };
  }
};

export const openText = (text: string): Action => opened(parsePuzzle(text, words.textName()), null);

const opened = (parsed: ParsedPuzzle, name: string | null): Action => {
  if (parsed.kind === 'board') return { kind: 'pose', puzzle: { name, tiles: parsed.tiles } };
  const { where, message } = parsed.problems[0];
  return problem(where, message, parsed.problems.length - 1);
};

const problem = (where: string, message: string, more = 0): Action => {
  const told: Problem = {
    where,
    message: `${words.problem({ message })}${more === 0 ? '' : ` ${words.problems({ count: more })}`}`,
  };
  return { kind: 'problem', problem: told };
};
