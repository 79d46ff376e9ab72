/** What a grader may be asked to grade: each of its assignments in each language, with the checks that they prepare. */
import type { Resolved } from '../config/resolve.ts';
import type { Prepared, PrepareOptions } from '../contracts/prepare.ts';
import type { CheckChoice } from '../contracts/settings.ts';
import { optionsFor, permitModules } from '../course/prepare-options.ts';
import { prepareSound } from '../course/require-sound.ts';
import { choosePrepared } from '../engine/choose-prepared.ts';
import { languages } from '../languages/registry.ts';
import type { PreparedLanguage } from './fingerprint.ts';

/** @throws {GraderError} when the settings name a check that is there in none of them, or fit none for another reason */
export const prepareAll = async (
  { assignments, settings }: Pick<Resolved, 'assignments' | 'settings'>,
  seeds: Pick<PrepareOptions, 'seed' | 'hiddenSeed'>,
): Promise<readonly PreparedLanguage[]> => {
  const pairs = assignments.flatMap((assignment) =>
    languages.flatMap((language) => {
      const facts = assignment.languages[language.id];
      return facts === undefined ? [] : [{ assignment, language, facts: permitModules(facts, settings.modules) }];
    }),
  );
  const all = await Promise.all(
    pairs.map(async (pair) => {
      const prepare = (checks: CheckChoice): Promise<Prepared> =>
        prepareSound(pair.assignment, optionsFor({ ...pair, settings: { ...settings, checks }, seeds }));
      const prepared = await prepare(settings.checks);
      let wider: Promise<Prepared> | null = null;
      const choose: Chooser = (choice) => choosePrepared(prepared, choice, (checks) => (wider ??= prepare(checks)));
      return { ...pair, checks: prepared.checks, choose };
    }),
  );
  await requireNames(
    settings.checks,
    all.map(({ choose }) => choose),
  );
  return all;
};

type Chooser = (choice: CheckChoice) => Promise<unknown>;

/** Which assignment is graded may show only in the files: a name may be that of a check of one alone. */
const requireNames = async (choice: CheckChoice, choosers: readonly Chooser[]): Promise<void> => {
  const { off, visibility, details } = choice;
  const names = new Set([...off, ...[...visibility, ...details].map(({ name }) => name)]);
  for (const one of [...[...names].map((name) => onlyOf(choice, name)), choice]) {
    const tried = await Promise.allSettled(choosers.map((choose) => choose(one)));
    const refused = tried.filter((result) => result.status === 'rejected');
    if (refused[0] !== undefined && refused.length === tried.length) throw refused[0].reason;
  }
};

const onlyOf = ({ off, visibility, details, ...rest }: CheckChoice, wanted: string): CheckChoice => ({
  ...rest,
  off: off.filter((name) => name === wanted),
  visibility: visibility.filter(({ name }) => name === wanted),
  details: details.filter(({ name }) => name === wanted),
});
