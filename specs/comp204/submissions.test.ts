import { describeExamples } from '../../harness/testing/submissions.ts';
import { assignmentComp204 } from './index.ts';

describeExamples({
  folder: 'submissions-comp204',
  assignment: assignmentComp204,
  only: [],
  sample: [],
  inputs: 5,
});
