/** One run of a tool for style, by the host that is kept for all of them (StyleHost.java): a JVM in the sandbox. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Mount, OnceResult, SandboxCommand } from '../../../contracts/sandbox.ts';
import type { BuildContext } from '../../../contracts/language.ts';
import { parseJson } from '../../../text/parse-json.ts';
import { type Jdk, jdkMounts } from '../jdk.ts';
import type { Runtime } from '../runtime.ts';
import { OUT_OF_MEMORY_EXIT, TOOL_HEAP_MEBIBYTES, toolFlags, toolLimits } from '../subject.ts';
import { isInstalled, type PlacedTool, placeTool, styleTools } from './tools.ts';
import { workspacesIn } from './workspace.ts';
import { defineMessages } from '../../../messages/messages.ts';

export const javaStyleMessages = defineMessages('java.style', {
  stillBusy: 'It had not finished after {seconds} seconds and was stopped.',
  tooMuch: 'It found more than can be reported.',
  outOfMemory: 'It ran out of memory ({megabytes} MB) on this code.',
  failed: 'It failed: {why}',
  notInstalled: 'It is not installed on this machine. To install it: {command}',
  noClasses: 'It needs compiled classes, and there are none.',
  unreadable: 'Its report could not be read.',
  unparsed:
    'Checkstyle could not read this file; most of its rules were not applied to it. That may not be your mistake.',
});

const REPORT_BYTES = 16 * 1024 * 1024;

/** SpotBugs opens files by the names of classes, which have letters of any language: Java reads those as its locale says. */
const locale: readonly Mount[] = ['/usr/lib/locale/C.utf8']
  .filter((folder) => existsSync(folder))
  .map((folder) => ({ from: folder, to: folder }));

export interface Java {
  readonly jdk: Jdk;
  readonly runtime: Runtime;
}

type Output = { readonly ran: true; readonly report: unknown } | { readonly ran: false; readonly why: string };

/** The report as parsed JSON, or in words why there is none. */
export const runStyleTool = async (
  placed: PlacedTool,
  args: readonly string[],
  java: Java,
  context: BuildContext,
): Promise<Output> => {
  const { sandbox, hosts, wallMs } = context;
  const request = JSON.stringify({ tool: placed.tool.id, jars: sandbox.resolve(jarsOf(placed)), args });
  const limits = { wallMs, outputBytes: REPORT_BYTES };
  return read(await hosts.ask(sandbox, hostCommand(java, context), request, limits), wallMs);
};

/** What the host sees of the machine, beside the JDK and the tools. */
export const hostMounts = ({ runtime }: Java, cacheDir: string) =>
  ({
    classes: { from: runtime.hosts, to: '/hosts' },
    library: { from: runtime.library, to: '/library' },
    // All of them, read-only: what a process sees cannot be changed while it runs.
    workspaces: { from: workspacesIn(cacheDir), to: '/submissions' },
  }) as const satisfies Readonly<Record<string, Mount>>;

const jarsOf = ({ tool, folder }: PlacedTool): Mount => ({ from: folder, to: `/tools/${tool.id}` });

/** The same for every submission: only then is the process kept. */
const hostCommand = (java: Java, { sandbox, cacheDir, wallMs }: BuildContext): SandboxCommand => {
  const { jdk } = java;
  const mounts = hostMounts(java, cacheDir);
  const installed = styleTools.map((tool) => placeTool(tool, jdk, cacheDir)).filter(isInstalled);
  return {
    executable: join(jdk.home, 'bin', 'java'),
    args: [...toolFlags, '-cp', sandbox.resolve(mounts.classes), 'style.StyleHost'],
    env: { LD_LIBRARY_PATH: join(jdk.home, 'lib'), LC_ALL: 'C.UTF-8' },
    mounts: [...jdkMounts(jdk), ...locale, ...installed.map(jarsOf), ...Object.values(mounts)],
    limits: toolLimits(wallMs),
  };
};

const read = ({ evidence, stdout, timedOut, overflowed }: OnceResult, wallMs: number): Output => {
  if (timedOut) return { ran: false, why: javaStyleMessages.stillBusy({ seconds: String(wallMs / 1000) }) };
  if (overflowed) return { ran: false, why: javaStyleMessages.tooMuch() };
  if (evidence.killedFor === 'memory' || evidence.exitCode === OUT_OF_MEMORY_EXIT) {
    return { ran: false, why: javaStyleMessages.outOfMemory({ megabytes: String(TOOL_HEAP_MEBIBYTES) }) };
  }
  const report = parseJson(stdout.toString('utf8'));
  return report === undefined
    ? { ran: false, why: javaStyleMessages.failed({ why: lastLine(evidence.stderrTail) }) }
    : { ran: true, report };
};

const lastLine = (text: string): string => (text.trim().split('\n').at(-1) ?? '').slice(0, 300);
