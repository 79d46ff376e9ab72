/** Puts the stages that the compiler delivered together. */
import { graderFault } from '../../contracts/errors.ts';
import type { OnceResult } from '../../contracts/sandbox.ts';
import type { Submission } from '../../contracts/submission.ts';
import type { BuildResult, Diagnostic } from '../../contracts/language.ts';
import type { CompileMessage, Stage } from './compiler/protocol.ts';
import { ranOutOfMemory } from './host-process.ts';
import { apiSentence, renderDiagnostic, noteSentence, renderScanFinding } from './render-messages.ts';
import { withRenames } from '../renamed.ts';
import { defineMessages } from '../../messages/messages.ts';

const typescriptBuildMessages = defineMessages('typescript.build', {
  gaveUp: 'The compiler gave up before it had produced a program',
  gaveUpOnTypes: 'The compiler gave up on the type check; the program itself was built and is graded',
  tooLong: 'it took longer than {seconds} seconds, which happens with types that expand forever',
  outOfMemory: 'it ran out of memory, which happens with types that expand forever',
  tooMuch: 'it produced more messages than can be read',
  tooDeep: 'the source is nested too deeply',
  failedInside: 'it failed internally ({why})',
  configuration: '{path} is not read: submissions are compiled with the option strict.',
  notImported: 'None of the graded classes imports {path}, so nothing of it was run.',
});

/** The program stands when it was delivered, even if the type check failed. Throws for faults of the grader. */
export const buildResult = (
  messages: readonly CompileMessage[],
  once: OnceResult,
  { submission, wallMs }: { readonly submission: Submission; readonly wallMs: number },
): BuildResult => {
  const emitted = stageOf(messages, 'emit');
  const checked = stageOf(messages, 'check');
  const isWhole = checked !== undefined || emitted?.units === null;
  const code = stageOf(messages, 'facts')?.code ?? null;
  const diagnostics = withoutRepeats(diagnosticsOf(emitted, checked));
  return {
    program: programOf(emitted),
    diagnostics,
    api: apiFindings(stageOf(messages, 'api')),
    gaveUp: isWhole ? null : gaveUp(emitted === undefined, reasonOf(once, messages.at(-1), wallMs)),
    code,
    scan: emitted?.scan.map(renderScanFinding) ?? [],
    toolchain: emitted === undefined ? 'TypeScript' : `TypeScript ${emitted.version}`,
    notes: [
      ...(emitted?.notes.map(noteSentence) ?? []),
      ...unused(submission, emitted),
      ...configuration(submission, diagnostics),
    ],
  };
};

const stageOf = <Name extends CompileMessage['stage']>(
  messages: readonly CompileMessage[],
  name: Name,
): Stage<Name> | undefined => messages.find((message): message is Stage<Name> => message.stage === name);

const diagnosticsOf = (
  emitted: Stage<'emit'> | undefined,
  checked: Stage<'check'> | undefined,
): BuildResult['diagnostics'] => {
  const first = emitted?.diagnostics.map(renderDiagnostic) ?? [];
  const later = checked?.diagnostics ?? [];
  const isSaidBetter = ({ path, line }: Diagnostic): boolean =>
    later.some((other) => other.path === path && other.line === line);
  return [...first.filter((one) => one.code !== 'engine-syntax' || !isSaidBetter(one)), ...later];
};

const apiFindings = (compared: Stage<'api'> | undefined): BuildResult['api'] =>
  withRenames(compared?.findings.map((found) => ({ ...found, message: apiSentence(found.message) })) ?? []);

/** A class that is not exported cannot be asked anything. */
const programOf = (emitted: Stage<'emit'> | undefined): BuildResult['program'] => {
  if (emitted === undefined || emitted.units === null) return null;
  const entries = emitted.entries.filter(({ exported }) => exported);
  return {
    units: emitted.units,
    entries: entries.map(({ exported: _, ...entry }) => entry),
    stateless: false,
  };
};

const gaveUp = (beforeProgram: boolean, reason: string): string => {
  const what = beforeProgram ? typescriptBuildMessages.gaveUp() : typescriptBuildMessages.gaveUpOnTypes();
  return `${what}: ${reason}.`;
};

/** A compiler that died, though of nothing that a submission can cause, is a fault of the grader. */
const reasonOf = ({ evidence, timedOut, overflowed }: OnceResult, last: CompileMessage | undefined, wallMs: number) => {
  if (last?.stage === 'gave-up') {
    return last.reason === 'nesting'
      ? typescriptBuildMessages.tooDeep()
      : typescriptBuildMessages.failedInside({ why: last.detail });
  }
  if (timedOut) return typescriptBuildMessages.tooLong({ seconds: String(Math.round(wallMs / 1_000)) });
  if (overflowed) return typescriptBuildMessages.tooMuch();
  const isDead = evidence.exitCode !== 0;
  if (isDead && ranOutOfMemory(evidence)) return typescriptBuildMessages.outOfMemory();
  throw graderFault('compiler-died', 'The TypeScript compiler host ended without an answer.', {
    remedy: 'Run `grade doctor` to see whether Node works in the sandbox here.',
    cause: isDead ? evidence.stderrTail : undefined,
  });
};

/** The parser's errors come from both stages. */
const withoutRepeats = (diagnostics: readonly BuildResult['diagnostics'][number][]): BuildResult['diagnostics'] => {
  const seen = new Set<string>();
  return diagnostics.filter(({ path, line, column, code }) => {
    const key = [path, line, column, code].join('\n');
    return !seen.has(key) && seen.add(key);
  });
};

/** The compiler of the student's own editor may have said nothing. */
const configuration = ({ files }: Submission, diagnostics: BuildResult['diagnostics']): string[] => {
  const own = files.find(({ path }) => /(?:^|\/)tsconfig\.json$/u.test(path));
  if (own === undefined || !diagnostics.some(({ code }) => code.startsWith('TS'))) return [];
  return [typescriptBuildMessages.configuration({ path: own.path })];
};

/** Known where no class is left out: one that cannot be parsed may import what no other does. Declarations do not run. */
const unused = ({ roots, extras }: Submission, emitted: Stage<'emit'> | undefined): string[] => {
  const used = new Set(emitted?.units?.map((unit) => unit.name) ?? []);
  if (used.size === 0 || [...roots.values()].some(({ path }) => !used.has(path))) return [];
  return extras
    .filter(({ path }) => !used.has(path) && !path.endsWith('.d.ts'))
    .map((file) => typescriptBuildMessages.notImported({ path: file.path }));
};
