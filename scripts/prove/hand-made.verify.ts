/** That every mutant made by hand compiles. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { prepareRuntime } from '../../harness/languages/java/image.ts';
import { findJdk } from '../../harness/languages/java/jdk.ts';
import { cacheDir } from '../../harness/platform/cache-dir.ts';
import { packageRoot } from '../../harness/platform/package-root.ts';
import { runTool } from '../../harness/sandbox/run-tool.ts';
import { handMade } from './hand-made.ts';
import type { Mutant } from './mutant.ts';
import { scratchFolder } from '../../harness/testing/scratch-folder.ts';

const scratch = scratchFolder('hand-made');

/** The files of all of them, each in a folder of its own; `head` is put before each text. */
const write = (mutants: readonly Mutant[], head: (folder: string) => string): Map<string, Mutant> => {
  const written = new Map<string, Mutant>();
  for (const [index, mutant] of mutants.entries()) {
    for (const [path, text] of Object.entries(mutant.files)) {
      const file = join(scratch, mutant.language, `m${index}`, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, head(`m${index}`) + text);
      written.set(file, mutant);
    }
  }
  return written;
};

describe('the mutants made by hand', () => {
  it('compile in Java', async () => {
    const jdk = findJdk();
    if (typeof jdk === 'string') throw new Error(jdk);
    const files = [...write(handMade('java'), (folder) => `package ${folder}; `).keys()];
    const sources = join(packageRoot(), 'reference', 'instruments', 'java');
    const { library } = await prepareRuntime(jdk, sources, cacheDir());
    const args = ['-proc:none', '-Xlint:unchecked', '-cp', library, '-d', join(scratch, 'classes'), ...files];
    const { stderr } = await runTool(join(jdk.home, 'bin', 'javac'), ['-Xmaxerrs', '1000', ...args]);
    expect(stderr.replaceAll(scratch, '')).toBe('');
  });

  it('compile in TypeScript', () => {
    const written = write(handMade('typescript'), () => '');
    const algs4 = join(packageRoot(), 'reference', 'instruments', 'typescript', 'modules', 'algs4.ts');
    const program = ts.createProgram([...written.keys()], { ...checked, paths: { algs4: [algs4] } });
    const wrong = [...written].flatMap(([path, { id }]) => {
      const file = program.getSourceFile(path);
      const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
      return found.map(({ messageText }) => `${id}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
    });
    expect(wrong).toEqual([]);
  });
});

/** As submissions are checked. */
const checked: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
};
