/** Titles and sentences of the plots. */
import { defineWords } from '../../../harness/words/words.ts';

export const plotWords = defineWords('8puzzle.plot', {
  submission: 'your submission',
  reference: 'reference',
  limit: 'limit',
  rule: 'limit by the rule',
  range: 'what right searches can need',
  puzzle: 'puzzle',
  calls: 'calls of {method}',
  counts: 'Calls of {method} by puzzle',
  within: {
    one: 'The {count} puzzle is within what is allowed.',
    other: 'All {count} puzzles are within what is allowed.',
  },
  above: {
    one: '{count} of {all} puzzles is above what is allowed: puzzle{first}.',
    other: '{count} of {all} puzzles are above what is allowed, first puzzle{first}.',
  },
  unknown: { one: '{count} puzzle was not measured.', other: '{count} puzzles were not measured.' },
  time: 'CPU time by puzzle',
  seconds: 'CPU time',
  memory: 'Memory of a Board',
  bytes: 'memory',
  n: 'n of an n-by-n board',
  memoryWithin: { one: 'The {count} size is within the rule.', other: 'All {count} sizes are within the rule.' },
  memoryAbove: {
    one: '{count} of {all} sizes is above the rule: n = {first}.',
    other: '{count} of {all} sizes are above the rule, first n = {first}.',
  },
  sizes: 'Size of the priority queue while {file} is solved',
  operation: 'operations of the queue',
  nodes: 'nodes in the queue',
  grew: 'The queue grew to {most} nodes in {operations} operations; the reference’s to {referenceMost} in {referenceOperations}.',
});
