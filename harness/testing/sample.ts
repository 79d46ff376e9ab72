/** Which examples `npm test` has time for: always the same ones. All of them are for `npm run verify`. */
import { basename, dirname, join } from 'node:path';
import { at } from '../text/at.ts';
import { isNamed } from '../text/is-named.ts';

/** Kinds of examples with a fault of which one for each check is enough. */
const failed = ['failed', 'api-error'];
/** Kinds that use up a limit, of which one example is enough. */
const limited = ['timed-out', 'out-of-memory'];
/** Of so many correct ones there is one: each is asked nearly everything, which takes longest. */
const correct = 20;

/**
 * Of examples that several languages have, one, in turn; of those with a fault, as few as fail every check that one of them
 * fails; of those that use up a limit, one for each limit; of the correct ones, every twentieth. `names`: by language,
 * `failed/twin-random` and so on. Gives, by `java/failed/twin-random` and so on, the checks to see failing: of those with a
 * fault the ones that none before fails, since each is seen once.
 */
export function sampleOf(
  names: ReadonlyMap<string, readonly string[]>,
  failing: (path: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const all = inTurn(names);
  const few = fewFailingAll(
    all.filter((path) => failed.includes(kindOf(path))),
    failing,
  );
  const chosen = all.filter((path, index) => {
    const kind = kindOf(path);
    if (failed.includes(kind)) return few.has(path);
    if (limited.includes(kind)) return all.findIndex((other) => kindOf(other) === kind) === index;
    return kind !== 'passed' || index % correct === 0;
  });
  return new Map(chosen.map((path) => [path, few.get(path) ?? failing(path)]));
}

/** Chosen one by one, each time the one that fails most checks which none before it fails; the first of equal ones. */
function fewFailingAll(
  paths: readonly string[],
  failing: (path: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const chosen = new Map<string, readonly string[]>();
  const left = new Set(paths.flatMap(failing));
  const gained = (path: string): string[] => [...left].filter((check) => isNamed(check, failing(path)));
  while (left.size > 0) {
    const most = paths.reduce((best, path) => (gained(path).length > gained(best).length ? path : best));
    const gains = gained(most);
    chosen.set(
      most,
      failing(most).filter((own) => gains.some((check) => isNamed(check, [own]))),
    );
    for (const check of gains) left.delete(check);
  }
  return chosen;
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
