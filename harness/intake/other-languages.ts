/** Sources that people send in a language that is not asked for, by their extensions. */
const names: Readonly<Record<string, readonly string[]>> = {
  C: ['c'],
  'C#': ['cs'],
  'C++': ['cpp', 'cc', 'cxx', 'hpp'],
  Clojure: ['clj'],
  Dart: ['dart'],
  Go: ['go'],
  Groovy: ['groovy'],
  Haskell: ['hs'],
  JavaScript: ['js', 'mjs', 'cjs', 'jsx'],
  Julia: ['jl'],
  Kotlin: ['kt', 'kts'],
  Lua: ['lua'],
  OCaml: ['ml'],
  Perl: ['pl'],
  PHP: ['php'],
  Python: ['py', 'ipynb'],
  R: ['r'],
  Ruby: ['rb'],
  Rust: ['rs'],
  Scala: ['scala', 'sc'],
  Swift: ['swift'],
};

const byExtension = new Map(
  Object.entries(names).flatMap(([name, extensions]) => extensions.map((extension) => [extension, name] as const)),
);

/** The language of a file by its name, or null. */
export const otherLanguageOf = (path: string): string | null =>
  byExtension.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase()) ?? null;
