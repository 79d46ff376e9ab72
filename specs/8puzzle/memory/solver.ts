/** Memory of a Solver after its construction, and of the queues that it used; both from one search of each file. */
import type { Case, Check, Judgement, MeasuredRow, Series, TableSpec } from '../../../harness/engine/check.ts';
import { puzzleCases, type CheckContext } from '../context.ts';
import type { Puzzle } from '../puzzles.ts';
import { toGrid } from '../questions.ts';
import { newBoard, newSolver } from '../steps.ts';
import { onSolver } from '../words/reproduction.ts';
import { thousands } from '../words/show.ts';
import { capital, judgeSize, notMeasured, type SizeAsking } from './judge.ts';
import { mostBytes, nodeBytes, solverPuzzles, solverRule } from './rules.ts';

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
  title: what === 'solver' ? `bytes of a Solver of ${name}` : `bytes and size of the queues that solve ${name}`,
  needs: ['Solver'],
  cases: puzzleCases(about.context, [name], (puzzle) => rowCase(about, puzzle, what, judge)),
});

const rowCase = ({ context, series, known, limits }: About, puzzle: Puzzle, what: string, judge: Judge): Case => {
  const reproduction = onSolver(context.notation, puzzle.tiles);
  const asking = {
    what: `${what === 'solver' ? 'a Solver' : 'the queues of a Solver'} of ${puzzle.name}`,
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
      rule: `1.75 x a chain of the ${String((moves ?? 0) + 1)} boards of the solution`,
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
  const many = maxSize > sizeLimit;
  return {
    passed: false,
    measured,
    message: many
      ? `${capital(asking.what)} held ${thousands(maxSize)} nodes at once; at most ${thousands(Math.floor(sizeLimit))} are allowed.`
      : `${capital(asking.what)} take ${thousands(bytes)} bytes with all that they hold; at most ${thousands(Math.round(limit))} are allowed.`,
    expected: many
      ? `at most ${thousands(Math.floor(sizeLimit))} nodes`
      : `at most ${thousands(Math.round(limit))} bytes`,
    actual: many ? `${thousands(maxSize)} nodes` : `${thousands(bytes)} bytes`,
    hint: many
      ? 'More nodes are enqueued than a search needs: see the tables of queue operations.'
      : 'A search node needs its board, the number of moves, the node before it and its priority, and nothing else.',
    reproduction: asking.reproduction,
  };
};

const unused = (asking: SizeAsking): Judgement => ({
  passed: false,
  message: `${capital(asking.what)}: no MinPQ was used.`,
  expected: 'a MinPQ that holds the search nodes',
  actual: 'no queue of the library',
  hint: 'The search must keep its nodes in a MinPQ of the library.',
  reproduction: asking.reproduction,
});

export const solverMemoryTables = (): readonly TableSpec[] => [
  {
    id: 'memory-solver',
    title: 'Memory of a Solver after its construction, in bytes',
    section: 'memory',
    rowTitle: 'Puzzle',
    columns: [
      { id: 'bytes', title: 'bytes', unit: 'bytes' },
      { id: 'reference', title: 'reference', unit: 'bytes' },
      { id: 'limit', title: 'limit', unit: 'bytes' },
      { id: 'ratio', title: 'ratio', unit: 'ratio' },
    ],
    rows: rowsOf('solver'),
    remarks: () => [
      'The reference is a Solver that holds its solution and nothing else. A Solver that keeps its queues or its search tree takes many times as much.',
    ],
  },
  {
    id: 'memory-queue',
    title: 'Memory and size of the queues, at the end of the search',
    section: 'memory',
    rowTitle: 'Puzzle',
    columns: [
      { id: 'bytes', title: 'bytes', unit: 'bytes' },
      { id: 'limit', title: 'limit', unit: 'bytes' },
      { id: 'ratio', title: 'ratio', unit: 'ratio' },
      { id: 'maxSize', title: 'most keys', unit: 'count' },
      { id: 'maxLimit', title: 'limit', unit: 'count' },
      { id: 'finalSize', title: 'at the end', unit: 'count' },
    ],
    rows: rowsOf('queue'),
  },
];

const rowsOf = (what: string): TableSpec['rows'] =>
  solverPuzzles.map((file) => {
    const name = file.replace('.txt', '');
    return { name, check: `memory-${what}-${name}` };
  });
