/** Compiles a submission in the sandbox, by the settings of the course. */
import type { BuildContext, BuildResult } from '../contracts/language.ts';
import type { GradingSettings } from '../contracts/settings.ts';
import type { Submission } from '../contracts/submission.ts';
import type { GradingContext } from './2-prepare.ts';

/** What does not compile is a result as well: diagnostics without a program. */
export const buildSubmission = (
  submission: Submission,
  context: GradingContext,
  settings: GradingSettings,
): Promise<BuildResult> => context.language.build(submission, buildContext(context, settings));

/** What the compiler and the tools for style are handed. */
export const buildContext = (
  { facts, sandbox, hosts, cacheDir, library }: GradingContext,
  { limits }: GradingSettings,
): BuildContext => ({ facts, sandbox, hosts, cacheDir, wallMs: limits.buildMs, library });
