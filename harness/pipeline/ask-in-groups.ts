/** Asks a built submission in groups, so that what is hidden cannot be carried from one check to another. */
import type { Check } from '../contracts/check.ts';
import type { GradingEvent } from '../contracts/events.ts';
import type { BuildResult } from '../contracts/language.ts';
import { type CheckResult, visibility, type Visibility } from '../contracts/report.ts';
import type { GradingSettings } from '../contracts/settings.ts';
import type { Budget } from '../engine/budget.ts';
import { narrowSeries } from '../engine/narrow-series.ts';
import { isLong } from '../engine/lanes.ts';
import { blamed } from '../engine/out-of-time.ts';
import { runChecks } from '../engine/run-checks.ts';
import { openPool, type SubjectPool } from '../engine/subject-pool.ts';
import { detailsFrom } from '../report/visibility-rules.ts';
import { valueOf } from '../text/at.ts';
import type { GradingContext } from './2-prepare.ts';

export interface AskRequest {
  readonly settings: GradingSettings;
  readonly seed: number;
  readonly signal: AbortSignal;
  onEvent(event: GradingEvent): void;
}

export interface Questions {
  readonly build: BuildResult;
  readonly program: NonNullable<BuildResult['program']>;
  readonly wanted: readonly Check[];
  /** By class that is not there to be asked, the reason in words. */
  readonly unusable: ReadonlyMap<string, string>;
  readonly budget: Budget;
}

/** What subjects are started with. */
interface AskContext extends Pick<GradingContext, 'facts' | 'sandbox' | 'cacheDir'> {
  readonly language: Pick<GradingContext['language'], 'start'>;
}

/**
 * Checks of which students see less have programs of their own, started when those of which they see more have ended: what
 * a submission was asked there, it cannot keep and print in a case that is shown. That holds for reports for staff as
 * well, since an edition for students is made from them later.
 */
export async function askInGroups(
  request: AskRequest,
  context: AskContext,
  questions: Questions,
): Promise<readonly CheckResult[]> {
  const { wanted } = questions;
  const results = new Map<string, CheckResult>();
  for (const from of visibility.options) {
    const group = wanted.filter((check) => shownFrom(check) === from);
    if (group.length === 0) continue;
    const narrowed = group.length === wanted.length ? group : narrowSeries(group);
    const before = results.size;
    const onEvent: AskRequest['onEvent'] = (event) => {
      const isCount = event.kind !== 'phase';
      request.onEvent(isCount ? { ...event, done: before + event.done, total: wanted.length } : event);
    };
    const found = await askSubjects({ ...request, onEvent }, context, { ...questions, wanted: narrowed });
    for (const result of found) results.set(result.id, result);
  }
  // What used up the time may be in a group before.
  return blamed(wanted.map(({ id }) => valueOf(results, id)));
}

const shownFrom = ({ visibility: seen = 'always', details = 'always' }: Check): Visibility =>
  detailsFrom({ visibility: seen, details });

async function askSubjects(request: AskRequest, context: AskContext, questions: Questions): Promise<CheckResult[]> {
  const { signal, seed } = request;
  const { wanted, unusable, build, budget } = questions;
  const pools = openPools(request, context, questions);
  const close = async (): Promise<void> => {
    await Promise.all([pools.pool.close(), pools.long.close()]);
  };
  const stop = (): void => void close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const onEvent = request.onEvent.bind(request);
    return await runChecks(wanted, {
      ...pools,
      ...{ code: build.code, budget, seed, unusable, signal, onEvent },
    });
  } finally {
    signal.removeEventListener('abort', stop);
    await close();
  }
}

/** Subjects for short scripts, and others for long work when there is any: as many as turns, since who has a turn must not wait. */
function openPools(
  { settings }: AskRequest,
  { language, facts, sandbox, cacheDir }: AskContext,
  { program, wanted }: Questions,
): { readonly pool: SubjectPool; readonly long: SubjectPool } {
  const subject = { facts, sandbox, cacheDir, heapBytes: settings.limits.heapBytes };
  const hasLong = wanted.some(({ cases }) => cases.some(isLong));
  return {
    pool: openPool(settings.jobs, () => language.start(program, { ...subject, work: 'short' })),
    long: openPool(hasLong ? settings.jobs : 0, () => language.start(program, { ...subject, work: 'long' })),
  };
}
