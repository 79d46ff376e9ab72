/** What stands at the head of a Java source: its package and its imports, and where. */
import { at } from '../../text/at.ts';

interface Span {
  readonly name: string;
  readonly start: number;
  /** After the semicolon. */
  readonly end: number;
}

/** The declared package, when it stands where the language wants it: before anything but comments. Null for none. */
export const packageOf = (text: string): string | null => packageLine(text)?.name ?? null;

/** Does the source say that it is in a package? */
export const isInPackage = (text: string): boolean => packageOf(text) !== null;

/** The package line, and the imports that follow. */
export const headOf = (text: string): { readonly own: Span | null; readonly imports: readonly Span[] } => {
  const own = packageLine(text);
  const imports: Span[] = [];
  let next = own;
  do {
    // There may be semicolons too many.
    next = declarationAt(text, skipTrivia(text, next?.end ?? 0, ';'), 'import');
    if (next !== null) imports.push(next);
  } while (next !== null);
  return { own, imports };
};

/** What a name is part of: `a.b` of `a.b.C`. */
export const packageIn = (name: string): string => name.replace(/\.[^.]*$/, '');

/** `C` of `a.b.C`. */
export const lastOf = (name: string): string => name.replace(/^.*\./, '');

/** The class that holds what is imported: `a.b.C` of `a.b.C.D`, and of `static a.b.C.d`. */
export const holderIn = (name: string): string => packageIn(name).replace(/^static /, '');

export const blank = (text: string, spans: readonly Span[]): string => {
  const ends = [0, ...spans.map(({ end }) => end)];
  const parts = spans.map(({ start, end }, index) => {
    return text.slice(at(ends, index), start) + text.slice(start, end).replace(/[^\n]/g, ' ');
  });
  return parts.join('') + text.slice(at(ends, -1));
};

const packageLine = (text: string): Span | null => declarationAt(text, skipTrivia(text, 0), 'package');

/**
 * `package a.b;` or an import at that very place, null for anything else. Names are without comments; that of a static
 * import begins with `static `.
 */
const declarationAt = (text: string, start: number, keyword: 'package' | 'import'): Span | null => {
  if (!text.startsWith(keyword, start) || !/\s|\//.test(text.charAt(start + keyword.length))) return null;
  const semicolon = text.indexOf(';', start);
  if (semicolon < 0) return null;
  const name = text
    .slice(start + keyword.length, semicolon)
    .replace(/\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/\s+/g, keyword === 'import' ? ' ' : '')
    .trim();
  const compact = name.replace(/ ?\. ?/g, '.');
  const isName = /^[\w$.\u0080-\uffff]+$/.test(compact);
  return isName || keyword === 'import' ? { name: compact, start, end: semicolon + 1 } : null;
};

/** The first place at or after `at` that is neither blank nor comment, nor one of these characters. */
const skipTrivia = (text: string, at: number, others = ''): number => {
  const trivia = new RegExp(String.raw`(?:[\s${others}]+|//[^\n]*|/\*[^]*?(?:\*/|$))*`, 'y');
  trivia.lastIndex = at;
  trivia.exec(text);
  return trivia.lastIndex;
};
