/** Every example with all checks, at the official numbers of inputs. */
import { describeExamples } from '../../harness/testing/submissions.ts';
import { assignmentComp204 } from './index.ts';

describeExamples({ folder: 'submissions-comp204', assignment: assignmentComp204, only: [], inputs: 'official' });
