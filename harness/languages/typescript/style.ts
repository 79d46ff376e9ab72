/** Style by ESLint, in the sandbox: its recommended rules and those of typescript-eslint that need no types. */
import { graderFault } from '../../contracts/errors.ts';
import type { Submission } from '../../contracts/submission.ts';
import type { OnceResult, SandboxCommand } from '../../contracts/sandbox.ts';
import type { BuildContext, StyleResult } from '../../contracts/language.ts';
import { COMPILER_HEAP_MIB, linterArguments } from './compiler-command.ts';
import { type Kit, prepareKit } from './kit.ts';
import { lintMessage, type LintMessage, type LintRequest } from './lint/protocol.ts';
import { type LintPackages, prepareLintPackages } from './lint-packages.ts';
import { nodeMounts } from './mounts.ts';
import { ranOutOfMemory } from './out-of-memory.ts';
import { defineMessages } from '../../messages/messages.ts';

const typescriptStyleMessages = defineMessages('typescript.style', {
  notInstalled: 'It is not installed here: run `npm install` in the grader’s folder.',
  gaveUp: 'It gave up on {path}: {why}.',
  tooDeep: 'the source is nested too deeply',
  tooLong: 'It took longer than {seconds} seconds.',
  tooMuch: 'It produced more messages than can be read.',
  outOfMemory: 'It ran out of memory.',
  endedEarly: 'It ended early ({why}). `grade doctor` says whether Node works in the sandbox here.',
});

const MEBIBYTE = 1_048_576;
const OUTPUT_BYTES = 8 * MEBIBYTE;
export const TOOL = 'ESLint';

export const style = async (submission: Submission, context: BuildContext): Promise<StyleResult> => {
  const packages = await prepareLintPackages(context.cacheDir);
  if (packages === null) return notRun(null, typescriptStyleMessages.notInstalled());
  const kit = await prepareKit(context.facts, context.cacheDir);
  const files = [...submission.roots.values(), ...submission.extras].map(({ path, text }) => ({ path, text }));
  const request: LintRequest = { files };
  const limits = { wallMs: context.wallMs, outputBytes: OUTPUT_BYTES };
  const once = await context.hosts.ask(
    context.sandbox,
    command(context, kit, packages),
    JSON.stringify(request),
    limits,
  );
  return resultOf(once, packages.version, context.wallMs);
};

const notRun = (version: string | null, reason: string): StyleResult => ({
  tool: TOOL,
  version,
  notRun: reason,
  findings: [],
});

const command = ({ sandbox }: BuildContext, prepared: Kit, packages: LintPackages): SandboxCommand => {
  const { node, kit } = nodeMounts(prepared);
  const lint = { from: packages.folder, to: '/lint' };
  return {
    executable: sandbox.resolve(node),
    args: linterArguments((path) => sandbox.resolve(kit, path), sandbox.resolve(lint)),
    // The linter reads TypeScript with the kit's compiler.
    env: { NODE_PATH: sandbox.resolve(kit, 'node_modules') },
    mounts: [node, kit, lint],
    limits: { memoryBytes: (COMPILER_HEAP_MIB + 512) * MEBIBYTE, cpuSeconds: 600, threads: 40 },
  };
};

/** Style is told for information: when the linter fails, the rest of the report stands. */
const resultOf = (once: OnceResult, version: string, wallMs: number): StyleResult => {
  const messages = messagesOf(once.stdout.toString('utf8'));
  const isWhole = messages.some(({ kind }) => kind === 'end');
  const gaveUp = messages.flatMap((message) => {
    return message.kind === 'gave-up'
      ? [
          typescriptStyleMessages.gaveUp({
            path: message.path,
            why: message.detail ?? typescriptStyleMessages.tooDeep(),
          }),
        ]
      : [];
  });
  const reasons = isWhole ? gaveUp : [...gaveUp, endOf(once, wallMs)];
  const findings = messages.flatMap(findingsOf);
  return { tool: TOOL, version, notRun: reasons.length === 0 ? null : reasons.join(' '), findings };
};

const endOf = ({ evidence, timedOut, overflowed }: OnceResult, wallMs: number): string => {
  if (timedOut) return typescriptStyleMessages.tooLong({ seconds: String(Math.round(wallMs / 1_000)) });
  if (overflowed) return typescriptStyleMessages.tooMuch();
  if (ranOutOfMemory(evidence)) return typescriptStyleMessages.outOfMemory();
  const said = /^\w*Error.*$/m.exec(evidence.stderrTail)?.[0] ?? `exit code ${String(evidence.exitCode)}`;
  return typescriptStyleMessages.endedEarly({ why: said });
};

const findingsOf = (message: LintMessage): StyleResult['findings'] => (message.kind === 'file' ? message.findings : []);

/** A line that is cut off belongs to a file that was not finished. */
const messagesOf = (stdout: string): LintMessage[] =>
  stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const parsed = lintMessage.safeParse(JSON.parse(line));
      if (parsed.success) return parsed.data;
      throw graderFault('linter-answer', 'The answer of the linter cannot be understood.', { cause: parsed.error });
    });
