import { describeExamples } from '../../harness/testing/submissions.ts';
import { assignment8puzzle2012 } from './index.ts';

describeExamples({
  folder: 'submissions-2012',
  assignment: assignment8puzzle2012,
  only: ['api', 'board*', 'solver*', 'queue*'],
  // Of each class one: what is whole is judged, the other is skipped.
  sample: ['api', 'board-1a', 'solver-2a', 'queue-used'],
  inputs: 5,
});
