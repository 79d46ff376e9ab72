/**
 * A class without a package may import from packages of the submission's own, and they from one another. Programs are
 * built in the default package: what is imported that way is put there, too.
 */
import type { Sources } from '../../contracts/source-rules.ts';
import type { SourceFile, Submission } from '../../contracts/submission.ts';
import { at } from '../../text/at.ts';
import { classOfFile } from './class-of-file.ts';
import { headOf, holderIn, isInPackage, packageIn, packageOf } from './package-lines.ts';
import { javaSources, withoutPackages } from './sources.ts';

/** `provided`: packages of the library. What is imported from there is not the submission's. */
export const withOwnPackages = (
  submission: Submission,
  provided: ReadonlySet<string>,
): { readonly submission: Submission; readonly notes: readonly string[] } => {
  const sources = { roots: [...submission.roots.values()], extras: submission.extras };
  const { roots, extras, notes } = withoutPackages(sources, importedPackages(sources, provided));
  const byClass = [...submission.roots.keys()].map((name, index) => [name, at(roots, index)] as const);
  return { submission: { ...submission, roots: new Map(byClass), extras }, notes: notes.map(({ message }) => message) };
};

/** Where several classes of one name would come together, their packages are left out. */
const importedPackages = ({ roots, extras }: Sources, provided: ReadonlySet<string>): ReadonlySet<string> => {
  const reached = reachedFrom(roots, extras).flatMap(({ text }) => packageOf(text) ?? []);
  const imported = new Set(reached.filter((name) => !provided.has(name) && !/^(?:javax?|jdk)\./.test(name)));
  const together = [...roots, ...extras].filter(
    ({ text }) => imported.has(packageOf(text) ?? '') || !isInPackage(text),
  );
  const byName = [...Map.groupBy(together.filter(holdsClass), ({ path }) => classOfFile(path)).values()];
  const clashing = byName.filter(({ length }) => length > 1).flat();
  return imported.difference(new Set(clashing.map(({ text }) => packageOf(text))));
};

/** `package-info.java` and `module-info.java` do not. */
const holdsClass = ({ path }: SourceFile): boolean => !classOfFile(path).endsWith('-info');

/** The roots, and the extras that they name and may use, and what these name in turn. */
const reachedFrom = (roots: readonly SourceFile[], extras: readonly SourceFile[]): readonly SourceFile[] => {
  const reached = new Set(roots);
  for (const source of reached) {
    const packages = packagesNear(source.text);
    const near = extras.filter(({ text }) => packages.has(packageOf(text)));
    const paths = near.map(({ path }) => path);
    const named = new Set(javaSources.namedIn(source, paths));
    for (const extra of near) if (named.has(extra.path)) reached.add(extra);
  }
  return [...reached];
};

/** None, its own, and those that it imports from. */
const packagesNear = (text: string): ReadonlySet<string | null> => {
  const { own, imports } = headOf(text);
  const holders = imports.map(({ name }) => holderIn(name));
  return new Set([null, own?.name ?? null, ...holders, ...holders.map(packageIn)]);
};
