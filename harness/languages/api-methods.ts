/** The names of the methods that an assignment gives its classes. */
import type { ApiClass } from '../contracts/language.ts';

/** Of a class. The name is the word before the parameters: `public int size()`, `map<Item>(change: Change): Item`. */
export const methodsOf = ({ members }: ApiClass): readonly string[] =>
  members.flatMap(({ signature }) => /(\w+)(?:<[^(]*>)?\s*\(/u.exec(signature)?.[1] ?? []);

/** Of each class, for a probe: a substitute serves all editions of an assignment, and is to have the methods of this one. */
export const methodsByClass = (api: readonly ApiClass[]): ReadonlyMap<string, readonly string[]> =>
  new Map(api.map((one) => [one.name, methodsOf(one)]));
