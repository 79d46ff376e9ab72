/** What `settings` of an extended assignment gives is looked over before the base is prepared with it: a slip would change nothing, or everything, in silence. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { complaint } from '../config/problems.ts';
import { shownIn } from '../config/require-options.ts';
import { harnessShape } from '../config/schema.ts';
import { type Assignment, broughtBy } from '../contracts/assignment.ts';
import type { AssignmentSettings, GivenSettings } from '../contracts/assignment-settings.ts';
import type { CheckSet, PrepareOptions } from '../contracts/prepare.ts';
import { suggestion } from '../text/suggest.ts';
import { wrongExtension } from './require-extension.ts';

/** What else there is has a place of its own: it would be told and scored as it was before. */
const changeable = {
  settings: z.object({ values: z.record(z.string(), z.unknown()), folder: z.string() }),
  inputs: harnessShape([]).inputs.unwrap().nullable(),
  checkSet: z.enum(['official', 'extended'] satisfies CheckSet[]),
} satisfies Partial<Readonly<Record<keyof PrepareOptions, z.ZodType>>>;

/** The assignment, and the keys of `grader.config.yaml` that are added to its own. */
export interface Settable {
  readonly base: Assignment;
  readonly schema: AssignmentSettings['schema'] | undefined;
}

/** @throws {GraderError} for something else than the options, and for a part that does not exist, may not change or has a wrong value */
export const requirePrepareOptions = (
  given: PrepareOptions,
  changed: PrepareOptions | null | undefined,
  settable: Settable,
): PrepareOptions => {
  // A function without `return` gives undefined, whatever its type says.
  if (typeof changed !== 'object' || changed === null) {
    throw wrongExtension('The function `settings` in `extend` must give the options that it was given, changed.');
  }
  const [before, after] = [new Map(Object.entries(given)), new Map(Object.entries(changed))];
  const touched = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => !isDeepStrictEqual(before.get(key), after.get(key)),
  );
  for (const key of touched) requireChangeable(key, given);
  requireAll(Object.fromEntries(Object.entries(changeable).filter(([key]) => touched.includes(key))), changed, '');
  if (touched.includes('settings')) requireValues(given.settings, changed.settings, settable);
  return changed;
};

const requireChangeable = (key: string, given: PrepareOptions): void => {
  if (!Object.hasOwn(given, key)) throw unknownPart(key, Object.keys(changeable));
  if (Object.hasOwn(changeable, key)) return;
  throw wrongExtension(
    `The function \`settings\` in \`extend\` must leave "${key}" as it is.`,
    key === 'weights'
      ? 'Give `weights` in `extend`, beside `settings`.'
      : `It may change ${Object.keys(changeable).join(', ')}; for what else there is, see docs/configuration.md.`,
  );
};

/** Keys of other assignments may have been given, and what was given may be another value than a schema takes. */
const requireValues = (given: GivenSettings, { values }: GivenSettings, { base, schema }: Settable): void => {
  const own = broughtBy(base).schema;
  const known = Object.keys({ ...own, ...schema });
  const unknown = Object.keys(values).find((key) => !known.includes(key) && !Object.hasOwn(given.values, key));
  if (unknown !== undefined) throw unknownPart(unknown, known, 'settings.values.');
  const changed = Object.entries(own).filter(([key]) => !isDeepStrictEqual(values[key], given.values[key]));
  requireAll(Object.fromEntries(changed), values, 'settings.values.');
};

const unknownPart = (key: string, known: readonly string[], path = ''): Error =>
  wrongExtension(
    `The function \`settings\` in \`extend\` gives "${path}${key}", which does not exist.`,
    suggestion(key, known),
  );

const requireAll = (shape: Readonly<Record<string, z.ZodType>>, values: object, path: string): void => {
  const issue = z.looseObject(shape).safeParse(values).error?.issues[0];
  if (issue === undefined) return;
  const name = `${path}${issue.path.join('.')}`;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.join('", "') : null;
  const what = unknown === null ? complaint(issue, shownIn(values, issue)) : `must have no "${unknown}"`;
  throw wrongExtension(`The function \`settings\` in \`extend\` gives a wrong value: "${name}" ${what}.`);
};
