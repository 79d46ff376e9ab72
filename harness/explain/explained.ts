/** Every check of an assignment with its explanation, by language. Nothing is run. */
import type { Assignment } from '../contracts/assignment.ts';
import type { Explanation } from '../contracts/check.ts';
import type { PrepareOptions } from '../contracts/prepare.ts';
import { cacheDir } from '../platform/cache-dir.ts';
import type { GradingSettings } from '../contracts/settings.ts';
import { prepareSound } from '../course/require-sound.ts';
import { chooseChecks } from '../engine/select.ts';
import type { Language, LanguageFacts } from '../contracts/language.ts';
import { valueOf } from '../text/at.ts';
import { languages } from '../languages/registry.ts';
import { areHidden, inputsOf } from './inputs.ts';
import { type CheckFacts, ownChecks } from './built-in-checks.ts';

export interface Told extends Omit<Explanation, 'inputs'> {
  readonly title: string;
  /** Sentences. */
  readonly inputs: readonly string[];
}

export interface ExplainedCheck extends CheckFacts {
  readonly assignment: string;
  /** Points of its section, of those of all sections, and the number of checks that share them. */
  readonly weight: number;
  readonly ofPoints: number;
  readonly checksInSection: number;
  /** By language id. */
  readonly languages: Readonly<Record<string, Told>>;
}

/** In the order of a report. Checks that the course has switched off are left out. */
export const explainAll = async (
  assignment: Assignment,
  settings: GradingSettings,
): Promise<readonly ExplainedCheck[]> => {
  const chosen = languages.flatMap((language) => {
    const facts = assignment.languages[language.id];
    const isChosen = settings.language === null || settings.language === language.id;
    return facts === undefined || !isChosen ? [] : [{ language, facts }];
  });
  const all: { check: CheckFacts; language: string; told: Told }[] = [];
  for (const { language, facts } of chosen) {
    for (const one of await explainIn(assignment, language, facts, settings)) {
      all.push({ ...one, language: language.id });
    }
  }
  const weights = { ...assignment.weights, ...settings.weights };
  const ofPoints = Object.values(weights).reduce((sum, points) => sum + points, 0);
  const ids = [...new Set(all.map(({ check }) => check.id))];
  const first = new Map(all.toReversed().map(({ check }) => [check.id, check]));
  const inSection = Map.groupBy(first.values(), ({ section }) => section);
  return ids.flatMap((id) => {
    const check = first.get(id);
    if (check === undefined) return [];
    const { section, group, title } = check;
    const told = all.filter((one) => one.check.id === id).map((one) => [one.language, one.told] as const);
    const facts = { assignment: assignment.id, id, section, group, title };
    const worth = { weight: weights[section] ?? 0, ofPoints, checksInSection: valueOf(inSection, section).length };
    return [{ ...facts, ...worth, languages: Object.fromEntries(told) }];
  });
};

const explainIn = async (
  assignment: Assignment,
  language: Language,
  facts: LanguageFacts,
  settings: GradingSettings,
): Promise<readonly { check: CheckFacts; told: Told }[]> => {
  const prepared = await prepareSound(assignment, questionOptions(assignment, language, facts, settings));
  const own = ownChecks(facts.api, language, settings.warnings).map(({ check, explanation }) => ({
    check,
    told: told(check.title, explanation, () => []),
  }));
  const [build, style] = [own.slice(0, 2), own.slice(2)];
  const asked = chooseChecks(prepared.checks, settings.checks).map((check) => {
    const { explanation } = check;
    const isHidden = areHidden(check);
    return {
      check,
      told: told(check.title, isHidden ? { ...explanation, inputs: undefined } : explanation, () => inputsOf(check)),
    };
  });
  const followUps = (prepared.followUps?.checks ?? []).map((check) => ({
    check,
    told: told(check.title, check.explanation, () => []),
  }));
  return [...build, ...asked, ...followUps, ...style];
};

/** `fromCases` is asked only where the check does not say its inputs itself. */
const told = (title: string, { inputs, ...explanation }: Explanation, fromCases: () => readonly string[]): Told => ({
  title,
  ...explanation,
  inputs: inputs === undefined ? fromCases() : [inputs],
});

/** To prepare an assignment's checks and ask none. Seeds choose inputs, and inputs are not told one by one: any will do. */
export const questionOptions = (
  assignment: Assignment,
  language: Language,
  facts: LanguageFacts,
  settings: GradingSettings,
): PrepareOptions => {
  const permitted = facts.optionalModules.filter((name) => settings.modules.includes(name));
  return {
    settings: settings.own,
    checkSet: settings.checks.set,
    weights: { ...assignment.weights, ...settings.weights },
    inputs: settings.inputs,
    seed: settings.seed ?? 0,
    hiddenSeed: 0,
    language: language.id,
    notation: language.notation,
    cacheDir: cacheDir(),
    modules: [...facts.modules, ...permitted],
  };
};
