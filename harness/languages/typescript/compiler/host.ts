/**
 * The compiler's process: one request on standard input, one line a stage on standard output, then the end. Runs in
 * the sandbox, since what it reads is a student's: types that take forever, nesting that overflows the stack. The
 * program comes first and does not depend on the type check.
 */
import { readFileSync, writeSync } from 'node:fs';
import type ts from 'typescript';
import { compareApi } from './api.ts';
import { fromTypeScript, MOST_DIAGNOSTICS } from './diagnostics.ts';
import { emit } from './emit.ts';
import { expectedSource } from './expected.ts';
import { codeFacts } from './facts/facts.ts';
import type { CompileMessage, CompileRequest } from './protocol.ts';
import { checkDiagnostics, createProgram } from './program.ts';

const answer = (message: CompileMessage): void => {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let sent = 0; sent < bytes.length;) sent += writeSync(1, bytes, sent);
};

const compile = (request: CompileRequest): void => {
  const emitted = emit(request);
  answer({ ...emitted, diagnostics: emitted.diagnostics.slice(0, MOST_DIAGNOSTICS) });
  if (emitted.units === null) return;
  const paths = emitted.units.map((unit) => unit.name);
  const program = createProgram(request, paths, expectedSource(request.api, emitted.entries));
  answer({ stage: 'api', findings: compareApi(program, request.api, emitted.entries) });
  answer({ stage: 'check', diagnostics: typeErrors(program, paths) });
  answer({ stage: 'facts', code: codeFacts(program, request, emitted.entries, paths) });
};

/** Unresolved modules and references and Node's globals are reported by the first stage, in words that fit. */
const SAID_BEFORE = new Set([2307, 2580, 2591, 2688, 2726, 2792, 6053, 6231]);

const typeErrors = (
  program: ts.Program,
  paths: readonly string[],
): Extract<CompileMessage, { stage: 'check' }>['diagnostics'] =>
  checkDiagnostics(program, paths)
    .filter((diagnostic) => !SAID_BEFORE.has(diagnostic.code))
    .flatMap((diagnostic) => fromTypeScript(diagnostic) ?? [])
    .slice(0, MOST_DIAGNOSTICS);

/** Answers the request on standard input. */
export const serve = (): void => {
  try {
    compile(JSON.parse(readFileSync(0, 'utf8')) as CompileRequest);
  } catch (error) {
    giveUp(error);
  }
};

const giveUp = (error: unknown): void => {
  const detail = error instanceof Error ? error.message : String(error);
  answer({
    stage: 'gave-up',
    reason: error instanceof RangeError ? 'nesting' : 'failure',
    detail: detail.slice(0, 500),
  });
};
