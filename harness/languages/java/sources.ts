/**
 * What intake knows of Java sources: classes are used by name, and a `package` line is tolerated. Classes are built in the default package, so the line
 * is blanked out, and so are imports of that same package; positions in messages stay true.
 */
import { dirname } from 'node:path/posix';
import type { RelativeFile, SourceRules, Sources, TidiedSources } from '../../contracts/source-rules.ts';
import type { SourceFile } from '../../contracts/submission.ts';
import { defineMessages } from '../../messages/messages.ts';
import { classOfFile } from './class-of-file.ts';
import { javaBuildMessages } from './messages/build.ts';
import { blank, headOf, holderIn, packageIn, packageOf } from './package-lines.ts';

export const javaSources = {
  exactNames: true,
  importsFiles: false,
  namedIn: ({ text }: SourceFile, paths: readonly string[]): readonly string[] => {
    const words = new Set(text.match(/[\w$\u0080-\uffff]+/g));
    return paths.filter((path) => words.has(classOfFile(path)));
  },
  /** Those of packages that it imports from, where its own package is as its folder says. */
  foldersIn: ({ path, text }: SourceFile): readonly string[] => {
    const { own, imports } = headOf(text);
    const inFolders = (name: string): string => `/${name.replaceAll('.', '/')}`;
    const below = inFolders(own?.name ?? '');
    const folder = `/${dirname(path)}`;
    if (own === null || !folder.endsWith(below)) return [];
    const top = folder.slice(0, -below.length);
    return imports.map(({ name }) => `${top}${inFolders(packageIn(name))}`.slice(1));
  },
  tidy: (sources: Sources): TidiedSources =>
    withoutPackages(sources, new Set(sources.roots.flatMap(({ text }) => packageOf(text) ?? []))),
} satisfies SourceRules;

/** Sources of these packages in the default package, and what a student should know about that. */
export const withoutPackages = (sources: Sources, packages: ReadonlySet<string>): TidiedSources => {
  if (packages.size === 0) return { ...sources, notes: [] };
  const strip = (source: SourceFile): SourceFile => ({ ...source, text: stripPackages(source, packages) });
  const [roots, extras] = [sources.roots.map(strip), sources.extras.map(strip)];
  const moved = [...sources.roots, ...sources.extras].filter(({ text }) => packages.has(packageOf(text) ?? ''));
  const names = [...packages].map((name) => `"package ${name};"`).join(' and ');
  const paths = moved.map(({ path }) => path).join(', ');
  const message = javaBuildMessages.packageLeftOut({ count: packages.size, packages: names, paths });
  return { roots, extras, notes: [{ level: 'warning', message }] };
};

/** In a source of another package, which is left as it is, imports go, too: it may be put into the default package later. */
const stripPackages = ({ path, text }: SourceFile, packages: ReadonlySet<string>): string => {
  const { own, imports } = headOf(text);
  const needless = imports.filter(({ name }) => isNeedless(name, classOfFile(path), packages));
  return blank(text, own !== null && packages.has(own.name) ? [own, ...needless] : needless);
};

/** Of a class in the same package, or of what the file's own class holds. */
const isNeedless = (name: string, own: string, packages: ReadonlySet<string>): boolean =>
  packages.has(packageIn(name)) || [...packages].some((one) => holderIn(name) === `${one}.${own}`);

const relativeMessages = defineMessages('java-relatives', {
  compiledClass: 'is a compiled class; submit the source, {wanted}.',
});

export const javaRelatives: readonly RelativeFile[] = [{ extension: '.class', advice: relativeMessages.compiledClass }];
