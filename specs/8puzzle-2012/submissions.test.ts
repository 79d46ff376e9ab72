import { describeExamples } from '../../harness/testing/submissions.ts';
import { assignment8puzzle2012 } from './index.ts';

describeExamples({
  folder: 'submissions-2012',
  assignment: assignment8puzzle2012,
  only: ['api', 'board*', 'solver*', 'queue*'],
  sample: { asked: [] },
  inputs: 5,
});
