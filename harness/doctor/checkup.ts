/** What works on this machine, and what is lost without the rest. */
import type { Assignment } from '../contracts/assignment.ts';
import { packageName } from '../contracts/package-name.ts';
import type { Tier } from '../contracts/sandbox.ts';
import { cacheDir } from '../platform/cache-dir.ts';
import { languages } from '../languages/registry.ts';
import { recipeText } from '../sandbox/recipes.ts';
import type { Finding } from './finding.ts';
import { tryIsolation, type Isolation } from './isolation.ts';
import { languageFindings } from './language-findings.ts';
import { nodeFinding } from './node-finding.ts';

const doctorSchema = `${packageName}/doctor/v1` as const;

export interface Checkup {
  readonly schema: typeof doctorSchema;
  /** Can anything be graded here? In a weak tier only when that is allowed. */
  readonly gradable: boolean;
  readonly findings: readonly Finding[];
  readonly isolation: Isolation;
}

/** Why a language could not be prepared, by its id. */
export type Problems = ReadonlyMap<string, string>;

/** Looks at the machine by trying things out. Takes a second or two. */
export const checkup = async (
  assignments: readonly Assignment[],
  problems: Problems,
  allowWeakIsolation: boolean,
): Promise<Checkup> => {
  const [node, ofLanguages, isolation] = await Promise.all([
    nodeFinding(),
    languageFindings(languages, { assignments, problems, cacheDir: cacheDir() }),
    tryIsolation(),
  ]);
  return {
    schema: doctorSchema,
    gradable:
      (isolation.holds || (allowWeakIsolation && isolation.tier !== null)) && ofLanguages.some(({ works }) => works),
    findings: [node, ...ofLanguages, sandboxFinding(isolation)],
    isolation,
  };
};

/** What each tier keeps out, or leaves open. */
const tierTexts: Readonly<Record<Tier, string>> = {
  full: 'every attempt from inside was stopped',
  root: 'every attempt from inside was stopped; without user namespaces it works for root only',
  container: 'a separate user and limits; a submission can read public files and use the network',
  none: 'limits on time and output, on Linux on memory and threads, too, and nothing else',
};

const sandboxFinding = (isolation: Isolation): Finding => ({
  id: 'sandbox',
  title: 'Sandbox',
  works: isolation.holds,
  detail: [
    isolation.tier === null
      ? 'no tier: no submission can be run'
      : `tier ${isolation.tier}: ${tierTexts[isolation.tier]}`,
    ...isolation.rejected.map(({ tier, reason }) => `not ${tier}: ${reason}`),
  ],
  lost: lostWith(isolation),
  remedy: isolation.recipe === null ? null : recipeText(isolation.recipe),
});

const lostWith = ({ tier, holds }: Isolation): string | null => {
  if (tier === 'full') return null;
  if (tier === null) return 'Nothing can be graded, since no submission can be run here. To change that:';
  return holds
    ? 'The tier root has no drawbacks. To get the tier full, which also works for ordinary users:'
    : 'Nothing is graded without a secure sandbox, unless --allow-weak-isolation is given. To get one:';
};
