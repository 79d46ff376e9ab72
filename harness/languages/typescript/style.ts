/** Style by ESLint, in the sandbox: its recommended rules and those of typescript-eslint that need no types. */
import type { Submission } from '../../contracts/submission.ts';
import type { OnceResult } from '../../contracts/sandbox.ts';
import type { BuildContext, StyleResult } from '../../contracts/language.ts';
import { linterArguments } from './compiler-command.ts';
import { answersIn, hostCommand, ranOutOfMemory } from './host-process.ts';
import { prepareKit } from './kit.ts';
import { lintMessage, type LintMessage, type LintRequest } from './lint/protocol.ts';
import { prepareLintPackages } from './lint-packages.ts';
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

const OUTPUT_BYTES = 8 * 1_048_576;
export const TOOL = 'ESLint';

export const style = async (submission: Submission, context: BuildContext): Promise<StyleResult> => {
  const packages = await prepareLintPackages(context.cacheDir);
  if (packages === null) return notRun(null, typescriptStyleMessages.notInstalled());
  const kit = await prepareKit(context.facts, context.cacheDir);
  const files = [...submission.roots.values(), ...submission.extras].map(({ path, text }) => ({ path, text }));
  const request: LintRequest = { files };
  const limits = { wallMs: context.wallMs, outputBytes: OUTPUT_BYTES };
  const lint = { from: packages.folder, to: '/lint' };
  const args = (inKit: (path: string) => string) => linterArguments(inKit, context.sandbox.resolve(lint));
  const command = hostCommand(context.sandbox, kit, args, [lint]);
  const once = await context.hosts.ask(context.sandbox, command, JSON.stringify(request), limits);
  return resultOf(once, packages.version, context.wallMs);
};

const notRun = (version: string | null, reason: string): StyleResult => ({
  tool: TOOL,
  version,
  notRun: reason,
  findings: [],
});

/** Style is told for information: when the linter fails, the rest of the report stands. */
const resultOf = (once: OnceResult, version: string, wallMs: number): StyleResult => {
  const messages = answersIn(once.stdout, lintMessage, 'linter');
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
