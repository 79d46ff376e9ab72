/** What a grading and a grader may be given, beside the settings. */
import type { GradingEvent } from '../contracts/events.ts';
import type { RenderOptions } from '../contracts/format.ts';
import type { Locale } from '../messages/messages.ts';

export interface GradeOptions {
  /** Ids of the only checks to run, with `*` at the end for any ending. All by default. */
  readonly only?: readonly string[] | undefined;
  /** Seed of the random cases, 0 to 2,147,483,647. By default that of the settings, else the same for everyone. */
  readonly seed?: number | undefined;
  /** Ends the grading: its processes are gone when the promise is rejected. */
  readonly signal?: AbortSignal | undefined;
  /** Told of progress, in order: phases, and each check as it begins and ends. What it throws ends the grading. */
  readonly onEvent?: ((event: GradingEvent) => void) | undefined;
}

export interface GraderOptions {
  /** The language of what reports say: by default that of the configuration's `words`, else English. */
  readonly locale?: Locale | undefined;
  /**
   * Compilers and linters stay running between gradings, at 100 to 400 MB each, until they have been idle for a minute
   * or the grader is closed. One grading alone gains nothing by it. True by default.
   */
  readonly warm?: boolean | undefined;
}

export type RenderSettings = Partial<RenderOptions> & { readonly locale?: Locale | undefined };
