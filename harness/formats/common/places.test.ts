import { expect, it } from 'vitest';
import { aCase, aCheck } from '../../testing/reports/passed.ts';
import { graded } from '../../testing/formats/graded.ts';
import { ctrf } from '../ctrf.ts';
import { githubClassroom } from '../github-classroom.ts';
import { junit } from '../junit.ts';

it('files are named from the top of the repository where the submission is a folder of it', async () => {
  const places = [{ path: 'Board.java', line: 12, column: 3, level: 'error' as const, message: 'here' }];
  const report = graded([aCheck('a', { verdict: 'failed', cases: [aCase('x', { verdict: 'failed', places })] })]);
  const environment = { SUBMISSION_FOLDER: './homework/' };
  expect(ctrf.render(report, { environment })).toContain('"filePath": "homework/Board.java"');
  expect(githubClassroom.render(report, { environment })).toContain('"filename": "homework/Board.java"');
  expect(await junit.render(report, { environment })).toContain('>homework/Board.java:12\n');
});
