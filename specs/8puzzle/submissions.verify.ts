/** Every example with all checks of Board and Solver, correct ones with all that count, at the official numbers of inputs. */
import { describeExamples } from '../../harness/testing/submissions.ts';
import { assignment8puzzle } from './index.ts';

const only = ['api', 'board*', 'solver*', 'queue*'];

describeExamples({
  folder: 'submissions',
  assignment: assignment8puzzle,
  only,
  inputs: 'official',
  onlyOfPassed: [...only, 'memory*', 'timing*', 'rule*', 'prints*', 'integrity*'],
});
