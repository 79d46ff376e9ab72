/**
 * What intake knows of Java sources: classes are used by name, and a `package` line is tolerated. Classes are built in the default package, so the line
 * is blanked out, and so are imports of that same package; positions in messages stay true.
 */
import type { SourceRules, Sources, TidiedSources } from '../../contracts/source-rules.ts';
import type { Note, SourceFile } from '../../contracts/submission.ts';
import { at } from '../../text/at.ts';
import { classOfFile } from './class-of-file.ts';
import { javaBuildMessages } from './messages/build.ts';

export const javaSources = {
  exactNames: true,
  importsFiles: false,
  namedIn: ({ text }: SourceFile, paths: readonly string[]): readonly string[] => {
    const words = new Set(text.match(/[\w$\u0080-\uffff]+/g));
    return paths.filter((path) => words.has(classOfFile(path)));
  },
  tidy: (sources: Sources): TidiedSources => {
    const packages = new Set(sources.roots.flatMap(({ text }) => packageOf(text)?.name ?? []));
    if (packages.size === 0) return { ...sources, notes: [] };
    const changed: string[] = [];
    const strip = (source: SourceFile): SourceFile => {
      const text = stripPackages(source, packages);
      if (text !== source.text) changed.push(source.path);
      return { path: source.path, text };
    };
    const [roots, extras] = [sources.roots.map(strip), sources.extras.map(strip)];
    const names = [...packages].map((name) => `"package ${name};"`).join(' and ');
    const message = javaBuildMessages.packageLeftOut({ packages: names, paths: changed.join(', ') });
    return { roots, extras, notes: [{ level: 'warning', message }, ...importNotes([...roots, ...extras], packages)] };
  },
} satisfies SourceRules;

interface Span {
  readonly name: string;
  readonly start: number;
  /** After the semicolon. */
  readonly end: number;
}

/** Does the source say that it is in a package? */
export const isInPackage = (text: string): boolean => packageOf(text) !== null;

/** The declared package, when it stands where the language wants it: before anything but comments. */
const packageOf = (text: string): Span | null => declarationAt(text, skipTrivia(text, 0), 'package');

const stripPackages = ({ path, text }: SourceFile, packages: ReadonlySet<string>): string => {
  const { own, imports } = headOf(text);
  if (own !== null && !packages.has(own.name)) return text;
  const needless = imports.filter(({ name }) => isNeedless(name, classOfFile(path), packages));
  return blank(text, own === null ? needless : [own, ...needless]);
};

/** The package line, and the imports that follow. */
const headOf = (text: string): { readonly own: Span | null; readonly imports: readonly Span[] } => {
  const own = packageOf(text);
  const imports: Span[] = [];
  let next = own;
  do {
    next = declarationAt(text, skipTrivia(text, next?.end ?? 0), 'import');
    if (next !== null) imports.push(next);
  } while (next !== null);
  return { own, imports };
};

/** Of a class in the same package, or of what the file's own class holds. */
const isNeedless = (name: string, own: string, packages: ReadonlySet<string>): boolean =>
  packages.has(packageIn(name)) || [...packages].some((one) => holderIn(name) === `${one}.${own}`);

/** What a name is part of: `a.b` of `a.b.C`. */
const packageIn = (name: string): string => name.replace(/\.[^.]*$/, '');

/** From what a class holds, nothing can be imported once the class is in no package. */
const importNotes = (sources: readonly SourceFile[], packages: ReadonlySet<string>): Note[] => {
  const holders = new Set(sources.flatMap(({ path }) => [...packages].map((one) => `${one}.${classOfFile(path)}`)));
  return sources.flatMap(({ path, text }) => {
    const { own, imports } = headOf(text);
    const left = own === null ? imports.find(({ name }) => holders.has(holderIn(name))) : undefined;
    if (left === undefined) return [];
    const holder = holderIn(left.name).replace(/^.*\./, '');
    const message = javaBuildMessages.importFromClass({ path, import: left.name, class: holder });
    return [{ level: 'error', message, path }];
  });
};

const holderIn = (name: string): string => packageIn(name).replace(/^static /, '');

const blank = (text: string, spans: readonly Span[]): string => {
  const ends = [0, ...spans.map(({ end }) => end)];
  const parts = spans.map(({ start, end }, index) => {
    return text.slice(at(ends, index), start) + text.slice(start, end).replace(/[^\n]/g, ' ');
  });
  return parts.join('') + text.slice(at(ends, -1));
};

/** `package a.b;` or `import a.b.C;` at that very place, null for anything else. A static import's name begins with `static `. */
const declarationAt = (text: string, start: number, keyword: 'package' | 'import'): Span | null => {
  if (!text.startsWith(keyword, start) || !/\s|\//.test(text.charAt(start + keyword.length))) return null;
  const semicolon = text.indexOf(';', start);
  if (semicolon < 0) return null;
  const name = text
    .slice(start + keyword.length, semicolon)
    .replace(/\s+/g, keyword === 'import' ? ' ' : '')
    .trim();
  const compact = name.replace(/ ?\. ?/g, '.');
  return /^[\w$.\u0080-\uffff]+(?:\.\*)?$|^static [\w$.*]+$/.test(compact)
    ? { name: compact, start, end: semicolon + 1 }
    : null;
};

/** The first place at or after `at` that is neither blank nor comment. */
const skipTrivia = (text: string, at: number): number => {
  let place = at;
  for (;;) {
    const spaces = /\s*/y;
    spaces.lastIndex = place;
    spaces.exec(text);
    place = spaces.lastIndex;
    const close = text.startsWith('//', place) ? '\n' : text.startsWith('/*', place) ? '*/' : null;
    if (close === null) return place;
    const end = text.indexOf(close, place + 2);
    if (end < 0) return text.length;
    place = end + close.length;
  }
};
