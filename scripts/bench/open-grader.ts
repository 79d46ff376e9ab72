/** What is timed of the library, in a process of its own: `open-grader.ts warm|first <submission>`. */
import type { GradingEvent } from '../../harness/contracts/events.ts';
import { defined } from '../../harness/text/at.ts';
import { type Grader, openGrader } from '../../index.ts';

/** Gradings of the open grader that are timed, two at once. */
export const warmGradings = 4;

/** Two at once, as in a class. */
const gradeWarm = async (grader: Grader, path: string): Promise<void> => {
  const lane = async (): Promise<void> => {
    for (let count = 0; count < warmGradings / 2; count++) await grader.grade(path);
  };
  await Promise.all([lane(), lane()]);
};

/** Until the first check that asks the program has its verdict. */
const gradeUntilFirst = async (grader: Grader, path: string): Promise<void> => {
  const enough = new AbortController();
  const onEvent = ({ kind }: GradingEvent): void => {
    if (kind === 'check-finished') enough.abort();
  };
  await grader.grade(path, { signal: enough.signal, onEvent }).catch((error: unknown) => {
    if (!enough.signal.aborted) throw error;
  });
};

const run = async ([what, path]: readonly string[]): Promise<void> => {
  const grader = await openGrader({
    assignment: '8puzzle',
    config: { style: false },
    jobs: what === 'warm' ? 1 : undefined,
  });
  await (what === 'warm' ? gradeWarm : gradeUntilFirst)(grader, defined(path, 'no submission'));
  await grader.close();
};

if (import.meta.main) await run(process.argv.slice(2));
