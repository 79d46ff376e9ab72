/** What submissions to any assignment of algs4 are built with, by language; the classes are each assignment's own. */
import { join } from 'node:path';
import type { ApiClass, CauseRule, LanguageFacts } from '../../harness/contracts/language.ts';
import { packageRoot } from '../../harness/platform/package-root.ts';
import { javaScan } from './scan/java.ts';

/** What an assignment of algs4 says about one language. */
export interface OwnFacts {
  readonly api: readonly ApiClass[];
  /** Likely causes of the compiler's messages that this assignment invites, looked at before those of the language. */
  readonly causes?: readonly CauseRule[] | undefined;
}

/** Java with the `algs4` library, its packages `java.util`, `java.io` and so on, and the scan of docs/security.md#the-scan. */
export const javaFacts = (own: OwnFacts): LanguageFacts => ({
  ...own,
  instruments: instruments('java'),
  modules: ['algs4'],
  optionalModules: [],
  scan: javaScan,
});

/** TypeScript with the module `algs4`; a course may permit the queues of three npm packages beside it. */
export const typescriptFacts = (own: OwnFacts): LanguageFacts => ({
  ...own,
  instruments: instruments('typescript'),
  modules: ['algs4'],
  optionalModules: ['min-heap-typed', '@datastructures-js/heap', '@datastructures-js/priority-queue'],
  scan: [],
});

/** A class by its public members, in the language's own notation: those that must be there, and those that may. */
export const apiClass = (name: string, required: readonly string[], optional: readonly string[] = []): ApiClass => ({
  name,
  members: [
    ...required.map((signature) => ({ signature })),
    ...optional.map((signature) => ({ signature, optional: true })),
  ],
});

const instruments = (language: string): string => join(packageRoot(), 'reference', 'instruments', language);
