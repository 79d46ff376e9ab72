/**
 * Part of `npm run build`: copies the grammars that programs are compared by beside the compiled code, each with the
 * licence of its package, which is needed for nothing else and is not installed with the grader.
 */
import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { grammarFiles } from '../harness/classroom/similarity/grammars.ts';

const folder = join(import.meta.dirname, '..', 'dist', 'harness', 'classroom', 'similarity', 'grammars');
const { resolve } = createRequire(import.meta.url);

mkdirSync(folder, { recursive: true });
for (const { package: name, file } of Object.values(grammarFiles)) {
  cpSync(resolve(`${name}/${file}`), join(folder, file));
  cpSync(resolve(`${name}/LICENSE`), join(folder, `${name}.LICENSE`));
}
