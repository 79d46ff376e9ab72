/** What a course's own assignment must look like. */
import { z } from 'zod';
import type { AssignmentSettings } from '../contracts/assignment-settings.ts';
import type { Assignment } from '../contracts/assignment.ts';
import type * as language from '../contracts/language.ts';
import { languages } from '../languages/registry.ts';
import { aFunction, exact, type PartsOf } from './check-shape.ts';
import { sectionsShape } from './section-shape.ts';

const facts = exact({
  api: z.array(
    exact({
      name: z.string(),
      members: z.array(
        exact({ signature: z.string(), optional: z.boolean().optional() } satisfies PartsOf<language.ApiMember>),
      ),
      open: z.boolean().optional(),
    } satisfies PartsOf<language.ApiClass>),
  ),
  instruments: z.string(),
  modules: z.array(z.string()),
  optionalModules: z.array(z.string()),
  scan: z.array(z.unknown()),
  causes: z
    .array(
      exact({
        codes: z.array(z.string()),
        message: z.instanceof(RegExp).optional(),
        cause: aFunction,
      } satisfies PartsOf<language.CauseRule>),
    )
    .optional(),
} satisfies PartsOf<language.LanguageFacts>);

/** Of whichever copy of zod: a course may have its own. */
const aSchema = z.custom<unknown>(
  (value) => value instanceof z.core.$ZodType,
  'expected a schema, such as z.string().optional(), made with the `z` of the package',
);

const settings = exact({
  schema: z.record(z.string(), aSchema),
  paths: z.array(z.string()).optional(),
  options: z.array(z.unknown()).optional(),
  forStaff: z.array(z.string()).optional(),
  summary: aFunction,
  library: aFunction.optional(),
} satisfies PartsOf<AssignmentSettings>);

const ids = languages.map(({ id }) => id);

/** A submission is looked through for them before its language is known. */
const hasSameClasses = ([first, ...others]: readonly z.infer<typeof facts>[]): boolean => {
  const namesOf = (one: typeof first): string => JSON.stringify(one?.api.map(({ name }) => name).toSorted());
  return others.every((one) => namesOf(one) === namesOf(first));
};

/** Of the default export of a module. */
export const assignmentShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'expected small letters, digits and hyphens'),
  base: z.string().optional(),
  title: z.string().min(1),
  languages: z
    .record(z.string(), facts)
    .refine(
      (named) => Object.keys(named).length > 0 && Object.keys(named).every((id) => ids.includes(id)),
      `expected facts for ${ids.join(' or ')}`,
    )
    .refine((named) => hasSameClasses(Object.values(named)), 'expected the same classes in each language'),
  sections: sectionsShape,
  weights: z.record(z.string(), z.number().min(0).max(1_000_000)),
  recognise: aFunction,
  prepare: aFunction,
  settings: settings.optional(),
  hasExtendedChecks: z.boolean().optional(),
  provedInputs: z.int().positive().optional(),
  starters: z.record(z.string(), z.unknown()).optional(),
  commands: z.array(z.unknown()).optional(),
  module: z.string().optional(),
} satisfies PartsOf<Assignment>);
