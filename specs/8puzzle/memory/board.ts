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
import { memoryWords } from './words.ts';

/** `factor`: how many times the rule a board may take. */
export const boardMemoryChecks = (context: CheckContext, factor: number): readonly Check[] =>
  boardSizes.map((n) => ({
    id: `memory-board-${String(n)}`,
    section: 'memory',
    group: 'Board',
    title: memoryWords.boardTitle({ n: String(n) }),
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
    what: memoryWords.aBoard({ n: String(n) }),
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
  title: memoryWords.boardTableTitle(),
  section: 'memory',
  rowTitle: 'n',
  columns: [
    { id: 'bytes', title: memoryWords.bytesColumn(), unit: 'bytes' },
    { id: 'reference', title: memoryWords.referenceColumn(), unit: 'bytes' },
    { id: 'limit', title: memoryWords.limitColumn(), unit: 'bytes' },
    { id: 'ratio', title: memoryWords.ratioColumn(), unit: 'ratio' },
    { id: 'headers', title: memoryWords.headersColumn(), unit: 'bytes' },
    { id: 'references', title: memoryWords.refsColumn(), unit: 'bytes' },
    { id: 'data', title: memoryWords.dataColumn(), unit: 'bytes' },
    { id: 'padding', title: memoryWords.paddingColumn(), unit: 'bytes' },
  ],
  rows: boardSizes.map((n) => ({ name: String(n), check: `memory-board-${String(n)}` })),
  remarks: (rows) => [
    ...fitted(memoryWords.yourBoard(), rows, 'bytes'),
    ...fitted(memoryWords.theReference(), rows, 'reference'),
    ...sharedWords(rows),
    ...rows.slice(-1).map(({ method }) => methodWords(method === 'growth' ? 'growth' : 'model')),
  ],
});

/** What no board is charged with, since all of them share it. */
const sharedWords = (rows: readonly Readonly<Record<string, unknown>>[]): string[] => {
  const named = new Set(rows.flatMap(({ shared }) => (typeof shared === 'string' ? shared.split('; ') : [])));
  return named.size === 0 ? [] : [memoryWords.sharedByAll({ names: [...named].slice(0, 5).join('; ') })];
};

const fitted = (whose: string, rows: readonly Readonly<Record<string, unknown>>[], column: string): string[] => {
  const points = rows.flatMap(({ n, [column]: bytes }): (readonly [number, number])[] =>
    typeof n === 'number' && typeof bytes === 'number' ? [[n, bytes]] : [],
  );
  const fit = quadraticFit(points);
  if (fit === null) return [];
  const terms = `${fit.a.toFixed(2)} n^2 + ${fit.b.toFixed(2)} n + ${fit.c.toFixed(2)}`.replaceAll('+ -', '- ');
  return [memoryWords.fitted({ whose, terms, rSquared: fit.rSquared.toFixed(4) })];
};

const methodWords = (method: Method): string =>
  method === 'growth'
    ? memoryWords.growthRule({ rule: ruleWords(boardRule.growth) })
    : memoryWords.modelRule({ rule: ruleWords(boardRule.model) });
