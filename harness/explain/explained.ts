/** Every check of an assignment with its explanation, by language. Nothing is run. */
import type { Assignment } from '../contracts/assignment.ts';
import type { Explanation } from '../contracts/check.ts';
import type { GradingSettings } from '../contracts/settings.ts';
import { strictest } from '../contracts/marks.ts';
import { prepareUnasked } from '../course/prepare-options.ts';
import type { Language, LanguageFacts } from '../contracts/language.ts';
import { at, valueOf } from '../text/at.ts';
import { aboutCode } from '../messages/in-locale.ts';
import { isNamed } from '../text/is-named.ts';
import { languages } from '../languages/registry.ts';
import { marksOf } from '../report/visibility-rules.ts';
import { areHidden, inputsOf } from './inputs.ts';
import { explainMessages } from './messages.ts';
import { type CheckFacts, ownChecks } from './built-in-checks.ts';

export interface Told extends Omit<Explanation, 'inputs'> {
  readonly title: string;
  /** Sentences. */
  readonly inputs: readonly string[];
  /** The number of checks that share the points of its section; 0 where it is not run for lack of inputs, and costs nothing. */
  readonly checksInSection: number;
}

export interface ExplainedCheck extends CheckFacts {
  readonly assignment: string;
  /** Points of its section, of those of all sections. */
  readonly weight: number;
  readonly ofPoints: number;
  /** By language id. */
  readonly languages: Readonly<Record<string, Told>>;
}

/** In the order of a report. Checks that the course has switched off are left out. */
export const explainAll = async (
  assignment: Assignment,
  settings: GradingSettings,
): Promise<readonly ExplainedCheck[]> => {
  const byId = Map.groupBy(await explainInEach(assignment, settings), ({ check }) => check.id);
  const weights = { ...assignment.weights, ...settings.weights };
  const ofPoints = Object.values(weights).reduce((sum, points) => sum + points, 0);
  return [...byId.values()].map((same) => {
    const { id, section, group, title } = at(same, 0).check;
    return {
      ...{ assignment: assignment.id, id, section, group, title, weight: weights[section] ?? 0, ofPoints },
      languages: Object.fromEntries(same.map(({ language, told }) => [language, told])),
    };
  });
};

interface ToldIn {
  readonly language: string;
  readonly check: CheckFacts;
  readonly told: Told;
}

/** In each language that the assignment has, or in the one of the settings. */
const explainInEach = async (assignment: Assignment, settings: GradingSettings): Promise<readonly ToldIn[]> => {
  const all: ToldIn[] = [];
  for (const language of languages) {
    const facts = assignment.languages[language.id];
    const isChosen = settings.language === null || settings.language === language.id;
    if (facts === undefined || !isChosen) continue;
    const explained = await aboutCode(language.id, () => explainIn(assignment, language, facts, settings));
    all.push(...counted(explained, language.id));
  }
  return all;
};

interface Worded {
  readonly check: CheckFacts;
  readonly told: Omit<Told, 'checksInSection'>;
  /** Has it inputs to be run on? */
  readonly isRun: boolean;
}

/** By language: a submission is in one of them, and has only its checks. */
const counted = (explained: readonly Worded[], language: string): readonly ToldIn[] => {
  const inSection = Map.groupBy(explained, ({ check, isRun }) => (isRun ? check.section : null));
  return explained.map(({ check, told, isRun }) => ({
    ...{ language, check },
    told: { ...told, checksInSection: isRun ? valueOf(inSection, check.section).length : 0 },
  }));
};

const explainIn = async (
  assignment: Assignment,
  language: Language,
  facts: LanguageFacts,
  settings: GradingSettings,
): Promise<readonly Worded[]> => {
  const prepared = await prepareUnasked({ assignment, language, facts, settings });
  const own = ownChecks(facts.api, language, settings.warnings).map(({ check, explanation }) =>
    worded(check, explanation),
  );
  const [build, style] = [own.slice(0, 2), own.slice(2).filter(({ check }) => !isNamed(check.id, settings.checks.off))];
  const asked = prepared.checks.map((check) => {
    const { explanation } = check;
    const told = areHidden(check) ? { ...explanation, inputs: undefined } : explanation;
    const isRun = check.cases.some(({ kind }) => kind !== 'skipped');
    return { ...worded(check, told, () => inputsOf(check)), isRun };
  });
  const followUps = (prepared.followUps?.checks ?? []).map((check) => {
    const marks = strictest([check, marksOf(check.id, settings.checks)]);
    const { explanation } = check;
    return worded(check, areHidden(marks) ? { ...explanation, inputs: explainMessages.hidden() } : explanation);
  });
  return [...build, ...asked, ...followUps, ...style];
};

/** `fromCases` is asked only where the check does not say its inputs itself. */
const worded = (
  check: CheckFacts,
  { inputs, ...explanation }: Explanation,
  fromCases: () => readonly string[] = () => [],
): Worded => ({
  ...{ check, isRun: true },
  told: { title: check.title, ...explanation, inputs: inputs === undefined ? fromCases() : [inputs] },
});
