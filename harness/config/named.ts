/** What settings name must be there: assignments, languages, modules; errors have the place in the file where there is one. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Assignment } from '../contracts/assignment.ts';
import { usageError } from '../contracts/errors.ts';
import { fileReason } from '../text/file-reason.ts';
import { suggestion } from '../text/suggest.ts';

type Place = Readonly<{ where?: string }>;

/** Where the value of a key stands in the file; nothing when it does not come from there. */
export const placeOf =
  (places: ReadonlyMap<string, string> | undefined, flags: Readonly<Record<string, unknown>>) =>
  (key: string): Place => {
    const where = flags[key] === undefined ? places?.get(key) : undefined;
    return where === undefined ? {} : { where };
  };

export const findAssignment = (id: string, assignments: readonly Assignment[], place: Place): Assignment => {
  const found = assignments.find((one) => one.id === id);
  if (found !== undefined) return found;
  const known = assignments.map((one) => one.id);
  throw usageError('unknown-assignment', `There is no assignment "${id}".`, {
    ...place,
    remedy: suggestion(id, known),
  });
};

/** What these keys name, from the folder of the settings, must be there; whether it is of use shows when it is read. */
export const requireNamedFiles = (
  keys: readonly string[],
  { config, folder }: { readonly config: Readonly<Record<string, unknown>>; readonly folder: string },
  place: (key: string) => Place,
): void => {
  for (const key of keys) {
    const named = config[key];
    if (typeof named !== 'string' || place(key).where === undefined) continue;
    try {
      statSync(resolve(folder, named));
    } catch (cause) {
      throw usageError('named-file-missing', `"${key}" names "${named}", which cannot be used: ${fileReason(cause)}.`, {
        ...place(key),
        remedy: `Correct the path, which starts from the folder of these settings, or leave "${key}" out.`,
        cause,
      });
    }
  }
};

/** Where no section has points, everyone would have 0. */
export const requirePoints = (
  assignments: readonly Assignment[],
  weights: Readonly<Record<string, number>>,
  place: Place,
): void => {
  const sums = assignments.map((one) =>
    Object.values({ ...one.weights, ...weights }).reduce((sum, points) => sum + points, 0),
  );
  if (sums.length === 0 || sums.some((sum) => sum > 0)) return;
  const module = assignments.find((one) => one.module !== undefined)?.module;
  throw usageError('no-weights', 'All sections weigh 0, so every submission would have 0 points.', {
    where: module,
    ...place,
    remedy: 'Give at least one section a positive weight.',
  });
};

export const requireLanguage = (language: string, assignments: readonly Assignment[], place: Place): void => {
  const known = [...new Set(assignments.flatMap(({ languages }) => Object.keys(languages)))];
  if (known.includes(language)) return;
  const [only] = assignments.length === 1 ? assignments : [];
  const message =
    only === undefined
      ? `No assignment can be graded in "${language}".`
      : `The assignment ${only.id} cannot be graded in "${language}".`;
  throw usageError('unknown-language', message, { ...place, remedy: suggestion(language, known) });
};

export const permitted = (
  modules: readonly string[] = [],
  assignments: readonly Assignment[],
  place: (key: string) => Place,
): readonly string[] => {
  const possible = assignments
    .flatMap(({ languages }) => Object.values(languages))
    .flatMap((facts) => [...facts.modules, ...facts.optionalModules]);
  const index = modules.findIndex((name) => !possible.includes(name));
  const unknown = modules[index];
  if (unknown === undefined) return modules;
  throw usageError(
    'unknown-module',
    `The module "${unknown}" cannot be permitted, because its operations are not counted.`,
    { ...place(`modules.${String(index)}`), remedy: suggestion(unknown, [...new Set(possible)]) },
  );
};
