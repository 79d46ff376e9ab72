/**
 * Part of `npm run build`: copies the grammars that programs are compared by beside the compiled code, each with the
 * licence of its package, which is needed for nothing else and is not installed with the grader.
 */
import { cpSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { languages } from '../harness/classroom/similarity/similarity-file.ts';
import { grammarPath } from '../harness/classroom/similarity/grammars.ts';

const folder = join(import.meta.dirname, '..', 'dist', 'harness', 'classroom', 'similarity', 'grammars');

mkdirSync(folder, { recursive: true });
for (const language of languages) {
  const grammar = grammarPath(language);
  cpSync(grammar, join(folder, basename(grammar)));
  cpSync(join(dirname(grammar), 'LICENSE'), join(folder, basename(grammar).replace('.wasm', '.LICENSE')));
}
