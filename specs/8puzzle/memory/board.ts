/** Memory of a Board: ten sizes, a rule in n, and where the bytes go. */
import type { Case, Check, Judgement, TableSpec } from '../../../harness/engine/check.ts';
import type { Observation, Script } from '../../../harness/probe/protocol.ts';
import fc from 'fast-check';
import { boardArbitrary } from '../arbitraries/board-arbitrary.ts';
import type { CheckContext } from '../context.ts';
import { quadraticFit } from '../fit.ts';
import { toGrid } from '../questions.ts';
import { newBoard } from '../steps.ts';
import { gridLine } from '../words/reproduction.ts';
import { judgeSize } from './judge.ts';
import { boardRule, boardSizes, modelBoard, ruleWords, valueAt, type Method } from './rules.ts';

/** `factor`: how many times the rule a board may take. */
export const boardMemoryChecks = (context: CheckContext, factor: number): readonly Check[] =>
  boardSizes.map((n) => ({
    id: `memory-board-${String(n)}`,
    section: 'memory',
    group: 'Board',
    title: `bytes of a ${String(n)}-by-${String(n)} Board`,
    needs: ['Board'],
    cases: [boardCase(context, n, factor)],
  }));

const boardCase = ({ notation, seed }: CheckContext, n: number, factor: number): Case => {
  const [tiles = []] = fc.sample(boardArbitrary(n), { seed: seed + n, numRuns: 1 });
  const script: Script = {
    substitute: [],
    rows: [{ tiles: toGrid(tiles) }],
    steps: [{ op: 'measure', make: [newBoard('board')], of: 'board', queues: false }],
  };
  const asking = {
    what: `a ${String(n)}-by-${String(n)} Board`,
    reproduction: [gridLine(notation, 'tiles', tiles), notation.construct('board', 'Board', ['tiles'])],
  };
  return {
    kind: 'fixed',
    name: `n = ${String(n)}`,
    script,
    beside: { ...script, substitute: ['Board'] },
    judge: (rows, _, beside) => judgeBoard(asking, rows[0]?.[0], { n, factor, reference: beside[0]?.[0] }),
    reproduction: asking.reproduction,
  };
};

interface Compared {
  readonly n: number;
  readonly factor: number;
  readonly reference: Observation | undefined;
}

const judgeBoard = (
  asking: Parameters<typeof judgeSize>[0],
  seen: Observation | undefined,
  { n, factor, reference }: Compared,
): Judgement =>
  withSize(
    n,
    judgeSize(asking, seen, (method) => ({
      limit: factor * valueAt(boardRule[method], n),
      rule: `${String(factor)} x (${ruleWords(boardRule[method])})`,
      reference: method === 'model' ? modelBoard(n) : reference?.kind === 'size' ? reference.bytes : null,
    })),
  );

/** The fitted curve needs n. */
const withSize = (n: number, judgement: Judgement): Judgement =>
  judgement.measured === undefined ? judgement : { ...judgement, measured: { n, ...judgement.measured } };

export const boardMemoryTable = (): TableSpec => ({
  id: 'memory-board',
  title: 'Memory of a Board, in bytes',
  section: 'memory',
  rowTitle: 'n',
  columns: [
    { id: 'bytes', title: 'bytes', unit: 'bytes' },
    { id: 'reference', title: 'reference', unit: 'bytes' },
    { id: 'limit', title: 'limit', unit: 'bytes' },
    { id: 'ratio', title: 'ratio', unit: 'ratio' },
    { id: 'headers', title: 'headers', unit: 'bytes' },
    { id: 'references', title: 'refs', unit: 'bytes' },
    { id: 'data', title: 'tiles etc.', unit: 'bytes' },
    { id: 'padding', title: 'padding', unit: 'bytes' },
  ],
  rows: boardSizes.map((n) => ({ name: String(n), check: `memory-board-${String(n)}` })),
  remarks: (rows) => [
    ...fitted('Your Board', rows, 'bytes'),
    ...fitted('The reference', rows, 'reference'),
    ...sharedWords(rows),
    ...rows.slice(-1).flatMap(({ method }) => methodWords[method === 'growth' ? 'growth' : 'model']),
  ],
});

/** What no board is charged with, since all of them share it. */
const sharedWords = (rows: readonly Readonly<Record<string, unknown>>[]): string[] => {
  const named = new Set(rows.flatMap(({ shared }) => (typeof shared === 'string' ? shared.split('; ') : [])));
  return named.size === 0 ? [] : [`Shared by all boards, and charged to none: ${[...named].slice(0, 5).join('; ')}.`];
};

const fitted = (whose: string, rows: readonly Readonly<Record<string, unknown>>[], column: string): string[] => {
  const points = rows.flatMap(({ n, [column]: bytes }): (readonly [number, number])[] =>
    typeof n === 'number' && typeof bytes === 'number' ? [[n, bytes]] : [],
  );
  const fit = quadraticFit(points);
  if (fit === null) return [];
  const terms = `${fit.a.toFixed(2)} n^2 + ${fit.b.toFixed(2)} n + ${fit.c.toFixed(2)}`.replaceAll('+ -', '- ');
  return [`${whose}: ${terms} bytes (R^2 = ${fit.rSquared.toFixed(4)}).`];
};

const methodWords: Readonly<Record<Method, readonly string[]>> = {
  model: [
    `The rule is ${ruleWords(boardRule.model)} bytes in the textbook's cost model: 16 for an object, 24 for an array, 8 for a link, each object padded to 8. The reference is an object that holds an int[][] and nothing else.`,
  ],
  growth: [
    `The rule is ${ruleWords(boardRule.growth)} bytes as the heap of Node grows for each of many boards. The reference is the board that the grader puts under your Solver.`,
  ],
};
