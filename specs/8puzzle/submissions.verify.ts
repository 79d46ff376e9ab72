/** Every correct submission with every check, at the official numbers of random inputs. */
import { describeExamples } from '../../harness/testing/submissions.ts';
import { assignment8puzzle } from './index.ts';

describeExamples({
  folder: 'submissions',
  assignment: assignment8puzzle,
  only: [],
  randomInputs: null,
  everyCheckOf: 'passed',
});
