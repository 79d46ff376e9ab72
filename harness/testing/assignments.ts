/** Assignments with settings of their own, for tests of what the harness does with them. They cannot be graded. */
import { resolve } from 'node:path';
import { z } from 'zod';
import type { AssignmentSettings } from '../contracts/assignment-settings.ts';
import type { Assignment } from '../contracts/assignment.ts';
import type { LanguageFacts } from '../contracts/language.ts';

const facts: LanguageFacts = {
  api: [],
  instruments: '',
  modules: ['library'],
  optionalModules: ['min-heap-typed'],
  scan: [],
};

const settings: AssignmentSettings = {
  schema: {
    folder: z.string().optional(),
    library: z.enum(['named', 'unnamed']).optional(),
    measured: z
      .strictObject({
        factor: z.number().min(1).optional(),
        rule: z.union([z.literal('official'), z.number().min(1)]).optional(),
      })
      .optional(),
  },
  options: [{ key: 'folder', argument: '<dir>', description: 'input files', read: (text) => resolve(text) }],
  summary: () => ({}),
};

const sections = ['correctness', 'memory', 'timing', 'integration', 'performance', 'rules', 'integrity'].map((id) => ({
  id,
  title: id,
}));

/** Of two languages, with settings and sections. */
export const sampleAssignment: Assignment = {
  id: 'sample',
  title: 'A sample',
  languages: { java: facts, typescript: facts },
  sections,
  weights: { compilation: 1, correctness: 1 },
  settings,
  recognise: () => 0,
  prepare: () => Promise.resolve({ checks: [], tables: [], notes: [] }),
};

/** Of one language, without either. */
export const plainAssignment: Assignment = {
  ...sampleAssignment,
  id: 'plain',
  languages: { java: facts },
  sections: [],
  settings: undefined,
};
