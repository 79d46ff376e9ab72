import { describeExamples } from '../../harness/testing/submissions.ts';
import { assignment8puzzle } from './index.ts';

describeExamples({
  folder: 'submissions',
  assignment: assignment8puzzle,
  only: ['api', 'board*', 'solver*', 'queue*'],
  // Of each class one: what is whole is judged, the other is skipped.
  sample: ['api', 'board-1a', 'solver-2a', 'queue-used'],
  // Each example fails just so with other seeds as well; a fault that needs more inputs to show is not certain enough.
  inputs: 3,
});
