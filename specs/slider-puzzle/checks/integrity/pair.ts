/** One published puzzle and its mirrored twin, solved one after the other: what came of each, and whether that is odd. */
import type { AssessmentLimits } from '../../settings.ts';
import type { Judgement, Measured, MeasuredRow } from '../../../../harness/contracts/check.ts';
import { defineMessages, joinedWords } from '../../../../harness/messages/messages.ts';
import { mirrored } from '../../../../reference/puzzle/mirror.ts';
import type { CheckContext } from '../context.ts';
import { hasFewBoards, hasFewNodes } from '../timing/least.ts';
import type { RawCounts } from '../timing/raw-counts.ts';
import { readRow } from '../timing/series.ts';
import { tablesFarOver, tablesOver, timeOver } from './costs.ts';
import { leastOf, type Published } from './published.ts';
import { missedTables } from './timed-alone.ts';

const messages = defineMessages('integrity-pair', {
  mirrored: 'the mirrored {name}',
  doesNotFinish: 'does not finish',
  failsWith: 'fails ({message})',
  exceedsLimits: 'exceeds the limits (timing {tables})',
  right: 'right',
  wrong: 'wrong',
  tooCostly: 'too costly',
  sameAsPublished: 'the same as for the published puzzle',
  stored:
    '{name}: the answer is right without a search, but the same puzzle mirrored across its diagonal {fault}: the answers to the published files seem to be stored in the program.',
  unseen:
    '{name}: the answer is right, but neighbors() was called on fewer boards than any search needs: what the program does cannot be seen, and is not assessed.',
  unseenExpected: 'a search that shows in the counts',
  unseenActual: 'hardly any search that shows',
  unseenHint:
    'Search with the methods of Board, and take the nodes of the search from the library’s queue: only what is done there can be seen and counted.',
  costlier:
    '{name}: for the same puzzle mirrored across its diagonal the program {fault}, which it keeps for the file itself, with many times as many calls: what was counted for the published file seems to be another search than that of other boards.',
  costlierExpected: 'about as many calls as for the published puzzle',
  storedHint:
    'Solve every board by searching; the files are only examples, and your Solver is given other boards, too.',
});

/** What came of one board. */
export interface Solved {
  readonly right: boolean;
  /** Completes "the same puzzle mirrored"; empty when the answer is right. */
  readonly words: string;
  /** Nodes that were searched, as far as can be seen: queued by the library's queue, or expanded by neighbors(). */
  readonly searched: number | null;
  /** Null where nothing was counted, or the answer is wrong. */
  readonly raw: RawCounts | null;
  /** The timing tables whose limits it exceeds. */
  readonly over: readonly string[];
  /** Less went through the queues than any search needs; fewer boards were asked for their neighbors. */
  readonly few: { readonly nodes: boolean; readonly boards: boolean };
}

/**
 * `same`: nothing differs that should not. `stored`: the published puzzle is answered without a search, and its twin is not
 * answered, or not within the limits. `differs`: the answer is right for the published puzzle alone, but was searched for;
 * `reverse`: for the twin alone. A search with a fault may be lucky either way. `unseen`: the published puzzle is answered,
 * and the boards show no search. `costlier`: both are right and searched for, but the twin takes many times as many calls, and more
 * than any search of it needs: no luck does that.
 */
export type PairState = 'same' | 'differs' | 'reverse' | 'stored' | 'unseen' | 'costlier';

export interface Pair {
  readonly published: Solved;
  readonly twin: Solved;
  readonly state: PairState;
  /** The timing tables whose limits the twin exceeds and the published puzzle does not; if it is `costlier`, by far. */
  readonly over: readonly string[];
}

export const readPair = (
  context: CheckContext,
  limits: AssessmentLimits,
  puzzle: Published,
  [first, second]: readonly [MeasuredRow | null, MeasuredRow | null],
): Pair => {
  const twinPuzzle = {
    ...puzzle,
    name: messages.mirrored({ name: puzzle.name }),
    tiles: mirrored(puzzle.tiles),
  };
  const published = solved(context, limits, puzzle, first);
  const twin = solved(context, limits, twinPuzzle, second);
  const far = tablesFarOver(limits, puzzle, published.raw, twin.raw).filter((table) => !published.over.includes(table));
  const state = stateOf(puzzle, { published, twin, far });
  const over = twin.over.filter((table) => !published.over.includes(table));
  return { published, twin, state, over: state === 'costlier' ? far : over };
};

const solved = (
  context: CheckContext,
  limits: AssessmentLimits,
  puzzle: Published,
  row: MeasuredRow | null,
): Solved => {
  if (row === null)
    return { right: false, words: messages.doesNotFinish(), searched: null, raw: null, over: [], few: neither };
  const { answer, raw } = readRow(context, puzzle, row);
  const searched = raw === null ? null : searchedIn(raw);
  const few = raw === null ? neither : fewIn(puzzle, raw);
  if (!answer.passed)
    return { right: false, words: messages.failsWith({ message: answer.message }), searched, raw: null, over: [], few };
  const over = [...tablesOver(limits, puzzle, raw), ...timeOver(context, limits, puzzle, row)];
  return { right: true, words: over.length === 0 ? '' : overWords(over), searched, raw, over, few };
};

const neither: Solved['few'] = { nodes: false, boards: false };

/** A mirrored puzzle is held against the same: mirroring keeps the search tree. */
const fewIn = (puzzle: Published, raw: RawCounts): Solved['few'] => {
  const least = leastOf(puzzle);
  return { nodes: hasFewNodes(least, raw), boards: hasFewBoards(least.mustExpand, puzzle.moves, raw) };
};

export const searchedIn = (raw: RawCounts): number => Math.max(raw.inserts, raw.neighbors);

const overWords = (tables: readonly string[]): string => messages.exceedsLimits({ tables: joinedWords(tables) });

interface Compared extends Pick<Pair, 'published' | 'twin'> {
  readonly far: readonly string[];
}

const stateOf = (puzzle: Published, { published, twin, far }: Compared): PairState => {
  if (!published.right) return twin.right ? 'reverse' : 'same';
  const isSame = twin.right && twin.over.every((table) => published.over.includes(table));
  if (!isSame && isUnsearched(puzzle, published)) return 'stored';
  if (published.few.boards) return 'unseen';
  if (far.length > 0) return 'costlier';
  return twin.right ? 'same' : 'differs';
};

/**
 * Was the answer there without a search? Each board on the way has to be taken from the queue and asked for its neighbors.
 * Less than any search needs, in the queues and on the boards, is none; where the reference searches ten times as much, nor is
 * no more than the way and what lies beside it.
 */
export const isUnsearched = (
  { moves, inserts }: Pick<Published, 'moves' | 'inserts'>,
  { searched, few }: Pick<Solved, 'searched' | 'few'>,
): boolean => {
  if (searched === null) return false;
  if (few.nodes && few.boards) return true;
  return searched < moves || (searched <= 4 * (moves + 1) && inserts !== null && inserts >= 10 * searched);
};

export const pairMeasured = (puzzle: Published, { published, twin, state, over }: Pair): Measured => ({
  puzzle: puzzle.name,
  state,
  published: resultWords(published),
  searched: published.searched,
  twin: resultWords(twin),
  twinSearched: twin.searched,
  wrongTwin: twin.right ? 0 : 1,
  over: over.join(' '),
  missed: missedTables(published.right, published.over).join(' '),
  // A right answer to an unpublished puzzle without any search that shows: then the counts say nothing about this program.
  unseen: twin.right && isUnsearched(puzzle, twin) ? 1 : 0,
});

const resultWords = ({ right, over }: Solved): string =>
  right ? (over.length === 0 ? messages.right() : messages.tooCostly()) : messages.wrong();

export const judgePair = (puzzle: Published, pair: Pair): Judgement => {
  const measured = pairMeasured(puzzle, pair);
  if (pair.state === 'unseen')
    return {
      passed: false,
      measured,
      message: messages.unseen({ name: puzzle.name }),
      expected: messages.unseenExpected(),
      actual: messages.unseenActual(),
      hint: messages.unseenHint(),
    };
  if (pair.state !== 'stored' && pair.state !== 'costlier') return { passed: true, measured };
  const isStored = pair.state === 'stored';
  const fault = isStored ? pair.twin.words : overWords(pair.over);
  return {
    passed: false,
    measured,
    message: messages[pair.state]({ name: puzzle.name, fault }),
    expected: isStored ? messages.sameAsPublished() : messages.costlierExpected(),
    actual: fault,
    hint: messages.storedHint(),
  };
};

/** What a student whose answers are stored is told to do. */
export const storedHint = messages.storedHint;
