/** What works on this machine, and what is lost without the rest. */
import type { Assignment } from '../assignment.ts';
import { cacheDir } from '../cache-dir.ts';
import { languages } from '../languages/registry.ts';
import type { Finding } from './finding.ts';
import { tryIsolation, type Isolation } from './isolation.ts';
import { languageFindings } from './language-findings.ts';
import { nodeFinding } from './node-finding.ts';

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
  title: 'Sandbox',
  works: isolation.holds,
  detail: [describe(isolation)],
  lost: isolation.holds
    ? null
    : 'Nothing is graded without a sandbox that holds, unless --allow-weak-isolation is given.',
  remedy: isolation.remedy,
});

const describe = (isolation: Isolation): string => {
  if (isolation.problem !== null) return isolation.problem;
  const leaks = isolation.attempts.filter(({ leaked }) => leaked).length;
  return leaks === 0
    ? `tier ${isolation.tier}: everything that was tried from inside was refused`
    : `tier ${isolation.tier}: ${leaks} of the ${isolation.attempts.length} attempts from inside succeeded`;
};
