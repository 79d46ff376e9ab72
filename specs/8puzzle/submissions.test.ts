import { describeExamples } from '../../harness/testing/submissions.ts';
import { assignment8puzzle } from './index.ts';

describeExamples({
  folder: 'submissions',
  assignment: assignment8puzzle,
  only: ['api', 'board*', 'solver*', 'queue*'],
  sample: {
    asked: [
      'java/failed/hamming-counts-blank',
      'java/failed/moves-off-by-one',
      'typescript/failed/hamming-zero-based',
      'typescript/failed/moves-off-by-one',
    ],
  },
  // Each example fails just so with other seeds as well; a fault that needs more inputs to show is not certain enough.
  inputs: 3,
});
