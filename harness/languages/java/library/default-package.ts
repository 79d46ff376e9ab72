/**
 * Submissions from the time when the library's classes were in no package, so that no source imports them. Such a
 * class came before classes that `import java.util.*` brings, and after an import of its name and after the
 * submission's own classes. One import for each name, on the source's first line, means the same today.
 */
import type { Diagnostic } from '../../../contracts/language.ts';
import type { SourceFile, Submission } from '../../../contracts/submission.ts';
import { at, valueOf } from '../../../text/at.ts';
import { classOfFile } from '../class-of-file.ts';
import { withoutTrivia } from '../classfile/source-lines.ts';
import { headOf, isInPackage } from '../package-lines.ts';
import type { LibraryTypes } from './library-types.ts';
import { javaBuildMessages } from '../messages/build.ts';

/** By path, what must stand before the text of a source that uses the library's classes without importing them. */
export const implicitImports = (submission: Submission, types: LibraryTypes): ReadonlyMap<string, string> => {
  const sources = sourcesOf(submission);
  const own = new Set(sources.map(({ path }) => classOfFile(path)));
  const added = sources.map(({ path, text }): [string, string] => {
    const declared = ownNames(text);
    const names = namesIn(text, types).filter((name) => !own.has(name) && !declared.has(name));
    return [path, names.map((name) => `import ${valueOf(types, name)}; `).join('')];
  });
  return new Map(added.filter(([, before]) => before !== ''));
};

/** What to say when the compiler does not know a class that the library has: it was not imported. */
export const importHints = (
  diagnostics: readonly Diagnostic[],
  submission: Submission,
  types: LibraryTypes,
): readonly string[] => {
  const unresolved = diagnostics.filter(({ code }) => code.startsWith('compiler.err.cant.resolve'));
  const hints = sourcesOf(submission).flatMap(({ path, text }) => {
    const told = unresolved.filter((one) => one.path === path).map(({ message }) => message);
    const declared = told.length === 0 ? new Set() : ownNames(text);
    return [...types]
      .filter(([name]) => !declared.has(name) && told.some((message) => isAbout(message, name)))
      .map(([name, full]) => javaBuildMessages.importLibrary({ name, import: full, path }));
  });
  return hints.slice(0, mostHints);
};

const mostHints = 5;
/** The compiler's message about a class or a variable of that name. */
const isAbout = (message: string, name: string): boolean =>
  new RegExp(`symbol:\\s{1,20}(?:class|variable) ${name}(?![\\w$])`, 'u').test(message);

const sourcesOf = ({ roots, extras }: Submission): readonly SourceFile[] =>
  [...roots.values(), ...extras].filter(({ text }) => !isInPackage(text));

/** Names of the library that stand in the text, in comments too: an import that is not used does no harm. */
const namesIn = (text: string, types: LibraryTypes): readonly string[] => {
  const words = new Set(text.match(/(?<![\w$])[A-Z][\w$]{1,60}/gu));
  return [...types.keys()].filter((name) => words.has(name));
};

/** Names that the source imports or declares itself are not the library's. */
const ownNames = (text: string): ReadonlySet<string> => {
  const imported = headOf(text).imports.map(({ name }) => name.replace(/^.*\./u, ''));
  const declared = withoutTrivia(text).matchAll(/(?<![\w$])(?:class|interface|enum|record)\s+([\w$]+)/gu);
  return new Set([...imported, ...Array.from(declared, (match) => at(match, 1))]);
};
