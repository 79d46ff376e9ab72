/** What is kept of graded models: the signs of the cases of each check that they fail. */
import type { CheckResult } from '../../harness/contracts/report.ts';
import type { ModelFile } from '../../specs/slider-puzzle/diagnosis/models.ts';
import { nameOf, passed, type SharedInputs, signsOf, unknown } from '../../specs/slider-puzzle/diagnosis/signs.ts';
import { at, defined, valueOf } from '../../harness/text/at.ts';

export interface GradedModel {
  readonly id: string;
  readonly fault: string;
  readonly checks: readonly CheckResult[];
}

/** What asks about the code as such tells nothing of a fault. */
const sections: ReadonlySet<string> = new Set(['correctness']);

/** With itself a model shares all inputs. */
const own: SharedInputs = { sameSeed: true, count: Infinity };

export const modelFileOf = (
  graded: readonly GradedModel[],
  given: Pick<ModelFile, 'seed' | 'randomInputs'>,
): ModelFile => {
  const failing = graded.map(({ checks, ...model }) => ({ ...model, checks: checks.filter(isTelling) }));
  const cases = casesOf(failing.flatMap(({ checks }) => checks));
  const models = failing
    .filter(({ checks }) => checks.length > 0)
    .map(({ id, fault, checks }) => ({ id, fault, signs: linesOf(checks, cases) }));
  return { ...given, cases: Object.fromEntries([...cases].map(([check, names]) => [check, [...names]])), models };
};

const isTelling = ({ section, verdict }: CheckResult): boolean =>
  sections.has(section) && verdict !== 'passed' && verdict !== 'skipped';

const casesOf = (checks: readonly CheckResult[]): Map<string, Set<string>> => {
  const names = new Map<string, Set<string>>();
  for (const { id, cases } of checks) {
    names.set(id, (names.get(id) ?? new Set()).union(new Set(cases.map(nameOf))));
  }
  return names;
};

const linesOf = (checks: readonly CheckResult[], cases: ReadonlyMap<string, Set<string>>): Record<string, string> => {
  const lineOf = ([check, signs]: [string, ReadonlyMap<string, string>]): [string, string] => [
    check,
    [...valueOf(cases, check)].map((name) => signs.get(name) ?? passed).join(' '),
  ];
  return Object.fromEntries([...signsOf(checks, own)].map(lineOf));
};

/** One line for each model, so that a change shows as such. */
export const modelFileText = ({ models, ...head }: ModelFile): string => {
  const lines = models.map((model) => JSON.stringify(model)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"models":[\n${lines}\n]}\n`;
};

const casesIn = (cases: ModelFile['cases'], check: string): readonly string[] =>
  defined(cases[check], `there are no cases of ${check}`);

/**
 * The models of `known` without those that were made anew, and these. A check that one of these fails has the cases of today: those
 * that are new are not known of the other models.
 */
export const withModels = (known: ModelFile, made: ModelFile): ModelFile => {
  const isNew = new Set(made.models.map(({ id }) => id));
  const cases = { ...known.cases, ...made.cases };
  const fitted = (file: ModelFile) =>
    file.models.map(({ signs, ...model }) => ({
      ...model,
      signs: Object.fromEntries(
        Object.entries(signs).map(([check, line]) => {
          const byName = new Map(line.split(' ').map((sign, index) => [at(casesIn(file.cases, check), index), sign]));
          return [
            check,
            casesIn(cases, check)
              .map((name) => byName.get(name) ?? unknown)
              .join(' '),
          ];
        }),
      ),
    }));
  return { ...made, cases, models: [...fitted(known).filter(({ id }) => !isNew.has(id)), ...fitted(made)] };
};
