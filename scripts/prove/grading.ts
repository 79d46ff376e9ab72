/** Grades programs by the library, and remembers each answer under a hash of all that it depends on. */
import { remembered } from '../../harness/text/remembered.ts';
import { type Grader, openGrader } from '../../index.ts';
import { assignment8puzzle } from '../../specs/8puzzle/index.ts';
import { type Answer, answer, answerOf, earlyAnswer } from './answer.ts';
import { isDeath, isEndless, isFinished } from './mutant.ts';
import { keepResults, keyOf } from './kept-results.ts';
import { type Files, withFolder } from './with-folder.ts';
import { defined } from '../../harness/text/at.ts';

/**
 * - `quick`: half of the random inputs that students are graded with, and little time for each: what fails then, but by time,
 *   fails for them.
 * - `few`: the same, and the usual time; `usual`: as students are graded.
 * - `whole`: all checks, with the original's numbers of inputs; `official`: the original's checks alone.
 */
export type Effort = 'quick' | 'few' | 'usual' | 'whole' | 'official';

export interface Question {
  readonly files: Files;
  /** Ids of the only checks, `*` at the end for any ending; empty for all. */
  readonly only: readonly string[];
  /** Null: the assignment's own. */
  readonly seed: number | null;
  readonly effort: Effort;
  /** What ends the grading: the first check that fails, the first that does not finish, or nothing. */
  readonly until: 'first-kill' | 'endless' | 'end';
  /** Of hidden inputs; the assignment's own when it is left out. */
  readonly hiddenSeed?: number;
  /** Number of processes that use the cores beside it. */
  readonly load?: number;
  /** Tells several gradings of the same apart. */
  readonly attempt?: number;
}

export interface Grading {
  /** @throws {Error} when a check ended with a fault of the grader */
  ask(question: Question): Promise<Answer>;
  /** Does a check cost points when it fails? */
  readonly counts: (check: string) => boolean;
  /** Ids of all checks, in the order of a report. */
  readonly checks: readonly string[];
  /** How many answers were graded now, and how many were known. */
  readonly asked: { graded: number; kept: number };
  close(): Promise<void>;
}

/** They are the first ones of every grading. */
export const fewInputs = defined(assignment8puzzle.provedInputs, 'nobody says how many inputs are proved') / 2;

const patient = { totalSeconds: 1200 };
const efforts: Readonly<Record<Effort, object>> = {
  quick: { inputs: fewInputs, limits: { caseCpuSeconds: 3, caseSeconds: 60, totalSeconds: 600 } },
  few: { inputs: fewInputs, limits: patient },
  usual: { limits: patient },
  whole: { inputs: 'official', limits: patient },
  official: { checks: { set: 'official' }, limits: patient },
};

/** The tools for style have no part in what a fault costs, and are switched off. */
const open = (effort: Effort, hiddenSeed: number | 'submission' = 'submission'): Promise<Grader> =>
  openGrader({
    ...{ assignment: '8puzzle', jobs: 1 },
    config: { style: false, allowWeakIsolation: true, hiddenSeed, ...efforts[effort] },
  });

export const openGrading = async (): Promise<Grading> => {
  const graders = new Map<string, Promise<Grader>>();
  const graderFor = ({ effort, hiddenSeed }: Pick<Question, 'effort' | 'hiddenSeed'>): Promise<Grader> =>
    remembered(graders, `${effort} ${hiddenSeed ?? ''}`, () => open(effort, hiddenSeed));
  const kept = keepResults();
  const whole = await graderFor({ effort: 'whole' });
  const explained = (await whole.explain()).filter(({ section }) => section !== 'style');
  const weights = new Map(explained.map(({ id, weight }) => [id, weight]));
  const asked = { graded: 0, kept: 0 };
  const answerTo = async (question: Question, key: string): Promise<Answer> => {
    const known = answer.safeParse(kept.read(key));
    asked[known.success ? 'kept' : 'graded'] += 1;
    if (known.success) return known.data;
    const found = await gradeFiles(await graderFor(question), question);
    kept.write(key, found);
    return found;
  };
  // Many mutants ask about the same base at once.
  const asking = new Map<string, Promise<Answer>>();
  return {
    asked,
    checks: [...weights.keys()],
    counts: (check) => (weights.get(check) ?? 0) > 0,
    ask: (question) => {
      const key = keyOf(question);
      return remembered(asking, key, () => answerTo(question, key));
    },
    close: async () => {
      await Promise.all([...graders.values()].map(async (grader) => (await grader).close()));
    },
  };
};

const gradeFiles = (grader: Grader, question: Question): Promise<Answer> =>
  withFolder(question.files, (path) => grade(grader, path, question));

const grade = async (grader: Grader, path: string, { files, only, seed, until }: Question): Promise<Answer> => {
  const stop = new AbortController();
  const seen: string[] = [];
  const finished: string[] = [];
  // In Java a warning counts as well, and what does not compile is not run.
  const needsTypes = until !== 'end' && Object.keys(files).some((file) => file.endsWith('.ts'));
  let compiles = true;
  try {
    const report = await grader.grade(path, {
      only,
      seed: seed ?? undefined,
      signal: stop.signal,
      onEvent: (event) => {
        if (event.kind !== 'check-finished') return;
        if (isFinished(event.verdict) && event.id !== 'compilation') finished.push(event.id);
        if (!isDeath(event.verdict)) return;
        if (event.id === 'compilation') {
          compiles = !needsTypes;
          if (needsTypes) stop.abort(new Error('It has errors of types.'));
          return;
        }
        seen.push(event.id);
        const ends = until === 'first-kill' || (until === 'endless' && isEndless(event.verdict));
        if (ends) stop.abort(new Error('Enough is known.'));
      },
    });
    return answerOf(report);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    return { ...earlyAnswer(until === 'first-kill' ? seen.slice(0, 1) : seen, finished), runs: compiles };
  }
};
