/** `grade check` of a folder of puzzle files: the reference solves them, and the names are held against it. */
import type { StatusLine } from '../../../../harness/contracts/command.ts';
import type { Searcher } from '../search/searcher.ts';
import { farWords, inMoves } from '../../commands/messages.ts';
import type { PuzzleFile, PuzzleFiles } from './files.ts';
import { faultyRow } from './faulty.ts';
import { byName } from './promise.ts';
import type { Row } from './row.ts';
import { type Asked, type Truth, truthOf } from './truth.ts';
import { checkCommandMessages } from './messages/check.ts';
import { capital } from '../../../../harness/text/capital.ts';

export interface Checking {
  readonly searcher: Searcher;
  readonly line: StatusLine;
  /** For each file. */
  readonly seconds: number;
  readonly signal: AbortSignal;
}

/** A row for each file; when the signal comes, for those until then. */
export const rowsByReference = async ({ files, faulty }: PuzzleFiles, checking: Checking): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const [index, file] of files.entries()) {
    if (checking.signal.aborted) break;
    rows.push(await rowOf(file, askedFor(file, index, files.length, checking)));
  }
  return [...rows, ...faulty.map(faultyRow)].toSorted((a, b) => byName(a.file, b.file));
};

/** With a line that says how far it is. */
export const askedFor = (
  { name }: PuzzleFile,
  index: number,
  total: number,
  { searcher, line, seconds, signal }: Checking,
): Asked => ({
  searcher,
  ms: seconds * 1_000,
  signal,
  onProgress: (progress) => {
    line.show(
      checkCommandMessages.progress({
        number: String(index + 1),
        all: String(total),
        puzzle: name,
        far: farWords(progress),
      }),
    );
  },
});

const rowOf = async (file: PuzzleFile, asked: Asked): Promise<Row> => {
  const truth = await truthOf(file, asked);
  return {
    file: file.name,
    size: file.tiles.length,
    moves: truth.moves,
    expected: file.promise,
    inserts: await insertsOf(file, truth, asked),
    seconds: truth.seconds,
    ...verdictOf(file, truth, asked),
  };
};

const verdictOf = ({ promise }: PuzzleFile, truth: Truth, { ms, signal }: Asked): Pick<Row, 'verdict' | 'message'> => {
  if (truth.contradiction !== null) return { verdict: 'wrong', message: `${capital(truth.contradiction)}.` };
  if (truth.moves !== null) return { verdict: promise === null ? 'unnamed' : 'right', message: null };
  const why = signal.aborted
    ? checkCommandMessages.interrupted()
    : checkCommandMessages.notSolved({ seconds: String(ms / 1_000) });
  return { verdict: 'not-solved', message: checkCommandMessages.atLeast({ why, moves: inMoves(truth.atLeast) }) };
};

/** Of the official search. Null where it is out of bounds, or was stopped. */
const insertsOf = async (
  { name, tiles, builtIn }: PuzzleFile,
  { moves }: Truth,
  asked: Asked,
): Promise<number | null> => {
  if (builtIn !== null) return builtIn.queues?.both.inserts ?? null;
  if (moves === null) return null;
  const found = await asked.searcher.run({ kind: 'count', tiles }, { ...asked, name });
  return found.kind === 'found' && found.result.kind === 'counted' ? found.result.counts.insert : null;
};
