/** Uses of the course's library that the grader cannot compile: nobody but a person can give the points for them. */
import type { Diagnostic } from '../../../contracts/language.ts';
import type { ScanFinding } from '../../../contracts/scan.ts';
import type { SourceFile } from '../../../contracts/submission.ts';
import { javaBuildMessages } from '../messages/build.ts';
import { packageIn } from '../package-lines.ts';
import type { LibraryTypes } from './library-types.ts';
import { missingTypes } from './missing-types.ts';

/** One for each class, where the compiler first looked for it. Of classes that a source does not import, none: they may be its own. */
export const missingClasses = (
  diagnostics: readonly Diagnostic[],
  sources: Iterable<SourceFile>,
  { types, withoutImports }: { readonly types: LibraryTypes; readonly withoutImports: boolean },
): readonly ScanFinding[] => {
  const texts = new Map([...sources].map(({ path, text }) => [path, text]));
  const [home] = [...types.values()].filter((full) => full.includes('.')).map(packageIn);
  if (home === undefined) return [];
  const found = new Map<string, ScanFinding>();
  for (const diagnostic of diagnostics) {
    const name = unresolvedIn(diagnostic);
    if (name === null || found.has(name) || !missingTypes.has(name)) continue;
    if (withoutImports || isImported(name, home, texts.get(diagnostic.path) ?? ''))
      found.set(name, findingOf(`${home}.${name}`, diagnostic));
  }
  return [...found.values()];
};

const unresolvedIn = ({ code, message }: Diagnostic): string | null =>
  code.startsWith('compiler.err.cant.resolve')
    ? (/symbol:\s+(?:class|variable) (\w+)/u.exec(message)?.[1] ?? null)
    : null;

const isImported = (name: string, home: string, text: string): boolean =>
  text.includes(`${home}.${name}`) || text.includes(`${home}.*`);

const findingOf = (name: string, { path, line, column }: Diagnostic): ScanFinding => ({
  outcome: 'flagged',
  what: name,
  why: javaBuildMessages.missingClass(),
  instead: javaBuildMessages.missingClassRemedy(),
  path,
  line,
  column,
});
