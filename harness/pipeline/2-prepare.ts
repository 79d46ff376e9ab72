/** What a submission is graded with: its language, the sandbox, the assignment's checks. */
import type { Assignment } from '../contracts/assignment.ts';
import type { Prepared, PrepareOptions } from '../contracts/prepare.ts';
import { optionsFor, permitModules } from '../course/prepare-options.ts';
import { prepareSound } from '../course/require-sound.ts';
import { cacheDir } from '../platform/cache-dir.ts';
import type { CheckChoice, GradingSettings } from '../contracts/settings.ts';
import { beyondTheSet } from '../config/switched-off.ts';
import { isNamed } from '../text/is-named.ts';
import { choosePrepared } from '../engine/choose-prepared.ts';
import { graderFault } from '../contracts/errors.ts';
import type { Submission } from '../contracts/submission.ts';
import type { Language, LanguageFacts, LibraryChoice, Toolchain } from '../contracts/language.ts';
import { languages } from '../languages/registry.ts';
import type { Hosts, Sandbox } from '../contracts/sandbox.ts';
import { openSandbox } from '../sandbox/open.ts';

export interface GradingContext {
  readonly assignment: Assignment;
  readonly language: Language;
  readonly facts: LanguageFacts;
  readonly toolchain: Toolchain;
  readonly sandbox: Sandbox;
  readonly hosts: Hosts;
  readonly prepared: Prepared;
  readonly library: LibraryChoice;
  readonly cacheDir: string;
}

interface PrepareRequest {
  readonly assignment: Assignment;
  readonly submission: Submission;
  readonly settings: GradingSettings;
  readonly seeds: Pick<PrepareOptions, 'seed' | 'hiddenSeed'>;
  /** Names of the only checks to run; empty for all. */
  readonly only: readonly string[];
}

const usualLibrary: LibraryChoice = { defaultPackage: false, jar: null };

/** @throws {GraderError} for what this machine lacks */
export async function prepareGrading(
  hosts: Hosts,
  { assignment, submission, settings, seeds, only }: PrepareRequest,
): Promise<GradingContext> {
  const { language, facts } = await languageOf(assignment, submission, settings);
  const cache = cacheDir();
  const prepare = (checks: CheckChoice): Promise<Prepared> =>
    prepareSound(assignment, optionsFor({ assignment, language, facts, settings: { ...settings, checks }, seeds }));
  const [sandbox, prepared, toolchain] = await Promise.all([
    openSandbox(settings),
    prepare(settings.checks),
    language.prepare(facts, cache),
  ]);
  if (settings.checks.set === 'official') await refuseBeyond(only, prepared, prepare, settings.checks);
  const library = assignment.settings?.library?.(prepared.options?.settings ?? settings.own) ?? usualLibrary;
  return {
    ...{ assignment, language, facts, toolchain, sandbox, hosts, library },
    ...{ prepared: await choosePrepared(prepared, settings.checks, prepare), cacheDir: cache },
  };
}

/** @throws {GraderError} for a name that only checks of the wider set have */
const refuseBeyond = async (
  names: readonly string[],
  { checks }: Prepared,
  prepare: (checks: CheckChoice) => Promise<Prepared>,
  choice: CheckChoice,
): Promise<void> => {
  const isOf = (name: string, all: Prepared['checks']): boolean => all.some(({ id }) => isNamed(id, [name]));
  const others = names.filter((name) => !isOf(name, checks));
  if (others.length === 0) return;
  const wider = await prepare({ ...choice, set: 'extended' });
  const beyond = others.find((name) => isOf(name, wider.checks));
  if (beyond !== undefined) throw beyondTheSet(beyond);
};

/**
 * To be asked when a submission lost points: throws a grader fault when what it was graded with has gone meanwhile (a JDK
 * that was updated or removed), since the points may have been lost by that.
 */
export function assertToolchainIntact({ toolchain }: GradingContext): void {
  const missing = toolchain.missing();
  if (missing === null) return;
  throw graderFault('toolchain-gone', `During grading, something it needs was removed: ${missing}`, {
    remedy:
      '`npx grade doctor` shows how to install it. Then grade this submission again: this run says nothing about it.',
  });
}

async function languageOf(
  assignment: Assignment,
  submission: Submission,
  settings: GradingSettings,
): Promise<Pick<GradingContext, 'language' | 'facts'>> {
  const language = languages.find((one) => one.id === submission.language);
  const prescribed = assignment.languages[submission.language];
  if (!language || !prescribed) {
    throw graderFault('no-language', `No adapter for the language "${submission.language}".`);
  }
  const lacking = await language.unavailable();
  if (lacking !== null) {
    throw graderFault('language-unavailable', `${language.title} submissions cannot be graded on this machine.`, {
      remedy: lacking,
    });
  }
  return { language, facts: permitModules(prescribed, settings.modules) };
}
