/** Programs that never end, beside processes that use all cores: what passes and the score stay the same. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findJdk } from '../languages/java/jdk.ts';
import { gradedReport } from '../testing/grade-command.ts';
import { spin, type Spinning } from '../testing/spinning.ts';
import { submissionFolder } from '../testing/submission-folder.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

/** Endless loops put into a right submission, at a place that every object comes by. */
const LOOPS = [
  {
    ...{ language: 'java', file: 'Board.java', before: '        int outOfPlace = 0;' },
    loop: 'for (int spin = 0; tiles != null; spin++);',
  },
  {
    ...{ language: 'java', file: 'Solver.java', before: '        SearchNode goal = null;' },
    loop: 'for (int spin = 0; initial != null; spin++);',
  },
  {
    ...{ language: 'typescript', file: 'Board.ts', before: '    this.n = tiles.length;' },
    loop: 'for (let spin = 0; tiles.length > 0; spin += 1);',
  },
  {
    ...{ language: 'typescript', file: 'Solver.ts', before: '    const queue = new MinPQ' },
    loop: 'for (let spin = 0; initial.dimension() > 0; spin += 1);',
  },
].filter(({ language }) => language !== 'java' || typeof findJdk() !== 'string');

/** Short, so that it ends: the share of what a script gets is what counts. */
const CONFIG = 'limits: { caseCpuSeconds: 4 }\nstyle: false\n';

let spinning: Spinning | null = null;
afterEach(() => {
  spinning?.end();
});

interface Outcome {
  readonly score: number | null;
  readonly passed: readonly string[];
  /** Checks that ask Board alone and do not pass. */
  readonly lostByBoard: readonly string[];
}

const gradeWithLoop = async ({ language, file, before, loop }: (typeof LOOPS)[number]): Promise<Outcome> => {
  const folder = scratchFolder('spinning');
  const submission = join(folder, 'submission');
  cpSync(submissionFolder(`${language}/passed/two-queues`), submission, { recursive: true });
  const text = readFileSync(join(submission, file), 'utf8');
  expect(text).toContain(before);
  writeFileSync(join(submission, file), text.replace(before, `${loop}\n${before}`));
  writeFileSync(join(folder, 'grader.config.yaml'), CONFIG);
  const { checks, summary } = await gradedReport([submission], { cwd: folder });
  return {
    score: summary.score,
    passed: checks.filter(({ verdict }) => verdict === 'passed').map(({ id }) => id),
    lostByBoard: checks
      .filter(({ id, verdict }) => /^(memory-)?board-/u.test(id) && verdict !== 'passed')
      .map(({ id }) => id),
  };
};

it.each(LOOPS)('a loop in $file has the same score beside 0, 2 and 6 processes', async (loop) => {
  const outcomes: Outcome[] = [];
  for (const beside of [0, 2, 6]) {
    spinning = spin(beside);
    outcomes.push(await gradeWithLoop(loop));
    spinning.end();
  }
  expect(outcomes[0]?.score).not.toBeNull();
  // Nothing of Board is lost by what Solver does.
  if (loop.file.startsWith('Solver')) expect(outcomes[0]?.lostByBoard).toEqual([]);
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(outcomes[2]).toEqual(outcomes[0]);
});
