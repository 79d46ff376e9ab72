/** Submissions with the same files are one: a class that hands in the same 300 times has one content, and no pairs. */
import { at } from '../../text/at.ts';
import { sha256 } from '../../text/sha256.ts';
import type { EarlierText, SourceText, SubmissionText } from './comparison.ts';
import type { Language, Party } from './similarity-file.ts';

export interface HashedFile extends SourceText {
  /** Of its text as it was handed in, in hex; of a file that is cut, of the whole. */
  readonly sha256: string;
}

/** What one or more submissions consist of. */
export interface Content {
  /** Of this year first, in the order given. The first names it. */
  readonly parties: readonly Party[];
  /** As the first one's paths are, in its order. No two have the same text. */
  readonly files: readonly HashedFile[];
  /** No one of this year handed it in. */
  readonly isEarlier: boolean;
}

/** Contents in the order of their first submissions, this year's before the earlier ones. Files of other languages are left out. */
export const distinctContents = (
  submissions: readonly SubmissionText[],
  earlier: readonly EarlierText[],
  language: Language,
): readonly Content[] => {
  const all = [
    ...submissions.map((one) => ({ ...one, label: null })),
    ...earlier.map(({ label, ...one }) => ({ ...one, label })),
  ].map(({ key, label, files }) => ({ party: { key, label }, files: hashed(files, language) }));
  return [...Map.groupBy(all, ({ files }) => identityOf(files)).values()].map((same) => ({
    parties: same.map(({ party }) => party),
    files: at(same, 0).files,
    isEarlier: same.every(({ party }) => party.label !== null),
  }));
};

/** The files of the language, as their names say, each as its compiler reads it. */
export const sourcesIn = (files: readonly SourceText[], language: Language): readonly HashedFile[] =>
  files
    .filter(({ path }) => endings[language].test(path))
    .map((file) => ({ ...file, text: asRead[language](file.text), sha256: file.cutFrom ?? sha256(file.text) }));

const endings = { java: /\.java$/i, typescript: /\.[cm]?ts$/i } as const satisfies Record<Language, RegExp>;

/** In a literal of one character an escape is a token as well. Reports show as `\x01` and `\u{E0001}` what nobody sees. */
const escapes = /'\\u+[\da-f]{4}'|(?<!\\)((?:\\\\)*)\\(?:u+([\da-f]{4})|x([\da-f]{2})|u\{[\da-f]+\})/gi;

type Code = string | undefined;

/** What Java has in place of escapes before it reads anything else; nothing for characters that count for nothing in a name. */
const inJava = (text: string): string =>
  text.replace(escapes, (escape, before: Code, code: Code, control: Code) =>
    before === undefined ? escape : before + standsFor(Number.parseInt(code ?? control ?? '0', 16)),
  );

const standsFor = (code: number): string => {
  const character = String.fromCharCode(code).replace('\r', '\n');
  return /[\n\t\f]/.test(character) ? character : character.replace(/[\p{Cf}\p{Cc}]/u, '');
};

/** Between tokens these are spaces. As they are written, in a text or a pattern, they are a part of one token all the same. */
const inTypeScript = (text: string): string => text.replace(/\\(?:uFEFF|u202[89]|x0[BC])/g, ' ');

const asRead = { java: inJava, typescript: inTypeScript } as const;

const hashed = (files: readonly SourceText[], language: Language): HashedFile[] => {
  const read = sourcesIn(files, language);
  return [...Map.groupBy(read, ({ sha256 }) => sha256).values()].map((same) => at(same, 0));
};

const identityOf = (files: readonly HashedFile[]): string =>
  files
    .map(({ sha256 }) => sha256)
    .sort()
    .join(' ');
