/** Grades programs by the library, and remembers each answer under a hash of all that it depends on. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type Grader, openGrader, type Report } from '../../index.ts';
import { isDeath, isEndless } from './mutant.ts';
import { keepResults, keyOf } from './kept-results.ts';

/** A submission as a student hands it in: bytes by path. */
export type Files = Readonly<Record<string, string | Buffer>>;

export interface Question {
  readonly files: Files;
  /** Ids of the only checks, `*` at the end for any ending; empty for all. */
  readonly only: readonly string[];
  /** Null: the assignment's own. */
  readonly seed: number | null;
  /** Few random inputs, the first ones of a whole grading, and little time for each: what fails then fails in a whole one. */
  readonly quick: boolean;
  /** What ends the grading: the first check that fails, the first that does not finish, or nothing. */
  readonly until: 'first-kill' | 'endless' | 'end';
}

const answer = z.strictObject({
  /** Could it be built and run at all? */
  runs: z.boolean(),
  /** Of the checks that were asked, without that of compilation: a warning tells nothing of a fault. */
  failing: z.array(z.string()),
  /** Null when the grading was ended early. */
  score: z.number().nullable(),
});
export type Answer = z.infer<typeof answer>;

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

const shared = { style: false, allowWeakIsolation: true } as const;
const quickly = { ...shared, randomInputs: 25, limits: { caseCpuSeconds: 3, caseSeconds: 60, totalSeconds: 600 } };
const patiently = { ...shared, limits: { totalSeconds: 1200 } };

export const openGrading = async (): Promise<Grading> => {
  const [quick, whole] = await Promise.all([quickly, patiently].map((config) => openGrader({ ...graded, config })));
  if (quick === undefined || whole === undefined) throw new Error('A grader could not be opened.');
  const kept = keepResults();
  // The tools for style have no part in what a fault costs, and are switched off.
  const explained = (await whole.explain()).filter(({ section }) => section !== 'style');
  const weights = new Map(explained.map(({ id, weight }) => [id, weight]));
  const asked = { graded: 0, kept: 0 };
  const answerTo = async (question: Question, key: string): Promise<Answer> => {
    const known = answer.safeParse(kept.read(key));
    asked[known.success ? 'kept' : 'graded'] += 1;
    if (known.success) return known.data;
    const found = await gradeFiles(question.quick ? quick : whole, question);
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
      const answering = asking.get(key) ?? answerTo(question, key);
      asking.set(key, answering);
      return answering;
    },
    close: async () => {
      await Promise.all([quick.close(), whole.close()]);
    },
  };
};

const graded = { assignment: '8puzzle', jobs: 1 } as const;

const gradeFiles = async (grader: Grader, question: Question): Promise<Answer> => {
  const folder = mkdtempSync(join(tmpdir(), 'prove-'));
  try {
    for (const [path, content] of Object.entries(question.files)) writeInto(folder, path, content);
    return await grade(grader, submissionIn(folder, question.files), question);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const writeInto = (folder: string, path: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};

/** An archive that is all of a submission is handed in as such. */
const submissionIn = (folder: string, files: Files): string => {
  const [only = '', ...others] = Object.keys(files);
  return only.endsWith('.zip') && others.length === 0 ? join(folder, only) : folder;
};

const grade = async (grader: Grader, path: string, { only, seed, until }: Question): Promise<Answer> => {
  const stop = new AbortController();
  const seen: string[] = [];
  try {
    const report = await grader.grade(path, {
      only,
      seed: seed ?? undefined,
      signal: stop.signal,
      onEvent: (event) => {
        if (event.kind !== 'check-finished' || event.id === 'compilation' || !isDeath(event.verdict)) return;
        seen.push(event.id);
        const ends = until === 'first-kill' || (until === 'endless' && isEndless(event.verdict));
        if (ends) stop.abort(new Error('Enough is known.'));
      },
    });
    return answerOf(report);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    return { runs: true, failing: until === 'first-kill' ? seen.slice(0, 1) : seen, score: null };
  }
};

const own: ReadonlySet<string> = new Set(['compilation', 'api']);

const answerOf = (report: Report): Answer => {
  const fault = report.checks.find(({ verdict }) => verdict === 'grader-fault');
  if (fault !== undefined) throw new Error(`The grader itself failed in ${fault.id}.`);
  const failing = report.checks.filter(({ id, verdict }) => id !== 'compilation' && isDeath(verdict));
  return {
    runs: report.gradable && report.checks.some(({ id, verdict }) => !own.has(id) && verdict !== 'skipped'),
    failing: failing.map(({ id }) => id),
    score: report.summary.score,
  };
};
