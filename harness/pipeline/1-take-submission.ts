/** Takes a submission in, for the assignment that was named or for the one that its files speak for. */
import type { Assignment } from '../contracts/assignment.ts';
import { intake, type IntakeResult } from '../intake/intake.ts';
import { languages } from '../languages/registry.ts';
import { at } from '../text/at.ts';
import { gradingMessages } from './messages/grading.ts';

export interface Taken {
  readonly assignment: Assignment;
  readonly result: IntakeResult;
  /** Said in the report, when nobody named the assignment. */
  readonly notes: readonly string[];
}

/** Of several candidates in that language the one that recognises the files best is taken; the first one when none does. */
export async function takeSubmission(
  path: string,
  candidates: readonly Assignment[],
  language: string | null,
): Promise<Taken> {
  const able = candidates.filter(({ languages: own }) => language === null || language in own);
  let best = await takeFor(at(able, 0), path, language);
  if (candidates.length === 1) return { ...best, notes: [] };
  for (const other of able.slice(1)) {
    const next = await takeFor(other, path, language);
    if (sureness(next) > sureness(best)) best = next;
  }
  const said = gradingMessages.recognised({ assignment: best.assignment.id });
  return { ...best, notes: sureness(best) > 0 ? [said] : [] };
}

const sureness = ({ assignment, result }: Omit<Taken, 'notes'>): number =>
  result.kind === 'submission' ? assignment.recognise(result.submission) : 0;

async function takeFor(assignment: Assignment, path: string, language: string | null): Promise<Omit<Taken, 'notes'>> {
  const possible = languages.filter(({ id }) => id in assignment.languages);
  const result = await intake(path, { languages: possible, language, classes: classesOf(assignment) });
  return { assignment, result };
}

/** The classes that an assignment asks for, the same in every language. */
export function classesOf(assignment: Assignment): string[] {
  return [...new Set(Object.values(assignment.languages).flatMap(({ api }) => api.map(({ name }) => name)))];
}
