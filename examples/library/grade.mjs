/**
 * Grades a submission by a program: `node grade.mjs FOLDER`. Prints the score, and writes the report for students as a
 * page. Needs Node 24.15 or newer.
 */
import { writeFileSync } from 'node:fs';
import { GraderError, openGrader, render } from '8puzzle-grader';

const [submission = '.'] = process.argv.slice(2);
const grader = await openGrader({ assignment: '8puzzle', config: { style: false } });
try {
  const report = await grader.grade(submission, {
    only: ['board-1*'],
    seed: 7,
    signal: AbortSignal.timeout(300_000),
    onEvent: (event) => {
      if (event.kind === 'check-finished') console.error(`${event.id}: ${event.verdict}`);
    },
  });
  console.log(`Score: ${report.summary.score}`);
  writeFileSync('report.html', await render(grader.editionOf(report), 'html'));
} catch (error) {
  if (!(error instanceof GraderError)) throw error;
  console.error([error.message, error.where, error.remedy].filter((line) => line !== null).join('\n'));
  process.exitCode = error.blame === 'usage' ? 2 : 4;
} finally {
  await grader.close();
}
