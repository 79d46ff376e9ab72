/** Memory of a Solver after its construction, and of the queues that it used; both from one search of each file. */
import type { Case, Check, Judgement, MeasuredRow, Series, TableSpec } from '../../../harness/engine/check.ts';
import { puzzleCases, type CheckContext } from '../context.ts';
import type { Puzzle } from '../puzzles.ts';
import { toGrid } from '../questions.ts';
import { newBoard, newSolver } from '../steps.ts';
import { onSolver } from '../words/reproduction.ts';

import { capital, judgeSize, notMeasured, type SizeAsking } from './judge.ts';
import { mostBytes, nodeBytes, solverPuzzles, solverRule } from './rules.ts';
import type { Failing } from '../words/asking.ts';
import { memoryWords } from './words.ts';

/** What the reference's queues go through on a file, and the most that any correct search can insert. */
export interface QueueFacts {
  readonly inserts: number;
  readonly maxSize: number;
  readonly mostInserts: number | null;
}

export interface QueueLimits {
  /** How many times the reference queues may take. */
  readonly factor: number;
  /** Is a queue that some correct search could have never failed? */
  readonly provable: boolean;
  readonly facts: ReadonlyMap<string, QueueFacts>;
}

/** The official limit of a puzzle; Node needs about three times the CPU time of a Java program. */
const cpuMs: Readonly<Record<string, number>> = { java: 5_000, typescript: 15_000 };

export const solverMemoryChecks = (context: CheckContext, limits: QueueLimits): readonly Check[] => {
  const known = solverPuzzles.flatMap((name) => context.puzzles.get(name) ?? []);
  const series = searchSeries(context, known);
  const about = { series, context, known, limits };
  return [
    ...solverPuzzles.map((name) => checkOf(about, name, 'solver', judgeSolver)),
    ...solverPuzzles.map((name) => checkOf(about, name, 'queue', judgeQueues)),
  ];
};

interface About {
  readonly context: CheckContext;
  readonly series: Series;
  readonly known: readonly Puzzle[];
  readonly limits: QueueLimits;
}

type Judge = (asking: SizeAsking, row: MeasuredRow | undefined, puzzle: Puzzle, limits: QueueLimits) => Judgement;

const checkOf = (about: About, name: string, what: 'solver' | 'queue', judge: Judge): Check => ({
  id: `memory-${what}-${name.replace('.txt', '')}`,
  section: 'memory',
  group: what === 'solver' ? 'Solver' : 'MinPQ',
  title: what === 'solver' ? memoryWords.solverTitle({ name }) : memoryWords.queuesTitle({ name }),
  needs: ['Solver'],
  cases: puzzleCases(about.context, [name], (puzzle) => rowCase(about, puzzle, what, judge)),
});

const rowCase = ({ context, series, known, limits }: About, puzzle: Puzzle, what: string, judge: Judge): Case => {
  const reproduction = onSolver(context.notation, puzzle.tiles);
  const asking = {
    what: (what === 'solver' ? memoryWords.aSolverOf : memoryWords.queuesOf)({ puzzle: puzzle.name }),
    reproduction,
  };
  return {
    kind: 'series',
    name: puzzle.name,
    series,
    rows: [known.indexOf(puzzle)],
    judge: ([row]) => judge(asking, row, puzzle, limits),
    reproduction,
  };
};

/** The board, what a board takes, what the solver and its queues take. */
const searchSeries = ({ language }: CheckContext, puzzles: readonly Puzzle[]): Series => ({
  script: {
    substitute: ['Board'],
    rows: puzzles.map(({ tiles }) => ({ tiles: toGrid(tiles) })),
    steps: [
      newBoard('board'),
      { op: 'measure', make: [newBoard('made')], of: 'made', queues: false },
      { op: 'measure', make: [newSolver('solver', 'board')], of: 'solver', queues: true },
    ],
  },
  names: puzzles.map(({ name }) => name),
  cpuMs: cpuMs[language] ?? 5_000,
  wallMs: 30_000,
  deaths: 2,
});

const boardBytes = (row: MeasuredRow | undefined): number => {
  const seen = row?.observations[1];
  return seen?.kind === 'size' ? seen.bytes : 0;
};

const judgeSolver: Judge = (asking, row, { moves }) =>
  judgeSize(asking, row?.observations[2], (method) => {
    const limit = solverRule(method, moves ?? 0, boardBytes(row));
    return {
      limit,
      reference: limit / 1.75,
      rule: memoryWords.chainRule({ boards: String((moves ?? 0) + 1) }),
    };
  });

const judgeQueues: Judge = (asking, row, { name }, limits) => {
  const seen = row?.observations[2];
  if (seen?.kind !== 'size' || seen.queues === null) return notMeasured(asking, seen);
  const facts = limits.facts.get(name);
  if (seen.queues.queues === 0 || facts === undefined) return unused(asking);
  const each = nodeBytes(seen.method, boardBytes(row));
  const reference = facts.inserts * each;
  const provable = limits.provable ? (facts.mostInserts ?? 0) : 0;
  const limit = Math.min(mostBytes, Math.max(limits.factor * reference, provable * each));
  const sizeLimit = Math.max(limits.factor * facts.maxSize, provable);
  const { bytes, maxSize, finalSize } = seen.queues;
  const measured = {
    bytes,
    reference,
    limit,
    ratio: bytes / reference,
    maxSize,
    maxReference: facts.maxSize,
    maxLimit: Math.floor(sizeLimit),
    finalSize,
  };
  if (bytes <= limit && maxSize <= sizeLimit) return { passed: true, measured };
  return {
    passed: false,
    measured,
    ...(maxSize > sizeLimit
      ? tooMany(asking, maxSize, Math.floor(sizeLimit))
      : tooLarge(asking, bytes, Math.round(limit))),
    reproduction: asking.reproduction,
  };
};

const tooMany = ({ what }: SizeAsking, size: number, most: number): Failing => ({
  message: memoryWords.queuesTooMany({ what: capital(what), size, most }),
  expected: memoryWords.atMostNodes({ most }),
  actual: memoryWords.nodes({ number: size }),
  hint: memoryWords.queuesTooManyHint(),
});

const tooLarge = ({ what }: SizeAsking, bytes: number, most: number): Failing => ({
  message: memoryWords.queuesTooLarge({ what: capital(what), bytes, most }),
  expected: memoryWords.atMostBytes({ most }),
  actual: memoryWords.bytes({ number: bytes }),
  hint: memoryWords.queuesTooLargeHint(),
});

const unused = (asking: SizeAsking): Judgement => ({
  passed: false,
  message: memoryWords.noQueue({ what: capital(asking.what) }),
  expected: memoryWords.noQueueExpected(),
  actual: memoryWords.noQueueActual(),
  hint: memoryWords.noQueueHint(),
  reproduction: asking.reproduction,
});

export const solverMemoryTables = (): readonly TableSpec[] => [
  {
    id: 'memory-solver',
    title: memoryWords.solverTableTitle(),
    section: 'memory',
    rowTitle: memoryWords.puzzleColumn(),
    columns: [
      { id: 'bytes', title: memoryWords.bytesColumn(), unit: 'bytes' },
      { id: 'reference', title: memoryWords.referenceColumn(), unit: 'bytes' },
      { id: 'limit', title: memoryWords.limitColumn(), unit: 'bytes' },
      { id: 'ratio', title: memoryWords.ratioColumn(), unit: 'ratio' },
    ],
    rows: rowsOf('solver'),
    remarks: () => [memoryWords.solverRemark()],
  },
  {
    id: 'memory-queue',
    title: memoryWords.queueTableTitle(),
    section: 'memory',
    rowTitle: memoryWords.puzzleColumn(),
    columns: [
      { id: 'bytes', title: memoryWords.bytesColumn(), unit: 'bytes' },
      { id: 'limit', title: memoryWords.limitColumn(), unit: 'bytes' },
      { id: 'ratio', title: memoryWords.ratioColumn(), unit: 'ratio' },
      { id: 'maxSize', title: memoryWords.mostKeysColumn(), unit: 'count' },
      { id: 'maxLimit', title: memoryWords.limitColumn(), unit: 'count' },
      { id: 'finalSize', title: memoryWords.atEndColumn(), unit: 'count' },
    ],
    rows: rowsOf('queue'),
  },
];

const rowsOf = (what: string): TableSpec['rows'] =>
  solverPuzzles.map((file) => {
    const name = file.replace('.txt', '');
    return { name, check: `memory-${what}-${name}` };
  });
