/** Where the page of each pair lies: a name that any file system takes, whatever the keys are. */
import type { SimilarPair } from './comparison.ts';
import type { Party } from './similarity-file.ts';

/** `<a>--<b>.html` in a folder, one for each pair, in their order; no two are the same, also where case does not count. */
export const pagePlaces = (pairs: readonly Pick<SimilarPair, 'a' | 'b'>[], folder: string): readonly string[] => {
  const used = new Set<string>();
  return pairs.map(({ a, b }) => {
    const name = unused(`${nameOf(a)}--${nameOf(b)}`, used);
    used.add(name.toLowerCase());
    return `${folder}/${name}.html`;
  });
};

/** Of each submission; two of them and their ending stay within the 255 bytes that a name may have. */
const mostCharacters = 80;

const nameOf = ({ key, label }: Party): string =>
  (label === null ? key : `${label}-${key}`)
    .replace(/[^\w.-]+/g, '_')
    .replace(/^\.+/, '_')
    .slice(0, mostCharacters);

const unused = (name: string, used: ReadonlySet<string>): string => {
  let free = name;
  for (let number = 2; used.has(free.toLowerCase()); number++) free = `${name}--${number}`;
  return free;
};
