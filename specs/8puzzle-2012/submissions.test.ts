import { describeExamples } from '../../harness/testing/submissions.ts';
import { assignment8puzzle2012 } from './index.ts';

describeExamples({
  folder: 'submissions-2012',
  assignment: assignment8puzzle2012,
  only: ['api', 'board*', 'solver*', 'queue*'],
  // Checks of Solver and its queue run on the reference Board.
  parts: [['board*'], ['solver*', 'queue*']],
  randomInputs: 20,
});
