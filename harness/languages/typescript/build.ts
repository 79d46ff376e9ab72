/** Builds a submission: one run of the compiler host in the sandbox, whose answer is checked before it is believed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { graderFault } from '../../contracts/errors.ts';
import type { SourceFile, Submission } from '../../contracts/submission.ts';
import { requireMemory } from '../../sandbox/run-once.ts';
import { withCauses } from '../causes.ts';
import type { BuildContext, BuildResult } from '../../contracts/language.ts';
import { buildResult } from './build-result.ts';
import { typescriptCauseTable } from './causes.ts';
import { compilerArguments } from './compiler-command.ts';
import { compileMessage, type CompileRequest } from './compiler/protocol.ts';
import { importsOf } from './exported-names.ts';
import { answersIn, hostCommand } from './host-process.ts';
import { type Kit, prepareKit } from './kit.ts';

const OUTPUT_BYTES = 32 * 1_048_576;

export const build = async (given: Submission, context: BuildContext): Promise<BuildResult> => {
  const submission = withUsualEndings(given);
  const kit = await prepareKit(context.facts, context.cacheDir);
  const request = compileRequest(submission, context, kit);
  const limits = { wallMs: context.wallMs, outputBytes: OUTPUT_BYTES };
  const command = hostCommand(context.sandbox, kit, compilerArguments);
  const once = await context.hosts.ask(context.sandbox, command, JSON.stringify(request), limits);
  requireMemory(once);
  const messages = answersIn(once.stdout, compileMessage, 'TypeScript compiler host');
  const result = buildResult(messages, once, { submission, wallMs: context.wallMs });
  const paths = submission.files.map(({ path }) => path);
  const causes = typescriptCauseTable(importsOf(submission, request), context.facts.causes ?? [], paths, [
    ...submission.roots.values(),
    ...submission.extras,
  ]);
  return { ...result, diagnostics: withCauses(result.diagnostics, causes) };
};

/** The compiler takes no `NAME.TS` for TypeScript. */
const withUsualEndings = ({ roots, extras, ...rest }: Submission): Submission => {
  const renamed = (file: SourceFile): SourceFile => ({ ...file, path: file.path.replace(/\.ts$/i, '.ts') });
  return {
    ...rest,
    roots: new Map([...roots].map(([name, file]) => [name, renamed(file)])),
    extras: extras.map(renamed),
  };
};

const compileRequest = (submission: Submission, { facts }: BuildContext, kit: Kit): CompileRequest => {
  const roots = [...submission.roots].map(([name, file]) => ({ class: name, path: file.path }));
  const files = [...submission.roots.values(), ...submission.extras].map(({ path, text }) => ({ path, text }));
  const declarations = JSON.parse(readFileSync(join(kit.folder, 'declarations.json'), 'utf8')) as Record<
    string,
    string
  >;
  const modules = facts.modules.map((name) => ({ name, declaration: `modules/${name}.d.ts` }));
  const unknown = modules.find(({ declaration }) => declarations[declaration] === undefined);
  if (unknown !== undefined) {
    throw graderFault('no-such-module', `There is no instrumented module '${unknown.name}' for TypeScript.`, {
      where: existsSync(facts.instruments) ? facts.instruments : 'the folder of instruments, which does not exist',
      remedy: `Add modules/${unknown.name}.ts there, or remove the name from the assignment's list.`,
    });
  }
  return { files, roots, api: facts.api, modules, declarations };
};
