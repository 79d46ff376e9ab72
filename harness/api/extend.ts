/** An assignment made from another one: a course adds checks and weights, and forks nothing. */
import type { Assignment } from '../contracts/assignment.ts';
import type { AssignmentSettings } from '../contracts/assignment-settings.ts';
import type { Check } from '../contracts/check.ts';
import type { PrepareOptions } from '../contracts/prepare.ts';
import { noteBase } from '../course/own-checks.ts';
import { withinTime } from '../course/within-time.ts';
import type { Extension, MakeChecks } from './extension.ts';
import { requireExtension, wrongExtension } from './require-extension.ts';
import { requirePrepareOptions, type Settable } from './require-prepare-options.ts';

export type { Extension, MakeChecks };

/**
 * The base with what a course adds. Pure: nothing is run, and the base stays as it is.
 * @throws {GraderError} for a part that is unknown or of the wrong kind
 */
export const extend = (base: Assignment, extension: Extension): Assignment => {
  requireExtension(base, extension);
  const { id = base.id, checks = [], sections = [], weights = {}, settings, schema } = extension;
  return {
    ...base,
    id,
    base: base.base ?? base.id,
    get title() {
      return extension.title ?? base.title;
    },
    sections: [...base.sections, ...sections],
    weights: { ...base.weights, ...weights },
    settings: schema === undefined ? base.settings : withSchema(base.settings, schema),
    prepare: async (given) => {
      const options = settings === undefined ? given : changedBy(settings, given, { base, schema });
      const prepared = await base.prepare(options);
      const added: unknown = typeof checks === 'function' ? await withinTime(() => checks(options, prepared)) : checks;
      if (!isChecks(added))
        throw wrongExtension('The function `checks` in `extend` must give a list: [check], not check.');
      noteBase(base, prepared);
      return { options, ...prepared, checks: [...prepared.checks, ...added] };
    },
  };
};

/** The report tells what was set of a course's own keys, as it does of the base's. */
const withSchema = (
  base: AssignmentSettings | undefined,
  schema: AssignmentSettings['schema'],
): AssignmentSettings => ({
  ...base,
  schema: { ...base?.schema, ...schema },
  summary: (given) => ({
    ...base?.summary(given),
    ...Object.fromEntries(
      Object.keys(schema).flatMap((key) => {
        const value = given.values[key];
        return value === undefined ? [] : [[key, typeof value === 'string' ? value : JSON.stringify(value)]];
      }),
    ),
  }),
});

/** What is in it is looked over with the checks of the base. */
const isChecks = (given: unknown): given is readonly Check[] => Array.isArray(given);

const changedBy = (
  settings: NonNullable<Extension['settings']>,
  given: PrepareOptions,
  settable: Settable,
): PrepareOptions =>
  requirePrepareOptions(
    given,
    withinTime(() => settings(copyOf(given))),
    settable,
  );

/** What the function changes in place is seen as a change, too. */
const copyOf = (given: PrepareOptions): PrepareOptions => ({
  ...given,
  weights: { ...given.weights },
  modules: [...given.modules],
  settings: { ...given.settings, values: mapped(given.settings.values) },
});

const mapped = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, copied(value)]));

/** Other objects than those of YAML are what a schema has made: they stay. */
const copied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copied);
  return isPlain(value) ? mapped(value) : value;
};

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
