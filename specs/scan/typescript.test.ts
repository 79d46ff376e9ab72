import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { scan } from '../../harness/languages/typescript/compiler/scan.ts';
import { packageRoot } from '../../harness/package-root.ts';

it('has nothing to say about any of the TypeScript examples', () => {
  const paths = globSync('fixtures/submissions*/typescript/**/*.ts', { cwd: packageRoot() });
  const found = paths.flatMap((path) => {
    const text = readFileSync(join(packageRoot(), path), 'utf8');
    return scan(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS));
  });
  expect(paths.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
