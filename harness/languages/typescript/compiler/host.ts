/**
 * The compiler's process: a request in a line of standard input, one line a stage on standard output, with an empty line
 * behind the last one. Runs in the sandbox, since what it reads is a student's: types that take forever, nesting that
 * overflows the stack. The program comes first and does not depend on the type check.
 */
import type ts from 'typescript';
import { compareApi } from './api.ts';
import { answer, serveRequests } from '../probe/channel.ts';
import { fromTypeScript, MOST_DIAGNOSTICS } from './diagnostics.ts';
import { emit } from './emit.ts';
import { expectedSource } from './expected.ts';
import { codeFacts } from './facts/facts.ts';
import { isTold } from './not-told.ts';
import type { CompileMessage, CompileRequest } from './protocol.ts';
import { checkDiagnostics, createProgram } from './program.ts';

const compile = (request: CompileRequest): void => {
  const emitted = emit(request);
  answer({ ...emitted, diagnostics: emitted.diagnostics.slice(0, MOST_DIAGNOSTICS) });
  if (emitted.units === null) return;
  const paths = emitted.units.map((unit) => unit.name);
  // Types of a class that could not be parsed would make errors of their own.
  const isLeftOut = (path: string): boolean =>
    !paths.includes(path) && request.roots.some((root) => root.path === path);
  const files = request.files.filter(({ path }) => !isLeftOut(path));
  const program = createProgram({ ...request, files }, paths, expectedSource(request.api, emitted.entries));
  answer({ stage: 'api', findings: compareApi(program, request.api, emitted.entries) });
  answer({ stage: 'check', diagnostics: typeErrors(program, paths) });
  answer({ stage: 'facts', code: codeFacts(program, request, emitted.entries, paths) });
};

const typeErrors = (
  program: ts.Program,
  paths: readonly string[],
): Extract<CompileMessage, { stage: 'check' }>['diagnostics'] =>
  checkDiagnostics(program, paths)
    .filter((diagnostic) => isTold(diagnostic, program.getTypeChecker()))
    .flatMap((diagnostic) => fromTypeScript(diagnostic) ?? [])
    .slice(0, MOST_DIAGNOSTICS);

/** Answers the requests on standard input. A compiler that gave up is not asked again: the process ends. */
export const serve = (): void => {
  serveRequests((request) => {
    try {
      compile(request as CompileRequest);
      return 'ready';
    } catch (error) {
      answer(failureOf(error));
      return 'spent';
    }
  });
};

const failureOf = (error: unknown): CompileMessage => {
  const detail = error instanceof Error ? error.message : String(error);
  return {
    stage: 'gave-up',
    reason: error instanceof RangeError ? 'nesting' : 'failure',
    detail: detail.slice(0, 500),
  };
};
