/** Grades what it is told to, one after another, in a process that can be killed; `lane.ts` starts it. */
import { resolveSettings } from '../../harness/config/resolve.ts';
import { type Grader, graderFor } from '../../harness/api/grader.ts';
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

/** Kept from one attack to the next, as for a whole class: what one leaves in it, the next one meets. The last one used last. */
const opened = new Map<string, Grader>();
/** What a scan refuses is graded with each setting of `scan`, in turn. */
const mostOpen = 2;

async function graderOf({ limits, scan }: GradingOrder): Promise<Grader> {
  const key = JSON.stringify([limits, scan]);
  const grader = opened.get(key) ?? open(limits, scan);
  opened.delete(key);
  opened.set(key, grader);
  for (const [old, unused] of [...opened].slice(0, -mostOpen)) {
    opened.delete(old);
    await unused.close();
  }
  return grader;
}

function open(limits: GradingOrder['limits'], scan: GradingOrder['scan']): Grader {
  const loaded = { file: null, config: { style: false, inputs: randomInputs } };
  const { settings, ...resolved } = resolveSettings({ jobs: 1, scan }, loaded, assignments);
  return graderFor({ ...resolved, settings: { ...settings, limits: { ...settings.limits, ...limits } } });
}

async function gradeOne(order: GradingOrder): Promise<Answer> {
  const grader = await graderOf(order);
  const report = grader.editionOf(await grader.grade(order.path, { only: order.only }));
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
