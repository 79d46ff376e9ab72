/** What the results of many gradings say: scores by section and by operator, and what each check is good for. */
import { type Fate, fateOf, type Outcome, type Result } from './mutant.ts';
import { at } from '../../harness/text/at.ts';

export type Tally = Readonly<Record<Fate | 'equivalent', number>>;

/** A mutant that is marked as equivalent is none that has to be killed, whatever became of it: `unexpected` has those. */
export const tallyOf = (results: readonly Result[]): Tally => {
  const tally = { killed: 0, weak: 0, noted: 0, survived: 0, invalid: 0, equivalent: 0 };
  for (const result of results) tally[result.mutant.equivalent === null ? fateOf(result) : 'equivalent'] += 1;
  return tally;
};

/** How many had to be killed. */
export const faultsIn = ({ killed, weak, noted, survived }: Tally): number => killed + weak + noted + survived;

/** Killed at every seed, of those that had to be killed; 0 to 1, and 1 when there were none. */
export const scoreOf = (tally: Tally): number => (faultsIn(tally) === 0 ? 1 : tally.killed / faultsIn(tally));

/** Mutants that need a person: what is not killed, and what was called equivalent and is not. */
export const openOnes = (results: readonly Result[]): Result[] =>
  results.filter((result) => {
    const fate = fateOf(result);
    if (result.mutant.equivalent !== null) return fate === 'killed' || fate === 'weak' || fate === 'invalid';
    return fate === 'survived' || fate === 'noted' || fate === 'weak' || isBroken(result);
  });

/** Of generated ones: some change what the assignment leaves open. */
const leastShare = 0.97;

/** Is every mutant made by hand killed, and nearly every generated one? None that is marked as equivalent may be. */
export const areKilled = (results: readonly Result[]): boolean => {
  const isSampled = ({ mutant }: Result): boolean => mutant.origin === 'generated' && mutant.equivalent === null;
  return openOnes(results).every(isSampled) && scoreOf(tallyOf(results.filter(isSampled))) >= leastShare;
};

/** One that is made by hand and does not compile is a mistake in its table. */
const isBroken = (result: Result): boolean => fateOf(result) === 'invalid' && result.mutant.origin === 'hand';

/** Killed, but at some seed only with more random inputs than the few. */
export const needingMoreInputs = (results: readonly Result[]): Result[] =>
  results.filter(({ outcomes }) => outcomes.some(({ needsMoreInputs }) => needsMoreInputs === true));

export const groupBy = <T>(all: readonly T[], keyOf: (one: T) => string): [key: string, group: T[]][] =>
  [...Map.groupBy(all, keyOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));

export interface CheckFigures {
  readonly id: string;
  readonly kills: number;
  /** Ids of the mutants that no other check sees. */
  readonly alone: readonly string[];
}

/**
 * By check, in the order given, at the first seed: at further ones only the first kill is waited for. Only of mutants that
 * were asked every check of their section.
 */
export const byCheck = (results: readonly Result[], checks: readonly string[]): CheckFigures[] => {
  const sure = results.filter(({ mutant }) => mutant.origin === 'hand').filter((one) => fateOf(one) === 'killed');
  const seen = sure.map((result) => ({
    id: result.mutant.id,
    failing: at(result.outcomes, 0).failing,
    complete: at(result.outcomes, 0).complete,
  }));
  return checks.map((id) => ({
    id,
    kills: seen.filter(({ failing }) => failing.includes(id)).length,
    alone: seen.filter((one) => one.complete && one.failing.join() === id).map((one) => one.id),
  }));
};

/** Made by hand and killed, but ended at a check that did not finish: others may see them, too. */
export const unfinishedOnes = (results: readonly Result[]): Result[] =>
  results.filter(({ mutant, outcomes }) => mutant.origin === 'hand' && outcomes[0]?.complete === false);

export interface Twin {
  readonly name: string;
  readonly java: Outcome;
  readonly typescript: Outcome;
  /** Was each asked all checks? Otherwise only what finished in both is compared. */
  readonly isWhole: boolean;
  /** Ids of the checks that are compared and fail in one language alone. */
  readonly differing: readonly string[];
  readonly agree: boolean;
}

/** Mutants of the same id and base in both languages, at the first seed. */
export const twinsOf = (results: readonly Result[]): Twin[] => {
  const firsts = new Map(results.map(({ mutant, outcomes: [first] }) => [mutant.id, first]));
  return results
    .filter(({ mutant }) => mutant.origin === 'hand' && mutant.language === 'java' && mutant.equivalent === null)
    .flatMap(({ mutant: { id } }) => {
      const [java, typescript] = [firsts.get(id), firsts.get(id.replace(/^java/, 'typescript'))];
      if (java === undefined || typescript === undefined) return [];
      return [twinOf(id.replace(/^java\//, ''), java, typescript)];
    });
};

/** How many there are, how many of them agree, and how many of these as far as both finished. */
export const twinCounts = (results: readonly Result[]): Readonly<Record<'all' | 'agreeing' | 'partly', number>> => {
  const twins = twinsOf(results);
  const agreeing = twins.filter(({ agree }) => agree);
  return { all: twins.length, agreeing: agreeing.length, partly: agreeing.filter(({ isWhole }) => !isWhole).length };
};

/**
 * At which check a fault that never ends is given up depends on how fast the language is. That check tells nothing of the
 * other language, nor do those after it; those that finished in both answer alike or not, on any computer.
 */
const twinOf = (name: string, java: Outcome, typescript: Outcome): Twin => {
  const isWhole = java.complete && typescript.complete;
  const compared = isWhole
    ? new Set([...java.failing, ...typescript.failing])
    : new Set(java.finished).intersection(new Set(typescript.finished));
  const differing = [...compared].filter((id) => java.failing.includes(id) !== typescript.failing.includes(id));
  return { name, java, typescript, isWhole, differing, agree: java.fate === typescript.fate && differing.length === 0 };
};
