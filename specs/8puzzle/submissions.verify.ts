/** Every example with all checks of Board and Solver, correct ones with every check, at the official numbers of inputs. */
import { describeExamples } from '../../harness/testing/submissions.ts';
import { assignment8puzzle } from './index.ts';

describeExamples({
  folder: 'submissions',
  assignment: assignment8puzzle,
  only: ['api', 'board*', 'solver*', 'queue*'],
  inputs: 'official',
  everyCheckOfPassed: true,
});
