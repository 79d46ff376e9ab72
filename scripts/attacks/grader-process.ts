/** Grades what it is told to, one after another, in a process that can be killed; `lane.ts` starts it. */
import { resolveSettings } from '../../harness/config/resolve.ts';
import { graderFor } from '../../harness/api/grader.ts';
import { formats } from '../../harness/formats/index.ts';
import type { RenderOptions } from '../../harness/contracts/format.ts';
import type { Report } from '../../harness/contracts/report.ts';
import { parentDeathGuard } from '../../harness/sandbox/parent-death-guard.ts';
import { assignments } from '../../specs/index.ts';
import { type Answer, type GradingOrder, randomInputs } from './messages.ts';

const tell = (answer: Answer): void => void process.send?.(answer);

process.on('message', (order: GradingOrder) => {
  gradeOne(order).then(tell, (error: unknown) => {
    tell({ kind: 'error', error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  });
});
tell({ kind: 'ready', mark: parentDeathGuard().mark });

async function gradeOne({ path, only, limits, scan }: GradingOrder): Promise<Answer> {
  const loaded = { file: null, config: { style: false, randomInputs } };
  const resolved = resolveSettings({ jobs: 1, scan }, loaded, assignments);
  const own = resolved.settings.limits;
  const chosen = {
    ...resolved,
    settings: {
      ...resolved.settings,
      limits: {
        ...own,
        caseWallMs: limits.caseWallMs ?? own.caseWallMs,
        caseCpuMs: limits.caseCpuMs ?? own.caseCpuMs,
        buildMs: limits.buildMs ?? own.buildMs,
      },
    },
  };
  // A process that still runs afterwards is an escape, hence none is kept.
  const grader = graderFor(chosen, { warm: false });
  const report = grader.editionOf(await grader.grade(path, { only }));
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
