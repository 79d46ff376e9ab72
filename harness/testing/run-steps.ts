/** Asks a subject for tests of languages: one row, with time enough on a busy machine. */
import type { Observation, Script, Step } from '../contracts/protocol.ts';
import type { ScriptOutcome, Subject } from '../contracts/subject.ts';

export const runSteps = (
  subject: Subject,
  steps: readonly Step[],
  settings: Partial<Script> = {},
): Promise<ScriptOutcome> =>
  subject.run({ substitute: [], rows: [{}], steps: [...steps], ...settings }, { wallMs: 30_000, cpuMs: 30_000 });

/** The observations of the first row, of a script that came to its end. */
export const observe = async (
  subject: Subject,
  steps: readonly Step[],
  settings: Partial<Script> = {},
): Promise<readonly Observation[]> => {
  const outcome = await runSteps(subject, steps, settings);
  if (outcome.kind !== 'completed') throw new Error(JSON.stringify(outcome));
  return outcome.rows[0] ?? [];
};
