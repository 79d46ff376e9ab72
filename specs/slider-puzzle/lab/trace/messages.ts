/** What `grade trace` says. */
import { defineMessages } from '../../../../harness/messages/messages.ts';

export const traceCommandMessages = defineMessages('8puzzle.trace-command', {
  noFile: 'It is neither a file nor a puzzle of the assignment.',
  noFileRemedy: 'Name a puzzle file, - for standard input, or one of the assignment: puzzle04.',
  meant: 'Did you mean {name}?',
  noSubmission: '{option} is about a submission, and none is given.',
  noSubmissionRemedy: 'Leave it out, or name the submission: grade trace PUZZLE SUBMISSION',
  output: 'The output is an HTML page.',
  outputRemedy: 'Write --output html=FILE, or --output html=- for standard output.',
  otherAssignment: 'A submission for {assignment} has no search with a priority queue to show.',
  otherAssignmentRemedy: 'If it solves puzzle files, grade check shows its answers.',
  notShown: 'The search of the submission cannot be shown: {why}',
  noReport: 'it was not asked.',
  refused: 'it refuses this board, as it must: the board cannot be solved.',
  nothingPut: 'nothing was put into a MinPQ or MaxPQ.',
  unseen: 'its MinPQ or MaxPQ does not show which search nodes belong to the board. A search node must hold its Board.',
  heading: '{name}: {size}, priorities by {priority} distance',
  headingUnsolvable: '{name}: {size} that cannot be solved, priorities by {priority} distance',
  legend:
    'The queue just before each node is taken out; brackets mark that node.\nf = g + h is the priority, g the moves so far, h the {priority} distance.',
  legendPage:
    'What is in the queue just before each node is taken out, sorted by priority: moves so far plus {priority} distance.',
  window: 'Of a board this large, only the part around the blank is shown.',
  step: 'Step {step}',
  stepBoth: 'Step {step}, in both searches',
  lane: 'Step {step}, {title}',
  departs: 'First difference: {message}',
  differs: 'The submission differs from A* at step {step}: {message}',
  same: 'The submission takes out the same nodes as A* with these priorities, except for the order of equal ones.',
  sameSoFar: {
    one: 'In the first step, the submission takes out the same node as A* with these priorities.',
    other:
      'In the first {count} steps, the submission takes out the same nodes as A* with these priorities, except for the order of equal ones.',
  },
  leftOver: '(left over; no more nodes were taken out)',
  more: {
    one: 'and {count} more node, f from {low} to {high}',
    other: 'and {count} more nodes, f from {low} to {high}',
  },
  emptyQueue: '(the queue is empty)',
  endedBefore: '(this search has ended)',
  goal: '{title}: {inserts} nodes enqueued, {delMins} dequeued; the last one is the goal, after {moves} moves.',
  twin: '{title}: {inserts} nodes enqueued, {delMins} dequeued; then the search of the twin found its goal.',
  givenUp: '{title}: given up after {inserts} nodes enqueued and {delMins} dequeued.',
  ended: '{title}: {inserts} nodes enqueued, {delMins} dequeued; the goal was not taken out.',
  recorded: '{title}: {inserts} nodes enqueued and {delMins} dequeued are recorded; the search went on.',
  steps: 'Steps from {from} on are not shown: --steps {more} shows more.',
  stepsLeft: 'Steps from {from} on are not shown.',
  title: 'Queue trace of {name}',
  tree: 'The game tree of {title}',
});
