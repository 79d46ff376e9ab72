/** Which examples `npm test` has time for: always the same ones. All of them are for `npm run verify`. */
import { basename, dirname, join } from 'node:path';
import { at } from '../text/at.ts';

/** Kinds of examples with a fault of which one for each check is enough. */
const failed = ['failed', 'api-error'];
/** Of so many correct ones there is one: each is asked nearly everything, which takes longest. */
const correct = 9;

/**
 * Of examples that several languages have, one, in turn; of those with a fault, the first to fail some check; of the
 * correct ones, every ninth. `names`: by language, `failed/twin-random` and so on. Gives `java/failed/twin-random` and so on.
 */
export function sampleOf(
  names: ReadonlyMap<string, readonly string[]>,
  failing: (path: string) => readonly string[],
): string[] {
  const found = new Set<string>();
  const isNew = (path: string): boolean => {
    const before = found.size;
    for (const check of failing(path)) found.add(check);
    return found.size > before;
  };
  return inTurn(names).filter((path, index) => {
    const kind = kindOf(path);
    if (failed.includes(kind)) return isNew(path);
    return kind !== 'passed' || index % correct === 0;
  });
}

export const hasFault = (path: string): boolean => !['passed', 'not-gradable'].includes(kindOf(path));

/** `failed` of `java/failed/twin-random`, and of `failed/twin-random`. */
export const kindOf = (path: string): string => basename(dirname(path));

/** Each name once, in the next of its languages. */
function inTurn(names: ReadonlyMap<string, readonly string[]>): string[] {
  const all = [...new Set([...names.values()].flat())].sort();
  let turn = 0;
  return all.map((name) => {
    const known = [...names.keys()].filter((language) => names.get(language)?.includes(name));
    const language = known.length === 1 ? at(known, 0) : at(known, turn++ % known.length);
    return join(language, name);
  });
}
