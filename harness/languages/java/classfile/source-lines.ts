/** Finds in a source text the lines that a class file does not tell: those of classes and fields. */

export interface SourceLines {
  /** The line of the declaration of a class by its simple name; 0 when it is not found. */
  classLine(simpleName: string): number;
  /** The line of a field of that class; 0 when it is not found. */
  fieldLine(simpleName: string, field: string): number;
  /** Where a word stands on a line, or anywhere when the line is 0; the column is 0 when it is not found. 1-based. */
  place(word: string, line: number): { readonly line: number; readonly column: number };
}

export const sourceLines = (text: string): SourceLines => {
  const code = withoutTrivia(text);
  const declarations = declarationsIn(code);
  const lineOf = lineFinder(code);
  const surfaces = new Map<string, Map<string, number>>();
  let texts: readonly string[] | null = null;
  return {
    classLine: (simpleName) => lineOf(declarations.get(simpleName)),
    fieldLine(simpleName, field) {
      const start = declarations.get(simpleName);
      if (start === undefined) return 0;
      const names = surfaces.get(simpleName) ?? fieldsOf(code, start);
      surfaces.set(simpleName, names);
      return lineOf(names.get(field));
    },
    place: (word, line) => placeOf((texts ??= code.split('\n')), word, line),
  };
};

const placeOf = (lines: readonly string[], word: string, line: number): { line: number; column: number } => {
  if (line > 0) return { line, column: wordAt(lines[line - 1] ?? '', word) };
  const index = lines.findIndex((text) => wordAt(text, word) > 0);
  return { line: index + 1, column: wordAt(lines[index] ?? '', word) };
};

/** 1-based; 0 when the word does not stand there by itself. */
const wordAt = (text: string, word: string): number => {
  if (word === '') return 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = text.charAt(at - 1) + text.charAt(at + word.length);
    if (!/[\p{L}\p{N}_$]/u.test(around)) return at + 1;
  }
  return 0;
};

/** Comments, texts and characters as spaces, at the same places. */
const withoutTrivia = (text: string): string =>
  text.replace(
    /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|"""(?:\\[^]|[^\\])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/gu,
    (trivia) => trivia.replace(/[^\n]/gu, ' '),
  );

/** Where the name of each class stands that is declared; the first of several. */
const declarationsIn = (code: string): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const match of code.matchAll(/\b(?:class|interface|enum|record)\s+([\p{L}_$][\p{L}\p{N}_$]*)/gu)) {
    const [whole, name = ''] = match;
    if (!found.has(name)) found.set(name, match.index + whole.length - name.length);
  }
  return found;
};

/** Where each field's name stands, by name: what is in the body of the class itself, or in the header of a record. */
const fieldsOf = (code: string, start: number): Map<string, number> => {
  const found = new Map<string, number>();
  const names = /(?<![\p{L}\p{N}_$])([\p{L}_$][\p{L}\p{N}_$]*)\s*(?=[=;,)]|\[\s*\])/gu;
  for (const match of surface(code, start).matchAll(names)) {
    const name = match[1] ?? '';
    if (!found.has(name)) found.set(name, start + match.index);
  }
  return found;
};

/** The text of a class without what stands in brackets in its body: methods, parameters, values, nested classes. */
const surface = (code: string, from: number): string => {
  const parts: string[] = [];
  let braces = 0;
  let parentheses = 0;
  for (let at = from; at < code.length; at++) {
    const letter = code.charAt(at);
    if (letter === '{') braces++;
    if (letter === '(' && braces === 1) parentheses++;
    parts.push(braces < 2 && parentheses === 0 ? letter : ' ');
    if (letter === ')' && parentheses > 0) parentheses--;
    if (letter === '}' && --braces <= 0) break;
  }
  return parts.join('');
};

const lineFinder = (code: string): ((offset: number | undefined) => number) => {
  const starts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    if (offset === undefined) return 0;
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
};
