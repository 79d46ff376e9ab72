/** Which checks an argument of `grade explain` means: an id, `*` at the end of one, a section or a group. */
import { usageError } from '../contracts/errors.ts';
import { shellWord } from '../text/shell-word.ts';
import { nearestFew } from '../text/suggest.ts';
import type { ExplainedCheck } from './explained.ts';

export interface Found {
  readonly checks: readonly ExplainedCheck[];
  /** Asked for by its id, or the only one: it is told in full. */
  readonly isOne: boolean;
}

/** Null when nothing of these has the name. */
export const findChecks = (name: string, all: readonly ExplainedCheck[]): Found | null => {
  const word = name.toLowerCase();
  const exact = all.filter(({ id }) => id.toLowerCase() === word);
  const ending = word.endsWith('*') ? all.filter(({ id }) => id.toLowerCase().startsWith(word.slice(0, -1))) : [];
  const inPart = all.filter(({ section, group }) => [section, group].some((part) => part.toLowerCase() === word));
  const checks = [exact, ending, inPart].find((some) => some.length > 0);
  return checks === undefined ? null : { checks, isOne: checks.length === 1 };
};

/** A usage error that suggests what is near; `elsewhere` names an assignment that has it, `options` are those that were given. */
export const unknownName = (
  name: string,
  all: readonly ExplainedCheck[],
  { elsewhere, options }: { readonly elsewhere: string | null; readonly options: string },
): Error => {
  const near = nearNames(name, all);
  const own = elsewhere === null && options === '' ? '; those of your own module: grade explain --assignment FILE' : '';
  const other =
    elsewhere === null
      ? []
      : [`The assignment ${elsewhere} has it: "grade explain ${shellWord(name)} --assignment ${elsewhere}".`];
  const meant = near.length > 0 && elsewhere === null ? [`Did you mean ${near.map(shellWord).join(', ')}?`] : [];
  return usageError('unknown-check', `There is no check, section or group "${name}".`, {
    remedy: [...other, ...meant, `All sections: grade explain${options}${own}`].join(' '),
  });
};

/** Names that what was asked for is only a part of. */
const mostWithin = 3;

const nearNames = (name: string, all: readonly ExplainedCheck[]): readonly string[] => {
  const word = name.toLowerCase();
  const names = all.flatMap(({ id, section, group }) => [id, section, group]);
  // The section `api` has a group `API`: either is found by any capitals.
  const known = [...new Map(names.toReversed().map((one) => [one.toLowerCase(), one])).values()].reverse();
  const near = nearestFew(word, known, Math.max(2, Math.floor(word.length / 3)), (one) => one.toLowerCase());
  return near.length > 0 ? near : known.filter((one) => one.toLowerCase().includes(word)).slice(0, mostWithin);
};
