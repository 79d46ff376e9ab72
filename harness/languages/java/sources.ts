/**
 * What intake knows of Java sources: classes are used by name, and a `package` line is tolerated. Classes are built in the default package, so the line
 * is blanked out, and so are imports of that same package; positions in messages stay true.
 */
import type { SourceRules, Sources, TidiedSources } from '../../contracts/source-rules.ts';
import type { SourceFile } from '../../contracts/submission.ts';
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
      const text = stripPackages(source.text, packages);
      if (text !== source.text) changed.push(source.path);
      return { path: source.path, text };
    };
    const [roots, extras] = [sources.roots.map(strip), sources.extras.map(strip)];
    const names = [...packages].map((name) => `"package ${name};"`).join(' and ');
    const message = javaBuildMessages.packageLeftOut({ packages: names, paths: changed.join(', ') });
    return { roots, extras, notes: [{ level: 'warning', message }] };
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

const stripPackages = (text: string, packages: ReadonlySet<string>): string => {
  const own = packageOf(text);
  let stripped = text;
  let at = 0;
  if (own !== null) {
    if (!packages.has(own.name)) return text;
    stripped = blank(stripped, own);
    at = own.end;
  }
  for (;;) {
    const imported = declarationAt(text, skipTrivia(text, at), 'import');
    if (imported === null) return stripped;
    if (packages.has(imported.name.replace(/\.[^.]*$/, ''))) stripped = blank(stripped, imported);
    at = imported.end;
  }
};

const blank = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);

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
