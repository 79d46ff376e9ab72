// The declarations name types of Node, which come with the package.
/// <reference types="node" preserve="true" />
/**
 * The library: what the command line does, for programs. Open a grader once, grade as often as you like, close it.
 *
 * ```ts
 * const grader = await openGrader({ assignment: '8puzzle' });
 * const report = await grader.grade('./submission', { only: ['board-*'] });
 * console.log(report.summary.score, await render(grader.editionOf(report), 'text'));
 * await grader.close();
 * ```
 */
import type { Grader } from './harness/api/grader.ts';
import { openGrader as openWith, type OpenOptions as OpenWith } from './harness/api/open-grader.ts';
import {
  type Class,
  type ClassOptions as OpenClassWith,
  openClass as openClassWith,
} from './harness/classroom/open-class.ts';
import { work as workWith, type WorkOptions as WorkWith } from './harness/classroom/queue/work.ts';
import type { WorkerResult } from './harness/classroom/queue/worker.ts';
import { requireValues } from './harness/config/require-options.ts';
import { noteBuiltIn } from './harness/course/own-checks.ts';
import { assignments } from './specs/index.ts';

noteBuiltIn(assignments);

/** Options of assignments that come with the grader. */
interface OwnOptions {
  /** Folder with a course's own puzzle files. */
  readonly puzzles?: string | undefined;
}

export interface OpenOptions extends Omit<OpenWith, 'assignments'>, OwnOptions {
  /** To choose from; by default those that come with the grader. */
  readonly assignments?: OpenWith['assignments'] | undefined;
}

/** @throws {GraderError} for everything that is wrong with the configuration or a course's module, with file and place */
export const openGrader = async (options: OpenOptions = {}): Promise<Grader> => {
  requireValues(options, { of: 'openGrader', shape: {} });
  return openWith({ ...options, assignments: options.assignments ?? assignments });
};

export interface ClassOptions extends Omit<OpenClassWith, 'assignments'>, OwnOptions {
  /** To choose from; by default those that come with the grader. */
  readonly assignments?: OpenClassWith['assignments'] | undefined;
}

/** @throws {GraderError} for everything that is wrong with the configuration or a course's module, with file and place */
export const openClass = async (options: ClassOptions): Promise<Class> => {
  requireValues(options, { of: 'openClass', shape: {} });
  return openClassWith({ ...options, assignments: options.assignments ?? assignments });
};

export interface WorkOptions extends Omit<WorkWith, 'assignments'>, OwnOptions {
  /** To choose from; by default those that come with the grader. */
  readonly assignments?: WorkWith['assignments'] | undefined;
}

/**
 * A worker: grades what `put` of a class has put into a database, until `signal` says so or, with `untilEmpty`, nothing is left.
 * @throws {GraderError} when what waits was put in with other settings, and for whatever the database lacks or refuses
 * @throws the reason of `signal`, when what was running is given back
 */
export const work = async (options: WorkOptions): Promise<WorkerResult> => {
  requireValues(options, { of: 'work', shape: {} });
  return workWith({ ...options, assignments: options.assignments ?? assignments });
};

export { queueStatus, type QueueStatus } from './harness/classroom/queue/status.ts';
export type { Collected, CollectOptions } from './harness/classroom/queue/collect.ts';
export type { Put, PutOptions } from './harness/classroom/queue/put-bundle.ts';
export type { WorkerResult } from './harness/classroom/queue/worker.ts';
export type { Class } from './harness/classroom/open-class.ts';
export type { BundleOptions } from './harness/classroom/grade-bundle.ts';
export type { ClassFile, ClassStudent } from './harness/classroom/store/class-file.ts';
export type { GradeOptions, Grader } from './harness/api/grader.ts';
/** The library that random inputs are made with. */
export { default as fc } from 'fast-check';
/** The library that settings are described with. */
export { z } from 'zod';
export { extend, type Extension, type MakeChecks } from './harness/api/extend.ts';
export { formats } from './harness/formats/index.ts';
export { readReport } from './harness/report/read.ts';
export { render, type RenderSettings } from './harness/api/render.ts';
export { readLocale } from './harness/config/words-file.ts';
export { english, type Locale } from './harness/messages/messages.ts';
export { GraderError } from './harness/contracts/errors.ts';
export type { Assignment } from './harness/contracts/assignment.ts';
export type * from './harness/contracts/check.ts';
export type { Observation, RowDatum, Script, Step } from './harness/contracts/protocol.ts';
export type { GradingEvent } from './harness/contracts/events.ts';
export type { ApiClass, CauseRule, LanguageFacts, Notation } from './harness/contracts/language.ts';
export type { Prepared, PrepareOptions } from './harness/contracts/prepare.ts';
export type { CaseResult, CheckResult, Report, Table, Verdict } from './harness/contracts/report.ts';
export { apiClass, javaFacts, type OwnFacts, typescriptFacts } from './specs/algs4/language-facts.ts';
export { assignment8puzzle as eightPuzzle } from './specs/8puzzle/index.ts';
export { assignment8puzzle2012 as eightPuzzle2012 } from './specs/8puzzle-2012/index.ts';
export { assignmentComp204 as comp204 } from './specs/comp204/index.ts';
