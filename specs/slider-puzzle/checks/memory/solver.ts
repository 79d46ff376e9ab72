/** Memory of a Solver after its construction. */
import type { Check, Explanation, Judgement, MeasuredRow, TableSpec } from '../../../../harness/contracts/check.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import type { CheckContext } from '../context.ts';
import { sourceMessages as from } from '../sources.ts';
import type { Puzzle } from '../../puzzles/puzzles.ts';
import { judgeSize, type SizeQuestion, solverHint } from './judge.ts';
import { methodIn, solverChain, solverRule } from './rules.ts';
import { boardBytesIn, boardsOf, searchSizeIn, searchChecks, type Searches, searchRows } from './search-series.ts';

const messages = defineMessages('memory-solver', {
  title: 'bytes of a Solver of {name}',
  measured:
    'How many bytes a Solver takes after its construction and a call of moves(), with everything that it refers to. It runs on the grader’s Board.',
  why: 'When the search is over, only the solution is needed. Common reasons for too much: a field keeps the queue, the last search node with links to more than its own path, or lists of all boards seen; that takes hundreds of times as much.',
  passing:
    'At most {rule}, the {boards} boards of the solution of {puzzle} in a chain with room to spare; "board" is what the grader’s Board takes, measured in the same run.',
  rule: '{factor} x ({base} + {boards} x ({link} + board)) bytes',
  aSolverOf: 'a Solver of {puzzle}',
  chainRule: '1.75 x a chain of the {boards} boards of the solution',
  table: 'Memory of a Solver when the search is over, in bytes',
  puzzleColumn: 'Puzzle',
  bytesColumn: 'bytes',
  referenceColumn: 'reference',
  limitColumn: 'limit',
  ratioColumn: 'ratio',
  remark:
    'The reference is a Solver that holds its solution and nothing else. A Solver that keeps its queues or its search tree takes many times as much.',
});

export const solverMemoryChecks = (searches: Searches): readonly Check[] =>
  searchChecks(searches, {
    id: 'solver',
    group: 'Solver',
    title: messages.title,
    explain: (name) => explain(searches.context, name),
    what: messages.aSolverOf,
    judge: judgeSolver,
  });

const explain = ({ language, puzzles }: CheckContext, name: string): Explanation => {
  const boards = boardsOf(puzzles.get(name));
  const rule = messages.rule({ ...solverChain[methodIn(language)], boards });
  return {
    measured: messages.measured(),
    why: messages.why(),
    passing: messages.passing({ rule, boards, puzzle: name }),
    source: from.memory(),
  };
};

const judgeSolver = (question: SizeQuestion, row: MeasuredRow, puzzle: Puzzle): Judgement =>
  judgeSize({ ...question, hint: solverHint }, searchSizeIn(row), (method) => {
    const boards = boardsOf(puzzle);
    const limit = solverRule(method, boards, boardBytesIn(row));
    return {
      limit,
      reference: limit / solverChain[method].factor,
      rule: messages.chainRule({ boards: String(boards) }),
    };
  });

export const solverMemoryTable = (): TableSpec => ({
  id: 'memory-solver',
  title: messages.table(),
  section: 'memory',
  rowTitle: messages.puzzleColumn(),
  columns: [
    { id: 'bytes', title: messages.bytesColumn(), unit: 'bytes' },
    { id: 'reference', title: messages.referenceColumn(), unit: 'bytes' },
    { id: 'limit', title: messages.limitColumn(), unit: 'bytes' },
    { id: 'ratio', title: messages.ratioColumn(), unit: 'ratio' },
  ],
  rows: searchRows('solver'),
  remarks: () => [messages.remark()],
});
