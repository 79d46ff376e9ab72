/** The puzzle files as checks: one for each, so that every file has its own answer, no matter what the others do. */
import type { Prepared } from '../../../../harness/contracts/prepare.ts';
import { usageError } from '../../../../harness/contracts/errors.ts';
import type { Case, Check, Explanation } from '../../../../harness/contracts/check.ts';
import { toGrid } from '../../questions/question.ts';
import { editions } from '../editions.ts';
import type { Manner, PosedFile, PuzzleQuestion, Questions } from './question.ts';
import { solverQuestion } from './solver-question.ts';
import { checkCommandMessages } from './messages/check.ts';
import { at } from '../../../../harness/text/at.ts';

/** What a command asks is in its help; `grade explain` knows only what is graded. */
export const askedByCommand: Explanation = { measured: '', why: '', passing: '', source: '' };

const ofEditions: Questions = Object.fromEntries(
  Object.entries(editions).map(([id, edition]) => [id, solverQuestion(edition)]),
);

/** @throws {GraderError} for an assignment that has none, neither as an edition nor among the others */
export const questionTo = (assignment: string, others: Questions): PuzzleQuestion => {
  const questions = { ...ofEditions, ...others };
  const question = questions[assignment];
  if (question !== undefined) return question;
  throw usageError('check-without-question', checkCommandMessages.otherAssignment({ assignment }), {
    remedy: checkCommandMessages.otherAssignmentRemedy({ ids: Object.keys(questions).join(', ') }),
  });
};

/** Wall time for each second of CPU time, and what is added for the start of a process. */
const wallFactor = 3;
const startMs = 5_000;

/** The series of a grading have half of its time. */
const seriesShare = 0.5;

/** Milliseconds that all files together may take at the very most. */
export const totalMsFor = (files: number, seconds: number): number =>
  (60_000 + files * (wallMsOf(seconds) + startMs)) / seriesShare;

const wallMsOf = (seconds: number): number => wallFactor * seconds * 1_000 + startMs;

export const checkIdOf = (index: number): string => `puzzle-${String(index)}`;

/** In the order of the files. */
export const prepareChecks = (
  question: PuzzleQuestion,
  files: readonly PosedFile[],
  seconds: number,
  manner: Manner,
): Prepared => {
  const checks = files.map((posed, index): Check => ({
    id: checkIdOf(index),
    section: 'correctness',
    group: 'Puzzles',
    title: posed.name,
    explanation: askedByCommand,
    needs: question.needs,
    cases: [caseOf(question, posed, seconds, manner)],
  }));
  return { checks, tables: [], notes: [] };
};

/** A series of one row: it has its own limits and its CPU time, and the process stays warm from one to the next. */
const caseOf = (question: PuzzleQuestion, posed: PosedFile, seconds: number, manner: Manner): Case => {
  const { name } = posed;
  const reason = question.refusal(posed);
  if (reason !== null) return { kind: 'skipped', name, reason };
  const script = { ...question.script(posed), rows: [{ tiles: toGrid(posed.tiles) }] };
  return {
    kind: 'series',
    name,
    series: { script, names: [name], cpuMs: seconds * 1_000, wallMs: wallMsOf(seconds), maxCrashes: 1 },
    rows: [0],
    judge: (rows) => question.judge(posed, at(rows, 0), manner),
    reproduction: [],
  };
};
