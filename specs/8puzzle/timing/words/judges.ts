import { defineWords } from '../../../../harness/words/words.ts';

export const timingJudgeWords = defineWords('timing.judge', {
  tooSlow: '{call} on {puzzle} took {seconds} of CPU time{again}; the limit is {limit}.',
  tooSlowExpected: 'at most {limit} of CPU time',
  measuredTwice: ' (measured twice, the smaller time counts)',
  noQueueHint:
    'The library’s queue is not used, so that its operations cannot be counted. A priority queue of your own must take time proportional to log n for each operation.',
  perNode: '{time} microseconds for each node that is enqueued',
  slowNodesHint:
    'The number of operations is in order, so each takes long: {perNode}. Look for work that grows with the number of nodes (lists that are searched, paths that are copied), and for output.',
  tooManyCalls: '{call} on {puzzle} made more calls than allowed: {actual}. Allowed: {expected}.',
  answerWrong: 'The calls of {call} on {puzzle} cannot be judged, since its answer is wrong.{why}',
  answerWrongExpected: 'a search that finds the {moves} moves',
  answerWrongActual: 'another answer',
  answerWrongHint: 'First make moves() and solution() right; the checks of the Solver have smaller boards for that.',
  noHammingHint:
    'The search needs no hamming(): the priority is made with manhattan(), and the goal is recognised by isGoal().',
  noStringHint:
    'The search needs no toString(): boards are compared with equals(). Making strings costs more than the rest of the search.',
  timesReference: '{calls} ({ratio} times the reference’s {reference})',
  noCall: 'no call of {method}',
  atMostCalls: 'at most {most}',
  orSoMany: '{limit} (or {most}, {why})',
  calls: { one: '{count} call of {method}', other: '{count} calls of {method}' },
  solvableHint: 'The board can be solved.',
});
