/**
 * Is the library's queue the search? A puzzle is solved twice: with the queue as it is, and with one in disorder, which
 * answers every seventh comparison the wrong way round. A search that goes by this queue then takes other boards out of
 * it, whatever its style: one queue or two, any keys, any priority, any rule for ties. One that nevertheless looks at
 * the same number of boards does not go by the queue: it has another one, or no search at all.
 */
import type { Check, FixedCase, Judgement } from '../../../../harness/contracts/check.ts';
import type { Observation, Script } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { mirrored } from '../../../../reference/puzzle/mirror.ts';
import type { CheckContext } from '../context.ts';
import { type QuestionContext, failed, passed, solvingQuestionContext } from '../../questions/question-context.ts';
import { judgeMoves } from '../../judges/moves.ts';
import { toGrid } from '../../questions/question.ts';
import { seededOrders } from '../../arbitraries/seeded.ts';
import { sourceMessages } from '../sources.ts';
import { call, newBoard, newSolver } from '../../questions/steps.ts';
import { rawCounts, type RawCounts } from '../timing/raw-counts.ts';
import type { Named } from '../timing/series.ts';
import { plural, thousands } from '../../wording/show.ts';
import { mirroredName, type Published } from './published.ts';

const messages = defineMessages('integrity-queue', {
  title: 'the library’s queue is the search',
  measured:
    'Whether the library’s queue decides what is searched next. Each puzzle is solved twice: with the queue as it is, and with one that answers every seventh comparison the wrong way round.',
  why: 'The counts of a queue that is filled alongside the real search say nothing. A search that takes its next board from the queue makes other boards when the queue is out of order.',
  passing:
    'Where they are large, the numbers of boards and of calls differ between the two runs, and the right answer takes at least as many insertions and removals as there are moves. If two puzzles fail, the passes of the queue’s checks are revoked; if only one does, a person is asked to look.',
  inputs:
    'Four puzzles, two of them published and two mirrored, chosen by a separate seed (hiddenSeed). Which ones is not revealed beforehand.',
  noFitFile: 'None of the given puzzle files takes a search of suitable length.',
  notUsed:
    '{call} on {on} found the {moves} with {inserts} insertions into the library’s queues and {delMins} removals, fewer than the solution needs: the search does not use them.',
  notUsedExpected: 'at least {moves} insertions and removals',
  notUsedActual: '{inserts} insertions and {delMins} removals',
  notUsedHint:
    'The search must take its nodes from a MinPQ (or MaxPQ) of the library. Its operations are counted, and those of another queue are not.',
  undisturbed:
    '{call} on {on} searched the same way with the library’s queue out of order: {counts} both times. What is put into that queue is not the search.',
  undisturbedExpected: 'a different search, since other nodes come out of the queue first',
  undisturbedActual: '{counts} both times',
  undisturbedHint:
    'Take the next node of the search from the library’s queue. A queue that is filled alongside the search only to be counted does not count.',
  searchCounts: '{neighbors} calls of neighbors(), {boards} boards, {delMins} removals',
});

export const queueCheckId = 'integrity-queue';

/** Searches that are long enough for the order to matter, and short enough for every grading. */
const size = { published: 2, mirrored: 2, leastInserts: 500, mostInserts: 7_000 } as const;

export const queueIsSearchCheck = (context: CheckContext, published: readonly Published[], seed: number): Check => ({
  id: queueCheckId,
  section: 'integrity',
  group: 'Queue',
  title: messages.title(),
  explanation: {
    measured: messages.measured(),
    why: messages.why(),
    passing: messages.passing(),
    source: sourceMessages.integrity(),
    inputs: messages.inputs(),
  },
  needs: ['Solver'],
  cases: casesOf(context, published, seed),
});

const casesOf = (context: CheckContext, published: readonly Published[], seed: number): Check['cases'] => {
  const fit = published.filter(
    ({ inserts }) => inserts !== null && inserts >= size.leastInserts && inserts <= size.mostInserts,
  );
  const order = at(seededOrders(seed, fit, 1), 0);
  const own = order.slice(0, size.published);
  const others = order.slice(size.published, size.published + size.mirrored);
  if (order.length === 0) return [{ kind: 'skipped', name: 'puzzles', reason: messages.noFitFile() }];
  return [
    ...own.map((puzzle) => disorderCase(context, puzzle)),
    ...others.map(({ name, tiles, moves }) =>
      disorderCase(context, { name: mirroredName(name), tiles: mirrored(tiles), moves }),
    ),
  ];
};

const disorderCase = ({ notation }: CheckContext, puzzle: Named): FixedCase => {
  const question = solvingQuestionContext(notation)(puzzle.tiles);
  const script: Script = {
    substitute: ['Board'],
    rows: [{ tiles: toGrid(puzzle.tiles) }],
    steps: [newBoard('board'), newSolver('solver', 'board'), call('solver', 'moves'), { op: 'counters' }],
    // What such a search may take at the very most, in order or not: beyond that nothing more is learnt. One that puts in and
    // takes out all 181,440 boards that a 3-by-3 puzzle can reach does the same in any order.
    limits: { queueOperations: 300_000 },
  };
  return {
    kind: 'fixed',
    name: puzzle.name,
    script,
    comparesOnly: true,
    comparisonScript: { ...script, watch: { disorder: true } },
    judge: ([usual = []], _, [disturbed]) => judgeDisorder({ ...question, on: puzzle.name }, puzzle, usual, disturbed),
    reproduction: question.reproduction,
  };
};

/** `disturbed`: undefined when the Solver did not finish with the queue in disorder, so that it went by it. */
export const judgeDisorder = (
  question: QuestionContext,
  { tiles, moves }: Pick<Named, 'tiles' | 'moves'>,
  usual: readonly Observation[],
  disturbed: readonly Observation[] | undefined,
): Judgement => {
  const [, , answer, counters] = usual;
  const other = disturbed?.at(-1);
  // What is wrong with a Solver that gives no right answer is told by other checks.
  if (counters?.kind !== 'counters' || !judgeMoves(question, { tiles, moves }, answer).passed) return passed;
  const counts = rawCounts(counters);
  if (counts.inserts < moves || counts.delMins < moves) return idle(failed(question, tooFew(question, moves, counts)));
  if (other?.kind !== 'counters' || !isSame(counts, rawCounts(other), moves)) return passed;
  return idle(failed(question, unmoved(question, counts)));
};

/** Told apart from other failures of the check by what is measured: that the queue is not the search. */
const idle = (judgement: Judgement): Judgement => ({ ...judgement, measured: { idle: 1 } });

/**
 * The same boards were made and expanded, in the same numbers, and enough of them for the order to matter. Where the search
 * cannot be seen on the boards, since it has a board of its own, the queues' operations must be the same as well, and many.
 */
const isSame = (usual: RawCounts, disturbed: RawCounts, moves: number): boolean => {
  if (usual.boards !== disturbed.boards || usual.neighbors !== disturbed.neighbors) return false;
  if (usual.neighbors > 4 * moves + 8) return true;
  const sameTraffic = usual.inserts === disturbed.inserts && usual.delMins === disturbed.delMins;
  return sameTraffic && usual.delMins > 4 * moves + 8;
};

const tooFew = ({ call: asked, on }: QuestionContext, moves: number, { inserts, delMins }: RawCounts): Failing => ({
  message: messages.notUsed({
    call: asked,
    on,
    moves: plural(moves, 'move'),
    inserts: thousands(inserts),
    delMins: thousands(delMins),
  }),
  expected: messages.notUsedExpected({ moves: String(moves) }),
  actual: messages.notUsedActual({ inserts: thousands(inserts), delMins: thousands(delMins) }),
  hint: messages.notUsedHint(),
});

const unmoved = ({ call: asked, on }: QuestionContext, counts: RawCounts): Failing => ({
  message: messages.undisturbed({ call: asked, on, counts: countsText(counts) }),
  expected: messages.undisturbedExpected(),
  actual: messages.undisturbedActual({ counts: countsText(counts) }),
  hint: messages.undisturbedHint(),
});

type Failing = Parameters<typeof failed>[1];

const countsText = ({ neighbors, boards, delMins }: RawCounts): string =>
  messages.searchCounts({
    neighbors: thousands(neighbors),
    boards: thousands(boards),
    delMins: thousands(delMins),
  });
