/** The correct programs that mutants are made of: submissions of `fixtures/submissions/<language>/passed/`. */
import { join } from 'node:path';
import { packageRoot } from '../../harness/platform/package-root.ts';
import { expandCase } from '../../harness/testing/expand-case.ts';
import type { LanguageId, Program } from './mutant.ts';
import { at } from '../../harness/text/at.ts';

export interface Base {
  readonly language: LanguageId;
  readonly name: string;
  readonly files: Program;
}

/** @throws {GraderError} when there is no such submission */
export const readBase = (language: LanguageId, name: string): Base => {
  const folder = join(packageRoot(), 'fixtures', 'submissions', language, 'passed', name);
  const files = [...expandCase(folder)].map(([path, content]) => [path, content.toString('utf8')] as const);
  return { language, name, files: Object.fromEntries(files) };
};

/** Line and column of an offset, both from 1. */
export const placeIn = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: at(before, -1).length + 1 };
};
