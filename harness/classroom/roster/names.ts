/** Names of people compared, as platforms write them: "Doe, Mary-Ann", "Mary-Ann Doe", Canvas's `doemaryann`. */

/** The forms of a name, by which it is found however it is written: two names agree when they share one. `-` has none. */
export const formsOf = (name: string): ReadonlySet<string> => {
  const parts = wordsOf(name);
  const comma = name.indexOf(',');
  const squeezed =
    comma < 0
      ? rotations(parts)
      : [parts.join(''), [...wordsOf(name.slice(comma)), ...wordsOf(name.slice(0, comma))].join('')];
  return new Set([parts.toSorted().join(' '), ...squeezed].filter((form) => form !== ''));
};

interface Named {
  readonly name: string | null;
}

export const namesOf = (people: readonly Named[]): ReadonlySet<string> =>
  new Set(people.flatMap(({ name }) => (name === null ? [] : [...formsOf(name)])));

/** Does one of those have the same name? */
export const isNamedIn = (names: ReadonlySet<string>, { name }: Named): boolean =>
  name !== null && !formsOf(name).isDisjointFrom(names);

/** Both have a name, and not the same one, however it is written. */
export const areNamedApart = (one: Named, other: Named): boolean =>
  one.name !== null && other.name !== null && !isNamedIn(namesOf([one]), other);

/** Marks of other scripts are vowels, and those of kana tell letters apart. */
const accent = /[[\p{M}&&[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}]]--[\u3099\u309A]]/gv;

/** In lower case: platforms and people leave accents out now and then. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(accent, '').toLowerCase();

/** Marks that are drawn as nothing, as sanitize.ts and entry-name.ts write them. */
const unseen = /[\\_]u(?:00AD|061C|180E|200[B-F]|202[A-E]|206[0-9A-F]|FEFF)/g;

export const withoutUnseen = (text: string): string => text.replace(unseen, '');

const wordsOf = (name: string): string[] =>
  withoutAccents(withoutUnseen(name))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** The last word or words before the others, since surnames may have several: `vandermeerjan`. */
const rotations = (parts: readonly string[]): string[] =>
  parts.map((_, index) => [...parts.slice(index), ...parts.slice(0, index)].join(''));

/**
 * Are these surely two people's? Not where they have a word in common, however it is written together, and not where one is
 * in Latin letters and the other is not.
 */
const contradict = (one: string, other: string): boolean => {
  const [words, others] = [wordsOf(one).map(withoutUmlauts), wordsOf(other).map(withoutUmlauts)];
  if (isLatin(words) !== isLatin(others)) return false;
  return !occurs(words, others) && !occurs(others, words);
};

/** `Mueller`, `Müller` without its accent, and `Weiss` for `Weiß`: some passports and platforms write them so. */
const withoutUmlauts = (word: string): string => word.replace(/([aou])e/g, '$1').replace(/ß/g, 'ss');

/** Is a number that two have in common a coincidence? A platform's own may be the university's of another student: then names tell. */
export const isSomebodyElse = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && contradict(one, other);

/** Inside another word short ones are there by chance: `li` in `oliverjones`. */
const occurs = (words: readonly string[], others: readonly string[]): boolean =>
  words.some((word) => {
    if (word.length > 3) return others.join('').includes(word);
    const isTold = word.length > 1 || !isLatin([word]);
    return isTold && others.some((other) => other.startsWith(word) || other.endsWith(word));
  });

const isLatin = (words: readonly string[]): boolean => words.some((word) => /[a-z]/.test(word));
