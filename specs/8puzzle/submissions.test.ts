import { describeExamples } from '../../harness/testing/submissions.ts';
import { assignment8puzzle } from './index.ts';

describeExamples({
  folder: 'submissions',
  assignment: assignment8puzzle,
  only: ['api', 'board*', 'solver*', 'queue*'],
  randomInputs: 100,
});
