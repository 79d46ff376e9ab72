/** What intake knows of TypeScript sources: each names the files that it imports. */
import type { RelativeFile, SourceRules } from '../../contracts/source-rules.ts';
import type { SourceFile } from '../../contracts/submission.ts';
import { defineMessages } from '../../messages/messages.ts';
import { filesByAlias, joinPath } from './common/resolve.ts';

export const typescriptSources: SourceRules = {
  exactNames: false,
  importsFiles: true,
  namedIn: ({ path, text }: SourceFile, paths: readonly string[]): readonly string[] => {
    const targets = [...text.matchAll(RELATIVE)].map(([, , specifier = '']) => joinPath(path, specifier));
    const stems = new Set(targets.flatMap((target) => (target === null ? [] : [stemOf(target)])));
    const names = new Set([...text.matchAll(OTHER)].map(([, , specifier = '']) => specifier));
    const aliased = names.size === 0 ? [] : [...names].flatMap(filesByAlias(paths));
    return [...new Set([...paths.filter((one) => stems.has(stemOf(one))), ...aliased])];
  },
};

/** A relative path in quotes, whatever it is for. */
const RELATIVE = /(["'])(\.\.?(?:\/[^"'\n]{0,300})?)\1/gu;

/** What is imported by a name that is no path: it may be one that the submission has for a file of its own. */
const OTHER = /\bfrom\s*(["'])([^"'.\n][^"'\n]{0,300})\1/gu;

/** The same for all that an import of the file may write: `a/b`, `a/b.ts`, `a/b.js`, `A/B`, `a/b/index`. */
const stemOf = (path: string): string =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?:\.d)?\.[jt]s$/u, '')
    .replace(/(?:^|\/)index$/u, '');

const relativeMessages = defineMessages('typescript-relatives', {
  script:
    'is JavaScript. If it was compiled, submit the source, {wanted}. Otherwise rename it to {wanted} and declare the types.',
  declarations: 'only declares types; submit the source, {wanted}.',
  otherEnding: 'must be renamed to {wanted}.',
});

/** The longer extension first: `.d.ts` ends in `.ts` too. */
export const typescriptRelatives: readonly RelativeFile[] = [
  { extension: '.d.ts', advice: relativeMessages.declarations },
  ...['.js', '.mjs', '.cjs', '.jsx'].map((extension) => ({ extension, advice: relativeMessages.script })),
  ...['.mts', '.cts', '.tsx'].map((extension) => ({ extension, advice: relativeMessages.otherEnding })),
];
