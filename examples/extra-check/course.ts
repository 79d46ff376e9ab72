/** The assignment 8puzzle with one more check of Board: the boards that neighbors() returns can be iterated over twice. */
import { type Check, eightPuzzle, extend, type Judgement, type Observation, type Step } from '8puzzle-grader';
import {
  boardCheck,
  boardQuestion,
  checkContext,
  failed,
  fileCases,
  passed,
  type QuestionContext,
  randomBoardCases,
} from '8puzzle-grader/slider-puzzle';

/** No board has more neighbors; a few more are read, to see that it ends. */
const limit = 12;

/** One call, then two iterations over what it returned. */
const steps: readonly Step[] = [
  { op: 'call', on: 'board', method: 'neighbors', args: [], as: 'neighbors' },
  { op: 'iterate', on: 'neighbors', as: 'first', limit },
  { op: 'iterate', on: 'neighbors', as: 'second', limit },
];

const explanation = {
  measured: 'How many boards two loops over the same result of neighbors() find.',
  why: 'A loop over an Iterable starts from the beginning each time. What is used up by the first loop looks empty to the second: a test that prints the neighbors changes what the search then sees.',
  passing: 'The second loop finds as many boards as the first.',
  source: 'Our course: lecture 4, "Iterable and Iterator".',
};

const judge = (
  question: QuestionContext,
  _: unknown,
  [, first, second]: readonly (Observation | undefined)[],
): Judgement => {
  // Other checks ask whether the first loop finds the right boards.
  if (first?.kind !== 'items') return passed;
  const again = second?.kind === 'items' ? second.count : 0;
  if (again === first.count) return passed;
  return failed(question, {
    message: `The boards that ${question.call} on ${question.on} returned can be iterated over only once.`,
    expected: `${String(first.count)} boards in each loop`,
    actual: `${String(first.count)} boards, then ${String(again)}`,
    hint: 'Return a collection of the boards (an array, a Queue), not an iterator, a generator or a stream: these are used up after one loop.',
  });
};

export default extend(eightPuzzle, {
  checks: async (options): Promise<Check[]> => {
    const context = await checkContext(options);
    const question = boardQuestion(context, { method: 'neighbors', steps, judge });
    return [
      boardCheck({
        id: 'board-neighbors-twice',
        title: 'neighbors() can be iterated over twice',
        explanation,
        cases: [
          ...fileCases(context, ['puzzle04.txt', 'puzzle00.txt'], question, ({ tiles }) => tiles),
          ...randomBoardCases(question, [
            { n: 2, count: 20 },
            { n: 4, count: 100 },
          ]),
        ],
      }),
    ];
  },
});
