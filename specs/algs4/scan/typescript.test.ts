import ts from 'typescript';
import { expect, it } from 'vitest';
import { scan } from '../../../harness/languages/typescript/compiler/scan.ts';
import { expandCase } from '../../../harness/testing/expand-case.ts';
import { fixtureFolder, fixtureNames } from '../../../harness/testing/fixture-names.ts';

it('has nothing to say about any of the TypeScript examples', () => {
  const sources = fixtureNames('submissions*', 'typescript').flatMap((name) =>
    [...expandCase(fixtureFolder(name))].filter(([path]) => path.endsWith('.ts')),
  );
  const found = sources.flatMap(([path, content]) =>
    scan(ts.createSourceFile(path, content.toString(), ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS), new Set()),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
