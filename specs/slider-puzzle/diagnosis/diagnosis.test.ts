import { afterAll, describe, expect, it } from 'vitest';
import { openGrader } from '../../../harness/api/open-grader.ts';
import { submissionFolder } from '../../../harness/testing/submission-folder.ts';
import { assignment8puzzle } from '../../8puzzle/index.ts';
import { diagnose } from './index.ts';

const opening = openGrader({
  ...{ assignments: [assignment8puzzle], allowWeakIsolation: true, jobs: 1, style: false },
  config: { inputs: 25 },
});
afterAll(async () => (await opening).close());

/** None of these programs is a model. */
describe('a submission with a known fault', () => {
  it.each([
    ['java/failed/hamming-counts-blank', ['board-1*'], ['hamming-counts-blank']],
    ['java/failed/equals-class-cast', ['board-10*'], ['equals-casts-anything']],
    ['java/failed/keeps-callers-array', ['board-1*'], ['keeps-callers-array']],
    ['java/failed/solution-reversed', ['solver-2*'], ['solution-reversed']],
    ['typescript/failed/manhattan-counts-blank', ['board-2*'], ['manhattan-counts-blank']],
    ['typescript/failed/moves-zero-when-unsolvable', ['solver-2a', 'solver-7'], ['moves-zero-when-unsolvable']],
    ['typescript/failed/tostring-blank-as-spaces', ['board-4*'], ['text-blank-as-space']],
    ['java/failed/incremental-manhattan', ['board-2*', 'board-15'], []],
  ])('%s is told so, or nothing', async (name, only, faults) => {
    const { checks, seed } = await (await opening).grade(submissionFolder(name), { only });
    expect(checks.some(({ verdict }) => verdict === 'failed')).toBe(true);
    expect(diagnose(checks, Number(seed)).map(({ id }) => id)).toEqual(faults);
  });
});
