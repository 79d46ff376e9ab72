/** What an assignment prepares its checks with, by the settings and in one language. */
import type { Assignment } from '../contracts/assignment.ts';
import type { Language, LanguageFacts } from '../contracts/language.ts';
import type { Prepared, PrepareOptions } from '../contracts/prepare.ts';
import type { CheckChoice, GradingSettings } from '../contracts/settings.ts';
import { choosePrepared } from '../engine/choose-prepared.ts';
import { cacheDir } from '../platform/cache-dir.ts';
import { prepareSound } from './require-sound.ts';

interface Preparing {
  readonly assignment: Assignment;
  readonly language: Language;
  /** Its modules are those that may be used: see `permitModules`. */
  readonly facts: LanguageFacts;
  readonly settings: GradingSettings;
  readonly seeds: Pick<PrepareOptions, 'seed' | 'hiddenSeed'>;
}

export const optionsFor = ({ assignment, language, facts, settings, seeds }: Preparing): PrepareOptions => ({
  settings: settings.own,
  checkSet: settings.checks.set,
  weights: { ...assignment.weights, ...settings.weights },
  inputs: settings.inputs,
  ...seeds,
  language: language.id,
  notation: language.notation,
  cacheDir: cacheDir(),
  modules: facts.modules,
});

/** Checks of which none is asked. Seeds choose inputs, and inputs are not told one by one: any will do. */
export const prepareUnasked = async ({ settings, ...given }: Omit<Preparing, 'seeds'>): Promise<Prepared> => {
  const facts = permitModules(given.facts, settings.modules);
  const seeds = { seed: settings.seed ?? 0, hiddenSeed: 0 };
  const prepare = (checks: CheckChoice): Promise<Prepared> =>
    prepareSound(given.assignment, optionsFor({ ...given, facts, seeds, settings: { ...settings, checks } }));
  return choosePrepared(await prepare(settings.checks), settings.checks, prepare);
};

/** The course's permissions, as far as they concern this language. */
export const permitModules = (facts: LanguageFacts, modules: readonly string[]): LanguageFacts => {
  const added = facts.optionalModules.filter((name) => modules.includes(name));
  return { ...facts, modules: [...facts.modules, ...added] };
};
