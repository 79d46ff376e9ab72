/** What a submission is graded with: its language, the sandbox, the assignment's checks. */
import type { Assignment, Prepared, PrepareOptions } from './assignment.ts';
import { cacheDir } from './cache-dir.ts';
import type { GradingSettings } from './config/settings.ts';
import { chooseChecks } from './engine/select.ts';
import { graderFault } from './errors.ts';
import type { Submission } from './intake/submission.ts';
import type { Language, LanguageFacts } from './languages/language.ts';
import { languages } from './languages/registry.ts';
import { openSandbox } from './sandbox/open.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import { gradingWords } from './words/grading.ts';

export interface Bench {
  readonly assignment: Assignment;
  readonly language: Language;
  readonly facts: LanguageFacts;
  readonly sandbox: Sandbox;
  readonly prepared: Prepared;
  readonly cacheDir: string;
}

/** Throws a GraderError for what this machine lacks. */
export async function setUp(
  assignment: Assignment,
  submission: Submission,
  settings: GradingSettings,
  seeds: Pick<PrepareOptions, 'seed' | 'hiddenSeed'>,
): Promise<Bench> {
  const { language, facts } = await languageOf(assignment, submission, settings);
  const cache = cacheDir();
  const [sandbox, prepared] = await Promise.all([
    openSandbox({ allowWeakIsolation: settings.allowWeakIsolation }),
    assignment.prepare({
      puzzlesDir: settings.puzzlesDir,
      ...seeds,
      language: language.id,
      notation: language.notation,
      cacheDir: cache,
      limits: settings.assessment,
      modules: facts.modules,
    }),
    language.prepare(facts, cache),
  ]);
  const checks = chooseChecks(prepared.checks, settings.checks);
  return { assignment, language, facts, sandbox, prepared: { ...prepared, checks }, cacheDir: cache };
}

/**
 * To be asked when a submission lost points: throws a grader fault when what it was graded with has gone meanwhile (a JDK
 * that was updated or removed), since the points may have been lost by that.
 */
export function requireWhole({ language, facts, cacheDir: cache }: Bench): void {
  const missing = language.missing?.(facts, cache) ?? null;
  if (missing === null) return;
  throw graderFault('toolchain-gone', gradingWords.removedMeanwhile({ missing }), {
    remedy: gradingWords.removedMeanwhileRemedy(),
  });
}

async function languageOf(
  assignment: Assignment,
  submission: Submission,
  settings: GradingSettings,
): Promise<Pick<Bench, 'language' | 'facts'>> {
  const language = languages.find((one) => one.id === submission.language);
  const prescribed = assignment.languages[submission.language];
  if (!language || !prescribed) {
    throw graderFault('no-language', gradingWords.noAdapter({ language: submission.language }));
  }
  const lacking = await language.unavailable();
  if (lacking !== null) {
    throw graderFault('language-unavailable', gradingWords.languageNotHere({ language: language.title }), {
      remedy: lacking,
    });
  }
  return { language, facts: permitModules(prescribed, settings.modules) };
}

/** The course's permissions, as far as they concern this language. */
function permitModules(facts: LanguageFacts, modules: readonly string[]): LanguageFacts {
  const added = facts.optionalModules.filter((name) => modules.includes(name));
  return { ...facts, modules: [...facts.modules, ...added] };
}
