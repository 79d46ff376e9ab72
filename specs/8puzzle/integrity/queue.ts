/**
 * Is the library's queue the search? A puzzle is solved twice: with the queue as it is, and with one in disorder, which
 * answers every seventh comparison the wrong way round. A search that goes by this queue then takes other boards out of it,
 * whatever its style: one queue or two, any keys, any priority, any rule for ties. One that looks at the same boards in the
 * same number all the same does not go by the queue: it has another one, or no search at all.
 */
import type { Check, FixedCase, Judgement } from '../../../harness/engine/check.ts';
import type { Observation, Script } from '../../../harness/probe/protocol.ts';
import { mirrored } from '../../../reference/mirror.ts';
import type { CheckContext } from '../context.ts';
import { solvingAsking } from '../checks/asking.ts';
import { judgeMoves } from '../judges/moves.ts';
import { toGrid } from '../questions.ts';
import { seededOrders } from '../seeded.ts';
import { call, newBoard, newSolver } from '../steps.ts';
import { rawCounts, type RawCounts } from '../timing/raw-counts.ts';
import type { Named } from '../timing/series.ts';
import { failed, passed, type Asking } from '../words/asking.ts';
import { plural, thousands } from '../words/show.ts';
import type { Published } from './published.ts';
import { integrityWords } from './words.ts';

export const queueCheckId = 'integrity-queue';

/** Searches that are long enough for the order to matter, and short enough for every grading. */
const size = { published: 2, mirrored: 2, leastInserts: 500, mostInserts: 7_000 } as const;

export const queueIsSearchCheck = (context: CheckContext, published: readonly Published[], seed: number): Check => ({
  id: queueCheckId,
  section: 'integrity',
  group: 'Queue',
  title: integrityWords.queueTitle(),
  needs: ['Solver'],
  cases: casesOf(context, published, seed),
});

const casesOf = (context: CheckContext, published: readonly Published[], seed: number): Check['cases'] => {
  const fit = published.filter(
    ({ inserts }) => inserts !== null && inserts >= size.leastInserts && inserts <= size.mostInserts,
  );
  const [order = []] = seededOrders(seed, fit, 1);
  const own = order.slice(0, size.published);
  const others = order.slice(size.published, size.published + size.mirrored);
  if (order.length === 0) return [{ kind: 'skipped', name: 'puzzles', reason: integrityWords.noFitFile() }];
  return [
    ...own.map((puzzle) => disorderCase(context, puzzle)),
    ...others.map(({ name, tiles, moves }) =>
      disorderCase(context, { name: integrityWords.mirrored({ name }), tiles: mirrored(tiles), moves }),
    ),
  ];
};

const disorderCase = ({ notation }: CheckContext, puzzle: Named): FixedCase => {
  const asking = solvingAsking(notation)(puzzle.tiles);
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
    beside: { ...script, watch: { disorder: true } },
    judge: ([usual = []], _, [disturbed]) => judgeDisorder({ ...asking, on: puzzle.name }, puzzle, usual, disturbed),
    reproduction: asking.reproduction,
  };
};

/** `disturbed`: undefined when the Solver did not come to an end with the queue in disorder, so that it went by it. */
export const judgeDisorder = (
  asking: Asking,
  { tiles, moves }: Pick<Named, 'tiles' | 'moves'>,
  usual: readonly Observation[],
  disturbed: readonly Observation[] | undefined,
): Judgement => {
  const [, , answer, counters] = usual;
  const other = disturbed?.at(-1);
  // What is wrong with a Solver that gives no right answer is told by other checks.
  if (counters?.kind !== 'counters' || !judgeMoves(asking, { tiles, moves }, answer).passed) return passed;
  const counts = rawCounts(counters);
  if (counts.inserts < moves || counts.delMins < moves) return idle(failed(asking, tooFew(asking, moves, counts)));
  if (other?.kind !== 'counters' || !isSame(counts, rawCounts(other), moves)) return passed;
  return idle(failed(asking, unmoved(asking, counts)));
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

const tooFew = ({ call: asked, on }: Asking, moves: number, { inserts, delMins }: RawCounts): Failing => ({
  message: integrityWords.queueNotUsed({
    call: asked,
    on,
    moves: plural(moves, 'move'),
    inserts: thousands(inserts),
    delMins: thousands(delMins),
  }),
  expected: integrityWords.queueNotUsedExpected({ moves: String(moves) }),
  actual: integrityWords.queueNotUsedActual({ inserts: thousands(inserts), delMins: thousands(delMins) }),
  hint: integrityWords.queueNotUsedHint(),
});

const unmoved = ({ call: asked, on }: Asking, counts: RawCounts): Failing => ({
  message: integrityWords.queueBesides({ call: asked, on, counts: searchWords(counts) }),
  expected: integrityWords.queueBesidesExpected(),
  actual: integrityWords.bothTimes({ counts: searchWords(counts) }),
  hint: integrityWords.queueBesidesHint(),
});

type Failing = Parameters<typeof failed>[1];

const searchWords = ({ neighbors, boards, delMins }: RawCounts): string =>
  integrityWords.searchCounts({
    neighbors: thousands(neighbors),
    boards: thousands(boards),
    delMins: thousands(delMins),
  });
