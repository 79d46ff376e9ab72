/** What works on this machine, and what is lost without the rest. */
import type { Assignment } from '../assignment.ts';
import { cacheDir } from '../cache-dir.ts';
import { languages } from '../languages/registry.ts';
import { recipeText } from '../sandbox/recipes.ts';
import type { Finding } from './finding.ts';
import { tryIsolation, type Isolation } from './isolation.ts';
import { languageFindings } from './language-findings.ts';
import { nodeFinding } from './node-finding.ts';
import { doctorWords, tierWords } from './words.ts';

export interface Checkup {
  readonly schema: '8puzzle-grader/doctor/v1';
  /** Can anything be graded here without --allow-weak-isolation? */
  readonly gradable: boolean;
  readonly findings: readonly Finding[];
  readonly isolation: Isolation;
}

/** Why a language could not be prepared, by its id. */
export type Problems = ReadonlyMap<string, string>;

/** Looks at the machine by trying things out. Takes a second or two. */
export const checkup = async (assignments: readonly Assignment[], problems: Problems): Promise<Checkup> => {
  const [node, ofLanguages, isolation] = await Promise.all([
    nodeFinding(),
    languageFindings(languages, { assignments, problems, cacheDir: cacheDir() }),
    tryIsolation(),
  ]);
  return {
    schema: '8puzzle-grader/doctor/v1',
    gradable: isolation.holds && ofLanguages.some(({ works }) => works),
    findings: [node, ...ofLanguages, sandboxFinding(isolation)],
    isolation,
  };
};

const sandboxFinding = (isolation: Isolation): Finding => ({
  id: 'sandbox',
  title: doctorWords.sandbox(),
  works: isolation.holds,
  detail: [
    doctorWords.tier({ tier: isolation.tier, what: tierWords[isolation.tier]() }),
    ...isolation.rejected.map(({ tier, reason }) => doctorWords.notTier({ tier, reason })),
  ],
  lost: lostWith(isolation),
  remedy: isolation.recipe === null ? null : recipeText(isolation.recipe),
});

const lostWith = ({ tier, holds }: Isolation): string | null => {
  if (tier === 'full') return null;
  return holds ? doctorWords.rootTier() : doctorWords.weakTier();
};
