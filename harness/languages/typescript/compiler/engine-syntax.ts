/**
 * Syntax errors that the compiler does not take for such, and the engine does: `this.#misspelled`, `await` in a function that is not
 * async. One of them keeps all of its file from running, and would keep the whole program.
 */
import vm from 'node:vm';
import type ts from 'typescript';
import { diagnosticAt } from './diagnostics.ts';
import type { FirstDiagnostic, Stage } from './protocol.ts';
import { LINES } from './transpile.ts';

interface Built {
  readonly unit: NonNullable<Stage<'emit'>['units']>[number];
  readonly syntaxError: FirstDiagnostic | null;
}

/** With an error, the unit throws it to whoever imports it, at the line where it is. */
export const unitOf = (file: ts.SourceFile, code: string): Built => {
  const name = file.fileName;
  try {
    void new vm.Script(code, { filename: name });
    return { unit: { name, code }, syntaxError: null };
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const generated = Number(/^.*:(\d+)\n/.exec(stack)?.[1]);
    const lines = code.slice(code.lastIndexOf(LINES) + LINES.length).split(',');
    const line = Math.max(1, Number(lines[generated - 1] ?? 1));
    const thrower = `(() => { throw new SyntaxError(${JSON.stringify(message)}); })${LINES}${line}`;
    const about = { severity: 'error', code: 'engine-syntax', message: message.slice(0, 1_000) } as const;
    const syntaxError = diagnosticAt(file, file.getLineStarts()[line - 1] ?? 0, about);
    return { unit: { name, code: thrower }, syntaxError };
  }
};
