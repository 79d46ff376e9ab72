/** A prescribed method that is there under another name: told to be renamed, and not to be made private. Pure. */
import type { ApiFinding } from '../contracts/language.ts';
import { defineMessages } from '../messages/messages.ts';

const messages = defineMessages('api-renamed', {
  missing: '{class} has no public method `{expected}`. If `{found}` is that method, rename it to {name}().',
  extra: '`{found}` is not in the API of {class}. If it is `{expected}`, which is missing, rename it to {name}().',
});

/** A method that a finding is about. */
interface Method {
  readonly finding: ApiFinding;
  readonly text: string;
  readonly name: string;
  /** What it takes and gives, without any names. */
  readonly types: string;
}

/** The same findings, where a method is missing and another one is too much that may be the same. */
export const withRenames = (findings: readonly ApiFinding[]): readonly ApiFinding[] => {
  const said = new Map<ApiFinding, string>();
  for (const ofClass of Map.groupBy(findings, (one) => one.class).values()) {
    for (const [missing, extra] of pairsOf(ofClass)) {
      const facts = { class: missing.finding.class, expected: missing.text, found: extra.text, name: missing.name };
      said.set(missing.finding, messages.missing(facts));
      said.set(extra.finding, messages.extra(facts));
    }
  }
  return findings.map((finding) => ({ ...finding, message: said.get(finding) ?? finding.message }));
};

const pairsOf = (findings: readonly ApiFinding[]): readonly (readonly [missing: Method, extra: Method])[] => {
  const missing = findings.filter(({ kind }) => kind === 'missing').flatMap((one) => methodOf(one, one.expected));
  const extras = findings.filter(({ kind }) => kind === 'extra').flatMap((one) => methodOf(one, one.found));
  const pairs = missing.flatMap((one) => {
    const sameTypes =
      missing.filter(({ types }) => types === one.types).length > 1
        ? []
        : extras.filter(({ types }) => types === one.types);
    const extra = only(extras.filter(({ name }) => isLike(name, one.name))) ?? only(sameTypes);
    return extra === null ? [] : [[one, extra] as const];
  });
  return pairs.filter(([, extra]) => only(pairs.filter((other) => other[1] === extra)) !== null);
};

/** `public int size()`, `size(): number`. A constructor has no other name. */
const methodOf = (finding: ApiFinding, text: string | null): Method[] => {
  const name = /(?<![\w$])([\w$]+) ?\(/u.exec(text ?? '')?.[1];
  if (text === null || name === undefined || [finding.class, 'constructor'].includes(name)) return [];
  const types = text.replace(/(?<![\w$])[\w$]+ ?\(/u, '(').replaceAll(/(?<![\w$])[\w$]+\??: | [\w$]+(?=[,)])/gu, '');
  return [{ finding, text, name, types }];
};

/** `getMoves` for `moves`, `Moves` for `moves`, `solvable` for `isSolvable`. */
const isLike = (name: string, prescribed: string): boolean => {
  const [own, other] = [name.toLowerCase(), prescribed.toLowerCase()];
  return own.includes(other) || other.includes(own);
};

const only = <Item>(items: readonly Item[]): Item | null => (items.length === 1 ? (items[0] ?? null) : null);
