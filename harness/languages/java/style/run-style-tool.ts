/** One run of a tool for style: a JVM in the sandbox, its jars and files shown read-only. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runOnce } from '../../../sandbox/run-once.ts';
import type { Mount, OnceResult } from '../../../contracts/sandbox.ts';
import type { BuildContext } from '../../../contracts/language.ts';
import { parseJson } from '../../../text/parse-json.ts';
import { jdkMounts } from '../jdk.ts';
import type { Jdk } from '../jdk.ts';
import { OUT_OF_MEMORY_EXIT, TOOL_HEAP_MEBIBYTES, toolFlags, toolLimits } from '../subject.ts';
import type { PlacedTool } from './tools.ts';
import { javaStyleMessages } from '../messages/style.ts';

const REPORT_BYTES = 16 * 1024 * 1024;

/** SpotBugs opens files by the names of classes, which have letters of any language: Java reads those as its locale says. */
const locale: readonly Mount[] = ['/usr/lib/locale/C.utf8']
  .filter((folder) => existsSync(folder))
  .map((folder) => ({ from: folder, to: folder }));

type Output = { readonly ran: true; readonly report: unknown } | { readonly ran: false; readonly why: string };

/** The report as parsed JSON, or in words why there is none. */
export const runStyleTool = async (
  { tool, folder }: PlacedTool,
  args: readonly string[],
  mounts: readonly Mount[],
  jdk: Jdk,
  { sandbox, wallMs }: BuildContext,
): Promise<Output> => {
  const jars: Mount = { from: folder, to: '/tool' };
  const result = await runOnce(
    sandbox,
    {
      executable: join(jdk.home, 'bin', 'java'),
      args: [...toolFlags, '-cp', sandbox.resolve(jars, '*'), tool.main, ...args],
      env: { LD_LIBRARY_PATH: join(jdk.home, 'lib'), LC_ALL: 'C.UTF-8' },
      mounts: [...jdkMounts(jdk), ...locale, jars, ...mounts],
      limits: toolLimits(wallMs),
    },
    '',
    { wallMs, outputBytes: REPORT_BYTES },
  );
  return read(result, wallMs);
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

/** Not the places in the tool's own code that Java prints after an exception. */
const lastLine = (text: string): string => {
  const lines = text.trim().split('\n');
  return (lines.findLast((line) => !line.startsWith('\tat ')) ?? '').slice(0, 300);
};
