/**
 * The grammars that programs are read with. `npm run build` copies them beside the compiled code, since the packages that
 * hold them are needed for nothing else; a development tree has them in node_modules.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Language as Grammar, Parser } from 'web-tree-sitter';
import { graderFault } from '../../contracts/errors.ts';
import type { Language } from './similarity-file.ts';

const require = createRequire(import.meta.url);

/** By the package that each grammar is in; written out, so that what looks for unused packages finds them. */
const installed = {
  java: () => require.resolve('tree-sitter-java/tree-sitter-java.wasm'),
  typescript: () => require.resolve('tree-sitter-typescript/tree-sitter-typescript.wasm'),
} as const satisfies Record<Language, () => string>;

/**
 * A parser of a language; `delete()` frees its memory.
 * @throws {GraderError} when the grammar is missing or damaged
 */
export const openParser = async (language: Language): Promise<Parser> => {
  const path = grammarPath(language);
  try {
    // Its own .wasm it finds beside its code, from the sources and from dist/ alike: it is a dependency of both.
    await Parser.init();
    return new Parser().setLanguage(await Grammar.load(await readFile(path)));
  } catch (cause) {
    throw graderFault('grammar-not-loaded', 'The grammar by which submissions are compared cannot be loaded.', {
      where: path,
      remedy: 'Install the grader again: a file of it is missing or damaged.',
      cause,
    });
  }
};

/** Absolute; beside this file when that was built, else in node_modules. */
export const grammarPath = (language: Language, folder = import.meta.dirname): string => {
  const built = join(folder, 'grammars', `tree-sitter-${language}.wasm`);
  if (existsSync(built)) return built;
  try {
    return installed[language]();
  } catch {
    return built;
  }
};
