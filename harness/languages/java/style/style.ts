/** Runs Checkstyle, PMD and SpotBugs on a submission, in the sandbox: what they read may be hostile. */
import { basename, join } from 'node:path';
import type { Submission } from '../../../contracts/submission.ts';
import type { Program } from '../../../contracts/protocol.ts';
import type { BuildContext, StyleFinding, StyleResult } from '../../../contracts/language.ts';
import { installCommand } from './install.ts';
import { hostMounts, type Java, javaStyleMessages, runStyleTool } from './run-style-tool.ts';
import { readPmd, readSarif, type SarifResult } from './reports.ts';
import { isInstalled, type PlacedTool, placeTool, type StyleTool, styleTools } from './tools.ts';
import { makeWorkspace, type Workspace } from './workspace.ts';

/** One result for each tool, also for those that could not be run. Never throws for anything that a student wrote. */
export const javaStyle = async (
  submission: Submission,
  program: Program | null,
  context: BuildContext,
  java: Java,
): Promise<readonly StyleResult[]> => {
  const workspace = await makeWorkspace(submission, program, context.cacheDir);
  const results: StyleResult[] = [];
  try {
    // One after the other: gradings have the machine's cores to share.
    for (const tool of styleTools) {
      const placed = placeTool(tool, java.jdk, context.cacheDir);
      const why = whyNot(placed, program);
      results.push(why === null ? await run(placed, workspace, context, java) : notRun(placed, why));
    }
    return results;
  } finally {
    await workspace.remove();
  }
};

const whyNot = (placed: PlacedTool, program: Program | null): string | null => {
  if (!isInstalled(placed)) return javaStyleMessages.notInstalled({ command: installCommand() });
  if (placed.tool.id === 'spotbugs' && program === null) return javaStyleMessages.noClasses();
  return null;
};

const notRun = ({ tool }: PlacedTool, why: string): StyleResult => ({
  tool: tool.title,
  version: null,
  notRun: why,
  findings: [],
});

const run = async (
  placed: PlacedTool,
  workspace: Workspace,
  context: BuildContext,
  java: Java,
): Promise<StyleResult> => {
  const { sandbox, cacheDir } = context;
  const { library, workspaces } = hostMounts(java, cacheDir);
  const at = (path: string): string => sandbox.resolve(workspaces, join(basename(workspace.folder), path));
  const args = argumentsOf[placed.tool.id]({ at, workspace, library: sandbox.resolve(library) });
  const output = await runStyleTool(placed, args, java, context);
  if (!output.ran) return notRun(placed, output.why);
  const found = placed.tool.id === 'pmd' ? readPmd(output.report) : readSarif(output.report);
  if (found === null) return notRun(placed, javaStyleMessages.unreadable());
  return { tool: placed.tool.title, version: placed.version, notRun: null, findings: toFindings(found, workspace) };
};

interface Places {
  /** Path inside of a file of the workspace. */
  readonly at: (path: string) => string;
  readonly workspace: Workspace;
  readonly library: string;
}

const argumentsOf: Readonly<Record<StyleTool['id'], (places: Places) => readonly string[]>> = {
  checkstyle: ({ at, workspace }) => [at(join('settings', 'checkstyle.xml')), ...workspace.sources.map(at)],
  pmd: ({ at, library }) => [
    ...['check', '-R', at(join('settings', 'pmd.xml')), '-d', at('sources'), '-f', 'json', '-t', '0'],
    '--no-cache',
    '--no-progress',
    '--no-fail-on-violation',
    '--no-fail-on-error',
    '--show-suppressed',
    '--aux-classpath',
    library,
  ],
  spotbugs: ({ at, library }) => [
    ...['-sarif', '-effort:default', '-medium', '-exclude', at(join('settings', 'spotbugs.xml'))],
    // The detector that would honour annotations in the code which switch others off.
    ...['-omitVisitors', 'NoteSuppressedWarnings', '-auxclasspath', library, at('classes')],
  ],
};

/** The part of Checkstyle that walks through a file's syntax; what it says of itself is that it could not. */
const walker = 'TreeWalker';

/** The tools' names of their rules, without packages. */
const toFindings = (found: readonly SarifResult[], workspace: Workspace): readonly StyleFinding[] =>
  found
    .flatMap(({ rule, message, uri, line, column }): StyleFinding[] => {
      const path = workspace.pathOf(uri);
      const name = rule.slice(rule.lastIndexOf('.') + 1).replace(/Check$/u, '');
      // SpotBugs ends its questions with a full stop, too.
      const words =
        name === walker ? javaStyleMessages.unparsed() : message.replace(/\s+/gu, ' ').trim().replace(/\?\.$/u, '?');
      return path === null ? [] : [{ path, line, column, rule: name, message: words }];
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column));
