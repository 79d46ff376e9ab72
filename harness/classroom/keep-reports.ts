/** Reports of students who keep what they have, under the keys that they have now. */
import { parseReport } from '../report/parse.ts';
import type { ClassFolder } from './class-folder.ts';
import type { WithEarlier } from './roster/keep-earlier.ts';
import { type MakePage, readIntact, readValid, storeReport } from './store/attempt-store.ts';
import { filesOf, type Graded } from './store/graded.ts';
import { type AttemptPlace, attemptFile, nameOf } from './store/places.ts';

interface Move {
  readonly from: AttemptPlace;
  readonly to: AttemptPlace;
  /** As class.json has it. */
  readonly content: string;
}

/** What an interrupted run has carried over stays: by then its old place may hold the report of who has that key now. */
export const keepReports = async (kept: WithEarlier['kept'], folder: ClassFolder, page: MakePage): Promise<void> => {
  const moves = new Map<string, Move>();
  for (const move of kept.flatMap(movesOf)) {
    const known = await readOwn(folder, move.to, move);
    if (known === null) moves.set(nameOf(move.from), move);
    else await folder.recover(move.to, known);
  }
  for (const move of moves.values()) await carryOut(move, moves, folder, page);
};

const movesOf = ({ from, student }: WithEarlier['kept'][number]): readonly Move[] =>
  student.attempts.flatMap(({ number: attempt, content }) =>
    content === null ? [] : [{ from: { key: from, attempt }, to: { key: student.key, attempt }, content }],
  );

/** Null where nothing that holds is stored, or the report of other files: another student's. */
const readOwn = async ({ path }: ClassFolder, place: AttemptPlace, { content }: Move): Promise<Graded | null> => {
  const known = await readValid(path, place);
  return known !== null && filesOf(known.content) === filesOf(content) ? known : null;
};

/** What is in its way goes first, so that an interruption leaves each in one of its places, but for keys that go round in a circle. */
const carryOut = async (move: Move, left: Map<string, Move>, folder: ClassFolder, page: MakePage): Promise<void> => {
  const { from, to } = move;
  left.delete(nameOf(from));
  const known = await readOwn(folder, from, move);
  const bytes = known === null ? null : await readIntact(folder.path, from, known);
  if (known === null || bytes === null) return;
  const next = left.get(nameOf(to));
  if (next !== undefined) await carryOut(next, left, folder, page);
  const report = parseReport(bytes, attemptFile(from, 'report.json'));
  const { content, alone } = known;
  const { report: digest, state, score } = await storeReport(folder.path, to, { report, content, alone, page });
  await folder.record('graded', digest ?? content, { ...to, state, score, from: from.key });
};
