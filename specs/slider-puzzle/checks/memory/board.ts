/** Memory of a Board: ten sizes, a rule in n, and where the bytes go. */
import fc from 'fast-check';
import type { Case, Check, Explanation, Judgement, Measured, TableSpec } from '../../../../harness/contracts/check.ts';
import { type AssessmentLimits, mostWithin } from '../../settings.ts';
import type { Observation, Script } from '../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { boardArbitrary } from '../../arbitraries/board-arbitrary.ts';
import { boardCheck, type CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import { quadraticFit } from '../../judges/fit.ts';
import { toGrid } from '../../questions/question.ts';
import { newBoard } from '../../questions/steps.ts';
import { boardLines } from '../../wording/reproduction.ts';
import { exactly } from '../../wording/show.ts';
import { judgeSize, type SizeQuestion } from './judge.ts';
import {
  boardRule,
  boardSizes,
  leastBoardBytes,
  type Method,
  methodIn,
  plainBoard,
  ruleWords,
  valueAt,
} from './rules.ts';

const messages = defineMessages('memory-board', {
  title: 'bytes of a Board with n = {n}',
  measured: 'How many bytes an n-by-n Board takes with everything that it refers to, for n = {n}.',
  why: 'A search holds hundreds of thousands of boards. Common reasons for too much: strings or objects instead of numbers, or a copy of the goal, the neighbors or the inverse of the board kept in each of them.',
  'why@java':
    'A search holds hundreds of thousands of boards. Common reasons for too much: Integer objects or strings instead of numbers, a list of lists, or a copy of the goal, the neighbors or the inverse of the board kept in each of them.',
  passing:
    'At most {factor} x ({rule}), which is {limit} bytes for n = {n}; and at least {least}, since fewer cannot tell all boards of this size apart.',
  model:
    'Counted in the textbook’s cost model: 16 for an object, 24 for an array, 8 for a reference, each object padded to a multiple of 8. An object with an int[][] and nothing else takes {reference} bytes. What only static fields lead to is not counted; what a field of the board refers to is, even if boards share it.',
  growth:
    'Measured as the growth of Node’s heap for each of many boards. An object with an array of arrays of numbers and nothing else takes {reference} bytes.',
  inputs: 'One random board of this size.',
  aBoard: 'a Board with n = {n}',
  table: 'Memory of a Board, in bytes',
  bytesColumn: 'bytes',
  referenceColumn: 'reference',
  limitColumn: 'limit',
  ratioColumn: 'ratio',
  headersColumn: 'headers',
  refsColumn: 'refs',
  dataColumn: 'tiles etc.',
  paddingColumn: 'padding',
  yourBoard: 'Your Board',
  theReference: 'The reference',
  fitted: '{whose}: {terms} bytes (R^2 = {rSquared}).',
  sharedByAll: 'Shared by all boards, so not counted: {names}.',
  modelRule:
    "The rule is {rule} bytes in the textbook's cost model: 16 for an object, 24 for an array, 8 for a reference, each object padded to a multiple of 8. The reference is an object that holds an int[][] and nothing else.",
  growthRule:
    'The rule is {rule} bytes, measured as the growth of Node’s heap for each of many boards. The reference is an object that holds an array of arrays of numbers and nothing else.',
});

/** `memoryFactor`: how many times the rule a board may take. */
export const boardMemoryChecks = (context: CheckContext, { memoryFactor }: MemoryLimits): readonly Check[] =>
  boardSizes.map((n) =>
    boardCheck({
      id: checkId(n),
      section: 'memory',
      title: messages.title({ n: String(n) }),
      explanation: explain(context, memoryFactor, n),
      cases: [boardCase(context, n, memoryFactor)],
    }),
  );

type MemoryLimits = Pick<AssessmentLimits, 'memoryFactor'>;

const checkId = (n: number): string => `memory-board-${String(n)}`;

const explain = ({ language }: CheckContext, factor: number, n: number): Explanation => {
  const method = methodIn(language);
  const rule = boardRule[method];
  const limit = mostWithin(factor * valueAt(rule, n));
  const how = messages[method]({ reference: plainBoard[method](n) });
  return {
    measured: messages.measured({ n }),
    why: messages.why(),
    passing: `${messages.passing({ factor: exactly(factor), rule: ruleWords(rule), limit, n, least: leastBoardBytes(n) })} ${how}`,
    source: from.boardMemory(),
    inputs: messages.inputs(),
  };
};

const boardCase = ({ notation, seed }: CheckContext, n: number, factor: number): Case => {
  const tiles = at(fc.sample(boardArbitrary(n), { seed: seed + n, numRuns: 1 }), 0);
  const script: Script = {
    substitute: [],
    rows: [{ tiles: toGrid(tiles) }],
    steps: [{ op: 'measure', make: [newBoard('board')], of: 'board', queues: false, vary: 'tiles' }],
  };
  const question = {
    what: messages.aBoard({ n: String(n) }),
    reproduction: boardLines(notation, tiles),
  };
  return {
    kind: 'fixed',
    name: `n = ${String(n)}`,
    script,
    judge: (rows) => judgeBoard(question, at(rows, 0)[0], n, factor),
    reproduction: question.reproduction,
  };
};

const judgeBoard = (question: SizeQuestion, seen: Observation | undefined, n: number, factor: number): Judgement =>
  withSize(
    n,
    judgeSize(question, seen, (method) => ({
      limit: factor * valueAt(boardRule[method], n),
      rule: `${String(factor)} x (${ruleWords(boardRule[method])})`,
      least: leastBoardBytes(n),
      reference: plainBoard[method](n),
    })),
  );

/** The fitted curve needs n. */
const withSize = (n: number, judgement: Judgement): Judgement =>
  judgement.measured === undefined ? judgement : { ...judgement, measured: { n, ...judgement.measured } };

export const boardMemoryTable = (): TableSpec => ({
  id: 'memory-board',
  title: messages.table(),
  section: 'memory',
  rowTitle: 'n',
  columns: [
    { id: 'bytes', title: messages.bytesColumn(), unit: 'bytes' },
    { id: 'reference', title: messages.referenceColumn(), unit: 'bytes' },
    { id: 'limit', title: messages.limitColumn(), unit: 'bytes' },
    { id: 'ratio', title: messages.ratioColumn(), unit: 'ratio' },
    { id: 'headers', title: messages.headersColumn(), unit: 'bytes' },
    { id: 'references', title: messages.refsColumn(), unit: 'bytes' },
    { id: 'data', title: messages.dataColumn(), unit: 'bytes' },
    { id: 'padding', title: messages.paddingColumn(), unit: 'bytes' },
  ],
  rows: boardSizes.map((n) => ({ name: String(n), check: checkId(n) })),
  remarks: (rows) => [
    ...fitted(messages.yourBoard(), rows, 'bytes'),
    ...fitted(messages.theReference(), rows, 'reference'),
    ...sharedWords(rows),
    ...rows.slice(-1).map(({ method }) => methodWords(method === 'growth' ? 'growth' : 'model')),
  ],
});

/** What no board is charged with, since all of them share it. */
const sharedWords = (rows: readonly Measured[]): string[] => {
  const named = new Set(rows.flatMap(({ shared }) => (typeof shared === 'string' ? shared.split('; ') : [])));
  return named.size === 0 ? [] : [messages.sharedByAll({ names: [...named].slice(0, 5).join('; ') })];
};

const fitted = (whose: string, rows: readonly Measured[], column: string): string[] => {
  const points = rows.flatMap(({ n, [column]: bytes }): (readonly [number, number])[] =>
    typeof n === 'number' && typeof bytes === 'number' ? [[n, bytes]] : [],
  );
  const fit = quadraticFit(points);
  if (fit === null) return [];
  const terms = `${fit.a.toFixed(2)} n^2 + ${fit.b.toFixed(2)} n + ${fit.c.toFixed(2)}`.replaceAll('+ -', '- ');
  return [messages.fitted({ whose, terms, rSquared: fit.rSquared.toFixed(4) })];
};

const methodWords = (method: Method): string =>
  method === 'growth'
    ? messages.growthRule({ rule: ruleWords(boardRule.growth) })
    : messages.modelRule({ rule: ruleWords(boardRule.model) });
