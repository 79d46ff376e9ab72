/** Grades what it is told to, one after another, in a process that can be killed; `lane.ts` starts it. */
import { resolveSettings } from '../../harness/config/resolve.ts';
import { grade } from '../../harness/grade.ts';
import { formats } from '../../harness/report/formats/index.ts';
import type { RenderOptions } from '../../harness/report/formats/format.ts';
import type { Report } from '../../harness/report/schema.ts';
import { theGuard } from '../../harness/sandbox/guard.ts';
import { assignments } from '../../specs/index.ts';
import { type Answer, type GradingOrder, randomInputs } from './messages.ts';

const tell = (answer: Answer): void => void process.send?.(answer);

process.on('message', (order: GradingOrder) => {
  gradeOne(order).then(tell, (error: unknown) => {
    tell({ kind: 'error', error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  });
});
tell({ kind: 'ready', mark: theGuard().mark });

async function gradeOne({ path, only, limits, scan }: GradingOrder): Promise<Answer> {
  const loaded = { file: null, config: { style: false, randomInputs } };
  const { settings, assignments: candidates } = resolveSettings({ jobs: 1, scan }, loaded, assignments);
  const report = await grade({
    path,
    assignments: candidates,
    settings: {
      ...settings,
      scan,
      limits: {
        ...settings.limits,
        caseWallMs: limits.caseWallMs ?? settings.limits.caseWallMs,
        caseCpuMs: limits.caseCpuMs ?? settings.limits.caseCpuMs,
        buildMs: limits.buildMs ?? settings.limits.buildMs,
      },
    },
    only,
    signal: new AbortController().signal,
    onEvent: () => undefined,
  });
  return { kind: 'graded', report, outputs: await rendered(report) };
}

const plain: RenderOptions = { width: 80, color: false, verbose: false, details: null };
const verbose = { ...plain, verbose: true };
/** The text differs by these options; every other format is one thing. */
const waysOfText = { '': plain, ', verbose': verbose, ', in colour': { ...verbose, color: true } };

const rendered = async (report: Report): Promise<Record<string, string>> => {
  const all = formats.flatMap((format) =>
    Object.entries(format.id === 'text' ? waysOfText : { '': plain }).map(
      async ([way, options]) => [`${format.id}${way}`, await format.render(report, options)] as const,
    ),
  );
  return Object.fromEntries(await Promise.all(all));
};
