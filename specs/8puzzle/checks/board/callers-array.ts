/** Board 11: what the caller does with its array after the construction does not concern the Board. */
import type { FixedCase, Judgement } from '../../../../harness/engine/check.ts';
import type { Observation } from '../../../../harness/probe/protocol.ts';
import type { CheckContext } from '../../context.ts';
import { valueWords, noAnswer } from '../../judges/answer.ts';
import { constructionProblem } from '../../judges/made.ts';
import { fixedCase, toGrid } from '../../questions.ts';
import { call } from '../../steps.ts';
import { failed, firstFailure, passed, type Asking } from '../../words/asking.ts';
import { boardCheckWords } from './words.ts';

const tiles = [
  [1, 2, 3],
  [4, 0, 6],
  [7, 5, 8],
];
const asked = ['toString', 'hamming', 'manhattan', 'isGoal'] as const;

/** One script: the answers before, two cells of the array exchanged, the answers after. */
export const callersArrayCase = ({ notation }: CheckContext): FixedCase => {
  const lines = [
    notation.grid('tiles', tiles),
    notation.construct('board', 'Board', ['tiles']),
    notation.comment(boardCheckWords.exchangeInArray()),
    notation.call('board', 'toString', []),
  ];
  const input = { tiles: toGrid(tiles) };
  return fixedCase(
    'one board',
    {
      steps: [
        { op: 'grid', from: { kind: 'row', field: 'tiles' }, as: 'array' },
        { op: 'new', class: 'Board', args: [{ kind: 'handle', name: 'array' }], as: 'board' },
        ...asked.map((method) => call('board', method)),
        { op: 'setCell', grid: 'array', row: 0, column: 0, value: 2 },
        { op: 'setCell', grid: 'array', row: 0, column: 1, value: 1 },
        ...asked.map((method) => call('board', method)),
      ],
      row: (row) => row,
      judge: (_, observations) => judge(lines, observations),
      reproduce: () => lines,
    },
    input,
  );
};

/** The changes of the array lie in the middle, so the answers are taken from both ends. */
const judge = (reproduction: readonly string[], observations: readonly Observation[]): Judgement => {
  const about = { type: 'Board', on: 'the board', reproduction } as const;
  const before = observations.slice(2, 2 + asked.length);
  const after = observations.slice(-asked.length);
  return (
    constructionProblem({ ...about, call: '' }, observations[1]) ??
    firstFailure(
      asked.map((method, index) => judgeKept({ ...about, call: `${method}()` }, before[index], after[index])),
    )
  );
};

const judgeKept = (asking: Asking, before: Observation | undefined, after: Observation | undefined): Judgement => {
  if (before?.kind !== 'value') return noAnswer(asking, before, boardCheckWords.aValue()).judgement;
  if (after?.kind !== 'value') return noAnswer(asking, after, valueWords(before)).judgement;
  if (after.value === before.value) return passed;
  return failed(asking, {
    message: boardCheckWords.callersArray({ call: asking.call }),
    expected: valueWords(before),
    actual: valueWords(after),
    hint: boardCheckWords.callersArrayHint(),
  });
};
