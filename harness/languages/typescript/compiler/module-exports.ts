/** What permitted modules export, by the texts of their declarations. Pure. */
import { valueAt } from '../common/at.ts';
import type { CompileRequest } from './protocol.ts';

/** `export { In, StdIn } from '../library/std-in'`, `export declare class MinHeap`. */
export const exportsIn = (declaration: string): ReadonlySet<string> =>
  new Set(
    [...declaration.matchAll(/^export (?:type )?\{([^}]*)\}|^export declare (?:abstract )?class (\w+)/gmu)].flatMap(
      ([, list = '', one = '']) => [...list.split(','), one].map((name) => name.trim()),
    ),
  );

/** With it, the compiler invents no default export: it refuses the import itself, and not each use of what was imported. */
export const NO_DEFAULT = 'export declare const __esModule: true;';

/**
 * A permitted module has no default export: `import library from 'library'` gives the module itself, as in Node. Under the name of one
 * of its exports, as in `import Queue from 'library'`, that export was meant.
 */
export const isImportedByName = (
  { name, declaration }: CompileRequest['modules'][number],
  { files, declarations }: Pick<CompileRequest, 'files' | 'declarations'>,
): boolean => {
  const exported = exportsIn(valueAt(declarations, declaration));
  return files.some(({ text }) =>
    [...text.matchAll(DEFAULT_IMPORT)].some(
      ([, first, renamed = '', from]) => from === name && exported.has(first ?? renamed),
    ),
  );
};

/** `import a from 'b'`, `import a, { … } from 'b'`, `import { default as a } from 'b'` */
const DEFAULT_IMPORT =
  /\bimport\s+(?:([\w$]+)\s*(?:,[^'"]{0,300})?|\{\s*default\s+as\s+([\w$]+)[^'"]{0,300})\bfrom\s*["']([^"'\n]+)["']/gu;
